#include "tests/core/kernel/packed_checks.h"

#include "core/attention/projection.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <map>

using namespace core;

namespace {

const Kernels::Packed* kernelsOf(const Kernels& kernel, const StoredType& type)
{
    const std::map<StoredType, const Kernels::Packed*> all{
        {ElementType::F16, &kernel.f16}, {ElementType::BF16, &kernel.bf16}, {BlockType::Q8_0, &kernel.q8_0},
        {BlockType::Q4_0, &kernel.q4_0}, {BlockType::Q5_0, &kernel.q5_0},   {BlockType::Q4_K, &kernel.q4_K},
        {BlockType::Q5_K, &kernel.q5_K}, {BlockType::Q6_K, &kernel.q6_K},   {BlockType::IQ4_NL, &kernel.iq4_nl}};
    const auto found = all.find(type);
    return found == all.end() ? nullptr : found->second;
}

/// The size of the smallest whole block.
Index blockOf(const StoredType& type) { return std::max<Index>(2, numbersPerBlock(type)); }

Index wholeBlocks(const StoredType& type, Index numbers)
{
    const Index block = blockOf(type);
    return std::max<Index>(1, (numbers + block - 1) / block) * block;
}

/// Rows in a type, each at the edge of memory of its own.
struct StoredRows {
    std::vector<std::unique_ptr<WalledMemory>> memory;
    std::vector<const void*> rows;
    Matrix numbers;
    Matrix largest;  ///< for each number what its block computes with

    StoredRows(KernelCheck& check, const StoredType& type, Index count, Index width)
        : numbers(count, width),
          largest(count, width)
    {
        const Index block = numbersPerBlock(type);
        const std::size_t size = bytesPerBlock(type);
        for (Index row = 0; row < count; ++row) {
            const std::vector<std::byte> bytes = randomBlocks(type, width / block, check.asked.fill, check.dice);
            memory.push_back(std::make_unique<WalledMemory>(bytes.size()));
            std::copy(bytes.begin(), bytes.end(), memory.back()->bytes());
            rows.push_back(memory.back()->bytes());
            convertToFloats(type, bytes, numbers.row(row).data());
            for (Index i = 0; i < width; ++i)
                largest(row, i) =
                    largestInBlock(type, std::span(bytes).subspan(static_cast<std::size_t>(i / block) * size, size));
        }
    }
};

/// How far products of x may be off from their exact sums, where each number is multiplied by one of no more than
/// `largest`.
///
/// Whole numbers of three digits stand for x in some kernels: one of these is off by no more than 2^-21 of the largest
/// of the 256 that share a unit (half of a unit, of which there are 3.48 million at least, and four roundings); where
/// that largest one is below 1e-30, nothing of them is left. Eight sums at least are added up side by side.
double offOfDigits(const Eigen::Ref<const RowVector>& x, const Eigen::Ref<const RowVector>& largest)
{
    constexpr Index together = 256;
    const double additions = static_cast<double>(x.size()) / 8 + 40;
    double off = 0;
    for (Index first = 0; first < x.size(); first += together) {
        const Index end = std::min(first + together, x.size());
        double most = 0;
        // A part of a row may begin within a unit.
        for (Index i = std::max<Index>(0, first - together); i < std::min(end + together, x.size()); ++i)
            most = std::max(most, std::abs(static_cast<double>(x(i))));
        for (Index i = first; i < end; ++i)
            off += static_cast<double>(largest(i))
                       * (additions * rounding * std::abs(static_cast<double>(x(i))) + most * 0x1p-21 + 1e-30)
                   + underflow;
    }
    return off;
}

double offOfFloats(const Eigen::Ref<const RowVector>& x, const Eigen::Ref<const RowVector>& numbers)
{
    const double size = x.cast<double>().cwiseAbs().dot(numbers.cast<double>().cwiseAbs());
    return static_cast<double>(x.size() + 3) * (rounding * size + 2 * underflow);
}

/// A stored matrix, and the numbers that stand in it, after the same was done to both.
struct Part {
    Weight weight;
    Matrix numbers;
    Matrix largest;
    bool isPacked;  ///< by a type that has kernels

