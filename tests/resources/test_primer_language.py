#!/usr/bin/env python3
"""Tests the language that the bundled models learn (resources/models/training); needs nothing but Python itself."""

import collections
import random
import sys
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "resources/models/training"))
sys.dont_write_bytecode = True
import frames
import sentences
from texts import draw, held_out


def texts(frame, count, split="any", seed=3, made_up=0.03):
    draws = random.Random(seed)
    build = frames.FRAMES.get(frame) or frames.NEVER_TRAINED[frame]
    return [draw(draws, frame, build, split, made_up) for _ in range(count)]


class Language(unittest.TestCase):
    def test_a_seed_gives_the_same_texts(self):
        for frame in frames.FRAMES:
            self.assertEqual([t.text for t in texts(frame, 20)], [t.text for t in texts(frame, 20)])
        self.assertNotEqual([t.text for t in texts("names", 20)], [t.text for t in texts("names", 20, seed=4)])

    def test_words_stand_where_their_spans_say(self):
        for frame in [*frames.FRAMES, *frames.NEVER_TRAINED]:
            for text in texts(frame, 60):
                self.assertEqual(text.words, [text.text[start:end] for start, end in text.spans])

    def test_held_out_combinations_are_never_trained(self):
        for frame in ("agreement", "names", "own_deed", "because", "listed", "bracketed"):
            trained = {t.text for t in texts(frame, 1500, "train", 1)}
            tested = {t.text for t in texts(frame, 300, "test", 2)}
            self.assertFalse(trained & tested)
        self.assertNotIn("agreement_deep", frames.SHARES)
        shares = [held_out("agreement", [str(number)]) for number in range(5000)]
        self.assertAlmostEqual(sum(shares) / 5000, 0.1, delta=0.02)

    def test_a_verb_agrees_with_its_subject_and_not_with_its_neighbour(self):
        number = {form: plural for noun in frames.NOUNS.values() for form, plural in ((noun.plural, True), (noun.single, False)) if noun.plural != noun.single}
        crossed = 0
        for text in texts("agreement", 400, made_up=0):
            for kind, at, to, facts in text.notes:
                subject = text.words[to].lower()
                if kind == "agreement" and subject in number:
                    self.assertEqual(facts["plural"], number[subject], text.text)
                    self.assertNotIn(text.words[at], ("is", "was", "has", "looks") if facts["plural"] else ("are", "were", "have", "look"))
                    crossed += any(plural != facts["plural"] for plural in facts.get("attractor_plural", []))
        self.assertGreater(crossed, 60)

    def test_a_pronoun_means_one_of_those_named(self):
        for frame in ("two_people", "own_deed", "because", "gave"):
            for text in texts(frame, 100):
                for kind, at, to, facts in text.notes:
                    if kind == "pronoun":
                        self.assertIn(to, facts["at_candidates"])
                        self.assertGreater(at, to)
                        if facts["form"] == "subject":
                            self.assertIn(text.words[at].lower(), facts["pronouns"])

    def test_brackets_close_what_was_opened_last(self):
        pairs = {"(": ")", "[": "]"}
        for text in texts("bracketed", 200):
            open_ones = []
            for place, word in enumerate(text.words):
                if word in pairs:
                    open_ones.append(place)
                elif word in pairs.values():
                    opened = open_ones.pop()
                    self.assertEqual(pairs[text.words[opened]], word)
                    self.assertIn(("bracket", place, opened), [note[:3] for note in text.notes])
            self.assertFalse(open_ones)

    def test_copies_repeat_what_was_said(self):
        for frame in ("names", "listed", "chant"):
            for text in texts(frame, 150):
                for _, at, to, _ in (note for note in text.notes if note[0] in ("name", "list", "chant")):
                    self.assertEqual(text.words[at].lower(), text.words[to].lower())

    def test_one_english_sentence_has_one_chinese(self):
        meanings = collections.defaultdict(set)
        for text in texts("sentence", 40000, made_up=0):
            meanings[text.text].add(text.target)
        self.assertEqual([(text, found) for text, found in meanings.items() if len(found) > 1], [])

    def test_every_chinese_word_comes_from_english_ones(self):
        for text in texts("sentence", 2000):
            self.assertEqual(len(text.zh), len(text.alignment))
            for chinese, words in zip(text.zh, text.alignment):
                self.assertTrue(words, f"{chinese} in {text.text}")
                self.assertTrue(all(0 <= word < len(text.words) for word in words))
                self.assertTrue(chinese)

    def test_the_sentence_of_the_first_start_is_inside(self):
        draws = random.Random(1)
        alone = dict(animal={"cat": frames.ANIMALS["cat"]}, thing={"mat": frames.THINGS["mat"]})
        with mock.patch.dict(frames.KINDS, alone):
            drawn = {draw(draws, "because", frames.because, "any").text for _ in range(30000)}
        self.assertIn("The cat sat on the mat because it was tired.", drawn)


if __name__ == "__main__":
    unittest.main()
