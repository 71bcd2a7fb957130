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
from collections import deque
from types import FrameType
from typing import Any, BinaryIO, Callable, Deque, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

from ._arrays import AttentionScopeError
from ._program import offscreen, program

VERSION = 1
LONGEST_LINE = 64_000_000
MOST_BYTES = 1 << 40

Progress = Callable[[str], None]
Message = Tuple[Dict[str, Any], bytearray]


class Answer(NamedTuple):
    """What a command printed, and the bytes of the safetensors file that it wrote."""

    status: int
    printed: str
    tensors: memoryview


def _exactly(source: BinaryIO, count: int) -> bytearray:
    data = bytearray(min(count, 1 << 24))
    done = 0
    while done < count:
        if done == len(data):  # memory grows with what comes, and not with what was said
            data.extend(bytes(min(count - done, done)))
        with memoryview(data) as whole, whole[done:] as rest:
            came = source.readinto(rest)  # type: ignore[attr-defined]
        if not came:
            raise EOFError
        done += came
    return data


def _member(message: Dict[str, Any], name: str, kind: type) -> Any:
    value = message.get(name)
    is_count = not isinstance(value, int) or (not isinstance(value, bool) and 0 <= value <= MOST_BYTES)
    if not isinstance(value, kind) or not is_count:
        raise ValueError(f"{name} is {value!r}")
    return value


def _callers_depth() -> int:
    """How far above who calls this the code stands that uses this package: that is where warnings point."""
    frame: Optional[FrameType] = sys._getframe(1)
    depth = 1
    while frame is not None and os.path.dirname(frame.f_code.co_filename) == os.path.dirname(__file__):
        frame, depth = frame.f_back, depth + 1
    return depth


