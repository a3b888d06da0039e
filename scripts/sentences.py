#!/usr/bin/env python3
"""Prints every sentence that people read, with its source, grouped by part, so that one can read a part in one go.

    scripts/sentences.py            all parts
    scripts/sentences.py rise web   parts whose name holds one of these words
    scripts/sentences.py --check    sentences that stand in code and not in assets/words, and fails if there are any

It reads the messages of assets/words, string literals of C++ and JavaScript, and the words of the page, the lessons and the catalogues. The pieces of one expression
stand on one line: `…` stands for a value, `|` separates the sides of a choice. It leaves out notation, ids, marks, paths and
code: text that has neither a lower-case word nor the form of a label ("Play").
"""
import json
import pathlib
import re
import signal
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PARTS = [
    ("words", ["assets/words/en/*.ftl"]),
    ("lessons", ["assets/tutorials/*.json"]),
    ("engine: core", ["engine/core/*", "engine/*.cpp", "engine/*.h"]),
    *((f"engine: {game.name}", [f"engine/games/{game.name}/*"]) for game in sorted((ROOT / "engine/games").iterdir())),
    ("engine: record", ["engine/record/*/*"]),
    ("engine: bots", ["engine/bots/*", "engine/bots/worker/*"]),
    ("engine: terminal", ["engine/cli/*", "engine/puzzles/*"]),
    ("web", ["web/*"]),
    ("web: screens", ["web/screens/*"]),
    ("web: widgets", ["web/widgets/*"]),
    ("web: boards", ["web/boards/*", "web/boards/*/*"]),
    ("shell", ["shell/*"]),
]

# ---- What is a sentence

SMALL_WORD = re.compile(r"(?<![\w/.:#-])[a-z']{2,}(?![\w/:=(-])")
LABEL = re.compile(r"[A-Z][a-z]+(?: [A-Za-z-]+)*[.…!?]?")
KEYS = {"Enter", "Escape", "Tab", "Meta", "Control", "Shift", "Alt"}  # on a keyboard
CODE = re.compile(r"::|^[\w-]+/[\w/.-]+$|^[.#]?[\w-]+[{>]|^M\d|^\s*[{[(<]\w|[;=]\s*$|^%|\\u|orrery:|^default-src|^use strict$")


def is_sentence(text):
    plain = text.replace(" | ", "|").strip("|")
    words = plain.strip(" …")
    if not words or CODE.search(words) or words in KEYS:
        return False
    if LABEL.fullmatch(words):
        return True
    return " " in plain and SMALL_WORD.search(words) is not None


# ---- C++ and JavaScript: literals, and which of them belong to one expression

