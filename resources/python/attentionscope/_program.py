"""The program beside this package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Sequence, Union

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


def run(arguments: Sequence[Union[str, Path]]) -> None:
    """Runs it to its end; what it says where it fails becomes the error."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([program(), *map(str, arguments)], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        raise AttentionScopeError(said[-1] if said else f"attentionscope ended with {done.returncode}")


def open_window(file: Path) -> None:
    """The window goes on when this Python has ended."""
    subprocess.Popen([program(), str(file)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                     stderr=subprocess.DEVNULL, start_new_session=True)
