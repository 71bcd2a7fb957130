"""The tokenizers of the primer models: byte-level, so that they take any text, with everyday words whole.

`ignore_merges` takes a word that is in the vocabulary as it is; only others are cut by the merges, into pieces that words of
no language share. A tokenizer is bound to rows of token ids by its hash.
"""

import collections
import hashlib
import json
import random
import re

from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

import frames
import sentences
from lexicon import *
from texts import NOT, draw


def every_word():
    """All words of the lexicon, in every form."""
    words = set(MORE_NOUNS + MORE_NAMES + MORE_PARTICIPLES + MORE_COMPARED + EXTRA_NOUNS + EXTRA_ADJECTIVES + EXTRA_ADVERBS + EXTRA_WORDS + MORE_NUMBERS + MONTHS + frames.TITLES + frames.CHANTED)
    words |= {form for noun in NOUNS.values() for form in (noun.single, noun.plural)}
    tables = (WITH_ANY, WITH_SOMEONE, WITH_THING, WITH_FOOD, WITH_DRINK, WITH_TEXT, WITH_SUBJECT, OPENING, ALONE, POSTURES,
              [Verb([word, ""]) for word in EXTRA_VERBS])
    for verb in (verb for table in tables for verb in table):
        for form in (verb.base, verb.third, verb.past, verb.ing):
            words |= set(form.split())
    for table in (ADJECTIVES, COLORS, UNCOUNTED, STUFF, SUBJECTS, LANGUAGES, COUNTRIES, CITIES, MEN, WOMEN, DAYS, NUMBERS, WEATHER, sentences.COMPARED):
        words |= {word for entry in table for word in entry.split()}
    words |= {word for english, *_ in GAMES + GIVING + TIMES + OFTEN + HOW + MODALS + GOING for word in english.split()}
    return words


def seen(count, lower, prefix):
    """How often each word is written, with or without a space before it, in texts of every frame that repeats no made-up word.

    `prefix`: a space is thought before the first word.
    """
    draws, counts = random.Random(5), collections.Counter()
    ordinary = {name: share for name, share in frames.SHARES.items() if name not in ("names", "chant")}
    for _ in range(count):
        frame = draws.choices(list(ordinary), list(ordinary.values()))[0]
        text = draw(draws, frame, frames.FRAMES[frame], "any")
        for word, (start, _) in zip(text.words, text.spans):
            spaced = prefix if start == 0 else text.text[start - 1] == " "
            parts = re.findall(r"[^\W\d_]+|'[a-z]+|[^\w\s]+|\d+", word.lower() if lower else word)
            counts.update([(" " if spaced else "") + parts[0], *parts[1:]])
    return counts


def english_words(lower=False, prefix=True):
    counts = seen(60000, lower, prefix)
    words = {word for word, times in counts.items() if times >= 3}
    words |= {" " + part for word in every_word() for part in re.findall(r"[^\W\d_]+", word.lower() if lower else word)}
    words |= {"'s", "'t", "'re", "'ve", "'ll", "'m", "'d"} | {" " + word + "n" for word in [*NOT, "wo", "must"]}
    if not lower:
        words |= {(" " if prefix else "") + verb.base.split()[0].capitalize() for table in (WITH_ANY, WITH_SOMEONE[:20], WITH_THING, WITH_FOOD, ALONE, OPENING) for verb in table}
        words |= {(" " if prefix else "") + word.capitalize() for word in "have has had neither either once only just very one two three first last good water people children dogs cats birds time money tell give put turn say don't never always everyone everybody somebody something nobody nothing until since after yes no hello hi well as at by for from in of on to with not or but so attention dear mother father mom dad".split()}
        words |= {(" " if prefix else "") + word.capitalize() for word in "a an all another both are is am do does did can could will would should may must many some no every my your his her its our their these those this that there here if when while because although before after who what where why how let please then today yesterday tomorrow now sometimes".split()}
    return {word for word in words if word.strip()}


