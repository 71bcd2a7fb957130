#!/usr/bin/env python3
"""Writes a model's attention into a safetensors file that AttentionScope opens, from a machine that can run the model.

usage: dump_attention.py MODEL (--text T... | --ids 1,2,3 | --image F...) [--layers 1,5-8] ... --out FILE.safetensors

Needs Python 3.9, PyTorch, transformers 4.56 and safetensors; accelerate to spread a model over several devices, Pillow
for pictures. MODEL is a folder or a name on the Hugging Face hub: a decoder, an encoder, an encoder-decoder (T5, BART,
Marian, …) or a vision transformer. For example, three layers of a model of 140 GB, on whatever GPUs there are:

    dump_attention.py meta-llama/Llama-3.1-70B --text "A sentence" --layers 1,40,80 --out llama.safetensors
    attentionscope llama.safetensors                                        on any machine
    attentionscope render --weights llama.safetensors --layer 40 --out llama.pdf

The weights are those that the model used: its own "eager" attention runs, and what it returns for the chosen layers is
copied as float32 into main memory at once, layer by layer; that takes layers · texts · heads · tokens² · 4 bytes.
Layers count from 1. Queries and keys are as handed to the attention, after rotary embedding and norms, keys with as
many heads as the model keeps. Where a model does not let them be seen (BLOOM, GPT-J), only its weights are written, and
all layers' weights are in memory for a moment.

The file, which appears whole or not at all:
    q, k           [layers, texts, heads, tokens, d]        float32; keys may have fewer heads
    attentions     [layers, texts, heads, tokens, tokens]   float32
    input_ids, attention_mask   [texts, tokens]             int64; not of pictures
and of an encoder-decoder each of the first three as encoder_…, decoder_… and cross_… (the decoder's queries, the
encoder's keys), with decoder_input_ids and decoder_attention_mask. Its metadata, texts all of them:
    tokens, decoder_tokens   JSON, a list of tokens for each text; decoder_tokens are the queries of cross_…
    layers                   JSON, the layers' numbers in the model, counted from count_from; of an encoder-decoder
                             encoder_layers and decoder_layers, the latter also for cross_…
    scale, encoder_scale, …  JSON, what q·k is multiplied by before the softmax: a number, or one for each layer
    q_k_suffice, …           JSON, "no" where the scores had more in them than scale and mask: a bias, a soft-cap, sinks
    model, format, count_from
"""

import argparse
import json
import os
import re
import sys
from pathlib import Path

BLOCKS = ("encoder_", "decoder_", "cross_")  # of an encoder-decoder; any other model has one without a name


class Refusal(Exception):
    """Why nothing was written, in one sentence."""


def libraries():
    """PyTorch and transformers, without their chatter."""
    try:
        import torch
        import transformers
    except ImportError as error:
        raise Refusal(f"{error.name} is missing in this Python; it comes with: "
                      "python3 -m pip install torch transformers accelerate") from None
    if tuple(map(int, transformers.__version__.split(".")[:2])) < (4, 56):
        raise Refusal(f"transformers {transformers.__version__} is too old; this needs 4.56")
    transformers.logging.set_verbosity_error()
    if not sys.stderr.isatty():
        transformers.logging.disable_progress_bar()
    return torch, transformers


def name_of(model):
    """What people call it: of a folder its last name."""
    return Path(model).resolve().name if Path(model).is_dir() else model


def note(text):
    print(f"dump_attention: {text}", file=sys.stderr)


def numbers(text):
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected numbers as 1,2,3, found {text}") from None


def layers(text):
    """The numbers in "1,5-8" in their order; none for "all"."""
    if text == "all":
        return None
    if not re.fullmatch(r"\d{1,4}(-\d{1,4})?(,\d{1,4}(-\d{1,4})?)*", text):
        raise argparse.ArgumentTypeError(f"expected all, or layers counted from 1 as 1,5-8, found {text}")
    ranges = [part.split("-") for part in text.split(",")]
    return sorted({number for ends in ranges for number in range(int(ends[0]), int(ends[-1]) + 1)})


def depths(config):
    """How many layers each block of the model has."""
    def first(*names):
        return next((depth for name in names if isinstance(depth := getattr(config, name, None), int)), None)

    if not config.is_encoder_decoder:
        config = config.get_text_config()
        return {"": first("num_hidden_layers", "n_layer", "n_layers", "num_layers")}
    encoder = first("encoder_layers", "num_encoder_layers", "num_layers", "num_hidden_layers")
    decoder = first("decoder_layers", "num_decoder_layers", "num_layers", "num_hidden_layers")
    return {"encoder_": encoder, "decoder_": decoder, "cross_": decoder}


