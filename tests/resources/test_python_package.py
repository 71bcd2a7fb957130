"""The Python package, from its wheel in a fresh environment: what it shows, what it refuses, a notebook, a training.

Needs a Python with PyTorch and transformers, and the package registry for NumPy, nbclient and ipykernel; see
tests/CMakeLists.txt.
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import textwrap
import unittest
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ["ATTENTIONSCOPE"]
try:
    import torch  # noqa: F401
    import transformers  # noqa: F401
except ImportError as error:
    print(f"skipped: this Python has no {error.name}")
    sys.exit(77)

NOTEBOOK = """
import numpy, attentionscope
weights = numpy.tril(numpy.ones((3, 3), "float32"))
weights /= weights.sum(1, keepdims=True)
attentionscope.figure(weights, ["the", "cat", "sat"])
"""

# A kernel is interrupted in the middle of calls; the next cell is answered by the same process, and by another one when it was killed.
INTERRUPTED = """
import queue, time
from jupyter_client.manager import start_new_kernel

manager, client = start_new_kernel(kernel_name="python3")

def cell(code, interrupt=False):
    asked, since, said = client.execute(code), time.monotonic(), []
    while time.monotonic() < since + 120:
        if interrupt and time.monotonic() > since + 1:
            manager.interrupt_kernel()
            interrupt = False
        try:
            message = client.get_iopub_msg(timeout=0.1)
        except queue.Empty:
            continue
        content = message["content"]
        if message["parent_header"].get("msg_id") != asked:
            continue
        if content.get("execution_state") == "idle":
            return said
        said += [content["ename"]] if "ename" in content else [content["data"]["text/plain"]] if "data" in content else []

cell("import attentionscope, os; from attentionscope import _served; model = attentionscope.Model('primer-decoder')")
cell("weights = model.attend('the cat').attentions; process = _served.served()._process")
for call in ("model.analyze('the cat', options=['--induction', '10000'])", "while True: model.generate('the cat', 40)",
             "while True: model.tokens('the cat')"):
    print(*cell(call, interrupt=True))
    print(*cell("bool((model.attend('the cat').attentions == weights).all()), _served.served()._process is process"))
