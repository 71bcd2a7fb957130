"""Pictures that primer-vision learns from and is measured on: coloured shapes in the squares of a grid, one of which differs.

    python pictures.py FOLDER       draws the sample pictures that come with the program, 480 pixels a side

A picture has one to three *kinds* of things (red circles, blue rings); each kind is there at least twice, and one thing, of
another kind, is there once: the *odd* one. In the hardest pictures it shares its colour with one kind and its shape with another
(conjunction search: A. Treisman, G. Gelade, Cognitive Psychology 12, 1980), so that every thing has to be compared with all others.
Every thing lies within one square, which is a token of the model.
"""

import dataclasses
import functools
import pathlib
import random
import struct
import sys
import zlib

import numpy

GRID, CELL = 5, 12  # squares a side, and the pixels of a square's side as the model sees it
SHAPES = ("circle", "square", "triangle", "cross", "ring")
COLOURS = {"red": (208, 52, 44), "yellow": (226, 178, 24), "green": (48, 148, 66), "blue": (42, 96, 200), "purple": (138, 64, 168),
           "grey": (128, 128, 128)}
KINDS = [(colour, shape) for colour in COLOURS for shape in SHAPES]
LABELS = [f"{colour} {shape}" for colour, shape in KINDS]
SIZES = (0.36, 0.39, 0.42)            # half a thing's width, in squares
SHIFTS = (-0.06, -0.03, 0.0, 0.03, 0.06)  # from the square's middle, in squares


@dataclasses.dataclass
class Thing:
    row: int
    column: int
    kind: int
    colour: tuple
    size: float = 0.39
    shift: tuple = (0.0, 0.0)

    def square(self):
        return self.row * GRID + self.column


@dataclasses.dataclass
class Picture:
    ground: tuple
    things: list  # the odd one first

    @property
    def label(self):
        return self.things[0].kind

    def twins(self, thing):
        return [other for other in self.things if other.kind == thing.kind and other is not thing]


def held_out(odd, kind):
    """One pair in ten of the odd thing's kind and the first of the others is never in a training picture."""
    return zlib.crc32(f"{LABELS[odd]} among {LABELS[kind]}".encode()) % 10 == 0


def differs_in(odd, kind):
    (colour, shape), (other_colour, other_shape) = KINDS[odd], KINDS[kind]
    return ("colour " if colour != other_colour else "") + ("shape" if shape != other_shape else "")


def draw_kinds(draws, count):
    """The odd kind and `count` others."""
    colour, shape = draws.choice(list(COLOURS)), draws.choice(SHAPES)
    other_colour = draws.choice([c for c in COLOURS if c != colour])
    other_shape = draws.choice([s for s in SHAPES if s != shape])
    by_colour, by_shape = KINDS.index((other_colour, shape)), KINDS.index((colour, other_shape))
    odd = KINDS.index((colour, shape))
    if count == 1:
        return odd, [draws.choice([by_colour, by_shape, KINDS.index((other_colour, other_shape))])]
    others = [by_colour, by_shape] if draws.random() < 0.7 else []  # a conjunction
    draws.shuffle(others)
    while len(others) < count:
        kind = draws.randrange(len(KINDS))
        if kind != odd and kind not in others:
            others.append(kind)
    return odd, others


def draw_picture(draws, split="train", count=None):
    """`split` is train, test (held-out pairs alone) or any; `count` the number of kinds besides the odd one."""
    kinds = count or draws.choices((1, 2, 3), (4, 4, 2))[0]
    while True:
        odd, others = draw_kinds(draws, kinds)
        if split == "any" or held_out(odd, others[0]) == (split == "test"):
            break
    each = {1: (2, 9), 2: (2, 5), 3: (2, 4)}[kinds]
    order = [odd] + [kind for kind in others for _ in range(draws.randint(*each))]
    squares = draws.sample(range(GRID * GRID), len(order))
    shade = draws.randint(228, 255) if draws.random() < 0.75 else draws.randint(0, 40)
    ground = tuple(min(255, max(0, shade + draws.randint(-6, 6))) for _ in range(3))
    return Picture(ground, [Thing(square // GRID, square % GRID, kind, jittered(draws, COLOURS[KINDS[kind][0]]), draws.choice(SIZES),
                                  (draws.choice(SHIFTS), draws.choice(SHIFTS))) for kind, square in zip(order, squares)])


