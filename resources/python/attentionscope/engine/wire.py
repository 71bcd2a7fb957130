"""Messages between the program and an engine: a line of JSON, and behind it the tensors that it announces."""

from __future__ import annotations

import contextlib
import json
import queue
import sys
import threading
import time
from typing import Any, BinaryIO, Dict, Optional

VERSION = 1
LONGEST_LINE = 16_000_000
MOST_BYTES = 2_000_000_000
BEAT = 5.0  # seconds

Message = Dict[str, Any]


class Refusal(Exception):
    """Why a request is not fulfilled, in one sentence for people."""


class Stopped(Exception):
    """The program does not want the answer any more."""


class Wire:
    """Reads requests on a thread of its own, so that a "stop" is heard while another request is worked on."""

    def __init__(self, source: BinaryIO, sink: BinaryIO):
        self._source, self._sink = source, sink
        self._requests: "queue.Queue[Optional[Message]]" = queue.Queue()
        self._stopped: set = set()
        self._lock = threading.Lock()
        self._current: Optional[int] = None
        self._write = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()
        threading.Thread(target=self._beat, daemon=True).start()

    def _beat(self) -> None:
        """A word every few seconds while something is worked on: silence means that the connection has gone."""
        while True:
            time.sleep(BEAT)
            with self._lock:
                current = self._current
                if "everything" in self._stopped:
                    return
            if current is not None:
                with contextlib.suppress(OSError, ValueError):
                    self.say({"id": current, "event": "alive"})

    def _listen(self) -> None:
        try:
            while line := self._source.readline(LONGEST_LINE):
                message = json.loads(line)
                size, number = message.get("bytes", 0), message.get("id")
                if not isinstance(size, int) or not 0 <= size <= MOST_BYTES or not isinstance(number, int):
                    raise ValueError("no request")
                if size:
                    message["payload"] = self._source.read(size)
                    if len(message["payload"]) < size:
                        break
                if message.get("request") == "stop":
                    with self._lock:
                        self._stopped.add(int(message["of"]))
                else:
                    self._requests.put(message)
        except ConnectionError:  # a window that was killed
            pass
        except Exception as error:  # whoever speaks otherwise is no program of ours
            print(f"what was asked cannot be read: {type(error).__name__}", file=sys.stderr)
        with self._lock:
            self._stopped.add("everything")
        self._requests.put(None)

    def next(self) -> Optional[Message]:
        """The next request that is still wanted; none when the program has gone."""
        while True:
            with self._lock:
                self._current = None
            message = self._requests.get()
            if message is None:
                return None
            with self._lock:
                self._current = message.get("id")
                wanted = self._current not in self._stopped
            if wanted:
                return message
            self.say({"id": message.get("id"), "stopped": True})

    def check(self) -> None:
        """Raises Stopped where the request under way is wanted no more."""
        with self._lock:
            if self._current in self._stopped or "everything" in self._stopped:
                raise Stopped

    def say(self, message: Message, payload: bytes = b"") -> None:
        if payload:
            message = {**message, "bytes": len(payload)}
        with self._write:
            self._sink.write(json.dumps(message, ensure_ascii=False).encode("utf-8", "replace") + b"\n" + payload)
            self._sink.flush()

    def event(self, said: Message, payload: bytes = b"") -> None:
        self.say({"id": self._current, **said}, payload)
