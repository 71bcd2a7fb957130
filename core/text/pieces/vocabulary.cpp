#include "core/text/pieces/vocabulary.h"

#include <algorithm>
#include <functional>

namespace core {
namespace {

/// Neighbouring ids must not fill neighbouring slots: multiplication by 2⁶⁴/φ spreads them.
std::size_t spread(std::uint32_t id) { return (id * 0x9E3779B97F4A7C15U) >> 32U; }

}  // namespace

Vocabulary::Vocabulary(std::initializer_list<std::pair<std::string_view, Index>> pieces)
{
    for (const auto& [piece, id] : pieces) add(piece, id);
}

std::uint32_t Vocabulary::hashOf(std::string_view piece)
{
    const std::size_t hash = std::hash<std::string_view>{}(piece);
    return static_cast<std::uint32_t>(hash ^ (hash >> 32U));
}

std::string_view Vocabulary::pieceAt(std::size_t place) const
{
    return std::string_view(m_text).substr(m_entries[place].from, m_entries[place].size);
}

std::size_t Vocabulary::slotOf(std::string_view piece, std::uint32_t hash) const
{
    const std::size_t mask = m_byPiece.size() - 1;
    std::size_t slot = hash & mask;
    while (m_byPiece[slot] != 0) {
        const std::size_t place = m_byPiece[slot] - 1;
        if (m_entries[place].hash == hash && pieceAt(place) == piece) break;
        slot = (slot + 1) & mask;
    }
    return slot;
}

std::size_t Vocabulary::slotOf(std::uint32_t id) const
{
    const std::size_t mask = m_byId.size() - 1;
    std::size_t slot = spread(id) & mask;
    while (m_byId[slot] != 0 && m_entries[m_byId[slot] - 1].id != id) slot = (slot + 1) & mask;
    return slot;
}

void Vocabulary::grow()
{
    const std::size_t slots = std::max<std::size_t>(64, m_byPiece.size() * 4);
    m_byPiece.assign(slots, 0);
    m_byId.assign(slots, 0);
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        const auto marked = static_cast<std::uint32_t>(place + 1);
        m_byPiece[slotOf(pieceAt(place), m_entries[place].hash)] = marked;  // the last of equal pieces
        std::uint32_t& withId = m_byId[slotOf(m_entries[place].id)];
        if (withId == 0) withId = marked;
    }
}

void Vocabulary::add(std::string_view piece, Index id)
{
    if (m_entries.size() * 2 >= m_byPiece.size()) grow();
    const std::uint32_t hash = hashOf(piece);
    std::uint32_t& slot = m_byPiece[slotOf(piece, hash)];
    if (slot == 0) m_text += piece;
    const std::size_t from = slot == 0 ? m_text.size() - piece.size() : m_entries[slot - 1].from;
    m_entries.push_back({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(piece.size()),
                         static_cast<std::uint32_t>(id), hash});
    m_longest = std::max(m_longest, piece.size());
    slot = static_cast<std::uint32_t>(m_entries.size());
    std::uint32_t& withId = m_byId[slotOf(m_entries.back().id)];
    if (withId == 0) withId = slot;
}

std::optional<Index> Vocabulary::id(std::string_view piece) const
{
    if (m_entries.empty()) return std::nullopt;
    const std::uint32_t found = m_byPiece[slotOf(piece, hashOf(piece))];
    return found == 0 ? std::nullopt : std::optional<Index>(m_entries[found - 1].id);
}

std::optional<std::string_view> Vocabulary::piece(Index id) const
{
    if (m_entries.empty() || id < 0 || id > 0xFFFFFFFF) return std::nullopt;
    const std::uint32_t found = m_byId[slotOf(static_cast<std::uint32_t>(id))];
    return found == 0 ? std::nullopt : std::optional(pieceAt(found - 1));
}

}  // namespace core