def jittered(draws, colour):
    light = draws.randint(-14, 14)
    return tuple(min(255, max(0, value + light + draws.randint(-6, 6))) for value in colour)


@functools.lru_cache(maxsize=4096)
def coverage(shape, size, shift, cell):
    """[cell, cell] how much of each pixel the shape covers, from 8 × 8 points in it."""
    fine = 8
    places = (numpy.arange(cell * fine) + 0.5) / (cell * fine) - 0.5
    x, y = places[None, :] - shift[0], places[:, None] - shift[1]
    if shape == "circle":
        inside = x * x + y * y <= size * size
    elif shape == "square":
        inside = (abs(x) <= 0.86 * size) & (abs(y) <= 0.86 * size)
    elif shape == "triangle":
        inside = (y <= 0.8 * size) & (abs(x) <= (y + size) * 0.56)
    elif shape == "cross":
        inside = ((abs(x) <= 0.3 * size) & (abs(y) <= size)) | ((abs(y) <= 0.3 * size) & (abs(x) <= size))
    else:
        inside = (x * x + y * y <= size * size) & (x * x + y * y >= 0.3 * size * size)
    return inside.reshape(cell, fine, cell, fine).mean(axis=(1, 3), dtype=numpy.float32)


def paint(picture, cell=CELL):
    """[height, width, 3] of 8 bits."""
    pixels = numpy.empty((GRID * cell, GRID * cell, 3), numpy.float32)
    pixels[:] = picture.ground
    for thing in picture.things:
        part = pixels[thing.row * cell:(thing.row + 1) * cell, thing.column * cell:(thing.column + 1) * cell]
        covered = coverage(KINDS[thing.kind][1], thing.size, thing.shift, cell)[:, :, None]
        part += covered * (numpy.array(thing.colour, numpy.float32) - part)
    return numpy.rint(pixels).astype(numpy.uint8)


def write_png(path, pixels):
    """8 bits for each of red, green and blue, unfiltered: few colours repeat as they are."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\x00" + pixels[y].tobytes() for y in range(height))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                     + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def laid_out(lines, ground=(250, 250, 248)):
    """A picture from five lines of five marks: "R○" and so on; the thing whose kind is there once is the odd one."""
    colours = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple", "A": "grey"}
    shapes = {"o": "circle", "s": "square", "t": "triangle", "x": "cross", "r": "ring"}
    things = [Thing(row, column, KINDS.index((colours[mark[0]], shapes[mark[1]])), COLOURS[colours[mark[0]]])
              for row, line in enumerate(lines) for column, mark in enumerate(line.split()) if mark != ".."]
    kinds = [thing.kind for thing in things]
    return Picture(ground, sorted(things, key=lambda thing: kinds.count(thing.kind) > 1))


SAMPLES = {
    "odd-by-colour": (".. Bo .. Bo ..", "Bo .. .. .. Bo", ".. .. Ro .. ..", "Bo .. .. Bo ..", ".. .. Bo .. .."),
    "odd-by-shape": ("Go .. .. Go ..", ".. Go .. .. Gt", "Go .. .. Go ..", ".. .. Go .. ..", ".. Go .. .. Go"),
    "odd-by-both": (".. Ro .. Bs ..", "Bs .. .. .. Ro", ".. Ro .. Rs ..", ".. .. Bs .. ..", "Ro .. .. Bs .."),
    "three-kinds": ("Yr .. Px .. Gs", ".. Gs .. Yr ..", "Px .. Gr .. ..", ".. Yr .. Gs ..", ".. .. Px .. .."),
}


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in SAMPLES.items():
        write_png(folder / f"{name}.png", paint(laid_out(lines), 96))
        print(name, LABELS[laid_out(lines).label], (folder / f"{name}.png").stat().st_size)


if __name__ == "__main__":
    main()
