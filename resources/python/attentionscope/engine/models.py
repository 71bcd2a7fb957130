"""Models that an engine holds: opened by transformers, with the words that the program needs to know of them."""

from __future__ import annotations

import contextlib
import os
import pickle
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Optional

import torch
import transformers

from ..dump_attention import depths, first_line, missing_tensors
from .wire import Message, Refusal

DTYPES = ("auto", "float32", "float16", "bfloat16")


@dataclass
class Opened:
    """A model, its tokenizer if it has one, and what it reads."""

    model: Any
    config: Any
    tokenizer: Any
    name: str
    predicts: bool
    processor: Optional[Dict[str, Any]] = None  # what preprocessor_config.json says, where there is one

    def passing(self) -> "contextlib.AbstractContextManager[Any]":
        """Around each pass."""
        return contextlib.nullcontext()

    def state(self) -> str:
        """What decides a pass's numbers beside what is asked: nothing, of weights that stay."""
        return ""

    @property
    def encoder_decoder(self) -> bool:
        return bool(self.config.is_encoder_decoder)

    @property
    def picture(self) -> Optional[Dict[str, Any]]:
        """Of a model that reads pictures and no texts: which, and how it cuts them. None for others."""
        config = self.config
        if getattr(config, "vocab_size", None) or not getattr(config, "image_size", None):
            return None
        pair = lambda size: (size, size) if isinstance(size, int) else tuple(size)  # noqa: E731
        height, width = pair(config.image_size)
        sides = pair(getattr(config, "patch_size", 0) or 0)
        if sides[0] != sides[1] or sides[0] < 1:
            raise Refusal(f"{self.name} does not cut pictures into squares")
        return {"channels": getattr(config, "num_channels", 3), "height": height, "width": width, "side": sides[0]}

    @property
    def device(self) -> torch.device:
        return next((each.device for each in self.model.parameters() if each.device.type != "meta"), torch.device("cpu"))


def allow_network(allowed: bool) -> None:
    """What the libraries ask the hub for, or nothing at all."""
    for name in ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE"):
        os.environ[name] = "0" if allowed else "1"
    import huggingface_hub.constants
    huggingface_hub.constants.HF_HUB_OFFLINE = not allowed


def text_of(message: Message, name: str) -> Optional[str]:
    value = message.get(name)
    if value is not None and not isinstance(value, str):
        raise Refusal(f"“{name}” is to be a text")
    return value


def open_model(message: Message) -> Opened:
    """From a folder or a name on the hub. Weights are read as safetensors, or as PyTorch's files with weights_only."""
    name, revision = text_of(message, "model"), text_of(message, "revision")
    if not name:
        raise Refusal("“model” names no folder and no model of the hub")
    is_folder = Path(name).is_dir()
    if not is_folder and (name.startswith((".", "/", "~")) or name.count("/") > 1):
        raise Refusal(f"there is no folder {name} on the machine that the engine runs on")
    dtype = text_of(message, "dtype") or "auto"
    if dtype not in DTYPES:
        raise Refusal(f"“dtype” is to be one of {', '.join(DTYPES)}; found {dtype}")
    allow_network(message.get("hub") is True)
    common = {"revision": revision, "trust_remote_code": message.get("remote_code") is True}
    try:
        config = transformers.AutoConfig.from_pretrained(name, **common)
        model, predicts = load(name, config, {**common, "dtype": dtype}, message)
        tokenizer = tokenizer_of(name, common)
    except Refusal:
        raise
    except pickle.UnpicklingError:
        raise Refusal(f"{name} cannot be opened: its weights are a pickle that holds more than tensors, and that is not "
                      "read; write them as safetensors") from None
    except Exception as error:  # a library's, and a model's own code may raise anything
        offline = "" if is_folder or message.get("hub") is True else \
            "; it may not be asked for on the hub, which is allowed where the model is opened"
        raise Refusal(f"{name} cannot be opened: {first_line(error)}{offline}") from error
    shown = Path(name).resolve().name if is_folder else name
    return Opened(model, config, tokenizer, shown, predicts, processor_of(name, common))


def processor_of(name: str, common: Dict[str, Any]) -> Optional[Dict[str, Any]]:
    try:
        return transformers.ImageProcessingMixin.get_image_processor_dict(name, revision=common["revision"])[0]
    except (OSError, ValueError, KeyError):
        return None


