#include "core/text/pieces/scored_pair_encoder.h"

#include "core/stopped.h"
#include "core/text/pieces/byte_pair_encoder.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <queue>

namespace core {
namespace {

constexpr std::size_t noSymbol = static_cast<std::size_t>(-1);

}  // namespace

/// A stretch of the word: a character, or several that were joined.
struct ScoredPairEncoder::Symbol {
    std::optional<Index> id;
    std::size_t from;
    std::size_t to;  ///< equal to `from` once it has been joined to the one before it
    std::size_t previous;
    std::size_t next;
};

/// Two neighbours that may be joined.
struct ScoredPairEncoder::Candidate {
    float score;
    std::size_t left;
    std::size_t size;  ///< bytes of both; another size means that one of them has been joined since
    Index id;

    bool operator<(const Candidate& other) const
    {
        return score < other.score || (score == other.score && left > other.left);
    }
};

ScoredPairEncoder::ScoredPairEncoder(Vocabulary vocabulary, std::vector<float> scores, std::optional<Index> unknown)
    : m_vocabulary(std::move(vocabulary)),
      m_scores(std::move(scores)),
      m_unknown(unknown),
      // Learned pieces are much shorter; each try costs time in proportion to this.
      m_longest(std::min<std::size_t>(m_vocabulary.longest(), 512))
{
    for (unsigned byte = 0; byte < 256; ++byte)
        m_bytePieces[byte] = m_vocabulary.id(bytePiece(static_cast<unsigned char>(byte)));
}

std::vector<ScoredPairEncoder::Symbol> ScoredPairEncoder::charactersOf(std::string_view word,
                                                                       const std::stop_token& stop) const
{
    std::vector<Symbol> symbols;
    for (std::size_t i = 0; i < word.size();) {
        if (symbols.size() % 16384 == 16383 && stop.stop_requested()) throw Stopped{};
        const std::size_t from = i;
        codePointAt(word, i);
        const std::size_t place = symbols.size();
        symbols.push_back({m_vocabulary.id(word.substr(from, i - from)), from, i, place == 0 ? noSymbol : place - 1,
                           i < word.size() ? place + 1 : noSymbol});
    }
    return symbols;
}

std::optional<ScoredPairEncoder::Candidate>
ScoredPairEncoder::candidateAt(std::string_view word, const std::vector<Symbol>& symbols, std::size_t left) const
{
    if (left == noSymbol || symbols[left].next == noSymbol) return std::nullopt;
    const std::size_t from = symbols[left].from;
    const std::size_t size = symbols[symbols[left].next].to - from;
    if (size > m_longest) return std::nullopt;
    const auto id = m_vocabulary.id(word.substr(from, size));
    if (!id) return std::nullopt;
    return Candidate{m_scores[static_cast<std::size_t>(*id)], left, size, *id};
}

void ScoredPairEncoder::joinAll(std::string_view word, std::vector<Symbol>& symbols, const std::stop_token& stop) const
{
    std::priority_queue<Candidate> queue;
    const auto consider = [&](std::size_t left) {
        if (const auto candidate = candidateAt(word, symbols, left)) queue.push(*candidate);
    };
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        if (i % 16384 == 16383 && stop.stop_requested()) throw Stopped{};
        consider(i);
    }
    for (std::size_t steps = 1; !queue.empty(); ++steps) {
        if (steps % 4096 == 0 && stop.stop_requested()) throw Stopped{};
        const Candidate best = queue.top();
        queue.pop();
        Symbol& left = symbols[best.left];
        if (left.from == left.to || left.next == noSymbol) continue;
        Symbol& right = symbols[left.next];
        if (right.to - left.from != best.size) continue;

        left.id = best.id;
        left.to = right.to;
        left.next = right.next;
        right.from = right.to;
        if (left.next != noSymbol) symbols[left.next].previous = best.left;
        consider(left.previous);
        consider(best.left);
    }
}

void ScoredPairEncoder::addParts(std::string_view word, const Symbol& symbol, std::vector<WordPart>& parts) const
{
    const std::string_view text = word.substr(symbol.from, symbol.to - symbol.from);
    if (symbol.id) {
        parts.push_back({symbol.id, std::string(text), symbol.from, symbol.to});
    } else if (std::ranges::all_of(text,
                                   [&](char c) { return m_bytePieces[static_cast<unsigned char>(c)].has_value(); })) {
        for (std::size_t i = symbol.from; i < symbol.to; ++i) {
            const auto byte = static_cast<unsigned char>(word[i]);
            parts.push_back({m_bytePieces[byte], bytePiece(byte), i, i + 1});
        }
    } else if (!m_unknown) {
        parts.push_back({std::nullopt, std::string(text), symbol.from, symbol.to});
    } else if (!parts.empty() && parts.back().id == m_unknown) {
        parts.back().to = symbol.to;
    } else {
        parts.push_back({m_unknown, std::string(m_vocabulary.piece(*m_unknown).value_or("")), symbol.from, symbol.to});
    }
}

std::vector<WordPart> ScoredPairEncoder::tokenize(std::string_view word, const std::stop_token& stop) const
{
    std::vector<Symbol> symbols = charactersOf(word, stop);
    joinAll(word, symbols, stop);
    std::vector<WordPart> parts;
    for (std::size_t i = symbols.empty() ? noSymbol : 0; i != noSymbol; i = symbols[i].next)
        addParts(word, symbols[i], parts);
    return parts;
}

}  // namespace core
