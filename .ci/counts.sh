# Counts the instructions and allocations of workloads, for the scripts that source this with `root` set. The counts
# repeat from run to run, whatever else the machine does.
# shellcheck shell=bash
# shellcheck disable=SC2034  # the needs are used by the scripts that source this

count_needs=(tool:valgrind:valgrind)

# Else the places in hash tables, and with them the counts, differ from run to run by half a percent.
export SWIFT_DETERMINISTIC_HASHING=1

# instructions PROGRAM NAME COUNT: prints how many instructions the program runs for so many steps of the workload.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" "$3" 2>&1 |
    sed -n 's/.*Collected : *\([0-9]*\).*/\1/p'
}

# allocations PROGRAM NAME COUNT: prints how often the program asks for memory.
allocations() {
  valgrind --tool=memcheck --leak-check=no --undef-value-errors=no "$1" "$2" "$3" 2>&1 |
    sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' | tr -d ,
}

# total COUNTER PROGRAM NAME STEPS: what so many steps cost together, without what comes before the first.
total() {
  local once twice
  once=$("$1" "$2" "$3" "$4") twice=$("$1" "$2" "$3" $(($4 * 2)))
  [[ -n $once && -n $twice ]] || return 1
  echo $((twice - once))
}

# per_step COUNTER PROGRAM NAME STEPS: what one step costs.
per_step() {
  local all
  all=$(total "$@") || return 1
  echo $((all / $4))
}
