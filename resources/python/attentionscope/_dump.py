"""dump_attention.py as a function, and the same file of attention that one has."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

from . import dump_attention
from ._arrays import AttentionScopeError, images_beside, save_attentions


def dump(model: Any, text: Any = None, *, out: Union[str, Path], layers: Optional[Sequence[int]] = None,
         target: Optional[Sequence[str]] = None, dtype: str = "auto", device_map: Optional[str] = None,
         key_tokens: Any = None, axes: Optional[str] = None, tokenizer: Any = None,
         picture: Optional[Mapping[str, Any]] = None) -> Path:
    """Writes a model's attention over texts into a safetensors file that AttentionScope opens; see dump_attention.py.

    model:  a folder, or a name on the Hugging Face hub; or attention that one has, as `figure` takes it
    text:   what the model reads, one or several; or the tokens of the attention, as `figure` takes them
    layers: from 1; all where there are none
    target: of an encoder-decoder, what its decoder reads
    key_tokens, axes, tokenizer, picture: of attention that one has, as `figure` takes them; images lie beside `out` or below its folder
    """
    if not isinstance(model, (str, Path)):
        if layers is not None or target is not None or device_map is not None:
            raise AttentionScopeError("layers, target and device_map are for a model; attention that one has is written as it is")
        if Path(out).suffix != ".safetensors":
            raise AttentionScopeError(f"out: expected a name that ends with .safetensors; found {out}")
        if picture and picture.get("images") and not images_beside(out, picture):
            raise AttentionScopeError(f"picture: images lie beside {out} or in a folder there; found " + ", ".join(map(str, picture["images"])))
        save_attentions(out, model, text, key_tokens, axes=axes, tokenizer=tokenizer, picture=picture)
        return Path(out)
    if text is None:
        raise AttentionScopeError("text: expected what the model reads, one text or several")
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
