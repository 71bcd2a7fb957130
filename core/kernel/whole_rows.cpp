#include "core/kernel/whole_rows.h"

#include "core/kernel/parallel.h"

#include <optional>

namespace core {
namespace {

/// Fewer numbers are not worth calling another thread for.
constexpr Index manyNumbers = 32768;

/// A thread's records that are not in use: the next product of a pass needs as many, and memory that comes from the
/// system anew is cleared first, which took 3 % of a pass of 256 tokens.
thread_local std::optional<WholeRows::Records> spare;
constexpr std::size_t mostSpare = std::size_t{4} << 20U;  // floats

WholeRows::Records spareOrNew(std::size_t floats)
{
    if (!spare || spare->room < floats) return {floats, FloatBuffer(floats)};
    WholeRows::Records records = std::move(*spare);
    spare.reset();
    return records;
}

}  // namespace

WholeRows::WholeRows(MatrixView x, const Strip& strip)
    : m_rows(x.rows()),
      m_cols(x.cols()),
      m_tiles((x.rows() + Strip::most_rows - 1) / Strip::most_rows),
      m_records(spareOrNew(static_cast<std::size_t>(m_rows * m_cols / Strip::record_numbers * Strip::record_bytes)
                           / sizeof(float)))
{
    const auto prepare = [&](Index tile) {
        strip.prepare(x.row(firstRow(tile)).data(), x.outerStride(), m_cols, tileFrom(tile, 0));
    };
    if (x.size() >= manyNumbers) {
        inParallel(m_tiles, prepare);
    } else {
        for (Index tile = 0; tile < m_tiles; ++tile) prepare(tile);
    }
}

WholeRows::~WholeRows()
{
    if (m_records.room > mostSpare || (spare && spare->room >= m_records.room)) return;
    spare = std::move(m_records);
}

Strip::Rows WholeRows::tileFrom(Index tile, Index first) const
{
    const Index row = firstRow(tile), rows = firstRow(tile + 1) - row;
    auto* const records = reinterpret_cast<unsigned char*>(m_records.buffer.data());
    return {rows, records + (row * m_cols + first * rows) / Strip::record_numbers * Strip::record_bytes};
}

void WholeRows::multiply(const Strip& strip, Index first, Index depth, const float* lines, float* out, Index out_stride,
                         bool add, const Strip::Soon& soon) const
{
    const Index asking = std::min<Index>(m_tiles, 4);
    const auto* const from = static_cast<const std::byte*>(soon.from);
    for (Index tile = 0; tile < m_tiles; ++tile) {
        const Index done = std::min(tile, asking) * soon.bytes / asking,
                    end = std::min(tile + 1, asking) * soon.bytes / asking;
        strip.multiply(tileFrom(tile, first), depth, lines, out + firstRow(tile) * out_stride, out_stride, add,
                       {from + done, end - done});
    }
}

}  // namespace core
