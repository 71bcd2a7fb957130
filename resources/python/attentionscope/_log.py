"""Checkpoints of a training, for films and atlases of it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Sequence, Union

from ._arrays import AttentionScopeError


def log(folder: Union[str, Path], texts: Sequence[str] = (), *, every: int = 500, tokenizer: Any = None,
        lightning: bool = False) -> Any:
    """A callback that keeps the model every so many steps of a training, for transformers' Trainer or for Lightning.

    Each step is a folder, step-500, that AttentionScope opens, whole or not at all. Afterwards

        attentionscope atlas --checkpoints FOLDER --texts FOLDER/texts.txt --out training.attnatlas
        attentionscope render --checkpoints FOLDER --film checkpoints --text "A sentence" --out training.gif

    texts:     written into texts.txt, a line each; may be empty
    tokenizer: saved with each step; Trainer's own where it gives one
    lightning: for Lightning's Trainer, whose module is the model or has it as `model`
    """
    if every < 1:
        raise AttentionScopeError(f"every: expected 1 step or more, found {every}")
    keep = _Steps(Path(folder), texts, every)
    return _lightning_callback(keep, tokenizer) if lightning else _trainer_callback(keep, tokenizer)


class _Steps:
    def __init__(self, folder: Path, texts: Sequence[str], every: int) -> None:
        self.folder, self.texts, self.every = folder, list(texts), every

    def keep(self, model: Any, step: int, tokenizer: Any) -> None:
        model = getattr(model, "module", model)  # of one that is spread over devices, the model within
        if not hasattr(model, "save_pretrained"):
            raise AttentionScopeError(f"{type(model).__name__} is no model of transformers: it has no save_pretrained")
        here, part = self.folder / f"step-{step}", self.folder / f".step-{step}.{os.getpid()}.part"
        if here.exists():
            return
        try:
            model.save_pretrained(part)
            if tokenizer is not None:
                tokenizer.save_pretrained(part)
            os.replace(part, here)
        finally:
            shutil.rmtree(part, ignore_errors=True)
        if self.texts:
            lines = "".join(" ".join(text.split()) + "\n" for text in self.texts)
            (self.folder / "texts.txt").write_text(lines, encoding="utf-8")


def _trainer_callback(steps: _Steps, tokenizer: Any) -> Any:
    try:
        from transformers import TrainerCallback
    except ImportError:
        raise AttentionScopeError("transformers is missing in this Python; it comes with: "
                                  "python3 -m pip install transformers") from None

    class Log(TrainerCallback):  # type: ignore[misc]
        def _keep(self, state: Any, others: Any) -> None:
            if state.is_world_process_zero:
                known = tokenizer or others.get("processing_class") or others.get("tokenizer")
                steps.keep(others["model"], state.global_step, known)

        def on_train_begin(self, args: Any, state: Any, control: Any, **others: Any) -> None:
            self._keep(state, others)

        def on_step_end(self, args: Any, state: Any, control: Any, **others: Any) -> None:
            if state.global_step % steps.every == 0:
                self._keep(state, others)

        def on_train_end(self, args: Any, state: Any, control: Any, **others: Any) -> None:
            self._keep(state, others)

    return Log()


def _lightning_callback(steps: _Steps, tokenizer: Any) -> Any:
    try:
        from lightning.pytorch import Callback
    except ImportError:
        raise AttentionScopeError("lightning is missing in this Python; it comes with: "
                                  "python3 -m pip install lightning") from None

    class Log(Callback):  # type: ignore[misc]
        def _keep(self, trainer: Any, module: Any) -> None:
            if trainer.is_global_zero:
                steps.keep(getattr(module, "model", module), trainer.global_step, tokenizer)

        def on_train_start(self, trainer: Any, pl_module: Any) -> None:
            self._keep(trainer, pl_module)

        def on_train_batch_end(self, trainer: Any, pl_module: Any, outputs: Any, batch: Any, batch_idx: int) -> None:
            if trainer.global_step % steps.every == 0:
                self._keep(trainer, pl_module)

        def on_train_end(self, trainer: Any, pl_module: Any) -> None:
            self._keep(trainer, pl_module)

    return Log()