def chosen_layers(config, asked):
    """Of each block the layers to keep; those of an encoder and a decoder may be different ones."""
    counts = depths(config)
    if None in counts.values():
        raise Refusal(f"models of the type {config.model_type} do not say how many layers they have")
    for layer in asked or []:
        if not 1 <= layer <= max(counts.values()):
            raise Refusal(f"there is no layer {layer}; the model has layers 1 to {max(counts.values())}")
    return {block: [layer for layer in range(1, count + 1) if asked is None or layer in asked]
            for block, count in counts.items()}


def number_in(name):
    """The number, from 1, of the layer that a module belongs to by its name; 0 where it has none."""
    digits = re.search(r"(?:^|\.)(\d+)\.", name)
    return int(digits[1]) + 1 if digits else 0


class Recorder:
    """What the chosen layers computed, as float32 in main memory, whatever device they ran on."""

    def __init__(self, torch, model, chosen, kinds):
        self.torch, self.chosen, self.kinds = torch, chosen, kinds
        self.names = {id(module): name for name, module in model.named_modules()}
        self.seen = {block: {} for block in chosen}  # the module of each layer, once it has run
        self.arrays, self.scales, self.lacking = {}, {}, set()

    def place(self, module):
        """The block and the layer's number that a module of attention stands for."""
        name = self.names.get(id(module), "")
        block = "" if "" in self.chosen else "encoder_"
        if block and re.search(r"encoder_attn|EncDecAttention|cross", name):
            block = "cross_"
        elif block and "decoder." in name:
            block = "decoder_"
        seen, layer = self.seen[block], number_in(name) or 1
        if layer in seen and seen[layer] is not module:
            raise Refusal(f"layer {layer} has more than one attention, {self.names.get(id(seen[layer]))} and {name}")
        if layer in seen:  # one module that is used again and again, as ALBERT's
            layer = max(seen) + 1
        seen[layer] = module
        return block, layer

    def put(self, kind, block, layer, tensor):
        name = block + kind
        if kind not in self.kinds or layer not in self.chosen[block]:
            return
        if name not in self.arrays:
            self.arrays[name] = self.torch.empty(len(self.chosen[block]), *tensor.shape, dtype=self.torch.float32)
        array = self.arrays[name]
        if array.shape[1:] != tensor.shape:
            raise Refusal(f"{name} of layer {layer} is {list(tensor.shape)}, that of other layers "
                          f"{list(array.shape[1:])}; write layers of one shape, with --layers")
        array[self.chosen[block].index(layer)].copy_(tensor)

    def take(self, module, query, key, weights, scale):
        block, layer = self.place(module)
        if layer not in self.chosen[block]:
            return
        self.put("attentions", block, layer, weights)
        self.put("q", block, layer, query)
        self.put("k", block, layer, key)
        if "q" not in self.kinds:
            return
        self.scales.setdefault(block, {})[layer] = float(scale)
        if not self.explained(query[0, 0].float(), key[0, 0].float(), weights[0, 0].float(), scale, weights.dtype):
            self.lacking.add(block)

    def explained(self, q, k, weights, scale, kind):
        """Whether softmax(scale · q·kᵀ + mask) of one head comes to the weights."""
        told = weights.amax(-1) - weights.amin(-1) > 1e-6  # a query that sees nothing has equal weights
        scores = (scale * q @ k.T).masked_fill(weights == 0, float("-inf"))
        difference = (scores.softmax(-1) - weights).abs()[told].nan_to_num()
        return difference.numel() == 0 or bool(difference.max() < (1e-3 if kind == self.torch.float32 else 3e-2))

    def drop_missing(self, asked):
        """Some layers of some models have no attention; their places go, unless they were asked for."""
        for block, layers in self.chosen.items():
            missing = [layer for layer in layers if layer not in self.seen[block]]
            if missing and (asked or len(missing) == len(layers)):
                raise Refusal(f"layer {missing[0]} gives no attention" if asked else "the model gives no attention")
            kept = [index for index, layer in enumerate(layers) if layer not in missing]
            for name in [block + kind for kind in self.kinds] if missing else []:
                self.arrays[name] = self.arrays[name][kept]
            self.chosen[block] = [layers[index] for index in kept]

    def metadata(self):
        said = {block + "q_k_suffice": '"no"' for block in self.lacking}
        for block, scales in self.scales.items():
            each = [scales[layer] for layer in self.chosen[block]]
            said[block + "scale"] = json.dumps(each if len(set(each)) > 1 else each[0])
        for block in self.chosen:
            if block != "cross_":
                said[block + "layers"] = json.dumps(self.chosen[block])
        return said


