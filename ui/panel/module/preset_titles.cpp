#include "ui/panel/module/preset_titles.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace {

struct Title {
    const char* name;
    const char* text;
};

constexpr std::array titles{
    Title{"m01", QT_TRANSLATE_NOOP("PresetTitles", "m01 · one head, fused (d k)")},
    Title{"m02", QT_TRANSLATE_NOOP("PresetTitles", "m02 · heads, fused (d k h)")},
    Title{"m03", QT_TRANSLATE_NOOP("PresetTitles", "m03 · block of d_model / H")},
    Title{"m04", QT_TRANSLATE_NOOP("PresetTitles", "m04 · biases, d_model 512")},
    Title{"m05", QT_TRANSLATE_NOOP("PresetTitles", "m05 · d_in, d_k, d_v differ")},
    Title{"m06", QT_TRANSLATE_NOOP("PresetTitles", "m06 · cross-attention")},
    Title{"m07", QT_TRANSLATE_NOOP("PresetTitles", "m07 · causal, two ways")},
    Title{"m08", QT_TRANSLATE_NOOP("PresetTitles", "m08 · Σ A W = concat · W")},
    Title{"m09_gqa", QT_TRANSLATE_NOOP("PresetTitles", "m09 · grouped-query (GQA)")},
    Title{"m09_mqa", QT_TRANSLATE_NOOP("PresetTitles", "m09 · multi-query (MQA)")},
    Title{"m09_one_token", QT_TRANSLATE_NOOP("PresetTitles", "m09 · plain, from one token on")},
    Title{"m09_sliding_window", QT_TRANSLATE_NOOP("PresetTitles", "m09 · sliding window of 3")},
    Title{"m09_masks.prefix", QT_TRANSLATE_NOOP("PresetTitles", "m09 · prefix-LM")},
    Title{"m09_masks.dilated", QT_TRANSLATE_NOOP("PresetTitles", "m09 · dilated")},
    Title{"m09_masks.segment", QT_TRANSLATE_NOOP("PresetTitles", "m09 · segments")},
    Title{"m09_masks.global", QT_TRANSLATE_NOOP("PresetTitles", "m09 · window and global")},
    Title{"m09_masks.eager", QT_TRANSLATE_NOOP("PresetTitles", "m09 · −3.4e38 added (HF eager)")},
    Title{"m09_masks.bert", QT_TRANSLATE_NOOP("PresetTitles", "m09 · −10000 added (BERT)")},
    Title{"m09_causal_offset", QT_TRANSLATE_NOOP("PresetTitles", "m09 · last 3 queries, K and V cached")},
    Title{"m09_sinusoidal", QT_TRANSLATE_NOOP("PresetTitles", "m09 · sinusoidal")},
    Title{"m09_rope", QT_TRANSLATE_NOOP("PresetTitles", "m09 · RoPE, half-split")},
    Title{"m09_rope.interleaved", QT_TRANSLATE_NOOP("PresetTitles", "m09 · RoPE, interleaved")},
    Title{"m09_rope.partial", QT_TRANSLATE_NOOP("PresetTitles", "m09 · RoPE, partial")},
    Title{"m12_rope_tables.llama3", QT_TRANSLATE_NOOP("PresetTitles", "m12 · RoPE scaled, Llama 3")},
    Title{"m12_rope_tables.yarn", QT_TRANSLATE_NOOP("PresetTitles", "m12 · RoPE scaled, YaRN")},
    Title{"m09_alibi", QT_TRANSLATE_NOOP("PresetTitles", "m09 · ALiBi, causal")},
    Title{"m09_alibi.symmetric", QT_TRANSLATE_NOOP("PresetTitles", "m09 · ALiBi, symmetric")},
    Title{"m09_alibi.bloom", QT_TRANSLATE_NOOP("PresetTitles", "m09 · ALiBi as in BLOOM")},
    Title{"m09_t5_bias", QT_TRANSLATE_NOOP("PresetTitles", "m09 · T5's buckets, unscaled")},
    Title{"m09_temperature", QT_TRANSLATE_NOOP("PresetTitles", "m09 · temperature 0.5")},
    Title{"m09_softcap", QT_TRANSLATE_NOOP("PresetTitles", "m09 · soft-cap 20 (Gemma 2)")},
    Title{"m09_qk_norm", QT_TRANSLATE_NOOP("PresetTitles", "m09 · q, k norm and RoPE (Qwen3)")},
    Title{"m09_sinks", QT_TRANSLATE_NOOP("PresetTitles", "m09 · learned sinks (gpt-oss)")},
    Title{"m09_sinks.off_by_one", QT_TRANSLATE_NOOP("PresetTitles", "m09 · softmax off by one")},
    Title{"m09_softmax_extreme", QT_TRANSLATE_NOOP("PresetTitles", "m09 · extreme scores")},
    Title{"m10_metrics", QT_TRANSLATE_NOOP("PresetTitles", "m10 · measures of the weights")},
    Title{"m11_torch_mha", QT_TRANSLATE_NOOP("PresetTitles", "m11 · in_proj, causal")},
    Title{"m11_torch_mha.cross", QT_TRANSLATE_NOOP("PresetTitles", "m11 · cross-attention")},
    Title{"m11_torch_mha.added", QT_TRANSLATE_NOOP("PresetTitles", "m11 · bias_kv and zero_attn")},
    Title{"m11_torch_mha.float_mask", QT_TRANSLATE_NOOP("PresetTitles", "m11 · float attn_mask")}};

QString tr(const char* text) { return QCoreApplication::translate("PresetTitles", text); }

}  // namespace

QString presetTitle(const core::ModulePreset& preset)
{
    const auto* found = std::ranges::find(titles, preset.name, &Title::name);
    return found == titles.end() ? QString::fromStdString(preset.name) : tr(found->text);
}

QString topicTitle(core::PresetTopic topic)
{
    switch (topic) {
    case core::PresetTopic::Projections: return tr("Sizes and projections");
    case core::PresetTopic::Masks: return tr("Masks");
    case core::PresetTopic::Positions: return tr("Positions");
    case core::PresetTopic::Scores: return tr("Scores and weights");
    case core::PresetTopic::Torch: return tr("torch.nn.MultiheadAttention");
    }
    return {};
}
