#!/usr/bin/env python3
"""Writes a model's pytorch_model.bin again as model.safetensors, the form that AttentionScope opens.

usage: to_safetensors.py FOLDER [--out FOLDER2] [--force]      needs Python 3.9 and PyTorch 2.6, and nothing else
       to_safetensors.py FILE   [--out FOLDER2] [--force]      a state dict of another name (.bin, .pt, .pth)

FOLDER holds pytorch_model.bin, or its parts and pytorch_model.bin.index.json. More than 5 GB of tensors become several
files with model.safetensors.index.json. The result appears whole or not at all: beside the original, or in FOLDER2
together with the configuration and the tokenizer. Numbers and types stay as they are, bit for bit.

A .bin file is a Python pickle, which can run code when it is loaded. PyTorch's weights_only mode loads tensors and
refuses the rest, and a file that it refuses is not converted. Convert files of people you trust all the same.
"""

import argparse
import contextlib
import ctypes
import json
import os
import pickle
import shutil
import struct
import sys
import warnings
from pathlib import Path

OLD, OLD_INDEX = "pytorch_model.bin", "pytorch_model.bin.index.json"
NEW, NEW_INDEX = "model.safetensors", "model.safetensors.index.json"
BESIDE = ("config.json", "generation_config.json", "tokenizer.json", "tokenizer_config.json", "special_tokens_map.json",
          "added_tokens.json", "chat_template.jinja", "vocab.json", "merges.txt", "vocab.txt", "tokenizer.model",
          "spiece.model", "sentencepiece.bpe.model")
LARGEST_FILE = 5_000_000_000  # bytes of tensors, as transformers counts; a larger single tensor gets a file of its own

# The names of types in the file, by PyTorch's names. Complex and quantized numbers are not among them.
TYPES = {"bool": "BOOL", "uint8": "U8", "int8": "I8", "uint16": "U16", "int16": "I16", "uint32": "U32", "int32": "I32",
         "uint64": "U64", "int64": "I64", "float8_e4m3fn": "F8_E4M3", "float8_e5m2": "F8_E5M2", "float16": "F16",
         "bfloat16": "BF16", "float32": "F32", "float64": "F64"}


class Refusal(Exception):
    """Why nothing was converted, in one sentence."""


class Appearing:
    """New files of a folder, under temporary names until the block ends well; a block that fails leaves none."""

    def __init__(self, folder):
        self.folder, self.made, self.files = folder, False, []

    def __enter__(self):
        if not self.folder.exists():
            self.folder.mkdir()
            self.made = True
        return self

    def open(self, name):
        temporary = self.folder / f".{name}.{os.getpid()}.part"
        try:
            file = open(temporary, "xb")
        except OSError as error:  # said of the name that the user knows
            raise OSError(error.errno, error.strerror, str(self.folder / name)) from None
        self.files.append((temporary, self.folder / name))
        return file

    def __exit__(self, kind, *_):
        done = []
        try:
            if kind is None:
                for temporary, final in self.files:
                    os.replace(temporary, final)
                    done.append(final)
        finally:
            if len(done) < len(self.files) or kind is not None:
                for file in [*done, *(temporary for temporary, _ in self.files)]:
                    file.unlink(missing_ok=True)
                if self.made:
                    with contextlib.suppress(OSError):
                        self.folder.rmdir()


def pytorch():
    try:
        import torch
    except ImportError:
        raise Refusal("PyTorch is missing in this Python; it comes with: python3 -m pip install torch "
                      "--index-url https://download.pytorch.org/whl/cpu") from None
    # Before 2.6, weights_only could be tricked into running code (CVE-2025-32434).
    if tuple(map(int, torch.__version__.split(".")[:2])) < (2, 6):
        raise Refusal(f"PyTorch {torch.__version__} does not load untrusted files safely; version 2.6 does")
    return torch


