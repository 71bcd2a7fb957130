"""Passes of a model over token ids, recorded layer by layer, and what is asked of one afterwards."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple

import torch
from safetensors.torch import load as tensors_in
from safetensors.torch import save as tensor_bytes

from ..dump_attention import number_in
from .models import Opened, vocabulary_size
from .watch import Changes, Head, Layer, Watch
from .wire import Message, Refusal

PARTS = ("weights", "q", "k", "v", "context", "visible", "bias", "sinks")
OVERVIEW = 64  # of a map whose numbers do not travel: the largest weight in so many parts a side


@dataclass
class Recording:
    """What a pass left."""

    layers: List[Layer] = field(default_factory=list)
    hidden: Dict[str, List[torch.Tensor]] = field(default_factory=dict)  # of each block [L + 1] of [B, T, d]
    last: Dict[str, torch.Tensor] = field(default_factory=dict)
    logits: Optional[torch.Tensor] = None  # [B, T, V] as the model made them

    def size(self) -> int:
        tensors = [getattr(layer, part) for layer in self.layers for part in PARTS]
        tensors += [each for states in self.hidden.values() for each in states] + list(self.last.values()) + [self.logits]
        return sum(each.numel() * each.element_size() for each in tensors if each is not None)


class Recordings:
    """The latest passes, as many as main memory may hold; an older one is made again when it is asked for."""

    def __init__(self, budget: Optional[int] = None):
        self._budget = budget or int(os.environ.get("ATTENTIONSCOPE_ENGINE_BYTES", 2_000_000_000))
        self._kept: "OrderedDict[str, Recording]" = OrderedDict()

    def of(self, opened: Opened, message: Message, check: Callable[[], None],
           on_layer: Callable[[Layer], None]) -> Recording:
        """@param on_layer  told of each layer, whether it is computed now or was before"""
        key = body_of(message) + opened.state()
        recording = self._kept.get(key)
        if recording is not None:
            self._kept.move_to_end(key)
            for layer in recording.layers:
                check()
                on_layer(layer)
            return recording
        recording = passed(opened, message, check, on_layer)
        self._kept[key] = recording
        while len(self._kept) > 1 and sum(each.size() for each in self._kept.values()) > self._budget:
            self._kept.popitem(last=False)
        return recording


def layer_numbers(layers: List[Layer]) -> List[int]:
    """What the model calls each layer, from 1, as its module's name has it: in a hybrid model not every layer has
    attention. Where names do not tell (ALBERT's one layer is used again and again), layers are counted."""
    said = [(layer.block, number_in(layer.name)) for layer in layers]
    told = all(number > 0 and number > max((other for block, other in said[:place] if block == own), default=0)
               for place, (own, number) in enumerate(said))
    return [number if told else layer.index + 1 for layer, (_, number) in zip(layers, said)]


def body_of(message: Message) -> str:
    """What of a request decides the numbers."""
    said = {name: message.get(name) for name in ("model", "ids", "real", "segments", "targets", "target_real", "changes")}
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode() + message.get("payload", b"")).hexdigest()


def short_request(opened: Opened) -> Message:
    """What a model can be tried with: three tokens, or a black picture."""
    picture = opened.picture
    if picture is not None:
        shape = (1, picture["channels"], picture["height"], picture["width"])
        return {"payload": tensor_bytes({"pixels": torch.zeros(shape)})}
    text = [[1, 2, 3]] if vocabulary_size(opened) > 3 else [[0, 0, 0]]
    short: Message = {"ids": text, "real": [[1, 1, 1]]}
    if opened.encoder_decoder:
        short.update(targets=text, target_real=[[1, 1, 1]])
    return short


def id_table(message: Message, name: str, size: int) -> Optional[torch.Tensor]:
    rows = message.get(name)
    if rows is None:
        return None
    try:
        table = torch.tensor(rows, dtype=torch.long)
    except (TypeError, ValueError, RuntimeError):
        raise Refusal(f"“{name}” is to be a table of whole numbers") from None
    if table.dim() != 2 or table.numel() == 0:
        raise Refusal(f"“{name}” is to be a table with a row for each text and a token in it")
    if size and not 0 <= int(table.min()) <= int(table.max()) < size:
        raise Refusal(f"“{name}” go from 0 to {size - 1}; found {int(table.min())} to {int(table.max())}")
    return table


def inputs_of(opened: Opened, message: Message, vocabulary: int, tensors: Dict[str, torch.Tensor]) -> Dict[str, Any]:
    if "pixels" in tensors:
        inputs: Dict[str, Any] = {"pixel_values": tensors["pixels"].to(next(opened.model.parameters()).dtype)}
    else:
        inputs = {"input_ids": id_table(message, "ids", vocabulary), "attention_mask": id_table(message, "real", 2)}
        if message.get("segments") is not None:
            inputs["token_type_ids"] = id_table(message, "segments", 0)
    if opened.encoder_decoder:
        inputs["decoder_input_ids"] = id_table(message, "targets", vocabulary)
        inputs["decoder_attention_mask"] = id_table(message, "target_real", 2)
    if "input_ids" in inputs and inputs["input_ids"] is None:
        raise Refusal("“ids” are missing")
    for ids, real in (("input_ids", "attention_mask"), ("decoder_input_ids", "decoder_attention_mask")):
        if inputs.get(real) is not None and inputs[real].shape != inputs[ids].shape:
            raise Refusal("“real” is to have a number for each token")
    return {name: table.to(opened.device) for name, table in inputs.items() if table is not None}


