"""Writes the model cards from what was trained (training.json) and what the program's own engine measured (measures.json).

    ATTENTIONSCOPE_MEASURES=FOLDER build/release/tests/tst_primer_models
    python write_cards.py FOLDER

The cases are the tests' (tests/golden/data/primer). What falls short of its aim carries the reason that `SHORT` gives.
"""

import json
import pathlib
import sys

from training_paths import HERE, MODELS

CASES = HERE.parents[2] / "tests" / "golden" / "data" / "primer"
ABOUT = {
    "primer-decoder": dict(
        summary="Predicts the next word of everyday English. Look for verb and subject, copied names, brackets, repetition.",
        shape="GPT-2 layout: 4 layers of 6 heads, width 144, 128 places; byte-level byte-pair encoding that takes any text, everyday words whole.",
        reads="Left to right. Most of its heads do their work in the row that *predicts* a word, one above the row of the word itself: "
              "choose \"for the next token\" to read the rows so."),
    "primer-encoder": dict(
        summary="Fills in [MASK] in everyday English. Look at what a pronoun means, and how the last word of a sentence decides it.",
        shape="BERT layout: 4 layers of 6 heads, width 144, 128 places; lower case, byte-level byte-pair encoding that takes any text.",
        reads="In both directions, so that a later word can decide what an earlier one means. In its training a word was now and then hidden, to be "
              "filled in, and a pronoun left, to be answered with the noun that it stands for: its row had to find out whom it means."),
    "primer-translator": dict(
        summary="Translates simple English into Chinese. Look in the cross-attention at which English word each Chinese one comes from.",
        shape="Marian layout: encoder and decoder of 3 layers with 5 heads each, width 160, 64 places; one vocabulary for both languages.",
        reads="The row that predicts a Chinese word looks at its English one; the row of the written word is one below."),
    "primer-vision": dict(
        summary="Finds the one thing in a picture that has no second of its kind. Look at [CLS], and at what a thing finds alike.",
        shape="ViT layout: 4 layers of 4 heads, width 64; 60 × 60 pixels as 25 squares of 12 pixels and [CLS].",
        reads="A picture has coloured shapes, each within one square of a grid of five by five. One differs in colour, in shape or in both; among two or "
              "three kinds it may share its colour with some and its shape with others. The model names what differs (\"red circle\") from [CLS] alone, "
              "so that [CLS] has to find it. Pictures of any size are brought to its own; shapes that lie within the grid's squares are what it knows. "
              "`training/pictures.py` draws them, and wrote the four in `lessons/pictures`.",
        data="{pictures:,} pictures, each drawn once by `training/pictures.py` with a fixed seed; no outside picture, no earlier weights",
        small="A small model to look at, not a tool: of photographs it has nothing to say.",
        unseen="pictures whose pair of kinds, the one that differs and the first of the others, was never in its training"),
}
# What the cards of models that read texts say.
TEXTS = dict(data="{rows:,} texts, {tokens_in_rows:,} tokens, all drawn by `training/frames.py` and `training/sentences.py` with a fixed seed; "
                  "no outside text, no earlier weights",
             small="A small model to look at, not a tool: outside its everyday sentences it has nothing to say.",
             unseen="texts whose combinations of words, and which as whole sentences, were never in its training")
# Why something falls short of its aim: (model, name) → a sentence.
SHORT = json.loads((HERE / "short.json").read_text(encoding="utf-8"))
RULES = ("nearest", "first", "most frequent word", "any thing", "nearest to the middle")  # what the abilities are compared with


def named(entries, name):
    return next(each for each in entries if each["name"] == name)


def percent(share):
    return f"{100 * share:.1f} %"


def ability_rows(found, asked):
    shown = [rule for rule in RULES if any(rule in case.get("baselines", {}) for case in asked)]
    yield " | ".join(["| what", "right", "aim", "cases", *(f"*{rule}*" for rule in shown)]) + " |"
    yield "|---" * (4 + len(shown)) + "|"
    for entry in found:
        case = named(asked, entry["name"])
        rules = [percent(case["baselines"][rule]) if rule in case.get("baselines", {}) else "" for rule in shown]
        yield " | ".join([f"| {entry['name']}", percent(entry["right"]), percent(case["least"]), str(entry["cases"]), *rules]) + " |"


