"""Tiny models of families with options that the shared golden set lacks, and what transformers makes of them:

    resources/python/environment tests/golden/data/families/make_options.py

Weights are random numbers rounded to bfloat16; everything is computed in float32, with eager attention."""

import json
import pathlib
import sys

import torch
from safetensors.torch import load_file, save_file
from transformers import (
    BigBirdConfig, BigBirdForMaskedLM, DeepseekV2Config, DeepseekV2ForCausalLM, Dinov2WithRegistersConfig, EuroBertConfig, EuroBertForMaskedLM, LayoutLMv3Config, LayoutLMv3Model, LongformerConfig, LongformerForMaskedLM,
    MoonshineConfig, MoonshineForConditionalGeneration, NemotronHConfig, NemotronHForCausalLM, TrOCRConfig, VisionEncoderDecoderConfig,
    VisionEncoderDecoderModel, ViTConfig, Wav2Vec2Config, Wav2Vec2ForCTC, WavLMConfig, WavLMModel, XLNetConfig,
    XLNetLMHeadModel)

here = pathlib.Path(__file__).parent
tolerance = {"attentions": 1e-5, "hidden_states": 1e-4, "logits": 2e-4}


def rounded(model):
    torch.manual_seed(7)
    for name, parameter in model.named_parameters():
        spread = 0.05 if parameter.dim() < 2 or "norm" in name.lower() else 0.35
        middle = 1.0 if "norm" in name.lower() and name.endswith("weight") else 0.0
        parameter.data = (middle + spread * torch.randn(parameter.shape)).to(torch.bfloat16).float()
    return model.eval()


def write(name, model, texts, rename=None):
    folder = here / name
    folder.mkdir(exist_ok=True)
    model.save_pretrained(folder)
    (folder / "generation_config.json").unlink(missing_ok=True)
    weights = {(rename(key) if rename else key): value.to(torch.bfloat16).contiguous()
               for key, value in load_file(folder / "model.safetensors").items()}
    save_file(weights, folder / "model.safetensors", {"format": "pt"})
    tensors = {f"{text}.{key}": value.contiguous() for text, kept in texts.items() for key, value in kept.items()}
    save_file(tensors, folder / "expected.safetensors", {"format": "pt"})
    about = {"model": name, "model_type": model.config.model_type, "texts": {text: {} for text in texts},
             "tolerance": tolerance}
    (folder / "expected.json").write_text(json.dumps(about) + "\n")


def kept(inputs, out, *more):
    tensors = {key: value for key, value in inputs.items() if value is not None}
    for key in ("attentions", "hidden_states", "encoder_attentions", "decoder_attentions", "cross_attentions",
                "decoder_hidden_states"):
        value = getattr(out, key, None)
        if value:
            # BigBird fills texts up to whole blocks, and takes that away behind the last layer.
            tensors[key] = torch.stack([each[..., :value[-1].shape[-2], :] for each in value])
    for key in ("last_hidden_state", "logits", *more):
        value = getattr(out, key, None)
        if value is not None:
            tensors[key] = value
    return tensors


def of(model, **inputs):
    with torch.no_grad():
        return kept(inputs, model(**inputs, output_attentions=True, output_hidden_states=True))


def ids(*shape, most=40):
    return torch.randint(6, most, shape)


torch.manual_seed(3)
asked = set(sys.argv[1:])
cases = {}


def case(make):
    cases[make.__name__] = make
    return make


@case
def big_bird_short():
    model = rounded(BigBirdForMaskedLM(BigBirdConfig(
        vocab_size=40, hidden_size=12, num_hidden_layers=2, num_attention_heads=3, intermediate_size=14,
        max_position_embeddings=600, block_size=4, num_random_blocks=2, use_bias=False, rescale_embeddings=True,
        attn_implementation="eager")))
    texts = {"short": ids(1, 9)}
    made = {}
    for name, tokens in texts.items():
        made[name] = of(model, input_ids=tokens, attention_mask=torch.ones_like(tokens),
                        token_type_ids=torch.zeros_like(tokens))
    model.config.attention_type = "block_sparse"
    write("big_bird_short", model, made)


