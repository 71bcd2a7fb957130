#include "tests/core/kernel/row_checks.h"

#include "core/attention/position_encoding.h"
#include "core/attention/softmax.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

using namespace core;

namespace {

constexpr float unbounded = std::numeric_limits<float>::infinity();
/// The error of e^x and ln x: two units in the last place.
constexpr double twoUnits = 4 * rounding;
/// Below it e^x is 0.
constexpr float leastExponent = -87;

/// A kernel's change of one row, number by number.
void checkEach(KernelCheck& check, const std::function<void(float*, Index)>& change,
               const std::function<void(Index, float found, float before)>& compare)
{
    const Index count = check.asked.depth;
    const WalledMemory memory = check.row();
    const std::vector<float> before(memory.floats(), memory.floats() + count);
    change(memory.floats(), count);
    for (Index i = 0; i < count; ++i) compare(i, memory.floats()[i], before[static_cast<std::size_t>(i)]);
    check.holds(memory.isWhole(), "written before the row");
}

/// An activation's error is 3e-7 of its value, or of 1 where that is smaller: most of it comes from rounding x in e^-x.
void checkActivation(KernelCheck& check, void (*change)(float*, std::ptrdiff_t), double (*exact)(double))
{
    checkEach(check, change, [&](Index i, float found, float before) {
        const double wanted = exact(static_cast<double>(before));
        check.within(static_cast<double>(found), wanted, 3e-7 * std::max(1.0, std::abs(wanted)), "activation", i);
    });
}

/// How many additions the kernels make for `count` terms: four sums of a vector each, then these sums, then the rest.
double additions(const Kernels& kernel, Index count, Index sums)
{
    return static_cast<double>(count / (sums * kernel.lanes) + (2 * sums + 1) * kernel.lanes);
}

struct PanelProduct {
    WalledMemory a, panel, out;
    Index aStride, width, outStride;
};

/// Sums and sizes of one number of a product.
struct ExactSum {
    double sum = 0, size = 0;
};

void requireSums(KernelCheck& check, const PanelProduct& made, const std::vector<float>& before, bool add)
{
    const KernelCase& asked = check.asked;
    const Index cols = std::min(std::max<Index>(1, asked.cols), check.kernel.panel_cols);
    for (Index row = 0; row < asked.rows; ++row)
        for (Index col = 0; col < cols; ++col) {
            ExactSum exact;
            if (add) exact.sum = static_cast<double>(before[static_cast<std::size_t>(row * made.outStride + col)]);
            exact.size = std::abs(exact.sum);
            for (Index k = 0; k < asked.depth; ++k) {
                const double term = static_cast<double>(made.a.floats()[row * made.aStride + k])
                                    * static_cast<double>(made.panel.floats()[k * made.width + col]);
                exact.sum += term;
                exact.size += std::abs(term);
            }
            const auto terms = static_cast<double>(asked.depth + 2);
            check.within(static_cast<double>(made.out.floats()[row * made.outStride + col]), exact.sum,
                         terms * (rounding * exact.size + underflow), "product", row * cols + col);
        }
}

}  // namespace

void checkMultiply(KernelCheck& check)
{
    const auto& [kernel, asked] = std::tie(check.kernel, check.asked);
    const Index cols = std::min(std::max<Index>(1, asked.cols), kernel.panel_cols);
    const Index width = (cols + kernel.lanes - 1) / kernel.lanes * kernel.lanes;
    const auto bytes = [](Index numbers) { return static_cast<std::size_t>(numbers) * sizeof(float); };
    const Index aStride = asked.depth + asked.gap, outStride = cols + asked.gap;
    // Behind the last row there is no gap.
    const Index aCount = asked.rows == 0 ? 0 : asked.rows * aStride - asked.gap;
    const Index outCount = asked.rows == 0 ? 0 : asked.rows * outStride - asked.gap;
    const PanelProduct made{.a = WalledMemory(bytes(aCount)),
                            .panel = WalledMemory(bytes(asked.depth * width)),
                            .out = WalledMemory(bytes(outCount)),
                            .aStride = aStride,
                            .width = width,
                            .outStride = outStride};
    fillNumbers(asked.fill, check.dice, {made.a.floats(), static_cast<std::size_t>(aCount)});
    fillNumbers("unit", check.dice, {made.panel.floats(), static_cast<std::size_t>(asked.depth * width)});
    fillNumbers("unit", check.dice, {made.out.floats(), static_cast<std::size_t>(outCount)});
    const std::vector<float> before(made.out.floats(), made.out.floats() + outCount);
    const bool add = check.dice.oneIn(2);
    kernel.multiply(made.a.floats(), aStride, asked.rows, asked.depth, made.panel.floats(), cols, made.out.floats(),
                    outStride, add);
    requireSums(check, made, before, add);
    for (Index row = 0; row < asked.rows; ++row) {
        std::vector<float> alone(before.begin() + row * outStride, before.begin() + row * outStride + cols);
        kernel.multiply(made.a.floats() + row * aStride, aStride, 1, asked.depth, made.panel.floats(), cols,
                        alone.data(), outStride, add);
        for (Index i = 0; i < outStride && row * outStride + i < outCount; ++i) {
            const float found = made.out.floats()[row * outStride + i];
            if (i < cols)
                check.same(found, alone[static_cast<std::size_t>(i)], "row alone", row);
            else
                check.same(found, before[static_cast<std::size_t>(row * outStride + i)], "between rows", row);
        }
    }
    check.holds(made.out.isWhole(), "written before the product");
}

