"""Writes the files of attention that torch.save makes, as people have them. Run in a Python with PyTorch and transformers:

    make.py [FOLDER]
"""
import sys
from pathlib import Path

import torch
from transformers import GPT2Config, GPT2LMHeadModel, T5Config, T5ForConditionalGeneration

here = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent)
torch.manual_seed(74)


def rows(*shape):
    return torch.softmax(torch.randn(*shape), -1)


ids = torch.tensor([[5, 6, 7, 8]])
gpt = GPT2LMHeadModel(GPT2Config(vocab_size=11, n_positions=16, n_embd=4, n_layer=2, n_head=2, attn_implementation="eager",
                                 bos_token_id=1, eos_token_id=None)).eval()
t5 = T5ForConditionalGeneration(T5Config(vocab_size=11, d_model=4, d_kv=2, d_ff=4, num_layers=1, num_decoder_layers=1, num_heads=2,
                                         attn_implementation="eager", decoder_start_token_id=0)).eval()
ask = dict(max_new_tokens=3, do_sample=False, output_attentions=True, return_dict_in_generate=True)
with torch.no_grad():
    out = gpt(ids, output_attentions=True, use_cache=False)
    torch.save(out.attentions, here / "tuple.pt")
    generated = gpt.generate(ids, pad_token_id=0, **ask)
    torch.save(generated.attentions, here / "generate.pt")
    # All rows of the generated text but its last token, which nobody asked with, at once.
    whole = gpt(generated.sequences[:, :-1], output_attentions=True, use_cache=False).attentions
    torch.save({"attentions": torch.stack(whole)}, here / "generate_whole.pt")
    torch.save(t5(input_ids=ids, decoder_input_ids=torch.tensor([[0, 3, 2]]), output_attentions=True, use_cache=False), here / "t5.pt")
torch.save(out, here / "output.pt")
torch.save((rows(1, 5, 4), tuple(out.attentions)), here / "to_tuple.pt")
torch.save(rows(2, 3, 3), here / "tensor.pt")
torch.save((None, rows(1, 2, 3, 3), None, rows(1, 2, 3, 3)), here / "none.pt")
torch.save({"attentions": [rows(1, 2, 3, 3).to(torch.bfloat16)], "tokens": ["a", "b", "c"]}, here / "tokens.pt")
torch.save(tuple(rows(1, 2, q, k) for q, k in ((2, 2), (1, 3), (1, 5))), here / "steps_with_a_gap.pt")
torch.save(out.attentions, here / "legacy.pt", _use_new_zipfile_serialization=False)

# Beams that change their rows, and both texts that come of them, computed whole.
torch.manual_seed(5)
wide = GPT2LMHeadModel(GPT2Config(vocab_size=11, n_positions=16, n_embd=8, n_layer=2, n_head=2, attn_implementation="eager",
                                  bos_token_id=1, eos_token_id=None, initializer_range=0.5)).eval()
with torch.no_grad():
    beams = wide.generate(ids, pad_token_id=0, num_beams=3, num_return_sequences=2, min_new_tokens=5, **{**ask, "max_new_tokens": 5})
    whole = wide(beams.sequences[:, :-1], output_attentions=True, use_cache=False).attentions
assert len(set(beams.beam_indices[0].tolist())) > 1
torch.save({"attentions": beams.attentions, "beam_indices": beams.beam_indices}, here / "beams.pt")
torch.save({"attentions": torch.stack(whole)}, here / "beams_whole.pt")

# Each head by itself, and each text by itself.
with torch.no_grad():
    other = gpt(torch.tensor([[3, 2, 9, 1]]), output_attentions=True, use_cache=False)
torch.save([[layer[0, head] for head in range(2)] for layer in out.attentions], here / "heads.pt")
torch.save([out.attentions, other.attentions], here / "texts.pt")
torch.save({"attentions": torch.stack([torch.cat(pair) for pair in zip(out.attentions, other.attentions)])}, here / "texts_whole.pt")
torch.save([rows(2, 2), rows(3, 3)], here / "unlike.pt")
