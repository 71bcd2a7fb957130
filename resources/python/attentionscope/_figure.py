"""Figures, drawn by the program itself, and its window."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Dict, List, Optional, Union

from ._arrays import Attentions, AttentionScopeError, Tokens, save_attentions
from ._program import open_window, run

Which = Union[int, str]


class Figure:
    """A figure of attention. A notebook shows it; `save` writes it as PDF, SVG, PNG, HTML or TikZ."""

    def __init__(self, data: bytes, options: List[str]) -> None:
        self._data = data
        self._options = options
        self._bytes: Dict[str, bytes] = {}

    def bytes(self, format: str) -> bytes:
        """What `attentionscope render` writes for it: format is "svg", "png", "pdf", "html" or "tex"."""
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
        path.write_bytes(self.bytes(path.suffix[1:].lower()))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, Any]:
        return {"image/svg+xml": self.bytes("svg").decode(), "image/png": self.bytes("png")}


def figure(attentions: Attentions, tokens: Tokens = None, *, key_tokens: Tokens = None, layer: Which = 1,
           head: Which = "all", view: str = "map", theme: str = "light", width: str = "170mm", title: Optional[str] = None,
           options: Optional[List[str]] = None) -> Figure:
    """A figure of one layer's heads, as `attentionscope render` draws it.

    attentions: a transformers output, its .attentions, or arrays of [T, T] to [layers, texts, heads, T, T]
    tokens:     of the queries, and of the keys where these are the same: a list, or one for each text
    layer, head: from 1; head may be "all"
    view, theme, width, title: as `render` has them
    options:    any other of `render`'s options, such as ["--numbers"]
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "attention.safetensors"
        save_attentions(file, attentions, tokens, key_tokens)
        data = file.read_bytes()
    asked = ["--layer", str(layer), "--head", str(head), "--view", view, "--theme", theme, "--width", width]
    if title is not None:
        asked += ["--title", title]
    return Figure(data, asked + list(options or []))


def show(attentions: Attentions, tokens: Tokens = None, *, key_tokens: Tokens = None, model: str = "attention") -> Path:
    """Opens attention that one has in the window: in one that is open, else in a new one, which goes on by itself.

    Returns the file that it opens, in a new folder that stays: a session that is saved there names it.
    """
    file = Path(tempfile.mkdtemp(prefix="attentionscope-")) / "attention.safetensors"
    save_attentions(file, attentions, tokens, key_tokens, model)
    open_window(file)
    return file
