"""Writes small folders as transformers and PEFT save them, with what they answer: python make.py [NAME…]

Each is of a kind that was read wrongly, or not at all, when it was first tried.
"""
import argparse
import pathlib
import sys

import torch
from peft import LoraConfig, get_peft_model
from safetensors.torch import load_file, save_file
from transformers import (BartConfig, BartForQuestionAnswering, BartForSequenceClassification, BertConfig,
                          BertForMultipleChoice, BertForNextSentencePrediction, BertForSequenceClassification,
                          BigBirdConfig, BigBirdForSequenceClassification, ElectraConfig, ElectraForMultipleChoice,
                          ElectraForPreTraining, LlamaConfig, LlamaForCausalLM, MBartConfig, MBartForSequenceClassification, RobertaConfig,
                          RobertaForMaskedLM, RoFormerConfig, RoFormerForMultipleChoice,
                          RoFormerForSequenceClassification, RoFormerForTokenClassification, T5Config,
                          T5ForQuestionAnswering, T5ForSequenceClassification, T5ForTokenClassification, XLNetConfig,
                          XLNetForQuestionAnsweringSimple, XLNetForSequenceClassification)

HERE = pathlib.Path(__file__).parent
STACK = dict(vocab_size=16, hidden_size=8, num_hidden_layers=1, num_attention_heads=2, intermediate_size=8)
BART = dict(vocab_size=16, d_model=8, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2,
            decoder_attention_heads=2, encoder_ffn_dim=8, decoder_ffn_dim=8, max_position_embeddings=12)
T5 = dict(vocab_size=16, d_model=8, d_kv=4, d_ff=8, num_layers=1, num_heads=2, classifier_dropout=0.0,
          decoder_start_token_id=0)
XLNET = dict(vocab_size=16, d_model=8, n_layer=1, n_head=2, d_inner=8)
WANTED = ["attentions", "decoder_attentions", "cross_attentions", "logits", "start_logits", "end_logits"]


def filled(model):
    generator = torch.Generator().manual_seed(1)
    with torch.no_grad():
        for name, weight in model.named_parameters():
            if name.endswith("embed_positions.weight") and isinstance(model.config, RoFormerConfig):
                continue  # sines and cosines
            numbers = torch.randn(weight.shape, generator=generator)
            isNorm = weight.dim() == 1 and name.endswith("weight")
            weight.copy_(1 + 0.2 * numbers if isNorm else 0.3 * numbers)
    return model.eval()


def answer(model, folder, ids):
    model.set_attn_implementation("eager")
    choices = isinstance(model, (BertForMultipleChoice, ElectraForMultipleChoice, RoFormerForMultipleChoice))
    given = torch.tensor([[ids]] if choices else [ids])
    with torch.no_grad():
        out = model.float().eval()(input_ids=given, output_attentions=True, return_dict=True)
    kept = {"input_ids": torch.tensor([ids])}
    for name in WANTED:
        value = getattr(out, name, None)
        if value is not None:
            kept[name] = (torch.stack(value) if isinstance(value, tuple) else value).contiguous().clone()
    if isinstance(model, ElectraForPreTraining):
        kept["logits"] = kept["logits"].unsqueeze(-1)  # one number for each token, which has no axis of its own there
    save_file(kept, folder / "expected.safetensors")


def asked(name):
    return len(sys.argv) < 2 or name in sys.argv[1:]


def as_training(folder):
    """Keeps the weights as Lightning does: among other things, below the name of the module's member."""
    weights = load_file(folder / "model.safetensors")
    (folder / "model.safetensors").unlink()
    torch.save({"epoch": 3, "pytorch-lightning_version": "2.5.0", "callbacks": {"ModelCheckpoint": {"best": None}},
                "hyper_parameters": argparse.Namespace(lr=1e-3, root=pathlib.PurePosixPath("/data")),
                "optimizer_states": [{"state": {0: {"step": torch.tensor(3.0)}}, "param_groups": [{"lr": 1e-3}]}],
                "state_dict": {"net." + key: value for key, value in weights.items()}}, folder / "last.ckpt")


