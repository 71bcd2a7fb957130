"""The window: what one looks at there, and models of this Python shown in it."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Optional

import numpy
import numpy.typing

from ._arrays import AttentionScopeError
from ._program import answer_of, private_folder, program, windows

LONGEST_TEXT = 6000  # bytes, of a line that a window takes
STARTS_WITHIN = 60.0  # seconds

_started: "List[subprocess.Popen[bytes]]" = []  # windows that go on by themselves


@dataclass(frozen=True)
class Selection:
    """What is looked at. Layers, heads, texts of a batch and positions count from 1."""

    model: str
    view: str
    """"map", "heads", "steps", …"""
    text: Optional[str]
    block: str
    """Which attention of the model: "self", "decoder", "cross" or "mixing"."""
    item: int
    layer: int
    head: int
    query: int
    key: int
    query_token: Optional[str]
    key_token: Optional[str]
    weight: Optional[float]
    """Of the chosen cell; None where the window has no weights cell by cell, because the text is too long."""
    queries: Optional[List[str]]
    """The tokens of the rows, and of the columns; None where they are too many to be told."""
    keys: Optional[List[str]]


class Window:
    """A window of the program that is open.

        window = attentionscope.explore(model, tokenizer, "The cat sat on the mat")
        # choose a head and a cell there, then
        window.selection().head, window.weights()
    """

    def __init__(self, path: Path):
        self._path = path

    def __repr__(self) -> str:
        return f"Window({self._path.stem.rpartition('-')[2]})"

    def _ask(self, what: Dict[str, Any]) -> Dict[str, Any]:
        answer = answer_of(self._path, what, 20.0)
        if answer is None:
            raise AttentionScopeError("the window is closed, or does not answer")
        return answer

    def selection(self) -> Selection:
        """What is chosen in it: the head, the cell, and their tokens."""
        said = self._ask({"format": "attentionscope ask", "what": "selection"}).get("selection")
        return _selection(said)

    def weights(self) -> "numpy.typing.NDArray[numpy.float32]":
        """The weights of the chosen head, [queries, keys]: the numbers that the window shows, after its mask, temperature and
        interventions. A row that is hidden because somebody guesses it is zero."""
        said = self._ask({"format": "attentionscope ask", "what": "weights"})
        file = Path(str(said.get("file", "")))
        if file.parent != self._path.parent:
            raise AttentionScopeError("the window's answer cannot be read: it names no file of its own")
        try:
            array = numpy.load(file)
            file.unlink()
        except (OSError, ValueError) as error:
            raise AttentionScopeError(f"the window's weights cannot be read: {error}") from None
        return numpy.asarray(array, numpy.float32)


def _selection(said: Any) -> Selection:
    try:
        return Selection(**{name: said.get(name) for name in Selection.__dataclass_fields__})
    except (AttributeError, TypeError):
        raise AttentionScopeError("the window's answer cannot be read") from None


def window() -> Window:
    """The newest window that is open and answers."""
    for path in windows():
        if answer_of(path, {"format": "attentionscope ask", "what": "selection"}, 3.0, errors=False) is not None:
            return Window(path)
    raise AttentionScopeError("no window is open: start attentionscope, or use show() or explore()")


def _new_window() -> Path:
    """Starts one, which goes on when this Python has ended."""
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("QT_QPA_PLATFORM"):
        raise AttentionScopeError("there is no display for a window: DISPLAY and WAYLAND_DISPLAY are not set. figure() and Model "
                                  "need none")
    before = set(windows())
    with tempfile.TemporaryFile() as said:  # a pipe would fill up, or break when this Python ends
        process = subprocess.Popen([program(), "--new-window"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=said,
                                   start_new_session=True)
        _started.append(process)
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            for path in windows():
                if path not in before:
                    return path
            if process.poll() is not None:
                said.seek(0)
                lines = said.read().decode("utf-8", "replace").strip().splitlines()
                raise AttentionScopeError(lines[-1] if lines else f"attentionscope ended with {process.returncode}")
            time.sleep(0.05)
    raise AttentionScopeError(f"no window has opened within {STARTS_WITHIN:.0f} seconds")


def explore(model: Any, tokenizer: Any = None, text: str = "", *, name: Optional[str] = None) -> Window:
    """Shows a transformers model of this Python in the window, as it is now: texts are typed there and computed here, by the weights
    that the model has at that time. Its map, steps, interventions and figures are those of any engine.

    model      a PyTorch model of transformers, on any device; while a pass runs it is in eval mode, and then as it was before
    tokenizer  its tokenizer; without one the window takes ids
    text       what it reads first
    name       what the window calls it

    Passes run in a thread of this Python: they wait while it holds the interpreter, and end with it. A second call shows the model
    anew, with the weights that it has by then.
    """
    try:
        from .engine.live import lend
    except ImportError as error:
        raise AttentionScopeError(f"explore() needs PyTorch and transformers: {error}") from None
    if not isinstance(text, str):
        raise AttentionScopeError(f"text is a text; found {type(text).__name__}")
    if len(text.encode("utf-8", "replace")) > LONGEST_TEXT:
        raise AttentionScopeError(f"text has more than {LONGEST_TEXT} bytes: leave it out, and paste it into the window")
    folder = private_folder()
    if folder is None:
        raise AttentionScopeError("no window can be asked: XDG_RUNTIME_DIR names no folder that only you can enter")
    shown = name or str(getattr(getattr(model, "config", None), "name_or_path", "") or type(model).__name__)
    place = lend(model, tokenizer, shown, folder)
    asked = {"format": "attentionscope explore", "engine": str(place), "model": shown[:1000], "text": text}
    for path in windows():
        if answer_of(path, asked, 3.0) is not None:
            return Window(path)
    path = _new_window()
    if answer_of(path, asked, STARTS_WITHIN) is None:
        raise AttentionScopeError("the window that was opened does not answer")
    return Window(path)