def load(path):
    """What a PyTorch file holds, its tensors mapped into memory where the file's form allows it."""
    torch = pytorch()
    with open(path, "rb") as file:
        start = file.read(40)
    if start.startswith(b"version https://git-lfs"):
        raise Refusal(f"{path} only says where Git LFS keeps the weights; fetch them with: git lfs pull")
    archive = start.startswith(b"PK\x03\x04")  # since PyTorch 1.6
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return torch.load(path, map_location="cpu", weights_only=True, mmap=archive)
    except MemoryError:
        raise
    except pickle.UnpicklingError:
        if archive or start.startswith(b"\x80"):
            damaged = "" if archive else " or was cut short"
            raise Refusal(f"{path} holds more than tensors{damaged}: such a file can run code when it is loaded, so it "
                          "is refused") from None
        raise Refusal(f"{path} is not a PyTorch file") from None
    except Exception as error:  # of many types, whatever the damaged bytes led to
        why = str(error).strip().split("\n")[0]
        raise Refusal(f"{path} is not a file of PyTorch weights, or was cut short"
                      + (f" ({type(error).__name__}: {why[:120]})" if why else "")) from None


def state_dict(loaded, path):
    """The tensors by name, out of the dictionaries that training scripts wrap them in."""
    torch = pytorch()
    entries = loaded if isinstance(loaded, dict) else {}
    # Tensors beside an inner dictionary can only be a trainer's own: a step count, a random state.
    wrappers = ("state_dict", "model_state_dict", "model")
    inner = next((key for key in wrappers if isinstance(entries.get(key), dict)), None)
    if inner is not None:
        kept = {inner: state_dict(entries[inner], path)}
    else:
        kept = {name: value for name, value in entries.items()
                if isinstance(name, str) and isinstance(value, torch.Tensor)}
    if not kept:
        raise Refusal(f"{path} holds no tensors with names")
    skipped = [str(name) for name in entries if name not in kept]
    if skipped:
        print(f"to_safetensors: {path}: skipped, not weights: {', '.join(skipped)}", file=sys.stderr)
    return kept if inner is None else kept[inner]


def parts_of(index):
    """The tensors that an index names, out of the files where it says they are."""
    try:
        places = json.loads(index.read_text(encoding="utf-8"))["weight_map"]
        files = sorted(set(places.values()))
        if not files or any(Path(file).name != file for file in files):
            raise ValueError
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refusal(f"{index} is not an index of weight files") from None
    parts = {file: state_dict(load(index.parent / file), index.parent / file) for file in files}
    for name, file in places.items():
        if name not in parts[file]:
            raise Refusal(f"{index.parent / file} lacks the tensor {name} that {index.name} finds there")
    return {name: parts[file][name] for name, file in places.items()}


def without_wrapper(tensors):
    """DataParallel and its kin put "module." before every name; before some only, it is the model's own."""
    prefix = "module."
    if not all(name.startswith(prefix) for name in tensors):
        return tensors
    return {name[len(prefix):]: tensor for name, tensor in tensors.items()}


def require_plain(name, tensor):
    """Only then are its numbers in memory where data_ptr() says."""
    kind = str(tensor.dtype).replace("torch.", "")
    layout = str(tensor.layout).replace("torch.", "")
    if kind not in TYPES or layout != "strided" or tensor.device.type != "cpu":
        raise Refusal(f"the tensor {name} ({kind}, {layout}, on {tensor.device}) has no form in a safetensors file")


def size(tensor):
    return tensor.numel() * tensor.element_size()


def write(file, tensors):
    """The format: the header's length in 8 bytes, the header as JSON, the numbers without gaps.

    Tensors that share memory, as a tied lm_head.weight and token embedding, are written under each name. It costs
    disk space, but whether a head is tied is config.json's to say, and a reader that wants the second name finds it;
    the format itself forbids two names for the same bytes.
    """
    # The widest types first, so that every tensor begins at a multiple of its element and can be read in place.
    names = sorted(tensors, key=lambda name: -tensors[name].element_size())
    header, end = {"__metadata__": {"format": "pt"}}, 0  # transformers opens no file without this
    for name in names:
        tensor, begin, end = tensors[name], end, end + size(tensors[name])
        header[name] = {"dtype": TYPES[str(tensor.dtype).replace("torch.", "")], "shape": list(tensor.shape),
                        "data_offsets": [begin, end]}
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    file.write(struct.pack("<Q", len(text)) + text)
    for name in names:
        tensor = tensors[name].contiguous()  # one at a time: the model may be larger than the memory
        file.write((ctypes.c_char * size(tensor)).from_address(tensor.data_ptr()))
    file.flush()
    os.fsync(file.fileno())


