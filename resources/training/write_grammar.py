"""Draws the sentences that the preset "grammar" learns from: those of the bundled models' grammar, word by word.

    python3 resources/training/write_grammar.py resources/training/grammar.txt
"""

import collections
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "models" / "training"))

import frames  # noqa: E402
from texts import draw  # noqa: E402

DRAWN, KEPT, WORDS, LONGEST = 60000, 24000, 1000, 30


def main():
    draws = random.Random(80)
    names = draws.choices(list(frames.SHARES), list(frames.SHARES.values()), k=DRAWN)
    lines = {tuple(draw(draws, name, frames.FRAMES[name]).words): None for name in names}
    counts = collections.Counter(word for line in lines for word in line)
    known = {word for word, _ in counts.most_common(WORDS)}
    kept = [line for line in lines if len(line) <= LONGEST and known.issuperset(line)][:KEPT]
    pathlib.Path(sys.argv[1]).write_text("".join(" ".join(line) + "\n" for line in kept), encoding="utf-8")
    print(len(lines), "drawn,", len(kept), "kept,", sum(map(len, kept)), "words")


if __name__ == "__main__":
    main()
