"""Finished texts: words with their places, Chinese with its alignment, and the split into training and held-out."""

import hashlib

from clauses import Writer

CLOSING = {"(": ")", "[": "]", "“": "”"}
NO_SPACE_BEFORE = set(", . ? ! : ; ) ] ” 's".split())
NO_SPACE_AFTER = set("( [ “".split())


CONTRACTED = ("sentence", "loose", "answered", "quoted", "two_people")


class Text:
    """`text`, its `words` and their `spans` in code points; `notes` of (kind, word, word, facts); Chinese if there is one."""


def held_out(frame, key):
    """One in ten of the combinations of a frame with the first three content words of a text; none without any."""
    return bool(key) and int(hashlib.md5((frame + " " + " ".join(sorted(key[:3]))).encode()).hexdigest(), 16) % 10 == 0


NOT = "do does did is are was were can could would should have has had".split()
SHORT = {"I am": "I'm", "you are": "you're", "he is": "he's", "she is": "she's", "it is": "it's", "we are": "we're", "they are": "they're",
         "that is": "that's", "let us": "let's", "I will": "I'll", "what is": "what's"}


def contract(words):
    """did not → didn't, I am → I'm; gives the words, and the place of every number."""
    shorter, place = [], {}
    for word, number in words:
        last = shorter[-1] if shorter else ""
        if word == "not" and last in NOT:
            shorter[-1] = "can't" if last == "can" else last + "n't"
        elif last + " " + word in SHORT:
            shorter[-1] = SHORT[last + " " + word]
        else:
            shorter.append(word)
        place[number] = len(shorter) - 1
    return shorter, place


def finish(phrase, w, frame):
    text = Text()
    text.frame = frame
    place = {number: index for index, (_, number) in enumerate(phrase.en)}
    raw = [word for word, _ in phrase.en]
    if frame in CONTRACTED and w.chance(0.2):
        raw, place = contract(phrase.en)
    text.words, text.spans, written = [], [], ""
    capital = True
    for index, word in enumerate(raw):
        shown = word
        if capital and word not in CLOSING:
            shown, capital = word[0].upper() + word[1:], False
        elif word == "“" and (index == 0 or raw[index - 1] in ",:"):
            capital = True
        if word in (".", "?", "!"):
            capital = True
        if word == "”":
            capital = raw[index - 1] in ".?!" and raw[index + 1:index + 2] not in (["said"], ["answered"], ["whispered"])
        if shown in "“”":
            shown = '"'
        if written and word not in NO_SPACE_BEFORE and raw[index - 1] not in NO_SPACE_AFTER:
            written += " "
        text.spans.append((len(written), len(written) + len(shown)))
        text.words.append(shown)
        written += shown
    text.text = written
    text.notes = [(kind, place[at], place[to], located(facts, place)) for kind, at, to, facts in w.notes]
    text.zh = [word for word, _ in phrase.zh]
    text.target = "".join(text.zh)
    text.alignment = [sorted({place[number] for number in numbers if number in place}) for _, numbers in phrase.zh]
    return text


def located(facts, place):
    """Word numbers inside facts, as places."""
    return {name: [place[number] for number in value] if name.startswith("at_") else value for name, value in facts.items()}


def draw(random, frame, build, split="train", made_up=0.0):
    """One text of `build(writer)`, of the wanted split ("train", "test" or "any")."""
    while True:
        w = Writer(random, made_up)
        phrase = build(w)
        if phrase is not None and (split == "any" or held_out(frame, w.key) == (split == "test")):
            return finish(phrase, w, frame)