def write(name, make, config, ids, renamed=None):
    if not asked(name):
        return
    folder = HERE / name
    filled(make(config)).save_pretrained(folder)
    answer(make.from_pretrained(folder), folder, ids)
    if renamed == "lightning":
        as_training(folder)
    elif renamed:
        file = folder / "model.safetensors"
        save_file({renamed + key: value for key, value in load_file(file).items()}, file)


def adapt(name, config, adapter, ids):
    if not asked(name):
        return
    folder = HERE / name
    filled(LlamaForCausalLM(config)).save_pretrained(folder / "base")
    model = get_peft_model(LlamaForCausalLM.from_pretrained(folder / "base"), adapter)
    generator = torch.Generator().manual_seed(2)
    with torch.no_grad():
        for key, weight in model.named_parameters():
            if "lora_" in key:
                weight.copy_(0.3 * torch.randn(weight.shape, generator=generator))
    model.peft_config["default"].base_model_name_or_path = "base"
    model.save_pretrained(folder)
    (folder / "README.md").unlink(missing_ok=True)
    answer(model, folder, ids)


def main():
    ids = [5, 3, 9, 12, 4, 2]
    bart = [0, 5, 9, 12, 4, 2]
    t5 = [5, 3, 9, 12, 4, 1]
    write("bart_classes", BartForSequenceClassification, BartConfig(**BART, num_labels=3), bart)
    write("bart_answers", BartForQuestionAnswering, BartConfig(**BART), bart)
    write("mbart_classes", MBartForSequenceClassification, MBartConfig(**BART, num_labels=3), [5, 9, 12, 4, 2, 13])
    write("t5_classes", T5ForSequenceClassification, T5Config(**T5, num_labels=3), t5)
    write("t5_answers", T5ForQuestionAnswering, T5Config(**T5), t5)
    write("t5_tokens", T5ForTokenClassification, T5Config(**T5, num_labels=3), t5)
    bert = dict(STACK, max_position_embeddings=12)
    write("bert_classes_compiled", BertForSequenceClassification, BertConfig(**bert, num_labels=3), ids, "_orig_mod.")
    write("bert_lightning", BertForSequenceClassification, BertConfig(**bert, num_labels=3), ids, "lightning")
    write("bert_choices", BertForMultipleChoice, BertConfig(**bert), ids)
    write("bert_next_sentence", BertForNextSentencePrediction, BertConfig(**bert), ids)
    write("big_bird_classes", BigBirdForSequenceClassification,
          BigBirdConfig(**bert, attention_type="original_full", num_labels=3), ids)
    write("roberta_own_bias", RobertaForMaskedLM, RobertaConfig(**bert, tie_word_embeddings=False), bart)
    write("xlnet_classes", XLNetForSequenceClassification, XLNetConfig(**XLNET, num_labels=3), ids)
    write("xlnet_answers", XLNetForQuestionAnsweringSimple, XLNetConfig(**XLNET), ids)
    write("electra_discriminator", ElectraForPreTraining, ElectraConfig(**bert, embedding_size=4), ids)
    write("electra_choices", ElectraForMultipleChoice, ElectraConfig(**bert, embedding_size=4), ids)
    for task, make in (("classes", RoFormerForSequenceClassification), ("tokens", RoFormerForTokenClassification),
                       ("choices", RoFormerForMultipleChoice)):
        write("roformer_" + task, make, RoFormerConfig(**bert, num_labels=1 if task == "choices" else 3), ids)
    llama = LlamaConfig(**STACK, num_key_value_heads=1, max_position_embeddings=12, tie_word_embeddings=True)
    adapt("lora_tied_head", llama, LoraConfig(r=2, target_modules=["lm_head", "q_proj"], task_type="CAUSAL_LM"), ids)


if __name__ == "__main__":
    main()
