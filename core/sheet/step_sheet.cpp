#include "core/sheet/step_sheet.h"

#include "core/error.h"
#include "core/sheet/sheet_draws.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr int fewestPlaces = 2, mostPlaces = 4;
constexpr int mostShifted = 4;  ///< the largest of shifted scores is between this and one more
constexpr Index widestWhole = 8, widestValue = 4;
constexpr double largestWhole = 99, largestExponential = 1e6;

double stepsOf(int places) { return std::pow(10.0, places); }

/// Finer places have their edges everywhere: there it is ten times what processors differ by.
double edgeOf(int places) { return places <= 2 ? roundingEdge : 1e-5; }

std::optional<int> wholeNumber(double value)
{
    constexpr double near = 1e-4;
    if (std::abs(value) > largestWhole || std::abs(value - std::round(value)) > near) return {};
    return static_cast<int>(std::round(value));
}

std::optional<std::vector<int>> wholeRow(const Matrix& table, Index row)
{
    std::vector<int> all;
    for (Index col = 0; col < table.cols(); ++col) {
        const auto whole = wholeNumber(static_cast<double>(table(row, col)));
        if (!whole) return {};
        all.push_back(*whole);
    }
    return all;
}

/// One row's way, as far as it can be gone.
class RowSteps {
public:
    /// @param shifted  scores are moved to where their e^x have up to three digits
    RowSteps(const SheetHead& head, Index row, bool shifted) : m_head(head), m_shifted(shifted)
    {
        m_sheet.row = row;
        m_sheet.keys = head.keys;
        m_sheet.query = head.queries[static_cast<std::size_t>(row)];
        m_sheet.hidden = head.hidden[static_cast<std::size_t>(row)];
    }

    /// @param output  with the row's output
    std::optional<StepSheet> gone(bool output)
    {
        if (std::ranges::count(m_sheet.hidden, false) < 2) return {};
        if (m_shifted)
            takeShift();
        else
            takeProducts();
        for (m_sheet.places = fewestPlaces; m_sheet.places <= mostPlaces; ++m_sheet.places) {
            if (!takeScores() || !takeExponentials() || !takeWeights()) continue;
            if (output && !takeOutput()) return {};
            return m_sheet;
        }
        return {};
    }

private:
    bool isHidden(std::size_t key) const { return m_sheet.hidden[key]; }

    /// Takes the products of whole numbers, if nothing but a division lies between q · k and the score.
    void takeProducts()
    {
        if (m_head.divisor <= 0 || m_head.q.cols() == 0 || m_head.q.cols() > widestWhole) return;
        const auto q = wholeRow(m_head.q, m_sheet.row);
        if (!q) return;
        std::vector<std::vector<int>> all;
        std::vector<int> products;
        for (std::size_t key = 0; key < m_sheet.keys.size(); ++key) {
            const auto k = wholeRow(m_head.k, static_cast<Index>(key));
            if (!k) return;
            int product = 0;
            for (std::size_t d = 0; d < q->size(); ++d) product += (*q)[d] * (*k)[d];
            constexpr double near = 1e-3;
            if (!isHidden(key) && std::abs(product / m_head.divisor - scoreAt(key)) > near) return;
            all.push_back(*k);
            products.push_back(product);
        }
        m_sheet.q = *q;
        m_sheet.k = std::move(all);
        m_sheet.products = std::move(products);
        m_sheet.divisor = roundedTo(m_head.divisor, stepsOf(mostPlaces));
    }

    void takeShift()
    {
        double largest = -std::numeric_limits<double>::infinity();
        for (std::size_t key = 0; key < m_sheet.keys.size(); ++key)
            if (!isHidden(key)) largest = std::max(largest, scoreAt(key));
        constexpr double most = 1e6;
        if (std::abs(largest) < most) m_sheet.shift = static_cast<int>(std::floor(largest)) - mostShifted;
    }

    double scoreAt(std::size_t key) const
    {
        return static_cast<double>(m_head.scores(m_sheet.row, static_cast<Index>(key)));
    }

    bool takeScores()
    {
        m_sheet.scores.clear();
        const double steps = stepsOf(m_sheet.places);
        for (std::size_t key = 0; key < m_sheet.keys.size(); ++key) {
            double score = 0;
            if (!isHidden(key))
                score = m_sheet.isComputed() ? m_sheet.products[key] / m_sheet.divisor : scoreAt(key) - m_sheet.shift;
            if (!std::isfinite(score) || isOnEdge(score, steps, edgeOf(m_sheet.places))) return false;
            m_sheet.scores.push_back(roundedTo(score, steps));
        }
        return true;
    }

    bool takeExponentials()
    {
        m_sheet.exponentials.clear();
        m_sheet.sum = 0;
        for (std::size_t key = 0; key < m_sheet.keys.size(); ++key) {
            const double value = isHidden(key) ? 0 : std::exp(m_sheet.scores[key]);
            if (value > largestExponential || isOnEdge(value, stepsOf(2))) return false;
            m_sheet.exponentials.push_back(roundedTo(value, stepsOf(2)));
            m_sheet.sum += m_sheet.exponentials.back();
        }
        m_sheet.sum = roundedTo(m_sheet.sum, stepsOf(2));
        return m_sheet.sum > 0;
    }

