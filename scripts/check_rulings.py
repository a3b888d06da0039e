#!/usr/bin/env python3
"""Fails if a ruling has no test, or a test's tag names no ruling.

engine/games/<game>/RULINGS lists a game's rulings, one id per line (text after the id is free; # starts a comment).
In tests/games/<game>/*.cpp each test case has the tag of the ruling that it proves: [R7].
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CASE = re.compile(r'TEST_CASE\(\s*"(?:[^"\\]|\\.)*"\s*,\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')


def main():
    faults = []
    for folder in sorted((ROOT / "engine/games").iterdir()) if (ROOT / "engine/games").is_dir() else []:
        if not folder.is_dir():
            continue
        rulings, tests = folder / "RULINGS", ROOT / "tests/games" / folder.name
        if not rulings.exists():
            if (tests / "rulings_test.cpp").exists():
                faults.append(f"{rulings.relative_to(ROOT)} is missing")
            continue
        listed = [line.split()[0] for line in rulings.read_text(encoding="utf-8").splitlines()
                  if line.strip() and not line.startswith("#")]
        for name in sorted({name for name in listed if listed.count(name) > 1}):
            faults.append(f"{folder.name}: {name} is listed twice")
        tagged = {}
        for file in sorted(tests.glob("*.cpp")):
            for match in CASE.finditer(file.read_text(encoding="utf-8")):
                for tag in re.findall(r"\[(R[0-9]+[a-z]?)\]", match[1]):
                    tagged.setdefault(tag, file.relative_to(ROOT))
        faults += [f"{folder.name}: {name} has no test" for name in listed if name not in tagged]
        faults += [f"{file}: [{tag}] is no ruling of {folder.name}" for tag, file in sorted(tagged.items()) if tag not in listed]
    print("\n".join(faults), end="\n" if faults else "")
    sys.exit(1 if faults else 0)


main()
