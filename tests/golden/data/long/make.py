#!/usr/bin/env python3
"""Makes tiny models of every kind of layer, and what transformers makes of long texts with them.

    python3 make.py          in a Python that has gguf, safetensors, torch and transformers 5

Products are finished 256 rows at a time, feed-forward layers read 1024: what is wrong from there on shows in no short
text. A folder holds config.json and model.safetensors, or model.gguf (random weights), and expected.safetensors: what was
read ("input_ids", "decoder_input_ids", "pixel_values" or "input_features"), and under transformers' names some rows of
"attentions" [L, 1, H, rows, T_k], which "map_rows" counts, and of "last_hidden_state" [1, rows, d] and "logits", which
"rows" counts. Computed in float32, with eager attention.
"""
import copy
import os
import shutil

import gguf
import numpy
import torch
import transformers
from safetensors.torch import save_file

HERE = os.path.dirname(os.path.abspath(__file__))
TOKENS = 270
ROWS = [0, 1, 127, 255, 256, 257, 260, 263, 266, 269]
MAP_ROWS = [263]
SMALL = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 12,
         "vocab_size": 20, "max_position_embeddings": 512, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2}
HALF = torch.float16
TEXT = {"num_key_value_heads": 1, "head_dim": 4, "tie_word_embeddings": True}


def filled(model, seed, dtype):
    """Numbers large enough that every part matters, as `dtype` has them."""
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            numbers = torch.randn(parameter.shape, generator=generator)
            is_norm = "norm" in name.lower() and parameter.dim() == 1 and name.endswith("weight")
            numbers = 1 + 0.2 * numbers if is_norm else 0.35 * numbers
            parameter.copy_(numbers.to(dtype).to(torch.float32))
    return model.eval()


def rows_of(tensor, rows, axis):
    return tensor.index_select(axis, torch.tensor(rows)).contiguous()


def keep(folder, inputs, rows, tensors):
    """What was read, and some rows of what came out."""
    expected = {f"long.{name}": tensor.contiguous() for name, tensor in inputs.items()}
    expected["long.rows"] = torch.tensor(rows, dtype=torch.int16)
    expected["long.map_rows"] = torch.tensor(MAP_ROWS, dtype=torch.int16)
    for name, tensor in tensors.items():
        is_map = name.endswith("attentions")
        expected[f"long.{name}"] = rows_of(tensor.float(), MAP_ROWS if is_map else rows, 3 if is_map else 1)
    save_file(expected, os.path.join(folder, "expected.safetensors"))


def save(model, name, dtype):
    folder = os.path.join(HERE, name)
    shutil.rmtree(folder, ignore_errors=True)
    copy.deepcopy(model).to(dtype).save_pretrained(folder)
    left = os.path.join(folder, "generation_config.json")
    if os.path.exists(left):
        os.remove(left)
    return folder


def ids(seed, tokens=TOKENS, vocabulary=20, first=3):
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(first, vocabulary, (1, tokens), generator=generator, dtype=torch.int64)


SEED = 100


def language_model(name, config, dtype=torch.float32, tokens=TOKENS, causal=True):
    global SEED
    SEED += 1
    config._attn_implementation = config._experts_implementation = "eager"
    make = transformers.AutoModelForCausalLM if causal else transformers.AutoModelForMaskedLM
    model = filled(make.from_config(config), SEED, dtype)
    folder = save(model, name, dtype)
    text = ids(SEED, tokens)
    rows = ROWS + [row for row in (1023, 1024, 1025, 1090) if row < tokens]
    with torch.no_grad():
        out = model(input_ids=text, output_attentions=True, output_hidden_states=True)
    tensors = {"last_hidden_state": out.hidden_states[-1]}
    if getattr(config, "final_logit_softcapping", None):
        tensors["logits"] = out.logits
    if tokens == TOKENS:
        tensors["attentions"] = torch.stack(out.attentions)
    keep(folder, {"input_ids": text.to(torch.uint8)}, rows, tensors)


