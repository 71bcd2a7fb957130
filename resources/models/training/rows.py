"""Texts as rows of token ids with weights, made once for a tokenizer and kept outside the repository."""

import multiprocessing
import os
import pathlib
import random

import numpy

import frames
from texts import draw

CACHE = pathlib.Path(os.environ.get("PRIMER_CACHE", pathlib.Path.home() / ".cache" / "attentionscope-primer"))
COUNTS = (1, 1, 1, 2, 2, 3)  # frames in one text


def some_texts(random, split="train", shares=frames.SHARES, made_up=0.04):
    """One to three short texts that follow each other."""
    names = random.choices(list(shares), list(shares.values()), k=random.choice(COUNTS))
    return [draw(random, name, frames.FRAMES[name], split, made_up) for name in names]


def tokens_of(encoding, text):
    """For each token the word it lies in, by the place of its last character; -1 for marks of the tokenizer."""
    words, word = [], 0
    for start, end in encoding.offsets:
        if end <= start:
            words.append(-1)
            continue
        while word < len(text.spans) - 1 and text.spans[word][1] < end:
            word += 1
        words.append(word)
    return words


def tokens_by_word(words):
    """For each word its first and its last token."""
    first, last = {}, {}
    for token, word in enumerate(words):
        if word >= 0:
            first.setdefault(word, token)
            last[word] = token
    return first, last


class Rows:
    """Rows of different lengths in one array: `ids`, `weights` (uint16) and where each begins."""

    def __init__(self, ids, weights, begins):
        self.ids, self.weights, self.begins = ids, weights, begins

    def __len__(self):
        return len(self.begins) - 1

    def lengths(self):
        return self.begins[1:] - self.begins[:-1]

    def row(self, index):
        return slice(self.begins[index], self.begins[index + 1])


def gathered(pairs):
    ids = [row for row, _ in pairs]
    begins = numpy.cumsum([0] + [len(row) for row in ids])
    return Rows(numpy.concatenate([numpy.array(row, numpy.uint16) for row in ids]),
                numpy.concatenate([numpy.array(weights, numpy.uint16) for _, weights in pairs]), begins)


def parallel(function, jobs, processes=2):
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        return [pair for part in pool.map(function, jobs, chunksize=1) for pair in part]


def cached(name, make):
    """Rows from the cache, or made and kept there; `name` holds everything they depend on."""
    file = CACHE / (name + ".npz")
    if not file.exists():
        rows = make()
        CACHE.mkdir(parents=True, exist_ok=True)
        numpy.savez(file, ids=rows.ids, weights=rows.weights, begins=rows.begins)
    loaded = numpy.load(file)
    return Rows(loaded["ids"], loaded["weights"], loaded["begins"])


def batches(lengths, tokens, draws, chunk=20000):
    """Batches of rows of about one length, about `tokens` tokens each, in random order."""
    order, result = draws.permutation(len(lengths)), []
    for begin in range(0, len(order), chunk):
        part = order[begin:begin + chunk]
        part = part[numpy.argsort(lengths[part], kind="stable")]
        start = 0
        while start < len(part):
            count = 1
            while start + count < len(part) and lengths[part[start + count]] * (count + 1) <= tokens:
                count += 1
            result.append(part[start:start + count])
            start += count
    draws.shuffle(result)
    return result
