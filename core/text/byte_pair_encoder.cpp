#include "core/text/byte_pair_encoder.h"

#include "core/error.h"
#include "core/stopped.h"

#include <queue>

namespace core {
namespace {

std::size_t characterSize(std::string_view text, std::size_t at)
{
    std::size_t size = 1;
    while (at + size < text.size() && (static_cast<unsigned char>(text[at + size]) & 0xC0U) == 0x80U) ++size;
    return size;
}

}  // namespace

BytePairEncoder::BytePairEncoder(const Vocabulary& vocabulary,
                                 const std::vector<std::pair<std::string, std::string>>& merges,
                                 const std::string& file)
{
    for (const auto& [piece, id] : vocabulary)
        if (!piece.empty() && characterSize(piece, 0) == piece.size()) m_characters.emplace(piece, id);

    const auto idOf = [&](const std::string& piece, std::size_t rank) {
        const auto found = vocabulary.find(piece);
        if (found == vocabulary.end())
            throw Error(Code::Missing, file, "piece “" + piece + "” of merge " + std::to_string(rank + 1),
                        "in the vocabulary", "");
        return found->second;
    };
    for (std::size_t rank = 0; rank < merges.size(); ++rank) {
        const auto& [left, right] = merges[rank];
        const Index first = idOf(left, rank);
        const Index second = idOf(right, rank);
        m_merges.try_emplace({first, second}, Merge{rank, idOf(left + right, rank)});
    }
}

std::vector<BytePairEncoder::Symbol> BytePairEncoder::encode(std::string_view word, const std::stop_token& stop) const
{
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    struct Link {
        Symbol symbol;
        std::size_t previous;
        std::size_t next;
    };
    std::vector<Link> links;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t size = characterSize(word, at);
        const auto found = m_characters.find(std::string(word.substr(at, size)));
        const auto id = found == m_characters.end() ? std::nullopt : std::optional(found->second);
        links.push_back({{id, at, size}, links.empty() ? none : links.size() - 1, links.size() + 1});
        at += size;
    }
    if (links.empty()) return {};
    links.back().next = none;

    // The pair learned first is merged first; among equals the leftmost. Entries whose symbols have changed since are
    // stale.
    struct Candidate {
        std::size_t rank;
        std::size_t left;
        std::size_t size;  // bytes of the merged symbol
        Index result;
        bool operator>(const Candidate& other) const
        {
            return std::pair(rank, left) > std::pair(other.rank, other.left);
        }
    };
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue;
    const auto consider = [&](std::size_t left) {
        if (left == none || links[left].next == none) return;
        const Symbol& a = links[left].symbol;
        const Symbol& b = links[links[left].next].symbol;
        if (!a.id || !b.id) return;
        const auto merge = m_merges.find({*a.id, *b.id});
        if (merge != m_merges.end()) queue.push({merge->second.rank, left, a.size + b.size, merge->second.result});
    };
    for (std::size_t i = 0; i + 1 < links.size(); ++i) consider(i);

    for (std::size_t steps = 1; !queue.empty(); ++steps) {
        if (steps % 4096 == 0 && stop.stop_requested()) throw Stopped{};
        const Candidate best = queue.top();
        queue.pop();
        Link& left = links[best.left];
        if (left.symbol.size == 0 || left.next == none) continue;
        Link& right = links[left.next];
        if (left.symbol.size + right.symbol.size != best.size) continue;
        const auto current = m_merges.find({left.symbol.id.value_or(-1), right.symbol.id.value_or(-1)});
        if (current == m_merges.end() || current->second.rank != best.rank) continue;

        left.symbol = {best.result, left.symbol.from, best.size};
        right.symbol.size = 0;
        left.next = right.next;
        if (left.next != none) links[left.next].previous = best.left;
        consider(left.previous);
        consider(best.left);
    }

    std::vector<Symbol> symbols;
    for (std::size_t i = 0; i != none; i = links[i].next) symbols.push_back(links[i].symbol);
    return symbols;
}

}  // namespace core
