"""The program beside this package."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import stat
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Union

from ._arrays import AttentionScopeError


def _installed_with_this() -> Optional[str]:
    """What a wheel brought: where this Python, or this user's, puts programs, whether or not that is on the path."""
    folders = [sysconfig.get_path("scripts")]
    if sys.version_info >= (3, 10):
        folders.append(sysconfig.get_path("scripts", sysconfig.get_preferred_scheme("user")))
    for folder in folders:
        found = shutil.which("attentionscope", path=folder)
        if found:
            return found
    return None


def program() -> str:
    """Where it is: what ATTENTIONSCOPE says, else what was installed with this package, else on the path."""
    named = os.environ.get("ATTENTIONSCOPE")
    if named:
        if not shutil.which(named):
            raise AttentionScopeError(f"ATTENTIONSCOPE names {named}, which is no program")
        return named
    found = _installed_with_this() or shutil.which("attentionscope")
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


def private_folder() -> Optional[Path]:
    """Where windows and models of this user find each other: a folder that only this user can enter, made where it is missing. None
    where there is no place for one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if not runtime:
        return None
    folder = Path(runtime) / "attentionscope"
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700)
    return folder if _is_private(folder.parent) and _is_private(folder) else None


def _is_private(folder: Path) -> bool:
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and found.st_mode & 0o077 == 0


def windows() -> List[Path]:
    """The sockets of windows that are open, the newest first: in a folder that only this user can enter."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folder = Path(runtime) / "attentionscope"
    try:
        return sorted(folder.glob("window-*.sock"), key=lambda path: -path.stat().st_mtime) if runtime and _is_private(folder) else []
    except OSError:
        return []


def answer_of(window: Path, asked: Dict[str, Any], patience: float, errors: bool = True) -> Optional[Dict[str, Any]]:
    """What a window that is open answers; None where it is closed or too busy. What it says where it refuses becomes the error."""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(patience)
            connection.connect(str(window))
            connection.sendall(json.dumps({**asked, "version": 1}).encode() + b"\n")
            answer = json.loads(connection.makefile("rb").readline(1_000_000) or b"{}")
    except (OSError, ValueError):
        return None  # a window that was killed, or is busy
    if not isinstance(answer, dict) or (answer.get("ok") is not True and "error" not in answer):
        return None
    if "error" in answer and errors:
        raise AttentionScopeError(str(answer["error"]))
    return answer


def open_window(file: Path) -> None:
    """In a window that is open, else in a new one, which goes on when this Python has ended."""
    asked = {"format": "attentionscope show", "file": str(file.resolve())}
    if any(answer_of(window, asked, 3.0) is not None for window in windows()):
        return
    subprocess.Popen([program(), str(file)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                     stderr=subprocess.DEVNULL, start_new_session=True)