void checkTranspose(KernelCheck& check)
{
    const KernelCase& asked = check.asked;
    const Index outStride = asked.rows + asked.gap;
    const Matrix matrix = check.filled(asked.rows, asked.cols + asked.gap);
    const Index count = asked.cols == 0 || asked.rows == 0 ? 0 : asked.cols * outStride - asked.gap;
    const WalledMemory out(static_cast<std::size_t>(count) * sizeof(float));
    std::fill_n(out.floats(), count, 7.0F);
    check.kernel.transpose(matrix.data(), matrix.cols(), asked.rows, asked.cols, out.floats(), outStride);
    for (Index i = 0; i < count; ++i) {
        const Index row = i % outStride, col = i / outStride;
        check.same(out.floats()[i], row < asked.rows ? matrix(row, col) : 7.0F, "turned", i);
    }
    check.holds(out.isWhole(), "written before the matrix");
}

void checkLargest(KernelCheck& check)
{
    const WalledMemory row = check.row();
    float wanted = -unbounded;
    for (Index i = 0; i < check.asked.depth; ++i) {
        const float each = row.floats()[i];
        if (std::isnan(each) || std::isnan(wanted))
            wanted = std::numeric_limits<float>::quiet_NaN();
        else
            wanted = std::max(wanted, each);
    }
    check.same(check.kernel.largest(row.floats(), check.asked.depth), wanted, "largest");
}

void checkFinite(KernelCheck& check)
{
    const WalledMemory row = check.row();
    const bool wanted =
        std::all_of(row.floats(), row.floats() + check.asked.depth, [](float each) { return std::isfinite(each); });
    check.holds(check.kernel.finite(row.floats(), check.asked.depth) == wanted, "whether all are finite");
}

void checkKeepLargest(KernelCheck& check)
{
    const WalledMemory other = check.row();
    checkEach(
        check, [&](float* x, Index count) { check.kernel.keepLargest(x, other.floats(), count); },
        [&](Index i, float found, float before) {
            check.same(found, std::max(before, other.floats()[i]), "larger", i);
        });
}

void checkExponentiate(KernelCheck& check)
{
    const Index count = check.asked.depth;
    const WalledMemory row = check.row();
    float most = 0;  // at least as large as every x
    for (Index i = 0; i < count; ++i) most = std::max(most, row.floats()[i]);
    const std::vector<float> before(row.floats(), row.floats() + count);
    const float found = check.kernel.exponentiate(row.floats(), count, most);
    double sum = 0;
    for (Index i = 0; i < count; ++i) {
        const float less = before[static_cast<std::size_t>(i)] - most;
        const double wanted = less >= leastExponent ? std::exp(static_cast<double>(less)) : 0;
        check.within(static_cast<double>(row.floats()[i]), wanted, twoUnits * wanted, "exponential", i);
        sum += wanted;
    }
    check.within(static_cast<double>(found), sum, (twoUnits + additions(check.kernel, count, 4) * rounding) * sum,
                 "sum");
    check.holds(row.isWhole(), "written before the row");
}

