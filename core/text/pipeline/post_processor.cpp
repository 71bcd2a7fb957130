#include "core/text/pipeline/post_processor.h"

#include "core/text/character_class.h"
#include "core/text/normalized_text.h"
#include "core/text/unicode.h"

#include <algorithm>

namespace core {
namespace {

TemplatePart textPart(std::size_t text, Index segment) { return {text, segment}; }

TemplatePart specialPart(const Token& token, Index segment) { return {std::nullopt, segment, {token}}; }

bool isSpace(char32_t c) { return c == U'Ġ' || isWhiteSpace(c); }

/// @param first  whether it is the text's first token
TextRange trimmed(const Token& token, bool first, bool prefixed)
{
    TextRange range = token.range;
    const std::u32string piece = codePointsOf(token.piece);
    const auto solid = std::ranges::find_if_not(piece, isSpace);
    Index leading = solid - piece.begin();
    const Index trailing = std::ranges::find_if_not(piece.rbegin(), piece.rend(), isSpace) - piece.rbegin();
    if ((first || range.from == 0) && prefixed && leading == 1) leading = 0;
    range.from = std::min(range.from + leading, range.to);
    if (trailing > 0 && range.to >= trailing) range.to = std::max(range.to - trailing, range.from);
    return range;
}

}  // namespace

Token specialToken(Index id, const std::string& piece)
{
    return {.id = id, .piece = piece, .text = readable(piece), .range = {}, .bytes = piece, .special = true};
}

PostProcessor templateProcessor(std::vector<TemplatePart> single, std::vector<TemplatePart> pair)
{
    return [single = std::move(single), pair = std::move(pair)](TokenParts texts) {
        TokenParts parts;
        for (const TemplatePart& part : texts.size() > 1 ? pair : single) {
            parts.push_back(part.text ? texts.at(*part.text) : part.special);
            for (Token& token : parts.back()) token.segment = part.segment;
        }
        return parts;
    };
}

PostProcessor bertProcessor(const Token& cls, const Token& sep)
{
    return templateProcessor(
        {specialPart(cls, 0), textPart(0, 0), specialPart(sep, 0)},
        {specialPart(cls, 0), textPart(0, 0), specialPart(sep, 0), textPart(1, 1), specialPart(sep, 1)});
}

PostProcessor robertaProcessor(const Token& cls, const Token& sep)
{
    return templateProcessor({specialPart(cls, 0), textPart(0, 0), specialPart(sep, 0)},
                             {specialPart(cls, 0), textPart(0, 0), specialPart(sep, 0), specialPart(sep, 0),
                              textPart(1, 0), specialPart(sep, 0)});
}

PostProcessor trimmingProcessor(bool prefixed)
{
    return [prefixed](TokenParts parts) {
        for (std::vector<Token>& part : parts)
            for (std::size_t i = 0; i < part.size(); ++i) part[i].range = trimmed(part[i], i == 0, prefixed);
        return parts;
    };
}

PostProcessor sequence(std::vector<PostProcessor> processors)
{
    return [processors = std::move(processors)](TokenParts parts) {
        for (const PostProcessor& processor : processors) parts = processor(std::move(parts));
        return parts;
    };
}

}  // namespace core
