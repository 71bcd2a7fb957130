#include "core/text/pipeline/tokenizer_pipeline.h"

#include "core/stopped.h"
#include "core/text/unicode.h"

namespace core {
namespace {

/// Adds a stretch that no piece stands for; touching ones are one.
void addUntaken(std::vector<TextRange>& untaken, TextRange range)
{
    if (!untaken.empty() && untaken.back().to >= range.from)
        untaken.back().to = std::max(untaken.back().to, range.to);
    else
        untaken.push_back(range);
}

}  // namespace

/// One text being encoded.
struct TokenizerPipeline::Work {
    std::vector<Index> before;  ///< code points before each byte
    Index sequence;
    const std::stop_token& stop;
    Encoding encoding = {};
    std::size_t normalized = 0;  ///< bytes of all sections so far; one bound holds for their sum

    /// A place in the middle of a character counts as its beginning.
    Index codePoint(std::size_t byte) const { return byte + 1 < before.size() ? before[byte + 1] - 1 : before.back(); }
    TextRange range(ByteRange bytes) const { return {codePoint(bytes.from), codePoint(bytes.to)}; }
};

TokenizerPipeline::TokenizerPipeline(TokenizerParts parts) : m_parts(std::move(parts))
{
    for (const AddedToken& token : m_parts.added) {
        m_addedById.insert_or_assign(token.id, &token);
        m_addedByContent.insert_or_assign(token.content, &token);
        addSpelling(token);
    }
}

void TokenizerPipeline::addSpelling(const AddedToken& token)
{
    if (!token.normalized) return m_raw.add(token.content, token);
    NormalizedText spelling(token.content);
    if (m_parts.normalizer) m_parts.normalizer(spelling, {});
    m_normalized.add(spelling.text(), token);
    m_normalizedSpelling.emplace(token.id, spelling.text());
}

Encoding TokenizerPipeline::encode(std::string_view text, std::stop_token stop) const
{
    Encoding encoding = tokensOf(text, 0, stop);
    encoding.tokens = processed({std::move(encoding.tokens)});
    return encoding;
}

Encoding TokenizerPipeline::encodePair(std::string_view first, std::string_view second, std::stop_token stop) const
{
    Encoding encoding = tokensOf(first, 0, stop);
    encoding.tokens = processed({std::move(encoding.tokens), tokensOf(second, 1, stop).tokens});
    return encoding;
}

std::vector<Token> TokenizerPipeline::processed(TokenParts texts) const
{
    if (m_parts.postProcessor) texts = m_parts.postProcessor(std::move(texts));
    if (texts.size() == 1) return std::move(texts.front());
    std::vector<Token> tokens;
    for (std::vector<Token>& part : texts) std::ranges::move(part, std::back_inserter(tokens));
    return tokens;
}

Encoding TokenizerPipeline::tokensOf(std::string_view text, Index sequence, const std::stop_token& stop) const
{
    requireUtf8(text);
    Work work{codePointsBefore(text), sequence, stop};
    const NormalizedText whole(text);
    for (const Section& section : m_raw.split(text, stop)) {
        if (section.token != nullptr)
            addToken(*section.token, whole.slice(section.range), work);
        else
            encodeSection(whole.slice(section.range), work);
    }
    return std::move(work.encoding);
}

void TokenizerPipeline::encodeSection(NormalizedText section, Work& work) const
{
    if (m_parts.normalizer) m_parts.normalizer(section, work.stop);
    work.normalized += section.text().size();
    section.requireRoom(work.normalized);
    for (const Section& part : m_normalized.split(section.text(), work.stop)) {
        const NormalizedText text = section.slice(part.range);
        if (part.token != nullptr) {
            addToken(*part.token, text, work);
        } else if (!m_parts.preTokenizer) {
            encodeWord(text, work);
        } else {
            const std::vector<NormalizedText> words = m_parts.preTokenizer(text, work.stop);
            for (std::size_t i = 0; i < words.size(); ++i) {
                if (i % 256 == 0 && work.stop.stop_requested()) throw Stopped{};
                encodeWord(words[i], work);
            }
        }
    }
}

void TokenizerPipeline::encodeWord(const NormalizedText& word, Work& work) const
{
    for (WordPart& part : m_parts.model->tokenize(word.text(), work.stop)) {
        if (work.encoding.tokens.size() % 4096 == 4095 && work.stop.stop_requested()) throw Stopped{};
        const TextRange range = work.range(word.originalOf({part.from, part.to}));
        if (!part.id) {
            addUntaken(work.encoding.untaken, range);
            continue;
        }
        Token token{*part.id, std::move(part.piece), {}, range};
        token.text = m_parts.spelling.textOf(token.piece);
        token.bytes = m_parts.spelling.bytesOf(token.piece);
        token.segment = token.sequence = work.sequence;
        work.encoding.tokens.push_back(std::move(token));
    }
}

void TokenizerPipeline::addToken(const AddedToken& token, const NormalizedText& where, Work& work) const
{
    const std::string& found = where.text();
    Token added{token.id, found, readable(token.content), work.range(where.originalOf({0, found.size()})),
                token.content};
    added.segment = added.sequence = work.sequence;
    work.encoding.tokens.push_back(std::move(added));
}

std::optional<Token> TokenizerPipeline::token(Index id) const
{
    if (const auto added = m_addedById.find(id); added != m_addedById.end()) {
        Token token = specialToken(id, added->second->content);
        token.special = added->second->special;
        return token;
    }
    const auto piece = m_parts.model->vocabulary().piece(id);
    if (!piece) return std::nullopt;
    return Token{id, std::string(*piece), m_parts.spelling.textOf(*piece), {}, m_parts.spelling.bytesOf(*piece)};
}

std::optional<Index> TokenizerPipeline::id(std::string_view piece) const
{
    if (const auto added = m_addedByContent.find(piece); added != m_addedByContent.end()) return added->second->id;
    return m_parts.model->vocabulary().id(piece);
}

std::string TokenizerPipeline::decode(const std::vector<Index>& ids, bool skip_special) const
{
    std::vector<std::string> pieces;
    for (const Index id : ids) {
        const auto added = m_addedById.find(id);
        if (added != m_addedById.end()) {
            if (skip_special && added->second->special) continue;
            const auto spelling = m_normalizedSpelling.find(id);
            pieces.push_back(spelling == m_normalizedSpelling.end() ? added->second->content : spelling->second);
        } else if (const auto piece = m_parts.model->vocabulary().piece(id)) {
            pieces.emplace_back(*piece);
        }
    }
    const bool spaced = !m_parts.decoder;
    if (!spaced) pieces = m_parts.decoder(std::move(pieces));
    std::string text;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (spaced && i > 0) text += ' ';
        text += pieces[i];
    }
    return text;
}

}  // namespace core
