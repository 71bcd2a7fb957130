"""Trains primer-encoder: a BERT of four layers that fills masked words of short English texts."""

import random

import numpy
import torch
from tokenizers import Tokenizer
from transformers import BertConfig, BertForMaskedLM

import rows
import vocabulary
from train_decoder import batch_of
from training import Training, arguments

LENGTH = 128
MASK = 4


def make_rows(job):
    """Texts, with a mark for each token (0 for [CLS] and [SEP]): see `marks`."""
    seed, count, folder = job
    draws, tokenizer, pairs = random.Random(seed), Tokenizer.from_file(str(folder / "tokenizer.json")), []
    shares = dict(rows.frames.SHARES, names=20, because=10, chant=3)
    for _ in range(count):
        ids, weights, number = [2], [0], 0
        for text in rows.some_texts(draws, shares=shares):
            encoding = tokenizer.encode(text.text, add_special_tokens=False)
            weights += marks(text, rows.tokens_of(encoding, text), number)
            ids += encoding.ids
            number += len(text.words)
        pairs.append((ids[:LENGTH - 1] + [3], weights[:LENGTH - 1] + [0]))
    return pairs


def marks(text, words, number):
    """Of each token: whether its word is noted (1 bit), the word's number from 1 (6 bits), how far back its antecedent ends (9 bits)."""
    noted = {word for _, at, to, _ in text.notes for word in (at, to)}
    meant = {at: to for kind, at, to, facts in text.notes if kind == "pronoun" and facts["form"] == "subject"}
    _, last = rows.tokens_by_word(words)
    back = [token - last[meant[word]] if word in meant else 0 for token, word in enumerate(words)]
    return [(distance << 7) + 2 + 2 * ((number + word) % 60) + (word in noted) for distance, word in zip(back, words)]


def masked(ids, marks, vocabulary_size, share, noted_share):
    """Whole words masked: 80 % [MASK], 10 % another token, 10 % left; noted words more often.

    A pronoun whose noun is known: 60 % [MASK], to be filled with the pronoun; 40 % left, to be answered with the noun that it
    stands for, so that the row of a pronoun that is there has to find whom it means. Gives input, answers and where they are asked.
    """
    word, noted, back = (marks & 127) // 2, marks % 2 == 1, marks >> 7
    draws = torch.rand(ids.shape[0], 64).gather(1, word)  # one draw for a word: its pieces are masked together
    fate = torch.rand(ids.shape[0], 64).gather(1, word)
    hide = (draws < torch.where(noted, noted_share, share)) & (word > 0)
    pronoun = back > 0
    shown = torch.where(hide & (fate < torch.where(pronoun, 0.6, 0.8)), MASK, ids)
    shown = torch.where(hide & ~pronoun & (fate > 0.9), torch.randint(5, vocabulary_size, ids.shape), shown)
    meant = ids.gather(1, torch.arange(ids.shape[1]).expand_as(ids) - back)
    return shown, torch.where(pronoun & (shown != MASK), meant, ids), hide


def main():
    options = arguments("primer-encoder", minutes=50, rate=2.5e-3, tokens=2400, rows=420000, share=0.12, noted=0.35)
    bound = vocabulary.save(*vocabulary.encoder_tokenizer(), options.out)
    tokenizer = Tokenizer.from_file(str(options.out / "tokenizer.json"))
    size = tokenizer.get_vocab_size()
    data = rows.cached(f"encoder-meant-{bound}-{options.rows}-{options.seed}", lambda: rows.gathered(
        rows.parallel(make_rows, [(options.seed * 3000 + part, options.rows // 20, options.out) for part in range(20)])))
    model = BertForMaskedLM(BertConfig(vocab_size=size, hidden_size=144, num_hidden_layers=4, num_attention_heads=6, intermediate_size=576,
                                       max_position_embeddings=LENGTH, type_vocab_size=2, hidden_dropout_prob=0.0,
                                       attention_probs_dropout_prob=0.0, pad_token_id=0, initializer_range=0.04))
    run, draws = Training(model, options, 0.05), numpy.random.default_rng(options.seed)
    print("rows", len(data), "tokens", len(data.ids), "parameters", sum(p.numel() for p in model.parameters()), flush=True)
    going = True
    while going:
        for indices in rows.batches(data.lengths(), options.tokens, draws):
            ids, marks = batch_of(data, indices)
            shown, answers, hide = masked(ids, marks.long(), size, options.share, options.noted)
            padded = ids == 0
            hidden = model.bert(input_ids=shown, attention_mask=(~padded).long() if padded.any() else None).last_hidden_state[hide]
            losses = torch.nn.functional.cross_entropy(model.cls(hidden), answers[hide], reduction="none")
            noted = marks[hide].long() % 2 == 1
            going = run.learn(losses.mean(), noted=losses.detach()[noted].mean() if noted.any() else 0.0)
            if not going:
                break
    run.finish(tokenizer=bound, rows=len(data), tokens_in_rows=len(data.ids))


if __name__ == "__main__":
    main()