    Part transposed() const { return {weight.transposed(), numbers.transpose(), largest.transpose(), isPacked}; }
    Part columns(Index first, Index count) const
    {
        return {weight.columns(first, count), numbers.middleCols(first, count), largest.middleCols(first, count),
                isPacked};
    }
    Part rowsFrom(Index first, Index count) const
    {
        return {weight.rowsFrom(first, count), numbers.middleRows(first, count), largest.middleRows(first, count),
                isPacked};
    }
    Part times(float factor) const
    {
        return {weight.times(factor), numbers * factor, largest * std::abs(factor), isPacked};
    }
    Part columnGroups(Index first, Index size, Index stride) const
    {
        Part some{weight.columnGroups(first, size, stride), {}, {}, isPacked};
        const Index count = numbers.cols() / stride * size;
        some.numbers.resize(numbers.rows(), count);
        some.largest.resize(numbers.rows(), count);
        for (Index i = 0; i < count; ++i) {
            const Index from = first + i / size * stride + i % size;
            some.numbers.col(i) = numbers.col(from);
            some.largest.col(i) = largest.col(from);
        }
        return some;
    }
    Part unpaired(Index width) const
    {
        Part halves{weight.unpaired(width), numbers, largest, isPacked};
        for (Index row = 0; row < numbers.rows(); ++row) {
            const Index within = row % width, from = row - within + 2 * (within % (width / 2)) + within / (width / 2);
            halves.numbers.row(row) = numbers.row(from);
            halves.largest.row(row) = largest.row(from);
        }
        return halves;
    }

    double off(const Eigen::Ref<const RowVector>& x, Index col) const
    {
        // Kernels may compute with panels of float32 too, whatever the type.
        const double floats = offOfFloats(x, numbers.col(col).transpose());
        return isPacked ? floats + offOfDigits(x, largest.col(col).transpose()) : floats;
    }
};

Part storedPart(KernelCheck& check, const StoredType& type, const std::string& fill, Index rows, Index cols)
{
    const Index block = numbersPerBlock(type);
    const std::size_t size = bytesPerBlock(type);
    // Not aligned.
    auto bytes = std::make_shared<std::vector<std::byte>>(randomBlocks(type, rows * cols / block, fill, check.dice));
    const std::size_t shift = check.dice.oneIn(2) ? 1 : 0;
    bytes->insert(bytes->begin(), shift, std::byte{});
    const auto data = std::span<const std::byte>(*bytes).subspan(shift);
    Part part{Weight::stored(bytes, data, type, rows, cols), Matrix(rows, cols), Matrix(rows, cols),
              kernelsOf(check.kernel, type) != nullptr};
    convertToFloats(type, data, part.numbers.data());
    for (Index i = 0; i < part.largest.size(); i += block) {
        const float most = largestInBlock(type, data.subspan(static_cast<std::size_t>(i / block) * size, size));
        std::fill_n(part.largest.data() + i, block, most);
    }
    return part;
}

/// Any part of a matrix [out, in], as models take them.
Part somePart(KernelCheck& check, Part part)
{
    KernelDice& dice = check.dice;
    const Index rows = part.numbers.rows();
    if (dice.oneIn(4) && rows % 4 == 0) part = part.unpaired(4);
    const bool turned = !dice.oneIn(6);
    if (turned) part = part.transposed();
    if (turned && dice.oneIn(6) && rows % 6 == 0) part = part.columnGroups(2, 2, 6);
    const auto between = [&](Index all, Index step) {
        const Index first = dice.below(all) / step * step;
        return std::pair(first, std::max<Index>(1, dice.below(all - first + 1)));
    };
    if (dice.oneIn(3)) {
        const auto [first, count] = between(part.numbers.cols(), 1);
        part = part.columns(first, count);
    }
    if (dice.oneIn(3)) {
        const auto [first, count] = between(part.numbers.rows(), dice.oneIn(2) ? 1 : 256);
        part = part.rowsFrom(first, count);
    }
    if (dice.oneIn(4)) part = part.times(-2.0F);
    return part;
}

void requireSameRows(KernelCheck& check, const Matrix& some, const Matrix& all, const char* what)
{
    for (Index row = 0; row < some.rows(); ++row)
        for (Index col = 0; col < some.cols(); ++col) check.same(some(row, col), all(row, col), what, row);
}

/// One number by its bits.
double plainNumber(ElementType type, const std::byte* at)
{
    const auto as = [at]<typename Number>(Number number) {
        std::memcpy(&number, at, sizeof number);
        return number;
    };
    switch (type) {
    case ElementType::Bool: return as(std::uint8_t{}) != 0 ? 1 : 0;
    case ElementType::U8: return as(std::uint8_t{});
    case ElementType::I8: return as(std::int8_t{});
    case ElementType::U16: return as(std::uint16_t{});
    case ElementType::I16: return as(std::int16_t{});
    case ElementType::U32: return as(std::uint32_t{});
    case ElementType::I32: return as(std::int32_t{});
    case ElementType::U64: return static_cast<double>(as(std::uint64_t{}));
    case ElementType::I64: return static_cast<double>(as(std::int64_t{}));
    case ElementType::F32: return static_cast<double>(as(float{}));
    case ElementType::F64: return as(double{});
    default: break;
    }
    // float16 and bfloat16: a sign, an exponent, and the rest of a number that begins with 1 unless the exponent is 0.
    const unsigned bits = as(std::uint16_t{});
    const bool half = type == ElementType::F16;
    const int digits = half ? 10 : 7, largest = half ? 31 : 255, bias = half ? 15 : 127;
    const int exponent = static_cast<int>(bits >> digits) & largest;
    const auto rest = static_cast<double>(bits & ((1U << digits) - 1));
    const double sign = bits >> 15U != 0 ? -1 : 1;
    if (exponent == largest) return rest > 0 ? NAN : sign * INFINITY;
    const double begin = exponent == 0 ? 0 : std::ldexp(1.0, digits);
    return sign * std::ldexp(begin + rest, std::max(exponent, 1) - bias - digits);
}

}  // namespace

