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

/// With so many rows the product is worth reading the numbers from the file's cache again the next time.
constexpr Index manyRows = 64;

/// Unpacking numbers takes as long as multiplying them by so many rows.
constexpr Index rowsOfUnpacking = 2;

/// Up to so many rows are multiplied with packed numbers directly.
constexpr Index fewRows = Weight::least_rows - 1;

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

    /// columns = x · (the part's columns from first_col on), as many as are finished in one go: a part of their
    /// numbers at a time, which are multiplied while they are near.
    void multiply(const StoredPart& part, MatrixView x, Index first_col, Eigen::Ref<Matrix> columns) const
    {
        if (x.cols() > 0 && stored.isMultipliedInCodes(part, x.rows()))
            return stored.multiplyCodes(part, x, first_col, columns);
        Panels panels(std::min(part.depth(), Panels::depth_at_once), columns.cols());
        if (x.cols() == 0) columns.setZero();
        for (Index row = 0; row < x.cols(); row += panels.depth()) {
            const Index count = std::min(panels.depth(), x.cols() - row);
            stored.fillPanels(part, first_col, row, count, panels);
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

Weight Weight::coded(std::shared_ptr<const CodedNumbers> numbers)
{
    Weight weight;
    weight.m_part.rows = numbers->rows();
    weight.m_part.cols = numbers->cols();
    weight.m_numbers = std::make_shared<const Numbers>(StoredNumbers(std::move(numbers)));
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
    return Product(*this, x).all(stop, finish);
}

Weight::Product::Product(const Weight& weight, MatrixView x) : Product(weight, x, nullptr) {}

Weight::Product::Product(const Weight& weight, const Product& beside) : Product(weight, beside.m_x, &beside) {}

Weight::Product::Product(const Weight& weight, MatrixView x, const Product* beside)
    : m_weight(weight),
      m_x(x),
      m_unpacked(weight.m_numbers->stored.isUnpackedByKernels(weight.m_part))
{
    choose(beside);
    m_rows_at_once = m_kept == nullptr ? m_x.rows() : std::min(rowsAtOnce, m_x.rows());
    if (beside != nullptr) m_rows_at_once = std::max(m_rows_at_once, beside->m_rows_at_once);
}

void Weight::Product::choose(const Product* beside)
{
    if (m_x.rows() == 0 || m_weight.cols() == 0) return;
    const Numbers& numbers = *m_weight.m_numbers;
    const StoredPart& part = m_weight.m_part;
    // Whole numbers stand for x in some of these, and for nothing that is infinite or NaN.
    if (numbers.stored.isMultipliedByKernels(part) && m_x.rows() <= fewRows && allFinite(m_x)) {
        m_factors = std::make_shared<const StoredNumbers::Factors>(numbers.stored, m_x);
        return;
    }
    const Strip* strip = numbers.stored.stripOf(part);
    if (strip != nullptr && beside != nullptr && beside->m_whole != nullptr
        && beside->m_weight.m_numbers->stored.stripOf(beside->m_weight.m_part) == strip) {
        m_whole = beside->m_whole;
        return;
    }
    if (strip != nullptr && m_x.rows() >= Strip::least_rows && allFinite(m_x)) {
        m_whole = std::make_shared<const WholeRows>(m_x, *strip);
        return;
    }
    // A packed file is opened for the memory that it spares, and its panels are many times as large: what the kernels
    // unpack is unpacked again, sooner than panels would come from memory, and the rest has half of the room.
    if (!m_unpacked)
        m_kept = numbers.kept.of(part, numbers.stored.isPacked() ? 0.5 : 1, [&] { return numbers.panels(part); });
}

Weight::Product::~Product()
{
    // What kernels unpack is read with every product: mapping its pages anew would take longer than unpacking. What
    // panels are made from with the next one is let go then.
    if (m_unpacked || m_kept != nullptr || m_weight.m_numbers->kept.isNext(m_weight.m_part)) return;
    m_weight.letGo(m_x.rows());
}

void Weight::Product::part(Index first_row, Index first_col, Eigen::Ref<Matrix> out) const
{
    const Numbers& numbers = *m_weight.m_numbers;
    if (m_kept != nullptr)
        m_kept->multiply(m_x.middleRows(first_row, out.rows()), m_kept->panelOf(first_col), out);
    else if (m_factors != nullptr)
        numbers.stored.multiplyRows(m_weight.m_part, *m_factors, first_col, out);
    else if (m_whole != nullptr)
        numbers.stored.multiplyStrips(m_weight.m_part, *m_whole, first_col, out);
    else
        numbers.multiply(m_weight.m_part, m_x, first_col, out);
    if (m_weight.m_factor != 1) out *= m_weight.m_factor;
}

Matrix Weight::Product::all(const std::stop_token& stop, const Finish& finish) const
{
    Matrix out = largeMatrix(m_x.rows(), m_weight.cols());
    if (out.size() == 0) return out;
    const Index own = m_x.rows() + (m_unpacked ? rowsOfUnpacking : 0);
    const bool small = own * m_weight.rows() * m_weight.cols() < smallProduct;
    const Index cols = std::max(columnsAtOnce, m_weight.m_numbers->stored.columnsTogether());
    const Index rows = m_rows_at_once, pieces = (out.cols() + cols - 1) / cols;
    const Index chunks = (out.rows() + rows - 1) / rows;
    eachInParallel(pieces * chunks, small, stop, [&](Index piece) {
        const Index first_col = piece / chunks * cols, first_row = piece % chunks * rows;
        auto columns = out.block(first_row, first_col, std::min(rows, out.rows() - first_row),
                                 std::min(cols, out.cols() - first_col));
        part(first_row, first_col, columns);
        if (finish) finish(first_row, first_col, columns);
    });
    return out;
}

}  // namespace core
