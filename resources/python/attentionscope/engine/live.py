"""Models that this Python has already, lent to the window: an engine that nobody starts, behind a socket that only its user reaches."""

from __future__ import annotations

import atexit
import contextlib
import itertools
import os
import socket
import struct
import threading
from pathlib import Path
from typing import Any, Dict, Iterator, Tuple

import torch
import transformers

from .._arrays import AttentionScopeError
from . import models
from .serve import Engine, answer_all
from .wire import Message, Wire

LONGEST_END = 30.0  # seconds for which a Python that ends waits for the layer that is being computed

_numbers = itertools.count(1)
_one_at_a_time = threading.Lock()  # passes of one model must not change its mode for each other


class LentModel(models.Opened):
    """A model that somebody else works with, too."""

    @contextlib.contextmanager
    def passing(self) -> Iterator[None]:
        """Without dropout and without a cache while a pass runs; then as it was."""
        with _one_at_a_time:
            training = [module for module in self.model.modules() if module.training]
            cached = getattr(self.config, "use_cache", None)
            self.model.eval()
            if cached:
                self.config.use_cache = False
            try:
                yield
            finally:
                for module in training:
                    module.training = True
                if cached:
                    self.config.use_cache = cached

    def state(self) -> str:
        """What changes whenever a weight does, so that no numbers of older weights are taken for new ones."""
        return str(hash(tuple(self._versions())))

    def _versions(self) -> Iterator[Tuple[int, int]]:
        for each in itertools.chain(self.model.parameters(), self.model.buffers()):
            # Those that were made without gradients do not count their changes; their first and last number stand for them.
            if each.is_inference():
                flat = each.detach().reshape(-1)
                yield each.data_ptr(), hash((float(flat[0]), float(flat[-1]))) if flat.numel() else 0
            else:
                yield each.data_ptr(), each._version


class LentEngine(Engine):
    """Has one model, whatever it is asked to open."""

    def __init__(self, wire: Wire, lent: LentModel):
        super().__init__(wire)
        self._lent = lent

    def opened(self, message: Message) -> models.Opened:
        return self._lent


def as_opened(model: Any, tokenizer: Any, name: str) -> LentModel:
    if not isinstance(model, torch.nn.Module) or not isinstance(getattr(model, "config", None), transformers.PretrainedConfig):
        raise AttentionScopeError(f"explore() takes a PyTorch model of transformers; found {type(model).__name__}")
    if tokenizer is not None and not callable(getattr(tokenizer, "convert_ids_to_tokens", None)):
        raise AttentionScopeError(f"tokenizer is a tokenizer of transformers; found {type(tokenizer).__name__}")
    if tokenizer is not None and not getattr(tokenizer, "is_fast", False):
        tokenizer = models.SlowTokenizer(tokenizer)
    head = getattr(model, "get_output_embeddings", lambda: None)()
    return LentModel(model, model.config, tokenizer, name, head is not None)


def _is_own(connection: socket.socket) -> bool:
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return int(struct.unpack("3i", credentials)[1]) == os.geteuid()


class _Lending:
    """A socket at which windows ask for one model; a thread answers each of them."""

    def __init__(self, listening: socket.socket, lent: LentModel):
        self._listening = listening
        self._lent = lent
        self._answering: Dict[threading.Thread, socket.socket] = {}
        threading.Thread(target=self._listen, daemon=True).start()
        os.register_at_fork(after_in_child=listening.close)  # which has no thread that would answer

    def end(self) -> None:
        """Waits for those that answer: a thread that computes with PyTorch when Python ends takes the process down."""
        answering = dict(self._answering)
        for connection in answering.values():
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for thread in answering:
            thread.join(LONGEST_END)

    def _listen(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:  # closed
                return
            if _is_own(connection):
                thread = threading.Thread(target=self._answer, args=(connection,), daemon=True)
                self._answering[thread] = connection
                thread.start()
            else:
                connection.close()

    def _answer(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError, ValueError), connection:
            wire = Wire(connection.makefile("rb"), connection.makefile("wb"))
            answer_all(wire, LentEngine(wire, self._lent))
        self._answering.pop(threading.current_thread(), None)


def lend(model: Any, tokenizer: Any, name: str, folder: Path) -> Path:
    """The socket at which a window finds the model, until this Python ends."""
    lent = as_opened(model, tokenizer, name)
    owner = os.getpid()
    place = folder / f"engine-{owner}-{next(_numbers)}.sock"
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        place.unlink(missing_ok=True)  # of a Python that was killed and had the same number
        listening.bind(str(place))
        listening.listen(4)
    except OSError as error:
        listening.close()
        raise AttentionScopeError(f"no socket can be made in {folder}: {error.strerror or error}") from None
    lending = _Lending(listening, lent)

    def gone() -> None:
        if os.getpid() == owner:  # a fork leaves its parent's alone
            with contextlib.suppress(OSError):
                place.unlink()
            lending.end()

    atexit.register(gone)
    return place
