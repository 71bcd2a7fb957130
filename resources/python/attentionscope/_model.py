"""Numbers of a model, computed by the program."""

from __future__ import annotations

import contextlib
import json
import os
import struct
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

import numpy
import numpy.typing

from ._arrays import AttentionScopeError
from ._served import Progress, served, shown_progress

Floats = numpy.typing.NDArray[numpy.float32]
Doubles = numpy.typing.NDArray[numpy.float64]  # what the program prints
Array = numpy.typing.NDArray[Any]
Texts = Union[str, Sequence[str]]
Head = Union[str, Tuple[int, int]]
Heads = Union[Head, Sequence[Head]]

_DTYPES = {"F64": "<f8", "F32": "<f4", "F16": "<f2", "I64": "<i8", "I32": "<i4", "U8": "u1", "BOOL": "?"}


def _tensors(data: Union[bytes, memoryview]) -> Tuple[Dict[str, Array], Dict[str, str]]:
    """The arrays of a safetensors file, and its metadata."""
    try:
        (size,) = struct.unpack_from("<Q", data)
        header = json.loads(bytes(data[8:8 + size]))
        metadata = header.pop("__metadata__", {})
        body = memoryview(data)[8 + size:]
        arrays = {}
        for name, entry in header.items():
            begin, end = entry["data_offsets"]
            arrays[name] = numpy.frombuffer(body[begin:end], _DTYPES[entry["dtype"]]).reshape(entry["shape"])
    except (struct.error, ValueError, KeyError, TypeError) as error:
        raise AttentionScopeError(f"the program's tensors cannot be read: {error}") from None
    return arrays, metadata


def _option(name: str, value: object) -> List[str]:
    """An option with its value: joined, so that a value that begins with a dash is none; an empty one stands alone."""
    return [f"{name}={value}"] if str(value) else [name, ""]


def _name(head: Head) -> str:
    """LAYER.HEAD as the command line has it, from 1."""
    if isinstance(head, str):
        return head
    layer, number = head
    return f"{layer}.{number}"


def _frame(data: Any, **options: Any) -> Any:
    """A pandas DataFrame."""
    try:
        import pandas
    except ImportError:
        raise AttentionScopeError("to_frame() needs pandas: python3 -m pip install pandas") from None
    return pandas.DataFrame(data, **options)


def _index(names: List[str], *levels: Any) -> Any:
    import pandas

    return pandas.MultiIndex.from_product(list(levels), names=names)


def _names(heads: Heads) -> str:
    if isinstance(heads, str):
        return heads
    if len(heads) == 2 and isinstance(heads[0], int) and isinstance(heads[1], int):
        return _name((heads[0], heads[1]))
    return ",".join(_name(head) for head in heads if not isinstance(head, int))


@dataclass(frozen=True)
class Token:
    """A token of a text: its number in the vocabulary, its piece, and where it stands in the text, in code points."""

    id: int
    piece: str
    start: int
    end: int


@dataclass(frozen=True)
class Attention:
    """What a pass computed. L layers, B texts, H heads, T tokens, V words, d the model's width."""

    tokens: List[List[str]]
    """The pieces of each text, padding included."""
    tensors: Dict[str, Array] = field(repr=False)
    """Everything by the name that `attend` gives it."""
    metadata: Dict[str, str] = field(repr=False)

    @property
    def attentions(self) -> Floats:
        """Weights [L, B, H, T, T]; of an encoder–decoder see `tensors`."""
        return self["attentions"]

    @property
    def logits(self) -> Floats:
        """Scores of the next word [B, T, V]; for a model with labels [B, labels] or [B, T, labels]."""
        return self["logits"]

    @property
    def hidden_states(self) -> Floats:
        """What enters each layer, and what leaves the last: [L + 1, B, T, d]."""
        return self["hidden_states"]

    def __getitem__(self, name: str) -> Array:
        if name not in self.tensors:
            asked = {"logits": "logits=True"}.get(name, "stages=True")
            raise AttentionScopeError(f"{name} is not there; what there is: {', '.join(sorted(self.tensors))}. attend(…, {asked}) "
                                      "computes more")
        return self.tensors[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.tensors)

    def to_frame(self, layer: int, head: int, text: int = 1) -> Any:
        """A pandas DataFrame of one head's weights, all three counted from 1: a row for each query and a column for each key."""
        names = self.tokens[text - 1]
        weights = self.attentions[layer - 1, text - 1, head - 1]
        return _frame(weights, index=names, columns=names)


