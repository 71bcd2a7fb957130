#include "core/text/pieces/byte_pair_encoder.h"

#include "core/error.h"
#include "core/stopped.h"
#include "core/text/normalized_text.h"
#include "core/text/unicode.h"

#include <queue>

namespace core {
namespace {

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// A merge that may be done. Learned first, done first; among equals the leftmost.
struct Candidate {
    std::uint32_t rank;
    std::uint32_t result;
    std::size_t left;

    bool operator>(const Candidate& other) const { return std::pair(rank, left) > std::pair(other.rank, other.left); }
};

}  // namespace

MergeList::MergeList(std::initializer_list<std::pair<std::string_view, std::string_view>> pairs)
{
    for (const auto& [left, right] : pairs) add(left, right);
}

void MergeList::add(std::string_view left, std::string_view right)
{
    m_text += left;
    const auto middle = static_cast<std::uint32_t>(m_text.size());
    m_text += right;
    m_ends.push_back({middle, static_cast<std::uint32_t>(m_text.size())});
}

std::pair<std::string_view, std::string_view> MergeList::at(std::size_t rank) const
{
    const std::size_t from = rank == 0 ? 0 : m_ends[rank - 1].right;
    const std::string_view text = m_text;
    return {text.substr(from, m_ends[rank].left - from),
            text.substr(m_ends[rank].left, m_ends[rank].right - m_ends[rank].left)};
}

/// A word's characters as symbols of the vocabulary.
struct BytePairEncoder::Characters {
    std::vector<Symbol> symbols;
    std::vector<ByteRange> missing;  ///< bytes without a piece, and without an unknown one
    std::size_t at = 0;              ///< byte of the word that comes next
    std::size_t unknown = 0;         ///< bytes for which an unknown piece is still to be added

