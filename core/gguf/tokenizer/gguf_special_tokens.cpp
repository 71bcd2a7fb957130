#include "core/gguf/tokenizer/gguf_special_tokens.h"

#include "core/error.h"

namespace core {
namespace {

using Type = GgufPieces::Type;

Words rangeOf(const GgufPieces& pieces) { return Words("%1 to %2", "0", std::to_string(pieces.texts.size() - 1)); }

bool isPiece(Index id, const GgufPieces& pieces)
{
    return id >= 0 && static_cast<std::size_t>(id) < pieces.texts.size();
}

TemplatePart textPart(std::size_t text) { return {text, static_cast<Index>(text)}; }

TemplatePart markPart(const GgufMark& mark, Index segment)
{
    return {std::nullopt, segment, {specialToken(mark.id, mark.piece)}};
}

}  // namespace

std::optional<Index> ggufTokenId(const GgufFile& file, std::initializer_list<const char*> keys,
                                 std::optional<Index> absent, const GgufPieces& pieces)
{
    for (const char* key : keys) {
        const auto id = file.integer(key);
        if (!id) continue;
        if (!isPiece(static_cast<Index>(*id), pieces))
            throw Error(Code::OutOfRange, file.name(), "%1 cannot be used: expected %2, found %3", ggufField(key),
                        rangeOf(pieces), std::to_string(*id));
        return static_cast<Index>(*id);
    }
    if (absent && !isPiece(*absent, pieces))
        throw Error(Code::Missing, file.name(), "%1 is missing: expected an id from %2", ggufField(*keys.begin()),
                    rangeOf(pieces));
    return absent;
}

std::optional<GgufMark> ggufMark(const GgufFile& file, const char* flag, bool stands,
                                 std::initializer_list<const char*> keys, std::optional<Index> absent,
                                 const GgufPieces& pieces)
{
    if (!file.flag(flag).value_or(stands)) return std::nullopt;
    const auto id = ggufTokenId(file, keys, absent, pieces);
    if (!id)
        throw Error(Code::Missing, file.name(), "%1 is missing: expected the id of the token that %2 adds",
                    ggufField(*keys.begin()), std::string(flag));
    return GgufMark{*id, std::string(pieces.texts[static_cast<std::size_t>(*id)])};
}

PostProcessor ggufPostProcessor(const std::optional<GgufMark>& begin, const std::optional<GgufMark>& end, GgufPair pair)
{
    if (!begin && !end) return {};
    const auto add = [&](std::vector<TemplatePart>& parts, std::size_t text, bool begins) {
        const auto segment = static_cast<Index>(text);
        if (begin && begins) parts.push_back(markPart(*begin, segment));
        parts.push_back(textPart(text));
        if (end) parts.push_back(markPart(*end, segment));
    };
    std::vector<TemplatePart> single;
    add(single, 0, true);
    std::vector<TemplatePart> both = single;
    if (pair == GgufPair::Separated && end) both.push_back(markPart(*end, 0));
    add(both, 1, pair == GgufPair::Repeated);
    if (pair == GgufPair::Separated)
        for (TemplatePart& part : both) part.segment = 0;
    return templateProcessor(std::move(single), std::move(both));
}

std::vector<AddedToken> ggufAddedTokens(const GgufPieces& pieces, bool definedNormalized)
{
    std::vector<AddedToken> added;
    for (std::size_t id = 0; id < pieces.texts.size(); ++id) {
        const Type type = pieces.types[id];
        if (type != Type::Control && type != Type::Unknown && type != Type::UserDefined) continue;
        const bool defined = type == Type::UserDefined;
        added.push_back({.id = static_cast<Index>(id),
                         .content = std::string(pieces.texts[id]),
                         .normalized = defined && definedNormalized,
                         .special = !defined});
    }
    return added;
}

}  // namespace core