class HeadTable(Mapping[str, Array]):
    """Measures of heads: each is an array [L, H], NaN where it is not defined."""

    def __init__(self, rows: Sequence[Mapping[str, Any]], about: Mapping[str, Any]):
        self.about = about
        """The rest of what the program printed: model, unit, tokens, the prediction."""
        self.layers = sorted({int(row["layer"]) for row in rows})
        """The numbers of the layers, from 1, in the order of the arrays' rows."""
        heads = max(int(row["head"]) for row in rows)
        place = {layer: index for index, layer in enumerate(self.layers)}
        self._arrays: Dict[str, Array] = {}
        for row in rows:
            for name, value in row.items():
                if name not in ("layer", "head") and (value is None or isinstance(value, (int, float))):
                    array = self._arrays.setdefault(name, numpy.full((len(self.layers), heads), numpy.nan))
                    if value is not None:
                        array[place[int(row["layer"])], int(row["head"]) - 1] = value

    def __getitem__(self, name: str) -> Array:
        if name not in self._arrays:
            raise KeyError(f"{name}; measured were {', '.join(self._arrays)}")
        return self._arrays[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._arrays)

    def __len__(self) -> int:
        return len(self._arrays)

    def largest(self, name: str, count: int = 10) -> List[Tuple[int, int, float]]:
        """(layer, head, value), both from 1, the largest value first."""
        array = self[name]
        order = numpy.argsort(numpy.where(numpy.isnan(array), -numpy.inf, array), axis=None)[::-1][:count]
        places = [numpy.unravel_index(int(at), array.shape) for at in order]
        return [(self.layers[int(row)], int(head) + 1, float(array[row, head])) for row, head in places
                if not numpy.isnan(array[row, head])]

    def to_frame(self) -> Any:
        """A pandas DataFrame with a row for each head; its index is (layer, head)."""
        frame = _frame({name: array.ravel() for name, array in self._arrays.items()})
        heads = next(iter(self._arrays.values())).shape[1]
        return frame.set_axis(_index(["layer", "head"], self.layers, range(1, heads + 1)))

    def __repr__(self) -> str:
        shape = next(iter(self._arrays.values())).shape if self._arrays else (0, 0)
        return f"HeadTable({shape[0]} layers × {shape[1]} heads: {', '.join(self._arrays)})"


@dataclass(frozen=True)
class Spans:
    """Who reads whom: shares of weight between a text's named spans and what stands between them."""

    names: List[str]
    """The spans that are read, the columns; empty for what stands between two."""
    readers: List[str]
    """The spans that read, the rows."""
    mean: Doubles
    """Over all heads, [readers, names]."""
    shares: Doubles
    """Of each head, [L, H, readers, names]."""
    data: Dict[str, Any] = field(repr=False)
    """All that `analyze --by-span --json` prints."""

    def to_frame(self) -> Any:
        """A pandas DataFrame of the mean over all heads: a row for each reader."""
        return _frame(self.mean, index=self.readers, columns=self.names)


@dataclass(frozen=True)
class Account:
    """What a score is the sum of."""

    score: float
    parts: List[Tuple[str, float]]
    """(who wrote it, how much) for an answer; of a cell its query's and key's parts are in `data`."""
    data: Dict[str, Any] = field(repr=False)
    """All that `explain --json` prints."""

    def to_frame(self) -> Any:
        """A pandas DataFrame with a row for each part of an answer, or of a cell's query and key: side, part, value."""
        sides = ("query", "key") if not self.parts else ("parts",)
        rows = [(side, part["part"], float(part["value"])) for side in sides for part in self.data.get(side, [])]
        return _frame(rows, columns=["side", "part", "value"]).drop(columns=["side"] if self.parts else [])


@dataclass(frozen=True)
class Lens:
    """What each layer would predict: L + 1 rows, the first of what enters the first layer."""

    likeliest: List[List[str]]
    """The likeliest word after each layer at each token, [L + 1][T]."""
    probabilities: Doubles
    """Its probability, [L + 1, T]."""
    asked: Optional[Doubles]
    """The probability of the word that was asked about, [L + 1, T]; None where none was."""
    data: Dict[str, Any] = field(repr=False)
    """All that `explain --lens --json` prints."""

    def to_frame(self) -> Any:
        """A pandas DataFrame with a row for each layer, from 0, and position, from 1: likeliest, probability, asked."""
        columns: Dict[str, Any] = {"likeliest": [word for row in self.likeliest for word in row], "probability": self.probabilities.ravel()}
        if self.asked is not None:
            columns["asked"] = self.asked.ravel()
        frame = _frame(columns)
        layers, positions = self.probabilities.shape
        return frame.set_axis(_index(["layer", "position"], range(layers), range(1, positions + 1)))


