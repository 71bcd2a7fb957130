#!/usr/bin/env python3
"""From a text with a picture to the map of one of its words, in a process that has only just begun.

usage: resources/python/environment tests/benchmark/picture_in_text.py build/release/app/attentionscope [--rounds N] [--keep FOLDER]

The model has the shape of SmolVLM-256M (a tower of 12 layers, 768 wide, for tiles of 512 pixels; a text of 30 layers, 576 wide, 49,280
pieces; 513 MB of bfloat16) and random weights, in a temporary folder or in FOLDER, which is kept. The picture has 512 × 512 pixels: read
whole as one tile of 64 tokens, or cut into 16 tiles and the whole. Whole processes, the files in the system's cache: seconds by the
clock and of all processors, and peak memory, medians of the rounds. What they are to stay below is printed beside them.
"""

import argparse
import json
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

import numpy as np

WIDTH, LAYERS, HEADS, KEYS, INNER, VOCABULARY = 576, 30, 9, 3, 1536, 49280
TOWER, TOWER_LAYERS, TOWER_INNER, SIDE, PATCH, JOINED = 768, 12, 3072, 512, 16, 4
SPECIAL = ["<|im_end|>", "<fake_token_around_image>", "<image>", "<global-img>"] + [f"<row_{r}_col_{c}>" for r in range(1, 7) for c in range(1, 7)]
BOUNDS = {"whole": (5, 1536), "tiles": (45, 1536)}  # seconds by the clock on two free processors, MB


