#include "core/engine/engine_tokenizer.h"

#include "core/text/unicode.h"

namespace core {
namespace {

Index codePoints(std::string_view text) { return codePointsBefore(text).back(); }

}  // namespace

EngineTokenizer::EngineTokenizer(std::shared_ptr<const EngineLink> link) : m_link(std::move(link))
{
    const auto& pieces = m_link->vocabulary().pieces;
    for (std::size_t id = 0; id < pieces.size(); ++id) m_ids.emplace(pieces[id], static_cast<Index>(id));
}

Encoding EngineTokenizer::encode(std::string_view text, std::stop_token stop) const
{
    requireUtf8(text);
    const EngineMessage answer = m_link->ask(Json{{"request", "tokenize"}, {"text", text}}, {}, {}, stop);
    return encodingIn(answer.said, m_link->vocabulary(), {codePoints(text), 0}, m_link->name());
}

Encoding EngineTokenizer::encodePair(std::string_view first, std::string_view second, std::stop_token stop) const
{
    requireUtf8(first);
    requireUtf8(second);
    const EngineMessage answer =
        m_link->ask(Json{{"request", "tokenize"}, {"text", first}, {"pair", second}}, {}, {}, stop);
    return encodingIn(answer.said, m_link->vocabulary(), {codePoints(first), codePoints(second)}, m_link->name());
}

std::optional<Token> EngineTokenizer::token(Index id) const { return m_link->vocabulary().token(id); }

std::optional<Index> EngineTokenizer::id(std::string_view piece) const
{
    const auto known = m_ids.find(piece);
    return known == m_ids.end() ? std::nullopt : std::optional(known->second);
}

}  // namespace core
