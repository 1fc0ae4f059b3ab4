#!/usr/bin/env bash
# Builds and starts the demo, runs the tests, and is the gate. `./run.sh --help` is the demo's own help.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=.ci/common.sh
source "$root/.ci/common.sh"

usage() {
  cat <<'TEXT'
usage: ./run.sh [run] [OPTIONS…]   build what is needed and start the demo; without a display, play the tour
       ./run.sh lab COMMAND…       work on the files of the lab's sessions: verify, replay, report, forget
       ./run.sh test [OPTIONS…]    run the tests; the options go to `swift test`
       ./run.sh check              run the whole gate
       ./run.sh bench [OPTIONS…]   measure, and write Benchmarks/RESULTS.md; see .ci/bench
       ./run.sh docs               build the documentation into .build/docs
       ./run.sh help               this text

The demo's options:
TEXT
}

show_usage() {
  usage
  ensure_demo
  "$demo" --help
}

# Whether the options name a way to run without the environment's display.
needs_no_display() {
  local option
  for option in "$@"; do
    case $option in
      --offscreen | --help | --version | --display | --display=*) return 0 ;;
    esac
  done
  return 1
}

run_demo() {
  ensure_demo
  if [[ -n ${DISPLAY:-} ]] || needs_no_display "$@"; then
    exec "$demo" "$@"
  fi
  exec "$root/.ci/tour" "$@"
}

run_lab() {
  ensure_demo
  exec "$lab" "$@"
}

run_tests() {
  ensure_swift
  ensure_packages "${build_needs[@]}" "${test_needs[@]}"
  cd "$root"
  say "running the tests"
  exec swift test --disable-xctest "$@"
}

main() {
  local command=run
  case ${1:-} in
    run | lab | test | check | bench | docs | help) command=$1 && shift ;;
    -*) ;;
    '') ;;
    *) die 2 "'$1' is not a command; commands are run, lab, test, check, bench, docs, help" ;;
  esac
  case $command in
    run) run_demo "$@" ;;
    lab) run_lab "$@" ;;
    test) run_tests "$@" ;;
    check) exec "$root/.ci/check" "$@" ;;
    docs) exec "$root/.ci/docs" "$@" ;;
    bench) exec "$root/.ci/bench" "$@" ;;
    help) show_usage ;;
  esac
}

main "$@"