def run(torch, model, inputs, recorder):
    """One forward pass, of which the recorder takes what it is to keep."""
    sources = {sys.modules[type(module).__module__] for module in model.modules()}
    originals = {source: source.eager_attention_forward for source in sources
                 if hasattr(source, "eager_attention_forward")}

    def recording(original):
        def attention(module, query, key, value, attention_mask, scaling=None, **others):
            output, weights = original(module, query, key, value, attention_mask, scaling=scaling, **others)
            scale = query.shape[-1] ** -0.5 if scaling is None else scaling
            recorder.take(module, query, key, weights, scale)
            return output, weights
        return attention

    try:
        for source, original in originals.items():
            source.eager_attention_forward = recording(original)
        with torch.inference_mode():
            outputs = model(**inputs, **({} if originals else {"output_attentions": True}))
    finally:
        for source, original in originals.items():
            source.eager_attention_forward = original
    if not originals:
        take_outputs(outputs, recorder)


def take_outputs(outputs, recorder):
    """For models whose attention cannot be reached: their weights, after all layers have run."""
    if "q" in recorder.kinds:
        note("q and k are not written: this model does not let them be seen")
    if "attentions" not in recorder.kinds:
        raise Refusal("this model lets nothing but its attentions be seen")
    recorder.kinds = ["attentions"]
    for block in recorder.chosen:
        for index, weights in enumerate(getattr(outputs, block + "attentions", None) or ()):
            if weights is not None:
                recorder.seen[block][index + 1] = None
                recorder.put("attentions", block, index + 1, weights)


def missing_tensors(model, told):
    """Those that attention needs: neither behind it nor computed from nothing."""
    kind = {name: type(module).__name__ for name, module in model.named_modules()}
    return sorted(name for name in told["missing_keys"]
                  if "pooler" not in name and "Sinusoidal" not in kind.get(name.rpartition(".")[0], ""))


def load(torch, transformers, options):
    """The model without its head, which attention does not need, on the devices that were asked for."""
    placed = {"device_map": options.device_map} if options.device_map else {}
    try:
        import accelerate  # noqa: F401, only whether it is there
        placed = placed or {"device_map": "auto"}
    except ImportError:
        if placed and options.device_map != "cpu":
            raise Refusal("--device-map needs accelerate; it comes with: python3 -m pip install accelerate") from None
        placed = {}
    model, told = transformers.AutoModel.from_pretrained(
        options.model, revision=options.revision, dtype=options.dtype, attn_implementation="eager",
        output_loading_info=True, **placed)
    missing = missing_tensors(model, told)
    if missing:  # they would be random numbers
        raise Refusal(f"{options.model} lacks {len(missing)} of the model's tensors, as {missing[0]}")
    if not placed and options.device_map != "cpu" and torch.cuda.is_available():
        model = model.cuda()
    model.config.use_cache = False
    return model.eval()


def tokenizer_of(transformers, options):
    try:
        tokenizer = transformers.AutoTokenizer.from_pretrained(options.model, revision=options.revision)
    except (OSError, ValueError) as error:
        if options.ids is None:
            raise Refusal(f"{options.model} has no tokenizer that transformers reads; --ids does without: "
                          + first_line(error)) from None
        return None
    tokenizer.padding_side = "right"
    if tokenizer.pad_token is None:
        tokenizer.pad_token = tokenizer.eos_token
    return tokenizer


def padded(torch, rows, filler):
    """ids [texts, tokens], and which of them are real."""
    longest = max(map(len, rows))
    if longest > min(map(len, rows)) and filler is None:
        raise Refusal("texts of different lengths need a token that fills them up, and this tokenizer has none")
    ids = [row + [filler] * (longest - len(row)) for row in rows]
    return torch.tensor(ids), torch.tensor([[int(i < len(row)) for i in range(longest)] for row in rows])