@dataclass(frozen=True)
class Patched:
    """A score with one place of run B at a time taken from run A."""

    values: Doubles
    """The score, [layers, columns]: columns are positions or heads; NaN where nothing was patched."""
    effects: Doubles
    """(value − unpatched) / (source − unpatched), of the same shape: 1 is all of the difference."""
    layers: List[int]
    """The numbers of the layers, from 1, in the order of the rows."""
    unpatched: float
    source: float
    data: Dict[str, Any] = field(repr=False)
    """All that `patch --json` prints."""

    def to_frame(self) -> Any:
        """A pandas DataFrame of the effects: a row for each layer, a column for each position or head."""
        return _frame(self.effects, index=self.layers, columns=range(1, self.effects.shape[1] + 1))


@dataclass(frozen=True)
class Generated:
    text: str
    """What was added."""
    tokens: List[str]
    """The pieces that were added."""
    attention: Attention = field(repr=False)
    """The pass over the whole text."""


@dataclass(frozen=True)
class Alike:
    """Why two texts are alike to a model that makes one vector of each."""

    cosine: float
    pairs: Array
    """What each token (or word) of the first text adds with each of the second: [T1, T2]; its sum is the cosine."""
    first: List[str]
    """The first text's tokens, or its words."""
    second: List[str]
    parts: Tuple[List[Tuple[str, float]], List[Tuple[str, float]]]
    """(who wrote it, how much) of either vector; each list adds up to the cosine. Empty unless they were asked for."""
    data: Dict[str, Any] = field(repr=False)
    """All that `likeness --json` prints."""

    def to_frame(self) -> Any:
        """A pandas DataFrame of the pairs: a row for each token of the first text, a column for each of the second."""
        return _frame(self.pairs, index=self.first, columns=self.second)


@dataclass(frozen=True)
class Aligned:
    """Which word of each text belongs to which of its translation."""

    links: List[List[Tuple[int, int]]]
    """(source, target) for each pair, from 0."""
    weights: List[Doubles]
    """The chosen head's weights between words, [target words, source words] for each pair."""
    words: List[Tuple[List[str], List[str]]]
    """(source, target) of each pair."""
    heads: List[Dict[str, Any]]
    """Each head that was looked at: `head`, `order`, `error_rate` where there is a gold, `chosen`."""
    error_rate: Optional[float]
    """Of the links against the gold; None without one."""
    data: Dict[str, Any] = field(repr=False)
    """All that `align --json` prints."""

    def to_frame(self) -> Any:
        """A pandas DataFrame with a row for each link: pair, source, target (from 0), their words, and the weight."""
        rows = [(pair, source, target, self.words[pair][0][source], self.words[pair][1][target], self.weights[pair][target, source])
                for pair, links in enumerate(self.links) for source, target in links]
        return _frame(rows, columns=["pair", "source", "target", "source_word", "target_word", "weight"])


@dataclass(frozen=True)
class Atlas:
    """What every head does over many texts."""

    blocks: Dict[str, HeadTable]
    """The means by attention ("self"; of an encoder–decoder also "decoder" and "cross"): each measure [L, H]."""
    rows: List[Dict[str, Any]] = field(repr=False)
    """All that `atlas --json` prints: block, layer, head, measure, mean, sd, low, high and n of each."""

    def __getitem__(self, measure: str) -> Array:
        """The means of a measure, [L, H], of the first attention."""
        return next(iter(self.blocks.values()))[measure]

    def to_frame(self) -> Any:
        """A pandas DataFrame with a row for each head and measure."""
        return _frame(self.rows)


@dataclass(frozen=True)
class Scan:
    """What a model's heads do over many texts: claims, each with the check that would refute it."""

    findings: List[Dict[str, Any]]
    """Those that hold before those that were not checked, and these before the refuted; of each the strongest first. `layer` and
    `head` count from 1; `number` and `checked` have mean, sd, low, high and n."""
    parts: List[Dict[str, Any]]
    """What was done, and what the time did not reach."""
    about: Dict[str, Any] = field(repr=False)
    """All that `scan --json` prints."""

    @property
    def holding(self) -> List[Dict[str, Any]]:
        """The findings that passed their check."""
        return [finding for finding in self.findings if finding["outcome"] == "passed"]

    def to_frame(self) -> Any:
        """A pandas DataFrame with a row for each finding."""
        return _frame([{**finding, "mean": finding["number"]["mean"], "sd": finding["number"]["sd"]} for finding in self.findings])


