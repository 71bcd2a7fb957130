#include "core/text/gguf/gguf_words.h"

#include "core/error.h"

#include <algorithm>

namespace core {
namespace {

enum class Rule {
    Default,
    Gpt2,
    Digits,
    Llama3,
    Qwen2,
    Qwen35,
    Gpt4o,
    Tekken,
    DeepSeekCoder,
    DeepSeek3,
    Falcon,
    Bloom,
    Viking
};

enum class Also { Nothing, Composes, Begins, BeginsWhole, Separates };

struct KnownName {
    std::string_view name;
    Rule rule;
    Also also = Also::Nothing;
};

constexpr KnownName knownNames[] = {
    {"default", Rule::Default},
    {"gpt-2", Rule::Gpt2},
    {"phi-2", Rule::Gpt2},
    {"mpt", Rule::Gpt2},
    {"olmo", Rule::Gpt2},
    {"jais", Rule::Gpt2},
    {"modern-bert", Rule::Gpt2},
    {"exaone4", Rule::Gpt2},
    {"gigachat", Rule::Gpt2},
    {"trillion", Rule::Gpt2},
    {"granite-docling", Rule::Gpt2},
    {"mellum", Rule::Gpt2},
    {"a.x-4.0", Rule::Gpt2},
    {"jina-es", Rule::Gpt2},
    {"jina-de", Rule::Gpt2},
    {"jina-v2-es", Rule::Gpt2},
    {"jina-v2-de", Rule::Gpt2},
    {"roberta-bpe", Rule::Gpt2, Also::Separates},
    {"jina-v1-en", Rule::Gpt2, Also::Separates},
    {"jina-v2-code", Rule::Gpt2, Also::Separates},
    {"starcoder", Rule::Digits},
    {"refact", Rule::Digits},
    {"command-r", Rule::Digits},
    {"smollm", Rule::Digits},
    {"codeshell", Rule::Digits},
    {"exaone", Rule::Digits},
    {"minerva-7b", Rule::Digits},
    {"llama-bpe", Rule::Llama3, Also::BeginsWhole},
    {"llama3", Rule::Llama3, Also::BeginsWhole},
    {"llama-v3", Rule::Llama3, Also::BeginsWhole},
    {"falcon3", Rule::Llama3, Also::BeginsWhole},
    {"falcon-h1", Rule::Llama3, Also::BeginsWhole},
    {"pixtral", Rule::Llama3, Also::BeginsWhole},
    {"midm-2.0", Rule::Llama3, Also::BeginsWhole},
    {"lfm2", Rule::Llama3, Also::BeginsWhole},
    {"dbrx", Rule::Llama3},
    {"smaug-bpe", Rule::Llama3},
    {"glm4", Rule::Llama3},
    {"chatglm-bpe", Rule::Llama3},
    {"qwen2", Rule::Qwen2, Also::Composes},
    {"deepseek-r1-qwen", Rule::Qwen2},
    {"megrez", Rule::Qwen2},
    {"stablelm2", Rule::Qwen2},
    {"hunyuan", Rule::Qwen2},
    {"solar-open", Rule::Qwen2},
    {"grok-2", Rule::Qwen2},
    {"qwen35", Rule::Qwen35, Also::Composes},
    {"gpt-4o", Rule::Gpt4o},
    {"llama4", Rule::Gpt4o},
    {"kanana2", Rule::Gpt4o},
    {"minimax-m2", Rule::Gpt4o},
    {"tekken", Rule::Tekken, Also::BeginsWhole},
    {"deepseek-coder", Rule::DeepSeekCoder},
    {"deepseek-v3", Rule::DeepSeek3},
    {"hunyuan-dense", Rule::DeepSeek3},
    {"falcon", Rule::Falcon},
    {"bloom", Rule::Bloom},
    {"poro-chat", Rule::Bloom},
    {"gpt3-finnish", Rule::Bloom},
    {"viking", Rule::Viking},
};

// English contractions, words, numbers and other signs, each with the one space before it; white space.
constexpr const char* gpt2 = R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";
constexpr const char* oneDigit = R"(\p{N})";
constexpr const char* threeDigits = R"([0-9][0-9][0-9])";

// Since cl100k: a word takes any sign before it along, signs take the line ends behind them along.
constexpr const char* llama3 =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr const char* qwen2 =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr const char* qwen35 =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?[\p{L}\p{M}]+|\p{N}| ?[^\s\p{L}\p{M}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";

// o200k: a capital within a word begins another one.
constexpr const char* gpt4o =
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)"
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)"
    R"(\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr const char* tekken = R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+|)"
                               R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*|)"
                               R"(\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)";

constexpr const char* chineseAndKana = R"([\x{4E00}-\x{9FA5}\x{3040}-\x{30FF}]+)";
constexpr const char* deepSeek3 =
    R"([!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+|)"
    R"( ?[\p{P}\p{S}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
// As wide as the models have it, which is much more than Chinese, Japanese and Korean.
constexpr const char* eastAsian = R"([\x{0800}-\x{9FA5}\x{AC00}-\x{D7FF}]+)";
// The brackets and the bar are among the signs that end a word.
constexpr const char* bloom = R"( ?[^(\s|.,!?\x{2026}\x{3002}\x{FF0C}\x{3001}\x{0964}\x{06D4}\x{060C})]+)";

/// One after the other; each cuts further what those before it have left.
std::vector<const char*> patternsOf(Rule rule)
{
    switch (rule) {
    case Rule::Default: return {R"([\p{P}$+<=>\^~|]+)", gpt2, R"(\p{N}+)", threeDigits};
    case Rule::Gpt2: return {gpt2};
    case Rule::Digits: return {oneDigit, gpt2};
    case Rule::Llama3: return {llama3};
    case Rule::Qwen2: return {qwen2};
    case Rule::Qwen35: return {qwen35};
    case Rule::Gpt4o: return {gpt4o};
    case Rule::Tekken: return {tekken};
    case Rule::DeepSeekCoder: return {R"([\r\n])", R"(\s?\p{L}+)", R"(\s?\p{P}+)", eastAsian, oneDigit};
    case Rule::DeepSeek3: return {R"(\p{N}{1,3})", chineseAndKana, deepSeek3};
    case Rule::Falcon: return {R"([\p{P}$+<=>\^~|`]+)", gpt2, threeDigits};
    case Rule::Bloom: return {bloom};
    case Rule::Viking: return {bloom, oneDigit};
    }
    return {};
}

std::string listOfNames()
{
    std::string names;
    for (const KnownName& known : knownNames) names += (names.empty() ? "" : ", ") + std::string(known.name);
    return names;
}

}  // namespace

GgufWords ggufWords(const std::string& name, const std::string& file)
{
    const std::string field = "key “tokenizer.ggml.pre”";
    const auto* known = std::ranges::find(knownNames, name, &KnownName::name);
    if (known == std::end(knownNames))
        throw Error(Code::Unsupported, file, field, "one of " + listOfNames(), "“" + name + "”");
    std::vector<PreTokenizer> steps;
    for (const char* pattern : patternsOf(known->rule))
        steps.push_back(
            splitPreTokenizer(TextPattern::regularExpression(pattern, file, field), Delimiters::Isolated, false));
    steps.push_back(byteLevelPreTokenizer(false, false));
    return {.cut = sequence(std::move(steps)),
            .composes = known->also == Also::Composes,
            .wholeWordsFirst = known->also == Also::BeginsWhole,
            .begins = known->also == Also::BeginsWhole,
            .separates = known->also == Also::Separates};
}

}  // namespace core