cell("os.kill(process.pid, 9)")
print(*cell("bool((model.attend('the cat').attentions == weights).all()), _served.served()._process is process"))
client.stop_channels()
manager.shutdown_kernel(now=True)
"""


def setUpModule():
    global folder, python
    folder = tempfile.TemporaryDirectory()
    home = Path(folder.name)
    run = lambda *command: subprocess.run([*map(str, command)], check=True, capture_output=True, text=True)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", home, ROOT / "resources/python")
    venv.create(home / "fresh", with_pip=True)
    python = home / "fresh/bin/python"
    wheel, = home.glob("attentionscope-*.whl")
    run(python, "-m", "pip", "install", "--quiet", wheel, "nbclient", "nbformat", "ipykernel")
    for leftover in (ROOT / "resources/python").glob("build"):
        subprocess.run(["rm", "-r", leftover], check=True)
    for leftover in (ROOT / "resources/python").glob("*.egg-info"):
        subprocess.run(["rm", "-r", leftover], check=True)


def tearDownModule():
    folder.cleanup()


class TestPackage(unittest.TestCase):
    def setUp(self):
        work = tempfile.TemporaryDirectory()
        self.addCleanup(work.cleanup)
        self.work = Path(work.name)

    def python(self, code, program=PROGRAM):
        done = subprocess.run([python, "-c", "import numpy, attentionscope\n" + textwrap.dedent(code)], cwd=self.work,
                              capture_output=True, text=True, env={**os.environ, "ATTENTIONSCOPE": program})
        return done.stdout.strip(), done.stderr.strip().splitlines()[-1:], done.returncode

    def refused(self, code, *words, program=PROGRAM):
        _, said, status = self.python(code, program)
        self.assertEqual(status, 1, code)
        self.assertIn("AttentionScopeError: ", said[0])
        for word in words:
            self.assertIn(word, said[0])

    def test_it_is_as_old_as_the_program(self):
        out, _, _ = self.python("print(attentionscope.__version__)")
        program = subprocess.run([PROGRAM, "--version"], check=True, capture_output=True, text=True).stdout
        self.assertIn(out, program)

    def test_figures_are_those_of_render(self):
        out, said, status = self.python("""
            weights = numpy.random.default_rng(1).dirichlet(numpy.ones(4), (2, 3, 4)).astype("float32")
            numpy.save("w.npy", weights)
            figure = attentionscope.figure(weights, ["a", "b", "c", "d"], layer=2, head=3, title="One")
            for ending in ("svg", "png", "pdf"):
                figure.save("figure." + ending)
            bundle = figure._repr_mimebundle_()
            print(sorted(bundle), bundle["image/svg+xml"].startswith("<?xml"), bundle["image/png"][:4] == b"\\x89PNG")
            from attentionscope._arrays import save_attentions
            save_attentions("attention.safetensors", weights, ["a", "b", "c", "d"])
        """)
        self.assertEqual((said, status), ([], 0))
        self.assertEqual(out, "['image/png', 'image/svg+xml'] True True")
        for ending in ("svg", "png", "pdf"):
            subprocess.run([PROGRAM, "render", "--weights", self.work / "attention.safetensors", "--layer", "2", "--head",
                            "3", "--view", "map", "--theme", "light", "--width", "170mm", "--title", "One",
                            "--no-session", "--out", self.work / f"own.{ending}"], check=True, capture_output=True)
            self.assertEqual((self.work / f"own.{ending}").read_bytes(), (self.work / f"figure.{ending}").read_bytes())

    def test_what_people_have(self):
        out, said, status = self.python("""
            from types import SimpleNamespace
            from attentionscope._arrays import attentions_of
            one = numpy.eye(3, dtype="float32")
            layer = numpy.tile(one, (1, 2, 1, 1))
            for have in (one, [one, one], numpy.tile(one, (4, 2, 1, 1)), (layer, layer, layer),
                         SimpleNamespace(attentions=(layer,)), one.astype("float64"), one.tolist()):
                print(attentions_of(have).shape, end=" ")
        """)
        self.assertEqual((said, status), ([], 0))
        self.assertEqual(out, "(1, 1, 1, 3, 3) (1, 1, 2, 3, 3) (4, 1, 2, 3, 3) (3, 1, 2, 3, 3) (1, 1, 2, 3, 3) "
                              "(1, 1, 1, 3, 3) (1, 1, 1, 3, 3)")

    def test_outputs_of_many_kinds(self):
        out, said, status = self.python("""
            import json
            from types import SimpleNamespace
            from attentionscope._arrays import save_attentions
            ones = lambda *shape: numpy.ones(shape, "float32")
            def told(*have, **more):
                save_attentions("x.safetensors", *have, **more)
                data = open("x.safetensors", "rb").read()
                header = json.loads(data[8:8 + int.from_bytes(data[:8], "little")])
                said = header.pop("__metadata__")
                print({name: about["shape"] for name, about in header.items()},
                      [said[key] for key in ("tokens", "decoder_tokens", "layers") if key in said])
            steps = tuple(tuple(ones(1, 3, q, k) for _ in range(2)) for q, k in ((2, 2), (1, 3)))
            told(steps, list("abc"))
            told(steps, list("abcd"))
            told(steps[:1], numpy.array(list("ab")))
            told((None, ones(1, 2, 2, 2), None), [101, 7])
            told(ones(3, 2, 2), [list("ab")] * 3)
            told(ones(3, 2, 2), axes="BQK")
            told((ones(1, 2, 8), (ones(1, 3, 2, 2),)), [b"a", b"b"])
            t5 = SimpleNamespace(encoder_attentions=(ones(1, 1, 3, 3),), decoder_attentions=(ones(1, 1, 2, 2),),
                                 cross_attentions=(ones(1, 1, 2, 3),))
            told(t5, list("ab"))
            told([[ones(3, 3)] * 4] * 2)
            told([[ones(1, 4, 3, 3)] * 2] * 3)
            told({"block.1": ones(1, 2, 2, 2), "block.0": ones(1, 2, 2, 2)})
            # Beams 1 and 0 became the text, and its second step was made by the first row.
            step = lambda queries, keys: tuple(numpy.stack([ones(1, queries, keys) * beam for beam in (1, 2)]) for _ in range(2))
            beams = SimpleNamespace(attentions=(step(2, 2), step(1, 3)), beam_indices=numpy.array([[1, 0, -1]]))
            told(beams)
            print(save_attentions("x.safetensors", beams), numpy.frombuffer(open("x.safetensors", "rb").read()[-36:], "f4").tolist())
        """)
        self.assertEqual((said, status), ([], 0))
        self.assertEqual(out.splitlines(), [
            "{'attentions': [2, 1, 3, 3, 3]} ['[[\"a\", \"b\", \"c\"]]']",
            "{'attentions': [2, 1, 3, 3, 3]} ['[[\"a\", \"b\", \"c\"]]']",
            "{'attentions': [2, 1, 3, 2, 2]} ['[[\"a\", \"b\"]]']",
            "{'attentions': [1, 1, 2, 2, 2]} ['[[\"101\", \"7\"]]', '[2]']",
            "{'attentions': [1, 3, 1, 2, 2]} ['[[\"a\", \"b\"], [\"a\", \"b\"], [\"a\", \"b\"]]']",
            "{'attentions': [1, 3, 1, 2, 2]} []",
            "{'attentions': [1, 1, 3, 2, 2]} ['[[\"a\", \"b\"]]']",
            "{'encoder_attentions': [1, 1, 1, 3, 3], 'decoder_attentions': [1, 1, 1, 2, 2], "
            "'cross_attentions': [1, 1, 1, 2, 3]} ['[[\"a\", \"b\"]]']",
            "{'attentions': [2, 1, 4, 3, 3]} []",
            "{'attentions': [2, 3, 4, 3, 3]} []",
            "{'attentions': [2, 1, 2, 2, 2]} []",
            "{'attentions': [2, 1, 1, 3, 3]} []",
            "['attentions'] [2.0, 2.0, 0.0, 2.0, 2.0, 0.0, 1.0, 1.0, 1.0]"])

    def test_pictures_travel_with_the_numbers(self):
        out, said, status = self.python("""
            import pathlib, shutil
            from attentionscope import _figure
            _figure.open_window = lambda file: None
            about = {"images": ["../odd.png"], "grid": [1, 2], "offset": 1}
            shutil.copy(%r, "odd.png")
            weights = numpy.full((3, 3), 1 / 3)
            shown = attentionscope.show(weights, picture={**about, "images": ["odd.png"]})
            print((shown.parent / "0/odd.png").exists(), b'\\\\"images\\\\": [\\\\"0/odd.png\\\\"]' in shown.read_bytes())
            attentionscope.dump(weights, out="dumped.safetensors", picture={**about, "images": ["odd.png"]})
            print(b"odd.png" in pathlib.Path("dumped.safetensors").read_bytes())
            attentionscope.dump(weights, out="dumped.safetensors", picture=about)
        """ % str(ROOT / "resources/lessons/pictures/odd-by-both.png"))
        self.assertEqual((out.splitlines(), status), (["True True", "True"], 1))
        self.assertIn("images lie beside dumped.safetensors", said[0])

    def test_the_documented_options_exist(self):
        out, said, status = self.python("""
            weights = numpy.full((3, 3), 1 / 3)
            print(len(attentionscope.figure(weights, list("abc"), options=["--values"]).bytes("svg")) > 1000,
                  attentionscope.dump(weights, list("abc"), out="dumped.safetensors"))
        """)
        self.assertEqual((out, said, status), ("True dumped.safetensors", [], 0))

    def test_what_people_give_beside_lists(self):
        out, said, status = self.python("""
            from attentionscope._arrays import named_tokens
            weights = numpy.full((3, 3), 1 / 3)
            given = lambda: (token for token in "abc")
            first = attentionscope.figure(weights, given(), layer=numpy.int64(1), head=numpy.int8(1), options="--values").bytes("csv")
            print(first == attentionscope.figure([weights], list("abc"), head=1).bytes("csv"),
                  first == attentionscope.figure((each for each in [weights]), {"tokens": list("abc")}, head=1).bytes("csv"))
            print(named_tokens({"input_ids": numpy.array([[1, 2]])}), named_tokens([b"a", "b"]))
        """)
        self.assertEqual((said, status), ([], 0))
        self.assertEqual(out.splitlines(), ["True True", "[['1', '2']] [['a', 'b']]"])

    def test_what_is_refused(self):
        self.refused("attentionscope.figure(())", "no layers", "eager")
        self.refused("attentionscope.figure({'logits': numpy.eye(2)})", "output_attentions=True")
        self.refused("attentionscope.figure(attentionscope)", "numbers", "found builtins.module")
        self.refused("attentionscope.figure(numpy.eye(2), 5)", "texts or ids", "found int")
        self.refused("attentionscope.dump(numpy.eye(2), out='x.npy')", ".safetensors", "found x.npy")
        self.refused("attentionscope.dump(numpy.eye(2), out='no/x.safetensors')", "no/x.safetensors cannot be written")
        self.refused("attentionscope.figure(numpy.eye(2)).save('no/x.svg')", "no/x.svg cannot be written")
        self.refused("attentionscope.figure(numpy.zeros(3))", "2 to 5 dimensions", "found 1")
        self.refused("attentionscope.figure(None)", "output_attentions=True")
        self.refused("attentionscope.figure((None, None))", "eager")
        self.refused("attentionscope.figure(((numpy.ones((1, 1, 2, 2)),), (numpy.ones((1, 1, 1, 4)),)))", "generate()")
        self.refused("attentionscope.figure('attention.npy')", "a file opens with the program")
        self.refused("attentionscope.figure([[1, 2], [3]])", "different lengths")
        self.refused("attentionscope.figure(numpy.ones((2, 2, 2)), axes='texts,keys')", "axes", "texts,queries,keys")
        self.refused("attentionscope.figure(numpy.eye(2), block='left')", "self, decoder, cross")
        self.refused("attentionscope.figure(numpy.eye(2)).save('o.jpg')", "o.jpg", ".png")
        self.refused("attentionscope.figure((numpy.eye(2), numpy.eye(3)))", "different shapes")
        self.refused("attentionscope.figure(numpy.eye(3), ['a', 'b'])", "expected 3", "found 2")
        self.refused("from types import SimpleNamespace as N\nattentionscope.figure({'logits': 1, 'text_model_output': N(attentions=1)})",
                     "one level deeper", "outputs.text_model_output")
        self.refused("attentionscope.figure([[numpy.ones((1, 1, n, n))] for n in (2, 5)])", "texts have different lengths", "2, 5")
        self.refused("attentionscope.figure(numpy.eye(3), layer=9).bytes('svg')", "layer")
        self.refused("attentionscope.figure(numpy.eye(3)).save('figure')", "ending")
        self.refused("attentionscope.figure(numpy.array([['x']]))", "numbers")
        self.refused("attentionscope.show(numpy.eye(3))", "names /nowhere/at-all", program="/nowhere/at-all")
        self.refused("attentionscope.log('f', every=0)", "1 step or more")
        self.refused("attentionscope.log('f')", "transformers is missing")
        self.refused("attentionscope.dump('gpt2', 'A sentence', out='x.safetensors')", "is missing in this Python")

    def test_a_notebook_shows_it(self):
        (self.work / "notebook.py").write_text(textwrap.dedent(f"""
            import nbformat, nbclient
            book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell({NOTEBOOK!r})])
            nbclient.NotebookClient(book, timeout=120).execute()
            print(sorted(book.cells[0].outputs[0]["data"]))
        """))
        done = subprocess.run([python, "notebook.py"], cwd=self.work, capture_output=True, text=True,
                              env={**os.environ, "ATTENTIONSCOPE": PROGRAM})
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(done.stdout.replace("'", '"')), ["image/png", "image/svg+xml", "text/plain"])

    def test_a_kernel_is_interrupted(self):
        done = subprocess.run([python, "-c", INTERRUPTED], cwd=self.work, capture_output=True, text=True,
                              env={**os.environ, "ATTENTIONSCOPE": PROGRAM, "DISPLAY": ""})
        self.assertEqual(done.stdout.splitlines(), ["KeyboardInterrupt", "(True, True)"] * 3 + ["(True, False)"], done.stderr)

    def test_show_starts_the_program(self):
        fake = self.work / "program"
        fake.write_text('#!/bin/sh\nhere=$(dirname "$0")\nprintf %s "$1" > "$here/part"\nmv "$here/part" "$here/opened"\n')
        fake.chmod(0o755)
        out, said, status = self.python("""
            import time, pathlib
            file = attentionscope.show(numpy.eye(3), ["a", "b", "c"])
            for _ in range(200):
                if pathlib.Path("opened").exists(): break
                time.sleep(0.05)
            print(pathlib.Path("opened").read_text() == str(file), file.exists())
        """, program=str(fake))
        self.assertEqual((out, said, status), ("True True", [], 0))


class TestWithTransformers(unittest.TestCase):
    """In the Python that has them, from the sources."""

    def setUp(self):
        work = tempfile.TemporaryDirectory()
        self.addCleanup(work.cleanup)
        self.work = Path(work.name)
        sys.path.insert(0, str(ROOT / "resources/python"))
        sys.dont_write_bytecode = True
        self.addCleanup(sys.path.remove, str(ROOT / "resources/python"))

    def test_an_output_is_what_the_program_computes(self):
        import attentionscope
        model = transformers.AutoModel.from_pretrained(ROOT / "resources/models/primer-encoder", attn_implementation="eager")
        tokenizer = transformers.AutoTokenizer.from_pretrained(ROOT / "resources/models/primer-encoder")
        inputs = tokenizer("The cat sleeps.", return_tensors="pt")
        with torch.no_grad():
            outputs = model(**inputs, output_attentions=True)
        figure = attentionscope.figure(outputs, tokenizer.convert_ids_to_tokens(inputs["input_ids"][0]), layer=4, head=4)
        os.environ["ATTENTIONSCOPE"] = PROGRAM
        self.assertIn("cat", figure.bytes("svg").decode())

    @unittest.skipUnless(importlib.util.find_spec("accelerate"), "transformers' Trainer needs accelerate")
    def test_a_training_is_kept(self):
        import attentionscope
        configuration = transformers.GPT2Config(vocab_size=50, n_positions=16, n_embd=8, n_layer=1, n_head=2)
        model = transformers.GPT2LMHeadModel(configuration)
        rows = [{"input_ids": torch.arange(8), "labels": torch.arange(8)} for _ in range(12)]
        arguments = transformers.TrainingArguments(output_dir=str(self.work / "out"), per_device_train_batch_size=2,
                                                   num_train_epochs=1, report_to=[], save_strategy="no", use_cpu=True,
                                                   disable_tqdm=True)
        kept = self.work / "kept"
        trainer = transformers.Trainer(model=model, args=arguments, train_dataset=rows,
                                       callbacks=[attentionscope.log(kept, ["one\ntext"], every=2)])
        trainer.train()
        self.assertEqual(sorted(path.name for path in kept.iterdir()),
                         ["step-0", "step-2", "step-4", "step-6", "texts.txt"])
        self.assertEqual((kept / "texts.txt").read_text(), "one text\n")
        opened = transformers.GPT2LMHeadModel.from_pretrained(kept / "step-6")
        self.assertTrue(torch.equal(opened.transformer.wte.weight, model.transformer.wte.weight))


if __name__ == "__main__":
    unittest.main()
