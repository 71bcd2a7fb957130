#include "core/model/folder/model_families.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/encoder_decoder/encoder_decoders.h"
#include "core/model/family/speech/speech_models.h"
#include "core/model/family/vision/picture_readers.h"
#include "core/model/family/vision/vision_models.h"
#include "core/model/folder/other_model_types.h"
#include "core/model/folder/wrapped_texts.h"
#include "core/model/quantized/quantization.h"
#include "core/text/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace core {
namespace {

struct Family {
    std::string_view type;
    std::string_view name;
    ModelPlan (*plan)(const ConfigReader&);
    ModelPlan (*texts)(const ConfigReader&) = nullptr;  ///< the plan for the texts of a model with two towers
};

/// A model of pictures or sounds with a model of texts inside, which is opened.
struct Wrapper {
    std::string_view type;
    std::string_view name;
    std::string_view texts;  ///< the type of the inner model, where the configuration does not name it
    PictureReader (*pictures)(const ConfigReader&, const WeightFiles&) = nullptr;  ///< null: it reads texts alone
};

// In the order in which people are told of them.
constexpr Family families[] = {
    {"gpt2", "GPT-2", planGpt2},
    {"gptj", "GPT-J", planGptJ},
    {"gpt_neox", "GPT-NeoX", planGptNeoX},
    {"opt", "OPT", planOpt},
    {"biogpt", "BioGPT", planBioGpt},
    {"bloom", "BLOOM", planBloom},
    {"llama", "Llama", planLlama},
    {"mistral", "Mistral", planMistral},
    {"ministral", "Ministral", planMistral},
    {"ministral3", "Ministral 3", planMinistral3},
    {"qwen2", "Qwen2", planQwen2},
    {"qwen2_vl_text", "Qwen2-VL", planQwen2Vl},
    {"qwen2_5_vl_text", "Qwen2.5-VL", planQwen2Vl},
    {"qwen3", "Qwen3", planQwen3},
    {"qwen3_vl_text", "Qwen3-VL", planQwen3Vl},
    {"gemma", "Gemma", planGemma},
    {"gemma2", "Gemma 2", planGemma2},
    {"gemma3_text", "Gemma 3", planGemma3},
    {"gemma4_text", "Gemma 4", planGemma4},
    {"phi3", "Phi-3", planPhi3},
    {"starcoder2", "StarCoder2", planStarcoder2},
    {"granite", "Granite", planGranite},
    {"hyperclovax", "HyperCLOVA X", planHyperClovaX},
    {"smollm3", "SmolLM3", planSmolLm3},
    {"olmo", "OLMo", planOlmo},
    {"olmo2", "OLMo 2", planOlmo2},
    {"olmo3", "OLMo 3", planOlmo3},
    {"cohere", "Cohere", planCohere},
    {"cohere2", "Cohere 2", planCohere2},
    {"phi", "Phi", planPhi},
    {"stablelm", "StableLM", planStableLm},
    {"gpt_neo", "GPT-Neo", planGptNeo},
    {"gpt_bigcode", "GPT-BigCode", planGptBigCode},
    {"mpt", "MPT", planMpt},
    {"falcon", "Falcon", planFalcon},
    {"glm", "GLM", planGlm},
    {"glm4", "GLM 4", planGlm4},
    {"helium", "Helium", planHelium},
    {"ernie4_5", "ERNIE 4.5", planErnie45},
    {"seed_oss", "Seed-OSS", planSeedOss},
    {"arcee", "Arcee", planArcee},
    {"nemotron", "Nemotron", planNemotron},
    {"apertus", "Apertus", planApertus},
    {"exaone4", "EXAONE 4", planExaone4},
    {"hunyuan_v1_dense", "Hunyuan", planHunyuan},
    {"nanochat", "nanochat", planNanoChat},
    {"mixtral", "Mixtral", planMixtral},
    {"phimoe", "Phi-3.5-MoE", planPhiMoe},
    {"flex_olmo", "FlexOlmo", planFlexOlmo},
    {"olmoe", "OLMoE", planOlmoe},
    {"granitemoe", "Granite MoE", planGraniteMoe},
    {"ernie4_5_moe", "ERNIE 4.5 MoE", planErnie45Moe},
    {"hunyuan_v1_moe", "Hunyuan MoE", planHunyuanMoe},
    {"qwen2_moe", "Qwen2 MoE", planQwen2Moe},
    {"qwen3_moe", "Qwen3 MoE", planQwen3Moe},
    {"gpt_oss", "gpt-oss", planGptOss},
    {"deepseek_v2", "DeepSeek-V2", planDeepSeekV2},
    {"minicpm3", "MiniCPM 3", planMiniCpm3},
    {"deepseek_v3", "DeepSeek-V3", planDeepSeekV3},
    {"dots1", "dots.llm1", planDots1},
    {"glm4_moe_lite", "GLM-4.7-Flash", planGlm4MoeLite},
    {"llama4_text", "Llama 4", planLlama4},
    {"lfm2", "LFM2", planLfm2},
    {"qwen3_next", "Qwen3-Next", planQwen3Next},
    {"qwen3_5_text", "Qwen3.5", planQwen35},
    {"bamba", "Bamba", planBamba},
    {"granitemoehybrid", "Granite 4", planGraniteHybrid},
    {"falcon_h1", "Falcon-H1", planFalconH1},
    {"nemotron_h", "Nemotron-H", planNemotronH},
    {"bert", "BERT", planBert},
    {"roberta", "RoBERTa", planRoberta},
    {"xlm-roberta", "XLM-RoBERTa", planRoberta},
    {"camembert", "CamemBERT", planRoberta},
    {"data2vec-text", "data2vec text", planRoberta},
    {"xlm-roberta-xl", "XLM-RoBERTa-XL", planXlmRobertaXl},
    {"ernie", "ERNIE", planErnie},
    {"chinese_clip_text_model", "Chinese CLIP text", planChineseClipText},
    {"distilbert", "DistilBERT", planDistilBert},
    {"electra", "ELECTRA", planElectra},
    {"albert", "ALBERT", planAlbert},
    {"mpnet", "MPNet", planMpnet},
    {"esm", "ESM", planEsm},
    {"esmc", "ESM C", planEsmc},
    {"eurobert", "EuroBERT", planEuroBert},
    {"jina_embeddings_v3", "jina-embeddings-v3", planJinaEmbeddingsV3},
    {"gte", "GTE", planGte},
    {"xlnet", "XLNet", planXlNet},
    {"longformer", "Longformer", planLongformer},
    {"big_bird", "BigBird", planBigBird},
    {"layoutlmv3", "LayoutLMv3", planLayoutLmv3},
    {"nomic_bert", "Nomic BERT", planNomicBert},
    {"roformer", "RoFormer", planRoFormer},
    {"modernbert", "ModernBERT", planModernBert},
    {"deberta-v2", "DeBERTa-v2", planDebertaV2},
    {"clip_text_model", "CLIP text", planClipText},
    {"metaclip_2_text_model", "MetaCLIP 2 text", planClipText},
    {"t5", "T5", planT5},
    {"mt5", "mT5", planT5},
    {"switch_transformers", "Switch Transformers", planSwitch},
    {"bart", "BART", planBart},
    {"marian", "Marian", planMarian},
    {"mbart", "mBART", planMbart},
    {"pegasus", "Pegasus", planPegasus},
    {"m2m_100", "M2M-100", planM2m100},
    {"blenderbot-small", "Blenderbot Small", planBlenderbotSmall},
    {"umt5", "umT5", planUmt5},
    {"vision-encoder-decoder", "TrOCR", planTrOcr},
    {"whisper", "Whisper", planWhisper},
    {"moonshine", "Moonshine", planMoonshine},
    {"audio-spectrogram-transformer", "AST", planAudioSpectrogram},
    {"wav2vec2", "wav2vec 2", planWav2Vec2},
    {"hubert", "HuBERT", planHubert},
    {"wavlm", "WavLM", planWavLm},
    {"vit", "ViT", planVit},
    {"vit_mae", "ViT-MAE", planVitMae},
    {"vit_msn", "ViT-MSN", planVitMsn},
    {"deit", "DeiT", planDeit},
    {"beit", "BEiT", planBeit},
    {"dinov2", "DINOv2", planDinov2},
    {"dinov2_with_registers", "DINOv2 with registers", planDinov2WithRegisters},
    {"dinov3_vit", "DINOv3", planDinov3Vit},
    {"clip", "CLIP", planClipPictures, planClipTexts},
    {"clip_vision_model", "CLIP vision", planClipVision},
    {"metaclip_2", "MetaCLIP 2", planClipPictures, planMetaClip2Texts},
    {"metaclip_2_vision_model", "MetaCLIP 2 vision", planClipVision},
    {"siglip_vision_model", "SigLIP vision", planSiglipVision},
    {"siglip_text_model", "SigLIP text", planSiglipText},
    {"siglip", "SigLIP", planSiglipPictures, planSiglipTexts},
    {"siglip2_vision_model", "SigLIP 2 vision", planSiglip2Vision},
    {"siglip2_text_model", "SigLIP 2 text", planSiglipText},
    {"siglip2", "SigLIP 2", planSiglip2Pictures, planSiglipTexts},
};

constexpr Wrapper wrappers[] = {
    {"gemma3", "Gemma 3", "gemma3_text", loadGemma3Pictures},
    {"gemma4", "Gemma 4", "gemma4_text"},
    {"mistral3", "Mistral 3", "mistral"},
    {"llama4", "Llama 4", "llama4_text"},
    {"qwen2_vl", "Qwen2-VL", "qwen2_vl_text"},
    {"qwen2_5_vl", "Qwen2.5-VL", "qwen2_5_vl_text", loadQwen25Pictures},
    {"qwen3_vl", "Qwen3-VL", "qwen3_vl_text", loadQwen3Pictures},
    {"qwen3_5", "Qwen3.5", "qwen3_5_text"},
    {"llava", "LLaVA", "llama", loadLlavaPictures},
    {"llava_next", "LLaVA-NeXT", "llama"},
    {"llava_next_video", "LLaVA-NeXT", "llama"},
    {"llava_onevision", "LLaVA-OneVision", "qwen2"},
    {"video_llava", "Video-LLaVA", "llama"},
    {"vipllava", "ViP-LLaVA", "llama"},
    {"internvl", "InternVL", "qwen2"},
    {"idefics3", "Idefics 3", "llama", loadIdefics3Pictures},
    {"smolvlm", "SmolVLM", "llama", loadIdefics3Pictures},
    {"aya_vision", "Aya Vision", "cohere2"},
    {"cohere2_vision", "Command A Vision", "cohere2"},
    {"perception_lm", "Perception LM", "llama"},
    {"got_ocr2", "GOT-OCR 2", "qwen2"},
    {"qwen2_audio", "Qwen2-Audio", "qwen2"},
    {"voxtral", "Voxtral", "llama"},
};

const Family* familyOf(std::string_view type)
{
    const auto* found = std::ranges::find(families, type, &Family::type);
    return found == std::end(families) ? nullptr : found;
}

const Wrapper* wrapperOf(std::string_view type)
{
    const auto* found = std::ranges::find(wrappers, type, &Wrapper::type);
    return found == std::end(wrappers) ? nullptr : found;
}

/// The figures of a name: "3" of "gemma3_text".
std::string digitsIn(std::string_view name)
{
    std::string digits;
    std::ranges::copy_if(name, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

/// The known type that a mistyped one stands for; empty where there is none. Another digit is another version, not a
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
                 refusal = config.outOfRange("is_causal", Words("%1 cannot be used: expected true, found false"))](
                    const WeightFiles& files) {
        Transformer made = load(files);
        if (made.causal) throw Error(refusal);
        return made;
    };
    return plan;
}

/// Letters and figures of a name, in small letters: "xlmrobertaxl" of "xlm-roberta-xl" and of "XLMRobertaXL".
std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return plain;
}

