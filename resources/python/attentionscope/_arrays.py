"""Attention as people have it, and the file that the program opens."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

import numpy

Attentions = Any  # a transformers output or what generate() returned, its .attentions, or arrays of [T, T] to [layers, texts, heads, T, T]
Tokens = Any  # a list of texts or ids, one for each text of a batch, or an array or tensor of these

BLOCKS = ("encoder_attentions", "decoder_attentions", "cross_attentions")
AXES = {"layers": "L", "texts": "B", "heads": "H", "queries": "Q", "keys": "K"}


class AttentionScopeError(Exception):
    """What was wrong and what would be right, in one sentence."""


def shape_of(array: Any) -> str:
    return str(list(array.shape))


def as_array(value: Any) -> numpy.ndarray:
    """float32 in main memory, whatever device it was on."""
    if isinstance(value, (str, bytes, os.PathLike)):
        raise AttentionScopeError(f"attention is an array or a model's output; found the text {str(value)!r}, and a file opens "
                                  "with the program itself")
    if isinstance(value, numpy.ma.MaskedArray):
        value = value.filled(0)
    try:
        for step in ("detach", "cpu", *(["to_dense"] if getattr(value, "is_sparse", False) else []), "float"):
            if hasattr(value, step):  # a tensor's, of PyTorch or what looks like it
                value = getattr(value, step)()
        array = numpy.asarray(value)
    except ValueError:  # rows of different lengths
        raise AttentionScopeError("attention is an array; found lists of different lengths") from None
    except (TypeError, RuntimeError) as error:  # a tensor without numbers, or of no type that NumPy has
        raise AttentionScopeError(f"attention is made of numbers: {str(error).splitlines()[0]}") from None
    if array.dtype.name == "bfloat16":  # ml_dtypes', of JAX
        array = array.astype(numpy.float32)
    elif array.dtype.str in ("<V2", "|V2"):  # the same without its name, as numpy.load gives it
        array = (array.view("<u2").astype("<u4") << 16).view("<f4")
    if array.dtype.kind not in "fiub":
        found = f"{type(value).__module__}.{type(value).__name__}" if array.ndim == 0 and array.dtype.kind == "O" else array.dtype
        raise AttentionScopeError(f"attention is made of numbers; found {found}")
    return array.astype(numpy.float32)


def is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def kept(value: Any) -> Any:
    """What can be gone through once, as what a generator gives, as a list."""
    return list(value) if hasattr(value, "__next__") else value


def is_array(value: Any) -> bool:
    return hasattr(value, "shape") and hasattr(value, "__array__")


def grown(pieces: Sequence[numpy.ndarray], name: str = "generate()") -> numpy.ndarray:
    """Rows that one step after the other made, [..., q, k], as one array: [..., all q, last k]."""
    queries, keys = [each.shape[-2] for each in pieces], [each.shape[-1] for each in pieces]
    if queries == keys and len(set(keys)) == len(keys) > 1:  # without a cache all rows are computed anew each time
        return pieces[-1]
    grows = all(keys[i] == keys[i - 1] + queries[i] for i in range(1, len(keys)))
    if not (grows or len(set(keys)) == 1) or len({each.shape[:-2] for each in pieces}) > 1:
        found = ", ".join(shape_of(each) for each in pieces[:4])
        raise AttentionScopeError(f"the steps of {name} do not go on from each other, each with the keys of the one before and its own: "
                                  f"found {found}")
    whole = numpy.zeros((*pieces[0].shape[:-2], sum(queries), keys[-1]), numpy.float32)
    row = 0
    for each in pieces:
        whole[..., row:row + each.shape[-2], :each.shape[-1]] = each
        row += each.shape[-2]
    return whole


def of_texts(lists: Sequence[Sequence[Any]]) -> Optional[numpy.ndarray]:
    """Whole maps as one array: for each text its layers, [texts, H, T, T] or [H, T, T], as [L, texts, H, T, T]; for each layer its heads,
    [T, T], as [1 text]. None for what generate() makes, where each step has one token more, or is one row."""
    arrays = [[None if layer is None else as_array(layer) for layer in each] for each in lists]
    shapes = {array.shape for each in arrays for array in each if array is not None}
    ranks = {len(shape) for shape in shapes}
    if ranks == {2}:
        if len(shapes) > 1 or any(array is None for each in arrays for array in each):
            raise AttentionScopeError("heads have different shapes: " + ", ".join(map(str, sorted(shapes)[:4])))
        return numpy.stack([numpy.stack(heads) for heads in arrays])[:, None]
    if not ranks <= {3, 4} or len(arrays) == 1 or any(shape[-1] != shape[-2] or shape[-1] < 2 for shape in shapes):
        return None
    lengths = [next(array.shape[-1] for array in each if array is not None) for each in arrays]
    if all(after == before + 1 for before, after in zip(lengths, lengths[1:])):
        return None
    if len(shapes) > 1:
        raise AttentionScopeError("texts have different lengths: give the attention of one of them; found " + ", ".join(map(str, lengths[:8])))
    layers = [[layer if layer.ndim == 4 else layer[None] for layer in each if layer is not None] for each in arrays]
    return numpy.stack([numpy.concatenate(layer) for layer in zip(*layers)])


def of_beams(steps: Sequence[Any], beams: Any) -> list:
    """The steps of a search for beams, which goes on with other rows each time, as the texts that came of it have them."""
    rows = as_array(beams).astype(int)  # [texts, steps], -1 behind a text's end
    most = max((step + 1 for step in range(min(len(steps), rows.shape[1])) if (rows[:, step] >= 0).any()), default=0)

    def chosen(layer: Any, step: int) -> Any:
        if layer is None:
            return None
        array = as_array(layer)[numpy.maximum(rows[:, step], 0)]
        array[rows[:, step] < 0] = 0
        return array

    return [[chosen(layer, step) for layer in steps[step]] for step in range(most)]


def stacked(layers: Sequence[Any], said: dict, name: str) -> numpy.ndarray:
    """Layers, some of which may be None, and each of which may be a list of steps; which they are goes into `said`."""
    numbers = [index + 1 for index, layer in enumerate(layers) if layer is not None]
    if not numbers:
        raise AttentionScopeError("no layer has attention: open the model with attn_implementation=\"eager\"")
    arrays = [layers[number - 1] for number in numbers]
    arrays = [grown([as_array(step) for step in layer]) if is_list(layer) and is_array(layer[0]) else as_array(layer)
              for layer in arrays]
    if len({array.shape for array in arrays}) > 1:
        if arrays[0].ndim > 2 and len({array.shape[:-2] for array in arrays}) == 1:
            return grown(arrays, "a layer")[None]  # one layer, step by step
        raise AttentionScopeError("layers have different shapes: " + ", ".join(shape_of(array) for array in arrays[:4]))
    if len(numbers) < len(layers):
        said[("decoder_" if name[0] in "cd" else "encoder_" if name[0] == "e" else "") + "layers"] = json.dumps(numbers)
    return numpy.stack(arrays)


def by_axes(array: numpy.ndarray, axes: str) -> numpy.ndarray:
    """[layers, texts, heads, queries, keys] of an array whose axes are these."""
    words = axes.replace(",", " ").lower().split()
    letters = words[0].upper() if len(words) == 1 and words[0] not in AXES else \
        "".join(AXES.get(word, word.upper()) for word in words)
    if set(letters) - set("LBHQK") or len(set(letters)) < len(letters) or not set("QK") <= set(letters):
        raise AttentionScopeError(f"axes: expected some of layers, texts, heads, queries and keys, as \"texts,queries,keys\"; found {axes!r}")
    if array.ndim != len(letters):
        raise AttentionScopeError(f"axes: {axes!r} names {len(letters)} axes, and the array has {array.ndim}: {shape_of(array)}")
    missing = [letter for letter in "LBHQK" if letter not in letters]
    array = array.reshape(*([1] * len(missing)), *array.shape)
    order = missing + list(letters)
    return array.transpose([order.index(letter) for letter in "LBHQK"])


def five_axes(array: numpy.ndarray, texts: int) -> numpy.ndarray:
    """The same by the number of axes: what has fewer has one layer, one text or one head; an axis of as many as there are texts with
    tokens is theirs."""
    if not 2 <= array.ndim <= 5:
        raise AttentionScopeError(f"attention has 2 to 5 dimensions, [T, T] to [layers, texts, heads, T, T]; found {array.ndim}")
    if 0 in array.shape:
        raise AttentionScopeError(f"there is nothing in an array of {shape_of(array)}")
    of_texts = texts > 1 and array.ndim in (3, 4) and array.shape[0] == texts
    usual = {2: "QK", 3: "BQK" if of_texts else "HQK", 4: "BHQK" if of_texts else "LHQK", 5: "LBHQK"}
    return by_axes(array, usual[array.ndim])


def has_output(value: Mapping) -> bool:
    """Whether it is what a model returned, with or without attention."""
    return hasattr(value, "to_tuple") or "logits" in value or "last_hidden_state" in value


def numbered(value: Mapping) -> Optional[list]:
    """The layers of a dictionary whose keys end in numbers of their own, as hooks fill it, by these numbers."""
    ends = [re.search(r"(\d+)\D*$", str(key)) for key in value]
    numbers = [int(end[1]) for end in ends if end]
    if len(set(numbers)) < len(value) or not all(is_array(each) for each in value.values()):
        return None
    return [layer for _, layer in sorted(zip(numbers, value.values()), key=lambda each: each[0])]


def parts_of(value: Attentions) -> dict:
    """What an output calls its attentions: {"attentions": …}, or those of an encoder-decoder that it has."""
    get = value.get if isinstance(value, Mapping) else lambda name: getattr(value, name, None)
    has = value.__contains__ if isinstance(value, Mapping) else lambda name: hasattr(value, name)
    blocks = {name: get(name) for name in BLOCKS if get(name) is not None}
    if get("attentions") is not None:
        return {"attentions": get("attentions")}
    if blocks:
        return blocks
    inside = [name for name, each in (value.items() if isinstance(value, Mapping) else ()) if getattr(each, "attentions", None) is not None]
    if inside:
        raise AttentionScopeError("the attentions are one level deeper: give " + " or ".join(f"outputs.{name}" for name in inside))
    if value is None or has("attentions") or any(map(has, BLOCKS)) or isinstance(value, Mapping) and has_output(value):
        raise AttentionScopeError("there are no attentions: run the model, or generate, with output_attentions=True, and generate with "
                                  "return_dict_in_generate=True too")
    if isinstance(value, Mapping):
        layers = numbered(value)
        if layers:
            return {"attentions": layers}
        raise AttentionScopeError("a dictionary needs \"attentions\"; found " + ", ".join(map(str, list(value)[:10])))
    if is_list(value) and not all(each is None or is_list(each) for each in value):  # a whole output as a tuple
        inner = [each for each in value if is_list(each) and each and all(
            layer is None or getattr(layer, "ndim", 0) == 4 and layer.shape[-1] == layer.shape[-2] for layer in each)]
        if len(inner) == 1 and any(getattr(each, "ndim", 0) == 3 for each in value):
            return {"attentions": inner[0]}
    return {"attentions": value}


def collected(value: Attentions, axes: Optional[str] = None, texts: int = 0) -> tuple:
    """Arrays of [layers, texts, heads, queries, keys] by their names, and what is to be said about them as metadata."""
    said: dict = {}
    arrays = {}
    beams = value.get("beam_indices") if isinstance(value, Mapping) else getattr(value, "beam_indices", None)
    for name, part in parts_of(value).items():
        if is_list(part) and len(part) == 0:
            raise AttentionScopeError("there are no layers in an empty list: open the model with attn_implementation=\"eager\"")
        if is_list(part) and is_list(part[0]) and any(layer is None or is_array(layer) for layer in part[0]):
            if len({len(step) for step in part}) > 1:
                raise AttentionScopeError("the steps of generate() have different numbers of layers")
            if beams is not None:
                part = of_beams(part, beams)
            elif (whole := of_texts(part)) is not None:
                numbers = [index + 1 for index, layer in enumerate(part[0]) if layer is not None]
                if len(numbers) < len(part[0]):
                    said["layers"] = json.dumps(numbers)
                part = whole
            if is_list(part):
                part = [None if steps[0] is None else list(steps) for steps in zip(*part)]
        layers = is_list(part) and any(each is None or is_array(each) or is_list(each) and is_array(each[0]) for each in part)
        array = stacked(part, said, name) if layers else as_array(part)
        if axes is not None:
            arrays[name] = by_axes(array, axes)
        elif layers and array.ndim == 3 and not 1 < texts == len(array):  # a list of heads' maps
            arrays[name] = by_axes(array, "LQK" if said else "HQK")
        else:
            arrays[name] = five_axes(array, texts)
        if 0 in array.shape:
            raise AttentionScopeError(f"there is nothing in an array of {shape_of(array)}")
    return arrays, said


def attentions_of(value: Attentions) -> numpy.ndarray:
    """[layers, texts, heads, queries, keys]; what has fewer dimensions has one layer, one text or one head."""
    arrays, _ = collected(value)
    if len(arrays) > 1:
        raise AttentionScopeError("there are several kinds of attention, " + ", ".join(arrays))
    return next(iter(arrays.values()))


def named_tokens(tokens: Tokens, tokenizer: Any = None) -> Optional[list]:
    """A list of texts for each text: of texts, ids, arrays and tensors of these, or what a tokenizer returned."""
    if tokens is None:
        return None
    if isinstance(tokens, Mapping) or hasattr(tokens, "input_ids"):
        get = tokens.get if isinstance(tokens, Mapping) else lambda name: getattr(tokens, name, None)
        tokens = get("tokens") if get("input_ids") is None else get("input_ids")
    if hasattr(tokens, "detach"):
        tokens = tokens.detach().cpu()
    if hasattr(tokens, "tolist"):
        tokens = tokens.tolist()
    if not hasattr(tokens, "__iter__"):
        raise AttentionScopeError(f"tokens are texts or ids, in a list for each text; found {type(tokens).__name__}")
    lists = list(tokens) if not isinstance(tokens, str) else [tokens]
    lists = [each.tolist() if hasattr(each, "tolist") else each for each in lists]
    if not any(is_list(each) for each in lists):
        lists = [lists]

    def name(token: Any) -> str:
        if isinstance(token, bytes):
            return token.decode("utf-8", "replace")
        if isinstance(token, int) and not isinstance(token, bool) and tokenizer is not None:
            return str(tokenizer.convert_ids_to_tokens(token))
        return str(token)

    return [[name(token) for token in (text if is_list(text) else [text])] for text in lists]


def token_lists(tokens: Tokens, texts: int, length: int, name: str, tokenizer: Any = None) -> Optional[list]:
    lists = named_tokens(tokens, tokenizer)
    if lists is None:
        return None
    if len(lists) == 1 and len(lists[0]) == 1 and len(lists[0][0]) == length > 1:
        lists = [list(lists[0][0])]  # one text of so many letters
    if lists and all(len(text) == length + 1 for text in lists) and name == "tokens of generate()":
        lists = [text[:-1] for text in lists]  # nobody asked with the last one
    if len(lists) != texts or any(len(text) != length for text in lists):
        found = ", ".join(str(len(text)) for text in lists)
        hint = "" if len(lists) == texts else "; axes=\"texts,queries,keys\" says which axis the texts are" if texts == 1 else ""
        raise AttentionScopeError(f"{name}: expected {length} for each of {texts} texts, found {found}{hint}")
    return lists


def is_generated(value: Attentions) -> bool:
    """Whether steps were made one after the other, so that the last token was written and never read."""
    try:
        parts = parts_of(value)
    except AttentionScopeError:
        return False
    part = next(iter(parts.values())) if "decoder_attentions" not in parts else parts["decoder_attentions"]
    return is_list(part) and len(part) > 0 and is_list(part[0]) and len(part[0]) > 0 and not isinstance(part[0][0], (int, float, list))


def metadata_of(arrays: Mapping[str, numpy.ndarray], tokens: Tokens, key_tokens: Tokens, model: str, tokenizer: Any = None,
                generated: bool = False) -> dict:
    """As dump_attention.py says it."""
    said = {"format": "attentionscope", "model": model}
    name = "tokens of generate()" if generated else "tokens"
    lists = lambda given, array, axis, called: token_lists(given, array.shape[1], array.shape[axis], called, tokenizer)
    if "encoder_attentions" in arrays or "decoder_attentions" in arrays:
        # The encoder's tokens are the keys of cross-attention; given alone they are those of the side whose length they have.
        encoder = arrays.get("encoder_attentions", arrays.get("cross_attentions"))
        decoder = arrays.get("decoder_attentions", arrays.get("cross_attentions"))
        given = named_tokens(tokens, tokenizer)
        if key_tokens is None and given is not None and decoder is not None and encoder is not None:
            lengths = {len(text) for text in given}
            if lengths == {encoder.shape[4]} and lengths != {decoder.shape[3]}:
                key_tokens, tokens = tokens, None
        own = lists(key_tokens, encoder, 4, "tokens of the encoder") if encoder is not None else None
        others = lists(tokens, decoder, 3, name) if decoder is not None else None
    else:
        array = next(iter(arrays.values()))
        if key_tokens is None and array.shape[3] == array.shape[4]:
            key_tokens, tokens = tokens, None
        own = lists(key_tokens, array, 4, name if tokens is None else "tokens of keys")
        others = lists(tokens, array, 3, name)
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
    except OSError as error:
        raise AttentionScopeError(f"{path} cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def labels_of(value: Attentions) -> tuple:
    """The rows' and the columns' names of a pandas table."""
    if all(hasattr(value, name) for name in ("columns", "index", "to_numpy")):
        return [str(each) for each in value.index], [str(each) for each in value.columns]
    return None, None


def images_beside(path: Union[str, Path], picture: Mapping[str, Any]) -> dict:
    """{"images": …} where all of them lie beside the file or below its folder, from which the program reads them."""
    folder = Path(os.path.abspath(path)).parent
    images = [Path(os.path.abspath(image)) for image in picture.get("images", ())]
    if not images or not all(folder in image.parents for image in images):
        return {}
    return {"images": [str(image.relative_to(folder)) for image in images]}


def save_attentions(path: Union[str, Path], attentions: Attentions, tokens: Tokens = None, key_tokens: Tokens = None,
                    model: str = "attention", *, axes: Optional[str] = None, tokenizer: Any = None,
                    picture: Optional[Mapping[str, Any]] = None) -> list:
    """Returns the names of the arrays that it writes."""
    attentions, tokens, key_tokens = kept(attentions), kept(tokens), kept(key_tokens)
    rows, columns = labels_of(attentions)
    if rows is not None:
        attentions = attentions.to_numpy()
        if tokens is None and key_tokens is None:
            tokens, key_tokens = rows, columns
            if rows == [str(i) for i in range(len(rows))] and columns == [str(i) for i in range(len(columns))]:
                tokens = key_tokens = None
    generated = is_generated(attentions)
    if tokens is None and generated and tokenizer is not None and not hasattr(attentions, "encoder_attentions"):
        tokens = getattr(attentions, "sequences", None)
    given = named_tokens(tokens, tokenizer)
    arrays, said = collected(attentions, axes, len(given) if given else 0)
    if "attentions" in arrays and key_tokens is not None and arrays["attentions"].shape[3] != arrays["attentions"].shape[4]:
        arrays = {"cross_attentions": arrays["attentions"]}
    if picture is not None:
        unknown = set(picture) - {"images", "grid", "offset", "tiles", "frames", "patches"}
        if unknown:
            raise AttentionScopeError(f"picture: expected images, grid, offset, tiles, frames or patches; found {', '.join(map(str, unknown))}")
        said["picture"] = json.dumps({**{key: numpy.asarray(value).tolist() for key, value in picture.items() if key != "images"},
                                      **images_beside(path, picture)})
    save(path, arrays, {**metadata_of(arrays, tokens, key_tokens, model, tokenizer, generated), **said})
    return list(arrays)
