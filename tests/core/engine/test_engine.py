#!/usr/bin/env python3
"""Holds models that an engine of transformers computes against this program's own engine, and against transformers.

usage: test_engine.py      needs a Python with torch, transformers, accelerate and safetensors, and the tiny models of the golden
set; without them the exit status is 77, skipped

ctest runs it with the Python that the environment variable ATTENTIONSCOPE_PYTHON names. ATTENTIONSCOPE names the program.
"""

import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.dont_write_bytecode = True


def skip(why):
    print(f"skipped: {why}")
    sys.exit(77)


try:
    import accelerate  # noqa: F401
    import torch
    import transformers
    from safetensors.torch import load_file, save_file
except ImportError as error:
    skip(f"this Python has no {error.name}")
GOLDEN = Path(os.environ.get("ATTENTIONSCOPE_GOLDEN", ROOT.parent / "shared/golden"))
MODELS = next((folder for folder in (GOLDEN / "open/models", GOLDEN / "models") if folder.is_dir()), None)
if MODELS is None:
    skip(f"there are no models in {GOLDEN}")
PROGRAM = os.environ.get("ATTENTIONSCOPE")
if not PROGRAM:
    skip("ATTENTIONSCOPE names no program")

REAL_ENGINE = f"env PYTHONPATH={ROOT / 'resources/python'} {sys.executable} -m attentionscope.engine"
sys.path.insert(0, str(ROOT / "resources/python"))
from attentionscope.engine.serve import serve  # noqa: E402
from attentionscope.engine.wire import Wire  # noqa: E402

# A process without PyTorch, which takes seconds to start, between the program and this one.
BETWEEN = """
import socket, sys, threading
peer = socket.socket(socket.AF_UNIX); peer.connect(sys.argv[1])
def back():
    while data := peer.recv(1 << 16):
        sys.stdout.buffer.write(data); sys.stdout.buffer.flush()
thread = threading.Thread(target=back, daemon=True); thread.start()
while data := sys.stdin.buffer.read1(1 << 16):
    peer.sendall(data)
peer.shutdown(socket.SHUT_WR); thread.join()
"""