def encoder_decoder(name, config, inputs, dtype=torch.float32):
    global SEED
    SEED += 1
    config._attn_implementation = config._experts_implementation = "eager"
    make = (transformers.AutoModelForSpeechSeq2Seq if "input_features" in inputs
            else transformers.AutoModelForSeq2SeqLM)
    model = filled(make.from_config(config), SEED, dtype)
    folder = save(model, name, dtype)
    target = ids(SEED + 500)
    with torch.no_grad():
        out = model(**inputs, decoder_input_ids=target, output_attentions=True, output_hidden_states=True)
    given = {key: value.to(torch.uint8) if value.dtype == torch.int64 else value.to(torch.float16)
             for key, value in inputs.items()}
    tensors = {"encoder_attentions": torch.stack(out.encoder_attentions),
               "decoder_attentions": torch.stack(out.decoder_attentions),
               "cross_attentions": torch.stack(out.cross_attentions),
               "encoder_last_hidden_state": out.encoder_last_hidden_state,
               "decoder_last_hidden_state": out.decoder_hidden_states[-1]}
    keep(folder, {**given, "decoder_input_ids": target.to(torch.uint8)}, ROWS, tensors)


def picture(name, model, size, dtype):
    global SEED
    SEED += 1
    model = filled(model, SEED, dtype)
    folder = save(model, name, dtype)
    generator = torch.Generator().manual_seed(SEED)
    pixels = torch.randn(1, 3, *size, generator=generator).to(torch.float16).to(torch.float32)
    with torch.no_grad():
        out = model(pixel_values=pixels, output_attentions=True)
    keep(folder, {"pixel_values": pixels.to(torch.float16)}, ROWS,
         {"attentions": torch.stack(out.attentions), "last_hidden_state": out.last_hidden_state})


