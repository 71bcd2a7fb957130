"""Figures, drawn by the program itself, and its window."""

from __future__ import annotations

import json
import operator
import shutil
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Union

from ._arrays import Attentions, AttentionScopeError, Tokens, save_attentions
from ._program import open_window, run

Which = Union[int, str]
BLOCKS = {"self": "encoder_attentions", "decoder": "decoder_attentions", "cross": "cross_attentions"}


FORMATS = ("pdf", "svg", "png", "html", "tex", "csv", "npy")


class Figure:
    """A figure of attention. A notebook shows it; `save` writes it as PDF, SVG, PNG, HTML or TikZ, or its numbers as CSV or NumPy."""

    def __init__(self, data: bytes, options: List[str]) -> None:
        self._data = data
        self._options = options
        self._bytes: Dict[str, bytes] = {}

    def bytes(self, format: str) -> bytes:
        """What `attentionscope render` writes for it: format is "svg", "png", "pdf", "html", "tex", "csv" or "npy"."""
        if format not in FORMATS:
            raise AttentionScopeError(f"a figure is saved as {', '.join(FORMATS[:-1])} or {FORMATS[-1]}; found {format}")
        if format not in self._bytes:
            with tempfile.TemporaryDirectory() as folder:
                weights, out = Path(folder) / "attention.safetensors", Path(folder) / f"figure.{format}"
                weights.write_bytes(self._data)
                run(["render", "--weights", weights, *self._options, "--no-session", "--out", out])
                self._bytes[format] = out.read_bytes()
        return self._bytes[format]

    def save(self, path: Union[str, Path]) -> None:
        path = Path(path)
        if not path.suffix:
            raise AttentionScopeError(f"{path} has no ending that says a format, such as .pdf")
        if path.suffix[1:].lower() not in FORMATS:
            raise AttentionScopeError(f"{path}: a figure is saved as .{', .'.join(FORMATS[:-1])} or .{FORMATS[-1]}")
        data = self.bytes(path.suffix[1:].lower())
        try:
            path.write_bytes(data)
        except OSError as error:
            raise AttentionScopeError(f"{path} cannot be written: {error.strerror}") from None

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, Any]:
        return {"image/svg+xml": self.bytes("svg").decode(), "image/png": self.bytes("png")}


def figure(attentions: Attentions, tokens: Tokens = None, *, key_tokens: Tokens = None, layer: Which = 1,
           head: Which = "all", view: str = "map", theme: str = "light", width: str = "170mm", title: Optional[str] = None,
           block: Optional[str] = None, item: int = 1, axes: Optional[str] = None, tokenizer: Any = None,
           picture: Optional[Mapping[str, Any]] = None, options: Optional[List[str]] = None) -> Figure:
    """A figure of one layer's heads, as `attentionscope render` draws it.

    attentions: a transformers output, what generate() returned, their .attentions, or arrays and tensors of [T, T] to
                [layers, texts, heads, T, T]; None for a layer without attention
    tokens:     of the queries, and of the keys where these are the same: texts or ids, one list for each text, an array or tensor of
                them, or what a tokenizer returned
    layer, head: from 1; head may be "all"
    view, theme, width, title: as `render` has them
    block:      of an encoder-decoder: "self", "decoder" or "cross"; the one that the tokens fit where there is none
    item:       which text of a batch, from 1
    axes:       what the array's axes are, where their number does not say it: "texts,queries,keys"
    tokenizer:  names ids
    picture:    of which pictures the tokens are patches: {"images": ["cat.png"], "grid": [14, 14], "offset": 1}; view="picture" shows it
    options:    any other of `render`'s options, such as ["--values"]
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "attention.safetensors"
        names = save_attentions(file, attentions, tokens, key_tokens, axes=axes, tokenizer=tokenizer, picture=picture)
        data = file.read_bytes()
    asked = ["--layer", _number(layer), "--head", _number(head), "--view", view, "--theme", theme, "--width", width]
    if title is not None:
        asked += ["--title", title]
    for image in (picture or {}).get("images", ()):
        asked += ["--image", str(Path(image).absolute())]
    if item != 1:
        asked += ["--item", _number(item)]
    if block is not None:
        if block not in BLOCKS:
            raise AttentionScopeError(f"block: expected {', '.join(BLOCKS)}; found {block}")
        asked += ["--block", block]
    elif len(names) > 1:
        asked += ["--block", _block_of(data, names)]
    return Figure(data, asked + [str(option) for option in ([options] if isinstance(options, str) else options or [])])


def _copied(image: Union[str, Path], folder: Path) -> Path:
    """In a folder of its own, for two may have the same name."""
    folder.mkdir()
    try:
        return Path(shutil.copy(image, folder))
    except OSError as error:
        raise AttentionScopeError(f"{image} cannot be read: {error.strerror}") from None


def _number(which: Any) -> str:
    """Of NumPy's and PyTorch's integers, too; of a text itself, about which the program has its say."""
    try:
        return str(operator.index(which))
    except TypeError:
        return str(which)


def _block_of(data: bytes, names: List[str]) -> str:
    """The decoder's attention where its tokens are known and not the encoder's, else the encoder's."""
    header = json.loads(data[8:8 + int.from_bytes(data[:8], "little")])["__metadata__"]
    decoder = "decoder_tokens" in header and "tokens" not in header
    wanted = ("decoder", "cross", "self") if decoder else ("self", "decoder", "cross")
    return next(block for block in wanted if BLOCKS[block] in names)


def show(attentions: Attentions, tokens: Tokens = None, *, key_tokens: Tokens = None, model: str = "attention",
         axes: Optional[str] = None, tokenizer: Any = None, picture: Optional[Mapping[str, Any]] = None) -> Path:
    """Opens attention that one has in the window: in one that is open, else in a new one, which goes on by itself. What it takes is what
    `figure` takes.

    Returns the file that it opens, in a new folder that stays: a session that is saved there names it.
    """
    file = Path(tempfile.mkdtemp(prefix="attentionscope-")) / "attention.safetensors"
    if picture is not None:
        picture = {**picture, "images": [_copied(image, file.parent / str(place)) for place, image in enumerate(picture.get("images", ()))]}
    save_attentions(file, attentions, tokens, key_tokens, model, axes=axes, tokenizer=tokenizer, picture=picture)
    open_window(file)
    return file
