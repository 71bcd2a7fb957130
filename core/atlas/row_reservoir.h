#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace core {

/// A query of a text of the collection, both from 0.
struct AtlasRow {
    std::int32_t text = 0;
    std::int32_t query = 0;

    friend bool operator==(const AtlasRow&, const AtlasRow&) = default;
};

/// A row's own number: the rows of the smallest are kept, so that which are kept does not hang on their order.
std::uint64_t priorityOf(const AtlasRow& row);

/// Rows drawn from all alike, each with the same chance: the smallest numbers of a hash, a bottom-k sample (Cohen and
/// Kaplan, 2007).
class RowReservoir {
public:
    static constexpr std::size_t most = 100;
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    RowReservoir() = default;
    explicit RowReservoir(std::vector<AtlasRow> rows) : m_rows(std::move(rows)) {}

    /// Draws among a text's rows as well.
    /// @param queries  [T_q] which of them count
    /// @return [T_q] the place that a row has now; none for those that were not drawn
    std::vector<std::size_t> draw(std::int32_t text, const std::vector<bool>& queries);

    const std::vector<AtlasRow>& rows() const { return m_rows; }

    friend bool operator==(const RowReservoir& a, const RowReservoir& b) { return a.m_rows == b.m_rows; }

private:
    std::size_t last() const;

    std::vector<AtlasRow> m_rows;
};

}  // namespace core
