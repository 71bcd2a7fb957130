#include "core/text/tokenizer_json/tokenizer_class.h"

#include <algorithm>

namespace core {
namespace {

using enum TokenizerClass;

struct NamedClass {
    std::string_view name;
    TokenizerClass known;
};

constexpr NamedClass namedClasses[] = {
    {"GPT2Tokenizer", Gpt2},
    {"CodeGenTokenizer", Gpt2},
    {"GPTNeoXTokenizer", Gpt2},
    {"RobertaTokenizer", Roberta},
    {"BartTokenizer", Roberta},
    {"LongformerTokenizer", Roberta},
    {"LEDTokenizer", Roberta},
    {"MvpTokenizer", Roberta},
    {"Qwen2Tokenizer", Qwen2},
    {"CohereTokenizer", Cohere},
    {"CLIPTokenizer", Clip},
    {"WhisperTokenizer", Whisper},
    {"BertTokenizer", Bert},
    {"DistilBertTokenizer", Bert},
    {"ElectraTokenizer", Bert},
    {"MobileBertTokenizer", Bert},
    {"SqueezeBertTokenizer", Bert},
    {"ConvBertTokenizer", Bert},
    {"LayoutLMTokenizer", Bert},
    {"LxmertTokenizer", Bert},
    {"DPRQuestionEncoderTokenizer", Bert},
    {"DPRContextEncoderTokenizer", Bert},
    {"MPNetTokenizer", Mpnet},
    {"EsmTokenizer", Esm},
    {"T5Tokenizer", T5},
    {"MT5Tokenizer", T5},
    {"XLMRobertaTokenizer", XlmRoberta},
    {"LlamaTokenizer", Llama},
    {"LLaMATokenizer", Llama},
    {"GemmaTokenizer", Gemma},
    {"DebertaV2Tokenizer", DebertaV2},
};

/// Which tokenizer class transformers takes for a model type where no file names one, or takes before it looks at
/// tokenizer.json.
struct TypedClass {
    std::string_view model_type;
    std::string_view name;
};

constexpr TypedClass typedClasses[] = {
    {"gpt2", "GPT2Tokenizer"},
    {"gptj", "GPT2Tokenizer"},
    {"gpt_neo", "GPT2Tokenizer"},
    {"opt", "GPT2Tokenizer"},
    {"phi", "GPT2Tokenizer"},
    {"starcoder2", "GPT2Tokenizer"},
    {"gpt_neox", "GPTNeoXTokenizer"},
    {"mpt", "GPTNeoXTokenizer"},
    {"qwen2", "Qwen2Tokenizer"},
    {"qwen3", "Qwen2Tokenizer"},
    {"qwen3_moe", "Qwen2Tokenizer"},
    {"cohere", "CohereTokenizer"},
    {"cohere2", "CohereTokenizer"},
    {"roberta", "RobertaTokenizer"},
    {"bart", "BartTokenizer"},
    {"longformer", "LongformerTokenizer"},
    {"clip", "CLIPTokenizer"},
    {"clip_text_model", "CLIPTokenizer"},
    {"whisper", "WhisperTokenizer"},
    {"bert", "BertTokenizer"},
    {"distilbert", "DistilBertTokenizer"},
    {"electra", "ElectraTokenizer"},
    {"nomic_bert", "BertTokenizer"},
    {"mpnet", "MPNetTokenizer"},
    {"esm", "EsmTokenizer"},
    {"roformer", "RoFormerTokenizer"},
    {"t5", "T5Tokenizer"},
    {"mt5", "T5Tokenizer"},
    {"umt5", "T5Tokenizer"},
    {"xlm-roberta", "XLMRobertaTokenizer"},
    {"xlm-roberta-xl", "XLMRobertaTokenizer"},
    {"llama", "LlamaTokenizer"},
    {"mistral", "LlamaTokenizer"},
    {"mixtral", "LlamaTokenizer"},
    {"gemma", "GemmaTokenizer"},
    {"gemma2", "GemmaTokenizer"},
    {"deberta-v2", "DebertaV2Tokenizer"},
    {"albert", "AlbertTokenizer"},
    {"mbart", "MBartTokenizer"},
    {"pegasus", "PegasusTokenizer"},
    {"m2m_100", "M2M100Tokenizer"},
    {"blenderbot-small", "BlenderbotSmallTokenizer"},
};

/// Model types whose tokenizer.json is taken as it is, whatever class is named.
constexpr std::string_view plainTypes[] = {"mistral",  "mixtral",     "phi3", "granite",    "olmo2",
                                           "stablelm", "gpt_bigcode", "umt5", "modernbert", "xlm-roberta-xl"};

/// Names of classes that say nothing of how texts are cut.
constexpr std::string_view plainClasses[] = {"PreTrainedTokenizer", "TokenizersBackend", "PythonBackend",
                                             "SentencePieceBackend"};

bool isPlain(std::string_view name) { return std::ranges::find(plainClasses, name) != std::end(plainClasses); }

std::string_view withoutFast(std::string_view name)
{
    if (name.ends_with("Fast")) name.remove_suffix(4);
    return name;
}

}  // namespace

std::string tokenizerClassName(const TokenizerSettings& settings, std::string_view model_type)
{
    const std::string named = settings.className();
    const std::string_view name = withoutFast(named);
    if (!name.empty() && !isPlain(name)) return std::string(name);
    const auto* typed = std::ranges::find(typedClasses, model_type, &TypedClass::model_type);
    return typed == std::end(typedClasses) ? std::string() : std::string(typed->name);
}

std::optional<TokenizerClass> tokenizerClassOf(const TokenizerSettings& settings, std::string_view model_type)
{
    const std::string name = tokenizerClassName(settings, model_type);
    const auto* found = std::ranges::find(namedClasses, name, &NamedClass::name);
    if (found == std::end(namedClasses)) return std::nullopt;
    return found->known == Gpt2 && model_type == "opt" ? Opt : found->known;
}

bool takesTokenizerJsonAsItIs(const TokenizerSettings& settings, std::string_view model_type)
{
    return isPlain(withoutFast(settings.className()))
           || std::ranges::find(plainTypes, model_type) != std::end(plainTypes);
}

}  // namespace core
