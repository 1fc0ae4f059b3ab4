# What run.sh and the scripts beside this file share. Sourced, with `root` set to the package's folder.
# shellcheck shell=bash
# shellcheck disable=SC2034  # the lists are used by the scripts that source this

: "${root:?is set by the script that sources this}"

demo=$root/.build/release/detent-demo
lab=$root/.build/release/detent-lab
demo_stamp=$root/.build/demo.stamp

# How released programs are built: with the Swift library inside, and offering nothing to other libraries, so that the loader
# has less to look up before the first picture and memory less to hold; and without the checks of exclusive access and of the
# actor that a function runs on, which the tests make.
release_options=(-c release --static-swift-stdlib -Xlinker --no-export-dynamic -Xswiftc -enforce-exclusivity=unchecked)
release_options+=(-Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation)

# Where the linker looks for libraries first.
inner_libraries=$root/.build/inner

# What the linker reads: the functions that a start, a drag and a swipe run, which .ci/hot-functions finds out, and where it
# puts what has no name.
hot_functions=$root/.ci/hot-functions.txt
layout=$root/.ci/layout.ld

# Where LLVM's linker is, the functions that are needed lie side by side, so that fewer pages of the program are read and
# held; and where the C library can unpack them (2.36 or newer), the places that it has to correct are packed.
add_layout() {
  local version
  [[ -x $(dirname "$(readlink -f "$(command -v swift)")")/ld.lld ]] || return 0
  release_options+=(-Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections)
  release_options+=(-Xlinker --symbol-ordering-file="$hot_functions" -Xlinker --no-warn-symbol-ordering)
  release_options+=(-Xlinker --script="$layout")
  version=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed -n 's/^glibc 2\.\([0-9]*\).*/\1/p')
  [[ ${version:-0} -lt 36 ]] || release_options+=(-Xlinker -zpack-relative-relocs)
}

