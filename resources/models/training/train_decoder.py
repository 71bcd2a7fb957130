"""Trains primer-decoder: a GPT-2 of four layers that predicts the next word of short English texts."""

import math
import random

import numpy
import torch
from tokenizers import Tokenizer
from transformers import GPT2Config, GPT2LMHeadModel

import rows
import vocabulary
from training import Training, arguments

LENGTH = 128


def make_rows(job):
    """Texts with weight 2 on words that something in the text decides."""
    seed, count, folder = job
    draws, tokenizer, pairs = random.Random(seed), Tokenizer.from_file(str(folder / "tokenizer.json")), []
    for _ in range(count):
        ids, weights = ([0], [1]) if draws.random() < 0.4 else ([], [])
        for text in rows.some_texts(draws, shares=dict(rows.frames.SHARES, names=14, bracketed=12)):
            encoding = tokenizer.encode(text.text)
            words = rows.tokens_of(encoding, text)
            noted = {at for _, at, _, _ in text.notes}
            follows = {at + 1 for kind, at, _, _ in text.notes if kind == "pronoun"}  # the deed tells whom the pronoun meant
            ids += encoding.ids
            weights += [2 if word in noted or word in follows else 1 for word in words]
        pairs.append((ids[:LENGTH - 1] + [0], weights[:LENGTH - 1] + [1]))
    return pairs


def repeated(job):
    """Tokens in no order, said twice or three times: no loss the first time.

    Words, any pieces, or the tokens of a text shuffled: a full stop is a token, too, whose row has to know the one before.
    """
    seed, count, folder = job
    draws, pairs = random.Random(seed), []
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    spaced = [index for piece, index in tokenizer.get_vocab().items() if piece.startswith("\u0120") and len(piece) > 2]
    everything = range(1, tokenizer.get_vocab_size())
    for _ in range(count):
        length, times = draws.randint(2, 42), draws.choice((2, 2, 3))
        kind = draws.random()
        if kind < 0.4:
            words = [index for text in rows.some_texts(draws) for index in tokenizer.encode(text.text).ids]
            draws.shuffle(words)
            words = words[:length]
        else:
            words = [draws.choice(spaced if kind < 0.7 else everything) for _ in range(length)]
        start = [0] if draws.random() < 0.4 else []
        ids = start + words * times
        pairs.append((ids[:LENGTH], ([0] * (len(start) + len(words)) + [2] * (len(words) * (times - 1)))[:LENGTH]))
    return pairs


def batch_of(data, indices):
    width = int(data.lengths()[indices].max())
    ids, weights = numpy.zeros((len(indices), width), numpy.int64), numpy.zeros((len(indices), width), numpy.float32)
    for line, index in enumerate(indices):
        row = data.row(index)
        ids[line, :row.stop - row.start] = data.ids[row]
        weights[line, :row.stop - row.start] = data.weights[row]
    return torch.from_numpy(ids), torch.from_numpy(weights)


def waves(positions, width, amplitude=0.11):
    """[positions, width] the sinusoids of A. Vaswani et al. 2017, as a start for learned positions.

    A step to the previous token is the same rotation everywhere then, so that a head can look there sharply at places that few
    rows are long enough to reach.
    """
    turns = torch.arange(positions)[:, None] * torch.exp(torch.arange(0, width, 2) * (-math.log(10000.0) / width))
    return amplitude * torch.stack((turns.sin(), turns.cos()), -1).flatten(1)


def main():
    options = arguments("primer-decoder", minutes=40, rate=2.5e-3, tokens=2400, rows=420000, repeats=90000, decay=0.1)
    bound = vocabulary.save(*vocabulary.decoder_tokenizer(), options.out)
    vocabulary_size = Tokenizer.from_file(str(options.out / "tokenizer.json")).get_vocab_size()
    data = rows.cached(f"decoder-shuffled-{bound}-{options.rows}-{options.repeats}-{options.seed}", lambda: rows.gathered(
        rows.parallel(make_rows, [(options.seed * 1000 + part, options.rows // 20, options.out) for part in range(20)])
        + rows.parallel(repeated, [(options.seed * 2000 + part, options.repeats // 4, options.out) for part in range(4)])))
    model = GPT2LMHeadModel(GPT2Config(vocab_size=vocabulary_size, n_positions=LENGTH, n_embd=144, n_layer=4, n_head=6, resid_pdrop=0.0,
                                       embd_pdrop=0.0, attn_pdrop=0.0, bos_token_id=0, eos_token_id=0, initializer_range=0.04,
                                       activation_function="gelu_pytorch_tanh"))
    model.transformer.wpe.weight.data.copy_(waves(LENGTH, model.config.n_embd))
    run, draws = Training(model, options, options.decay), numpy.random.default_rng(options.seed)
    print("rows", len(data), "tokens", len(data.ids), "parameters", sum(p.numel() for p in model.parameters()), flush=True)
    going = True
    while going:
        for indices in rows.batches(data.lengths(), options.tokens, draws):
            ids, weights = batch_of(data, indices)
            hidden = model.transformer(input_ids=ids).last_hidden_state[:, :-1]
            chosen = weights[:, 1:] > 0
            losses = torch.nn.functional.cross_entropy(model.lm_head(hidden[chosen]), ids[:, 1:][chosen], reduction="none")
            weight = weights[:, 1:][chosen]
            noted = weight == 2
            going = run.learn((losses * weight).sum() / weight.sum(), plain=losses.detach().mean(),
                              noted=losses.detach()[noted].mean() if noted.any() else 0.0)
            if not going:
                break
    run.finish(tokenizer=bound, rows=len(data), tokens_in_rows=len(data.ids))


if __name__ == "__main__":
    main()