/// The type whose classes are called so: "gpt_neox" for "GPTNeoXForCausalLM"; empty where there is none.
std::string typeOfClass(std::string_view architecture)
{
    constexpr std::string_view endings[] = {"PreTrainedModel", "DoubleHeadsModel", "LMHeadModel", "MTModel", "Model"};
    std::string_view stem = architecture;
    for (std::size_t at = stem.rfind("For"); at != std::string_view::npos && at > 0; at = stem.rfind("For", at - 1))
        if (at + 3 < stem.size() && std::isupper(static_cast<unsigned char>(stem[at + 3])) != 0) {
            stem = stem.substr(0, at);
            break;
        }
    const auto* ending = std::ranges::find_if(endings, [&](std::string_view each) { return stem.ends_with(each); });
    if (stem.size() == architecture.size() && ending != std::end(endings)) stem.remove_suffix(ending->size());
    const std::string plain = plainName(stem);
    if (plain.empty()) return {};
    const auto isMeant = [&](std::string_view type) {
        std::string own = plainName(type);
        return own == plain || own == plain + "model";
    };
    for (const Family& family : families)
        if (isMeant(family.type)) return std::string(family.type);
    for (const Wrapper& wrapper : wrappers)
        if (isMeant(wrapper.type)) return std::string(wrapper.type);
    return {};
}

