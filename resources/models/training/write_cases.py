"""Writes the cases by which tests measure the primer models: held-out texts, what is right, what simple rules would say.

    python write_cases.py FOLDER [FOLDER-OF-MODELS]

Ability cases: `text` with the right word at `at` (code points), `others` that are wrong. Head cases: the row of `row`, the keys
that are right, the ones among which the strongest is looked for (all tokens where there are none).
"""

import collections
import json
import pathlib
import random
import sys

from tokenizers import Tokenizer

import frames
import sentences
from lexicon import *
from texts import draw
from training_paths import HERE, MODELS

SEED, COUNT = 4242, 500
NUMBER = {form: plural for noun in NOUNS.values() for form, plural in ((noun.plural, True), (noun.single, False))}


class Cases:
    """Draws held-out texts until enough of them hold what is asked for."""

    def __init__(self, seed):
        self.draws = random.Random(seed)
        self.seen = set()
        self.frequency = collections.Counter(
            word.lower() for _ in range(8000) for text in [self.text_of(self.draws.choices(list(frames.SHARES), list(frames.SHARES.values()))[0], "train")]
            for word in text.words)

    def text_of(self, frame, split="test"):
        build = frames.FRAMES.get(frame) or frames.NEVER_TRAINED[frame]
        return draw(self.draws, frame, build, split)

    def collect(self, found, *names, before=0.0):
        """`found(text)` gives cases of one text. Half may follow another sentence, so that first is not always right."""
        cases = []
        while len(cases) < COUNT:
            text = self.text_of(self.draws.choice(names))
            if text.text in self.seen:
                continue
            if self.draws.random() < before:
                text = follow(self.text_of("sentence"), text)
            new = found(text)
            if new:
                self.seen.add(text.text)
                cases.append(self.draws.choice(new))
        return cases

    def right_by_rule(self, cases, rule):
        return round(sum(rule(case) for case in cases) / len(cases), 3)


def follow(first, second):
    """Two texts as one; the second's places move."""
    words, characters = len(first.words), len(first.text) + 1
    second.text = first.text + " " + second.text
    second.spans = first.spans + [(a + characters, b + characters) for a, b in second.spans]
    second.words = first.words + second.words
    second.notes = [(kind, at + words, to + words, {name: [v + words for v in value] if name.startswith("at_") else value for name, value in facts.items()})
                    for kind, at, to, facts in second.notes]
    return second


def case(text, at, others, **more):
    return dict(text=text.text, at=text.spans[at], others=others, **more)


# Abilities

def agreements(text):
    found = []
    for kind, at, _, facts in text.notes:
        if kind == "agreement" and facts.get("at_attractors") and any(many != facts["plural"] for many in facts["attractor_plural"]):
            if facts["other"] != text.words[at].lower():
                nouns = [NUMBER[word.lower()] for word in text.words[:at] if word.lower() in NUMBER]
                found.append(case(text, at, [facts["other"]], _nearest=facts["attractor_plural"][-1] == facts["plural"], _first=nouns[0] == facts["plural"]))
    return found


def names(text):
    """The second part of a name said before, where two have been said."""
    found = []
    seconds = {text.words[to] for kind, _, to, _ in text.notes if kind == "name"}
    for kind, at, to, _ in text.notes:
        said = [word for word in text.words[:at] if word in seconds]
        others = [word for word in text.words[:at - 1] if word[0].isupper() and word not in seconds]
        if kind == "name" and len(set(said)) > 1 and others:
            found.append(case(text, at, [], _nearest=said[-1] == text.words[at], _first=said[0] == text.words[at]))
    return found


def lists(text):
    return [case(text, at, [], _nearest=False, _first=facts["index"] == 0) for kind, at, _, facts in text.notes if kind == "list"]


def brackets(text):
    found = []
    signs = {"(": ")", "[": "]", "“": '"'}
    for kind, at, to, facts in text.notes:
        if kind == "bracket" and facts["sign"] != "“":
            openers = [(place, sign) for other, end, place, more in text.notes if other == "bracket" for sign in [more["sign"]] if place < at]
            openers.sort()
            found.append(case(text, at, sorted(set(")]") - {text.words[at]}), _nearest=signs[openers[-1][1]] == text.words[at], _first=signs[openers[0][1]] == text.words[at]))
    return found


def nested(text):
    """Where the nearest opening bracket is not the one to close."""
    return [each for each in brackets(text) if text.text.count("(") + text.text.count("[") > 1]


