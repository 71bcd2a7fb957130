#include "core/model/recorded/recorded_survey.h"

#include "core/stopped.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace core {
namespace {

using Cells = Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

std::string number(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

/// Cells of one kind: how many, and where the first is.
struct FoundCells {
    Index count = 0;
    std::string first;

    void add(const Cells& cells, const std::string& head)
    {
        const Index here = cells.count();
        if (count == 0 && here > 0) {
            const Index at = std::distance(cells.data(), std::find(cells.data(), cells.data() + cells.size(), true));
            first = head + ", query " + std::to_string(at / cells.cols() + 1) + ", key "
                    + std::to_string(at % cells.cols() + 1);
        }
        count += here;
    }

    std::string sentence(const char* what) const
    {
        return std::to_string(count) + (count == 1 ? " number is " : " numbers are ") + what
               + (count == 1 ? ": in " : ", the first in ") + first;
    }
};

/// Rows, or columns, and those that do not sum to 1.
struct FoundSums {
    Index all = 0;
    Index wrong = 0;
    double smallest = std::numeric_limits<double>::infinity();
    double largest = -std::numeric_limits<double>::infinity();
    double total = 0;

    void add(double sum, double tolerance)
    {
        if (sum == 0 || !std::isfinite(sum)) return;
        ++all;
        total += sum;
        if (std::abs(sum - 1) <= tolerance) return;
        ++wrong;
        smallest = std::min(smallest, sum);
        largest = std::max(largest, sum);
    }
};

/// The real tokens of both sides of one text.
struct Flags {
    const std::vector<bool>& queries;
    const std::vector<bool>& keys;
};

class Surveyor {
public:
    Surveyor(const MapAxes& axes, const RecordedTokens& tokens, double tolerance)
        : m_axes(axes),
          m_tokens(tokens),
          m_tolerance(tolerance)
    {
        for (Index item = 0; item < axes.items; ++item) m_survey.causal.push_back(mayBeCausal(flagsOf(item)));
    }

    void look(const Matrix& map, const HeadAddress& at)
    {
        const auto [layer, head, item] = at;
        const Index number = m_axes.layer_numbers.empty() ? layer + 1 : m_axes.layer_numbers[layer];
        std::string place = "layer " + std::to_string(number) + ", head " + std::to_string(head + 1);
        if (m_axes.items > 1) place = "text " + std::to_string(item + 1) + ", " + place;
        if (addRange(map)) {
            const Cells finite = map.array().isFinite();
            m_broken.add(!finite, place);
            m_negative.add(finite && map.array() < 0, place);
        }
        addSums(map, flagsOf(item));
        if (m_survey.causal[item]) m_survey.causal[item] = futureIsZero(map, flagsOf(item));
    }

    RecordedSurvey finish()
    {
        m_survey.looks_like_scores = m_negative.count > 0 && looksLikeScores();
        // Rounding errors beyond 0 and 1 do not count.
        constexpr double slack = 1e-3;
        if (m_least < -slack && std::isfinite(m_least)) m_survey.range.first = static_cast<float>(m_least);
        if (m_most > 1 + slack && std::isfinite(m_most)) m_survey.range.second = static_cast<float>(m_most);
        m_survey.columns_sum =
            m_rows.wrong > 0 && m_columns.all > 0 && m_columns.wrong == 0 && !m_survey.looks_like_scores;
        std::vector<std::string>& warnings = m_survey.warnings;
        if (m_rows.wrong > 0 && !m_survey.columns_sum)
            warnings.push_back(std::to_string(m_rows.wrong) + " of " + std::to_string(m_rows.all)
                               + " rows do not sum to 1: their sums lie between " + number(m_rows.smallest) + " and "
                               + number(m_rows.largest) + likelyCause());
        if (m_survey.looks_like_scores)
            warnings.push_back("the numbers lie between " + number(m_least) + " and " + number(m_most)
                               + ", as scores before the softmax do: record the weights after it");
        else if (m_negative.count > 0)
            warnings.push_back(m_negative.sentence("negative"));
        if (m_broken.count > 0) warnings.push_back(m_broken.sentence("NaN or infinite"));
        return std::move(m_survey);
    }

private:
    Flags flagsOf(Index item) const
    {
        const std::vector<bool>& queries = m_tokens.queries[item].real;
        return {queries, m_tokens.keys.empty() ? queries : m_tokens.keys[item].real};
    }

    /// Whether there is a cell above the diagonal that could tell.
    bool mayBeCausal(const Flags& flags) const
    {
        if (!m_tokens.keys.empty()) return false;
        return std::ranges::count(flags.queries, true) >= 2;
    }

    bool futureIsZero(const Matrix& map, const Flags& flags) const
    {
        for (Index query = 0; query < map.rows(); ++query)
            for (Index key = query + 1; flags.queries[query] && key < map.cols(); ++key)
                if (map(query, key) != 0 && flags.keys[key]) return false;
        return true;
    }

    /// @return whether a number is negative, or none
    bool addRange(const Matrix& map)
    {
        if (map.size() == 0) return false;
        constexpr float beyond = std::numeric_limits<float>::infinity();
        const bool whole = map.allFinite();
        const float least = whole ? map.minCoeff() : map.array().isFinite().select(map, beyond).minCoeff();
        const float most = whole ? map.maxCoeff() : map.array().isFinite().select(map, -beyond).maxCoeff();
        m_least = std::min(m_least, static_cast<double>(least));
        m_most = std::max(m_most, static_cast<double>(most));
        m_zeros = m_zeros || (map.array() == 0).any();
        return !whole || least < 0;
    }

    /// No weight of a softmax is below 0; a layer's addition to some (a difference of two maps) stays small.
    bool looksLikeScores() const { return m_least < -1; }

    /// The known cause of such sums, as the end of the sentence about them.
    std::string likelyCause() const
    {
        if (m_negative.count > 0) return {};
        if (m_rows.largest < 1 && 2 * m_rows.wrong >= m_rows.all && m_rows.largest - m_rows.smallest > m_tolerance)
            return ", none above 1: was a column left out, as that of a special token, or a first one that was taken "
                   "for names?";
        if (m_rows.wrong < m_rows.all) return {};
        const double mean = m_rows.total / static_cast<double>(m_rows.all);
        const bool alike = m_rows.largest - m_rows.smallest <= m_tolerance * mean;
        if (alike && std::abs(mean - 100) < 0.1) return ", all 100: are they percent? Divide them by 100";
        if (alike) return ", all alike: were they multiplied by something after the softmax, such as 1/√d?";
        if (std::abs(mean - 1) < 0.1 && m_zeros)
            return ", about 1 on average: was dropout on when they were recorded? model.eval() turns it off";
        return {};
    }

    void addSums(const Matrix& map, const Flags& flags)
    {
        if (std::ranges::find(flags.keys, true) == flags.keys.end()) return;
        Eigen::RowVectorXd columns = Eigen::RowVectorXd::Zero(map.cols());
        for (Index query = 0; query < map.rows(); ++query) {
            const Eigen::RowVectorXd row = map.row(query).cast<double>();
            columns += row;
            if (flags.queries[query]) m_rows.add(row.sum(), m_tolerance);
        }
        for (Index key = 0; key < columns.size(); ++key)
            if (flags.keys[key]) m_columns.add(columns[key], m_tolerance);
    }

    const MapAxes& m_axes;
    const RecordedTokens& m_tokens;
    const double m_tolerance;
    RecordedSurvey m_survey;
    FoundCells m_broken;
    FoundCells m_negative;
    FoundSums m_rows;
    FoundSums m_columns;
    double m_least = std::numeric_limits<double>::infinity(), m_most = -m_least;
    bool m_zeros = false;
};

}  // namespace

RecordedSurvey surveyed(const std::vector<HeadAddress>& which, const MapAt& map, const MapAxes& axes,
                        const RecordedTokens& tokens, double tolerance, const std::stop_token& stop)
{
    Surveyor surveyor(axes, tokens, tolerance);
    for (const HeadAddress& address : which) {
        if (stop.stop_requested()) throw Stopped{};
        surveyor.look(map(address), address);
    }
    return surveyor.finish();
}

std::vector<std::string> oddities(const ArrayFile& file, std::span<const RecordedArray> arrays, const MapAxes& axes,
                                  const RecordedTokens& tokens)
{
    std::vector<std::string> warnings = file.warnings();
    warnings.insert(warnings.end(), tokens.warnings.begin(), tokens.warnings.end());
    for (const RecordedArray& array : arrays)
        if (array.skips)
            warnings.push_back("some numbers of “" + array.entry.name
                               + "” are missing; its layers are counted without gaps");
    if (axes.queries != axes.keys && !tokens.named)
        warnings.push_back("reads as cross-attention: " + std::to_string(axes.queries)
                           + (axes.queries == 1 ? " query, " : " queries, ") + std::to_string(axes.keys)
                           + (axes.keys == 1 ? " key" : " keys"));
    return warnings;
}

}  // namespace core