TOKEN = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/|^[ \t]*\#[^\n]*)
  | R"(?P<mark>[^()\s]*)\((?P<raw>.*?)\)(?P=mark)"
  | "(?P<double>(?:[^"\\\n]|\\.)*)"
  | (?<![\w])'(?P<single>(?:[^'\\\n]|\\.)*)'
  | `(?P<template>(?:[^`\\]|\\.)*)`
  | (?P<regexp>(?<=[(,=:!&|?{};\n])\s*/(?![/*])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*)
  | (?P<skip>\b(?:assert|static_assert|find|contains|starts_with|ends_with|querySelector|querySelectorAll)\()
  | (?P<choice>[?:](?![?:.]))
  | (?P<stop>[;{},]|\b(?:case|return|default)\b|<<)
""", re.VERBOSE | re.DOTALL | re.MULTILINE)


def without_blanks_of_code(template):
    return re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "…", template)


def unescaped(text):
    text = re.sub(r"\\u\{?([0-9A-Fa-f]{4,5})\}?", lambda code: chr(int(code[1], 16)), text)
    return text.replace('\\"', '"').replace("\\'", "'").replace("\\n", " ").replace("\\`", "`").replace("\\\\", "\\")


def sentences_of_code(source, is_script):
    found, pieces, line = [], [], 0
    end, between, skipping = 0, "", False

    def flush():
        nonlocal pieces
        text = "".join(pieces)
        if is_sentence(text):
            found.append((line, text))
        pieces = []

    for token in TOKEN.finditer(source):
        between += source[end:token.start()]
        end = token.end()
        kind = token.lastgroup
        if kind == "comment":
            continue
        if kind in ("regexp", "skip"):
            skipping = kind == "skip"
            continue
        if kind == "choice" and pieces:
            if pieces[-1] != " | ":
                pieces.append(" | ")
            between = ""
            continue
        if kind == "stop":
            flush()
            between, skipping = "", False
            continue
        if kind in ("mark", "raw", "double", "single", "template"):
            if kind == "single" and not is_script:
                continue
            if skipping:
                between, skipping = "", False
                continue
            text = next(token[name] for name in ("raw", "double", "single", "template") if token[name] is not None)
            text = unescaped(without_blanks_of_code(text) if kind == "template" else text)
            if not pieces:
                line = source.count("\n", 0, token.start()) + 1
                if re.search(r"\w\)?\s*\+\s*$", between):
                    pieces.append("…")
            elif re.sub(r"[\s()+]|\w+\.\w+\($", "", between) and pieces[-1] != " | ":
                pieces.append("…")
            pieces.append(text)
            between = ""
    flush()
    return found


# ---- The page, the lessons and the catalogues

def sentences_of_page(source):
    source = re.sub(r"<!--.*?-->|<(script|style)\b.*?</\1>", lambda cut: "\n" * cut[0].count("\n"), source, flags=re.DOTALL)
    said = re.compile(r'(?:aria-label|title|placeholder|alt)="([^"]+)"|name="description" content="([^"]+)"|>([^<>]+)<')
    for match in said.finditer(source):
        text = " ".join((match[1] or match[2] or match[3]).replace("&hellip;", "…").split())
        if is_sentence(text):
            yield source.count("\n", 0, match.start()) + 1, text


def sentences_of_lesson(source):
    spoken = re.compile(r'"(title|text|ask|otherwise|done)":\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\])')
    for match in spoken.finditer(source):
        said = json.loads(match[2])
        for text in [said] if isinstance(said, str) else said:
            yield source.count("\n", 0, source.index(json.dumps(text, ensure_ascii=False), match.start())) + 1, text


def sentences_of_catalogue(source):
    for match in re.finditer(r'("(?:[^"\\]|\\.)*")(:?)', source):
        text = json.loads(match[1])
        if not match[2] and is_sentence(text):  # what is followed by a colon is a key
            yield source.count("\n", 0, match.start()) + 1, text


def sentences_of_words(source):
    """Each message on one line, with its forms: `{ $n -> [one] 1 card *[other] { $n } cards }`."""
    for match in re.finditer(r"^[a-z][\w-]* =(.*(?:\n[ }].*)*)", source, flags=re.MULTILINE):
        yield source.count("\n", 0, match.start()) + 1, " ".join(match[1].split())


def sentences(path):
    source = path.read_text(encoding="utf-8")
    if path.suffix in (".cpp", ".h", ".js"):
        return sentences_of_code(source, path.suffix == ".js")
    if path.suffix == ".html":
        return list(sentences_of_page(source))
    if path.suffix == ".ftl":
        return list(sentences_of_words(source))
    if path.name == "catalogue.json":
        return list(sentences_of_catalogue(source))
    if path.suffix == ".json":
        return list(sentences_of_lesson(source))
    return []


# What somebody at a shell reads stays in code, and so do the names of keys, which shell/keys-dialog.js translates.
IN_CODE = re.compile(r"^engine/(cli|puzzles)/|_native\.cpp$|^engine/games/template/rules\.cpp$|^web/screens/table_keys\.cpp$|^shell/sw\.js$")
WRITTEN = re.compile(r"^[A-Z][^|]* [a-z]{2,}")


def check():
    faults = []
    for path in sorted({path for _, patterns in PARTS for pattern in patterns for path in ROOT.glob(pattern)}):
        name = str(path.relative_to(ROOT))
        if path.suffix in (".cpp", ".h", ".js") and not IN_CODE.search(name):
            faults += [f"{name}:{line}: {text.strip()}" for line, text in sentences(path) if WRITTEN.search(text.strip())]
    if faults:
        print("These sentences belong in assets/words/en:\n" + "\n".join(faults))
    return bool(faults)


def main():
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # so that `| head` ends it quietly
    wanted = sys.argv[1:]
    if wanted == ["--check"]:
        sys.exit(check())
    for part, patterns in PARTS:
        if wanted and not any(word in part for word in wanted):
            continue
        lines = []
        for path in sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}):
            name = path.relative_to(ROOT)
            lines += [f"{name}:{line}: {text.strip()}" for line, text in sentences(path)]
        if lines:
            print(f"\n== {part}\n" + "\n".join(lines))


if __name__ == "__main__":
    main()