    /// Computes the weights by pencil and by the engine, which must agree.
    bool takeWeights()
    {
        m_sheet.weights.clear();
        m_sheet.weights_sum = 0;
        const double steps = stepsOf(2);
        for (std::size_t key = 0; key < m_sheet.keys.size(); ++key) {
            const double pencil = m_sheet.exponentials[key] / m_sheet.sum;
            const auto engine = static_cast<double>(m_head.weights(m_sheet.row, static_cast<Index>(key)));
            if (isOnEdge(pencil, steps) || isOnEdge(engine, steps)) return false;
            if (roundedTo(pencil, steps) != roundedTo(engine, steps)) return false;
            m_sheet.weights.push_back(roundedTo(pencil, steps));
            m_sheet.weights_sum += m_sheet.weights.back();
        }
        m_sheet.weights_sum = roundedTo(m_sheet.weights_sum, steps);
        return true;
    }

    bool takeValues()
    {
        const Matrix& v = m_head.v;
        bool whole = true;
        for (Index i = 0; i < v.size(); ++i) whole = whole && wholeNumber(static_cast<double>(v.data()[i])).has_value();
        m_sheet.value_places = whole ? 0 : 2;
        const double steps = stepsOf(m_sheet.value_places);
        m_sheet.v.clear();
        for (Index key = 0; key < v.rows(); ++key) {
            m_sheet.v.emplace_back();
            for (Index d = 0; d < v.cols(); ++d) {
                const auto value = static_cast<double>(v(key, d));
                if (isOnEdge(value, steps)) return false;
                m_sheet.v.back().push_back(roundedTo(value, steps));
            }
        }
        return true;
    }

    /// Computes the row's output from printed numbers and from exact ones, which must agree.
    bool takeOutput()
    {
        if (!takeValues()) return false;
        m_sheet.output.clear();
        for (Index d = 0; d < m_head.v.cols(); ++d) {
            double pencil = 0;
            for (std::size_t key = 0; key < m_sheet.keys.size(); ++key)
                pencil += m_sheet.weights[key] * m_sheet.v[key][static_cast<std::size_t>(d)];
            const auto engine = static_cast<double>(m_head.context(m_sheet.row, d));
            constexpr double near = 1e-3;  // two places are all that the pencil has
            if (isOnEdge(pencil, 10, near) || isOnEdge(engine, 10)) return false;
            if (roundedTo(pencil, 10) != roundedTo(engine, 10)) return false;
            m_sheet.output.push_back(roundedTo(pencil, 10));
        }
        return true;
    }

    const SheetHead& m_head;
    bool m_shifted;
    StepSheet m_sheet;
};

bool hasOutput(const SheetHead& head)
{
    return head.v.cols() > 0 && head.v.cols() <= widestValue && head.context.size() > 0;
}

/// Whether there is something to see: more than one weight.
bool isWorthwhile(const StepSheet& sheet)
{
    return std::ranges::count_if(sheet.weights, [](double weight) { return weight >= 0.05; }) > 1;
}

/// The best that can be had: the head's own scores rather than shifted ones, a row whose output can be found, too, and
/// one with something to see.
std::optional<StepSheet> firstOf(const SheetHead& head, const std::vector<Index>& rows)
{
    std::optional<StepSheet> dull;
    for (const bool shifted : {false, true})
        for (const bool output : {true, false}) {
            if (output && !hasOutput(head)) continue;
            for (const Index row : rows) {
                auto sheet = RowSteps(head, row, shifted).gone(output);
                if (sheet && isWorthwhile(*sheet)) return sheet;
                if (sheet && !dull) dull = std::move(sheet);
            }
        }
    return dull;
}

/// One e^x is printed: an example, and another one on each copy.
void takeGiven(StepSheet& sheet, SheetDraws& draws)
{
    for (const Index key : draws.order(std::ssize(sheet.keys)))
        if (!sheet.hidden[static_cast<std::size_t>(key)]) {
            sheet.given = key;
            return;
        }
}

}  // namespace

StepSheet stepSheet(const SheetHead& head, const SheetNumber& number, std::optional<Index> row)
{
    requireSheetHead(head);
    if (head.scores.size() == 0)
        throw Error(Code::Missing, "",
                    "a table of scores is missing: expected a model, or queries and keys, to compute it from");
    std::uint64_t seed = hashOf("steps");
    for (const std::string& token : head.queries) seed = hashOf(token + '\n', seed);
    SheetDraws draws(number, seed);
    const std::vector<Index> drawn = draws.order(std::ssize(head.queries));
    auto sheet = firstOf(head, row ? std::vector{*row} : drawn);
    if (!sheet && row)
        throw Error(Code::OutOfRange, "",
                    "the row of a worksheet cannot be used: expected one in which numbers of two places lead to the "
                    "head's own weights, found %1",
                    head.queries[static_cast<std::size_t>(*row)]);
    if (!sheet)
        throw Error(Code::Missing, "",
                    "a row in which numbers of two places lead, by e^x, to the head's own weights is missing: expected "
                    "another head or text");
    takeGiven(*sheet, draws);
    return *std::move(sheet);
}

}  // namespace core
