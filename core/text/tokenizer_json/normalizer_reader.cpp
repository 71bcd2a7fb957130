#include "core/error.h"
#include "core/text/tokenizer_json/tokenizer_part.h"

namespace core {
namespace {

constexpr const char* knownNormalizers =
    "BertNormalizer, ByteLevel, Lowercase, NFC, NFD, NFKC, NFKD, Nmt, Precompiled, Prepend, "
    "Replace, Sequence, Strip or "
    "StripAccents";

Normalizer readBert(const TokenizerPart& part)
{
    BertNormalization settings{.cleanText = part.flag("clean_text", true),
                               .spaceChinese = part.flag("handle_chinese_chars", true),
                               .stripAccents = std::nullopt,
                               .lowercase = part.flag("lowercase", true)};
    if (part.has("strip_accents")) settings.stripAccents = part.flag("strip_accents", true);
    return bertNormalizer(settings);
}

Normalizer readNormalizerSequence(const TokenizerPart& part)
{
    std::vector<Normalizer> normalizers;
    for (const TokenizerPart& each : part.parts("normalizers")) normalizers.push_back(readNormalizer(each));
    return sequence(std::move(normalizers));
}

}  // namespace

Normalizer readNormalizer(const TokenizerPart& part)
{
    const std::string type = part.type();
    if (type == "NFC") return unicodeNormalizer(NormalizationForm::Composed);
    if (type == "NFD") return unicodeNormalizer(NormalizationForm::Decomposed);
    if (type == "NFKC") return unicodeNormalizer(NormalizationForm::CompatibilityComposed);
    if (type == "NFKD") return unicodeNormalizer(NormalizationForm::CompatibilityDecomposed);
    if (type == "Lowercase") return lowercaseNormalizer();
    if (type == "StripAccents") return stripAccentsNormalizer();
    if (type == "Nmt") return nmtNormalizer();
    if (type == "ByteLevel") return byteLevelNormalizer();
    if (type == "BertNormalizer") return readBert(part);
    if (type == "Strip") return stripNormalizer(part.flag("strip_left", true), part.flag("strip_right", true));
    if (type == "Prepend") return prependNormalizer(part.text("prepend"));
    if (type == "Replace") return replaceNormalizer(part.pattern(), part.text("content"));
    if (type == "Precompiled")
        return precompiledNormalizer(
            std::make_shared<const PrecompiledCharsmap>(part.text("precompiled_charsmap"), part.file()));
    if (type == "Sequence") return readNormalizerSequence(part);
    throw part.unknownType(Words("%1 is not supported: expected %3, found %2", knownNormalizers));
}

}  // namespace core