void checkEntropy(KernelCheck& check)
{
    const WalledMemory row = check.row([](float x) { return std::abs(x); });
    double wanted = 0, size = 0;
    for (Index i = 0; i < check.asked.depth; ++i) {
        const auto x = static_cast<double>(row.floats()[i]);
        if (row.floats()[i] < std::numeric_limits<float>::min()) continue;
        wanted -= x * std::log(x);
        size += std::abs(x * std::log(x));
    }
    // 64 vectors at a time are added up as floats, and those as doubles.
    const double terms = 64 + static_cast<double>(check.kernel.lanes);
    check.within(check.kernel.entropy(row.floats(), check.asked.depth), wanted,
                 (twoUnits + (terms + 1) * rounding) * size + 64 * underflow, "entropy");
}

void checkDistance(KernelCheck& check)
{
    const WalledMemory row = check.row([](float x) { return std::abs(x); });
    const auto place = static_cast<float>(check.dice.below(check.asked.depth + 1));
    double wanted = 0;
    for (Index i = 0; i < check.asked.depth; ++i)
        wanted += static_cast<double>(row.floats()[i]) * std::abs(static_cast<double>(i) - static_cast<double>(place));
    const double terms = 64 + static_cast<double>(check.kernel.lanes);
    check.within(check.kernel.distance(row.floats(), check.asked.depth, place), wanted,
                 (terms + 2) * (rounding * wanted + underflow), "distance");
}

void checkScale(KernelCheck& check)
{
    const float factor = 3 * check.dice.unit();
    checkEach(
        check, [&](float* x, Index count) { check.kernel.scale(x, count, factor); },
        [&](Index i, float found, float before) { check.same(found, before * factor, "scaled", i); });
}

void checkDivide(KernelCheck& check)
{
    const float divisor = 3 * check.dice.unit();
    checkEach(
        check, [&](float* x, Index count) { check.kernel.divide(x, count, divisor); },
        [&](Index i, float found, float before) { check.same(found, before / divisor, "divided", i); });
}

void checkAdd(KernelCheck& check)
{
    const WalledMemory other = check.row();
    checkEach(
        check, [&](float* x, Index count) { check.kernel.add(x, other.floats(), count); },
        [&](Index i, float found, float before) { check.same(found, before + other.floats()[i], "sum", i); });
}

void checkGelu(KernelCheck& check)
{
    checkActivation(check, check.kernel.gelu, [](double x) { return 0.5 * x * std::erfc(-x / std::sqrt(2.0)); });
}

void checkGeluTanh(KernelCheck& check)
{
    checkActivation(check, check.kernel.geluTanh, [](double x) {
        return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
    });
}

void checkSilu(KernelCheck& check)
{
    checkActivation(check, check.kernel.silu, [](double x) { return x / (1 + std::exp(-x)); });
}

void checkNormalise(KernelCheck& check)
{
    const Index count = check.asked.depth;
    if (count == 0) return;  // no row of a model has none
    const bool centred = check.dice.oneIn(2), biased = check.dice.oneIn(2), inPlace = check.dice.oneIn(2);
    const float epsilon = check.dice.oneIn(2) ? 1e-5F : 1e-12F;
    const WalledMemory x = check.row(), out(static_cast<std::size_t>(count) * sizeof(float));
    std::vector<float> weight(static_cast<std::size_t>(count)), bias(weight.size());
    fillNumbers("unit", check.dice, weight);
    fillNumbers("unit", check.dice, bias);
    std::vector<double> rest(x.floats(), x.floats() + count);
    double mean = 0, size = 0, square = 0;
    for (const double each : rest) {
        if (centred) mean += each / static_cast<double>(count);
        size += std::abs(each) / static_cast<double>(count);
    }
    for (double& each : rest) {
        each -= mean;
        square += each * each / static_cast<double>(count);
    }
    float* const made = inPlace ? x.floats() : out.floats();
    check.kernel.normalise(x.floats(), count, centred, epsilon, weight.data(), biased ? bias.data() : nullptr, made);
    // The mean has a sum's error; the factor has half of the squares' sum's error, and the mean's share of it.
    const double factor = 1 / std::sqrt(square + static_cast<double>(epsilon));
    const double off = additions(check.kernel, count, 2) * rounding, meanOff = centred ? (off + rounding) * size : 0;
    const double factorOff = off / 2 + 4 * rounding + meanOff * meanOff * factor * factor;
    for (Index i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto w = static_cast<double>(weight[at]), b = biased ? static_cast<double>(bias[at]) : 0.0;
        const double normed = rest[at] * factor * w;
        const double most = std::abs(w) * factor * (meanOff + 4 * rounding * std::abs(rest[at]))
                            + std::abs(normed) * factorOff + 2 * rounding * (std::abs(b) + std::abs(normed))
                            + factor * underflow;
        check.within(static_cast<double>(made[i]), normed + b, most, "normalised", i);
    }
    check.holds(x.isWhole() && out.isWhole(), "written before the row");
}

