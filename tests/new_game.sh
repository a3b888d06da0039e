#!/usr/bin/env bash
# Begins a new game as an author would, in a copy of the sources under build/: `scripts/dev new-game`, its line in the
# list of games, a match in the terminal, its own tests and the laws. Called by `scripts/dev test`. It prints one line
# per check, and at the end "N passed, N failed". Only build/new-game.log stays.
set -uo pipefail
cd "$(dirname "$0")/.."
root=$PWD copy=$PWD/build/new-game log=$PWD/build/new-game.log name=vega
passed=0 failed=0
trap 'rm -rf "$copy"' EXIT

check() {  # check WHAT COMMAND...
  local what=$1
  shift
  if "$@" >>"$log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf 'not ok %s (%s)\n' "$what" "${log#"$root/"}"
  fi
}

# All files that git knows, without the build; .deps is shared with this folder.
copy_sources() {
  rm -rf "$copy" && mkdir -p "$copy" || return
  git ls-files -z -co --exclude-standard | tar -c --null --ignore-failed-read -T - | tar -x -C "$copy" || return
  ln -sfn "$root/.deps" "$copy/.deps"
}

make_game() {
  scripts/dev new-game "$name" || return
  echo "$name" >>engine/games.txt
}

laid_out() { find "engine/games/$name" "tests/games/$name" -name '*.cpp' -o -name '*.h' | xargs clang-format-14 --dry-run -Werror; }

play_in_terminal() {
  local end link
  end=$(scripts/dev orrery trace --game "$name" --seats 3 --seed 1 | tail -1)
  link=$(sed -nE 's/.*"link":"([0-9A-Za-z]+)".*/\1/p' <<<"$end")
  printf '%s\n' "$end"
  [ -n "$link" ] && build/native/orrery check "$link"
}

# Only the new game's tests and the laws: the other tests are built elsewhere.
build_tests() {
  find tests/* -name '*_test.cpp' ! -path '*/laws/*' ! -path "*/games/$name/*" -delete
  find tests/games/* -prune ! -name "$name" -exec rm -r {} +
  cmake --build --preset native -j "${ORRERY_JOBS:-$(nproc 2>/dev/null || echo 2)}" --target orrery_tests
}
bless() { ORRERY_BLESS=1 build/native/orrery_tests "[playthroughs],[links],[counts]"; }
laws() { ORRERY_SEEDS=5 build/native/orrery_tests "[laws]~[link]~[attacks]"; }

: >"$log"
check "the sources can be copied" copy_sources
cd "$copy" || exit
export CCACHE_BASEDIR=$copy CCACHE_NOHASHDIR=1
check "new-game makes its folders" make_game
check "they are laid out" laid_out
check "they include what they may" scripts/check_includes.py
check "they have their rulings" scripts/check_rulings.py
check "a match is played in the terminal" play_in_terminal
check "its tests are built" build_tests
check "playthroughs and links are blessed" bless
check "its rulings and examples hold" build/native/orrery_tests "[$name]"
check "the laws hold" laws
printf '%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