def pronouns(text):
    found = []
    for kind, at, _, facts in text.notes:
        if kind == "pronoun" and facts["form"] == "subject" and facts["chosen"] and len(set(facts["pronouns"])) > 1:
            others = [word for word in ("he", "she", "it", "they") if word not in facts["pronouns"]]
            if others:
                found.append(case(text, at, others, also=sorted(set(facts["pronouns"]) - {text.words[at].lower()})))
    return found


def because_pronouns(text):
    found = []
    for kind, at, to, facts in text.notes:
        if kind == "pronoun" and text.words[at - 1] == "because" and facts["chosen"] and len(set(facts["pronouns"])) > 1:
            ends = [place for place in facts["at_candidates"] if place < at]
            found.append(case(text, at, [word for word in ("he", "she", "it", "they") if word != text.words[at]],
                              _nearest=to == max(ends), _first=to == min(ends)))
    return found


def ability(cases, name, kind, least, drawn, rules=True):
    result = dict(name=name, kind=kind, least=least)
    if rules:
        baselines = {rule: cases.right_by_rule(drawn, lambda c, key=key: c[key]) for rule, key in (("nearest", "_nearest"), ("first", "_first")) if key in drawn[0]}
        if drawn[0]["others"]:
            baselines["most frequent word"] = cases.right_by_rule(drawn, lambda c: all(
                cases.frequency[c["text"][slice(*c["at"])].lower()] >= cases.frequency[other] for other in c["others"]))
        result["baselines"] = baselines
    result["cases"] = [{key: value for key, value in each.items() if not key.startswith("_")} for each in drawn]
    return result


# Heads

def span(text, word):
    return list(text.spans[word])


def subject_rows(text):
    return [dict(text=text.text, row=span(text, at), keys=[span(text, to)]) for kind, at, to, facts in text.notes
            if kind == "agreement" and facts.get("at_attractors")]


def antecedent_rows(first):
    """Pronouns whose antecedent is the first of those that could be meant, or a later one."""
    def found(text):
        rows = []
        for kind, at, to, facts in text.notes:
            if kind == "pronoun" and facts["form"] == "subject" and facts["chosen"]:
                ends = sorted(place for place in facts["at_candidates"] if place < at)
                meant = [p for p in facts["pronouns"] if p == text.words[at].lower()]
                if len(ends) > 1 and to in ends and len(meant) == 1 and (to == ends[0]) == first:
                    rows.append(dict(text=text.text, row=span(text, at), keys=[span(text, to)], among=[span(text, place) for place in ends]))
        return rows
    return found


def bracket_rows(text):
    rows = []
    for kind, at, to, facts in text.notes:
        openers = sorted(place for other, _, place, _ in text.notes if other == "bracket" and place < at)
        if kind == "bracket" and len(openers) > 1 and openers[-1] != to:
            rows.append(dict(text=text.text, row=span(text, at), keys=[span(text, to)], among=[span(text, place) for place in openers]))
    return rows


def name_rows(text):
    """Where the second part of a name is to come, the name's second part where it stood before."""
    return [dict(text=text.text, row=span(text, at), keys=[span(text, to)]) for kind, at, to, _ in text.notes if kind == "name"]


def deciding_pairs(cases):
    """The cat sat on the mat because it was tired / soft: one adjective fits the animal alone, the other the thing alone."""
    pairs = []
    while len(pairs) < COUNT:
        animal = cases.draws.choice([noun for noun in ANIMALS.values() if noun.single != noun.plural])
        thing = THINGS[cases.draws.choice(SEATS)]
        verb, place = cases.draws.choice(("sat", "slept", "lay", "stood", "rested", "jumped")), cases.draws.choice(("on", "under", "near", "behind", "beside"))
        feeling, quality = cases.draws.choice([f for f in FEELINGS if f not in thing.adjectives]), cases.draws.choice([a for a in thing.adjectives if a not in FEELINGS])
        start = f"The {animal.single} {verb} {place} the "
        texts = [f"{start}{thing.single} because it was {word}." for word in (feeling, quality)]
        at = len(start) + len(thing.single) + len(" because ")
        pairs.append(dict(texts=texts, row=[at, at + 2], first=[4, 4 + len(animal.single)], second=[len(start), len(start) + len(thing.single)]))
    return pairs


def repeated_tokens(cases, tokenizer, count=100, length=20):
    size = tokenizer.get_vocab_size()
    return [dict(ids=once + once, length=length) for once in ([cases.draws.randrange(5, size) for _ in range(length)] for _ in range(count))]


def plain_texts(cases, count=100):
    return [cases.text_of(cases.draws.choice(("sentence", "agreement", "two_people", "listed"))).text for _ in range(count)]


def head(name, kind, least, drawn, **more):
    return dict(name=name, kind=kind, least=least, cases=drawn, **more)


