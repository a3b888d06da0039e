#!/bin/sh
# link.sh BINARYEN MAP COMMAND...: runs a link with --print-map, writes the linker's map to MAP, and lets mark.mjs mark
# the module between linker and optimiser. BINARYEN: the folder of Binaryen's tools. Emscripten calls
# wasm-emscripten-finalize right after the linker, so this script puts its own in that place. Emscripten finds it by
# PATH or by EM_BINARYEN_ROOT.
set -e
binaryen=$1 map=$2 here=$(cd "$(dirname "$0")" && pwd)
shift 2
tools=${map%.map}-tools
mkdir -p "$tools/bin"
for tool in "$binaryen"/wasm-*; do ln -sf "$tool" "$tools/bin/"; done
rm -f "$tools/bin/wasm-emscripten-finalize"
cat >"$tools/bin/wasm-emscripten-finalize" <<FINALIZE
#!/bin/sh
for word; do case \$word in *.wasm) module=\$word; break ;; esac; done
node "$here/mark.mjs" --module "\$module" --map "$map" --folder "$PWD" && exec "$binaryen/wasm-emscripten-finalize" "\$@"
FINALIZE
chmod +x "$tools/bin/wasm-emscripten-finalize"
PATH=$tools/bin:$PATH EM_BINARYEN_ROOT=$tools exec "$@" >"$map"
