# A private X server, for the script that sources this. Call `stop_children` from its EXIT trap.
# shellcheck shell=bash

xvfb_pid=
demo_pid=

# Starts an Xvfb on a free display number and sets DISPLAY.
start_xvfb() {
  local number
  exec {display_pipe}< <(exec Xvfb -displayfd 1 -screen 0 "$1" -nolisten tcp -noreset 2>/dev/null)
  xvfb_pid=$!
  read -r -t 20 number <&"$display_pipe" || die 1 "Xvfb does not start"
  export DISPLAY=:$number
}

# Ends the demo that this script started, and nothing else.
stop_demo() {
  stop "$demo_pid"
  demo_pid=
}

# Ends what this script started, and nothing else.
stop_children() {
  stop_demo
  stop "$xvfb_pid"
  xvfb_pid=
}

# Ends a child, if there is one.
stop() {
  [[ -n $1 ]] && kill "$1" 2>/dev/null || return 0
  wait "$1" 2>/dev/null || true
}
