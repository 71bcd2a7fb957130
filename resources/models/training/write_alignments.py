"""Writes tests/golden/data/alignment: sentences by hand with their translations, and which words belong together by the lexicon.

A link is sure where a Chinese word has one English word of its meaning in the sentence, and that word no other Chinese one. Words that have
no sure link may belong to any other of these: such links are possible. The words are those that `attentionscope align` aligns.

usage: write_alignments.py PROGRAM
"""

import json
import subprocess
import sys

from training_paths import MODELS

HERE = MODELS.parent.parent / "tests" / "golden" / "data" / "alignment"
ENDINGS = ("", "s", "es", "d", "ed", "ing", "n", "en")


def meanings():
    """Every Chinese word with the English words that may stand for it."""
    found = {}
    for line in (MODELS / "primer-translator" / "glosses.tsv").read_text(encoding="utf-8").splitlines():
        chinese, english = line.split("\t")
        if not english.startswith("(") and " " not in english:
            found.setdefault(chinese, set()).add(english.lower())
    found.update({"，": {","}, "。": {"."}, "？": {"?"}, "！": {"!"}})
    return found


def means(word, english):
    word = word.lower()
    return any(word == each + ending or (each.endswith("y") and word == each[:-1] + "ies") for each in english for ending in ENDINGS)


def gold(source, target, lexicon):
    pairs = [(s, t) for s, word in enumerate(source) for t, chinese in enumerate(target) if means(word, lexicon.get(chinese, ()))]
    sure = [(s, t) for s, t in pairs if sum(a == s for a, _ in pairs) == 1 and sum(b == t for _, b in pairs) == 1]
    free_source = set(range(len(source))) - {s for s, _ in sure}
    free_target = set(range(len(target))) - {t for _, t in sure}
    links = {(s, t): "-" for s, t in sure}
    links.update({(s, t): "?" for s in free_source for t in free_target})
    return " ".join(f"{s}{sign}{t}" for (s, t), sign in sorted(links.items()))


def main():
    lines = (MODELS / "training" / "teacher_translations.tsv").read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    HERE.mkdir(parents=True, exist_ok=True)
    pairs = HERE / "pairs.tsv"
    pairs.write_text("\n".join(lines) + "\n", encoding="utf-8")
    printed = subprocess.run([sys.argv[1], "align", "--model", "primer-translator", "--texts", str(pairs), "--head", "1.1", "--json"],
                             check=True, capture_output=True, text=True).stdout
    lexicon = meanings()
    links = [gold(pair["source"], pair["target"], lexicon) for pair in json.loads(printed)["pairs"]]
    (HERE / "gold.pharaoh").write_text("\n".join(links) + "\n", encoding="utf-8")
    print(f"{len(links)} pairs, {sum(line.count('-') for line in links)} sure links")


if __name__ == "__main__":
    main()
