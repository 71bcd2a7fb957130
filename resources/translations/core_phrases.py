"""What core says of errors, and what the examples and models that come with the program say of themselves.

core knows no languages: an error carries phrases ("64 rows", "a finite number"), which the window looks up
(`ui/words/language/core_words`). They are found here where core makes errors: each argument of `Error(Code::…, file, field, expected,
found, …)`, and of the functions that end in one. What is put together there is a phrase with %1, %2, … in it.
"""

import functools
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = pathlib.Path(__file__).resolve().parent / "core_phrases.txt"
CONTEXT = "Core"

#: What libraries say: JSON's kinds of values, and the system's reasons.
OF_LIBRARIES = {
    "string", "number", "object", "array", "boolean", "null", "No such file or directory", "Permission denied", "Is a directory",
    "Not a directory", "No space left on device", "Read-only file system", "Input/output error", "File name too long",
    "Disk quota exceeded", "Too many open files", "Operation not permitted", "Cannot allocate memory", "File exists",
}

#: What core puts together elsewhere, and words that are too short to tell them from names.
OF_CORE = {
    "the array", "array “%1”", "“%1” in the archive", "line %1, column %2", "%1 numbers for each token", "the end of the text",
    "the mask recipe, character %1", "attention module", "none", "more", "others", "another", "nothing", "both", "fewer", "one",
}

TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LETTER = re.compile(r"'(?:\\.|[^'\\])'")
MAKES_ERROR = re.compile(r"\bError\s*[({]\s*(?:core::)?Code::\w+\s*,|\b(?:fail|failHere|refuse|refuseDirectory|reject)\(")


def without_comments(source: str) -> str:
    source = re.sub(r'R"(\w*)\((.*?)\)\1"', '""', source, flags=re.S)
    code = re.compile(rf"({TEXT.pattern}|{LETTER.pattern})|//[^\n]*|/\*.*?\*/", re.S)
    return code.sub(lambda match: match[1] or "", source)


def pieces(code: str, separators: str = "", opened: int = 0) -> tuple[list[str], int]:
    """Code cut at separators that no bracket holds, up to the bracket that closes `opened`; and where that is."""
    cut, start, at = [], 0, 0
    while at < len(code):
        word = TEXT.match(code, at) or LETTER.match(code, at)
        if word:
            at = word.end()
            continue
        opened += (code[at] in "({[") - (code[at] in ")}]")
        if opened < 0:
            break
        if code[at] in separators and not opened and "::" not in (code[at : at + 2], code[at - 1 : at + 1]):
            cut.append(code[start:at].strip())
            start = at + 1
        at += 1
    return [*cut, code[start:at].strip()], at


def phrases_of(argument: str) -> list[str]:
    """The phrases that an argument can be: two where it is a question."""
    asked, _ = pieces(argument, "?")
    if len(asked) > 1:
        return [phrase for answer in pieces(asked[1], ":")[0] for phrase in phrases_of(answer)]
    if argument.startswith("(") and pieces(argument[1:])[1] == len(argument) - 2:
        return phrases_of(argument[1:-1])
    phrase, counted = "", 0
    for term in pieces(argument, "+")[0]:
        written = re.fullmatch(rf"(?:std::string\()?\s*((?:{TEXT.pattern}\s*)+)\)?", term)
        if written:
            phrase += "".join(match[1] for match in TEXT.finditer(written[1]))
        elif LETTER.fullmatch(term):
            phrase += term[1:-1]
        else:
            counted += 1
            phrase += f"%{counted}"
    return [re.sub(r"\\(.)", r"\1", phrase)]


def phrases_of_errors() -> set[str]:
    found: set[str] = set()
    for file in sorted((ROOT / "core").rglob("*")):
        if file.suffix not in (".cpp", ".h"):
            continue
        code = without_comments(file.read_text(encoding="utf-8"))
        for made in MAKES_ERROR.finditer(code):
            for argument in pieces(code[made.end() :], ",")[0]:
                if "\\x" not in argument:
                    found.update(phrases_of(" ".join(argument.split())))
    # Names of fields, files and formats are the same in every language.
    return {phrase for phrase in found if re.search(r"[a-z]{2,} | [a-z]{2,}", re.sub(r"%\d", "", phrase))}


def phrases_of_files() -> set[str]:
    found = set()
    for file in (ROOT / "resources/examples").glob("*.attnscope"):
        example = json.loads(file.read_text(encoding="utf-8"))["example"]
        found.update(example[key] for key in ("title", "look", "group"))
    for config in (ROOT / "resources/models").glob("*/config.json"):
        found.update(json.loads(config.read_text(encoding="utf-8")).get("head_names", []))
    for card in (ROOT / "resources/models").glob("*/README.md"):
        found.update(re.findall(r"^summary: (.+)$", card.read_text(encoding="utf-8"), re.M))
    return found


@functools.cache
def phrase_list() -> str:
    """One a line; those with more letters of their own first, as the window tries them in this order."""
    every = phrases_of_errors() | phrases_of_files() | OF_LIBRARIES | OF_CORE
    return "".join(f"{phrase}\n" for phrase in sorted(every, key=lambda each: (-len(re.sub(r"%\d", "", each)), each)))


def write_source(folder: pathlib.Path) -> None:
    """For lupdate, which reads C++ alone."""
    lines = [f'QT_TRANSLATE_NOOP("{CONTEXT}", {json.dumps(each, ensure_ascii=False)}),' for each in phrase_list().splitlines()]
    (folder / "core_phrases.cpp").write_text("\n".join(lines) + "\n", encoding="utf-8")