class Served:
    """Starts the program at the first request, and anew after it died. One request is worked on at a time; threads wait."""

    def __init__(self) -> None:
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._parents: Optional["subprocess.Popen[bytes]"] = None
        self._lock = threading.Lock()
        self._count = 0
        self._half_said = False  # whether a line to the program was interrupted
        self._said: List[str] = []
        self._heard: Deque[Optional[Message]] = deque()
        self._came: "queue.SimpleQueue[None]" = queue.SimpleQueue()  # wakes who waits for `_heard`

    def _start(self) -> None:
        # A session of its own: Ctrl+C in a terminal reaches this Python, which asks the program to stop its work.
        process = subprocess.Popen([program(), "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, env=offscreen(), start_new_session=True)
        self._process, self._said, self._count, self._half_said = process, [], 0, False
        self._heard, self._came = deque(), queue.SimpleQueue()
        threading.Thread(target=self._hear, args=(process.stderr, self._said), daemon=True).start()
        threading.Thread(target=self._listen, args=(process.stdout, self._heard, self._came), daemon=True).start()
        try:
            hello = _member(self._exchange({"request": "hello", "versions": [VERSION]}, None)[0], "answer", dict)
            if _member(hello, "version", int) != VERSION:
                raise AttentionScopeError(f"this package speaks version {VERSION} with the program, the program "
                                          f"{hello['version']}: install the two together")
        except (KeyboardInterrupt, AttentionScopeError):
            self._end()
            raise

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
        if process is not None and process.stdin is not None:
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
        if process.poll() is None:
            process.kill()
        status = process.wait()
        if process.stdin is not None:  # the others belong to the threads that read them, to the end
            with contextlib.suppress(OSError):
                process.stdin.close()
        return status

    def forked(self) -> None:
        """In the child of a fork: the process stays its parent's, which alone keeps the pipes, and ends it by closing them."""
        self._lock = threading.Lock()  # a thread that is not here may have held it
        self._parents, self._process = self._process, None  # kept: its pipes may be locked by threads that are not here
        if self._parents is None:
            return
        self._parents.returncode = 0  # nobody waits for it here
        nothing = os.open(os.devnull, os.O_RDWR)
        for pipe in (self._parents.stdin, self._parents.stdout, self._parents.stderr):
            with contextlib.suppress(AttributeError, ValueError):  # a thread has closed it
                os.dup2(nothing, pipe.fileno())  # type: ignore[union-attr]
        os.close(nothing)

    def _died(self) -> AttentionScopeError:
        status = self._end()
        if self._said:
            return AttentionScopeError(self._said[-1])
        how = f"by {signal.Signals(-status).name}" if status is not None and status < 0 else f"with status {status}"
        return AttentionScopeError(f"attentionscope ended {how}; the next call starts it again")

    @staticmethod
    def _listen(source: Optional[BinaryIO], heard: Deque[Optional[Message]], came: "queue.SimpleQueue[None]") -> None:
        """Reads answers on a thread of its own, so that Ctrl+C cannot fall into the middle of one."""
        assert source is not None

        def tell(message: Optional[Message]) -> None:
            heard.append(message)
            came.put(None)

        try:
            while (line := source.readline(LONGEST_LINE)).endswith(b"\n"):
                message = json.loads(line)
                if not isinstance(message, dict):
                    raise ValueError("no object")
                tell((message, _exactly(source, _member(message, "bytes", int)) if "bytes" in message else bytearray()))
        except (EOFError, OSError):
            pass
        except (ValueError, MemoryError) as error:
            tell(({"unreadable": str(error) or type(error).__name__}, bytearray()))
        tell(None)
        with contextlib.suppress(OSError):
            source.close()

    def _say(self, message: Dict[str, Any]) -> None:
        try:
            line = memoryview(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        except UnicodeEncodeError as error:
            raise AttentionScopeError(f"{error.object[max(0, error.start - 20):error.end]!r} is no Unicode text: it ends with half of a "
                                      "character") from None
        if len(line) > LONGEST_LINE:
            raise AttentionScopeError(f"what is asked at once has at most {LONGEST_LINE // 1_000_000} MB; found {len(line) / 1e6:.0f} MB")
        process = self._process
        assert process is not None and process.stdin is not None
        self._half_said = True
        while line:  # past the file's buffer, which a fork would copy half full
            line = line[os.write(process.stdin.fileno(), line):]
        self._half_said = False

    def _stop(self, number: int) -> None:
        if self._process is not None and not self._half_said:
            with contextlib.suppress(OSError):
                self._say({"request": "stop", "of": number})

    def _exchange(self, message: Dict[str, Any], progress: Optional[Progress]) -> Message:
        """The message that ends a request, and the bytes behind it."""
        self._count += 1
        number = self._count
        interrupted = False
        try:
            self._say({"id": number, **message})
            while True:
                try:
                    while not self._heard:
                        self._came.get()
                except KeyboardInterrupt:
                    if interrupted:  # once more: it is not waited for any longer
                        self._end()
                        raise
                    interrupted = True
                    self._stop(number)
                    continue
                heard = self._heard[0]
                if heard is None:
                    raise EOFError
                self._heard.popleft()
                said = heard[0]
                of = said.get("id")
                if "unreadable" in said or not isinstance(of, int) or of > number:
                    raise ValueError(said.get("unreadable", "it belongs to another request"))
                if of < number:  # of one that nobody waited for any longer
                    continue
                if said.get("event") == "progress":
                    if progress is not None and not interrupted:
                        progress(str(said.get("line", "")))
                    continue
                if interrupted:
                    raise KeyboardInterrupt
                return heard
        except BaseException:  # also of `progress`, or an interruption between two lines of this
            self._stop(number)
            raise

    def ask(self, arguments: Sequence[str], tensors: bool = False, progress: Optional[Progress] = None) -> Answer:
        """Runs a subcommand.

        Raises AttentionScopeError with the program's sentence where it fails, and KeyboardInterrupt after Ctrl+C, once
        the program has stopped the work; it stays as it is for the next request.
        """
        with self._lock:
            try:
                if self._process is not None and (self._half_said or self._process.poll() is not None):
                    self._end()
                if self._process is None:
                    self._start()
                message, payload = self._exchange(
                    {"request": "run", "arguments": list(arguments), "folder": os.getcwd(), "tensors": tensors}, progress)
                answer = message if "error" in message else _member(message, "answer", dict)
                for sentence in answer.get("warnings", []):
                    warnings.warn(str(sentence), stacklevel=_callers_depth())
                if "error" in message:
                    raise AttentionScopeError(str(message["error"]))
                printed = _member(answer, "printed", int)
                if printed > len(payload):
                    raise ValueError("it is shorter than it says")
                return Answer(_member(answer, "status", int), payload[:printed].decode("utf-8", "replace"),
                              memoryview(payload)[printed:])
            except (EOFError, OSError):
                raise self._died() from None
            except ValueError as error:
                self._end()
                raise AttentionScopeError(f"the program's answer cannot be read: {error}") from None


_one = Served()
atexit.register(_one.close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_one.forked)


def served() -> Served:
    """The process that all models of this Python share."""
    return _one


@contextlib.contextmanager
def shown_progress() -> Iterator[Optional[Progress]]:
    """Progress where somebody sees it: one line on a terminal, or below a notebook's cell, which goes away in the end."""
    if not sys.stderr.isatty() and "ipykernel" not in type(sys.stderr).__module__:
        yield None
        return
    width = 0

    def show(line: str) -> None:
        nonlocal width
        sys.stderr.write("\r" + line.ljust(width) + "\r")
        sys.stderr.flush()
        width = len(line)

    try:
        yield show
    finally:
        if width > 0:
            show("")