void checkSoftmax(KernelCheck& check)
{
    const Index count = check.asked.depth;
    RowVector scores = check.filled(1, count);
    const RowVector before = scores;
    const auto sink = check.dice.oneIn(3) ? std::optional(check.dice.unit()) : std::nullopt;
    softmaxRow(scores, sink);
    auto most = sink ? static_cast<double>(*sink) : -static_cast<double>(unbounded);
    bool broken = false;
    for (const float each : before) {
        broken = broken || std::isnan(each) || each == unbounded;
        most = std::max(most, static_cast<double>(each));
    }
    double sum = sink ? std::exp(static_cast<double>(*sink) - most) : 0;
    for (const float each : before) sum += std::exp(static_cast<double>(each) - most);
    for (Index i = 0; i < count; ++i) {
        const double less = static_cast<double>(before(i)) - most;
        const double wanted = broken                    ? std::numeric_limits<double>::quiet_NaN()
                              : std::isinf(most)        ? 0
                              : before(i) == -unbounded ? 0
                                                        : std::exp(less) / sum;
        // The rounded difference to the score is a part of the weight; below e^-87 nothing is left.
        const double part =
            twoUnits + (std::min(90.0, std::abs(less)) + additions(check.kernel, count, 4) + 4) * rounding;
        check.within(static_cast<double>(scores(i)), wanted, before(i) == -unbounded ? 0 : part * wanted + 2e-38,
                     "weight", i);
    }
}

void checkRotary(KernelCheck& check)
{
    constexpr std::array pairings{RotaryEmbedding::Pairing::Interleaved, RotaryEmbedding::Pairing::HalfSplit,
                                  RotaryEmbedding::Pairing::Separated};
    const Index width = 2 * (1 + check.asked.cols / 4), heads = 1 + check.asked.depth % 3;
    const Index first = check.dice.below(1000), half = 1 + check.dice.below(width / 2);
    const RotaryEmbedding rotary{.dimensions = 2 * half,
                                 .pairing = check.dice.oneOf(pairings),
                                 .first_dimension = check.dice.below(width - 2 * half + 1)};
    const Matrix before = check.filled(std::min<Index>(check.asked.rows, 40), width * heads);
    Matrix after = before;
    rotary.turn(after, width, first);
    const std::vector<float> turns = rotary.frequencies(first + before.rows());
    const bool split = rotary.pairing == RotaryEmbedding::Pairing::HalfSplit;
    const bool moves = rotary.pairing == RotaryEmbedding::Pairing::Separated;
    Matrix left = before;  // other dimensions stay
    for (Index row = 0; row < before.rows(); ++row)
        for (Index start = rotary.first_dimension; start < before.cols(); start += width)
            for (Index i = 0; i < half; ++i) {
                const Index one = start + (split ? i : 2 * i), other = split ? one + half : one + 1;
                const double a = static_cast<double>(before(row, one)), b = static_cast<double>(before(row, other));
                const double angle =
                    static_cast<double>(first + row) * static_cast<double>(turns[static_cast<std::size_t>(i)]);
                // The angle rounds, sine and cosine do, and both products.
                const double most = (std::abs(angle) + 4) * rounding * (std::abs(a) + std::abs(b)) + 2 * underflow;
                const Index to = moves ? start + i : one, toOther = moves ? start + half + i : other;
                check.within(static_cast<double>(after(row, to)), a * std::cos(angle) - b * std::sin(angle), most,
                             "turned", to);
                check.within(static_cast<double>(after(row, toOther)), b * std::cos(angle) + a * std::sin(angle), most,
                             "turned", toOther);
                left(row, to) = after(row, to);
                left(row, toOther) = after(row, toOther);
            }
    for (Index i = 0; i < left.size(); ++i) check.same(after.data()[i], left.data()[i], "not turned", i);
}
