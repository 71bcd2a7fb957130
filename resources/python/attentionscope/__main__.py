"""python -m attentionscope: the program, with the words that follow, in the place of this Python."""

import os
import sys

from ._arrays import AttentionScopeError
from ._program import program

try:
    found = program()
except AttentionScopeError as error:
    sys.exit(f"attentionscope: {error}")
os.execv(found, [found, *sys.argv[1:]])
