#!/usr/bin/env python3
"""Fails if a file includes something that its folder must not know.

core <- games/<game> <- games.* <- record <- bots <- puzzles <- cli; bots <- web; never upwards, never from game to game. Within record/
data <- replay <- link <- play <- device. In web/ only boards/<game>/ sees a game, and only its view.h: a board cannot
draw what it cannot name. Nothing includes tests.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')

# part -> the parts it may include (its own is always allowed)
ALLOWED = {
    "core": set(),
    "registry": {"core", "game"},
    "record": {"core", "registry"},
    "bots": {"core", "registry", "record"},
    "puzzles": {"core", "registry", "record", "bots"},
    "cli": {"core", "registry", "record", "bots", "puzzles"},
    "web": {"core", "registry", "record", "bots"},
    "game": {"core"},
    "tests": {"core", "game", "registry", "record", "bots", "puzzles", "cli", "web"},
}


RECORD = ("data", "replay", "link", "play", "device")  # engine/record's folders: each may include those before it

# files that may include what cmake/games.cmake generates from the list of games
MADE_FOR = ("engine/games_list.h", "web/boards/boards.cpp", "web/lesson.h", "web/puzzles.cpp")


def part_of(path):
    """The part that a file of this checkout belongs to, and its game if it belongs to one."""
    top, *rest = path.split("/")
    if top in ("tests", "web"):
        return top, None
    if rest[0] == "games":
        return "game", rest[1]
    if len(rest) == 1:
        return "registry", None
    return rest[0], None


def resolve(path, name):
    """The file that a quoted include names. Roots are engine/, the checkout itself ("web/theme.h"), and for tests also tests/."""
    for base in ("engine", ".", *(["tests"] if path.startswith("tests/") else [])):
        candidate = pathlib.Path(ROOT, base, name).resolve()
        if candidate.is_file() and candidate.is_relative_to(ROOT):
            found = candidate.relative_to(ROOT).as_posix()
            if found.split("/")[0] in ("engine", "web", "tests"):
                return found
    return None


def fault(path, quote, name):
    part, game = part_of(path)
    if name.startswith(("emscripten", "GLFW/emscripten")):
        allowed = re.search(r"^web/.*_web\.(cpp|h)$", path) or path.startswith("engine/bots/worker/")
        return None if allowed else "only web/*_web.cpp may include emscripten's headers"
    if quote == "<":
        if part == "web" or part == "tests" or not re.match(r"imgui|GLFW/|qrcodegen", name):
            return None
        return "the engine knows no screen"
    if re.match(r"generated/[a-z0-9]+/catalogue\.h$", name):
        return None if game == name.split("/")[1] else "a catalogue is for its own game"
    if made := re.match(r"generated/([a-z0-9-]+)/say\.h$", name):
        board = re.match(r"web/boards/([a-z0-9_]+)/", path)
        own = (game, "core" if part in ("registry", "bots") else part) if board is None else (f"{board[1]}-board", board[1])
        return None if made[1] in own else "words are for their own part"
    if made := re.match(r"generated/([a-z0-9]+)/(strokes|names|sets)\.inc$", name):
        return None if path.startswith(f"web/boards/{made[1]}/") else "pictures are for their own game's board"
    if name.startswith("generated/"):
        return None if path in MADE_FOR else "the list of games is for " + ", ".join(MADE_FOR)
    target = resolve(path, name)
    if target is None:
        return "leads nowhere (third-party headers go in <>)"
    to, to_game = part_of(target)
    if reason := board_fault(path, target):
        return reason
    if to == "tests":
        return None if part == "tests" else "nothing includes tests"
    if to == part == "record":
        group, to_group = (RECORD.index(file.split("/")[2]) for file in (path, target))
        return f"record/{RECORD[group]} must not know record/{RECORD[to_group]}" if to_group > group else None
    if to == part:
        return "games do not see each other" if game != to_game else None
    if part == "web" and to == "game":
        board = re.match(r"web/boards/([a-z0-9_]+)/", path)
        if board and target == f"engine/games/{board[1]}/view.h":
            return None
        return "only web/boards/<game>/ may see a game, and of it only view.h"
    if target == "engine/games_list.h" and part in ("cli", "web"):
        return "use games.h: the list drags in every game's insides"
    return None if to in ALLOWED[part] else f"{part} must not know {to}"


def board_fault(path, target):
    """A board includes, outside its own folder, only the kit and the shared headers below. The kit includes no board."""
    board = re.match(r"web/boards/([a-z0-9_]+)/", path)
    if not board or not target.startswith("web/"):
        return None
    shared = ("web/boards/kit/", "web/boards/board.h", "web/boards/facts.h", "web/theme.h", "web/marks.h", "web/names.h", "web/texture.h", "web/platform.h", "web/widgets/text.h")
    own = f"web/boards/{board[1]}/"
    return None if target.startswith((own, *shared)) else "a board leaves its folder only for the kit"


def main():
    found = 0
    files = [p for top in ("engine", "web", "tests") for p in sorted((ROOT / top).rglob("*")) if p.suffix in (".h", ".cpp")]
    for file in files:
        path = file.relative_to(ROOT).as_posix()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            match = INCLUDE.match(line)
            reason = match and fault(path, *match.groups())
            if reason:
                print(f"{path}:{number}: {match[2]}: {reason}")
                found += 1
    sys.exit(1 if found else 0)


main()
