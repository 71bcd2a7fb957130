"""Writes the cases by which tests measure primer-vision: held-out pictures on one sheet, what is right, what simple rules would reach.

    python write_picture_cases.py FOLDER

`tile` is a picture's place on FOLDER/primer-vision.png, row by row. Ability cases name the `label` of the thing that differs. Head cases
name tokens: the `row` whose strongest key, other than itself, has to be one of `keys`.
"""

import json
import pathlib
import random
import sys

import numpy

import pictures

SEED, COUNT, ACROSS = 4242, 200, 30


def token(thing):
    return 1 + thing.square()  # behind [CLS]


def rules(drawn):
    """What would be reached by naming any of the things, or the thing nearest to the middle."""
    def middle(thing):
        return (thing.row - pictures.GRID // 2) ** 2 + (thing.column - pictures.GRID // 2) ** 2

    return {"any thing": round(sum(1 / len(each.things) for each in drawn) / len(drawn), 3),
            "nearest to the middle": round(sum(min(each.things, key=middle) is each.things[0] for each in drawn) / len(drawn), 3)}


def main():
    folder, draws, sheet = pathlib.Path(sys.argv[1]), random.Random(SEED), []
    abilities, seen = [], set()
    for kinds, name in ((1, "one differs"), (2, "one differs among two kinds"), (3, "one differs among three kinds")):
        drawn = []
        while len(drawn) < COUNT:
            picture = pictures.draw_picture(draws, "test", kinds)
            if (key := pictures.paint(picture).tobytes()) not in seen:
                seen.add(key)
                drawn.append(picture)
        abilities.append(dict(name=name, kind="differs", least=0.95, baselines=rules(drawn),
                              cases=[dict(tile=len(sheet) + i, label=each.label) for i, each in enumerate(drawn)]))
        sheet += drawn
    odd, twins = [], []
    for tile, each in enumerate(sheet):
        odd.append(dict(tile=tile, row=0, keys=[token(each.things[0])]))
        thing = draws.choice(each.things[1:])
        twins.append(dict(tile=tile, row=token(thing), keys=sorted(map(token, each.twins(thing)))))
    heads = [dict(name="[CLS] to the one that differs", kind="squares", least=0.95, cases=odd),
             dict(name="a thing to another of its kind", kind="squares", least=0.95, cases=twins)]

    lines = ["{\"model\":\"primer-vision\",\n\"abilities\":[\n"]
    lines.append(",\n".join(json.dumps(each, separators=(",", ":")) for each in abilities) + "],\n\"heads\":[\n")
    lines.append(",\n".join(json.dumps(each, separators=(",", ":")) for each in heads) + "]}\n")
    (folder / "primer-vision.json").write_text("".join(lines), encoding="utf-8")
    painted = [pictures.paint(each) for each in sheet]
    rows = [numpy.concatenate(painted[at:at + ACROSS], 1) for at in range(0, len(painted), ACROSS)]
    pictures.write_png(folder / "primer-vision.png", numpy.concatenate(rows, 0))
    print(*(f"{each['name']}: {each['baselines']}" for each in abilities), sep="\n")


if __name__ == "__main__":
    main()
