#include "core/tensor/weight.h"

#include "core/kernel/kernels.h"
#include "core/kernel/parallel.h"
#include "core/stopped.h"

#include <algorithm>

namespace core {
namespace {

/// Rows that are multiplied with a panel at a time.
constexpr Index rowsAtOnce = 256;

/// Columns that are multiplied, and finished, in one go: whole panels of every width, and rows long enough for what
/// finishes them.
constexpr Index columnsAtOnce = Kernels::most_panel_cols;

/// So many rows' work is worth bringing the numbers from the file's cache again the next time.
constexpr Index manyRows = 64;

/// Unpacking numbers takes as long as multiplying them by so many rows.
constexpr Index rowsOfUnpacking = 2;

/// So few rows are multiplied with packed numbers where they lie.
constexpr Index fewRows = 2;

/// Multiply–adds for which no other thread is called.
constexpr Index smallProduct = 400'000;

void eachInParallel(Index count, bool small, const std::stop_token& stop, const std::function<void(Index)>& work)
{
    const auto unlessStopped = [&](Index piece) {
        if (stop.stop_requested()) throw Stopped{};
        work(piece);
    };
    if (!small) return inParallel(count, unlessStopped);
    for (Index piece = 0; piece < count; ++piece) unlessStopped(piece);
}

bool allFinite(MatrixView x)
{
    bool finite = true;
    for (Index row = 0; row < x.rows(); ++row) finite = finite && kernels().finite(x.row(row).data(), x.cols());
    return finite;
}

}  // namespace

struct Weight::Numbers {
    explicit Numbers(StoredNumbers numbers) : stored(std::move(numbers)) {}

    StoredNumbers stored;
    mutable KeptPanels kept = {};

    Panels panels(const StoredPart& part) const
    {
        Panels all(part.depth(), part.width());
        inParallel(all.count(),
                   [&](Index panel) { stored.fillPanel(part, all.firstCol(panel), 0, part.depth(), all, panel); });
        stored.letGo(part);
        return all;
    }