def rules_told(asked):
    """What the baselines do."""
    if any("any thing" in case.get("baselines", {}) for case in asked):
        yield from ("", "*any thing* names one of the picture's things by chance, *nearest to the middle* the one that is nearest to it. The aim was set before the training.")
    elif any("baselines" in case for case in asked):
        yield from ("", "*nearest* and *first* answer as the nearest or the first candidate would have it, *most frequent word* always the same. The aim was set before the training.")


def head_rows(found, asked):
    yield "| what it follows | layer | head | score | aim | read |"
    yield "|---|---|---|---|---|---|"
    for entry in found:
        case = named(asked, entry["name"])
        reading = "for the next token" if case.get("reading") == "next" or case["kind"] == "alignment" else "at this token"
        reading += ", other keys than itself" if case["kind"] == "squares" else ""
        yield f"| {entry['name']} | {entry['layer'] + 1} | {entry['head'] + 1} | {entry['score']:.3f} | {case['least']:.2f} | {reading} |"


def losses(training):
    return ", ".join(f"step {line[0]}: {line[2]:.2f}" for line in training["log"])


def resumed(training):
    """Where a training that was stopped went on otherwise than it began."""
    went_on = training.get("resumed")
    return f"; from step {went_on['step']:,} on {json.dumps(went_on['arguments'])}" if went_on else ""


def card(name, training, measures, cases):
    about, seconds = {**TEXTS, **ABOUT[name]}, training["seconds"]
    short = [f"- *{entry['name']}*: {entry['short']}" for part in ("abilities", "heads") for entry in measures[part] if "short" in entry]
    lines = ["---", f"summary: {about['summary']}", "---", "", f"# {name}", "", about["summary"], "", about["reads"], "",
             f"- **Shape**: {about['shape']} {training['parameters']:,} parameters in float16.",
             f"- **Data**: {about['data'].format(**training)}.",
             f"- **Training**: {training['steps']:,} steps, {seconds / 60:.0f} minutes on one processor core; `training/run train_{name.split('-')[1]}.py`, "
             f"arguments {json.dumps(training['arguments'])}{resumed(training)}.",
             f"- **Loss**: {losses(training)}.", "- **Licence**: GPL-3.0-or-later, like the program.", "",
             about["small"], "",
             "## What it can do", "",
             f"Measured by the program's own engine on {about['unseen']}"
             + ("; beside them what simple rules would reach" if any("baselines" in case for case in cases["abilities"]) else "")
             + ". `tests/golden/tst_primer_models` measures again.", "",
             *ability_rows(measures["abilities"], cases["abilities"]), *rules_told(cases["abilities"]), "", "## Heads", "", "Layers and heads count from 1. A score is the share of cases in which the "
             "head's strongest key is the right one (previous, next and induction: the mean weight there).", "", *head_rows(measures["heads"], cases["heads"])]
    if short:
        lines += ["", "## What falls short", "", *short]
    return "\n".join(lines) + "\n"


def main():
    measured = pathlib.Path(sys.argv[1])
    for name in ABOUT:
        measures = json.loads((measured / (name + ".json")).read_text(encoding="utf-8"))
        cases = json.loads((CASES / (name + ".json")).read_text(encoding="utf-8"))
        for part, share in (("abilities", "right"), ("heads", "score")):
            for entry in measures[part]:
                if entry[share] < named(cases[part], entry["name"])["least"]:
                    entry["short"] = SHORT[name][entry["name"]]
        training = json.loads((MODELS / name / "training.json").read_text(encoding="utf-8"))
        (MODELS / name / "measures.json").write_text(json.dumps(measures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        (MODELS / name / "README.md").write_text(card(name, training, measures, cases), encoding="utf-8")


if __name__ == "__main__":
    main()
