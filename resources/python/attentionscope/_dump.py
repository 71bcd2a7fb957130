"""dump_attention.py as a function."""

from __future__ import annotations

from pathlib import Path
from typing import Optional, Sequence, Union

from . import dump_attention
from ._arrays import AttentionScopeError


def dump(model: str, text: Union[str, Sequence[str]], *, out: Union[str, Path], layers: Optional[Sequence[int]] = None,
         target: Optional[Sequence[str]] = None, dtype: str = "auto", device_map: Optional[str] = None) -> Path:
    """Writes a model's attention over texts into a safetensors file that AttentionScope opens; see dump_attention.py.

    model:  a folder, or a name on the Hugging Face hub
    layers: from 1; all where there are none
    target: of an encoder-decoder, what its decoder reads
    """
    arguments = [str(model), "--out", str(out), "--dtype", dtype, "--text", *([text] if isinstance(text, str) else text)]
    if layers is not None:
        arguments += ["--layers", ",".join(map(str, layers))]
    if target is not None:
        arguments += ["--target", *([target] if isinstance(target, str) else target)]
    if device_map is not None:
        arguments += ["--device-map", device_map]
    try:
        dump_attention.dump(dump_attention.parser().parse_args(arguments))
    except dump_attention.Refusal as refusal:
        raise AttentionScopeError(str(refusal)) from None
    return Path(out)