/// @param config  with its model_type
ModelPlan planFamily(const ConfigReader& config, Tower tower)
{
    const std::string type = config.text("model_type", "");
    if (const Family* family = familyOf(type)) {
        const auto plan = tower == Tower::Texts && family->texts != nullptr ? family->texts : family->plan;
        return inBothDirections(plan(config), config);
    }
    std::string known;
    for (const std::string& name : knownModelTypes()) known += (known.empty() ? "" : ", ") + name;
    if (type.empty()) throw Error(Code::Missing, config.file(), "“model_type” is missing: expected %1", known);
    if (isOtherModelType(type)) throw otherModelType(config.file(), type);
    const std::string_view meant = meantType(type);
    if (meant.empty() && config.has("auto_map")) throw ownModelType(config.file(), type);
    if (meant.empty())
        throw Error(Code::Unknown, config.file(), "unknown model_type: %1. The known ones are %2.", type, known);
    throw Error(Code::Unknown, config.file(), "unknown model_type %1. Did you mean %2?", type, meant);
}

}  // namespace

std::vector<std::string> knownModelTypes()
{
    std::vector<std::string> types;
    types.reserve(std::size(families) + std::size(wrappers) + 1);
    for (const Family& family : families) types.emplace_back(family.type);
    for (const Wrapper& wrapper : wrappers) types.emplace_back(wrapper.type);
    types.emplace_back("attention_module");
    return types;
}

