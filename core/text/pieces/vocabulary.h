#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// Pieces and their ids. Ids may have gaps and may be shared: memory grows with the pieces, not with the ids.
class Vocabulary {
public:
    Vocabulary() = default;
    Vocabulary(std::initializer_list<std::pair<std::string_view, Index>> pieces);

    /// A piece that is there already gets the new id; the old one names it too.
    /// @param id  0 … 2³² - 1
    void add(std::string_view piece, Index id);

    std::optional<Index> id(std::string_view piece) const;
    /// The piece with this id, the first added one of several.
    std::optional<std::string_view> piece(Index id) const;
    /// Places in order of addition, 0 … size() - 1.
    std::string_view pieceAt(std::size_t place) const;
    Index idAt(std::size_t place) const { return m_entries[place].id; }

    std::size_t size() const { return m_entries.size(); }
    /// Bytes of the longest piece.
    std::size_t longest() const { return m_longest; }

private:
    struct Entry {
        std::uint32_t from;  ///< in m_text
        std::uint32_t size;
        std::uint32_t id;
        std::uint32_t hash;
    };
    static std::uint32_t hashOf(std::string_view piece);
    std::size_t slotOf(std::string_view piece, std::uint32_t hash) const;
    std::size_t slotOf(std::uint32_t id) const;
    void grow();

    std::string m_text;  ///< all pieces, one behind the other
    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_byPiece;  ///< open addressing: 0 or an entry's place + 1; a power of two long
    std::vector<std::uint32_t> m_byId;     ///< the same
    std::size_t m_longest = 0;
};

}  // namespace core