def pieces(count):
    """Made-up words and lexicon words, from which the merges for unknown words are learned."""
    draws = random.Random(6)
    words = [" " + frames.made_up(draws) for _ in range(count)] + [" " + frames.made_up(draws).capitalize() for _ in range(count)]
    return words + [" " + word for word in sorted(every_word())] * 3


def byte_level(words, chinese, merges, special, lower):
    """A byte-level BPE that knows `words` whole, and `merges` pieces for the others."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    trainer = trainers.BpeTrainer(vocab_size=len(special) + 256 + merges, special_tokens=special, initial_alphabet=alphabet, show_progress=False)
    feed = [word.lower() for word in pieces(4000)] if lower else pieces(4000)
    tokenizer.train_from_iterator(feed + [word for word in sorted(chinese) for _ in range(400)], trainer)
    model = json.loads(tokenizer.to_str())["model"]
    vocabulary, as_bytes = model["vocab"], pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    for word in sorted(words):
        vocabulary.setdefault(as_bytes.pre_tokenize_str(word)[0][0], len(vocabulary))
    merged = [tuple(pair) if isinstance(pair, list) else tuple(pair.split(" ")) for pair in model["merges"]]
    whole = Tokenizer(models.BPE(vocab=vocabulary, merges=merged, ignore_merges=True))
    whole.add_special_tokens(special)
    if lower:
        whole.normalizer = normalizers.Lowercase()
    whole.decoder = decoders.ByteLevel()
    return whole


def decoder_tokenizer():
    tokenizer = byte_level(english_words(), [], 500, ["<|endoftext|>"], False)
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=True)
    return tokenizer, dict(bos_token="<|endoftext|>", eos_token="<|endoftext|>", unk_token="<|endoftext|>", model_max_length=128, add_prefix_space=True)


def encoder_tokenizer():
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer = byte_level(english_words(lower=True), [], 500, special, True)
    # A word after [MASK] has a space of its own, a full stop none; the space before [MASK] belongs to it.
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(" ", "first", split=False), pre_tokenizers.ByteLevel(add_prefix_space=False)])
    tokenizer.add_special_tokens([AddedToken("[MASK]", lstrip=True, special=True)])
    around = processors.TemplateProcessing(single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=[("[CLS]", 2), ("[SEP]", 3)])
    tokenizer.post_processor = processors.Sequence([processors.ByteLevel(trim_offsets=True), around])
    return tokenizer, dict(unk_token="[UNK]", sep_token="[SEP]", pad_token="[PAD]", cls_token="[CLS]", mask_token="[MASK]", model_max_length=128)


def chinese_words():
    draws, counts = random.Random(9), collections.Counter()
    for _ in range(60000):
        counts.update(draw(draws, "sentence", sentences.sentence, "any").zh)
    return {word for word, times in counts.items() if times >= 2}


def translator_tokenizer():
    special = ["</s>", "<unk>", "<pad>"]
    tokenizer = byte_level(english_words(prefix=False), chinese_words(), 3000, special, False)
    # Chinese marks are no letters: the words between them are cut by the merges, which know whole words only.
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Split(Regex(r"[\u3000-\u9fff\uff00-\uffef]+"), "isolated"), pre_tokenizers.ByteLevel(add_prefix_space=False)])
    around = processors.TemplateProcessing(single="$A </s>", special_tokens=[("</s>", 0)])
    tokenizer.post_processor = processors.Sequence([processors.ByteLevel(trim_offsets=True), around])
    return tokenizer, dict(eos_token="</s>", unk_token="<unk>", pad_token="<pad>", model_max_length=64)


def save(tokenizer, settings, folder):
    """tokenizer.json and tokenizer_config.json, and the hash that rows are bound to."""
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(folder / "tokenizer.json"), pretty=False)
    settings = dict(tokenizer_class="PreTrainedTokenizerFast", clean_up_tokenization_spaces=False, **settings)
    (folder / "tokenizer_config.json").write_text(json.dumps(settings, indent=2) + "\n")
    return digest(folder)


def digest(folder):
    return hashlib.sha256((folder / "tokenizer.json").read_bytes()).hexdigest()[:16]
