"""Requests answered one after the other, until the program goes."""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, Callable, Dict, List, Tuple

import torch
import transformers

from . import models, passes, tokens
from .wire import VERSION, Message, Refusal, Stopped, Wire

MOST_MODELS = 2  # in memory

Answer = Tuple[Dict[str, Any], bytes]


class Engine:
    def __init__(self, wire: Wire):
        self._wire = wire
        self._asked: List[Message] = []  # what "open" was asked, by number
        self._models: "OrderedDict[int, models.Opened]" = OrderedDict()  # those in memory, the latest last
        self._recordings = passes.Recordings()
        self._kinds: Dict[str, Callable[[Message], Answer]] = {
            "hello": self.hello, "open": self.open, "vocabulary": self.vocabulary, "tokenize": self.tokenize,
            "pass": self.run_pass, "layer": self.layer, "logits": self.logits, "read": self.read}

    def answer(self, message: Message) -> Answer:
        kind = self._kinds.get(str(message.get("request")))
        if kind is None:
            raise Refusal(f"this engine knows no request “{message.get('request')}”; it knows {', '.join(self._kinds)}, stop")
        return kind(message)

    def hello(self, message: Message) -> Answer:
        if VERSION not in (message.get("versions") or []):
            raise Refusal(f"this engine speaks version {VERSION} of the protocol, the program {message.get('versions')}; "
                          "install the attentionscope package that came with the program")
        device = torch.cuda.get_device_name() if torch.cuda.is_available() else "CPU"
        return {"version": VERSION, "engine": f"transformers {transformers.__version__}, PyTorch {torch.__version__}",
                "device": device}, b""

    def open(self, message: Message) -> Answer:
        self._asked.append({name: value for name, value in message.items() if name != "payload"})
        try:
            opened = self.opened({"model": len(self._asked) - 1})
        except BaseException:
            self._asked.pop()
            raise
        pieces = models.vocabulary(opened)
        tokenizer = opened.tokenizer
        padding = getattr(tokenizer, "pad_token_id", None)
        padding = getattr(opened.config, "pad_token_id", None) if padding is None else padding
        padding = getattr(tokenizer, "eos_token_id", None) if padding is None else padding  # no query sees it
        start = getattr(opened.config, "decoder_start_token_id", None)
        recording = self.short_pass(opened)
        return {
            "picture": models.picture_of(opened, recording.layers[0].weights.shape[-1]),
            "model": len(self._asked) - 1, "name": opened.name, "architecture": type(opened.model).__name__,
            "layers": self.layers(recording), "depth": models.depth(opened, len(recording.hidden.get("", []))), "parameters": models.parameters(opened), "vocabulary": len(pieces),
            "max_tokens": models.most_tokens(opened), "width": next((each.shape[-1] for each in recording.last.values()), 0),
            "segments": getattr(opened.config, "type_vocab_size", 0) or 0,
            "encoder_decoder": opened.encoder_decoder, "predicts": opened.predicts,
            "padding_id": models.known_id(padding), "mask_id": models.known_id(getattr(tokenizer, "mask_token_id", None)),
            "end_ids": models.end_ids(opened), "start_id": models.known_id(start), "tokenizes": tokenizer is not None,
            "dtype": str(opened.model.dtype).removeprefix("torch."), "device": str(opened.device)}, b""

    def short_pass(self, opened: models.Opened) -> passes.Recording:
        """What is known of a model by trying it."""
        recording = passes.passed(opened, passes.short_request(opened), self._wire.check, lambda layer: None)
        if not recording.layers:
            raise Refusal(f"no attention is seen in {opened.name}: nothing in it takes a softmax of queries times keys")
        return recording

    @staticmethod
    def layers(recording: passes.Recording) -> List[Dict[str, Any]]:
        """Each layer of attention: its block, number in the model, name, sizes, and whether it is causal."""
        numbers = passes.layer_numbers(recording.layers)
        return [{"block": layer.block, "layer": layer.index, "number": number, "name": layer.name, "heads": layer.weights.shape[1],
                 "scale": layer.scale, "soft_cap": layer.soft_cap, "causal": layer.visible is not None and not bool(layer.visible[0, 0, -1]),
                 "key_dimensions": 0 if layer.q is None else layer.q.shape[-1],
                 "value_dimensions": 0 if layer.v is None else layer.v.shape[-1],
                 "absent": layer.absent} for layer, number in zip(recording.layers, numbers)]

    def opened(self, message: Message) -> models.Opened:
        number = message.get("model")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(self._asked):
            raise Refusal("“model” is the number that “open” answered")
        if number not in self._models:
            while len(self._models) >= MOST_MODELS:  # an older one is opened again when it is asked for
                self._models.popitem(last=False)
            self._models[number] = models.open_model(self._asked[number])
        self._models.move_to_end(number)
        return self._models[number]

    def vocabulary(self, message: Message) -> Answer:
        opened = self.opened(message)
        pieces = models.vocabulary(opened)
        special = sorted(set(getattr(opened.tokenizer, "all_special_ids", None) or []))
        return {"pieces": pieces, "spelling": models.spelling(pieces), "special": special}, b""

    def tokenize(self, message: Message) -> Answer:
        return tokens.tokenized(self.opened(message), message), b""

    def run_pass(self, message: Message) -> Answer:
        """Layers as they are finished; then what is known at the end."""
        wanted = message.get("whole")

        def told(layer: Any) -> None:
            said, payload = passes.layer_message(layer, wanted is None or layer.index in wanted)
            self._wire.event({"event": "layer", **said}, payload)

        recording = self._recordings.of(self.opened(message), message, self._wire.check, told)
        return {"layers": len(recording.layers)}, passes.states_bytes(recording)

    def layer(self, message: Message) -> Answer:
        recording = self._recordings.of(self.opened(message), message, self._wire.check, lambda layer: None)
        for layer in recording.layers:
            if (layer.block, layer.index) == (message.get("block"), message.get("layer")):
                return passes.layer_message(layer, True)
        raise Refusal(f"there is no layer {message.get('layer')} in the part “{message.get('block')}”")

    def logits(self, message: Message) -> Answer:
        recording = self._recordings.of(self.opened(message), message, self._wire.check, lambda layer: None)
        return {}, passes.logits_at(recording, message.get("at"))

    def read(self, message: Message) -> Answer:
        return {}, passes.read_rows(self.opened(message), message, self._wire.check)


def serve(wire: Wire) -> None:
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    answer_all(wire, Engine(wire))


def answer_all(wire: Wire, engine: Engine) -> None:
    while (message := wire.next()) is not None:
        try:
            said, payload = engine.answer(message)
            wire.event({"answer": said}, payload)
        except Stopped:
            wire.event({"stopped": True})
        except Refusal as refusal:
            wire.event({"error": str(refusal)})
        except (BrokenPipeError, ConnectionResetError):
            return
        except torch.cuda.OutOfMemoryError:
            torch.cuda.empty_cache()
            wire.event({"error": "the device has not enough memory for this; a shorter text needs less, and so does the "
                                 "data type bfloat16"})
        except MemoryError:
            wire.event({"error": "the machine that the engine runs on has not enough memory for this"})
        except Exception as error:  # a model's own code may raise anything; the next request may go well
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            wire.event({"error": f"the model stopped with {type(error).__name__}: {models.first_line(error)}"})