# The C++ library is inside too where it is there to be linked: the Swift library needs little of it, and a library that is
# loaded is corrected and held as a whole.
add_inner_libraries() {
  local library file
  rm -rf "$inner_libraries"
  mkdir -p "$inner_libraries"
  for library in libstdc++.a libgcc_eh.a; do
    file=$(gcc -print-file-name="$library")
    [[ $file == /* ]] || return 0
    ln -s "$file" "$inner_libraries"
  done
  release_options+=(-Xlinker "-L$inner_libraries" -Xlinker -l:libgcc_eh.a)
}

# What the options are on this machine; to be called before anything is built with them.
complete_release_options() {
  [[ -z ${has_release_options:-} ]] || return 0
  has_release_options=yes
  add_layout
  add_inner_libraries
}

# build_released PRODUCT…: builds released programs, without symbols. The package manager does not know that the linker reads
# the layout; and the compiler leaves alone an object whose code is the same under other options, even if the object is not.
build_released() {
  local product program options=$root/.build/release.options
  if [[ $(cat "$options" 2>/dev/null) != "${release_options[*]}" ]]; then
    rm -rf "$root"/.build/release/*.build
    mkdir -p "$root/.build"
    printf '%s' "${release_options[*]}" >"$options"
  fi
  for product in "$@"; do
    say "building $product"
    program=$root/.build/release/$product
    [[ ! $hot_functions -nt $program && ! $layout -nt $program ]] || rm -f "$program"
    (cd "$root" && swift build "${release_options[@]}" -Xlinker -s --product "$product") >&2 ||
      die 1 "$product does not build"
  done
}

# What a part of the project needs, as "check:name:package of Debian". A check is `lib` (pkg-config knows it), `tool`
# (a command), `part` (a file that the C compiler finds when it links), `font` (a language that a font speaks),
# `shared` (a library that a running program loads) or `module` (a driver of Xorg).
build_needs=(
  tool:gcc:gcc # Swift's own clang links with the start files and libraries of this one
  part:crt1.o:libc6-dev
  part:libstdc++.so:g++
  tool:ld.gold:binutils-gold # on older systems another name of binutils
  tool:pkg-config:pkg-config
  lib:x11:libx11-dev
  lib:xext:libxext-dev
  lib:xrandr:libxrandr-dev
  lib:xcursor:libxcursor-dev
  lib:xi:libxi-dev
  lib:cairo:libcairo2-dev
  lib:pixman-1:libpixman-1-dev
  lib:pangocairo:libpango1.0-dev
)
test_needs=(
  lib:xtst:libxtst-dev
  tool:Xvfb:xvfb
  tool:xdotool:xdotool
  tool:Xorg:xserver-xorg-core
  module:drivers/dummy_drv.so:xserver-xorg-video-dummy
)
tour_needs=(tool:Xvfb:xvfb tool:xdotool:xdotool tool:import:imagemagick)
check_needs=(tool:shellcheck:shellcheck)
optional_needs=(font:ko:fonts-nanum shared:libcanberra.so.0:libcanberra0)

# Standard output belongs to the event log: everything that is said goes to standard error.
say() { printf 'run.sh: %s\n' "$*" >&2; }

die() {
  local status=$1
  shift
  say "$*"
  exit "$status"
}

is_there() {
  local kind=${1%%:*} name=${1#*:}
  name=${name%%:*}
  case $kind in
    lib) pkg-config --exists "$name" 2>/dev/null ;;
    tool) command -v "$name" >/dev/null ;;
    part) [[ $(gcc -print-file-name="$name" 2>/dev/null) == /* ]] ;;
    font) [[ -n $(fc-list ":lang=$name" family 2>/dev/null) ]] ;;
    module) [[ -e /usr/lib/xorg/modules/$name ]] ;;
    shared) [[ $(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null) == *"$name "* ]] ;;
  esac
}

# Sets `missing` to the packages for those needs that this machine does not meet.
find_missing() {
  local need
  missing=()
  for need in "$@"; do
    is_there "$need" || missing+=("${need##*:}")
  done
}

# Whether somebody is there to type a password.
has_terminal() { [[ -z ${CI:-} ]] && { : </dev/tty; } 2>/dev/null; }

as_root() {
  if [[ $EUID -eq 0 ]]; then
    "$@"
  elif has_terminal; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

install_packages() {
  command -v apt-get >/dev/null || return 1
  [[ $EUID -eq 0 ]] || command -v sudo >/dev/null || return 1
  say "installing $*"
  {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
  } </dev/null >&2
}

# Installs what is missing of the needs; ends the program when it cannot.
ensure_packages() {
  find_missing "$@"
  [[ ${#missing[@]} -eq 0 ]] && return
  install_packages "${missing[@]}" || true
  hash -r
  find_missing "$@"
  [[ ${#missing[@]} -eq 0 ]] || die 1 "cannot install what is missing; please install: ${missing[*]}"
}

# Installs what is nice to have; goes on without it.
ensure_optional() {
  find_missing "${optional_needs[@]}"
  [[ ${#missing[@]} -eq 0 ]] && return
  install_packages "${missing[@]}" ||
    say "goes on without ${missing[*]}: Korean text may show boxes, clicks may be silent"
}

ensure_swift() {
  command -v swift >/dev/null || die 1 "Swift is missing; install Swift 6.2 or newer from https://www.swift.org/install"
  local output version
  output=$(swift --version 2>&1) || die 1 "Swift is there but does not start: ${output%%$'\n'*}"
  version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$output")
  version=${version%%$'\n'*}
  local major=${version%%.*} minor=${version#*.}
  ((${major:-0} > 6 || (${major:-0} == 6 && ${minor:-0} >= 2))) ||
    die 1 "Swift ${version:-of unknown version} is too old; install 6.2 or newer from https://www.swift.org/install"
}

# Which compiler the demo was built with, cheaply: where it is and when it was installed.
toolchain() {
  local swift
  swift=$(command -v swift) || return 0
  stat -L -c '%n %Y %s' "$swift"
}

# Whether the demo is newer than everything it is made from. A folder is newer when a file left it or came to it.
is_demo_fresh() {
  [[ -x $demo && -x $lab && -f $demo_stamp ]] || return 1
  [[ $(<"$demo_stamp") == "$(toolchain)" ]] || return 1
  [[ -z $(find "$root/Package.swift" "$root/Sources" "$root/Resources" "$root/.ci/common.sh" "$hot_functions" "$layout" -newer "$demo_stamp" -print -quit) ]]
}

# Builds the demo unless it is fresh. The stamp is as old as the start of the build: what changes meanwhile counts.
ensure_demo() {
  is_demo_fresh && return
  ensure_swift
  ensure_packages "${build_needs[@]}"
  mkdir -p "$root/.build"
  toolchain >"$demo_stamp.new"
  complete_release_options
  build_released detent-demo detent-lab
  mv "$demo_stamp.new" "$demo_stamp"
}
