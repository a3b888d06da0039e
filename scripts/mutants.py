#!/usr/bin/env python3
"""Plants the faults of tests/mutants.txt, one at a time, in a copy of the sources under build/mutants, and says which test
finds each first: scripts/mutants.py [--only WORDS] [--steps native,asan,wasm,browser]. Steps run in the given order until one
finds the fault. "browser" runs only if the fault names browser tests; "compile" only checks that the fault compiles, as every
fault must. A fault takes minutes, so this is not part of `scripts/dev test`."""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / "build/mutants"
LONGEST = 1200  # seconds of one step


def mutants():
    """[(file, browser tests or None, old, new)]. The program ends if a fault's old text is not in its file exactly once."""
    blocks = re.findall(r"^(\S+)(?: browser (.+))?\n- (.+)\n\+ (.*)$", (ROOT / "tests/mutants.txt").read_text(), re.M)
    for file, _, old, _ in blocks:
        count = (ROOT / file).read_text().count(old)
        if count != 1:
            sys.exit(f"{file}: {count} times, not once: {old}")
    return blocks


def run(command, **more):
    try:
        done = subprocess.run(command, cwd=COPY, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=LONGEST, **more)
    except subprocess.TimeoutExpired:
        return 1, "it never ends"
    return done.returncode, done.stdout


def copy_sources():
    """Writes only what differs, so that a fault left by a run that was stopped is compiled away, and nothing else is compiled again."""
    listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        source, copy = ROOT / name, COPY / name
        if not source.exists() or (copy.exists() and copy.read_bytes() == source.read_bytes()):
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(source.read_bytes())
        copy.chmod(source.stat().st_mode)
    for folder in (".deps", "node_modules"):
        if not (COPY / folder).exists():
            (COPY / folder).symlink_to(ROOT / folder)


class DoesNotCompile(Exception):
    pass


def build(preset, target):
    status, said = run(["bash", "-c", f"cmake --preset {preset} >/dev/null && cmake --build --preset {preset} --target {target}"])
    if status:
        errors = re.findall(r"^.*\berror: .*$", said, re.M)
        raise DoesNotCompile(errors[0] if errors else said[-200:])


def first_failure(said):
    named = re.search(r"^-{20,}\n(.+)\n(?:.+\n)*?-{20,}", said, re.M) or re.search(r"^not ok (.+?)(?: \([\d.]+ s\))?$", said, re.M)
    return named.group(1).strip() if named else said.strip().splitlines()[-1][:100] if said.strip() else "silence"


def found_by(step, file, browser):
    """What finds the fault in that step: the name of a test, or None. Tests with a tag of the file's own path run first."""
    if step == "browser":
        if not browser:
            return None
        build("wasm", "site")
        status, said = run(["node", "tests/browser/run.mjs", "--again", "0", "--only", browser])
    elif step == "compile":
        build("native", "orrery_engine")
        build("native", "orrery_front_end")
        return None
    else:
        build(step, "orrery_tests")
        program = ["node", "build/wasm/orrery_tests.cjs"] if step == "wasm" else [f"build/{step}/orrery_tests"]
        words = [word.removesuffix("s") for word in pathlib.PurePath(file).with_suffix("").parts[1:]]
        words += [word + "s" for word in words]
        own, others = ",".join(f"[{word}]" for word in words), "".join(f"~[{word}]" for word in words)
        for tests, more in ((own, {}), (others, {"ORRERY_SAMPLE": "1"}), (others, {})):  # a sample finds most of the rest in a minute
            status, said = run([*program, tests, "--abort", "--allow-running-no-tests", "--order", "rand", "--rng-seed", "1"],
                               env={**os.environ, **more})
            if status:
                break
    return first_failure(said) if status else None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    parser.add_argument("--steps", default="native,asan,wasm,browser")
    parser.add_argument("--check", action="store_true", help="only see whether the text of each fault is there")
    options = parser.parse_args()
    if options.check:
        mutants()
        return
    copy_sources()
    found = tried = 0
    for file, browser, old, new in mutants():
        if options.only not in f"{file} {old}":
            continue
        path = COPY / file
        whole = path.read_text()
        path.write_text(whole.replace(old, new))
        tried += 1
        start = time.monotonic()
        end, by = "NOT", ""
        try:
            for step in options.steps.split(","):
                if file.startswith("shell/") and step != "browser":
                    continue
                by = found_by(step, file, browser)
                if by:
                    end = step
                    found += 1
                    break
        except DoesNotCompile as error:
            end, by = "INVALID", str(error)
        print(f"{end:8} {time.monotonic() - start:5.0f} s  {file}: {old}" + (f"\n         {by}" if by else ""), flush=True)
        path.write_text(whole)
    print(f"{found} of {tried} found")


main()