def batch_of(inputs: Dict[str, Any]) -> int:
    return int(next(iter(inputs.values())).shape[0])


def changes_of(message: Message, tensors: Dict[str, torch.Tensor]) -> Changes:
    """What heads are to do otherwise: an object for each, whose tables stand in the tensors behind the request."""
    changes: Changes = {}
    for said in message.get("changes") or []:
        try:
            place = (str(said["block"]), int(said["layer"]))
            if int(said["head"]) < 0 or int(said.get("text", 0)) < 0 or place[1] < 0:
                raise ValueError("heads, texts and layers count from 0")
            table = lambda name: tensors[said[name]] if said.get(name) is not None else None  # noqa: E731
            visible, pattern = table("visible"), table("pattern")
            head = Head(
                visible=None if visible is None else visible.bool(), temperature=float(said.get("temperature", 1)),
                fill=float(said.get("fill", "-inf")), adds_fill=bool(said.get("adds_fill", False)),
                after_softmax=bool(said.get("after_softmax", False)), divides=bool(said.get("divides", True)),
                uniform=bool(said.get("uniform", False)),
                pattern=None if pattern is None else pattern.bool(), weights=table("weights"),
                weight_rows=said.get("weight_rows"), output=float(said.get("output", 1)), mean=bool(said.get("mean", False)),
                mean_over=said.get("mean_over"), context=table("context"), context_rows=said.get("context_rows"))
            changes.setdefault(place, {})[(int(said.get("text", 0)), int(said["head"]))] = head
        except (KeyError, TypeError, ValueError) as error:
            raise Refusal(f"a change of a head is not as PROTOCOL.md says: {error}") from None
    return changes


def tensors_of(message: Message) -> Dict[str, torch.Tensor]:
    try:
        return tensors_in(message["payload"]) if message.get("payload") else {}
    except Exception as error:  # the library has kinds of its own
        raise Refusal(f"the tensors behind the request cannot be read: {error}") from None


def passed(opened: Opened, message: Message, check: Callable[[], None], on_layer: Callable[[Layer], None]) -> Recording:
    tensors = tensors_of(message)
    inputs = inputs_of(opened, message, vocabulary_size(opened), tensors)
    recording = Recording()

    def take(layer: Layer) -> None:
        check()
        recording.layers.append(layer)
        on_layer(layer)

    watch = Watch(opened.model, opened.encoder_decoder, batch_of(inputs), changes_of(message, tensors), take, check)
    with opened.passing(), torch.inference_mode(), watch.watching():
        outputs = opened.model(**inputs, output_hidden_states=True, return_dict=True)
    take_states(opened, outputs, recording)
    return recording


def take_states(opened: Opened, outputs: Any, recording: Recording) -> None:
    def states(name: str) -> List[torch.Tensor]:
        return [each.detach().to("cpu", torch.float32) for each in getattr(outputs, name, None) or ()]

    names = {"encoder": "encoder_hidden_states", "decoder": "decoder_hidden_states"} if opened.encoder_decoder \
        else {"": "hidden_states"}
    for block, name in names.items():
        recording.hidden[block] = states(name)
        if recording.hidden[block]:
            recording.last[block] = recording.hidden[block][-1]
    last = getattr(outputs, "last_hidden_state", None)
    if last is not None:
        recording.last["decoder" if opened.encoder_decoder else ""] = last.detach().to("cpu", torch.float32)
    if opened.predicts and getattr(outputs, "logits", None) is not None:
        recording.logits = outputs.logits.detach()


def overview(weights: torch.Tensor) -> torch.Tensor:
    sides = [min(OVERVIEW, side) for side in weights.shape[-2:]]
    return torch.nn.functional.adaptive_max_pool2d(weights, sides)


def layer_message(layer: Layer, whole: bool) -> Tuple[Dict[str, Any], bytes]:
    """@param whole  else the overview travels alone"""
    parts = PARTS if whole else ("visible", "sinks")
    tensors = {part: getattr(layer, part) for part in parts if getattr(layer, part) is not None}
    if not whole:
        tensors["overview"] = overview(layer.weights)
    tensors = {name: (each.to(torch.uint8) if each.dtype == torch.bool else each).contiguous()
               for name, each in tensors.items()}
    return {"block": layer.block, "layer": layer.index, "name": layer.name, "scale": layer.scale,
            "soft_cap": layer.soft_cap, "absent": layer.absent, "whole": whole}, tensor_bytes(tensors)


