"""The program beside this package."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Dict, List, Sequence, Union

from ._arrays import AttentionScopeError


def program() -> str:
    """Where it is: what ATTENTIONSCOPE says, else on the path."""
    named = os.environ.get("ATTENTIONSCOPE")
    if named:
        if not shutil.which(named):
            raise AttentionScopeError(f"ATTENTIONSCOPE names {named}, which is no program")
        return named
    found = shutil.which("attentionscope")
    if found is None:
        raise AttentionScopeError("attentionscope is not on the path: install it, or set the environment variable "
                                  "ATTENTIONSCOPE to the program")
    return found


def offscreen() -> Dict[str, str]:
    """The environment of a program that shows no window."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def run(arguments: Sequence[Union[str, Path]]) -> None:
    """Runs it to its end; what it says where it fails becomes the error."""
    done = subprocess.run([program(), *map(str, arguments)], capture_output=True, text=True, env=offscreen())
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        raise AttentionScopeError(said[-1] if said else f"attentionscope ended with {done.returncode}")


def _windows() -> List[Path]:
    """The sockets of windows that are open, the newest first: in a folder that only this user can enter."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folder = Path(runtime) / "attentionscope"
    try:
        is_private = folder.stat().st_uid == os.geteuid() and folder.stat().st_mode & 0o077 == 0
        return sorted(folder.glob("window-*.sock"), key=lambda path: -path.stat().st_mtime) if runtime and is_private else []
    except OSError:
        return []


def _shown_in(window: Path, file: Path) -> bool:
    """Whether a window that is open took it; it says why where it did not."""
    asked = json.dumps({"format": "attentionscope show", "version": 1, "file": str(file.resolve())}) + "\n"
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(3)
            connection.connect(str(window))
            connection.sendall(asked.encode())
            answer = json.loads(connection.makefile("rb").readline(10_000) or b"{}")
    except (OSError, ValueError):
        return False  # a window that was killed, or is busy
    if isinstance(answer, dict) and "error" in answer:
        raise AttentionScopeError(str(answer["error"]))
    return answer == {"ok": True}


def open_window(file: Path) -> None:
    """In a window that is open, else in a new one, which goes on when this Python has ended."""
    if any(_shown_in(window, file) for window in _windows()):
        return
    subprocess.Popen([program(), str(file)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                     stderr=subprocess.DEVNULL, start_new_session=True)
