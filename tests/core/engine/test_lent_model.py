"""A model of this Python in the window: explore(), and what the window tells.

Needs a Python with PyTorch and transformers; see tests/CMakeLists.txt.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = os.environ["ATTENTIONSCOPE"]
sys.path.insert(0, str(ROOT / "resources/python"))
try:
    import numpy
    import torch
    import transformers
except ImportError as error:
    print(f"skipped: this Python has no {error.name}")
    sys.exit(77)

_home = tempfile.TemporaryDirectory()  # of this test alone: the settings, and the sockets of windows
os.environ.update(HOME=_home.name, XDG_RUNTIME_DIR=_home.name, XDG_CONFIG_HOME=_home.name, QT_QPA_PLATFORM="offscreen")

import attentionscope  # noqa: E402
from attentionscope._program import windows  # noqa: E402

TEXT = "The keeper looks at the sea."
FOLDER = ROOT / "tests/golden/data/models/gpt2_fp16"


def waited(condition, seconds=60):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not come")


class TestLentModel(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.tokenizer = transformers.AutoTokenizer.from_pretrained(FOLDER)
        cls.process = subprocess.Popen([PROGRAM, "--new-window"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        waited(windows)

    @classmethod
    def tearDownClass(cls):
        cls.process.kill()
        cls.process.wait()

    def setUp(self):
        torch.manual_seed(1)
        self.model = transformers.AutoModelForCausalLM.from_pretrained(FOLDER, dtype=torch.float32)

    def own(self, selection):
        """The chosen head's weights, as PyTorch has them."""
        self.model.set_attn_implementation("eager")
        with torch.no_grad():
            outputs = self.model(**self.tokenizer(selection.text, return_tensors="pt"), output_attentions=True)
        return outputs.attentions[selection.layer - 1][0, selection.head - 1].numpy()

    def shown(self, window, name):
        """What is chosen, once the window shows the model of this name."""
        def there():
            try:
                selection = window.selection()
            except attentionscope.AttentionScopeError:  # nothing is computed yet
                return None
            return selection if selection.model == name else None
        return waited(there)

    def test_the_window_shows_what_pytorch_computes(self):
        window = attentionscope.explore(self.model, self.tokenizer, TEXT, name="mine")
        selection = self.shown(window, "mine")
        self.assertEqual(selection.text, TEXT)
        self.assertEqual(selection.keys, [piece.replace("Ġ", "␣") for piece in self.tokenizer.tokenize(TEXT)])
        weights = window.weights()
        numpy.testing.assert_allclose(weights, self.own(selection), atol=2e-6)
        self.assertAlmostEqual(selection.weight, float(weights[selection.query - 1, selection.key - 1]), places=6)
        self.assertEqual(selection.query_token, selection.queries[selection.query - 1])

    def test_a_model_in_training_stays_in_training(self):
        self.model.config.attn_pdrop = 0.5
        self.model.train()
        self.model.transformer.drop.eval()
        before = [module.training for module in self.model.modules()]
        window = attentionscope.explore(self.model, self.tokenizer, TEXT, name="training")
        selection = self.shown(window, "training")
        # The window goes on asking, and passes are in eval mode.
        waited(lambda: [module.training for module in self.model.modules()] == before and self.model.config.use_cache)
        self.model.eval()
        numpy.testing.assert_allclose(window.weights(), self.own(selection), atol=2e-6)

    def test_numbers_are_those_of_the_weights_by_now(self):
        window = attentionscope.explore(self.model, self.tokenizer, TEXT, name="first")
        first = self.shown(window, "first")
        old = window.weights()
        with torch.no_grad():
            for layer in self.model.transformer.h:
                layer.attn.c_attn.weight.mul_(1.5)
        window = attentionscope.explore(self.model, self.tokenizer, TEXT, name="second")
        second = self.shown(window, "second")
        new = window.weights()
        self.assertGreater(float(numpy.abs(new - old).max()) if first.head == second.head else 1.0, 1e-3)
        numpy.testing.assert_allclose(new, self.own(second), atol=2e-6)

    def test_two_at_once_and_a_thread_of_the_notebook(self):
        """Another thread computes meanwhile, and what it computes is its own."""
        inputs = self.tokenizer(TEXT, return_tensors="pt")
        with torch.no_grad():
            wanted = self.model.eval()(**inputs).logits
        window = attentionscope.explore(self.model, self.tokenizer, TEXT, name="busy")
        with torch.no_grad():
            for _ in range(30):
                torch.testing.assert_close(self.model(**inputs).logits, wanted)
        numpy.testing.assert_allclose(window.weights() if self.shown(window, "busy") else None,
                                      self.own(window.selection()), atol=2e-6)

    def test_mistakes_are_sentences(self):
        for asked, named in (((object(), None, "x"), "PyTorch model of transformers"),
                             ((torch.nn.Linear(1, 1), None, "x"), "PyTorch model of transformers"),
                             ((self.model, "gpt2", "x"), "tokenizer is a tokenizer"),
                             ((self.model, self.tokenizer, 5), "text is a text"),
                             ((self.model, self.tokenizer, "a " * 4000), "more than 6000 bytes")):
            with self.assertRaisesRegex(attentionscope.AttentionScopeError, named):
                attentionscope.explore(*asked)
        runtime = os.environ.pop("XDG_RUNTIME_DIR")
        try:
            with self.assertRaisesRegex(attentionscope.AttentionScopeError, "XDG_RUNTIME_DIR"):
                attentionscope.explore(self.model, self.tokenizer, TEXT)
            with self.assertRaisesRegex(attentionscope.AttentionScopeError, "no window is open"):
                attentionscope.window()
        finally:
            os.environ["XDG_RUNTIME_DIR"] = runtime

    def test_without_a_window_one_is_opened_and_without_a_display_it_is_said(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        before = dict(os.environ)
        os.environ.update(HOME=home.name, XDG_RUNTIME_DIR=home.name)
        try:
            window = attentionscope.explore(self.model, self.tokenizer, TEXT, name="alone")
            self.shown(window, "alone")
            self.assertEqual(repr(attentionscope.window()), repr(window))
            os.kill(int(repr(window)[len("Window("):-1]), signal.SIGKILL)
            with self.assertRaisesRegex(attentionscope.AttentionScopeError, "closed"):
                window.selection()
            for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
                os.environ.pop(name, None)
            with self.assertRaisesRegex(attentionscope.AttentionScopeError, "no display"):
                attentionscope.explore(self.model, self.tokenizer, TEXT)
        finally:
            os.environ.clear()
            os.environ.update(before)

    def test_the_window_stays_when_the_notebook_has_ended(self):
        script = f"""
import sys, time
sys.path.insert(0, {str(ROOT / "resources/python")!r})
import attentionscope, transformers
model = transformers.AutoModelForCausalLM.from_pretrained({str(FOLDER)!r})
window = attentionscope.explore(model, transformers.AutoTokenizer.from_pretrained({str(FOLDER)!r}), {TEXT!r}, name="gone")
while True:
    try:
        if window.selection().model == "gone":
            break
    except attentionscope.AttentionScopeError:
        pass
    time.sleep(0.05)
"""
        subprocess.run([sys.executable, "-c", script], check=True, timeout=120)
        self.assertEqual(attentionscope.window().selection().model, "gone")
        self.assertEqual(list(Path(os.environ["XDG_RUNTIME_DIR"]).glob(f"attentionscope/engine-{os.getpid()}-0.sock")), [])

    def test_python_ends_in_the_middle_of_a_pass(self):
        script = f"""
import sys, threading
sys.path.insert(0, {str(ROOT / "resources/python")!r})
import attentionscope, torch, transformers
begun = threading.Event()
def compute(*_):
    begun.set()
    for _ in range(100):
        torch.ones(300, 300) @ torch.ones(300, 300)
model = transformers.AutoModelForCausalLM.from_pretrained({str(FOLDER)!r})
for layer in model.transformer.h:
    layer.register_forward_hook(compute)
attentionscope.explore(model, transformers.AutoTokenizer.from_pretrained({str(FOLDER)!r}), {TEXT!r}, name="cut off")
assert begun.wait(60)
"""
        ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
        self.assertEqual(ended.returncode, 0, ended.stderr)


if __name__ == "__main__":
    unittest.main()