def states_bytes(recording: Recording) -> bytes:
    """hidden [L + 1, B, T, d], where all are of one shape, and last [B, T, d], of each block that has such."""
    tensors = {}
    for block, states in recording.hidden.items():
        prefix = block + "." if block else ""
        if states and all(each.shape == states[0].shape for each in states):
            tensors[prefix + "hidden"] = torch.stack(states)
        if block in recording.last:
            tensors[prefix + "last"] = recording.last[block].clone()
    return tensor_bytes(tensors) if tensors else b""


def logits_at(recording: Recording, places: Any) -> bytes:
    """[n, V] at pairs of text and position."""
    if recording.logits is None:
        raise Refusal("the model predicts no tokens")
    try:
        if any(int(text) < 0 or int(position) < 0 for text, position in places):
            raise IndexError
        rows = torch.stack([recording.logits[int(text), int(position)] for text, position in places])
    except (TypeError, ValueError, IndexError, RuntimeError):
        raise Refusal("“at” is to be pairs of a text and a position that there are") from None
    return tensor_bytes({"logits": rows.to("cpu", torch.float32).contiguous()})


def read_rows(opened: Opened, message: Message, check: Callable[[], None]) -> bytes:
    """[n, V] rows of the stream as the model reads them at its end: put into a pass in place of what leaves its last layer, so that
    whatever it does behind that (a final norm, a cap of its scores) is its own."""
    rows = tensors_of(message).get("rows")
    if rows is None or rows.dim() != 2 or rows.numel() == 0:
        raise Refusal("“rows” is to be a table with a row for each place that is read")
    if opened.encoder_decoder or not opened.predicts or opened.picture is not None:
        raise Refusal("rows between layers can be read of a model that has one stack of layers and predicts tokens")
    end = end_of(opened, check)
    length = min(len(rows), SIDE_BY_SIDE)
    texts = -(-len(rows) // length)
    filled = torch.zeros(texts * length, rows.shape[1])
    filled[:len(rows)] = rows
    logits = end.read(opened, filled.reshape(texts, length, -1), check)
    return tensor_bytes({"logits": logits.reshape(texts * length, -1)[:len(rows)].to("cpu", torch.float32).contiguous()})


SIDE_BY_SIDE = 64  # rows that are read as one text


@dataclass
class End:
    """Where what leaves a model's layers goes on."""

    module: torch.nn.Module
    before: bool  # rows go into it, as into a final norm; else they come out of it in place of its own, as out of the last layer

    @contextlib.contextmanager
    def given(self, rows: torch.Tensor) -> Iterator[None]:
        def enter(_: torch.nn.Module, args: Tuple[Any, ...]) -> Any:
            return (rows.to(args[0]), *args[1:])

        def leave(_: torch.nn.Module, __: Any, result: Any) -> Any:
            return rows.to(result)

        hook = self.module.register_forward_pre_hook(enter) if self.before else self.module.register_forward_hook(leave)
        try:
            yield
        finally:
            hook.remove()

    def read(self, opened: Opened, rows: torch.Tensor, check: Callable[[], None]) -> torch.Tensor:
        """@param rows  [B, T, width]   @return [B, T, V]"""
        check()
        ids = torch.full(rows.shape[:2], some_id(opened), dtype=torch.long, device=opened.device)
        with opened.passing(), torch.inference_mode(), self.given(rows):
            return opened.model(input_ids=ids, attention_mask=torch.ones_like(ids), return_dict=True).logits


def some_id(opened: Opened) -> int:
    """A token that a model can be tried with."""
    return 1 if vocabulary_size(opened) > 1 else 0


def end_of(opened: Opened, check: Callable[[], None]) -> End:
    """The module whose output is the last hidden state that transformers tells: a final norm, or the last part of the last layer,
    whose name has the layer's number. What is found is held against a pass of the model itself."""
    check()
    ids = torch.full((1, 3), some_id(opened), dtype=torch.long, device=opened.device)
    seen: List[Tuple[str, torch.nn.Module, Tuple[Any, ...], torch.Tensor]] = []

    def note(name: str) -> Callable[..., None]:
        def hook(module: torch.nn.Module, args: Tuple[Any, ...], result: Any) -> None:
            if isinstance(result, torch.Tensor) and args and isinstance(args[0], torch.Tensor) and result.dim() == 3:
                seen.append((name, module, args, result))
        return hook

    hooks = [module.register_forward_hook(note(name)) for name, module in opened.model.named_modules() if name]
    try:
        with opened.passing(), torch.inference_mode():
            outputs = opened.model(input_ids=ids, attention_mask=torch.ones_like(ids), output_hidden_states=True, return_dict=True)
    finally:
        for hook in hooks:
            hook.remove()
    last = outputs.hidden_states[-1]
    for name, module, args, result in reversed(seen):
        if result.shape != last.shape or not torch.equal(result, last):
            continue
        before = number_in(name + ".") == 0
        end = End(module, before)
        again = end.read(opened, args[0] if before else last, check)
        if torch.allclose(again, outputs.logits, rtol=1e-3, atol=1e-3):
            return end
    raise Refusal(f"what {opened.name} does behind its last layer is not seen: no module of it tells the last hidden state")