class Served:
    """Engines of this process, one for each program that asks."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(f"{self.folder.name}/s")
        self.socket.listen()
        between = Path(self.folder.name) / "between.py"
        between.write_text(BETWEEN)
        self.command = f"{sys.executable} -S {between} {self.folder.name}/s"
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            peer, _ = self.socket.accept()
            threading.Thread(target=self.answer, args=(peer,), daemon=True).start()

    @staticmethod
    def answer(peer):
        with peer, peer.makefile("rb") as source, peer.makefile("wb") as sink, contextlib.suppress(OSError, ValueError):
            serve(Wire(source, sink))
TOLERANCE = {"attentions": 1e-5, "hidden": 1e-4, "logits": 2e-4}  # of the golden set; for q, k, v and context see toleranceOf() there
TEXT, TARGET = "The keeper looks at the sea.", "A cat sat."
TOLD = ("bert", "gpt2", "llama", "t5", "bart", "gemma2", "mistral", "bloom", "gptj", "opt", "roberta", "marian", "t5_v11", "qwen2")
CHANGES = {
    "mask": ["--mask", "model & (window(2, 1) | global(1))"],
    "temperature": ["--temperature", "0.5"],
    "off": ["--off", "1.1,2.*"],
    "scale": ["--scale-head", "1.2=2.5"],
    "mean": ["--mean", "1.1"],
    "even": ["--even", "1.2,2.1"],
}


def tolerance(name):
    return next((value for part, value in TOLERANCE.items() if part in name), 2e-5)


def run_program(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], text=True, capture_output=True)


class TestEngine(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.served = Served()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def attended(self, model, *options, engine=True):
        out = self.folder / ("engine.safetensors" if engine else "own.safetensors")
        with_engine = ["--engine", self.served.command, "--dtype", "float32"] if engine else []
        done = run_program("attend", "--model", model, *with_engine, *options, "--out", out)
        self.assertEqual(done.returncode, 0, done.stderr)
        return load_file(out)

    def compare(self, engine, own):
        for name, wanted in own.items():
            if name in ("token_type_ids", "before_final_norm"):
                continue
            self.assertIn(name, engine)
            got = engine[name]
            if name.removeprefix("encoder_").removeprefix("decoder_").removeprefix("cross_") in ("k", "v") and got.shape != wanted.shape:
                wanted = wanted.repeat_interleave(got.shape[2] // wanted.shape[2], 2)  # one for each head of queries
            self.assertEqual(got.shape, wanted.shape, name)
            if not wanted.is_floating_point():
                self.assertTrue(torch.equal(got, wanted), name)
                continue
            scale = max(1.0, float(wanted.abs().max())) if "scores" in name else 1.0
            self.assertLessEqual(float((got - wanted).abs().max()), tolerance(name) * scale, name)

    def test_layers_have_the_numbers_of_their_names(self):
        from attentionscope.engine.passes import layer_numbers
        from attentionscope.engine.watch import Layer

        def layers(*names, block=""):
            return [Layer(block, index, name, torch.zeros(1)) for index, name in enumerate(names)]

        self.assertEqual(layer_numbers(layers("model.layers.1.self_attn", "model.layers.3.self_attn")), [2, 4])
        self.assertEqual(layer_numbers(layers("transformer.h.0.attn", "transformer.h.1.attn")), [1, 2])
        shared = "encoder.albert_layer_groups.0.albert_layers.0.attention"
        self.assertEqual(layer_numbers(layers(shared, shared, shared)), [1, 2, 3])
        self.assertEqual(layer_numbers(layers("attention")), [1])
        both = layers("encoder.block.0.layer.0.SelfAttention", "encoder.block.1.layer.0.SelfAttention", block="encoder") \
            + layers("decoder.block.0.layer.0.SelfAttention", "decoder.block.1.layer.0.SelfAttention", block="decoder")
        self.assertEqual(layer_numbers(both), [1, 2, 1, 2])

    def test_sinks(self):
        folder = next((each for each in (ROOT / "tests/golden/data/models/gpt_oss",) if each.is_dir()), None)
        for change in ([], ["--mask", "causal & window(1, 0)"], ["--temperature", "0.5"], ["--off", "1.1"]):
            with self.subTest(str(change)):
                asked = ["--text", "The cat sat", *change, "--logits"]
                self.compare(self.attended(folder, *asked), self.attended(folder, *asked, engine=False))

    def inputs(self, name):
        if name == "vit":
            expected = load_file(MODELS / name / "expected.safetensors")
            pixels = next(value for key, value in expected.items() if key.endswith("pixel_values"))
            save_file({"pixel_values": pixels[:1].contiguous()}, self.folder / "pixels.safetensors")
            return ["--pixels", self.folder / "pixels.safetensors"]
        target = ["--target", TARGET] if name in ("t5", "t5_v11", "bart", "marian") else []
        return ["--text", TEXT, *target]

    def test_equals_our_engine(self):
        for name in (*TOLD, "vit"):
            with self.subTest(name):
                inputs = self.inputs(name)
                logits = [] if name == "vit" else ["--logits"]
                self.compare(self.attended(MODELS / name, *inputs, *logits),
                             self.attended(MODELS / name, *inputs, *logits, engine=False))

    def test_changes_equal_our_engine(self):
        for name in ("bert", "gpt2", "llama", "t5", "bart", "gemma2", "mistral", "vit"):
            plain = self.attended(MODELS / name, *self.inputs(name), engine=False)
            for change, options in CHANGES.items():
                if name == "vit" and change == "mask":
                    options = ["--mask", "!window(1, 1)"]
                for block in (["self", "decoder", "cross"] if name in ("t5", "bart") else ["self"]):
                    with self.subTest(f"{name} {change} {block}"):
                        both = [*self.inputs(name), *options, *(["--block", block] if block != "self" else [])]
                        own = self.attended(MODELS / name, *both, engine=False)
                        key = next(each for each in own if each.endswith("last_hidden_state") and "encoder_last" not in each)
                        self.assertFalse(torch.equal(own[key], plain[key]), "the change changes nothing")
                        self.compare(self.attended(MODELS / name, *both), own)

    def test_batches_of_padded_texts(self):
        for name in ("bert", "t5"):
            with self.subTest(name):
                texts = ["--text", TEXT, "--text", "The sea."]
                self.compare(self.attended(MODELS / name, *texts), self.attended(MODELS / name, *texts, engine=False))

    def test_pairs(self):
        pair = ["--text", TEXT, "--pair", "It is grey."]
        engine, own = self.attended(MODELS / "bert", *pair), self.attended(MODELS / "bert", *pair, engine=False)
        self.assertEqual(int(own["token_type_ids"].max()), 1)
        self.compare(engine, own)

    def test_a_head_takes_another_run_s_output(self):
        for name in ("gpt2", "bert"):
            tables = []
            for asked in ({"engine": {"name": "served", "model": str(MODELS / name), "dtype": "float32"}}, {"model": str(MODELS / name)}):
                patch = {"kind": "patch", "layer": 0, "head": 1, "run": 1}
                runs = [{**asked, "texts": ["The cat sat on the mat"], "interventions": [patch]}, {**asked, "texts": ["the mat sat on The cat"]}]
                session = self.folder / "patched.attnscope"
                session.write_text(json.dumps({"format": "attentionscope session", "version": 1, "runs": runs}))
                out = self.folder / "patched.csv"
                engine = ["--engine", f"served={self.served.command}"] if "engine" in asked else []
                done = run_program("render", session, *engine, "--trust", "--layer", 2, "--head", 1, "--out", out)
                self.assertEqual(done.returncode, 0, done.stderr)
                tables.append([[float(cell) for cell in line.split(",")[1:]] for line in out.read_text().splitlines()[1:]])
            plain = self.attended(MODELS / name, "--text", "The cat sat on the mat", engine=False)["attentions"][1, 0, 0]
            engine, own = map(torch.tensor, tables)
            self.assertGreater(float((own - plain).abs().max()), 1e-4, "the patch changes nothing")
            self.assertLessEqual(float((engine - own).abs().max()), 1e-5, name)

    def unknown_models(self):
        """Families that this program's own engine does not know."""
        from transformers import AutoConfig, AutoModelForCausalLM
        sizes = {"vocab_size": 512, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 64,
                 "max_position_embeddings": 64}
        old = {"vocab_size": 512, "n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 64, "n_ctx": 64}
        own = {
            "codegen": {**old, "rotary_dim": 8},
            "persimmon": sizes,
            "xglm": {"vocab_size": 512, "d_model": 32, "ffn_dim": 64, "num_layers": 2, "attention_heads": 4,
                     "max_position_embeddings": 64},
            "dbrx": {"vocab_size": 512, "d_model": 32, "n_layers": 2, "n_heads": 4, "max_seq_len": 64,
                     "attn_config": {"kv_n_heads": 2, "rope_theta": 10000.0, "clip_qkv": 8.0}, "ffn_config": {"ffn_hidden_size": 64}},
        }
        for name, config in own.items():
            torch.manual_seed(5)
            folder = self.folder / name
            made = AutoModelForCausalLM.from_config(AutoConfig.for_model(name, **config), attn_implementation="eager").eval()
            made.save_pretrained(folder)
            yield name, folder, made

    def test_families_that_are_not_known(self):
        ids = [5, 17, 99, 17, 230, 4, 301]
        for name, folder, model in self.unknown_models():
            with self.subTest(name):
                refused = run_program("attend", "--model", folder, "--ids", "5,17", "--out", self.folder / "no.safetensors")
                self.assertNotEqual(refused.returncode, 0, f"{name} is known by now")
                got = self.attended(folder, "--ids", ",".join(map(str, ids)), "--logits")
                with torch.inference_mode():
                    wanted = model(input_ids=torch.tensor([ids]), output_attentions=True, output_hidden_states=True)
                self.assertLessEqual(float((got["attentions"] - torch.stack(wanted.attentions)).abs().max()), 1e-5)
                self.assertLessEqual(float((got["hidden_states"] - torch.stack(wanted.hidden_states)).abs().max()), 1e-4)
                self.assertLessEqual(float((got["logits"] - wanted.logits).abs().max()), 2e-4)

    def test_spread_over_memory_and_disk(self):
        model = MODELS / "llama"
        layers = transformers.AutoConfig.from_pretrained(model).num_hidden_layers
        self.assertEqual(layers, 3)
        whole = self.attended(model, "--text", TEXT, "--logits")
        from attentionscope.engine import models, passes
        placed = {"model.embed_tokens": "cpu", "model.norm": "cpu", "lm_head": "cpu", "model.rotary_emb": "cpu",
                  "model.layers.0": "cpu", "model.layers.1": "disk", "model.layers.2": "disk"}
        before = os.getcwd()
        os.chdir(self.folder)
        self.addCleanup(os.chdir, before)
        opened = models.open_model({"model": str(model), "dtype": "float32", "device_map": placed})
        request = {"ids": whole["input_ids"].tolist(), "real": whole["attention_mask"].tolist()}
        recording = passes.passed(opened, request, lambda: None, lambda layer: None)
        self.assertEqual({str(each.device) for each in opened.model.model.layers[1].parameters()}, {"meta"})
        for layer in recording.layers:
            self.assertTrue(torch.equal(layer.weights, whole["attentions"][layer.index]))
        self.assertTrue(torch.equal(recording.logits.float(), whole["logits"]))

    def test_what_cannot_be_opened_is_said(self):
        empty = self.folder / "empty"
        empty.mkdir()
        for model, said in ((empty, "cannot be opened"), ("/nowhere/model", "there is no folder"),
                            ("nobody/nothing-of-this-name", "may not be asked for on the hub")):
            done = run_program("attend", "--engine", REAL_ENGINE, "--model", model, "--text", "a", "--out", self.folder / "x.safetensors")
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(said, done.stderr)
            self.assertEqual(len(done.stderr.strip().splitlines()), 1, done.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
