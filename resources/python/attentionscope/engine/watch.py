"""What a model's attention computes, seen and changed at its softmax.

Every model that transformers knows multiplies queries by keys, takes a softmax and multiplies by values, however its classes
are called. Watch sees these three calls of PyTorch as they happen, so that no model has to be known by name. What it cannot
see (a fused kernel, an einsum) it does not guess: the layer says what is absent and why.
"""

from __future__ import annotations

import contextlib
import math
import re
import threading
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple

import torch
from torch.overrides import TorchFunctionMode

HIDDEN = -9_000.0  # scores from here down are hidden: models add -10000, the type's lowest number or -∞
PRODUCTS = (torch.matmul, torch.Tensor.matmul, torch.Tensor.__matmul__, torch.bmm, torch.Tensor.bmm, torch.baddbmm,
            torch.Tensor.baddbmm)
SOFTMAXES = (torch.softmax, torch.Tensor.softmax, torch.nn.functional.softmax)


@dataclass
class Head:
    """What one head is to do otherwise."""

    visible: Optional[torch.Tensor] = None  # [T_q, T_k] which cells are seen, in place of the model's own
    temperature: float = 1.0
    fill: float = -math.inf
    adds_fill: bool = False
    after_softmax: bool = False  # hidden weights are zeroed behind the softmax,
    divides: bool = True  # and rows divided by their sums
    uniform: bool = False
    pattern: Optional[torch.Tensor] = None  # [T_q, T_k] what the rows that have cells here attend to alone
    weights: Optional[torch.Tensor] = None  # [n, T_k] rows in place of those computed
    weight_rows: Optional[List[int]] = None  # [T_q] which of them, -1: its own
    output: float = 1.0
    mean: bool = False
    mean_over: Optional[List[bool]] = None  # [T_q]
    context: Optional[torch.Tensor] = None  # [n, d_v]
    context_rows: Optional[List[int]] = None  # [T_q]

    def changes_weights(self) -> bool:
        return (self.visible is not None or self.temperature != 1.0 or self.uniform or self.pattern is not None
                or self.weights is not None or self.after_softmax)


Changes = Dict[Tuple[str, int], Dict[Tuple[int, int], Head]]  # of (block, layer), of (text, head)


@dataclass
class Layer:
    """What one layer's attention computed: float32 in main memory."""

    block: str
    index: int
    name: str
    weights: torch.Tensor  # [B, H, T_q, T_k]
    q: Optional[torch.Tensor] = None  # [B, H, T_q, d_k]
    k: Optional[torch.Tensor] = None  # [B, H, T_k, d_k]
    v: Optional[torch.Tensor] = None  # [B, H, T_k, d_v]
    context: Optional[torch.Tensor] = None  # [B, H, T_q, d_v]
    visible: Optional[torch.Tensor] = None  # [B, T_q, T_k] bool; none where heads see different cells
    bias: Optional[torch.Tensor] = None  # [B or 1, H, T_q, T_k] what is added to scale · q·k besides the mask
    sinks: Optional[torch.Tensor] = None  # [H]
    scale: float = 1.0
    soft_cap: float = 0.0
    absent: List[str] = field(default_factory=list)


@dataclass
class _Product:
    left: torch.Tensor
    right: torch.Tensor
    result: torch.Tensor
    alpha: Optional[float]


@dataclass
class _Open:
    """A softmax whose values have not been multiplied yet."""

    layer: Layer
    heads: Dict[Tuple[int, int], Head]
    shape: Tuple[int, ...]


def heads_apart(tensor: torch.Tensor, batch: int) -> torch.Tensor:
    """[B, H, n, m], however many leading dimensions there are."""
    return tensor.reshape(batch, -1, tensor.shape[-2], tensor.shape[-1])