def gguf_llama(name):
    """Layers whose gate, and what it opens, are stored in blocks, in float32, and both mixed."""
    global SEED
    SEED += 1
    width, inner, layers = 32, 32, 2
    config = transformers.LlamaConfig(**{**SMALL, **TEXT, "hidden_size": width, "intermediate_size": inner,
                                         "num_hidden_layers": layers, "head_dim": 16, "rms_norm_eps": 1e-5,
                                         "rope_parameters": {"rope_type": "default", "rope_theta": 10000.0}},
                                      attn_implementation="eager")
    model = filled(transformers.LlamaForCausalLM(config), SEED, torch.float32)
    types = gguf.GGMLQuantizationType
    of_layer = [{"ffn_gate": types.Q4_0, "ffn_up": types.Q4_0, "ffn_down": types.Q8_0},
                {"ffn_gate": types.Q8_0, "ffn_up": types.F32, "ffn_down": types.Q5_0}]
    folder = os.path.join(HERE, name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    writer = gguf.GGUFWriter(os.path.join(folder, "model.gguf"), "llama")
    writer.add_context_length(512)
    writer.add_embedding_length(width)
    writer.add_block_count(layers)
    writer.add_feed_forward_length(inner)
    writer.add_head_count(2)
    writer.add_head_count_kv(1)
    writer.add_key_length(16)
    writer.add_value_length(16)
    writer.add_rope_dimension_count(16)
    writer.add_rope_freq_base(10000.0)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(20)
    state = model.state_dict()

    def put(own, from_name, kind):
        tensor = state[from_name].numpy()
        if kind in (types.F32, types.F16):
            numbers = tensor.astype(numpy.float16 if kind == types.F16 else numpy.float32)
            stored = numbers
        else:
            stored = gguf.quantize(tensor, kind)
            numbers = gguf.dequantize(stored, kind)
        with torch.no_grad():
            state[from_name].copy_(torch.from_numpy(numbers.astype(numpy.float32)))
        if own.endswith(("attn_q.weight", "attn_k.weight")):  # pairs of a head's halves lie side by side
            heads = stored.shape[0] // 16
            stored = stored.reshape(heads, 2, 8, -1).swapaxes(1, 2).reshape(stored.shape)
        writer.add_tensor(own, stored, raw_dtype=kind)

    put("token_embd.weight", "model.embed_tokens.weight", types.F32)
    put("output_norm.weight", "model.norm.weight", types.F32)
    for layer, kinds in enumerate(of_layer):
        own, theirs = f"blk.{layer}.", f"model.layers.{layer}."
        put(own + "attn_norm.weight", theirs + "input_layernorm.weight", types.F32)
        put(own + "ffn_norm.weight", theirs + "post_attention_layernorm.weight", types.F32)
        for short, long in (("q", "q_proj"), ("k", "k_proj"), ("v", "v_proj"), ("output", "o_proj")):
            put(f"{own}attn_{short}.weight", f"{theirs}self_attn.{long}.weight", types.Q8_0)
        for short, long in (("ffn_gate", "gate_proj"), ("ffn_up", "up_proj"), ("ffn_down", "down_proj")):
            put(f"{own}{short}.weight", f"{theirs}mlp.{long}.weight", kinds[short])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    text = ids(SEED)
    with torch.no_grad():
        out = model(input_ids=text, output_attentions=True, output_hidden_states=True)
    keep(folder, {"input_ids": text.to(torch.uint8)}, ROWS,
         {"attentions": torch.stack(out.attentions), "last_hidden_state": out.hidden_states[-1]})


t = transformers
plain_rope = {"rope_type": "default", "rope_theta": 10000.0}

# Gates in every width of numbers, and beyond what a feed-forward layer reads at once.
language_model("gate_float32", t.LlamaConfig(**SMALL, **TEXT))
language_model("gate_float16", t.LlamaConfig(**SMALL, **TEXT), HALF)
language_model("gate_bfloat16", t.Qwen2Config(**SMALL, num_key_value_heads=1), torch.bfloat16)
language_model("gate_1100_tokens", t.LlamaConfig(**{**SMALL, "max_position_embeddings": 2048}, **TEXT), tokens=1100)
gguf_llama("gate_packed")
# Mixtures: every expert is taken by every token, or by most.
language_model("experts", t.MixtralConfig(**SMALL, num_key_value_heads=1, num_local_experts=2, num_experts_per_tok=2))
language_model("experts_shared_latent", t.DeepseekV3Config(
    **{**SMALL, "num_hidden_layers": 2}, num_key_value_heads=2, q_lora_rank=6, kv_lora_rank=6, qk_rope_head_dim=4,
    qk_nope_head_dim=2, v_head_dim=4, n_routed_experts=2, num_experts_per_tok=2, n_group=1, topk_group=1,
    n_shared_experts=1, moe_intermediate_size=8, first_k_dense_replace=1,
    rope_parameters={"rope_type": "yarn", "rope_theta": 10000.0, "factor": 8.0, "beta_fast": 32, "beta_slow": 1,
                     "mscale": 1.0, "mscale_all_dim": 0.8, "original_max_position_embeddings": 64}))
language_model("experts_sinks", t.GptOssConfig(
    **{**SMALL, "num_hidden_layers": 2}, num_key_value_heads=1, head_dim=4, num_local_experts=2, num_experts_per_tok=2,
    sliding_window=40, layer_types=["sliding_attention", "full_attention"],
    rope_parameters={"rope_type": "yarn", "rope_theta": 10000.0, "factor": 8.0, "beta_fast": 32.0, "beta_slow": 1.0,
                     "truncate": False, "original_max_position_embeddings": 64}), HALF)
# Positions.
language_model("alibi", t.BloomConfig(hidden_size=8, n_layer=1, n_head=2, vocab_size=20, bos_token_id=1,
                                      eos_token_id=2, pad_token_id=0))
language_model("learned_positions", t.GPT2Config(n_embd=8, n_layer=1, n_head=2, vocab_size=20, n_positions=272,
                                                 bos_token_id=1, eos_token_id=2), HALF)
language_model("rotary_pairs", t.GPTJConfig(n_embd=8, n_layer=1, n_head=2, rotary_dim=2, vocab_size=20,
                                            n_positions=512, bos_token_id=1, eos_token_id=2,
                                            tie_word_embeddings=False), HALF)
language_model("rotary_dynamic", t.LlamaConfig(**{**SMALL, "max_position_embeddings": 128}, **TEXT, rope_parameters={
    "rope_type": "dynamic", "rope_theta": 10000.0, "factor": 4.0}))
language_model("rotary_longrope", t.Phi3Config(
    **SMALL, num_key_value_heads=1, original_max_position_embeddings=64,
    rope_parameters={"rope_type": "longrope", "rope_theta": 10000.0, "partial_rotary_factor": 1.0,
                     "original_max_position_embeddings": 64, "short_factor": [1.0, 1.2],
                     "long_factor": [1.0, 2.5]}))
language_model("window", t.Gemma2Config(
    **{**SMALL, "num_hidden_layers": 2}, **TEXT, sliding_window=60, query_pre_attn_scalar=4,
    layer_types=["sliding_attention", "full_attention"]))
# Encoders.
language_model("encoder", t.BertConfig(**{**SMALL, "max_position_embeddings": 272}), HALF,
               causal=False)
language_model("encoder_gated", t.ModernBertConfig(
    **{**SMALL, "num_hidden_layers": 2}, local_attention=64, layer_types=["full_attention", "sliding_attention"],
    cls_token_id=1, sep_token_id=2), causal=False)
language_model("encoder_relative", t.DebertaV2Config(
    **{**SMALL, "num_hidden_layers": 2}, relative_attention=True, position_buckets=16, max_relative_positions=-1,
    pos_att_type=["c2p", "p2c"], share_att_key=True, norm_rel_ebd="layer_norm", position_biased_input=False,
    type_vocab_size=0, conv_kernel_size=0), causal=False)
# Encoder–decoders, pictures and sounds.
encoder_decoder("cross", t.BartConfig(
    vocab_size=20, d_model=8, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2, decoder_attention_heads=2,
    encoder_ffn_dim=12, decoder_ffn_dim=12, max_position_embeddings=272, pad_token_id=0, bos_token_id=1, eos_token_id=2,
    decoder_start_token_id=2), {"input_ids": ids(7)}, HALF)
encoder_decoder("cross_relative_gated", t.T5Config(
    vocab_size=20, d_model=8, d_kv=4, d_ff=12, num_layers=1, num_heads=2, feed_forward_proj="gated-gelu",
    tie_word_embeddings=False, pad_token_id=0, eos_token_id=2, decoder_start_token_id=0), {"input_ids": ids(8)})
features = torch.randn(1, 4, 544, generator=torch.Generator().manual_seed(9)).to(torch.float16).to(torch.float32)
encoder_decoder("sound", t.WhisperConfig(
    vocab_size=20, d_model=8, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2, decoder_attention_heads=2,
    encoder_ffn_dim=12, decoder_ffn_dim=12, num_mel_bins=4, max_source_positions=272, max_target_positions=272,
    pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=2, suppress_tokens=None,
    begin_suppress_tokens=None), {"input_features": features}, HALF)
vision = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "patch_size": 1}
picture("picture", t.ViTModel(t.ViTConfig(**vision, intermediate_size=12, image_size=17, attn_implementation="eager"),
                              add_pooling_layer=False), (17, 17), HALF)
