"""An atlas' numbers against NumPy, over the same texts: means, deviations, counts and bootstrap intervals.

The weights are those that transformers computes; needs a Python with PyTorch and transformers, see tests/CMakeLists.txt.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
try:
    import numpy
    import torch
    import transformers
except ImportError as error:
    print(f"skipped: this Python has no {error.name}")
    sys.exit(77)

PROGRAM = os.environ["ATTENTIONSCOPE"]
REPLICATES, TOLERANCE = 200, 1e-5
MASK = (1 << 64) - 1
TEXTS = 60


def mixed_bits(seed, counter):
    """splitmix64."""
    z = (seed + 0x9E3779B97F4A7C15 * (counter + 1)) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def poisson_counts(text):
    """How often a text counts in each replicate: Poisson of mean 1 by inversion."""
    counts = []
    for replicate in range(REPLICATES):
        uniform = (mixed_bits(text, replicate) >> 11) * 2.0**-53
        probability = below = float(numpy.exp(-1.0))
        count = 0
        while uniform >= below and count < 20:
            count += 1
            probability /= count
            below += probability
        counts.append(count)
    return numpy.array(counts, numpy.float64)


def measures_of(weights, ids, special, causal):
    """{measure: [values of the queries that have it]} of one head's [T, T] weights, as their definitions say."""
    length = len(ids)
    places = numpy.arange(length)
    seen = places + 1 if causal else numpy.full(length, length)
    logs = numpy.log(numpy.maximum(weights, numpy.finfo(numpy.float32).tiny))
    entropy = -(weights * logs).sum(1)
    several = seen > 1
    found = {
        "entropy": entropy,
        "entropy_share": entropy[several] / numpy.log(seen[several]),
        "distance": (weights * numpy.abs(places[:, None] - places[None, :])).sum(1),
        "self": numpy.diagonal(weights),
        "previous": numpy.diagonal(weights, -1),
        "first": weights[:, 0],
        "concentration": weights.max(1),
    }
    if not causal:
        found["next"] = numpy.diagonal(weights, 1)
    if special.any():
        first_ordinary = int(numpy.argmin(special))
        later = special & (places > first_ordinary)
        start = special & (places < first_ordinary)
        found["special"] = weights[:, special].sum(1)
        if start.any():
            found["special_start"] = weights[:, start].sum(1)
        if later.any():
            found["special_later"] = weights[:, later].sum(1)
    duplicate = []
    for query in range(length):
        before = [key for key in range(query) if ids[key] == ids[query]]
        if before:
            duplicate.append(weights[query, before].sum())
    found["duplicate"] = numpy.array(duplicate)
    return found


def attentions(model, ids):
    with torch.no_grad():
        out = model(torch.tensor([ids]), output_attentions=True)
    return [layer[0].double().numpy() for layer in out.attentions]


def collected(name):
    """{(layer, head, measure): ([all values], [of each text (sum, count)])}"""
    folder = ROOT / "resources/models" / name
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
    model = transformers.AutoModel.from_pretrained(folder, attn_implementation="eager", dtype=torch.float32).eval()
    causal = name == "primer-decoder"
    texts = (ROOT / "resources/collections/primer.txt").read_text().splitlines()[:TEXTS]
    all_values, by_text = {}, {}
    for number, text in enumerate(texts):
        encoding = tokenizer(text, return_special_tokens_mask=True)
        ids, special = encoding["input_ids"], numpy.array(encoding["special_tokens_mask"], bool)
        for layer, maps in enumerate(attentions(model, ids)):
            for head, weights in enumerate(maps):
                for measure, values in measures_of(weights, ids, special, causal).items():
                    if len(values) == 0:
                        continue
                    key = (layer + 1, head + 1, measure)
                    all_values.setdefault(key, []).append(values)
                    by_text.setdefault(key, []).append((number, values.sum(), len(values)))
    return texts, all_values, by_text


def interval(by_text, counts):
    sums, queries = numpy.zeros(REPLICATES), numpy.zeros(REPLICATES)
    for number, total, count in by_text:
        sums += total * counts[number]
        queries += count * counts[number]
    return numpy.percentile(sums[queries > 0] / queries[queries > 0], (2.5, 97.5))


class TestAtlasNumbers(unittest.TestCase):
    def check(self, name):
        texts, all_values, by_text = collected(name)
        counts = [poisson_counts(number) for number in range(len(texts))]
        with tempfile.TemporaryDirectory() as folder:
            lines, out = Path(folder) / "texts.txt", Path(folder) / "a.attnatlas"
            lines.write_text("".join(text + "\n" for text in texts))
            subprocess.run([PROGRAM, "atlas", name, "--texts", lines, "--out", out], check=True, capture_output=True)
            printed = subprocess.run([PROGRAM, "atlas", out, "--json"], check=True, capture_output=True, text=True).stdout
        largest, compared = 0.0, 0
        for line in json.loads(printed):
            if line["measure"] == "induction":  # of the model, not of the texts
                continue
            key = (line["layer"], line["head"], line["measure"])
            values = numpy.concatenate(all_values.pop(key))
            low, high = interval(by_text[key], counts)
            self.assertEqual(line["n"], len(values), key)
            for found, right in ((line["mean"], values.mean()), (line["sd"], values.std()), (line["low"], low),
                                 (line["high"], high)):
                difference = abs(found - right) / max(1.0, abs(right))
                largest, compared = max(largest, difference), compared + 1
                self.assertLessEqual(difference, TOLERANCE, (key, found, right))
        self.assertFalse(all_values, "measures that the atlas lacks")
        print(f"{name}: {compared} numbers, largest difference {largest:.1e}")

    def test_decoder(self):
        self.check("primer-decoder")

    def test_encoder(self):
        self.check("primer-encoder")


if __name__ == "__main__":
    unittest.main()
