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
    """Texts; the weight of a token is 1 plus twice the number of its word modulo 64, noted words odd (0 for [CLS] and [SEP])."""
    seed, count, folder = job
    draws, tokenizer, pairs = random.Random(seed), Tokenizer.from_file(str(folder / "tokenizer.json")), []
    shares = dict(rows.frames.SHARES, names=16, because=10, chant=3)
    for _ in range(count):
        ids, weights, number = [2], [0], 0
        for text in rows.some_texts(draws, shares=shares):
            encoding = tokenizer.encode(text.text, add_special_tokens=False)
            words = rows.tokens_of(encoding, text)
            noted = {word for _, at, to, _ in text.notes for word in (at, to)}
            ids += encoding.ids
            weights += [2 + 2 * ((number + word) % 60) + (word in noted) for word in words]
            number += len(text.words)
        pairs.append((ids[:LENGTH - 1] + [3], weights[:LENGTH - 1] + [0]))
    return pairs


def masked(ids, weights, pronouns, vocabulary_size, share, noted_share):
    """Whole words masked: 80 % [MASK], 10 % another token, 10 % left; noted words more often.

    Pronouns: 50 % [MASK], 35 % another pronoun, 15 % left, so that the row of a pronoun that is there has to ask whom it means,
    too. Gives input and where to predict.
    """
    word, noted, real = weights.long() // 2, (weights.long() % 2 == 1), weights > 1
    draws = torch.rand(ids.shape[0], 64).gather(1, word)  # one draw for a word: its pieces are masked together
    fate = torch.rand(ids.shape[0], 64).gather(1, word)
    hide = (draws < torch.where(noted, noted_share, share)) & real
    pronoun = torch.isin(ids, pronouns)
    shown = torch.where(hide & (fate < torch.where(pronoun, 0.5, 0.8)), MASK, ids)
    other = torch.where(pronoun, pronouns[torch.randint(0, len(pronouns), ids.shape)], torch.randint(5, vocabulary_size, ids.shape))
    return torch.where(hide & (fate > torch.where(pronoun, 0.65, 0.9)), other, shown), hide


def main():
    options = arguments("primer-encoder", minutes=45, rate=2.5e-3, tokens=2400, rows=420000, share=0.12, noted=0.35)
    bound = vocabulary.save(*vocabulary.encoder_tokenizer(), options.out)
    tokenizer = Tokenizer.from_file(str(options.out / "tokenizer.json"))
    size = tokenizer.get_vocab_size()
    pronouns = torch.tensor([tokenizer.token_to_id("\u0120" + word) for word in ("he", "she", "it", "they")])
    data = rows.cached(f"encoder-{bound}-{options.rows}-{options.seed}", lambda: rows.gathered(
        rows.parallel(make_rows, [(options.seed * 3000 + part, options.rows // 20, options.out) for part in range(20)])))
    model = BertForMaskedLM(BertConfig(vocab_size=size, hidden_size=144, num_hidden_layers=4, num_attention_heads=6, intermediate_size=576,
                                       max_position_embeddings=LENGTH, type_vocab_size=2, hidden_dropout_prob=0.0,
                                       attention_probs_dropout_prob=0.0, pad_token_id=0, initializer_range=0.04))
    run, draws = Training(model, options, 0.05), numpy.random.default_rng(options.seed)
    print("rows", len(data), "tokens", len(data.ids), "parameters", sum(p.numel() for p in model.parameters()), flush=True)
    going = True
    while going:
        for indices in rows.batches(data.lengths(), options.tokens, draws):
            ids, weights = batch_of(data, indices)
            shown, hide = masked(ids, weights, pronouns, size, options.share, options.noted)
            padded = ids == 0
            hidden = model.bert(input_ids=shown, attention_mask=(~padded).long() if padded.any() else None).last_hidden_state[hide]
            losses = torch.nn.functional.cross_entropy(model.cls(hidden), ids[hide], reduction="none")
            noted = weights[hide].long() % 2 == 1
            going = run.learn(losses.mean(), noted=losses.detach()[noted].mean() if noted.any() else 0.0)
            if not going:
                break
    run.finish(tokenizer=bound, rows=len(data), tokens_in_rows=len(data.ids))


if __name__ == "__main__":
    main()