def text_inputs(torch, transformers, config, options):
    """What the model reads, and its tokens for the metadata."""
    tokenizer = tokenizer_of(transformers, options)
    limit = {"truncation": True, "max_length": options.max_tokens} if options.max_tokens else {}
    if options.ids is not None:
        inputs = dict(zip(("input_ids", "attention_mask"), padded(torch, [options.ids[:options.max_tokens]], None)))
    else:
        pairs = [options.pair] * len(options.text) if options.pair is not None else None
        uneven = len(options.text) > 1
        inputs = dict(tokenizer(options.text, pairs, padding=uneven, return_tensors="pt", **limit))
    if config.is_encoder_decoder:
        inputs.update(target_inputs(torch, config, tokenizer, options, len(inputs["input_ids"]), limit))
    if not all(inputs[name].shape[1] for name in inputs):
        raise Refusal("the text has no tokens")
    pieces = (lambda row: tokenizer.convert_ids_to_tokens(row)) if tokenizer else (lambda row: list(map(str, row)))
    return inputs, {name: json.dumps([pieces(row) for row in inputs[ids].tolist()], ensure_ascii=False)
                    for name, ids in (("tokens", "input_ids"), ("decoder_tokens", "decoder_input_ids"))
                    if ids in inputs}


def target_inputs(torch, config, tokenizer, options, count, limit):
    """What the decoder reads: its start token, then the target without its last token, which is to be said last."""
    if options.target_ids is not None:
        rows = [options.target_ids[:options.max_tokens]]
    elif options.target and tokenizer:
        start = config.decoder_start_token_id
        start = config.pad_token_id if start is None else start
        rows = [[start, *ids[:-1]] for ids in tokenizer(text_target=options.target, **limit)["input_ids"]]
    else:
        raise Refusal("an encoder-decoder reads a second text: --target, or --target-ids")
    if len(rows) not in (1, count):
        raise Refusal(f"{len(rows)} targets for {count} texts")
    ids, mask = padded(torch, rows * (count // len(rows)), config.pad_token_id)
    return {"decoder_input_ids": ids, "decoder_attention_mask": mask}


def image_inputs(transformers, config, options):
    """Pixels, and a name for each place: row and column of its patch behind the tokens that belong to none."""
    try:
        from PIL import Image
    except ImportError:
        raise Refusal("--image needs Pillow; it comes with: python3 -m pip install pillow") from None
    pair = lambda size: (size, size) if isinstance(size, int) else tuple(size)
    height, width = pair(config.image_size)
    try:
        processor = transformers.AutoImageProcessor.from_pretrained(options.model, revision=options.revision)
    except OSError:
        note(f"{options.model} has no preprocessor_config.json; mean and deviation are taken to be 0.5")
        processor = transformers.ViTImageProcessor(size={"height": height, "width": width})
    inputs = dict(processor(images=[Image.open(file).convert("RGB") for file in options.image], return_tensors="pt"))
    rows, columns = (size // patch for size, patch in zip((height, width), pair(config.patch_size)))
    places = [f"{row},{column}" for row in range(1, rows + 1) for column in range(1, columns + 1)]
    return inputs, places


def patch_tokens(array, places):
    """Names for the tokens of pictures, known once the model has run: how many go before the patches differs."""
    others = array.shape[-1 if array.shape[-1] == array.shape[-2] else -2] - len(places)
    names = ["[CLS]", *(f"[extra {i}]" for i in range(1, others))][:max(0, others)] + places
    return json.dumps([names] * array.shape[1])


def picture_of(array, places, options):
    """Where the patches are, and of which pictures, where these lie beside the dump or below it."""
    rows, columns = map(int, places[-1].split(","))
    offset = array.shape[-1 if array.shape[-1] == array.shape[-2] else -2] - len(places)
    said = {"grid": [rows, columns], "offset": max(0, offset)}
    folder = options.out.absolute().parent.resolve()
    files = [Path(file).absolute().resolve() for file in options.image]
    if all(file.is_relative_to(folder) for file in files):
        said["images"] = [str(file.relative_to(folder)) for file in files]
    return json.dumps(said, ensure_ascii=False)


def first_line(error):
    return next(iter(str(error).strip().split("\n")), "")[:300] or type(error).__name__


def write(path, tensors, metadata):
    """Under a temporary name until it is whole."""
    from safetensors.torch import save_file
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        save_file({name: tensor.contiguous() for name, tensor in tensors.items()}, temporary, metadata)
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)  # as any new file; safetensors lets the owner alone read it
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def require_out(path, model):
    if path.is_dir():
        raise Refusal(f"{path} is a folder")
    if path.exists() and path.absolute().parent.resolve() == Path(model).absolute().resolve():
        raise Refusal(f"{path} is a file of the model")
    if not path.absolute().parent.is_dir():
        raise Refusal(f"{path}: the folder {path.absolute().parent} is not there")


def require_kind(config, options):
    pictures = hasattr(config, "image_size") and not hasattr(config, "vocab_size")
    if pictures != bool(options.image):
        raise Refusal(f"{options.model} reads {'pictures: --image' if pictures else 'texts: --text'}")
    ids = [*(options.ids or []), *(options.target_ids or [])]
    size = getattr(config.get_text_config(), "vocab_size", None)
    if ids and size and not 0 <= min(ids) <= max(ids) < size:
        raise Refusal(f"token ids go from 0 to {size - 1}; found {min(ids) if min(ids) < 0 else max(ids)}")


def dump(options):
    require_out(options.out, options.model)
    torch, transformers = libraries()
    config = transformers.AutoConfig.from_pretrained(options.model, revision=options.revision)
    require_kind(config, options)
    chosen = chosen_layers(config, options.layers)
    inputs, said = image_inputs(transformers, config, options) if options.image else \
        text_inputs(torch, transformers, config, options)
    model = load(torch, transformers, options)
    recorder = Recorder(torch, model, chosen, options.kinds)
    device = next((each.device for each in model.parameters() if each.device.type != "meta"), "cpu")
    run(torch, model, {name: tensor.to(device) for name, tensor in inputs.items()}, recorder)
    recorder.drop_missing(options.layers)
    if options.image:
        array = next(iter(recorder.arrays.values()))
        said = {"tokens": patch_tokens(array, said), "picture": picture_of(array, said, options)}
    tensors = dict(recorder.arrays)
    tensors.update({name: tensor for name, tensor in inputs.items() if name != "pixel_values"})
    write(options.out, tensors, {"format": "attentionscope", "model": name_of(options.model), "count_from": "1",
                                 **said, **recorder.metadata()})
    print(f"{options.out}: " + ", ".join(f"{name} {list(array.shape)}" for name, array in recorder.arrays.items()))


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.exit(2, f"dump_attention: {message}\n")


def parser():
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", metavar="MODEL", help="a folder, or a name on the hub")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--text", metavar="T", nargs="+", help="several make a batch")
    source.add_argument("--ids", metavar="1,2,3", type=numbers, help="token ids as they stand")
    source.add_argument("--image", metavar="F", nargs="+", help="pictures, of a vision transformer")
    parser.add_argument("--pair", metavar="T", help="a second text after each, for models that read pairs")
    parser.add_argument("--target", metavar="T", nargs="+", help="what the decoder of an encoder-decoder reads")
    parser.add_argument("--target-ids", metavar="1,2", type=numbers, help="the same as token ids, start token first")
    parser.add_argument("--layers", metavar="1,5-8|all", type=layers, help="counted from 1 (all)")
    parser.add_argument("--dtype", choices=["auto", "float32", "bfloat16", "float16"], default="auto",
                        help="to compute in; auto: as the weights are stored")
    parser.add_argument("--device-map", metavar="MAP", help="auto, cpu, cuda:1, …; see accelerate (auto with it)")
    parser.add_argument("--revision", metavar="R", help="of a model on the hub")
    parser.add_argument("--max-tokens", metavar="N", type=int, help="leave out what is longer")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--no-qk", dest="kinds", action="store_const", const=["attentions"], help="weights only")
    only.add_argument("--no-attentions", dest="kinds", action="store_const", const=["q", "k"], help="q and k only")
    parser.set_defaults(kinds=["q", "k", "attentions"])
    parser.add_argument("--out", metavar="FILE.safetensors", type=Path, required=True)
    return parser


def main(arguments=None):
    options = parser().parse_args(arguments)
    try:
        dump(options)
        return 0
    except Refusal as refusal:
        why = str(refusal)
    except KeyboardInterrupt:
        why = "stopped; nothing was written"
    except MemoryError:
        why = "not enough memory; fewer --layers or --max-tokens take less"
    except Exception as error:  # of many types, whatever the model or the hub stumbled over
        why = f"{options.model}: {first_line(error)}"
    note(why)
    return 1


if __name__ == "__main__":
    sys.exit(main())