@case
def big_bird_long():
    size, drawn = 2, 1
    model = rounded(BigBirdForMaskedLM(BigBirdConfig(
        vocab_size=40, hidden_size=12, num_hidden_layers=2, num_attention_heads=3, intermediate_size=14,
        max_position_embeddings=64, block_size=size, num_random_blocks=drawn, attn_implementation="eager")))
    made, seen = {}, []
    for layer in model.bert.encoder.layer:  # transformers keeps the maps of whole texts alone
        layer.attention.self.register_forward_hook(lambda module, given, out: seen.append(out[1]))
    # A text that is cut within a block, first, because a shorter one makes the model see all from then on.
    for name, count in (("medium", 21), ("short", 14)):
        tokens = ids(1, count)
        made[name] = of(model, input_ids=tokens, attention_mask=torch.ones_like(tokens),
                        token_type_ids=torch.zeros_like(tokens))
    # Of keys that count several times each, it reports the weight of one; here it is that of all.
    maps = torch.stack(seen)[..., :21, :21].clone()
    maps[..., size:20, :size] *= 1 + drawn
    made["medium"]["attentions"] = maps
    model.config.attention_type = "block_sparse"
    write("big_bird_long", model, made)


@case
def xlnet_one_way():
    model = rounded(XLNetLMHeadModel(XLNetConfig(
        vocab_size=40, d_model=12, n_layer=2, n_head=2, d_inner=14, attn_type="uni", clamp_len=3,
        use_mems_eval=False)))
    tokens, segments = ids(1, 9), torch.tensor([[0] * 5 + [1] * 3 + [2]])
    write("xlnet_one_way", model, {"short": of(model, input_ids=tokens, attention_mask=torch.ones_like(tokens),
                                               token_type_ids=segments)})


@case
def longformer_windows():
    model = rounded(LongformerForMaskedLM(LongformerConfig(
        vocab_size=40, hidden_size=12, num_hidden_layers=2, num_attention_heads=3, intermediate_size=14,
        max_position_embeddings=70, attention_window=[4, 8], pad_token_id=1, type_vocab_size=1)))
    tokens = ids(1, 12)
    first = torch.zeros_like(tokens)
    first[:, 0] = 1
    with torch.no_grad():
        out = model(input_ids=tokens, attention_mask=torch.ones_like(tokens), global_attention_mask=first,
                    output_attentions=True, output_hidden_states=True)
    # The library says where a window's weights lie in a band, and has those of the first token apart.
    layers = []
    for window, local, everywhere in zip([4, 8], out.attentions, out.global_attentions):
        dense = torch.zeros(1, 3, 12, 12)
        for query in range(1, 12):
            dense[0, :, query, 0] = local[0, :, query, 0]
            for offset in range(window + 1):
                key = query + offset - window // 2
                if 1 <= key < 12:
                    dense[0, :, query, key] = local[0, :, query, 1 + offset]
        dense[0, :, 0] = everywhere[0, :, :12, 0]
        layers.append(dense)
    write("longformer_windows", model, {"short": {
        "input_ids": tokens, "attention_mask": torch.ones_like(tokens), "global_attention_mask": first,
        "attentions": torch.stack(layers), "logits": out.logits,
        "hidden_states": torch.stack([state[:, :12] for state in out.hidden_states])}})


@case
def layoutlmv3_batch():
    model = rounded(LayoutLMv3Model(LayoutLMv3Config(
        vocab_size=40, hidden_size=12, num_hidden_layers=2, num_attention_heads=3, intermediate_size=14,
        max_position_embeddings=30, max_2d_position_embeddings=1024, coordinate_size=2, shape_size=2, input_size=8,
        patch_size=8, visual_embed=False, type_vocab_size=2, rel_pos_bins=8, max_rel_pos=6, rel_2d_pos_bins=12,
        max_rel_2d_pos=200)))
    tokens = ids(2, 7)
    tokens[1, 5:] = 1
    left, top = torch.randint(0, 700, (2, 7)), torch.randint(0, 700, (2, 7))
    boxes = torch.stack([left, top, left + torch.randint(0, 300, (2, 7)), top + torch.randint(0, 300, (2, 7))], -1)
    write("layoutlmv3_batch", model, {"batch": of(
        model, input_ids=tokens, bbox=boxes, attention_mask=(tokens != 1).long(),
        token_type_ids=torch.tensor([[0, 0, 1, 1, 1, 1, 0], [0, 1, 1, 1, 0, 0, 0]]))})


@case
def layoutlmv3_picture():
    model = rounded(LayoutLMv3Model(LayoutLMv3Config(
        vocab_size=40, hidden_size=12, num_hidden_layers=2, num_attention_heads=3, intermediate_size=14,
        max_position_embeddings=14, max_2d_position_embeddings=1024, coordinate_size=2, shape_size=2, input_size=12,
        patch_size=4, type_vocab_size=1, rel_pos_bins=8, max_rel_pos=6, rel_2d_pos_bins=12, max_rel_2d_pos=200)))
    tokens = ids(2, 7)
    tokens[1, 5:] = 1
    left, top = torch.randint(0, 700, (2, 7)), torch.randint(0, 700, (2, 7))
    boxes = torch.stack([left, top, left + torch.randint(0, 300, (2, 7)), top + torch.randint(0, 300, (2, 7))], -1)
    write("layoutlmv3_picture", model, {"batch": of(
        model, input_ids=tokens, bbox=boxes, attention_mask=(tokens != 1).long(), pixel_values=torch.randn(2, 3, 12, 12),
        token_type_ids=torch.zeros_like(tokens))})