picture("picture_gated", t.Dinov2Model(t.Dinov2Config(**vision, mlp_ratio=2, image_size=17, use_swiglu_ffn=True,
                                                      attn_implementation="eager")), (17, 17), HALF)
# Positions that are added to scores in other ways: by waves, from the last token on, within chunks, by patches.
language_model("encoder_sinusoids", t.XLNetConfig(vocab_size=20, d_model=8, n_layer=1, n_head=2, d_inner=12,
                                                  pad_token_id=0, bos_token_id=1, eos_token_id=2))
language_model("alibi_backwards", t.MptConfig(d_model=8, n_heads=2, n_layers=1, expansion_ratio=2, max_seq_len=512,
                                              vocab_size=20, bos_token_id=1, eos_token_id=2, pad_token_id=0))
language_model("chunks", t.Llama4TextConfig(
    **{**SMALL, "num_hidden_layers": 2}, num_key_value_heads=1, head_dim=4, intermediate_size_mlp=12,
    num_local_experts=2, num_experts_per_tok=1, moe_layers=[1], attention_chunk_size=64, no_rope_layers=[1, 0],
    layer_types=["chunked_attention", "full_attention"], attn_temperature_tuning=True, floor_scale=32, attn_scale=0.1,
    use_qk_norm=True))
picture("picture_relative", t.BeitModel(t.BeitConfig(
    **vision, intermediate_size=12, image_size=17, use_relative_position_bias=True, vocab_size=20,
    layer_scale_init_value=0.1, attn_implementation="eager"), add_pooling_layer=False), (17, 17), HALF)
picture("picture_rotary", t.DINOv3ViTModel(t.DINOv3ViTConfig(
    **{**vision, "num_attention_heads": 1, "hidden_size": 8}, intermediate_size=12, image_size=17,
    num_register_tokens=1, attn_implementation="eager")), (17, 17), HALF)
