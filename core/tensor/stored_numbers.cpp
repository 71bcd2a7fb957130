#include "core/tensor/stored_numbers.h"

#include "core/file/mapped_file.h"
#include "core/kernel/kernels.h"

#include <algorithm>
#include <array>
#include <vector>

namespace core {
namespace {

/// The fewest numbers that have a sum or a unit of their own.
constexpr Index smallestBlock = 16;

/// How many rows of a strip are multiplied at a time: they have room in a processor's second cache.
constexpr Index deepStrip = 4096;

const Kernels::Packed* packedOf(BlockType type)
{
    switch (type) {
    case BlockType::Q4_0: return &kernels().q4_0;
    case BlockType::Q5_0: return &kernels().q5_0;
    case BlockType::Q8_0: return &kernels().q8_0;
    case BlockType::Q4_K: return &kernels().q4_K;
    case BlockType::Q5_K: return &kernels().q5_K;
    case BlockType::Q6_K: return &kernels().q6_K;
    case BlockType::IQ4_NL: return &kernels().iq4_nl;
    default: return nullptr;
    }
}

const Kernels::Packed* packedOf(ElementType type)
{
    if (type == ElementType::F16) return &kernels().f16;
    return type == ElementType::BF16 ? &kernels().bf16 : nullptr;
}

/// Null for types that are unpacked number by number.
const Kernels::Packed* packedOf(const StoredType& type)
{
    return std::visit([](auto known) { return packedOf(known); }, type);
}

}  // namespace

std::span<const std::byte> StoredNumbers::bytesOf(Index row, Index first_col, Index count) const
{
    const std::size_t size = bytesPerBlock(m_type);
    return m_data.subspan(static_cast<std::size_t>((row * m_cols + first_col) / m_block) * size,
                          static_cast<std::size_t>(count / m_block) * size);
}

void StoredNumbers::findColumns(const StoredPart& part, Index first_col, std::span<const void*> cols) const
{
    const Index bytes = m_cols / m_block * static_cast<Index>(bytesPerBlock(m_type));  // of a row
    for (const void*& col : cols) {
        col = m_data.data() + part.rowOf(first_col) * bytes;
        first_col = std::min(first_col + 1, part.rows - 1);
    }
}

void StoredNumbers::convert(Index row, Index first_col, Index count, float* out) const
{
    if (m_coded) return m_coded->convert(row, first_col, count, out);
    const Index from = first_col / m_block * m_block;
    const Index to = (first_col + count + m_block - 1) / m_block * m_block;
    const auto bytes = bytesOf(row, from, to - from);
    if (to - from == count) {
        convertToFloats(m_type, bytes, out);
    } else {
        RowVector blocks(to - from);
        convertToFloats(m_type, bytes, blocks.data());
        std::copy_n(blocks.data() + (first_col - from), count, out);
    }
    MappedFile::requireWhole(bytes);
}

void StoredNumbers::letGo(const StoredPart& part) const
{
    if (part.rows == 0) return;
    if (m_coded) return m_coded->letGo();
    const Index first = part.rowOf(0);
    MappedFile::letGo(bytesOf(first, 0, (part.rowOf(part.rows - 1) + 1 - first) * m_cols));
}

const float* StoredNumbers::direct() const
{
    if (m_coded) return nullptr;
    const bool aligned = reinterpret_cast<std::uintptr_t>(m_data.data()) % alignof(float) == 0;
    return m_type == StoredType(ElementType::F32) && aligned ? reinterpret_cast<const float*>(m_data.data()) : nullptr;
}

bool StoredNumbers::isUnpackedByKernels(const StoredPart& part) const
{
    if (m_coded) return part.transposed && m_coded->isUnpackedByKernels(part.first_col, part.cols);
    const Index whole = std::max<Index>(2, m_block);  // float16 and bfloat16 go by two
    return part.transposed && packedOf(m_type) != nullptr && part.first_col % whole == 0 && part.cols % whole == 0;
}

bool StoredNumbers::isMultipliedByKernels(const StoredPart& part) const
{
    return m_coded == nullptr && isUnpackedByKernels(part);
}

void StoredNumbers::unpackPanel(const StoredPart& part, Index first_col, Index first_row, Index count, Panels& panels,
                                Index panel) const
{
    std::array<const void*, Kernels::most_panel_cols> all{};
    const auto rows = std::span(all).first(static_cast<std::size_t>(panels.colsOf(panel)));
    findColumns(part, first_col, rows);
    panels.unpackRows(panel, 0, packedOf(m_type)->unpack, rows, part.first_col + first_row, count);
    MappedFile::requireWhole(m_data);
}

StoredNumbers::Factors::Factors(const StoredNumbers& stored, MatrixView x)
    : m_x(x),
      m_digits((3 * x.cols() + 63) / 64 * 16),
      m_row(m_digits + (2 * x.cols() / smallestBlock + 15) / 16 * 16),
      m_numbers(static_cast<std::size_t>(x.rows() * m_row))
{
    const Kernels::Prepare prepare = packedOf(stored.m_type)->prepare;
    for (Index row = 0; row < x.rows(); ++row) prepare(x.row(row).data(), x.cols(), roomOf(row));
}

Kernels::Prepared StoredNumbers::Factors::roomOf(Index row) const
{
    float* from = m_numbers.data() + row * m_row;
    return {from + m_digits, reinterpret_cast<signed char*>(from), from + m_digits + cols() / smallestBlock};
}

Kernels::Factors StoredNumbers::Factors::row(Index row) const
{
    const Kernels::Prepared made = roomOf(row);
    return {m_x.row(row).data(), made.sums, made.digits, made.units};
}

void StoredNumbers::multiplyRows(const StoredPart& part, const Factors& x, Index first_col,
                                 Eigen::Ref<Matrix> columns) const
{
    const Kernels::Dot dot = packedOf(m_type)->dot;
    std::vector<const void*> rows(static_cast<std::size_t>(columns.cols()));
    findColumns(part, first_col, rows);
    for (Index row = 0; row < x.rows(); ++row)
        dot(rows.data(), columns.cols(), part.first_col, x.cols(), x.row(row), columns.row(row).data());
    MappedFile::requireWhole(m_data);
}

const Strip* StoredNumbers::stripOf(const StoredPart& part) const
{
    if (!isMultipliedByKernels(part)) return nullptr;
    const Strip& strip = packedOf(m_type)->strip;
    return strip.multiply == nullptr ? nullptr : &strip;
}

Strip::Soon StoredNumbers::soon(const StoredPart& part, Index first_col, Index first, Index count) const
{
    if (part.cols != m_cols || first_col >= part.rows) return {};
    // Pairs lie in another order than they are counted in: behind the last rows there may be fewer.
    const Index row = part.rowOf(first_col), stored = std::ssize(m_data) / std::ssize(bytesOf(0, 0, m_cols));
    const std::span<const std::byte> all = bytesOf(row, 0, std::min(Strip::cols, stored - row) * m_cols);
    const auto upTo = [&](Index number) { return std::ssize(all) * number / m_cols; };
    return {all.data() + upTo(first), upTo(first + count) - upTo(first)};
}

void StoredNumbers::multiplyStrips(const StoredPart& part, const WholeRows& x, Index first_col,
                                   Eigen::Ref<Matrix> columns) const
{
    const Strip& strip = *stripOf(part);
    const FloatBuffer lines(
        static_cast<std::size_t>(std::min(deepStrip, x.cols()) / strip.numbers * strip.lines * Strip::cols));
    Matrix last(columns.cols() % Strip::cols == 0 ? 0 : x.rows(), Strip::cols);
    std::array<const void*, Strip::cols> rows{};
    for (Index col = 0; col < columns.cols(); col += Strip::cols) {
        const Index cols = std::min(Strip::cols, columns.cols() - col);
        findColumns(part, first_col + col, rows);
        float* out = cols < Strip::cols ? last.data() : columns.data() + col;
        const Index stride = cols < Strip::cols ? last.outerStride() : columns.outerStride();
        for (Index first = 0; first < x.cols(); first += deepStrip) {
            const Index count = std::min(deepStrip, x.cols() - first);
            for (Index i = 0; i < Strip::cols; i += kernels().lanes)
                strip.unpack(rows.data() + i, part.first_col + first, count, lines.data() + i, Strip::cols);
            x.multiply(strip, first, count, lines.data(), out, stride, first > 0,
                       soon(part, first_col + col + Strip::cols, first, count));
        }
        if (cols < Strip::cols) columns.rightCols(cols) = last.leftCols(cols);
    }
    MappedFile::requireWhole(m_data);
}

void StoredNumbers::fillPanel(const StoredPart& part, Index first_col, Index first_row, Index count, Panels& panels,
                              Index panel) const
{
    constexpr Index atOnce = 64;  // stored rows
    if (isMultipliedByKernels(part)) return unpackPanel(part, first_col, first_row, count, panels, panel);
    const Index cols = panels.colsOf(panel);
    // Rows and columns of the stored matrix: the panel's rows are its rows, or its columns.
    const Index rows = part.transposed ? cols : count;
    const Index length = part.transposed ? count : cols;
    const Index left = part.first_col + (part.transposed ? first_row : first_col);
    const Index top = part.transposed ? first_col : first_row;
    const auto fill = [&](Index first, const Block& block) {
        if (part.transposed)
            panels.setRowsTransposed(panel, 0, block);
        else
            panels.setRows(panel, first, block);
    };
    if (const float* data = direct(); data != nullptr && part.group_size == 0 && part.paired == 0) {
        fill(0, {data + part.rowOf(top) * m_cols + left, rows, length, Eigen::OuterStride<>(m_cols)});
        return MappedFile::requireWhole(m_data);
    }
    Matrix scratch(part.transposed ? rows : std::min(rows, atOnce), length);
    for (Index first = 0; first < rows; first += scratch.rows()) {
        const Index some = std::min(scratch.rows(), rows - first);
        for (Index row = 0; row < some; ++row)
            convert(part.rowOf(top + first + row), left, length, scratch.row(row).data());
        fill(first, {scratch.data(), some, length, Eigen::OuterStride<>(length)});
    }
}

void StoredNumbers::fillPanels(const StoredPart& part, Index first_col, Index first_row, Index count,
                               Panels& panels) const
{
    if (m_coded == nullptr || !isUnpackedByKernels(part)) {
        for (Index panel = 0; panel < panels.count(); ++panel)
            fillPanel(part, first_col + panels.firstCol(panel), first_row, count, panels, panel);
        return;
    }
    m_coded->fillPanels(rowsOf(part, first_col, panels.cols()), part.first_col + first_row, count, panels);
}

std::vector<Index> StoredNumbers::rowsOf(const StoredPart& part, Index first_col, Index count)
{
    std::vector<Index> rows(static_cast<std::size_t>(count));
    for (Index& row : rows) row = part.rowOf(first_col++);
    return rows;
}

bool StoredNumbers::isMultipliedInCodes(const StoredPart& part, Index rows) const
{
    return m_coded != nullptr && isUnpackedByKernels(part) && m_coded->multipliesFew(rows);
}

void StoredNumbers::multiplyCodes(const StoredPart& part, MatrixView x, Index first_col,
                                  Eigen::Ref<Matrix> columns) const
{
    m_coded->multiplyFew(rowsOf(part, first_col, columns.cols()), part.first_col, x, columns);
}

}  // namespace core
