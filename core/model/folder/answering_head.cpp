#include "core/model/folder/answering_head.h"

#include "core/json/json_text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core {
namespace {

/// The text behind the last "For": "CausalLM". RoFormer and Longformer have none.
std::string_view taskIn(std::string_view architecture)
{
    std::size_t place = architecture.rfind("For");
    while (place != std::string_view::npos) {
        const std::string_view task = architecture.substr(place + 3);
        if (!task.empty() && std::isupper(static_cast<unsigned char>(task.front())) != 0) return task;
        place = place == 0 ? std::string_view::npos : architecture.rfind("For", place - 1);
    }
    return {};
}

bool holdsHead(const WeightFiles& weights)
{
    constexpr std::array names = {"lm_head", "embed_out", "predictions", "vocab_transform", "final_logits_bias"};
    return std::ranges::any_of(weights.tensors(), [&](const auto& tensor) {
        return std::ranges::any_of(names,
                                   [&](const char* name) { return tensor.first.find(name) != std::string::npos; });
    });
}

}  // namespace

AnsweringHead headOf(std::string_view architecture)
{
    const auto has = [](std::string_view text, std::string_view part) {
        return text.find(part) != std::string_view::npos;
    };
    if (architecture == discriminator) return AnsweringHead::Another;
    const std::string_view task = taskIn(architecture);
    if (!task.empty()) {
        constexpr std::array speaking = {"LM", "Generation", "PreTraining", "Seq2Seq", "CTC"};
        const bool speaks = std::ranges::any_of(speaking, [&](const char* part) { return has(task, part); });
        return speaks ? AnsweringHead::Pieces : AnsweringHead::Another;
    }
    constexpr std::array speaking = {"LMHead", "MTModel", "DoubleHeads", "EncoderDecoderModel"};
    if (std::ranges::any_of(speaking, [&](const char* part) { return has(architecture, part); }))
        return AnsweringHead::Pieces;
    return architecture.ends_with("Model") ? AnsweringHead::None : AnsweringHead::Pieces;
}

std::string architectureIn(const ConfigReader& config) { return config.firstText("architectures"); }

std::string whyNoPieces(const std::string& architecture, const ConfigReader& config, const WeightFiles& weights)
{
    switch (headOf(architecture)) {
    case AnsweringHead::Pieces: return {};
    case AnsweringHead::Another:
        return config.file() + " names " + architecture
               + ", whose head answers something else than tokens: that head is not computed yet, and no token is "
                 "predicted in its place";
    case AnsweringHead::None: break;
    }
    if (holdsHead(weights)) return {};
    return config.file() + " names " + architecture
           + ", which has no head, and there is none in the files, so that no token is predicted; where the model does "
             "predict tokens, “architectures” is to name the class that does, such as …ForCausalLM";
}

}  // namespace core
