"""Trains primer-translator: a Marian encoder-decoder of three and three layers, English to Chinese."""

import random

import numpy
import torch
from tokenizers import Tokenizer
from transformers import GenerationConfig, MarianConfig, MarianMTModel

import rows
import vocabulary
from sentences import sentence
from texts import draw
from training import HERE, Training, arguments

END, PAD = 0, 2


def hand_written():
    """The sentences written by hand to try the translator: kept out of its training."""
    lines = (HERE / "teacher_translations.tsv").read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if line and not line.startswith("#")}


def make_pairs(job):
    """Source and target in one row: weight 0 for the source, 1 for the target."""
    seed, count, folder = job
    draws, tokenizer, kept_out = random.Random(seed), Tokenizer.from_file(str(folder / "tokenizer.json")), hand_written()
    texts = [draw(draws, "sentence", sentence, "train", 0.02) for _ in range(count)]
    pairs = []
    for text in texts:
        if text.text in kept_out or len(text.words) > 28:
            continue
        source, target = tokenizer.encode(text.text).ids, tokenizer.encode(text.target).ids
        pairs.append((source + target, [0] * len(source) + [1] * len(target)))
    return pairs


def batch_of(data, indices):
    sources, targets = [], []
    for index in indices:
        row = data.row(index)
        ids, side = data.ids[row], data.weights[row]
        sources.append(ids[side == 0])
        targets.append(ids[side == 1])

    def padded(lines, fill):
        result = numpy.full((len(lines), max(map(len, lines))), fill, numpy.int64)
        for line, ids in enumerate(lines):
            result[line, :len(ids)] = ids
        return torch.from_numpy(result)
    return padded(sources, PAD), padded(targets, -100)


def main():
    options = arguments("primer-translator", minutes=40, rate=2.5e-3, tokens=3600, rows=600000, smoothing=0.05)
    bound = vocabulary.save(*vocabulary.translator_tokenizer(), options.out)
    size = Tokenizer.from_file(str(options.out / "tokenizer.json")).get_vocab_size()
    data = rows.cached(f"translator-{bound}-{options.rows}-{options.seed}", lambda: rows.gathered(
        rows.parallel(make_pairs, [(options.seed * 4000 + part, options.rows // 20, options.out) for part in range(20)])))
    width = 160
    model = MarianMTModel(MarianConfig(
        vocab_size=size, d_model=width, encoder_layers=3, decoder_layers=3, encoder_attention_heads=5, decoder_attention_heads=5,
        encoder_ffn_dim=4 * width, decoder_ffn_dim=4 * width, max_position_embeddings=64, dropout=0.0, attention_dropout=0.0,
        activation_dropout=0.0, pad_token_id=PAD, eos_token_id=END, bos_token_id=END, decoder_start_token_id=PAD, forced_eos_token_id=END,
        scale_embedding=True, activation_function="gelu", init_std=0.05, share_encoder_decoder_embeddings=True, tie_word_embeddings=True))
    run, draws = Training(model, options, 0.05), numpy.random.default_rng(options.seed)
    print("pairs", len(data), "tokens", len(data.ids), "parameters", sum(p.numel() for p in model.parameters()), flush=True)
    going = True
    while going:
        for indices in rows.batches(data.lengths(), options.tokens, draws):
            source, target = batch_of(data, indices)
            before = torch.cat([torch.full((len(target), 1), PAD), target[:, :-1].clamp(min=0)], 1)
            hidden = model.model(input_ids=source, attention_mask=(source != PAD).long(), decoder_input_ids=before).last_hidden_state
            chosen = target >= 0
            logits = model.lm_head(hidden[chosen]) + model.final_logits_bias
            loss = torch.nn.functional.cross_entropy(logits, target[chosen], label_smoothing=options.smoothing)
            going = run.learn(loss, right=(logits.detach().argmax(-1) == target[chosen]).float().mean())
            if not going:
                break
    model.generation_config = GenerationConfig(bos_token_id=END, eos_token_id=END, pad_token_id=PAD, decoder_start_token_id=PAD,
                                               forced_eos_token_id=END, max_length=64)
    run.finish(tokenizer=bound, rows=len(data), tokens_in_rows=len(data.ids))


if __name__ == "__main__":
    main()
