#include "core/text/special_names.h"

#include <algorithm>

namespace core {
namespace {

/// Special tokens of BERT, T5, Llama, Gemma, XLM-R and their kin; GLM's last.
constexpr std::string_view specialNames[] = {
    "[CLS]", "[SEP]",  "[PAD]",           "[MASK]",        "[BOS]", "[EOS]", "<s>",    "</s>",
    "<pad>", "<mask>", "<bos>",           "<eos>",         "<cls>", "<sep>", "<null>", "<sop>",
    "<eop>", "<eod>",  "<start_of_turn>", "<end_of_turn>", "[BOT]", "[EOT]", "[EOD]",  "[gMASK]"};

/// GPT-2's, Llama 3's, Whisper's and Qwen's "<|im_start|>"; DeepSeek's bars are wide ones.
bool isBetweenBars(std::string_view piece)
{
    constexpr std::string_view wide = "｜";
    const auto between = [piece](std::string_view bar) {
        return piece.size() > 2 + 2 * bar.size() && piece.substr(1).starts_with(bar)
               && piece.substr(0, piece.size() - 1).ends_with(bar);
    };
    return piece.starts_with('<') && piece.ends_with('>') && (between("|") || between(wide));
}

}  // namespace

bool isSpecialName(std::string_view piece)
{
    return std::ranges::find(specialNames, piece) != std::end(specialNames) || isBetweenBars(piece);
}

}  // namespace core
