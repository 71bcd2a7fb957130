#include "core/gguf/tokenizer/gguf_words.h"

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
    Bailing,
    SeedCoder,
    DeepSeekLlm,
    DeepSeekCoder,
    DeepSeek3,
    Falcon,
    Bloom,
    Viking
};

enum class Also { Nothing, Composes, Begins, BeginsWhole, Separates, Trims };

struct KnownName {
    std::string_view name;
    Rule rule;
    Also also = Also::Nothing;
};

constexpr KnownName knownNames[] = {
    {"default", Rule::Default},
    {"gpt-2", Rule::Gpt2},
    {"phi-2", Rule::Gpt2},
    {"mpt", Rule::Gpt2, Also::Trims},
    {"olmo", Rule::Gpt2, Also::Trims},
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
    {"starcoder", Rule::Digits, Also::Trims},
    {"refact", Rule::Digits, Also::Trims},
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
    {"bailingmoe", Rule::Bailing},
    {"bailingmoe2", Rule::Bailing},
    {"llada-moe", Rule::Bailing},
    {"seed-coder", Rule::SeedCoder},
    {"deepseek-llm", Rule::DeepSeekLlm},
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

constexpr const char* bailing =
    R"('(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]|\s+(?!\S)|\s+)";
constexpr const char* seedCoder =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}\r\n]+|\s*[\r\n]+|\s+(?!\S)|\s+)";

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
// Letters with two forms, as Unicode had them when the model was made.
constexpr const char* deepSeekLetters =
    R"(\s?[)"
    R"(A-Za-z\x{00B5}\x{00C0}-\x{00D6}\x{00D8}-\x{00F6}\x{00F8}-\x{01BA}\x{01BC}-\x{01BF}\x{01C4}-\x{0293})"
    R"(\x{0295}-\x{02AF}\x{0370}-\x{0373}\x{0376}\x{0377}\x{037B}-\x{037D}\x{037F}\x{0386}\x{0388}-\x{038A})"
    R"(\x{038C}\x{038E}-\x{03A1}\x{03A3}-\x{03F5}\x{03F7}-\x{0481}\x{048A}-\x{052F}\x{0531}-\x{0556})"
    R"(\x{10A0}-\x{10C5}\x{13A0}-\x{13F5}\x{13F8}-\x{13FD}\x{1C90}-\x{1CBA}\x{1CBD}-\x{1CBF}\x{1D00}-)"
    R"(\x{1D2B}\x{1D6B}-\x{1D77}\x{1D79}-\x{1D9A}\x{1E00}-\x{1F15}\x{1F18}-\x{1F1D}\x{1F20}-\x{1F45})"
    R"(\x{1F48}-\x{1F4D}\x{1F50}-\x{1F57}\x{1F59}\x{1F5B}\x{1F5D}\x{1F5F}-\x{1F7D}\x{1F80}-\x{1FB4}\x{1FB6})"
    R"(-\x{1FBC}\x{1FBE}\x{1FC2}-\x{1FC4}\x{1FC6}-\x{1FCC}\x{1FD0}-\x{1FD3}\x{1FD6}-\x{1FDB}\x{1FE0}-)"
    R"(\x{1FEC}\x{1FF2}-\x{1FF4}\x{1FF6}-\x{1FFC}\x{2102}\x{2107}\x{210A}-\x{2113}\x{2115}\x{2119}-\x{211D})"
    R"(\x{2124}\x{2126}\x{2128}\x{212A}-\x{212D}\x{212F}-\x{2134}\x{2139}\x{213C}-\x{213F}\x{2145}-\x{2149})"
    R"(\x{214E}\x{2183}\x{2184}\x{2C00}-\x{2C7B}\x{2C7E}-\x{2CE4}\x{2CEB}-\x{2CEE}\x{2CF2}\x{2CF3}\x{A640}-)"
    R"(\x{A66D}\x{A680}-\x{A69B}\x{A722}-\x{A76F}\x{A771}-\x{A787}\x{A78B}-\x{A78E}\x{AB70}-\x{ABBF})"
    R"(\x{FB00}-\x{FB06}\x{FB13}-\x{FB17}\x{FF21}-\x{FF3A}\x{FF41}-\x{FF5A}\x{10400}-\x{1044F}\x{104B0}-)"
    R"(\x{104D3}\x{104D8}-\x{104FB}\x{10C80}-\x{10CB2}\x{10CC0}-\x{10CF2}\x{118A0}-\x{118DF}\x{1E900}-)"
    R"(\x{1E943})"
    R"(]+)";
constexpr const char* deepSeekSigns =
    R"(\s?[!-/:-~\x{FF01}-\x{FF0F}\x{FF1A}-\x{FF5E}\x{2018}-\x{201F}\x{3000}-\x{3002}]+)";
// The range that these models' files name, much wider than Chinese, Japanese and Korean.
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
    case Rule::Bailing: return {bailing};
    case Rule::SeedCoder: return {seedCoder};
    case Rule::DeepSeekLlm: return {R"([\r\n])", deepSeekLetters, deepSeekSigns, R"(\s+$)", eastAsian, R"(\p{N}+)"};
    case Rule::DeepSeekCoder: return {R"([\r\n])", R"(\s?\p{L}+)", R"(\s?\p{P}+)", eastAsian, oneDigit};
    case Rule::DeepSeek3: return {R"(\p{N}{1,3})", chineseAndKana, deepSeek3};
    case Rule::Falcon: return {R"([\p{P}$+<=>\^~|`]+)", gpt2, threeDigits};
    case Rule::Bloom: return {bloom};
    case Rule::Viking: return {bloom, oneDigit};
    }
    return {};
}

}  // namespace

std::vector<std::string_view> knownGgufWords()
{
    std::vector<std::string_view> names;
    for (const KnownName& known : knownNames) names.push_back(known.name);
    return names;
}

std::optional<GgufWords> ggufWords(const std::string& name, const std::string& file)
{
    const std::string field = "key “tokenizer.ggml.pre”";
    const auto* known = std::ranges::find(knownNames, name, &KnownName::name);
    if (known == std::end(knownNames)) return std::nullopt;
    std::vector<PreTokenizer> steps;
    for (const char* pattern : patternsOf(known->rule))
        steps.push_back(
            splitPreTokenizer(TextPattern::regularExpression(pattern, file, field), Delimiters::Isolated, false));
    steps.push_back(byteLevelPreTokenizer(false, false));
    return GgufWords{.cut = sequence(std::move(steps)),
                     .composes = known->also == Also::Composes,
                     .wholeWordsFirst = known->also == Also::BeginsWhole,
                     .begins = known->also == Also::BeginsWhole,
                     .separates = known->also == Also::Separates,
                     .trims = known->also == Also::Trims};
}

}  // namespace core
