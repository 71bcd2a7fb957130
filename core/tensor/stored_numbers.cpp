#include "core/tensor/stored_numbers.h"

#include "core/file/mapped_file.h"

#include <algorithm>

namespace core {

std::span<const std::byte> StoredNumbers::bytesOf(Index row, Index first_col, Index count) const
{
    const std::size_t size = bytesPerBlock(m_type);
    return m_data.subspan(static_cast<std::size_t>((row * m_cols + first_col) / m_block) * size,
                          static_cast<std::size_t>(count / m_block) * size);
}

void StoredNumbers::convert(Index row, Index first_col, Index count, float* out) const
{
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
    const Index first = part.rowOf(0);
    MappedFile::letGo(bytesOf(first, 0, (part.rowOf(part.rows - 1) + 1 - first) * m_cols));
}

const float* StoredNumbers::direct() const
{
    const bool aligned = reinterpret_cast<std::uintptr_t>(m_data.data()) % alignof(float) == 0;
    return m_type == StoredType(ElementType::F32) && aligned ? reinterpret_cast<const float*>(m_data.data()) : nullptr;
}

void StoredNumbers::fillPanel(const StoredPart& part, Index first_col, Panels& panels, Index panel) const
{
    constexpr Index atOnce = 64;  // stored rows
    const Index cols = panels.colsOf(panel);
    // Of the stored matrix: the panel's rows are its rows, or its columns.
    const Index rows = part.transposed ? cols : part.rows;
    const Index length = part.transposed ? part.cols : cols;
    const Index left = part.first_col + (part.transposed ? 0 : first_col);
    const Index top = part.transposed ? first_col : 0;
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
        const Index count = std::min(scratch.rows(), rows - first);
        for (Index row = 0; row < count; ++row)
            convert(part.rowOf(top + first + row), left, length, scratch.row(row).data());
        fill(first, {scratch.data(), count, length, Eigen::OuterStride<>(length)});
    }
}

}  // namespace core
