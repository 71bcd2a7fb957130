"""Shows attention in AttentionScope, the native program: from a notebook, a script or a training.

    import attentionscope
    attentionscope.show(outputs.attentions, tokens)             # opens the window
    attentionscope.figure(outputs.attentions, tokens, head=3)   # a figure in the notebook, drawn by the program
    attentionscope.dump("gpt2", "A sentence", out="gpt2.safetensors")
    trainer.add_callback(attentionscope.log("checkpoints", every=500))
    attentionscope.explore(model, tokenizer, "A sentence")      # a model of this Python, in the window
    attentionscope.Model("primer-decoder").attend("the cat saw the").attentions   # numbers, computed by the program

The program is the one that a wheel brought along with this package, else one on the path, or where the environment variable
ATTENTIONSCOPE says. `python -m attentionscope` starts it, too.
"""

from ._arrays import AttentionScopeError
from ._dump import dump
from ._figure import Figure, figure, show
from ._log import log
from ._model import Account, Aligned, Alike, Atlas, Attention, Comparison, Generated, HeadTable, Lens, Model, Patched, Scan, Spans, Token
from ._window import Selection, Window, explore, window

__all__ = ["Account", "Aligned", "Alike", "Atlas", "Attention", "AttentionScopeError", "Comparison", "Figure", "Generated", "HeadTable", "Lens", "Model", "Patched",
           "Selection", "Spans", "Token", "Window", "dump", "explore", "figure", "log", "show", "window"]
__version__ = "0.9.0"
