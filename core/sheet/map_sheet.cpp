#include "core/sheet/map_sheet.h"

#include "core/error.h"
#include "core/sheet/sheet_draws.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace core {
namespace {

constexpr double twoPlaces = 100, leastLead = 0.01;

/// A sheet while it is drawn, and which of its rows and columns no processor's last bits decide.
class MapDrawing {
public:
    MapDrawing(const SheetHead& head, const SheetNumber& number)
        : m_draws(number, seedOf(head)),
          m_rowIsFirm(head.queries.size(), true),
          m_columnIsFirm(head.keys.size(), true)
    {
        m_sheet.queries = head.queries;
        m_sheet.keys = head.keys;
        m_sheet.hidden = head.hidden;
        for (std::size_t i = 0; i < head.queries.size(); ++i) takeRow(head, i);
        m_sheet.blank.assign(head.queries.size(), std::vector<bool>(head.keys.size(), false));
    }

    MapSheet sheet()
    {
        takeBlanks();
        takeTopKeys();
        takeTopQuery();
        takeTogether();
        return std::move(m_sheet);
    }

private:
    static std::uint64_t seedOf(const SheetHead& head)
    {
        std::uint64_t seed = hashOf("map");
        for (const auto* tokens : {&head.queries, &head.keys})
            for (const std::string& token : *tokens) seed = hashOf(token + '\n', seed);
        return seed;
    }

    void takeRow(const SheetHead& head, std::size_t row)
    {
        std::vector<double> weights;
        double sum = 0;
        for (std::size_t key = 0; key < head.keys.size(); ++key) {
            const auto weight = static_cast<double>(head.weights(static_cast<Index>(row), static_cast<Index>(key)));
            if (isOnEdge(weight, twoPlaces)) m_rowIsFirm[row] = m_columnIsFirm[key] = false;
            weights.push_back(roundedTo(weight, twoPlaces));
            sum += weights.back();
        }
        m_sheet.weights.push_back(std::move(weights));
        m_sheet.sums.push_back(roundedTo(sum, twoPlaces));
    }

    /// Keys of a row among which something is to be found: those that get a weight to be seen, else all that it sees.
    std::vector<Index> keysWorthAsking(std::size_t row) const
    {
        std::vector<Index> seen, weighty;
        for (std::size_t key = 0; key < m_sheet.keys.size(); ++key) {
            if (m_sheet.hidden[row][key]) continue;
            seen.push_back(static_cast<Index>(key));
            if (m_sheet.weights[row][key] >= leastLead) weighty.push_back(static_cast<Index>(key));
        }
        return weighty.size() > 1 ? weighty : seen;
    }

    void takeBlanks()
    {
        bool any = false;
        for (std::size_t row = 0; row < m_sheet.queries.size(); ++row) {
            const std::vector<Index> keys = keysWorthAsking(row);
            const std::size_t drawn = static_cast<std::size_t>(
                m_draws.between(0, static_cast<int>(std::max<std::size_t>(1, keys.size())) - 1));
            if (!m_rowIsFirm[row] || m_sheet.sums[row] != 1 || keys.size() < 2) continue;
            m_sheet.blank[row][static_cast<std::size_t>(keys[drawn])] = true;
            any = true;
        }
        if (!any)
            throw Error(Code::Missing, "",
                        "a row that, rounded to two places, adds up to 1.00 and could have a blank is missing: "
                        "expected another head or text");
    }

    double weightAt(Index query, Index key) const
    {
        return m_sheet.weights[static_cast<std::size_t>(query)][static_cast<std::size_t>(key)];
    }

    /// The place of the largest of some numbers, where it leads by 0.01.
    static std::optional<Index> leader(const std::vector<double>& numbers)
    {
        const auto top = std::ranges::max_element(numbers);
        for (auto each = numbers.begin(); each != numbers.end(); ++each)
            if (each != top && *top - *each < leastLead - 1e-9) return {};
        return top - numbers.begin();
    }

    void takeTopKeys()
    {
        constexpr int most = 2;
        int taken = 0;
        for (const Index query : m_draws.order(std::ssize(m_sheet.queries))) {
            const auto row = static_cast<std::size_t>(query);
            const auto key = leader(m_sheet.weights[row]);
            if (taken == most || !key || !m_rowIsFirm[row] || keysWorthAsking(row).size() < 2) continue;
            m_sheet.tasks.push_back({.kind = MapTask::Kind::TopKey, .query = query, .key = *key});
            ++taken;
        }
    }

    void takeTopQuery()
    {
        for (const Index key : m_draws.order(std::ssize(m_sheet.keys))) {
            std::vector<double> column;
            for (Index query = 0; query < std::ssize(m_sheet.queries); ++query) column.push_back(weightAt(query, key));
            const auto query = leader(column);
            if (!query || !m_columnIsFirm[static_cast<std::size_t>(key)]) continue;
            m_sheet.tasks.push_back({.kind = MapTask::Kind::TopQuery, .query = *query, .key = key});
            return;
        }
    }

    void takeTogether()
    {
        for (const Index query : m_draws.order(std::ssize(m_sheet.queries))) {
            const auto row = static_cast<std::size_t>(query);
            const std::vector<Index> keys = keysWorthAsking(row);
            if (!m_rowIsFirm[row] || keys.size() < 3) continue;  // of two the sum is 1
            const std::vector<Index> order = m_draws.order(std::ssize(keys));
            const Index a = keys[static_cast<std::size_t>(std::min(order[0], order[1]))];
            const Index b = keys[static_cast<std::size_t>(std::max(order[0], order[1]))];
            m_sheet.tasks.push_back({.kind = MapTask::Kind::Together,
                                     .query = query,
                                     .key = a,
                                     .other = b,
                                     .sum = roundedTo(weightAt(query, a) + weightAt(query, b), twoPlaces)});
            return;
        }
    }

    MapSheet m_sheet;
    SheetDraws m_draws;
    std::vector<bool> m_rowIsFirm;
    std::vector<bool> m_columnIsFirm;
};

}  // namespace

MapSheet mapSheet(const SheetHead& head, const SheetNumber& number)
{
    requireSheetHead(head);
    return MapDrawing(head, number).sheet();
}

}  // namespace core
