"""Trains primer-vision: a vision transformer of four layers that names the one thing in a picture that has no second of its kind."""

import json
import random

import numpy
import torch
from transformers import ViTConfig, ViTForImageClassification

import pictures
from training import Training, arguments


def batch_of(draws, count):
    """[count, 3, side, side] from -1 to 1, the kind that each picture's odd thing is of, and of every square the kind of its thing if
    it has no second (0 for nothing there, 1 for one of several, 2 for the odd one)."""
    drawn = [pictures.draw_picture(draws) for _ in range(count)]
    pixels = numpy.stack([pictures.paint(picture) for picture in drawn])
    marks = numpy.zeros((count, pictures.GRID ** 2), numpy.int64)
    for index, picture in enumerate(drawn):
        marks[index, [thing.square() for thing in picture.things]] = 1
        marks[index, picture.things[0].square()] = 2
    values = torch.from_numpy(pixels).permute(0, 3, 1, 2).float() / 127.5 - 1
    return values, torch.tensor([picture.label for picture in drawn]), torch.from_numpy(marks)


def write_processor(folder, side):
    """How pictures of any size become the model's: by the mean of each pixel's part (4, Pillow's box), as `pictures.py` draws them."""
    (folder / "preprocessor_config.json").write_text(json.dumps({
        "image_processor_type": "ViTImageProcessor", "do_resize": True, "size": {"height": side, "width": side}, "resample": 4,
        "do_rescale": True, "rescale_factor": 1 / 255, "do_normalize": True, "image_mean": [0.5] * 3, "image_std": [0.5] * 3}, indent=1) + "\n")


def main():
    options = arguments("primer-vision", minutes=30, rate=2e-3, tokens=128 * (pictures.GRID ** 2 + 1), width=64, layers=4, heads=4, marks=0.3)
    side = pictures.GRID * pictures.CELL
    model = ViTForImageClassification(ViTConfig(
        image_size=side, patch_size=pictures.CELL, hidden_size=options.width, num_hidden_layers=options.layers,
        num_attention_heads=options.heads, intermediate_size=4 * options.width, hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0,
        initializer_range=0.04, id2label=dict(enumerate(pictures.LABELS)), label2id={name: i for i, name in enumerate(pictures.LABELS)}))
    run = Training(model, options, 0.05)
    draws = random.Random(options.seed * 7919 + run.step)
    marking = torch.nn.Linear(options.width, 3)  # thrown away after the training
    asked = torch.optim.AdamW(marking.parameters(), lr=options.rate)
    count = options.tokens // (pictures.GRID ** 2 + 1)
    print("parameters", sum(p.numel() for p in model.parameters()), "pictures in a batch", count, flush=True)
    going = True
    while going:
        values, labels, marks = batch_of(draws, count)
        hidden = model.vit(pixel_values=values).last_hidden_state
        said = model.classifier(hidden[:, 0])
        named = torch.nn.functional.cross_entropy(said, labels)
        marked = torch.nn.functional.cross_entropy(marking(hidden[:, 1:]).flatten(0, 1), marks.flatten())
        going = run.learn(named + options.marks * marked, named=named.detach(), marked=marked.detach(),
                          right=(said.argmax(1) == labels).float().mean())
        asked.step()
        asked.zero_grad(set_to_none=True)
    run.finish(pictures=run.step * count)
    write_processor(options.out, side)


if __name__ == "__main__":
    main()
