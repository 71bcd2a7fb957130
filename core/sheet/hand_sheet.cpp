#include "core/sheet/hand_sheet.h"

#include "core/error.h"
#include "core/sheet/sheet_draws.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr int smallestEntry = -1, largestEntry = 2, largestValue = 4;

std::vector<std::vector<int>> drawn(SheetDraws& draws, std::size_t rows, std::size_t cols, int least, int most)
{
    std::vector<std::vector<int>> table(rows, std::vector<int>(cols));
    for (auto& row : table)
        for (int& entry : row) entry = draws.between(least, most);
    return table;
}

/// Scores within the table, and not all alike in any row.
bool takeScores(HandSheet& sheet)
{
    const std::size_t count = sheet.tokens.size();
    sheet.scores.assign(count, std::vector<int>(count));
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j) {
            const int score = std::inner_product(sheet.q[i].begin(), sheet.q[i].end(), sheet.k[j].begin(), 0);
            if (score < 2 * HandSheet::least || score > 2 * HandSheet::most) return false;
            sheet.scores[i][j] = score;
        }
    return true;
}

/// A row's weights as the pencil and as the engine find them, which must be the same to two places.
bool takeWeights(HandSheet& sheet, std::size_t row)
{
    const std::size_t seen = sheet.causal ? row + 1 : sheet.tokens.size();
    double tabled = 0, exact = 0;
    for (std::size_t j = 0; j < seen; ++j) {
        const double x = sheet.scores[row][j] / 2.0;
        tabled += tabledExponential(x);
        exact += std::exp(x);
    }
    double all = 0;
    for (std::size_t j = 0; j < seen; ++j) {
        const double x = sheet.scores[row][j] / 2.0;
        const double pencil = tabledExponential(x) / tabled, engine = std::exp(x) / exact;
        if (isOnEdge(pencil, 100) || isOnEdge(engine, 100)) return false;
        if (roundedTo(pencil, 100) != roundedTo(engine, 100)) return false;
        sheet.weights[row][j] = roundedTo(pencil, 100);
        all += sheet.weights[row][j];
    }
    return std::abs(all - 1) < 1e-9;
}

/// Computes the row's output from rounded weights and from exact ones, which must agree.
bool takeOutput(HandSheet& sheet)
{
    const auto row = static_cast<std::size_t>(sheet.row);
    const std::size_t seen = sheet.causal ? row + 1 : sheet.tokens.size();
    double exact = 0;
    for (std::size_t j = 0; j < seen; ++j) exact += std::exp(sheet.scores[row][j] / 2.0);
    sheet.output.assign(HandSheet::values, 0);
    for (std::size_t d = 0; d < sheet.output.size(); ++d) {
        double pencil = 0, engine = 0;
        for (std::size_t j = 0; j < seen; ++j) {
            pencil += sheet.weights[row][j] * sheet.v[j][d];
            engine += std::exp(sheet.scores[row][j] / 2.0) / exact * sheet.v[j][d];
        }
        constexpr double near = 1e-3;  // two places are all that the pencil has
        if (isOnEdge(pencil, 10, near) || isOnEdge(engine, 10)) return false;
        if (roundedTo(pencil, 10) != roundedTo(engine, 10)) return false;
        sheet.output[d] = roundedTo(pencil, 10);
    }
    return true;
}

/// Whether a row may be computed by hand: its weights differ enough.
bool isWorthwhile(const HandSheet& sheet)
{
    const auto& weights = sheet.weights[static_cast<std::size_t>(sheet.row)];
    const auto largest = std::ranges::max_element(weights);
    return *largest >= 0.45 && *largest <= 0.9 && std::ranges::count(weights, *largest) == 1;
}

/// Half of the scores, and in each other row of weights the one that the rest leave over.
void takeBlanks(HandSheet& sheet, SheetDraws& draws)
{
    const std::size_t count = sheet.tokens.size();
    const auto row = static_cast<std::size_t>(sheet.row);
    sheet.blank_scores.assign(count, std::vector<bool>(count, false));
    sheet.blank_weights = sheet.blank_scores;
    for (std::size_t i = 0; i < count; ++i) {
        const auto seen = static_cast<int>(sheet.causal ? i + 1 : count);
        if (i == row) {
            std::fill_n(sheet.blank_scores[i].begin(), seen, true);
            std::fill_n(sheet.blank_weights[i].begin(), seen, true);
            continue;
        }
        sheet.blank_scores[i][static_cast<std::size_t>(draws.between(0, seen - 1))] = true;
        if (seen > 1) sheet.blank_weights[i][static_cast<std::size_t>(draws.between(0, seen - 1))] = true;
    }
}

bool draw(HandSheet& sheet, SheetDraws& draws)
{
    const std::size_t count = sheet.tokens.size();
    sheet.q = drawn(draws, count, HandSheet::width, smallestEntry, largestEntry);
    sheet.k = drawn(draws, count, HandSheet::width, smallestEntry, largestEntry);
    sheet.v = drawn(draws, count, HandSheet::values, -2, largestValue);
    // The later half: of a causal sheet its rows have something to choose from.
    sheet.row = draws.between(static_cast<int>(count) / 2, static_cast<int>(count) - 1);
    if (!takeScores(sheet)) return false;
    sheet.weights.assign(count, std::vector<double>(count, 0));
    for (std::size_t i = 0; i < count; ++i)
        if (!takeWeights(sheet, i)) return false;
    return isWorthwhile(sheet) && takeOutput(sheet);
}

}  // namespace

double tabledExponential(double x) { return std::round(std::exp(x) * 100) / 100; }

std::vector<double> HandSheet::exponentials() const
{
    std::vector<double> all;
    for (Index key = 0; key < std::ssize(tokens); ++key)
        all.push_back(isVisible(row, key) ? tabledExponential(
                          scores[static_cast<std::size_t>(row)][static_cast<std::size_t>(key)] / 2.0)
                                          : 0);
    return all;
}

double HandSheet::sum() const
{
    const std::vector<double> all = exponentials();
    return std::accumulate(all.begin(), all.end(), 0.0);
}

HandSheet handSheet(const std::vector<std::string>& tokens, bool causal, const SheetNumber& number)
{
    if (tokens.size() < fewestHandTokens)
        throw Error(Code::OutOfRange, "",
                    "the text of a sheet by hand cannot be used: expected three to five tokens, found %1",
                    std::to_string(tokens.size()));
    HandSheet sheet;
    sheet.tokens.assign(tokens.begin(),
                        tokens.begin() + static_cast<std::ptrdiff_t>(std::min(tokens.size(), mostHandTokens)));
    sheet.causal = causal;
    SheetDraws draws(number, static_cast<std::uint64_t>(causal));
    while (!draw(sheet, draws)) {
    }
    takeBlanks(sheet, draws);
    return sheet;
}

}  // namespace core
