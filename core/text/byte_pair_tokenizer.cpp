#include "core/text/byte_pair_tokenizer.h"

#include "core/stopped.h"
#include "core/text/byte_level.h"
#include "core/text/pre_tokenizer.h"
#include "core/text/unicode.h"

namespace core {
namespace {

TextRange trimmed(std::string_view bytes, TextRange range)
{
    while (bytes.starts_with(' ') && range.from < range.to) {
        bytes.remove_prefix(1);
        ++range.from;
    }
    while (bytes.ends_with(' ') && range.from < range.to) {
        bytes.remove_suffix(1);
        --range.to;
    }
    return range;
}

}  // namespace

/// The text being encoded, and where its code points begin.
struct BytePairTokenizer::Work {
    std::string_view text;
    std::vector<Index> before;
    std::stop_token stop;

    TextRange range(std::size_t from, std::size_t to) const
    {
        return {to > from ? before[from + 1] - 1 : before[from], before[to]};
    }
};

BytePairTokenizer::BytePairTokenizer(BytePairPipeline pipeline, const std::string& file)
    : m_pipeline(std::move(pipeline)),
      m_added(m_pipeline.added),
      m_encoder(m_pipeline.vocabulary, m_pipeline.merges, file)
{
    for (const auto& [piece, id] : m_pipeline.vocabulary) m_pieces.try_emplace(id, piece);
    for (const AddedToken& token : m_added.all()) m_pieces.insert_or_assign(token.id, token.content);
    m_pipeline.merges.clear();
}

Encoding BytePairTokenizer::encode(std::string_view text, std::stop_token stop) const
{
    requireUtf8(text);
    const Work work{text, codePointsBefore(text), stop};
    Encoding encoding;
    for (const Section& section : m_added.split(text, stop)) {
        if (section.token != nullptr)
            encoding.tokens.push_back({section.token->id, section.token->content, readable(section.token->content),
                                       work.range(section.from, section.to)});
        else
            encodeSection(work, section, encoding);
    }
    return encoding;
}

std::optional<Token> BytePairTokenizer::token(Index id) const
{
    const auto found = m_pieces.find(id);
    if (found == m_pieces.end()) return std::nullopt;
    return Token{id, found->second, readable(m_pipeline.byteLevel ? byteLevelBytes(found->second) : found->second), {}};
}

void BytePairTokenizer::encodeSection(const Work& work, const Section& section, Encoding& encoding) const
{
    // A space that is put before the section shifts every place in it by one byte.
    const std::string_view original = work.text.substr(section.from, section.to - section.from);
    const bool prefixed = m_pipeline.addPrefixSpace && original[0] != ' ';
    const std::string owned = prefixed ? " " + std::string(original) : std::string();
    const std::string_view text = prefixed ? std::string_view(owned) : original;
    const std::size_t shift = prefixed ? 1 : 0;

    std::vector<std::string_view> words{text};
    if (m_pipeline.splitWords) words = byteLevelWords(text, work.stop);
    for (const std::string_view word : words) {
        if (work.stop.stop_requested()) throw Stopped{};
        const auto start = static_cast<std::size_t>(word.data() - text.data());
        const auto place = [&](std::size_t at) { return section.from + (start + at < shift ? 0 : start + at - shift); };
        encodeWord(work, word, place, encoding);
    }
}

template<typename Place>
void BytePairTokenizer::encodeWord(const Work& work, std::string_view word, const Place& place,
                                   Encoding& encoding) const
{
    // Byte-level symbols are counted in mapped characters: one for each byte of the word.
    std::string mapped;
    std::vector<std::size_t> byteOf;
    if (m_pipeline.byteLevel) {
        for (std::size_t i = 0; i < word.size(); ++i) {
            const std::string_view character = byteLevelCharacter(static_cast<unsigned char>(word[i]));
            mapped += character;
            byteOf.insert(byteOf.end(), character.size(), i);
        }
        byteOf.push_back(word.size());
    }
    const std::string_view source = m_pipeline.byteLevel ? std::string_view(mapped) : word;
    const auto byteAt = [&](std::size_t at) { return m_pipeline.byteLevel ? byteOf[at] : at; };

    for (const auto& symbol : m_encoder.encode(source, work.stop)) {
        const std::size_t from = byteAt(symbol.from);
        const std::size_t to = byteAt(symbol.from + symbol.size);
        const TextRange range = work.range(place(from), place(to));
        if (!symbol.id) {
            auto& untaken = encoding.untaken;
            if (!untaken.empty() && untaken.back().to >= range.from)
                untaken.back().to = range.to;
            else
                untaken.push_back(range);
            continue;
        }
        const std::string piece(source.substr(symbol.from, symbol.size));
        encoding.tokens.push_back({*symbol.id, piece, readable(word.substr(from, to - from)),
                                   m_pipeline.trimOffsets ? trimmed(word.substr(from, to - from), range) : range});
    }
}

}  // namespace core
