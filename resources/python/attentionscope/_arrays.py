"""Attention as people have it, and the file that the program opens."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

import numpy

Attentions = Any  # a transformers output, its .attentions, or arrays of [T, T] to [layers, texts, heads, T, T]
Tokens = Union[None, Sequence[str], Sequence[Sequence[str]]]


class AttentionScopeError(Exception):
    """What was wrong and what would be right, in one sentence."""


def as_array(value: Any) -> numpy.ndarray:
    """float32 in main memory, whatever device it was on."""
    for step in ("detach", "cpu", "float"):  # a tensor's, of PyTorch or what looks like it
        if hasattr(value, step):
            value = getattr(value, step)()
    array = numpy.asarray(value)
    if array.dtype.kind not in "fiu":
        raise AttentionScopeError(f"attention is made of numbers; found {array.dtype}")
    return array.astype(numpy.float32)


def attentions_of(value: Attentions) -> numpy.ndarray:
    """[layers, texts, heads, queries, keys]; what has fewer dimensions has one layer, one text or one head."""
    value = getattr(value, "attentions", value)
    if value is None:
        raise AttentionScopeError("there are no attentions: run the model with output_attentions=True")
    if isinstance(value, (list, tuple)):
        if not value or any(layer is None for layer in value):
            raise AttentionScopeError("a layer has no attention: run the model with attn_implementation=\"eager\"")
        layers = [as_array(layer) for layer in value]
        if len({layer.shape for layer in layers}) > 1:
            raise AttentionScopeError("layers have different shapes: " + ", ".join(str(list(layer.shape)) for layer in layers))
        array = numpy.stack(layers)
        if array.ndim == 3:  # a list of heads' maps
            array = array[None]
    else:
        array = as_array(value)
    if array.ndim == 2:
        array = array[None]
    if array.ndim == 3:
        array = array[None]
    if array.ndim == 4:
        array = array[:, None]  # [layers, heads, T, T] of one text
    if array.ndim != 5:
        raise AttentionScopeError(f"attention has 2 to 5 dimensions, [T, T] to [layers, texts, heads, T, T]; found {array.ndim}")
    if 0 in array.shape:
        raise AttentionScopeError(f"there is nothing in an array of {list(array.shape)}")
    return array


def token_lists(tokens: Tokens, texts: int, length: int, name: str) -> Optional[list]:
    if tokens is None:
        return None
    lists = [list(tokens)] if tokens and isinstance(tokens[0], str) else [list(text) for text in tokens]
    if len(lists) != texts or any(len(text) != length for text in lists):
        found = ", ".join(str(len(text)) for text in lists)
        raise AttentionScopeError(f"{name}: expected {length} for each of {texts} texts, found {found}")
    return [[str(token) for token in text] for text in lists]


def metadata_of(array: numpy.ndarray, tokens: Tokens, key_tokens: Tokens, model: str) -> dict:
    """As dump_attention.py says it."""
    texts, queries, keys = array.shape[1], array.shape[3], array.shape[4]
    said = {"format": "attentionscope", "model": model}
    if key_tokens is None and queries == keys:
        key_tokens, tokens = tokens, None
    own, others = token_lists(key_tokens, texts, keys, "tokens of keys"), token_lists(tokens, texts, queries, "tokens")
    if own is not None:
        said["tokens"] = json.dumps(own, ensure_ascii=False)
    if others is not None:
        said["decoder_tokens"] = json.dumps(others, ensure_ascii=False)
    return said


def save(path: Union[str, Path], arrays: Mapping[str, numpy.ndarray], metadata: Mapping[str, str]) -> None:
    """A safetensors file (https://github.com/huggingface/safetensors): the length of its header, the header as JSON, the
    numbers. Whole or not at all."""
    header, place = {"__metadata__": dict(metadata)}, 0
    for name, array in arrays.items():
        header[name] = {"dtype": "F32", "shape": list(array.shape), "data_offsets": [place, place + array.nbytes]}
        place += array.nbytes
    text = json.dumps(header, ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
    path = Path(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(part, "wb") as file:
            file.write(len(text).to_bytes(8, "little") + text)
            for array in arrays.values():
                file.write(numpy.ascontiguousarray(array, "<f4").tobytes())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def save_attentions(path: Union[str, Path], attentions: Attentions, tokens: Tokens = None, key_tokens: Tokens = None,
                    model: str = "attention") -> None:
    array = attentions_of(attentions)
    name = "attentions" if array.shape[3] == array.shape[4] or key_tokens is None else "cross_attentions"
    save(path, {name: array}, metadata_of(array, tokens, key_tokens, model))
