#include "core/atlas/row_reservoir.h"

#include "core/random_bits.h"

#include <algorithm>

namespace core {

std::uint64_t priorityOf(const AtlasRow& row)
{
    return mixedBits(static_cast<std::uint64_t>(row.text), static_cast<std::uint64_t>(row.query));
}

/// The place of the row whose number is the largest.
std::size_t RowReservoir::last() const
{
    return static_cast<std::size_t>(std::ranges::max_element(m_rows, {}, priorityOf) - m_rows.begin());
}

std::vector<std::size_t> RowReservoir::draw(std::int32_t text, const std::vector<bool>& queries)
{
    std::size_t worst = m_rows.size() == most ? last() : none;
    for (std::size_t query = 0; query < queries.size(); ++query) {
        if (!queries[query]) continue;
        const AtlasRow row{text, static_cast<std::int32_t>(query)};
        if (m_rows.size() < most)
            m_rows.push_back(row);
        else if (priorityOf(row) < priorityOf(m_rows[worst]))
            m_rows[worst] = row;
        else
            continue;
        worst = m_rows.size() == most ? last() : none;
    }
    std::vector<std::size_t> places(queries.size(), none);
    for (std::size_t place = 0; place < m_rows.size(); ++place)
        if (m_rows[place].text == text && static_cast<std::size_t>(m_rows[place].query) < places.size())
            places[static_cast<std::size_t>(m_rows[place].query)] = place;
    return places;
}

}  // namespace core