void checkUnpack(KernelCheck& check)
{
    const StoredType type = check.type();
    const Index lanes = check.kernel.lanes, width = wholeBlocks(type, check.asked.depth);
    const StoredRows stored(check, type, lanes, width);
    const Index first = check.dice.below(width / blockOf(type)) * blockOf(type), count = width - first;
    const Index stride = lanes + check.asked.gap;
    const WalledMemory out(static_cast<std::size_t>(count * stride - check.asked.gap) * sizeof(float));
    std::fill_n(out.floats(), count * stride - check.asked.gap, 7.0F);
    kernelsOf(check.kernel, type)->unpack(stored.rows.data(), first, count, out.floats(), stride);
    for (Index i = 0; i < count; ++i)
        for (Index lane = 0; lane < stride && i * stride + lane < count * stride - check.asked.gap; ++lane) {
            const float found = out.floats()[i * stride + lane];
            const float wanted = lane < lanes ? stored.numbers(lane, first + i) : 7.0F;
            // A scale that is infinite or NaN gives nothing finite; infinity less infinity is NaN.
            if (std::isfinite(wanted))
                check.same(found, wanted, "unpacked", i);
            else
                check.holds(!std::isfinite(found), "unpacked from what is not finite", i);
        }
    check.holds(out.isWhole(), "written before the panel");
}

void checkDot(KernelCheck& check)
{
    const StoredType type = check.type();
    const Index many = 1 + check.asked.rows % 9, width = wholeBlocks(type, check.asked.depth);
    const StoredRows stored(check, type, many, width);
    const Index first = check.dice.below(width / blockOf(type)) * blockOf(type), count = width - first;
    const auto bytes = [](Index numbers, std::size_t each) { return static_cast<std::size_t>(numbers) * each; };
    const WalledMemory x(bytes(count, sizeof(float))), sums(bytes(count / 16, sizeof(float))),
        digits(bytes(3 * count, 1)), units(bytes((count + 31) / 32, sizeof(float)));
    fillNumbers(check.asked.fill, check.dice, {x.floats(), static_cast<std::size_t>(count)});
    const Kernels::Packed& packed = *kernelsOf(check.kernel, type);
    auto* const whole = reinterpret_cast<signed char*>(digits.bytes());
    packed.prepare(x.floats(), count, {sums.floats(), whole, units.floats()});
    const WalledMemory out(bytes(many, sizeof(float)));
    packed.dot(stored.rows.data(), many, first, count, {x.floats(), sums.floats(), whole, units.floats()},
               out.floats());
    const Eigen::Map<const RowVector> numbers(x.floats(), count);
    for (Index row = 0; row < many; ++row) {
        const RowVector own = stored.numbers.row(row).tail(count);
        check.within(static_cast<double>(out.floats()[row]), numbers.cast<double>().dot(own.cast<double>()),
                     offOfDigits(numbers, stored.largest.row(row).tail(count)), "row", row);
        float alone = 0;
        packed.dot(stored.rows.data() + row, 1, first, count, {x.floats(), sums.floats(), whole, units.floats()},
                   &alone);
        check.same(out.floats()[row], alone, "row alone", row);
    }
    check.holds(out.isWhole() && sums.isWhole() && digits.isWhole() && units.isWhole(), "written before the rows");
}