@dataclass(frozen=True)
class Comparison:
    """What changed from one model, or text, to another, head by head."""

    heads: List[Dict[str, Any]]
    """In the order of layers. `layer` and `head` count from 1; `maps` (nats apart) and `answer` (by how many nats what comes next
    becomes likelier where this head alone says what it says in the other) have mean, sd, low, high and n; `weights` is a share."""
    about: Dict[str, Any] = field(repr=False)
    """All that `compare --json` prints."""

    def largest(self, by: str = "maps", count: int = 10) -> List[Tuple[int, int, float]]:
        """(layer, head, change) of the heads that changed most: by "maps", "weights" or "answer"."""
        found = [(head["layer"], head["head"], head[by]["mean"] if isinstance(head[by], dict) else head[by])
                 for head in self.heads if head[by] is not None]
        return sorted(found, key=lambda each: -abs(each[2]))[:count]

    def to_frame(self) -> Any:
        """A pandas DataFrame with a row for each head."""
        rows = []
        for head in self.heads:
            row = {"layer": head["layer"], "head": head["head"], "weights": head["weights"]}
            for name in ("maps", "answer"):
                row.update({name: (head[name] or {}).get("mean"), f"{name}_sd": (head[name] or {}).get("sd")})
            rows.append(row)
        return _frame(rows)


