"""Draws the collection of texts that come with the program: texts of the grammar, one a line, for atlases.

    training/run write_collection.py resources/collections/primer.txt
"""

import pathlib
import random
import sys

import rows

COUNT = 1000


def main():
    draws, texts = random.Random(11), {}
    while len(texts) < COUNT:
        texts[" ".join(text.text for text in rows.some_texts(draws, split="any"))] = None
    pathlib.Path(sys.argv[1]).write_text("".join(text + "\n" for text in texts), encoding="utf-8")


if __name__ == "__main__":
    main()