    void add(Index id, std::size_t size)
    {
        const std::size_t place = symbols.size();
        symbols.push_back({id, at, at + size, place == 0 ? none : place - 1, none});
        if (place > 0) symbols[place - 1].next = place;
        at += size;
    }
};

BytePairEncoder::BytePairEncoder(Vocabulary vocabulary, const MergeList& merges, const std::string& file,
                                 BytePairSettings settings)
    : m_vocabulary(std::move(vocabulary)),
      m_settings(std::move(settings))
{
    if (m_settings.unknown) m_unknown = m_vocabulary.id(*m_settings.unknown);
    if (m_settings.byteFallback)
        for (unsigned byte = 0; byte < 256; ++byte)
            m_bytePieces[byte] = m_vocabulary.id(bytePiece(static_cast<unsigned char>(byte)));
    std::size_t slots = 16;
    while (slots < merges.size() * 2) slots *= 2;
    m_merges.resize(slots);
    for (std::size_t rank = 0; rank < merges.size(); ++rank) addMerge(merges.at(rank), rank, file);
}

std::uint64_t BytePairEncoder::pairOf(Index left, Index right)
{
    return static_cast<std::uint64_t>(left) << 32U | static_cast<std::uint64_t>(right);
}

std::size_t BytePairEncoder::slotOf(std::uint64_t pair) const
{
    const std::size_t mask = m_merges.size() - 1;
    // Two rounds of multiplying and folding: ids of a pair are small and alike.
    std::uint64_t hash = pair * 0x9E3779B97F4A7C15U;
    hash = (hash ^ hash >> 29U) * 0xBF58476D1CE4E5B9U;
    std::size_t slot = (hash >> 32U) & mask;
    while (m_merges[slot].pair != noPair && m_merges[slot].pair != pair) slot = (slot + 1) & mask;
    return slot;
}

void BytePairEncoder::addMerge(std::pair<std::string_view, std::string_view> pieces, std::size_t rank,
                               const std::string& file)
{
    const auto idOf = [&](std::string_view piece) {
        const auto id = m_vocabulary.id(piece);
        if (!id)
            throw Error(Code::Missing, file, "piece “%1” of merge %2 is missing: expected in the vocabulary",
                        std::string(piece), std::to_string(rank + 1));
        return *id;
    };
    const std::uint64_t pair = pairOf(idOf(pieces.first), idOf(pieces.second));
    std::string result(pieces.first);
    result += pieces.second.substr(std::min(m_settings.continuingPrefix.size(), pieces.second.size()));
    m_merges[slotOf(pair)] = {pair, static_cast<std::uint32_t>(rank), static_cast<std::uint32_t>(idOf(result))};
}

const BytePairEncoder::Merge* BytePairEncoder::mergeOf(const Symbol& left, const Symbol& right) const
{
    const Merge& merge = m_merges[slotOf(pairOf(left.id, right.id))];
    return merge.pair == noPair ? nullptr : &merge;
}

bool BytePairEncoder::addBytes(std::string_view character, Characters& characters) const
{
    if (!m_settings.byteFallback) return false;
    for (const char byte : character)
        if (!m_bytePieces[static_cast<unsigned char>(byte)]) return false;
    for (const char byte : character) characters.add(*m_bytePieces[static_cast<unsigned char>(byte)], 1);
    return true;
}

BytePairEncoder::Characters BytePairEncoder::charactersOf(std::string_view word, const std::stop_token& stop) const
{
    Characters characters;
    const auto flushUnknown = [&] {
        if (characters.unknown > 0) characters.add(*m_unknown, characters.unknown);
        characters.unknown = 0;
    };
    std::string spelled;
    std::size_t count = 0;
    for (std::size_t i = 0; i < word.size();) {
        if (++count % 16384 == 0 && stop.stop_requested()) throw Stopped{};
        const std::size_t start = i;
        codePointAt(word, i);
        spelled = start > 0 ? m_settings.continuingPrefix : "";
        spelled += word.substr(start, i - start);
        if (i == word.size()) spelled += m_settings.endOfWordSuffix;
        if (const auto id = m_vocabulary.id(spelled)) {
            flushUnknown();
            characters.add(*id, i - start);
        } else if (addBytes(spelled, characters)) {
            // An unknown piece before them comes behind them: so it is in the tokenizers that models are trained with.
            continue;
        } else if (m_unknown) {
            if (!m_settings.fuseUnknown) flushUnknown();
            characters.unknown += i - start;
        } else {
            characters.missing.push_back({characters.at, characters.at + i - start});
            characters.at += i - start;
        }
    }
    flushUnknown();
    return characters;
}

void BytePairEncoder::mergeAll(std::vector<Symbol>& symbols, const std::stop_token& stop) const
{
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue;
    const auto consider = [&](std::size_t left) {
        if (left == none || symbols[left].next == none) return;
        if (const Merge* merge = mergeOf(symbols[left], symbols[symbols[left].next]))
            queue.push({merge->rank, merge->result, left});
    };
    for (std::size_t i = 0; i + 1 < symbols.size(); ++i) {
        if (i % 16384 == 0 && stop.stop_requested()) throw Stopped{};
        consider(i);
    }
    for (std::size_t steps = 1; !queue.empty(); ++steps) {
        if (steps % 4096 == 0 && stop.stop_requested()) throw Stopped{};
        const Candidate best = queue.top();
        queue.pop();
        Symbol& left = symbols[best.left];
        if (left.id < 0 || left.next == none) continue;  // merged into another since
        Symbol& right = symbols[left.next];
        const Merge* merge = mergeOf(left, right);
        if (merge == nullptr || merge->result != best.result) continue;

        left.id = best.result;
        left.to = right.to;
        left.next = right.next;
        right.id = -1;
        if (left.next != none) symbols[left.next].previous = best.left;
        consider(left.previous);
        consider(best.left);
    }
}

std::vector<WordPart> BytePairEncoder::tokenize(std::string_view word, const std::stop_token& stop) const
{
    if (m_settings.wholeWordsFirst)
        if (const auto id = m_vocabulary.id(word)) return {{id, std::string(word), 0, word.size()}};
    Characters characters = charactersOf(word, stop);
    mergeAll(characters.symbols, stop);
    std::vector<WordPart> parts;
    for (const Symbol& symbol : characters.symbols)
        if (symbol.id >= 0)
            parts.push_back(
                {symbol.id, std::string(m_vocabulary.piece(symbol.id).value_or("")), symbol.from, symbol.to});
    for (const ByteRange& range : characters.missing)
        parts.push_back(
            {std::nullopt, std::string(word.substr(range.from, range.to - range.from)), range.from, range.to});
    return parts;
}

std::string bytePiece(unsigned char byte)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    return std::string("<0x") + digits[byte >> 4U] + digits[byte & 15U] + ">";
}

}  // namespace core