def decoder(models):
    cases = Cases(SEED)
    tokenizer = Tokenizer.from_file(str(models / "primer-decoder" / "tokenizer.json"))
    looked_up = ("own_deed", "two_people")
    return dict(model="primer-decoder", abilities=[
        ability(cases, "agreement across a noun of other number", "choice", 0.98, cases.collect(agreements, "agreement", before=0.5)),
        ability(cases, "agreement in a frame never trained", "choice", 0.95, cases.collect(agreements, "agreement_deep", before=0.5)),
        ability(cases, "made-up name copied", "copy", 0.97, cases.collect(names, "names", before=0.3)),
        ability(cases, "list copied", "copy", 0.98, cases.collect(lists, "listed", before=0.3)),
        ability(cases, "bracket closed, two or more opened", "choice", 0.99, cases.collect(nested, "bracketed", "quoted", before=0.3)),
        ability(cases, "repeated random tokens", "repeat", 0.97, repeated_tokens(cases, tokenizer, COUNT), rules=False),
        ability(cases, "pronoun agrees with somebody named", "choice", 0.98, cases.collect(pronouns, "two_people", "own_deed", "because", "when_then", before=0.3)),
    ], heads=[
        head("previous token", "offset", 0.90, plain_texts(cases), offset=-1),
        head("induction", "induction", 0.90, repeated_tokens(cases, tokenizer)),
        head("name said before", "row", 0.85, cases.collect(name_rows, "names"), reading="next"),
        head("verb to subject", "row", 0.95, cases.collect(subject_rows, "agreement", before=0.5), reading="next"),
        head("pronoun to antecedent", "worse", 0.90, cases.collect(antecedent_rows(True), *looked_up), later=cases.collect(antecedent_rows(False), *looked_up), reading="at"),
        head("closing to opening bracket", "row", 0.85, cases.collect(bracket_rows, "bracketed", "quoted"), reading="next"),
    ])


def encoder(_):
    cases = Cases(SEED + 1)
    return dict(model="primer-encoder", abilities=[
        ability(cases, "pronoun after because", "mask", 0.98, cases.collect(because_pronouns, "because")),
        ability(cases, "closing bracket", "mask", 0.98, cases.collect(brackets, "bracketed", "quoted")),
        ability(cases, "made-up name", "mask", 0.85, cases.collect(names, "names")),
        ability(cases, "agreement across a noun of other number", "mask", 0.97, cases.collect(agreements, "agreement", before=0.5)),
    ], heads=[
        head("previous token", "offset", 0.90, plain_texts(cases), offset=-1),
        head("next token", "offset", 0.90, plain_texts(cases), offset=1),
        head("it was tired / soft", "pair", 0.95, deciding_pairs(cases)),
        head("closing to opening bracket", "row", 0.90, cases.collect(bracket_rows, "bracketed", "quoted"), reading="at"),
    ])


def alignment_cases(texts):
    """For each content word of the Chinese its English words; marks and particles are left out."""
    function = set("，。？！的了吗很们在是正")
    return [dict(text=text.text, target=text.target, words=[
        dict(target=[sum(map(len, text.zh[:index])), sum(map(len, text.zh[:index + 1]))], source=[span(text, word) for word in words])
        for index, words in enumerate(text.alignment) if words and text.zh[index] not in function]) for text in texts]


def translator(_):
    cases = Cases(SEED + 2)
    texts = []
    while len(texts) < COUNT:
        text = cases.text_of("sentence")
        if text.text not in cases.seen and len(text.words) <= 28:
            cases.seen.add(text.text)
            texts.append(text)
    lines = [line.split("\t") for line in (HERE / "teacher_translations.tsv").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return dict(model="primer-translator", abilities=[
        dict(name="sentences of its grammar", kind="translate", least=0.97, cases=[dict(text=text.text, target=text.target) for text in texts]),
        dict(name="sentences written by hand", kind="translate", least=0.90, cases=[dict(text=source, target=target) for source, target in lines]),
    ], heads=[head("word to its translation", "alignment", 0.95, alignment_cases(texts[:200]))])


def main():
    folder = pathlib.Path(sys.argv[1])
    models = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else MODELS
    folder.mkdir(parents=True, exist_ok=True)
    for write in (decoder, encoder, translator):
        found = write(models)
        file = folder / (found["model"] + ".json")
        lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found["abilities"])
        heads = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found["heads"])
        file.write_text(f'{{"model":"{found["model"]}",\n"abilities":[\n{lines}],\n"heads":[\n{heads}]}}\n', encoding="utf-8")
        print(file.name, file.stat().st_size, *(f"{a['name']}: {a.get('baselines')}" for a in found["abilities"]), sep="\n  ")


if __name__ == "__main__":
    main()