@case
def heads_of_their_own():
    """Language heads that are no embedding, with biases of their own."""
    small = dict(vocab_size=40, hidden_size=12, num_hidden_layers=1, num_attention_heads=3, intermediate_size=14,
                 max_position_embeddings=30, tie_word_embeddings=False)
    tokens = ids(1, 9)
    model = rounded(EuroBertForMaskedLM(EuroBertConfig(**small, num_key_value_heads=3, mlp_bias=True, pad_token_id=0,
                                                       bos_token_id=1, eos_token_id=2, mask_token_id=3,
                                                       attn_implementation="eager")))
    write("eurobert_biases", model, {"short": of(model, input_ids=tokens, attention_mask=torch.ones_like(tokens))})
    model = rounded(BigBirdForMaskedLM(BigBirdConfig(**small, attention_type="original_full")))
    write("big_bird_untied", model, {"short": of(model, input_ids=tokens, attention_mask=torch.ones_like(tokens),
                                                 token_type_ids=torch.zeros_like(tokens))})


@case
def trocr_sinusoids():
    encoder = ViTConfig(hidden_size=12, num_hidden_layers=1, num_attention_heads=2, intermediate_size=14, image_size=8,
                        patch_size=4, qkv_bias=False, attn_implementation="eager")
    decoder = TrOCRConfig(vocab_size=40, d_model=8, decoder_layers=2, decoder_attention_heads=2, decoder_ffn_dim=10,
                          max_position_embeddings=30, activation_function="relu", scale_embedding=True,
                          use_learned_position_embeddings=False, layernorm_embedding=False, tie_word_embeddings=False,
                          cross_attention_hidden_size=12, attn_implementation="eager")
    config = VisionEncoderDecoderConfig.from_encoder_decoder_configs(encoder, decoder)
    config.decoder_start_token_id, config.pad_token_id, config.eos_token_id = 2, 1, 2
    model = rounded(VisionEncoderDecoderModel(config=config))
    inputs = {"pixel_values": torch.randn(1, 3, 8, 8), "decoder_input_ids": ids(1, 6)}
    with torch.no_grad():
        out = model(**inputs, output_attentions=True, output_hidden_states=True)
    write("trocr_sinusoids", model, {"image": kept(inputs, out, "encoder_last_hidden_state")})


@case
def trocr_registers():
    encoder = Dinov2WithRegistersConfig(hidden_size=12, num_hidden_layers=1, num_attention_heads=2, mlp_ratio=2,
                                        image_size=8, patch_size=4, num_register_tokens=2, attn_implementation="eager")
    decoder = TrOCRConfig(vocab_size=40, d_model=12, decoder_layers=1, decoder_attention_heads=2, decoder_ffn_dim=10,
                          max_position_embeddings=30, attn_implementation="eager")
    config = VisionEncoderDecoderConfig.from_encoder_decoder_configs(encoder, decoder)
    config.decoder_start_token_id, config.pad_token_id, config.eos_token_id = 2, 1, 2
    model = rounded(VisionEncoderDecoderModel(config=config))
    inputs = {"pixel_values": torch.randn(1, 3, 8, 8), "decoder_input_ids": ids(1, 6)}
    with torch.no_grad():
        out = model(**inputs, output_attentions=True, output_hidden_states=True)
    write("trocr_registers", model, {"image": kept(inputs, out, "encoder_last_hidden_state")})


def sound(config, **more):
    return config(vocab_size=20, hidden_size=12, num_hidden_layers=2, num_attention_heads=3, intermediate_size=14,
                  conv_dim=[8, 6], conv_kernel=[6, 3], conv_stride=[4, 2], num_feat_extract_layers=2,
                  num_conv_pos_embeddings=5, num_conv_pos_embedding_groups=2, apply_spec_augment=False,
                  attn_implementation="eager", **more)