void checkProduct(KernelCheck& check)
{
    const KernelCase& asked = check.asked;
    const StoredType type = check.type();
    constexpr std::array fills{"unit", "unit", "unit", "tiny", "zeros", "level"};
    const Part part = somePart(check, storedPart(check, type, check.dice.oneOf(fills), std::max<Index>(1, asked.cols),
                                                 wholeBlocks(type, asked.depth)));
    const Matrix wide = check.filled(asked.rows, part.numbers.rows() + asked.gap);
    const auto x = wide.leftCols(part.numbers.rows());
    Matrix finished = Matrix::Zero(asked.rows, part.numbers.cols());
    const Matrix product = part.weight.multipliedBy(x, {}, [&](Index row, Index col, Eigen::Ref<Matrix> some) {
        finished.block(row, col, some.rows(), some.cols()).array() += 1;
    });
    check.holds((finished.array() == 1).all(), "finished once");
    const Eigen::MatrixXd exact = x.cast<double>() * part.numbers.cast<double>();
    for (Index row = 0; row < product.rows(); ++row)
        for (Index col = 0; col < product.cols(); ++col)
            check.within(static_cast<double>(product(row, col)), exact(row, col),
                         std::isfinite(exact(row, col)) ? part.off(x.row(row), col) : 0, "product", row);
    // With the panels that are kept from the second time on.
    for (const char* time : {"second time", "third time"})
        requireSameRows(check, part.weight.multipliedBy(x), product, time);
    // Where they lie some are multiplied one or two rows at a time, and with NaN beside them others in floats.
    const Index least = part.isPacked ? 3 : 1;
    if (asked.rows <= least || !isFiniteFill(asked.fill)) return;
    const Index few = least + check.dice.below(asked.rows - least);
    requireSameRows(check, part.weight.multipliedBy(x.topRows(few)), product, "beside fewer rows");
}

void checkGated(KernelCheck& check)
{
    const KernelCase& asked = check.asked;
    constexpr std::array others{"F32", "F16", "Q8_0", "Q4_0", "Q3_K", "Q4_K", "Q6_K"};
    const StoredType type = check.type();
    const StoredType other = check.dice.oneIn(2) ? type : storedTypeNamed(check.dice.oneOf(others));
    const Index cols = std::max<Index>(1, asked.cols);
    const Index width = wholeBlocks(blockOf(type) > blockOf(other) ? type : other, asked.depth);
    const auto transposed = [&](const StoredType& stored) {
        return storedPart(check, stored, "unit", cols, width).transposed();
    };
    const Part in = transposed(type), gate = transposed(other);
    RowVector bias = RowVector::Zero(cols);
    if (check.dice.oneIn(2)) fillNumbers("unit", check.dice, {bias.data(), static_cast<std::size_t>(cols)});
    const Projection projection{in.weight, {}}, opened{gate.weight, bias};
    const Matrix x = check.filled(asked.rows, width);
    const auto twice = [](Eigen::Ref<Matrix> some) { some *= 2; };
    const Matrix product = projection.gatedBy(opened, x, {}, twice);
    const Eigen::MatrixXd one = x.cast<double>() * in.numbers.cast<double>();
    const Eigen::MatrixXd beside =
        ((x.cast<double>() * gate.numbers.cast<double>()).rowwise() + bias.cast<double>()) * 2;
    for (Index row = 0; row < product.rows(); ++row)
        for (Index col = 0; col < cols; ++col) {
            const double a = std::abs(one(row, col)), b = std::abs(beside(row, col));
            const double aOff = in.off(x.row(row), col), bOff = 2 * gate.off(x.row(row), col) + 4 * rounding * (b + 2);
            check.within(static_cast<double>(product(row, col)), one(row, col) * beside(row, col),
                         (a + aOff) * bOff + b * aOff + 2 * rounding * a * b + underflow, "gated", row);
        }
    for (const char* time : {"second time", "third time"})
        requireSameRows(check, projection.gatedBy(opened, x, {}, twice), product, time);
}

void checkNumbers(KernelCheck& check)
{
    const StoredType type = check.type();
    const Index width = wholeBlocks(type, check.asked.depth), rows = 1 + check.asked.rows % 20;
    const auto bytes = std::make_shared<std::vector<std::byte>>(
        randomBlocks(type, rows * width / numbersPerBlock(type), check.asked.fill, check.dice));
    const Weight weight = Weight::stored(bytes, *bytes, type, rows, width);
    Matrix all(rows, width);
    convertToFloats(type, *bytes, all.data());
    if (const auto* element = std::get_if<ElementType>(&type))
        for (Index i = 0; i < all.size(); ++i)
            check.same(all.data()[i],
                       static_cast<float>(
                           plainNumber(*element, bytes->data() + static_cast<std::size_t>(i) * elementBytes(*element))),
                       "number", i);
    const Index first = check.dice.below(width), count = 1 + check.dice.below(width - first);
    const Weight part = weight.columns(first, count);
    requireSameRows(check, part.matrix(), all.middleCols(first, count), "part");
    requireSameRows(check, part.transposed().matrix(), all.middleCols(first, count).transpose(), "turned part");
    for (Index row = 0; row < rows; ++row)
        requireSameRows(check, part.row(row), all.row(row).segment(first, count), "row");
    requireSameRows(check, weight.transposed().row(first), all.col(first).transpose(), "column");
}
