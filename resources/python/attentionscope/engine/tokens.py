"""Texts cut into tokens by a model's own tokenizer."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

from .models import Opened, SlowTokenizer, text_of
from .wire import Message, Refusal


def tokenized(opened: Opened, message: Message) -> Dict[str, Any]:
    """ids, and of each token from where to where it stands (code points), in which text, and whether it was added."""
    text, pair, target = text_of(message, "text") or "", text_of(message, "pair"), message.get("target") is True
    tokenizer = opened.tokenizer
    if tokenizer is None:
        raise Refusal(f"{opened.name} has no tokenizer that transformers reads")
    if isinstance(tokenizer, SlowTokenizer):
        return without_places(tokenizer, text, pair, target)
    given: Dict[str, Any] = {"text_target": text} if target else {"text": text, "text_pair": pair}
    encoding = tokenizer(**given, return_offsets_mapping=True, return_special_tokens_mask=True)
    rows = encoding.encodings[0]
    return {
        "ids": encoding["input_ids"],
        "ranges": [list(each) for each in encoding["offset_mapping"]],
        "sequences": [which or 0 for which in rows.sequence_ids],
        "special": [which is None for which in rows.sequence_ids],
        "segments": encoding.get("token_type_ids"),
    }


def without_places(tokenizer: SlowTokenizer, text: str, pair: Optional[str], target: bool) -> Dict[str, Any]:
    ids: List[int] = tokenizer(text_target=text)["input_ids"] if target else tokenizer(text, pair)["input_ids"]
    special = tokenizer.get_special_tokens_mask(ids, already_has_special_tokens=True)
    return {"ids": ids, "ranges": [[0, 0]] * len(ids), "sequences": [0] * len(ids),
            "special": [bool(each) for each in special], "segments": None}
