#include "core/error.h"
#include "core/text/tokenizer_json/tokenizer_part.h"

namespace core {
namespace {

constexpr const char* knownPreTokenizers =
    "BertPreTokenizer, ByteLevel, CharDelimiterSplit, Digits, FixedLength, Metaspace, Punctuation, Sequence, Split, "
    "UnicodeScripts, Whitespace or WhitespaceSplit";

PreTokenizer readPreTokenizerSequence(const TokenizerPart& part)
{
    std::vector<PreTokenizer> preTokenizers;
    for (const TokenizerPart& each : part.parts("pretokenizers")) preTokenizers.push_back(readPreTokenizer(each));
    return sequence(std::move(preTokenizers));
}

PreTokenizer readFixedLength(const TokenizerPart& part)
{
    const std::size_t length = part.count("length", 5);
    if (length == 0)
        throw part.malformed("length", part.value("length"),
                             Words("%1's %2 cannot be understood: expected at least 1, found %3"));
    return fixedLengthPreTokenizer(length);
}

}  // namespace

PrependScheme prependSchemeOf(const TokenizerPart& part)
{
    // Files of older library versions say add_prefix_space instead.
    const std::string scheme = part.text("prepend_scheme", part.flag("add_prefix_space", true) ? "always" : "never");
    if (scheme == "always") return PrependScheme::Always;
    if (scheme == "first") return PrependScheme::First;
    if (scheme == "never") return PrependScheme::Never;
    throw part.malformed("prepend_scheme", part.value("prepend_scheme"),
                         Words("%1's %2 cannot be understood: expected always, first or never, found %3"));
}

PreTokenizer readPreTokenizer(const TokenizerPart& part)
{
    const std::string type = part.type();
    if (type == "ByteLevel")
        return byteLevelPreTokenizer(part.flag("add_prefix_space", true), part.flag("use_regex", true));
    if (type == "BertPreTokenizer") return bertPreTokenizer();
    if (type == "Whitespace") return whitespacePreTokenizer();
    if (type == "WhitespaceSplit") return whitespaceSplitPreTokenizer();
    if (type == "UnicodeScripts") return unicodeScriptsPreTokenizer();
    if (type == "Digits") return digitsPreTokenizer(part.flag("individual_digits", false));
    if (type == "Punctuation") return punctuationPreTokenizer(part.delimiters(Delimiters::Isolated));
    if (type == "Split")
        return splitPreTokenizer(part.pattern(), part.delimiters(Delimiters::Isolated), part.flag("invert", false));
    if (type == "CharDelimiterSplit")
        return splitPreTokenizer(TextPattern::literal(part.character("delimiter")), Delimiters::Removed, false);
    if (type == "Metaspace")
        return metaspacePreTokenizer(part.character("replacement"), prependSchemeOf(part), part.flag("split", true));
    if (type == "FixedLength") return readFixedLength(part);
    if (type == "Sequence") return readPreTokenizerSequence(part);
    throw part.unknownType(Words("%1 is not supported: expected %3, found %2", knownPreTokenizers));
}

}  // namespace core
