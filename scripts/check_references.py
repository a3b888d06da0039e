#!/usr/bin/env python3
"""Fails when a comment or a Markdown file names a file that is not there, or a section that its rulebook does not have.

A file is named by its path or the end of it: camera.h, kit/camera.h. `<game>`, `*`, words in capitals and the example game
`vega` stand for any name. What the build makes is listed below.

In the folders of a game, 6.3 and R14 are a section and a ruling of its rules. The rulebook assets/rulebooks/<game>.md has
sections in the braces of its headings; RULINGS has all rulings.

    scripts/check_references.py [FILE]...    all files of the repository, or only these
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Not in the repository: what cmake/games.cmake makes, the page's module in its parts, other files of the site, an example.
MADE = {"say.h", "say.js", "shell.json", "words/<language>/shell.json",
        "games.h", "boards.h", "lessons.h", "shown.h", "generated/games.h",
        "modules/<target>.mjs", "<target>-<game>.wasm", "<target>-later.wasm", "whole/<target>-uncut.wasm", "app-<game>.wasm",
        "app-later.wasm", "app.0123456789.wasm", "DIR/app-<game>.wasm", "DIR/app-later.wasm", "FILE.wasm.names.json",
        "links.html", "seats.html", "rulebooks/<game>.html", "rulebooks/<language>/<game>.html", "previews/<game>.png", "previews/orrery.png",
        "licenses/LICENSES.txt", "version.json", "orrery.xdc", "/var/lib/orrery/relay.db"}
DATA = ("tests/links/", "tests/playthroughs/", "tests/fuzz/corpus/", "package-lock.json")

FOLDERS = "assets|cmake|engine|scripts|shell|tests|web"
ENDINGS = "h|cpp|mjs|cjs|js|py|md|json|txt|scn|cmake|sh|html|css|webmanifest|svg|png|wasm|xdc|db"
FILE = re.compile(rf"(?<![\w@.<>*/-])[\w@.*<>/-]*[\w*>]\.(?:{ENDINGS})\b(?![\w(]|\.\w)")
FOLDER = re.compile(rf"(?<![\w@.<>*/-])(?:{FOLDERS})/[\w@.*<>/-]*[\w*>]")
TWINS = re.compile(r"([\w/<>*-]+)\.h \.cpp")  # board.h .cpp
SECTION = re.compile(r"(?<![\w.:#])(\d{1,2}\.\d{1,2})(?![\w.:]| s\b| %)|\b[Ss]ections? (\d{1,2})(?![\w.])|\b(R\d+)\b")
GAME = re.compile(r"(?:engine/games|tests/games|web/boards)/([a-z]+)/")

SLASHES = re.compile(r"(?<![:\w\"'\\/])//([^\n]*)|/\*(.*?)\*/", re.S)
HASHES = re.compile(r'(?:^|(?<=\s))#([^\n]*)|^"""(.*?)"""', re.S | re.M)
WHOLE = re.compile(r"(.+)", re.S)
COMMENTS = {**dict.fromkeys((".h", ".cpp", ".mjs", ".cjs", ".js", ".css"), SLASHES), ".md": WHOLE,
            **dict.fromkeys((".py", ".sh", ".cmake", ".txt", ".scn", ""), HASHES), ".html": re.compile(r"<!--(.*?)-->", re.S)}


def listed():
    """The files of this checkout, those that are not committed yet too."""
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in names.stdout.splitlines() if (ROOT / name).is_file()]


def comments_of(path):
    """Its comments, each with the number of its first line."""
    form = COMMENTS.get(pathlib.PurePath(path).suffix)
    if form is None or path.startswith(DATA):
        return
    try:
        text = (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    for found in form.finditer(text):
        comment = next((part for part in found.groups() if part is not None), "")
        yield text.count("\n", 0, found.start()) + 1, comment


class Names:
    """What there is: files, folders, and the beginnings of notes' names (engine/notes/0012)."""

    def __init__(self, files):
        self.files = files
        self.ends = {path[at:] for path in files for at in [0, *(m.end() for m in re.finditer("/", path))]}
        self.beginnings = {path[:at] for path in files for at in range(len(path) + 1)}
        self.lines = "\n" + "\n".join(files) + "\n"

    def has(self, name):
        name = re.sub(r"^(\.{1,2}/)+", "", name)
        if name in MADE or name in self.ends or name.startswith(("build/", "//")):
            return True
        if name.startswith(tuple(f"{folder}/" for folder in FOLDERS.split("|"))) and name in self.beginnings:
            return True
        form = "".join("[^/\n]*" if part in ("*", "vega") or part.startswith("<") or part.isupper() else re.escape(part)
                       for part in re.split(r"(<\w+>|\*|\bvega\b|\b[A-Z]{2,}\b)", name) if part)
        return re.search(rf"[\n/]{form}[/\n]", self.lines) is not None


def sections_of(game):
    """Sections and rulings of a game's rules; None if it has no rulebook."""
    book, rulings = ROOT / f"assets/rulebooks/{game}.md", ROOT / f"engine/games/{game}/RULINGS"
    if not book.exists():
        return None
    names = {name for braces in re.findall(r"^#+ .*\{([^}]*)\}", book.read_text(encoding="utf-8"), re.M) for name in braces.split()}
    return names | set(re.findall(r"^R\d+", rulings.read_text(encoding="utf-8"), re.M))


def main():
    files = listed()
    names = Names(files)
    books = {}
    faults = 0
    for path in sys.argv[1:] or files:
        game = GAME.match(path)
        known = books.setdefault(game[1], sections_of(game[1])) if game else None
        for first, comment in comments_of(path):
            for number, line in enumerate(comment.split("\n"), first):
                line = TWINS.sub(r"\1.h \1.cpp", line)
                wrong = [name for form in (FILE, FOLDER) for name in form.findall(line) if not names.has(name)]
                wrong += [] if known is None else [f"section {name}" if name[0] != "R" else name for found in SECTION.findall(line)
                                                   if (name := next(filter(None, found))) not in known]
                for name in dict.fromkeys(wrong):
                    print(f"{path}:{number}: {name}: there is no such thing")
                    faults += 1
    sys.exit(1 if faults else 0)


main()
