#!/bin/sh
# link_map.sh FILE COMMAND...: runs a link with --print-map, and keeps in FILE what it prints of where things are.
map=$1
shift
exec "$@" >"$map"
