#include "core/model/folder/model_families.h"

#include "core/model/family/decoder/decoders.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"
#include "core/model/family/speech/speech_models.h"
#include "core/model/family/vision/vision_models.h"
#include "core/model/folder/other_model_types.h"
#include "core/text/nearest_name.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

struct Family {
    std::string_view type;
    std::string_view name;
    ModelPlan (*plan)(const ConfigReader&);
    ModelPlan (*texts)(const ConfigReader&) = nullptr;  ///< of a model with two towers, that of texts
};

// In the order in which people are told of them.
constexpr Family families[] = {
    {"gpt2", "GPT-2", planGpt2},
    {"gptj", "GPT-J", planGptJ},
    {"gpt_neox", "GPT-NeoX", planGptNeoX},
    {"opt", "OPT", planOpt},
    {"bloom", "BLOOM", planBloom},
    {"llama", "Llama", planLlama},
    {"mistral", "Mistral", planMistral},
    {"qwen2", "Qwen2", planQwen2},
    {"qwen3", "Qwen3", planQwen3},
    {"gemma", "Gemma", planGemma},
    {"gemma2", "Gemma 2", planGemma2},
    {"gemma3_text", "Gemma 3", planGemma3},
    {"phi3", "Phi-3", planPhi3},
    {"starcoder2", "StarCoder2", planStarcoder2},
    {"granite", "Granite", planGranite},
    {"smollm3", "SmolLM3", planSmolLm3},
    {"olmo2", "OLMo 2", planOlmo2},
    {"cohere", "Cohere", planCohere},
    {"cohere2", "Cohere 2", planCohere2},
    {"phi", "Phi", planPhi},
    {"stablelm", "StableLM", planStableLm},
    {"gpt_neo", "GPT-Neo", planGptNeo},
    {"gpt_bigcode", "GPT-BigCode", planGptBigCode},
    {"mpt", "MPT", planMpt},
    {"falcon", "Falcon", planFalcon},
    {"mixtral", "Mixtral", planMixtral},
    {"qwen3_moe", "Qwen3 MoE", planQwen3Moe},
    {"gpt_oss", "gpt-oss", planGptOss},
    {"deepseek_v3", "DeepSeek-V3", planDeepSeekV3},
    {"llama4_text", "Llama 4", planLlama4},
    {"bert", "BERT", planBert},
    {"roberta", "RoBERTa", planRoberta},
    {"xlm-roberta", "XLM-RoBERTa", planRoberta},
    {"distilbert", "DistilBERT", planDistilBert},
    {"electra", "ELECTRA", planElectra},
    {"albert", "ALBERT", planAlbert},
    {"mpnet", "MPNet", planMpnet},
    {"esm", "ESM", planEsm},
    {"nomic_bert", "Nomic BERT", planNomicBert},
    {"roformer", "RoFormer", planRoFormer},
    {"modernbert", "ModernBERT", planModernBert},
    {"deberta-v2", "DeBERTa-v2", planDebertaV2},
    {"clip_text_model", "CLIP text", planClipText},
    {"t5", "T5", planT5},
    {"mt5", "mT5", planT5},
    {"bart", "BART", planBart},
    {"marian", "Marian", planMarian},
    {"mbart", "mBART", planMbart},
    {"pegasus", "Pegasus", planPegasus},
    {"m2m_100", "M2M-100", planM2m100},
    {"blenderbot-small", "Blenderbot Small", planBlenderbotSmall},
    {"umt5", "umT5", planUmt5},
    {"whisper", "Whisper", planWhisper},
    {"vit", "ViT", planVit},
    {"deit", "DeiT", planDeit},
    {"beit", "BEiT", planBeit},
    {"dinov2", "DINOv2", planDinov2},
    {"dinov2_with_registers", "DINOv2 with registers", planDinov2WithRegisters},
    {"clip", "CLIP", planClipPictures, planClipTexts},
    {"clip_vision_model", "CLIP vision", planClipVision},
    {"siglip_vision_model", "SigLIP vision", planSiglipVision},
};

/// The figures of a name: "3" of "gemma3_text".
std::string digitsIn(std::string_view name)
{
    std::string digits;
    std::ranges::copy_if(name, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

/// The type that somebody meant who made a slip; empty where there is none. Another figure is another version, and no
/// slip.
std::string_view meantType(std::string_view typed)
{
    std::vector<std::string_view> types;
    for (const Family& family : families)
        if (digitsIn(family.type) == digitsIn(typed)) types.push_back(family.type);
    constexpr std::size_t lettersPerSlip = 5;
    return nearestName(typed, types, lettersPerSlip);
}

/// Refuses `is_causal: false` where a family's layers look back whatever it says.
ModelPlan inBothDirections(ModelPlan plan, const ConfigReader& config)
{
    if (config.flag("is_causal", true)) return plan;
    plan.load = [load = std::move(plan.load),
                 refusal = config.outOfRange("is_causal", "true", "false")](const WeightFiles& files) {
        Transformer made = load(files);
        if (made.causal) throw Error(refusal);
        return made;
    };
    return plan;
}

}  // namespace

std::vector<std::string> knownModelTypes()
{
    std::vector<std::string> types;
    types.reserve(std::size(families) + 1);
    for (const Family& family : families) types.emplace_back(family.type);
    types.emplace_back("attention_module");
    return types;
}

std::vector<std::string> knownArchitectures()
{
    std::vector<std::string> names;
    for (const Family& family : families) names.emplace_back(family.name);
    return names;
}

std::string architectureName(std::string_view model_type)
{
    if (model_type == "attention_module") return "attention module";
    const auto* found = std::ranges::find(families, model_type, &Family::type);
    return std::string(found == std::end(families) ? model_type : found->name);
}

bool hasTowers(std::string_view model_type)
{
    const auto* found = std::ranges::find(families, model_type, &Family::type);
    return found != std::end(families) && found->texts != nullptr;
}

ModelPlan planModel(const ConfigReader& config, Tower tower)
{
    const std::string type = config.text("model_type", "");
    const auto* found = std::ranges::find(families, type, &Family::type);
    if (found != std::end(families)) {
        if (const auto quantized = config.object("quantization_config"))
            throw Error(Code::Unsupported, config.file(), "“quantization_config”",
                        "weights in float32, float16 or bfloat16, or a GGUF file of the model",
                        quantized->text("quant_method", "quantized ones"));
        const auto plan = tower == Tower::Texts && found->texts != nullptr ? found->texts : found->plan;
        return inBothDirections(plan(config), config);
    }
    std::string known;
    for (const std::string& name : knownModelTypes()) known += (known.empty() ? "" : ", ") + name;
    if (type.empty()) throw Error(Code::Missing, config.file(), "“model_type”", known, "");
    if (isOtherModelType(type))
        throw Error(Code::Unsupported, config.file(), "model_type " + type, "open it through an engine (--engine)", "");
    throw Error(Code::Unknown, config.file(), "model_type", known, type, std::string(meantType(type)));
}

}  // namespace core