def picture_of(opened: Opened, tokens: int) -> Optional[Dict[str, Any]]:
    """What the program needs to make a picture ready. @param tokens  how many a picture becomes"""
    picture = opened.picture
    if picture is None:
        return None
    squares = (picture["height"] // picture["side"]) * (picture["width"] // picture["side"])
    if not 0 <= tokens - squares <= 100:
        raise Refusal(f"{opened.name} makes {tokens} tokens of a picture of {squares} squares; pictures that are merged or "
                      "attended to in windows are not shown")
    return {**picture, "before": tokens - squares, "processor": opened.processor}


def classes_of(config: Any) -> List[Any]:
    """The model's own class, as its configuration names it, then with a head of words, then the bare one."""
    known = [getattr(transformers, name, None) for name in config.architectures or [] if isinstance(name, str)]
    known = [each for each in known if isinstance(each, type) and issubclass(each, transformers.PreTrainedModel)]
    autos = (transformers.AutoModelForSeq2SeqLM,) if config.is_encoder_decoder else \
        (transformers.AutoModelForCausalLM, transformers.AutoModelForMaskedLM)
    autos = [auto for auto in autos if type(config) in auto._model_mapping]
    return known + [*autos, transformers.AutoModel]


def load(name: str, config: Any, common: Dict[str, Any], message: Message) -> Any:
    placed: Dict[str, Any] = {}
    device_map = message.get("device_map")
    if device_map is not None:
        if not isinstance(device_map, (str, dict)):
            raise Refusal("“device_map” is to be a text or an object")
        placed = {"device_map": device_map, "offload_folder": "offloaded"}
    refused: Optional[BaseException] = None
    for kind in classes_of(config):
        try:
            model, told = kind.from_pretrained(name, attn_implementation="eager", output_loading_info=True, weights_only=True,
                                               **common, **placed)
        except (ValueError, TypeError) as error:
            refused = refused or error
            continue
        missing = missing_tensors(model, told)
        if missing and kind is not transformers.AutoModel:
            refused = refused or ValueError(f"it lacks {len(missing)} of the model's tensors, as {missing[0]}")
            continue
        if missing:  # they would be random numbers
            raise Refusal(f"{name} lacks {len(missing)} of the model's tensors, as {missing[0]}")
        if not placed and torch.cuda.is_available():
            model = model.cuda()
        model.config.use_cache = False
        return model.eval(), model.get_output_embeddings() is not None
    raise refused or Refusal(f"transformers has no class for {name}")


def tokenizer_of(name: str, common: Dict[str, Any]) -> Any:
    try:
        tokenizer = transformers.AutoTokenizer.from_pretrained(name, **common)
    except Exception:  # none that is read; ids do without
        return None
    if len(tokenizer) < 2:  # made of nothing, because there are no files
        return None
    return tokenizer if getattr(tokenizer, "is_fast", False) else SlowTokenizer(tokenizer)


class SlowTokenizer:
    """A tokenizer that does not say where its tokens stand."""

    def __init__(self, tokenizer: Any):
        self.slow = tokenizer

    def __getattr__(self, name: str) -> Any:
        return getattr(self.slow, name)


def vocabulary(opened: Opened) -> List[Optional[str]]:
    """[V] the pieces; none where an id has no piece."""
    size = vocabulary_size(opened)
    if opened.tokenizer is None:
        return [None] * size
    return [piece if isinstance(piece, str) else None
            for piece in opened.tokenizer.convert_ids_to_tokens(list(range(min(size, len(opened.tokenizer)))))] \
        + [None] * (size - len(opened.tokenizer))


def vocabulary_size(opened: Opened) -> int:
    return int(getattr(opened.config.get_text_config(), "vocab_size", 0) or 0)


def spelling(pieces: List[Optional[str]]) -> str:
    """How pieces spell spaces and bytes."""
    known = [piece for piece in pieces if piece]
    if sum(piece.startswith("Ġ") for piece in known) > 2:
        return "bytes"
    if any(piece.startswith("▁") for piece in known):
        return "metaspace"
    return "wordpiece" if any(piece.startswith("##") for piece in known) else "plain"


def parameters(opened: Opened) -> int:
    return sum(each.numel() for each in opened.model.parameters())


def depth(opened: Opened, states: int) -> int:
    """How many layers a model of one stack has, with those without attention; 0 where it is not sure.
    @param states  how many it reports: what enters each layer, and what leaves the last"""
    if opened.encoder_decoder or depths(opened.config)[""] != states - 1:
        return 0
    return states - 1


def most_tokens(opened: Opened) -> int:
    config = opened.config.get_text_config()
    names = ("max_position_embeddings", "n_positions", "n_ctx", "max_seq_len", "max_source_positions")
    said = [value for name in names if isinstance(value := getattr(config, name, None), int) and value > 0]
    return min(said[0] if said else 4096, 1 << 20)


def ids_of(value: Any) -> List[int]:
    return [each for each in (value if isinstance(value, (list, tuple)) else [value]) if known_id(each) is not None]


def known_id(value: Any) -> Optional[int]:
    """Configurations say −1 where they mean none."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def end_ids(opened: Opened) -> List[int]:
    generation = getattr(opened.model, "generation_config", None)
    return ids_of(getattr(generation, "eos_token_id", None)) or ids_of(getattr(opened.config, "eos_token_id", None))
