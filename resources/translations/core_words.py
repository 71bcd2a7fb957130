"""What core says of errors, and what the examples and models that come with the program say of themselves.

core knows no languages: an error holds one English sentence with places for values, which the window looks up before it fills
the values in (`ui/words/error_text`). The sentences, and names that values may be, are literals of `Error(Code::…, file, "…")`,
`Words("…")` and `phrase("…")`.
"""

import json
import pathlib
import re
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTEXT = "Core"

#: What libraries say: JSON's kinds of values, and the system's reasons.
OF_LIBRARIES = {
    "string", "number", "object", "array", "boolean", "null", "No such file or directory", "Permission denied", "Is a directory",
    "Not a directory", "No space left on device", "Read-only file system", "Input/output error", "File name too long",
    "Disk quota exceeded", "Too many open files", "Operation not permitted", "Cannot allocate memory", "File exists",
}

TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LETTER = re.compile(r"'(?:\\.|[^'\\])'")
SAID = re.compile(r"\bError(?:\s+\w+)?[({]\s*(?=[^;]*?\bCode::)|\b(?:Words|phrase)(?:\s+\w+)?\(")


def without_comments(source: str) -> str:
    code = re.compile(rf"({TEXT.pattern}|{LETTER.pattern})|//[^\n]*|/\*.*?\*/", re.S)
    return code.sub(lambda match: match[1] or "", re.sub(r'R"(\w*)\((.*?)\)\1"', '""', source, flags=re.S))


def arguments(code: str) -> list[str]:
    """What stands between the commas up to the bracket that closes."""
    cut, start, at, opened = [], 0, 0, 0
    while at < len(code):
        word = TEXT.match(code, at) or LETTER.match(code, at)
        if word:
            at = word.end()
            continue
        opened += (code[at] in "({[") - (code[at] in ")}]")
        if opened < 0:
            break
        if code[at] == "," and not opened:
            cut.append(code[start:at])
            start = at + 1
        at += 1
    return [*cut, code[start:at]]


def literals(argument: str) -> list[str]:
    """The texts that an argument can be: several where it is a question."""
    texts = re.finditer(rf"(?:^|[?:(])\s*((?:{TEXT.pattern}\s*)+)(?=$|[:)])", argument)
    return [re.sub(r"\\(.)", r"\1", "".join(part[1] for part in TEXT.finditer(text[1]))) for text in texts]


def codes(*rooms: str) -> Iterator[tuple[pathlib.Path, str]]:
    """Each source in the rooms, without its comments."""
    for file in sorted(each for room in rooms for each in (ROOT / room).rglob("*")):
        if file.suffix in (".cpp", ".h"):
            yield file, without_comments(file.read_text(encoding="utf-8"))


def with_values_without_places() -> list[str]:
    """Errors whose sentence does not show what they give it: half of it would be lost."""
    found = []
    for file, code in codes("core", "ui", "app"):
        for said in SAID.finditer(code):
            given = arguments(code[said.end() :]) if said[0].startswith("Error") else []
            sentences = literals(given[2]) if len(given) > 2 else []
            shown = max((len(set(re.findall(r"%([1-9])", each))) for each in sentences), default=0)
            if sentences and shown != len(given) - 3:
                found.append(f"{file.relative_to(ROOT)}: “{sentences[0][:70]}” has {shown} places for {len(given) - 3} values")
    return found


def words_of_sources() -> set[str]:
    found: set[str] = set()
    for _, code in codes("core", "ui"):
        for said in SAID.finditer(code):
            given = arguments(code[said.end() :])
            # The values of a sentence are texts of files, or names that are collected here, too.
            for argument in given[2:] if said[0].startswith("Error") else given:
                found.update(literals(argument))
    return {words for words in found if re.search(r"[A-Za-z]{2}", re.sub(r"%\d", "", words)) and "\\x" not in words}


def words_of_files() -> set[str]:
    found = set()
    for file in (ROOT / "resources/examples").glob("*.attnscope"):
        example = json.loads(file.read_text(encoding="utf-8"))["example"]
        found.update(example[key] for key in ("title", "look", "group"))
    for config in (ROOT / "resources/models").glob("*/config.json"):
        found.update(json.loads(config.read_text(encoding="utf-8")).get("head_names", []))
    for card in (ROOT / "resources/models").glob("*/README.md"):
        found.update(re.findall(r"^summary: (.+)$", card.read_text(encoding="utf-8"), re.M))
    return found


def write_source(folder: pathlib.Path) -> None:
    """For lupdate, which reads C++ alone."""
    every = sorted(words_of_sources() | words_of_files() | OF_LIBRARIES)
    lines = [f'QT_TRANSLATE_NOOP("{CONTEXT}", {json.dumps(each, ensure_ascii=False)}),' for each in every]
    (folder / "core_words.cpp").write_text("\n".join(lines) + "\n", encoding="utf-8")