def in_files(tensors, largest):
    """The tensors in their order, cut where the next one would make a file too large."""
    groups, filled = [{}], 0
    for name, tensor in tensors.items():
        if groups[-1] and filled + size(tensor) > largest:
            groups.append({})
            filled = 0
        groups[-1][name] = tensor
        filled += size(tensor)
    return groups


def write_model(folder, tensors, beside=()):
    """Writes the tensors into one file or several, and copies the files beside; returns the names written."""
    for name, tensor in tensors.items():
        require_plain(name, tensor)
    groups = in_files(tensors, LARGEST_FILE)
    names = [NEW] if len(groups) == 1 else [f"model-{i + 1:05}-of-{len(groups):05}.safetensors"
                                            for i in range(len(groups))]
    with Appearing(folder) as appearing:
        for path in beside:
            with appearing.open(path.name) as file, open(path, "rb") as original:
                shutil.copyfileobj(original, file)
        for name, group in zip(names, groups):
            with appearing.open(name) as file:
                write(file, group)
        if len(groups) > 1:  # the index last: without it no reader looks for the other files
            places = {key: name for name, group in zip(names, groups) for key in group}
            index = {"metadata": {"total_size": sum(map(size, tensors.values()))}, "weight_map": places}
            with appearing.open(NEW_INDEX) as file:
                file.write(json.dumps(index, indent=2).encode())
    if len(groups) > 1:
        (folder / NEW).unlink(missing_ok=True)  # with --force: readers would take the old weights before the index
    return names


def original_of(source):
    """The file that the weights, or the index of their files, are read from."""
    if not source.is_dir():
        return source
    for name in (OLD, OLD_INDEX):
        if (source / name).exists():
            return source / name
    raise Refusal(f"{source} has neither {OLD} nor {OLD_INDEX}")


def convert(source, out, force):
    original = original_of(source)
    folder = out or original.parent
    elsewhere = folder.resolve() != original.parent.resolve()
    beside = [original.parent / name for name in BESIDE if elsewhere and (original.parent / name).exists()]
    for name in (NEW, NEW_INDEX, *(path.name for path in beside)):
        if (folder / name).exists() and not force:
            raise Refusal(f"{folder / name} exists already; --force overwrites it")
    if original.name.endswith(".json"):
        tensors = parts_of(original)
    else:
        tensors = state_dict(load(original), original)
    names = write_model(folder, without_wrapper(tensors), beside=beside)
    print(f"{folder / (NEW if len(names) == 1 else NEW_INDEX)}: {len(tensors)} tensors, "
          f"{sum(map(size, tensors.values())) / 1e6:.1f} MB" + (f" in {len(names)} files" if len(names) > 1 else ""))


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", metavar="FOLDER|FILE", type=Path)
    parser.add_argument("--out", metavar="FOLDER2", type=Path, help="where the result goes; made if it is missing")
    parser.add_argument("--force", action="store_true", help="overwrite what is there")
    options = parser.parse_args(arguments)
    try:
        convert(options.source, options.out, options.force)
        return 0
    except Refusal as refusal:
        why = str(refusal)
    except OSError as error:
        why = f"{error.filename or options.out or options.source}: {error.strerror or error}"
    except (MemoryError, RuntimeError) as error:  # PyTorch says it so when it finds no room for a copy
        why = f"not enough memory to convert {options.source} ({type(error).__name__})"
    except KeyboardInterrupt:
        why = "stopped; nothing was written"
    print(f"to_safetensors: {why}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
