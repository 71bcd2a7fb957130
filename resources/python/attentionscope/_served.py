"""One process of the program that answers requests over its input and output."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import warnings
from typing import Any, BinaryIO, Callable, Dict, List, NamedTuple, Optional, Sequence, Tuple

from ._arrays import AttentionScopeError
from ._program import offscreen, program

VERSION = 1
LONGEST_LINE = 64_000_000
MOST_BYTES = 1 << 40

Progress = Callable[[str], None]
Message = Tuple[Dict[str, Any], bytes]


class Answer(NamedTuple):
    """What a command printed, and the bytes of the safetensors file that it wrote."""

    status: int
    printed: str
    tensors: bytes


def _exactly(source: BinaryIO, count: int) -> bytes:
    parts: List[bytes] = []
    while count > 0:
        part = source.read(min(count, 1 << 24))
        if not part:
            raise EOFError
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def _member(message: Dict[str, Any], name: str, kind: type) -> Any:
    value = message.get(name)
    is_count = not isinstance(value, int) or (not isinstance(value, bool) and 0 <= value <= MOST_BYTES)
    if not isinstance(value, kind) or not is_count:
        raise ValueError(f"{name} is {value!r}")
    return value


class Served:
    """Starts the program at the first request, and anew after it died. One request is worked on at a time; threads wait."""

    def __init__(self) -> None:
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._owner = 0  # a fork has its parent's pipes, and must not speak into them
        self._lock = threading.Lock()
        self._count = 0
        self._said: List[str] = []
        self._heard: "queue.Queue[Optional[Message]]" = queue.Queue()

    def _start(self) -> "subprocess.Popen[bytes]":
        # A session of its own: Ctrl+C in a terminal reaches this Python, which asks the program to stop its work.
        process = subprocess.Popen([program(), "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, env=offscreen(), start_new_session=True)
        self._process, self._owner, self._said, self._count = process, os.getpid(), [], 0
        self._heard = queue.Queue()
        threading.Thread(target=self._hear, args=(process.stderr, self._said), daemon=True).start()
        threading.Thread(target=self._listen, args=(process.stdout, self._heard), daemon=True).start()
        hello = _member(self._exchange({"request": "hello", "versions": [VERSION]}, None)[0], "answer", dict)
        if _member(hello, "version", int) != VERSION:
            raise AttentionScopeError(f"this package speaks version {VERSION} with the program, the program "
                                      f"{hello['version']}: install the two together")
        return process

    @staticmethod
    def _hear(source: Optional[BinaryIO], said: List[str]) -> None:
        assert source is not None
        with source:
            for line in source:
                said.append(line.decode("utf-8", "replace").rstrip())
                del said[:-20]

    def close(self) -> None:
        """Ends the process; the next request starts another."""
        process = self._process
        if process is not None and self._owner == os.getpid() and process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=2)
        self._end()

    def _end(self) -> Optional[int]:
        """Ends the process at once; its exit status."""
        process, self._process = self._process, None
        if process is None:
            return None
        status = None
        if self._owner == os.getpid():
            if process.poll() is None:
                process.kill()
            status = process.wait()
        if process.stdin is not None:  # the others belong to the threads that read them, to the end
            with contextlib.suppress(OSError):
                process.stdin.close()
        return status

    def _died(self) -> AttentionScopeError:
        status = self._end()
        if self._said:
            return AttentionScopeError(self._said[-1])
        how = f"by {signal.Signals(-status).name}" if status is not None and status < 0 else f"with status {status}"
        return AttentionScopeError(f"attentionscope ended {how}; the next call starts it again")

    def _listen(self, source: Optional[BinaryIO], heard: "queue.Queue[Optional[Message]]") -> None:
        """Reads answers on a thread of its own, so that Ctrl+C cannot fall into the middle of one."""
        assert source is not None
        try:
            while (line := source.readline(LONGEST_LINE)).endswith(b"\n"):
                message = json.loads(line)
                if not isinstance(message, dict):
                    raise ValueError("no object")
                heard.put((message, _exactly(source, _member(message, "bytes", int)) if "bytes" in message else b""))
        except (EOFError, OSError):
            pass
        except (ValueError, MemoryError) as error:
            heard.put(({"unreadable": str(error) or type(error).__name__}, b""))
        heard.put(None)
        with contextlib.suppress(OSError):
            source.close()

    def _say(self, message: Dict[str, Any]) -> None:
        process = self._process
        assert process is not None and process.stdin is not None
        process.stdin.write(json.dumps(message).encode() + b"\n")
        process.stdin.flush()

    def _exchange(self, message: Dict[str, Any], progress: Optional[Progress]) -> Message:
        """The message that ends a request, and the bytes behind it."""
        self._count += 1
        number = self._count
        self._say({"id": number, **message})
        interrupted = False
        while True:
            try:
                heard = self._heard.get()
            except KeyboardInterrupt:
                if interrupted:  # once more: it is not waited for any longer
                    self._end()
                    raise
                interrupted = True
                self._say({"request": "stop", "of": number})
                continue
            if heard is None:
                raise EOFError
            said = heard[0]
            if "unreadable" in said or said.get("id") != number:
                raise ValueError(said.get("unreadable", "it belongs to another request"))
            if said.get("event") == "progress":
                if progress is not None and not interrupted:
                    progress(str(said.get("line", "")))
                continue
            if interrupted:
                raise KeyboardInterrupt
            return heard

    def ask(self, arguments: Sequence[str], tensors: bool = False, progress: Optional[Progress] = None) -> Answer:
        """Runs a subcommand.

        Raises AttentionScopeError with the program's sentence where it fails, and KeyboardInterrupt after Ctrl+C, once
        the program has stopped the work; it stays as it is for the next request.
        """
        with self._lock:
            try:
                if self._process is not None and (self._owner != os.getpid() or self._process.poll() is not None):
                    self._end()
                if self._process is None:
                    self._start()
                message, payload = self._exchange(
                    {"request": "run", "arguments": list(arguments), "folder": os.getcwd(), "tensors": tensors}, progress)
                answer = message if "error" in message else _member(message, "answer", dict)
                for sentence in answer.get("warnings", []):
                    warnings.warn(str(sentence), stacklevel=4)
                if "error" in message:
                    raise AttentionScopeError(str(message["error"]))
                printed = _member(answer, "printed", int)
                if printed > len(payload):
                    raise ValueError("it is shorter than it says")
                return Answer(_member(answer, "status", int), payload[:printed].decode("utf-8", "replace"),
                              payload[printed:])
            except (EOFError, OSError):
                raise self._died() from None
            except ValueError as error:
                self._end()
                raise AttentionScopeError(f"the program's answer cannot be read: {error}") from None


_one: Optional[Served] = None


def served() -> Served:
    """The process that all models of this Python share."""
    global _one
    if _one is None:
        _one = Served()
        atexit.register(_one.close)
    return _one


def on_terminal() -> Optional[Progress]:
    """Progress where somebody sees it: one line on a terminal."""
    if not sys.stderr.isatty():
        return None

    def show(line: str) -> None:
        sys.stderr.write("\r\x1b[K" + line + "\r")
        sys.stderr.flush()

    return show