std::vector<std::string> knownArchitectures()
{
    std::vector<std::string> names;
    const auto add = [&](std::string_view name) {
        if (std::ranges::find(names, name) == names.end()) names.emplace_back(name);
    };
    for (const Family& family : families) add(family.name);
    for (const Wrapper& wrapper : wrappers) add(wrapper.name);
    return names;
}

std::string architectureName(std::string_view model_type)
{
    if (model_type == "attention_module") return "attention module";
    if (const Wrapper* wrapper = wrapperOf(model_type)) return std::string(wrapper->name);
    const Family* family = familyOf(model_type);
    return std::string(family == nullptr ? model_type : family->name);
}

bool isWrapper(std::string_view model_type) { return wrapperOf(model_type) != nullptr; }

std::optional<PictureReader> pictureReaderOf(const ConfigReader& config, const WeightFiles& files)
{
    const Wrapper* wrapper = wrapperOf(modelTypeOf(config));
    if (wrapper == nullptr || wrapper->pictures == nullptr || !towerBeginning(files)) return std::nullopt;
    return wrapper->pictures(config, files);
}

std::string modelTypeOf(const ConfigReader& config)
{
    std::string type = config.text("model_type", "");
    return type.empty() ? typeOfClass(config.firstText("architectures")) : type;
}

ConfigReader ownConfiguration(const ConfigReader& config)
{
    const std::string type = modelTypeOf(config);
    const Wrapper* wrapper = wrapperOf(type);
    return wrapper != nullptr ? textsInside(config, wrapper->texts) : config.with("model_type", type);
}

ModelPlan planModel(const ConfigReader& config, Tower tower)
{
    const std::string type = modelTypeOf(config);
    const Wrapper* wrapper = wrapperOf(type);
    if (wrapper != nullptr || familyOf(type) != nullptr)
        quantizationOf(config);  // refuses unknown quantizations before anything else is read
    return planFamily(ownConfiguration(config), tower);
}

}  // namespace core