    /// columns = x · (the part's columns from first_col on), no more of them than columnsAtOnce: a part of their
    /// numbers at a time, which are multiplied while they are near.
    void multiply(const StoredPart& part, MatrixView x, Index first_col, Eigen::Ref<Matrix> columns) const
    {
        Panels panels(std::min(part.depth(), Panels::depth_at_once), columns.cols());
        if (x.cols() == 0) columns.setZero();
        for (Index row = 0; row < x.cols(); row += panels.depth()) {
            const Index count = std::min(panels.depth(), x.cols() - row);
            for (Index panel = 0; panel < panels.count(); ++panel)
                stored.fillPanel(part, first_col + panels.firstCol(panel), row, count, panels, panel);
            panels.multiply(x.middleCols(row, count), 0, columns, row > 0);
        }
    }
};

Weight Weight::own(Matrix matrix)
{
    const auto owner = std::make_shared<const Matrix>(std::move(matrix));
    return stored(owner, std::as_bytes(std::span(owner->data(), static_cast<std::size_t>(owner->size()))),
                  ElementType::F32, owner->rows(), owner->cols());
}

Weight Weight::stored(std::shared_ptr<const void> owner, std::span<const std::byte> data, const StoredType& type,
                      Index rows, Index cols)
{
    Weight weight;
    weight.m_numbers = std::make_shared<const Numbers>(StoredNumbers(std::move(owner), data, type, cols));
    weight.m_part.rows = rows;
    weight.m_part.cols = cols;
    return weight;
}

Weight Weight::transposed() const
{
    Weight turned = *this;
    turned.m_part.transposed = !m_part.transposed;
    return turned;
}

Weight Weight::times(float factor) const
{
    Weight scaled = *this;
    scaled.m_factor *= factor;
    return scaled;
}

Weight Weight::columns(Index first, Index count) const
{
    const bool grouped = m_part.transposed && m_part.group_size > 0;
    Weight some = *this;
    if (grouped) {
        const Index counted = m_part.group_first + first;
        some.m_part.first_row += counted / m_part.group_size * m_part.group_stride;
        some.m_part.group_first = counted % m_part.group_size;
    } else {
        (m_part.transposed ? some.m_part.first_row : some.m_part.first_col) += first;
    }
    (m_part.transposed ? some.m_part.rows : some.m_part.cols) = count;
    return some;
}

Weight Weight::rowsFrom(Index first, Index count) const { return transposed().columns(first, count).transposed(); }

Weight Weight::columnGroups(Index first, Index size, Index stride) const
{
    eigen_assert(m_part.transposed && m_part.group_size == 0);
    Weight groups = *this;
    groups.m_part.first_row += first;
    groups.m_part.rows = m_part.rows / stride * size;
    groups.m_part.group_size = size;
    groups.m_part.group_stride = stride;
    return groups;
}

Weight Weight::unpaired(Index head_width) const
{
    eigen_assert(!m_part.transposed && m_part.group_size == 0 && m_part.first_row == 0);
    Weight halves = *this;
    halves.m_part.paired = head_width;
    return halves;
}

RowVector Weight::row(Index row) const
{
    RowVector numbers(cols());
    const StoredNumbers& stored = m_numbers->stored;
    if (!m_part.transposed) {
        stored.convert(m_part.rowOf(row), m_part.first_col, m_part.cols, numbers.data());
        return numbers * m_factor;
    }
    for (Index i = 0; i < numbers.size(); ++i) stored.convert(m_part.rowOf(i), m_part.first_col + row, 1, &numbers(i));
    return numbers * m_factor;
}

void Weight::letGo(Index rows) const
{
    if (rows >= manyRows) m_numbers->stored.letGo(m_part);
}

Matrix Weight::matrix() const
{
    Matrix all(m_part.rows, m_part.cols);
    for (Index row = 0; row < m_part.rows; ++row)
        m_numbers->stored.convert(m_part.rowOf(row), m_part.first_col, m_part.cols, all.row(row).data());
    if (m_factor != 1) all *= m_factor;
    if (!m_part.transposed) return all;
    return all.transpose();
}

Matrix Weight::multipliedBy(MatrixView x, const std::stop_token& stop, const Finish& finish) const
{
    Matrix out = largeMatrix(x.rows(), cols());
    if (out.size() == 0) return out;
    const StoredNumbers& stored = m_numbers->stored;
    const bool unpacked = stored.isUnpackedByKernels(m_part);
    const bool small = (x.rows() + (unpacked ? rowsOfUnpacking : 0)) * rows() * cols() < smallProduct;
    const auto end = [&](Index firstRow, Index firstCol, Eigen::Ref<Matrix> part) {
        if (m_factor != 1) part *= m_factor;
        if (finish) finish(firstRow, firstCol, part);
    };
    const Index pieces = (cols() + columnsAtOnce - 1) / columnsAtOnce;
    const auto inColumns = [&](const auto& multiply) {
        eachInParallel(pieces, small, stop, [&](Index piece) {
            const Index first = piece * columnsAtOnce;
            auto columns = out.middleCols(first, std::min(columnsAtOnce, cols() - first));
            multiply(first, columns);
            end(0, first, columns);
        });
    };
    // Whole numbers stand for x in some of these, and for nothing that is infinite or NaN.
    if (unpacked && x.rows() <= fewRows && allFinite(x)) {
        const StoredNumbers::Factors factors(stored, x);
        inColumns(
            [&](Index first, Eigen::Ref<Matrix> columns) { stored.multiplyRows(m_part, factors, first, columns); });
        return out;
    }
    if (const Strip* strip = stored.stripOf(m_part);
        strip != nullptr && x.rows() >= Strip::least_rows && allFinite(x)) {
        const WholeRows whole(x, *strip);
        inColumns(
            [&](Index first, Eigen::Ref<Matrix> columns) { stored.multiplyStrips(m_part, whole, first, columns); });
        return out;
    }
    // A packed file is opened for the memory that it spares, and its panels are many times as large: what the kernels
    // unpack is unpacked again, sooner than panels would come from memory, and the rest has half of the room.
    const auto kept =
        unpacked ? nullptr
                 : m_numbers->kept.of(m_part, stored.isPacked() ? 0.5 : 1, [&] { return m_numbers->panels(m_part); });
    if (kept == nullptr) {
        inColumns([&](Index first, Eigen::Ref<Matrix> columns) { m_numbers->multiply(m_part, x, first, columns); });
        // What kernels unpack is read with every product: mapping its pages anew would take longer than unpacking. What
        // panels are made from with the next one is let go then.
        if (!unpacked && !m_numbers->kept.isNext(m_part)) letGo(x.rows());
        return out;
    }
    const Index chunks = (x.rows() + rowsAtOnce - 1) / rowsAtOnce;
    eachInParallel(pieces * chunks, small, stop, [&](Index piece) {
        const Index first_col = piece / chunks * columnsAtOnce;
        const Index first = piece % chunks * rowsAtOnce;
        const Index count = std::min(rowsAtOnce, x.rows() - first);
        auto columns = out.block(first, first_col, count, std::min(columnsAtOnce, cols() - first_col));
        kept->multiply(x.middleRows(first, count), kept->panelOf(first_col), columns);
        end(first, first_col, columns);
    });
    return out;
}

}  // namespace core