class Model:
    """A model whose numbers the program computes: a folder, a GGUF file, an adapter, or the name of one that comes with it.

        model = attentionscope.Model("primer-decoder")
        weights = model.attend("the cat saw the").attentions      # [layers, texts, heads, tokens, tokens]
        model.analyze("the cat saw the").largest("previous", 3)   # [(layer, head, value), …]

    All models share one process of the program, which keeps the last four open; it starts with the first call. Numbers equal those of
    the command line to the bit. Layers, heads and positions count from 1, as in the window.

    Every method takes `options`, further words of the command line (`["--mask", "causal & window(3, 0)"]`), and raises
    AttentionScopeError with the program's sentence where something is wrong. Ctrl+C stops the work and leaves the process as it is.
    """

    def __init__(self, model: Union[str, "os.PathLike[str]"], *, adapter: Optional[Union[str, "os.PathLike[str]"]] = None,
                 engine: Optional[str] = None, progress: Optional[Progress] = None):
        """
        adapter   a folder or GGUF file of low-rank changes
        engine    a command that starts another program which computes the model; `model` is then its name there
        progress  takes lines that say how far the work is; without it a terminal shows them
        """
        place = Path(model)
        self.name = str(model)
        self._model = ["--model", str(place.resolve()) if engine is None and place.exists() else str(model)]
        if adapter is not None:
            self._model += ["--adapter", str(Path(adapter).resolve())]
        if engine is not None:
            self._model += ["--engine", engine]
        self._progress = progress

    def __repr__(self) -> str:
        return f"Model({self.name!r})"

    def _ask(self, command: str, words: Sequence[str], options: Sequence[str], tensors: bool = False) -> Tuple[str, memoryview]:
        arguments = [command, *self._model, *words, *map(str, options)]
        return self._words(arguments, tensors)

    def _words(self, arguments: Sequence[str], tensors: bool = False) -> Tuple[str, memoryview]:
        with contextlib.nullcontext(self._progress) if self._progress is not None else shown_progress() as progress:
            answer = served().ask(arguments, tensors, progress)
        if answer.status != 0:
            raise AttentionScopeError(f"{arguments[0]} ended with {answer.status}: {answer.printed.strip()[-500:]}")
        return answer.printed, answer.tensors

    def _json(self, command: str, words: Sequence[str], options: Sequence[str]) -> Dict[str, Any]:
        printed = self._ask(command, [*words, "--json"], options)[0]
        try:
            found = json.loads(printed)
        except ValueError:
            raise AttentionScopeError(f"{command} printed no JSON: {printed[:200]}") from None
        assert isinstance(found, dict)
        return found

    @staticmethod
    def _input(text: Optional[Texts], ids: Optional[Sequence[int]], image: Optional[Any], audio: Optional[Any],
               target: Optional[Texts]) -> List[str]:
        given = [name for name, value in (("text", text), ("ids", ids), ("image", image), ("audio", audio)) if value is not None]
        if len(given) != 1:
            raise AttentionScopeError(f"a model reads one of text, ids, image or audio; found {' and '.join(given) or 'none'}")
        words: List[str] = []

        def several(option: str, value: Any, is_file: bool) -> None:
            if not hasattr(value, "__iter__"):
                value = [value]
            for each in [value] if isinstance(value, (str, os.PathLike)) else value:
                if not isinstance(each, (str, os.PathLike)):
                    raise AttentionScopeError(f"{option[2:]} is a text or a list of texts; found {type(each).__name__}")
                words.extend(_option(option, Path(each).resolve() if is_file else each))

        if text is not None:
            several("--text", text, False)
        if ids is not None:
            words.extend(["--ids", ",".join(str(int(each)) for each in ids)])
        if image is not None:
            several("--image", image, True)
        if audio is not None:
            several("--audio", audio, True)
        if target is not None:
            several("--target", target, False)
        return words

    @staticmethod
    def _changes(off: Optional[Heads], mean: Optional[Heads], even: Optional[Heads], mask: Optional[str],
                 temperature: Optional[float]) -> List[str]:
        words: List[str] = []
        for option, heads in (("--off", off), ("--mean", mean), ("--even", even)):
            if heads is not None:
                words.append(f"{option}={_names(heads)}")
        if mask is not None:
            words.append(f"--mask={mask}")
        if temperature is not None:
            words.append(f"--temperature={temperature!r}")
        return words

    def tokens(self, text: str, *, options: Sequence[str] = ()) -> List[Token]:
        """The tokens that the model cuts a text into."""
        line = json.loads(self._ask("tokenize", [*_option("--text", text), "--json"], options)[0])
        return [Token(number, piece, start, end)
                for number, piece, (start, end) in zip(line["ids"], line["tokens"], line["offsets"])]

    def inspect(self) -> Dict[str, Any]:
        """What is known of it without computing: layers, heads, sizes, positions, tensors."""
        words = self._model[1:2]
        if len(self._model) > 2:
            raise AttentionScopeError("inspect() reads files: it takes no adapter and no engine")
        found = json.loads(self._words(["inspect", *words, "--json"])[0])
        assert isinstance(found, dict)
        return found

    def attend(self, text: Optional[Texts] = None, *, ids: Optional[Sequence[int]] = None, image: Optional[Any] = None,
               audio: Optional[Any] = None, target: Optional[Texts] = None, stages: bool = False, logits: bool = False,
               layer: Optional[int] = None, off: Optional[Heads] = None, mean: Optional[Heads] = None,
               even: Optional[Heads] = None, mask: Optional[str] = None, temperature: Optional[float] = None,
               options: Sequence[str] = ()) -> Attention:
        """A pass over a text, several texts (a padded batch), ids, pictures or sounds.

        stages       also queries, keys, values, scores and contexts: `["q"]` [L, B, H, T, d_head], `["scores_scaled"]` …
        logits       the scores of the next word at every token [B, T, V]; else only `["logits_last"]` [B, V]
        layer        only this layer, from 1
        off, mean, even
                     heads that write nothing, their mean, or attend evenly: "2.3", (2, 3), or a list of these
        """
        words = self._input(text, ids, image, audio, target) + self._changes(off, mean, even, mask, temperature)
        words += (["--stages"] if stages else []) + (["--logits"] if logits else [])
        words += ["--layer", str(layer)] if layer is not None else []
        arrays, metadata = _tensors(self._ask("attend", words, options, tensors=True)[1])
        named = metadata.get("tokens") or metadata.get("encoder_tokens") or "[]"
        return Attention(json.loads(named), arrays, metadata)

    def analyze(self, text: Optional[Texts] = None, *, ids: Optional[Sequence[int]] = None, image: Optional[Any] = None,
                audio: Optional[Any] = None, target: Optional[Texts] = None, off: Optional[Heads] = None,
                mean: Optional[Heads] = None, even: Optional[Heads] = None, mask: Optional[str] = None,
                temperature: Optional[float] = None, options: Sequence[str] = ()) -> Union[HeadTable, List[HeadTable]]:
        """What is measured of each head: entropy, distance, weight on previous and first tokens, induction …; of several texts a list."""
        words = self._input(text, ids, image, audio, target) + self._changes(off, mean, even, mask, temperature)
        found = self._json("analyze", words, options)
        if "items" in found:
            return [HeadTable(item.pop("heads"), {**found, **item, "items": None}) for item in found["items"]]
        return HeadTable(found.pop("heads"), found)

    @staticmethod
    @contextlib.contextmanager
    def _spanned(text: Optional[str], chat: Optional[Any], spans: Optional[Any]) -> Iterator[List[str]]:
        """The options of a text or a conversation with named spans, whose files stay as long as they are read."""
        if (text is None) == (chat is None):
            raise AttentionScopeError("a text or a conversation is looked at: give either text or chat")
        if isinstance(spans, Mapping):
            spans = [{"name": name, "text": passage} for name, passage in spans.items()]
        with tempfile.TemporaryDirectory() as folder:
            words = _option("--text", text) if text is not None else []
            for option, value in (("--chat", chat), ("--spans", spans)):
                if value is not None:
                    path = Path(folder) / f"{option[2:]}.json"
                    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
                    words += _option(option, path)
            yield words

    def by_span(self, text: Optional[str] = None, *, chat: Optional[Any] = None, spans: Optional[Any] = None,
                options: Sequence[str] = ()) -> Spans:
        """How much weight each named span of a text gives to each.

        chat     in place of a text: a list of messages with role and content, or what else the model's chat template reads
        spans    passages by their names, {"document 1": "The sea …"}, or a list of objects as `--spans` takes it
        """
        with self._spanned(text, chat, spans) as words:
            found = self._json("analyze", [*words, "--by-span"], options)
        heads = found["heads"]
        layers = len({head["layer"] for head in heads})
        shares = numpy.array([head["shares"] for head in heads], numpy.float64)
        mean = numpy.array(found["mean"], numpy.float64)
        return Spans([part["name"] or "" for part in found["keys"]], [part["name"] or "" for part in found["queries"]], mean,
                     shares.reshape(layers, -1, *mean.shape), found)

    def hide_each_span(self, text: Optional[str] = None, *, chat: Optional[Any] = None, spans: Optional[Any] = None,
                       answer: Optional[str] = None, generate: Optional[int] = None,
                       options: Sequence[str] = ()) -> Dict[str, float]:
        """By how many nats the answer's log-probability changes without each named span: below 0 where the span spoke for it.

        answer    the word that is followed; without it the likeliest
        generate  the answer is what the model writes first, at most so many tokens
        """
        with self._spanned(text, chat, spans) as words:
            words += _option("--answer", answer) if answer is not None else []
            words += ["--generate", str(generate)] if generate is not None else []
            found = self._json("analyze", [*words, "--hide-each-span"], options)
        return {span["name"]: float(span["change"]) for span in found.get("spans", [])}

    def knock_out(self, text: str, *, answer: Optional[str] = None, at: Optional[int] = None,
                  options: Sequence[str] = ()) -> HeadTable:
        """By how many nats the answer's log-probability changes when each head is switched off: `["knock_out"]` [L, H].

        answer  the word that is followed; without it the likeliest
        at      at which token the model is asked, from 1; without it the last, or the first mask
        """
        words = self._input(text, None, None, None, None) + ["--knock-out"]
        words += _option("--answer", answer) if answer is not None else []
        words += ["--at", str(at)] if at is not None else []
        found = self._json("analyze", words, options)
        return HeadTable(found.pop("heads"), found)

    def explain(self, text: str, *, layer: Optional[int] = None, head: Optional[int] = None, query: Optional[Union[int, str]] = None,
                key: Optional[Union[int, str]] = None, answer: Optional[str] = None, against: Optional[str] = None,
                options: Sequence[str] = ()) -> Account:
        """What wrote a score: a cell's (layer, head, query, key) or an answer's logit ("" is the likeliest word)."""
        words = self._input(text, None, None, None, None)
        if answer is not None:
            words += _option("--answer", answer)
            words += _option("--against", against) if against is not None else []
            words += [f"--query={query}"] if query is not None else []
        else:
            missing = [name for name, value in (("layer", layer), ("head", head), ("query", query), ("key", key)) if value is None]
            if missing:
                raise AttentionScopeError(f"a cell has a layer, a head, a query and a key, and an answer is a word; without {', '.join(missing)}")
            words += ["--layer", str(layer), "--head", str(head), f"--query={query}", f"--key={key}"]
        found = self._json("explain", words, options)
        return Account(float(found["score"]), [(part["part"], float(part["value"])) for part in found.get("parts", [])], found)

    def lens(self, text: str, *, answer: Optional[str] = None, options: Sequence[str] = ()) -> Lens:
        """What the model would predict after each layer, at each token."""
        words = self._input(text, None, None, None, None) + ["--lens"] + (_option("--answer", answer) if answer is not None else [])
        found = self._json("explain", words, options)
        rows = [row["cells"] for row in found["after"]]
        asked = None
        if answer is not None:
            asked = numpy.array([[cell["asked"] if isinstance(cell["asked"], float) else cell["asked"]["probability"] for cell in row]
                                 for row in rows], numpy.float64)
        return Lens([[cell["likeliest"][0]["token"] for cell in row] for row in rows],
                    numpy.array([[cell["likeliest"][0]["probability"] for cell in row] for row in rows], numpy.float64), asked, found)

    def patch(self, text: str, source: str, *, answer: str, against: Optional[str] = None, kind: str = "residual",
              path: Optional[str] = None, at: Optional[int] = None, options: Sequence[str] = ()) -> Patched:
        """The answer's score in `text` with places taken from the pass over `source`, which has as many tokens.

        kind  residual or output, layer by position; head or pattern, layer by head
        path  only what one head writes reaches another: "1.2:3.4.q", "*:logits" (see `attentionscope patch --help`)
        """
        words = [*_option("--text", text), *_option("--from", source), *_option("--answer", answer)]
        words += _option("--against", against) if against is not None else []
        words += [f"--path={path}"] if path is not None else ["--kind", kind]
        words += ["--position", str(at)] if at is not None else []
        found = self._json("patch", words, options)
        cells = found["cells"]
        layers = sorted({int(cell["layer"]) for cell in cells})
        column = "position" if "position" in cells[0] else "head"
        shape = (len(layers), max(int(cell[column]) for cell in cells))
        values, effects = numpy.full(shape, numpy.nan), numpy.full(shape, numpy.nan)
        for cell in cells:
            place = layers.index(int(cell["layer"])), int(cell[column]) - 1
            values[place] = cell["value"]
            effects[place] = numpy.nan if cell["effect"] is None else cell["effect"]
        return Patched(values, effects, layers, float(found["unpatched"]), float(found["source"]), found)

    def generate(self, text: str, count: int = 20, *, temperature: Optional[float] = None, top_k: Optional[int] = None,
                 top_p: Optional[float] = None, seed: int = 0, options: Sequence[str] = ()) -> Generated:
        """Adds tokens to a text, each the likeliest next one, or drawn where a sampling temperature is given."""
        words = self._input(text, None, None, None, None) + ["--generate", str(count)]
        if temperature is not None:
            words += [f"--sampling-temperature={temperature!r}", "--seed", str(seed)]
        words += ["--top-k", str(top_k)] if top_k is not None else []
        words += [f"--top-p={top_p!r}"] if top_p is not None else []
        arrays, metadata = _tensors(self._ask("attend", words, options, tensors=True)[1])
        attention = Attention(json.loads(metadata.get("tokens", "[]")), arrays, metadata)
        made = json.loads(metadata["generated"])
        pieces = json.loads(metadata.get("decoder_tokens") or metadata["tokens"])[0]
        return Generated(str(made["text"]), pieces[int(made["behind"]):], attention)

    def likeness(self, images: Any, texts: Texts, *, options: Sequence[str] = ()) -> Doubles:
        """The cosine of each picture and each text, [pictures, texts], of a model that reads both, such as CLIP."""
        words = self._input(texts, None, None, None, None) + self._input(None, None, images, None, None)
        found = self._json("likeness", words, options)
        pairs = found["pairs"]
        columns = 1 if isinstance(texts, str) else len(texts)
        return numpy.array([pair["cosine"] for pair in pairs], numpy.float64).reshape(-1, columns)

    def alike(self, first: str, second: str, *, words: bool = False, parts: bool = False, options: Sequence[str] = ()) -> Alike:
        """Why two texts are alike, token by token, of an encoder or a folder of sentence-transformers.

        words  the tokens of a word together
        parts  also by what wrote either vector: heads, feed-forward layers, embeddings
        """
        asked = [*_option("--text", first), *_option("--text", second)]
        asked += (["--words"] if words else []) + (["--parts"] if parts else [])
        found = self._json("likeness", asked, options)
        if "pairs" not in found:
            raise AttentionScopeError(f"{self.name} reads both texts as one and makes no vector of each; its score is {found['score']}")
        unit = "words" if words else "tokens"
        sides = found["first"], found["second"]
        wrote = [[(part["part"], float(part["value"])) for part in side.get("parts", [])] for side in sides]
        return Alike(float(found["cosine"]), numpy.array(found["pairs"], numpy.float64), sides[0][unit], sides[1][unit],
                     (wrote[0], wrote[1]), found)

    def nearest(self, text: str, others: Sequence[str], *, options: Sequence[str] = ()) -> List[Tuple[str, float]]:
        """(text, cosine) of two texts or more, the nearest to `text` first; of a reranker (text, score)."""
        words = [*_option("--text", text)] + [word for other in others for word in _option("--text", other)]
        if len(others) < 2:
            raise AttentionScopeError(f"nearest() takes two texts or more beside the first; found {len(others)}")
        found = self._json("likeness", words, options)
        return [(each["text"], float(each["cosine"] if "cosine" in each else each["score"])) for each in found["nearest"]]

    def align(self, texts: Texts, translations: Texts, *, head: Optional[Heads] = None,
              gold: Optional[Union[str, "os.PathLike[str]"]] = None, unit: str = "words",
              reverse: Optional[Union[str, "os.PathLike[str]"]] = None, options: Sequence[str] = ()) -> Aligned:
        """Which word of a text belongs to which of its translation, by a translator's cross-attention.

        head     "3.1" or several, whose mean is taken; without it the best one: by the gold, or else by the order of words
        gold     a file of links, a line for each pair: "0-0 1-2 2?3"
        unit     words, spaces (what stands between white space) or pieces
        reverse  a model for the other direction; both alignments are symmetrised (see `attentionscope align --help`)
        """
        words = self._input(texts, None, None, None, translations) + ["--unit", unit]
        if head is not None:
            words += [word for each in _names(head).split(",") for word in ("--head", each)]
        words += [f"--gold={Path(gold).resolve()}"] if gold is not None else []
        if reverse is not None:
            words.append(f"--reverse-model={Path(reverse).resolve() if Path(reverse).exists() else reverse}")
        found = self._json("align", words, options)
        pairs = found["pairs"]
        return Aligned([[(int(source), int(target)) for source, target in pair["links"]] for pair in pairs],
                       [numpy.array(pair["weights"], numpy.float64).reshape(len(pair["target"]), len(pair["source"]))
                        for pair in pairs],
                       [(pair["source"], pair["target"]) for pair in pairs], found["heads"], found.get("error_rate"), found)

    def scan(self, texts: Union[str, "os.PathLike[str]"], *, minutes: float = 5, seed: int = 0, options: Sequence[str] = ()) -> Scan:
        """Tells within so many minutes what every head does over the texts of a file, or of a collection that comes with the program.

            for finding in attentionscope.Model("primer-decoder").scan("primer", minutes=1).holding:
                print(finding["claim"], finding["check_words"])
        """
        source = Path(texts).resolve() if Path(texts).exists() else texts
        found = self._json("scan", [f"--texts={source}", f"--minutes={minutes}", f"--seed={seed}"], options)
        return Scan(found["findings"], found["parts"], found)

    def compare(self, other: Optional[Union["Model", str, "os.PathLike[str]"]] = None, text: Optional[Texts] = None, *,
                text_b: Optional[str] = None, texts: Optional[Union[str, "os.PathLike[str]"]] = None, answers: int = 12,
                options: Sequence[str] = ()) -> Comparison:
        """What changed from this model to another one, or from one text to another, head by head.

        other    a model, an adapter's folder, a GGUF file or a step of a training; left out, this model reads text_b
        texts    a file, or a collection that comes with the program, that both read in place of text
        answers  in so many texts each head says in turn what the other's says

            attentionscope.Model("before").compare("after", texts="sentences").largest("answer")
        """
        if other is None and text_b is None:
            raise AttentionScopeError("compare() takes another model, or another text as text_b")
        words = [f"--answers={answers}"]
        if isinstance(other, Model):
            words += [word.replace("--model", "--model-b").replace("--adapter", "--adapter-b") if word.startswith("--") else word
                      for word in other._model]
        elif other is not None:
            path = Path(other)
            words += _option("--model-b", str(path.resolve()) if path.exists() else str(other))
        if text is not None:
            words += self._input(text, None, None, None, None)
        if text_b is not None:
            words += _option("--text-b", text_b)
        if texts is not None:
            words += _option("--texts", str(Path(texts).resolve()) if Path(texts).exists() else str(texts))
        found = self._json("compare", words, options)
        return Comparison(found["heads"], found)

    def atlas(self, texts: Union[str, "os.PathLike[str]"], out: Union[str, "os.PathLike[str]"], *,
              options: Sequence[str] = ()) -> Atlas:
        """Measures every head over the texts of a file, and writes an atlas that the window opens. One that is there is gone on with."""
        self._ask("atlas", [f"--texts={Path(texts).resolve()}", f"--out={Path(out).resolve()}"], options)
        rows = json.loads(self._words(["atlas", str(Path(out).resolve()), "--json"])[0])
        blocks: Dict[str, Dict[Tuple[int, int], Dict[str, Any]]] = {}
        for row in rows:
            place = int(row["layer"]), int(row["head"])
            head = blocks.setdefault(row["block"], {}).setdefault(place, {"layer": place[0], "head": place[1]})
            head[row["measure"]] = row["mean"]
        return Atlas({block: HeadTable(list(heads.values()), {"model": self.name}) for block, heads in blocks.items()}, rows)