@case
def wav2vec2_stable():
    model = rounded(Wav2Vec2ForCTC(sound(Wav2Vec2Config, do_stable_layer_norm=True, feat_extract_norm="layer",
                                         conv_bias=True, feat_extract_activation="gelu")))
    made = of(model, input_values=torch.randn(2, 101))
    # As files have it that the library writes under the newer names of weight normalisation.
    newer = {".weight_g": ".parametrizations.weight.original0", ".weight_v": ".parametrizations.weight.original1"}

    def rename(key):
        for old, new in newer.items():
            key = key.replace(old, new)
        return key
    write("wav2vec2_stable", model, {"audio": made}, rename)


def filled_up(samples):
    """Two waveforms of one length, of which the second is filled up with zeros."""
    values, mask = torch.randn(2, samples), torch.ones(2, samples, dtype=torch.long)
    mask[1, 2 * samples // 3:] = 0
    return {"input_values": values * mask, "attention_mask": mask}


@case
def wav2vec2_filled():
    model = rounded(Wav2Vec2ForCTC(sound(Wav2Vec2Config, feat_extract_norm="layer")))
    write("wav2vec2_filled", model, {"audio": of(model, **filled_up(110))})


@case
def moonshine_filled():
    model = rounded(MoonshineForConditionalGeneration(MoonshineConfig(
        vocab_size=30, hidden_size=12, intermediate_size=10, encoder_num_hidden_layers=1, decoder_num_hidden_layers=1,
        encoder_num_attention_heads=3, decoder_num_attention_heads=3, max_position_embeddings=32, pad_token_id=2,
        attn_implementation="eager")))
    inputs = {**filled_up(4000), "decoder_input_ids": ids(2, 5, most=30)}
    with torch.no_grad():
        out = model(**inputs, output_attentions=True, output_hidden_states=True)
    write("moonshine_filled", model, {"audio": kept(inputs, out, "encoder_last_hidden_state")})


@case
def wavlm_stable():
    model = rounded(WavLMModel(sound(WavLMConfig, do_stable_layer_norm=True, feat_extract_norm="layer", num_buckets=12,
                                     max_bucket_distance=8)))
    write("wavlm_stable", model, {"audio": of(model, input_values=torch.randn(1, 113))})


@case
def moonshine_biases():
    model = rounded(MoonshineForConditionalGeneration(MoonshineConfig(
        vocab_size=30, hidden_size=12, intermediate_size=10, encoder_num_hidden_layers=1, decoder_num_hidden_layers=1,
        encoder_num_attention_heads=3, decoder_num_attention_heads=2, attention_bias=True, max_position_embeddings=32,
        pad_token_id=2, rope_parameters={"rope_type": "default", "rope_theta": 500.0, "partial_rotary_factor": 0.7},
        attn_implementation="eager")))
    inputs = {"input_values": torch.randn(1, 2600), "decoder_input_ids": ids(1, 5, most=30)}
    with torch.no_grad():
        out = model(**inputs, output_attentions=True, output_hidden_states=True)
    write("moonshine_biases", model, {"audio": kept(inputs, out, "encoder_last_hidden_state")})


@case
def nemotron_h_biases():
    # Its attention has no biases, whatever "attention_bias" says.
    model = rounded(NemotronHForCausalLM(NemotronHConfig(
        vocab_size=40, hidden_size=12, layers_block_type=["linear_attention", "full_attention", "mlp"], head_dim=5,
        num_attention_heads=3, num_key_value_heads=1, intermediate_size=14, mamba_num_heads=4, mamba_head_dim=3,
        ssm_state_size=4, n_groups=2, attention_bias=True, mlp_bias=True, use_bias=True, tie_word_embeddings=False,
        attn_implementation="eager")))
    tokens = ids(1, 9)
    write("nemotron_h_biases", model, {"short": of(model, input_ids=tokens, attention_mask=torch.ones_like(tokens))})


@case
def deepseek_v2_biases():
    # Experts have no biases, whatever "mlp_bias" says.
    model = rounded(DeepseekV2ForCausalLM(DeepseekV2Config(
        vocab_size=40, hidden_size=12, num_hidden_layers=2, num_attention_heads=3, num_key_value_heads=3,
        intermediate_size=14, moe_intermediate_size=8, n_routed_experts=4, num_experts_per_tok=2, n_shared_experts=1,
        first_k_dense_replace=1, kv_lora_rank=6, q_lora_rank=None, qk_rope_head_dim=4, qk_nope_head_dim=6, v_head_dim=5,
        mlp_bias=True, attention_bias=True, attn_implementation="eager", experts_implementation="eager")))
    tokens = ids(1, 9)
    write("deepseek_v2_biases", model, {"short": of(model, input_ids=tokens, attention_mask=torch.ones_like(tokens))})


for name, make in cases.items():
    if not asked or name in asked:
        make()
