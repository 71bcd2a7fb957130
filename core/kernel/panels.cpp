#include "core/kernel/panels.h"

#include "core/kernel/kernels.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <new>

namespace core {
namespace {

constexpr std::size_t largePage = std::size_t{2} << 20U;

}  // namespace

FloatBuffer::FloatBuffer(std::size_t count)
{
    const std::size_t bytes = std::max<std::size_t>(1, count) * sizeof(float);
    const std::size_t alignment = bytes >= largePage ? largePage : 64;
    void* data = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
    if (data == nullptr) throw std::bad_alloc{};
    preferLargePages(data, bytes);
    m_data.reset(static_cast<float*>(data));
}

void FloatBuffer::Free::operator()(float* data) const { std::free(data); }

Panels::Panels(Index depth, Index cols)
    : m_width(kernels().panel_cols),
      m_lanes(kernels().lanes),
      m_depth(depth),
      m_cols(cols),
      m_numbers(bytes(depth, cols) / sizeof(float))
{
}

Panels Panels::of(MatrixView matrix)
{
    Panels panels(matrix.rows(), matrix.cols());
    for (Index panel = 0; panel < panels.count(); ++panel)
        panels.setRows(panel, 0, matrix.middleCols(panels.firstCol(panel), panels.colsOf(panel)));
    return panels;
}

Panels Panels::ofTransposed(MatrixView matrix)
{
    Panels panels(matrix.cols(), matrix.rows());
    for (Index panel = 0; panel < panels.count(); ++panel)
        panels.setRowsTransposed(panel, 0, matrix.middleRows(panels.firstCol(panel), panels.colsOf(panel)));
    return panels;
}

Index Panels::rowLength(Index panel) const { return (colsOf(panel) + m_lanes - 1) / m_lanes * m_lanes; }

std::size_t Panels::bytes(Index depth, Index cols)
{
    const Index lanes = kernels().lanes;
    return sizeof(float) * static_cast<std::size_t>(depth * ((cols + lanes - 1) / lanes * lanes));
}

float* Panels::row(Index panel, Index row) const
{
    return m_numbers.data() + firstCol(panel) * m_depth + row * rowLength(panel);
}

void Panels::setRows(Index panel, Index first_row, MatrixView rows)
{
    // Pieces of a few lines, too far apart for the processor to ask for the next ones by itself.
    constexpr Index ahead = 12;
    const Index length = rowLength(panel);
    float* out = row(panel, first_row);
    for (Index i = 0; i < rows.rows(); ++i, out += length) {
        const float* soon = rows.data() + std::min(i + ahead, rows.rows() - 1) * rows.outerStride();
        for (Index line = 0; line < rows.cols(); line += 16) __builtin_prefetch(soon + line);
        std::copy_n(rows.row(i).data(), rows.cols(), out);
        std::fill(out + rows.cols(), out + length, 0.0F);
    }
}

void Panels::setRowsTransposed(Index panel, Index first_row, MatrixView cols)
{
    const Index length = rowLength(panel);
    float* out = row(panel, first_row);
    kernels().transpose(cols.data(), cols.outerStride(), cols.rows(), cols.cols(), out, length);
    for (Index i = 0; i < cols.cols(); ++i) std::fill(out + i * length + cols.rows(), out + (i + 1) * length, 0.0F);
}

void Panels::unpackLines(Index panel, Index first_row, Index count,
                         const std::function<void(Index first_col, float* out, Index stride)>& unpack)
{
    const Index length = rowLength(panel), used = colsOf(panel);
    float* out = row(panel, first_row);
    for (Index col = 0; col < length; col += m_lanes) unpack(col, out + col, length);
    for (Index i = 0; used < length && i < count; ++i) std::fill(out + i * length + used, out + (i + 1) * length, 0.0F);
}

void Panels::unpackRows(Index panel, Index first_row, Kernels::Unpack unpack, std::span<const void* const> cols,
                        Index first, Index count)
{
    unpackLines(panel, first_row, count, [&](Index col, float* out, Index stride) {
        std::array<const void*, Kernels::most_lanes> some{};
        for (Index i = 0; i < m_lanes; ++i)
            some[static_cast<std::size_t>(i)] = cols[static_cast<std::size_t>(std::min(col + i, std::ssize(cols) - 1))];
        unpack(some.data(), first, count, out, stride);
    });
}

void Panels::multiply(MatrixView x, Index first_panel, Eigen::Ref<Matrix> out, bool add) const
{
    if (x.cols() == 0 && !add) out.setZero();
    Index panel = first_panel;
    for (Index col = 0; col < out.cols(); col += colsOf(panel++))
        for (Index first = 0; first < x.cols(); first += depth_at_once)
            kernels().multiply(x.data() + first, x.outerStride(), x.rows(), std::min(depth_at_once, x.cols() - first),
                               row(panel, first), colsOf(panel), out.data() + col, out.outerStride(), add || first > 0);
}

Matrix product(MatrixView a, MatrixView b)
{
    Matrix out(a.rows(), b.cols());
    Panels::of(b).multiply(a, 0, out);
    return out;
}

Matrix productTransposed(MatrixView a, MatrixView b)
{
    Matrix out(a.rows(), b.rows());
    Panels::ofTransposed(b).multiply(a, 0, out);
    return out;
}

}  // namespace core