def kept(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.detach().to("cpu", torch.float32, copy=True)


class Watch(TorchFunctionMode):
    """@param on_layer  told of each layer when its attention is whole
    @param check  asked before each module; what either raises ends the pass"""

    def __init__(self, model: torch.nn.Module, encoder_decoder: bool, batch: int, changes: Changes,
                 on_layer: Callable[[Layer], None], check: Callable[[], None]):
        super().__init__()
        self._names = {id(module): name for name, module in model.named_modules()}
        self._two, self._batch, self._changes, self._on_layer = encoder_decoder, batch, changes, on_layer
        self._check = check
        self._thread = threading.get_ident()  # others may compute with other models meanwhile
        self._modules: List[torch.nn.Module] = []
        self._product: Optional[_Product] = None
        self._open: Optional[_Open] = None
        self.counts: Dict[str, int] = {}

    @contextlib.contextmanager
    def watching(self) -> Iterator["Watch"]:
        enter = torch.nn.modules.module.register_module_forward_pre_hook(lambda module, _: self._entered(module))
        leave = torch.nn.modules.module.register_module_forward_hook(lambda *_: self._left(), always_call=True)
        try:
            with self:
                yield self
            self._finish()
        finally:
            enter.remove()
            leave.remove()

    def _entered(self, module: torch.nn.Module) -> None:
        if threading.get_ident() != self._thread:
            return
        self._check()
        self._modules.append(module)

    def _left(self) -> None:
        if self._modules and threading.get_ident() == self._thread:
            self._modules.pop()

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if func in SOFTMAXES:
            return self._softmax(func, args, kwargs)
        if func in PRODUCTS:
            return self._multiply(func, args, kwargs)
        if func is torch.nn.functional.scaled_dot_product_attention:
            return self._fused(*args, **kwargs)
        return func(*args, **kwargs)

    def _fused(self, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, attn_mask: Optional[torch.Tensor] = None,
               dropout_p: float = 0.0, is_causal: bool = False, scale: Optional[float] = None,
               enable_gqa: bool = False) -> torch.Tensor:
        """The same in the open, for models that will have nothing but the fused kernel."""
        if enable_gqa:
            key = key.repeat_interleave(query.shape[-3] // key.shape[-3], -3)
            value = value.repeat_interleave(query.shape[-3] // value.shape[-3], -3)
        scale = query.shape[-1] ** -0.5 if scale is None else scale
        with self:  # a handler sees nothing of what it calls itself
            scores = torch.matmul(query, key.transpose(-2, -1)) * scale
            if is_causal:
                seen = torch.ones(scores.shape[-2:], dtype=torch.bool, device=scores.device).tril()
                scores = scores.masked_fill(~seen, -math.inf)
            if attn_mask is not None:
                scores = scores.masked_fill(~attn_mask, -math.inf) if attn_mask.dtype == torch.bool else scores + attn_mask
            return torch.matmul(torch.softmax(scores, -1), value)

    def _multiply(self, func: Any, args: Any, kwargs: Any) -> Any:
        left, right = args[-2:] if func not in (torch.baddbmm, torch.Tensor.baddbmm) else (
            args[1] if len(args) > 1 else kwargs["batch1"], args[2] if len(args) > 2 else kwargs["batch2"])
        result = func(*args, **kwargs)
        if not (isinstance(result, torch.Tensor) and result.dim() >= 3 and right.dim() >= 3):
            return result
        if self._open is not None and tuple(left.shape[-2:]) == self._open.shape[-2:] \
                and left.numel() == math.prod(self._open.shape) and right.shape[-2] == left.shape[-1]:
            return self._values(right, result)
        self._product = _Product(left, right, result, kwargs.get("alpha"))
        return result

    def _softmax(self, func: Any, args: Any, kwargs: Any) -> Any:
        scores = args[0] if args else kwargs["input"]
        dim = kwargs.get("dim", args[1] if len(args) > 1 else None)
        product = self._product
        rows, keys = scores.shape[-2:] if scores.dim() >= 2 else (0, 0)
        fits = product is not None and scores.dim() >= 3 and dim in (-1, scores.dim() - 1) \
            and product.result.shape[-2] == rows and keys - product.result.shape[-1] in (0, 1) \
            and product.result.numel() * keys == scores.numel() * product.result.shape[-1] \
            and scores.numel() % (self._batch * rows * keys) == 0
        if not fits:
            return func(*args, **kwargs)
        self._finish()
        self._product = None
        probabilities = func(*args, **kwargs)
        layer, heads = self._seen(product, scores, probabilities)
        if any(head.changes_weights() for head in heads.values()):
            probabilities = self._other_weights(layer, heads, probabilities)
        self._open = _Open(layer, heads, (*probabilities.shape[:-1], layer.weights.shape[-1]))
        return probabilities

    def _module(self) -> Optional[torch.nn.Module]:
        """The innermost one that is running."""
        return self._modules[-1] if self._modules else None

    def _place(self) -> Tuple[str, int, str]:
        name = self._names.get(id(self._module()), "")
        block = ""
        if self._two:
            cross = re.search(r"encoder_attn|EncDecAttention|cross", name)
            block = "cross" if cross else "decoder" if "decoder" in name else "encoder"
        index = self.counts.get(block, 0)
        self.counts[block] = index + 1
        return block, index, name

    def _scale(self, product: _Product, raw: torch.Tensor, scores: torch.Tensor, seen: torch.Tensor,
               cap: float) -> Tuple[float, bool]:
        """What q·k was multiplied by, and whether it and the mask are all that the scores consist of."""
        said = self._said_scales(product)
        for scale in [*said, 1.0]:
            if bool(((capped(raw * scale, cap) - scores).abs() <= 1e-3 * (1 + scores.abs()))[seen].all()):
                return scale, True
        return said[0], False

    def _said_scales(self, product: _Product) -> List[float]:
        """What the module says, the likeliest first; and what nearly all do."""
        module = self._module()
        said = [getattr(module, name, None) for name in ("scaling", "scale", "inv_norm_factor", "softmax_scale")]
        return [float(each) for each in [product.alpha, *said]
                if isinstance(each, (int, float)) and not isinstance(each, bool)] + [product.left.shape[-1] ** -0.5]

    def _seen(self, product: _Product, scores: torch.Tensor,
              probabilities: torch.Tensor) -> Tuple[Layer, Dict[Tuple[int, int], Head]]:
        keys = product.result.shape[-1]
        block, index, name = self._place()
        q = kept(heads_apart(product.left, self._batch))
        k = kept(heads_apart(product.right.transpose(-2, -1), self._batch))
        given = kept(heads_apart(scores, self._batch))
        layer = Layer(block, index, name, kept(heads_apart(probabilities, self._batch))[..., :keys])
        sinks = given[..., keys] if given.shape[-1] > keys else None  # gpt-oss: a score that no key has
        given = given[..., :keys]
        if q.shape[1] != given.shape[1] or k.shape[1] != given.shape[1]:
            layer.absent.append("queries and keys: they are multiplied in another order than the scores stand in")
        else:
            layer.q, layer.k = q, k
        seen = given > HIDDEN
        if bool((seen == seen[:, :1]).all()):
            layer.visible = seen[:, 0].clone()
        else:
            layer.absent.append("the mask: each head has its own")
        cap = getattr(self._module(), "attn_logit_softcapping", None)
        layer.soft_cap = float(cap) if isinstance(cap, (int, float)) else 0.0
        if layer.q is not None:
            raw = q @ k.transpose(-2, -1)
            if sinks is not None:
                given = self._unshifted(layer, product, raw, given, seen, sinks)
            layer.scale, suffices = self._scale(product, raw, given, seen, layer.soft_cap)
            if not suffices:
                layer.bias = torch.where(seen, given - capped(raw * layer.scale, layer.soft_cap), 0.0)
        sums = layer.weights.sum(-1)
        if layer.sinks is None and bool(((sums - 1).abs() > 1e-2).any()):
            layer.absent.append("weights that sum to 1: this layer's do not")
        return layer, self._changes.get((block, index), {})

    def _unshifted(self, layer: Layer, product: _Product, raw: torch.Tensor, given: torch.Tensor, seen: torch.Tensor,
                   sinks: torch.Tensor) -> torch.Tensor:
        """A softmax is the same whatever is taken off a row, and models take off its largest score: what was, is what all
        seen scores of the row have in common. @return the scores without it; the sinks go into the layer"""
        scale = self._said_scales(product)[0]
        shift = torch.where(seen, given - capped(raw * scale, layer.soft_cap), 0.0).sum(-1) / seen.sum(-1).clamp(min=1)
        own = sinks - shift
        rows = seen.any(-1)
        layer.sinks = torch.stack([own[:, head][rows[:, head]].mean() for head in range(own.shape[1])])
        if bool(((own - layer.sinks[None, :, None]).abs() > 1e-2)[rows].any()):
            layer.absent.append("the sinks: they differ from row to row")
        return torch.where(seen, given - shift[..., None], given)

    def _other_weights(self, layer: Layer, heads: Dict[Tuple[int, int], Head],
                       probabilities: torch.Tensor) -> torch.Tensor:
        apart = heads_apart(probabilities.clone(), self._batch)
        for (text, number), head in heads.items():
            if not head.changes_weights():
                continue
            weights = other_weights(layer, text, number, head)
            layer.weights[text, number] = weights
            apart[text, number, :, :weights.shape[-1]] = weights.to(apart)
        return apart.reshape(probabilities.shape)

    def _values(self, values: torch.Tensor, result: torch.Tensor) -> torch.Tensor:
        opened, self._open = self._open, None
        assert opened is not None
        layer, batch = opened.layer, self._batch
        v = heads_apart(values, batch)
        if v.shape[1] == layer.weights.shape[1]:
            layer.v = kept(v)
        else:
            layer.absent.append("values: heads share them in another order than the weights stand in")
        context = heads_apart(result, batch)
        if any(head.output != 1 or head.mean or head.context is not None for head in opened.heads.values()):
            context = context.clone()
            for (text, number), head in opened.heads.items():
                context[text, number] = other_context(head, context[text, number])
            result = context.reshape(result.shape)
        if layer.v is not None:
            layer.context = kept(context)
        self._on_layer(layer)
        return result

    def _finish(self) -> None:
        """A layer whose values were not seen."""
        if self._open is not None:
            layer, self._open = self._open.layer, None
            layer.absent.append("values: what the weights are multiplied by is not seen")
            self._on_layer(layer)


def capped(scores: torch.Tensor, cap: float) -> torch.Tensor:
    return scores if cap == 0 else cap * torch.tanh(scores / cap)


def other_weights(layer: Layer, text: int, number: int, head: Head) -> torch.Tensor:
    """One head's weights, as it is told to compute them: [T_q, T_k]. Rows that see nothing are zero."""
    weights = layer.weights[text, number].clone()
    seen = layer.visible[text] if layer.visible is not None else torch.ones_like(weights, dtype=torch.bool)
    if head.visible is not None or head.temperature != 1 or head.after_softmax:
        weights = _scored(layer, text, number, head, seen)
    shown = seen if head.visible is None else head.visible
    if head.uniform:
        weights = shown.float() / shown.sum(-1, keepdim=True).clamp(min=1)
    if head.pattern is not None:
        rows = head.pattern.any(-1)
        even = head.pattern.float() / head.pattern.sum(-1, keepdim=True).clamp(min=1)
        weights = torch.where(rows[:, None], even, weights)
    if head.weights is not None:
        for row, other in enumerate(head.weight_rows or range(len(head.weights))):
            if 0 <= other < len(head.weights) and row < len(weights):
                weights[row] = head.weights[other]
    return weights


def _scored(layer: Layer, text: int, number: int, head: Head, own: torch.Tensor) -> torch.Tensor:
    if layer.q is None or layer.k is None:
        raise ValueError(f"layer {layer.index + 1} does not let its queries and keys be seen, which another mask or "
                         "temperature needs")
    shown = own if head.visible is None else head.visible
    if layer.bias is not None and bool((shown & ~own).any()):
        raise ValueError(f"layer {layer.index + 1} adds numbers to its scores, and what it adds at cells that the model "
                         "hides is not known: the mask can hide more, and uncover nothing")
    scores = capped(layer.q[text, number] @ layer.k[text, number].T * (layer.scale / head.temperature), layer.soft_cap)
    if layer.bias is not None:
        scores = scores + layer.bias[min(text, len(layer.bias) - 1), number]
    sink = [] if layer.sinks is None else [layer.sinks[number].expand(len(scores), 1)]
    keys = scores.shape[-1]
    if head.after_softmax:
        weights = torch.cat([scores, *sink], -1).softmax(-1)[:, :keys] * shown
        if not head.divides:
            return weights
        return weights / weights.sum(-1, keepdim=True).where(shown.any(-1, keepdim=True), torch.tensor(1.0))
    filled = scores + head.fill if head.adds_fill else torch.full_like(scores, head.fill)
    weights = torch.cat([torch.where(shown, scores, filled), *sink], -1).softmax(-1)[:, :keys]
    if head.fill == -math.inf:
        weights = torch.where(shown.any(-1, keepdim=True), weights, 0.0)
    return weights


def other_context(head: Head, context: torch.Tensor) -> torch.Tensor:
    """[T_q, d_v]: as the engine of the program does it, in this order."""
    if head.mean:
        rows = torch.tensor(head.mean_over or [True] * len(context), device=context.device)
        context = context[rows].mean(0).expand_as(context).clone()
    if head.context is not None:
        context = context.clone()
        other = head.context.to(context)
        for row, place in enumerate(head.context_rows or range(len(other))):
            if 0 <= place < len(other) and row < len(context):
                context[row] = other[place]
    return context * head.output
