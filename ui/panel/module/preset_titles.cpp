#include "ui/panel/module/preset_titles.h"

#include <QCoreApplication>

#include "ui/words/formula_parts.h"

#include <algorithm>
#include <array>

namespace {

struct Title {
    const char* name;
    const char* text;
    const char* sentence = nullptr;  ///< its purpose, where the title does not say it
};

constexpr std::array titles{
    Title{"m01", QT_TRANSLATE_NOOP("PresetTitles", "One head, fused (d k)")},
    Title{"m02", QT_TRANSLATE_NOOP("PresetTitles", "Heads, fused (d k h)")},
    Title{"m03", QT_TRANSLATE_NOOP("PresetTitles", "Block whose heads share the width")},
    Title{"m04", QT_TRANSLATE_NOOP("PresetTitles", "Biases, width 512")},
    Title{"m05", QT_TRANSLATE_NOOP("PresetTitles", "d_in, d_k, d_v differ")},
    Title{"m06", QT_TRANSLATE_NOOP("PresetTitles", "Cross-attention")},
    Title{"m07", QT_TRANSLATE_NOOP("PresetTitles", "Causal mask, two ways")},
    Title{"m08", QT_TRANSLATE_NOOP("PresetTitles", "Σ head · W = concat · W")},
    Title{"by_hand", QT_TRANSLATE_NOOP("PresetTitles", "By hand: whole numbers, √d = 2"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "One head of four dimensions with small whole numbers, to be computed with a pencil.")},
    Title{"m09_gqa", QT_TRANSLATE_NOOP("PresetTitles", "Grouped-query (GQA)")},
    Title{"m09_mqa", QT_TRANSLATE_NOOP("PresetTitles", "Multi-query (MQA)")},
    Title{"lent_keys", QT_TRANSLATE_NOOP("PresetTitles", "Keys and values of an earlier layer (Gemma 4)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "A second layer has queries of its own and asks the keys and values of the first.")},
    Title{"m09_one_token", QT_TRANSLATE_NOOP("PresetTitles", "Plain, any number of tokens")},
    Title{"m09_sliding_window", QT_TRANSLATE_NOOP("PresetTitles", "Sliding window of 3")},
    Title{"m09_masks.prefix", QT_TRANSLATE_NOOP("PresetTitles", "Prefix-LM")},
    Title{"m09_masks.dilated", QT_TRANSLATE_NOOP("PresetTitles", "Dilated")},
    Title{"m09_masks.segment", QT_TRANSLATE_NOOP("PresetTitles", "Segments")},
    Title{"m09_masks.global", QT_TRANSLATE_NOOP("PresetTitles", "Window and global")},
    Title{"two_streams", QT_TRANSLATE_NOOP("PresetTitles", "Two streams (XLNet)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "Layer 1 sees each token and those before it. Layer 2 asks the same keys with one learned "
                            "vector for every token and does not see the token itself: XLNet predicts with it.")},
    Title{"m09_masks.eager", QT_TRANSLATE_NOOP("PresetTitles", "−3.4e38 added (HF eager)")},
    Title{"m09_masks.bert", QT_TRANSLATE_NOOP("PresetTitles", "−10000 added (BERT)")},
    Title{"m09_causal_offset", QT_TRANSLATE_NOOP("PresetTitles", "Last 3 queries, K and V cached")},
    Title{"m09_sinusoidal", QT_TRANSLATE_NOOP("PresetTitles", "Sinusoidal")},
    Title{"m09_rope", QT_TRANSLATE_NOOP("PresetTitles", "RoPE, half-split")},
    Title{"m09_rope.interleaved", QT_TRANSLATE_NOOP("PresetTitles", "RoPE, interleaved")},
    Title{"m09_rope.partial", QT_TRANSLATE_NOOP("PresetTitles", "RoPE, partial")},
    Title{"rope.picture", QT_TRANSLATE_NOOP("PresetTitles", "RoPE of rows and columns (DINOv3)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "The tokens are the squares of a picture with four columns: half of the pairs are rotated "
                            "by the row, the others by the column.")},
    Title{"m12_rope_tables.llama3", QT_TRANSLATE_NOOP("PresetTitles", "RoPE scaled, Llama 3")},
    Title{"m12_rope_tables.yarn", QT_TRANSLATE_NOOP("PresetTitles", "RoPE scaled, YaRN")},
    Title{"m09_alibi", QT_TRANSLATE_NOOP("PresetTitles", "ALiBi, causal")},
    Title{"m09_alibi.symmetric", QT_TRANSLATE_NOOP("PresetTitles", "ALiBi, symmetric")},
    Title{"m09_alibi.bloom", QT_TRANSLATE_NOOP("PresetTitles", "ALiBi as in BLOOM")},
    Title{"m09_t5_bias", QT_TRANSLATE_NOOP("PresetTitles", "T5 distance buckets, unscaled")},
    Title{"disentangled", QT_TRANSLATE_NOOP("PresetTitles", "Content and position terms (DeBERTa)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "Distances have vectors of their own: a score is the sum of content to content, content to "
                            "position and position to content.")},
    Title{"m09_temperature", QT_TRANSLATE_NOOP("PresetTitles", "Temperature 0.5")},
    Title{"m09_softcap", QT_TRANSLATE_NOOP("PresetTitles", "Soft-cap 20 (Gemma 2)")},
    Title{"m09_qk_norm", QT_TRANSLATE_NOOP("PresetTitles", "Query and key norm, RoPE (Qwen3)")},
    Title{"m09_sinks", QT_TRANSLATE_NOOP("PresetTitles", "Learned sinks (gpt-oss)")},
    Title{"m09_sinks.off_by_one", QT_TRANSLATE_NOOP("PresetTitles", "Softmax off by one")},
    Title{"m09_softmax_extreme", QT_TRANSLATE_NOOP("PresetTitles", "Extreme scores")},
    Title{"m10_metrics", QT_TRANSLATE_NOOP("PresetTitles", "Measures of the weights")},
    Title{"m11_torch_mha", QT_TRANSLATE_NOOP("PresetTitles", "torch: in_proj, causal")},
    Title{"m11_torch_mha.cross", QT_TRANSLATE_NOOP("PresetTitles", "torch: cross-attention")},
    Title{"m11_torch_mha.added", QT_TRANSLATE_NOOP("PresetTitles", "torch: bias_kv and zero_attn")},
    Title{"m11_torch_mha.float_mask", QT_TRANSLATE_NOOP("PresetTitles", "torch: float attn_mask")},
    Title{"chunk", QT_TRANSLATE_NOOP("PresetTitles", "Chunks of 4 tokens (Llama 4)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "A token sees only its own chunk of the text, as in most layers of Llama 4.")},
    Title{"place_temperature", QT_TRANSLATE_NOOP("PresetTitles", "No positions, longer queries (Llama 4)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "No positions are encoded, and the queries of later tokens are longer, as in every fourth "
                            "layer of Llama 4.")},
    Title{
        "gate.head", QT_TRANSLATE_NOOP("PresetTitles", "Output gate for each head"),
        QT_TRANSLATE_NOOP("PresetTitles",
                          "Each token opens or closes each head with one number between 0 and 1 (Qiu et al., 2025).")},
    Title{"gate.number", QT_TRANSLATE_NOOP("PresetTitles", "Output gate for each number (Qwen3-Next)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "Each token gates every number of a head's context, before the output projection.")},
    Title{"index", QT_TRANSLATE_NOOP("PresetTitles", "Top-3 index of keys (DeepSeek-V3.2)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "A small index lets each query see only the 3 keys with the highest index scores.")},
    Title{"difference", QT_TRANSLATE_NOOP("PresetTitles", "Difference of two softmaxes"),
          QT_TRANSLATE_NOOP("PresetTitles", "Heads come in pairs, and 0.8 times the second softmax is subtracted from "
                                            "the first, as in the Differential Transformer.")},
    Title{"latents", QT_TRANSLATE_NOOP("PresetTitles", "Latents and a shared key (DeepSeek-V2)"),
          QT_TRANSLATE_NOOP("PresetTitles", "Queries, keys and values are projected from shorter vectors, and all "
                                            "heads share the part of the key that the rotary embedding rotates.")},
    Title{
        "experts", QT_TRANSLATE_NOOP("PresetTitles", "Two of six experts (Mixtral)"),
        QT_TRANSLATE_NOOP(
            "PresetTitles",
            "After the attention, each token goes through the two feed-forward layers that a router chooses for it.")},
    Title{"mixer.delta", QT_TRANSLATE_NOOP("PresetTitles", "Gated delta rule (Qwen3-Next)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "Beside the attention, heads keep a table from keys to values that fades, and each token "
                            "corrects what it says for the token's key.")},
    Title{"mixer.convolution", QT_TRANSLATE_NOOP("PresetTitles", "Short convolution (LFM2)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "Beside the attention, every number of a token is mixed with those of the two tokens "
                            "before it, between two gates.")},
    Title{"mixer.state", QT_TRANSLATE_NOOP("PresetTitles", "State space (Mamba-2)"),
          QT_TRANSLATE_NOOP("PresetTitles",
                            "Beside the attention, heads keep a state that fades by as much as each token says, and "
                            "add each token to it.")}};

struct PresetTitles {
    Q_DECLARE_TR_FUNCTIONS(PresetTitles)
};

}  // namespace

QString presetTitle(const core::ModulePreset& preset)
{
    const auto* found = std::ranges::find(titles, preset.name, &Title::name);
    return found == titles.end() ? QString::fromStdString(preset.name) : formulaPlain(PresetTitles::tr(found->text));
}

QString presetSentence(const core::ModulePreset& preset)
{
    const auto* found = std::ranges::find(titles, preset.name, &Title::name);
    return found == titles.end() || found->sentence == nullptr ? QString() : PresetTitles::tr(found->sentence);
}

QString topicTitle(core::PresetTopic topic)
{
    switch (topic) {
    case core::PresetTopic::Projections: return PresetTitles::tr("Sizes and projections");
    case core::PresetTopic::Masks: return PresetTitles::tr("Masks");
    case core::PresetTopic::Positions: return PresetTitles::tr("Positions");
    case core::PresetTopic::Scores: return PresetTitles::tr("Scores and weights");
    case core::PresetTopic::Torch: return PresetTitles::tr("torch.nn.MultiheadAttention");
    case core::PresetTopic::Large: return PresetTitles::tr("As in models too large to run here");
    case core::PresetTopic::NoSoftmax: return PresetTitles::tr("Without a softmax, beside attention");
    }
    return {};
}