def shapes():
    """Names and shapes of all tensors, as transformers writes them."""
    text, tower = "model.text_model.", "model.vision_model."
    yield text + "embed_tokens.weight", (VOCABULARY, WIDTH)
    for layer in (f"{text}layers.{i}." for i in range(LAYERS)):
        for part, rows, columns in (("self_attn.q_proj", WIDTH, WIDTH), ("self_attn.k_proj", WIDTH * KEYS // HEADS, WIDTH),
                                    ("self_attn.v_proj", WIDTH * KEYS // HEADS, WIDTH), ("self_attn.o_proj", WIDTH, WIDTH),
                                    ("mlp.gate_proj", INNER, WIDTH), ("mlp.up_proj", INNER, WIDTH), ("mlp.down_proj", WIDTH, INNER)):
            yield f"{layer}{part}.weight", (rows, columns)
        yield layer + "input_layernorm.weight", (WIDTH,)
        yield layer + "post_attention_layernorm.weight", (WIDTH,)
    yield text + "norm.weight", (WIDTH,)
    yield "lm_head.weight", (VOCABULARY, WIDTH)
    yield tower + "embeddings.patch_embedding.weight", (TOWER, 3, PATCH, PATCH)
    yield tower + "embeddings.patch_embedding.bias", (TOWER,)
    yield tower + "embeddings.position_embedding.weight", ((SIDE // PATCH) ** 2, TOWER)
    for layer in (f"{tower}encoder.layers.{i}." for i in range(TOWER_LAYERS)):
        for part, rows, columns in (("self_attn.q_proj", TOWER, TOWER), ("self_attn.k_proj", TOWER, TOWER), ("self_attn.v_proj", TOWER, TOWER),
                                    ("self_attn.out_proj", TOWER, TOWER), ("mlp.fc1", TOWER_INNER, TOWER), ("mlp.fc2", TOWER, TOWER_INNER)):
            yield f"{layer}{part}.weight", (rows, columns)
            yield f"{layer}{part}.bias", (rows,)
        for norm in ("layer_norm1", "layer_norm2"):
            yield f"{layer}{norm}.weight", (TOWER,)
            yield f"{layer}{norm}.bias", (TOWER,)
    yield tower + "post_layernorm.weight", (TOWER,)
    yield tower + "post_layernorm.bias", (TOWER,)
    yield "model.connector.modality_projection.proj.weight", (WIDTH, TOWER * JOINED ** 2)


def write_weights(path):
    """Tensor by tensor, so that little memory is needed."""
    header, end = {"__metadata__": {"format": "pt"}}, 0
    for name, shape in shapes():
        size = 2 * int(np.prod(shape))
        header[name] = {"dtype": "BF16", "shape": list(shape), "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    generator = np.random.default_rng(3)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for name, shape in shapes():
            numbers = generator.standard_normal(shape, dtype=np.float32) * (0.04 if len(shape) > 1 else 0.02)
            if "norm" in name and name.endswith("weight"):
                numbers += 1
            file.write((numbers.view(np.uint32) >> 16).astype(np.uint16).tobytes())


def byte_letters():
    """The letters that byte-level vocabularies have for bytes."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    return [chr(byte) for byte in plain] + [chr(256 + i) for i in range(256 - len(plain))]


def write_model(folder):
    folder.mkdir(parents=True)
    pieces = byte_letters()
    pieces += [f"piece{i}" for i in range(VOCABULARY - len(pieces) - len(SPECIAL))]
    added = [{"id": len(pieces) + i, "content": piece, "special": True, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
             for i, piece in enumerate(SPECIAL)]
    (folder / "tokenizer.json").write_text(json.dumps({
        "version": "1.0", "added_tokens": added, "normalizer": None, "post_processor": None, "decoder": {"type": "ByteLevel"},
        "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True},
        "model": {"type": "BPE", "vocab": {piece: i for i, piece in enumerate(pieces)}, "merges": []}}))
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "PreTrainedTokenizerFast", "eos_token": SPECIAL[0]}))
    (folder / "config.json").write_text(json.dumps({
        "architectures": ["SmolVLMForConditionalGeneration"], "model_type": "smolvlm", "dtype": "bfloat16", "scale_factor": JOINED,
        "image_token_id": len(pieces) + SPECIAL.index("<image>"), "tie_word_embeddings": False,
        "text_config": {"model_type": "llama", "hidden_size": WIDTH, "intermediate_size": INNER, "num_hidden_layers": LAYERS,
                        "num_attention_heads": HEADS, "num_key_value_heads": KEYS, "vocab_size": VOCABULARY, "max_position_embeddings": 8192,
                        "rms_norm_eps": 1e-5, "rope_theta": 100000, "hidden_act": "silu", "eos_token_id": len(pieces)},
        "vision_config": {"model_type": "smolvlm_vision", "hidden_size": TOWER, "intermediate_size": TOWER_INNER,
                          "num_hidden_layers": TOWER_LAYERS, "num_attention_heads": 12, "image_size": SIDE, "patch_size": PATCH}}))
    (folder / "preprocessor_config.json").write_text(json.dumps({
        "image_processor_type": "Idefics3ImageProcessor", "do_image_splitting": True, "size": {"longest_edge": 4 * SIDE},
        "max_image_size": {"longest_edge": SIDE}, "resample": 1, "image_mean": [0.5] * 3, "image_std": [0.5] * 3}))
    write_weights(folder / "model.safetensors")


def write_picture(path):
    """A PNG of colours that run into each other."""
    across = np.arange(SIDE, dtype=np.uint16)
    pixels = np.stack(np.broadcast_arrays(across[None, :] % 256, across[:, None] % 256, (across[None, :] + across[:, None]) // 4 % 256), -1)
    rows = b"".join(b"\x00" + row.astype(np.uint8).tobytes() for row in pixels)

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0))
                     + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def measured(command):
    """Seconds by the clock, seconds of all processors, peak memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"failed: {' '.join(map(str, command[:2]))}\n{said.decode()}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = asked.keep or Path(temporary)
        model, picture = folder / "smolvlm-256m", folder / "picture.png"
        if not model.exists():
            write_model(model)
        write_picture(picture)
        for name, options in (("whole", ["--whole-pictures"]), ("tiles", [])):
            command = [asked.program, "render", "--model", model, "--text", "<image>What is this?", "--image", picture, "--view", "picture",
                       "--layer", "20", "--head", "3", "--out", folder / "seen.png", *options]
            clock, processors, memory = (statistics.median(values) for values in zip(*(measured(command) for _ in range(asked.rounds))))
            seconds, most = BOUNDS[name]
            print(f"{name:<6} clock {clock:6.2f} s of {seconds}   processors {processors:6.2f} s   memory {memory:5.0f} MB of {most}")


main()
