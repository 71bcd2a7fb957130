#include "core/tensor/weight.h"

#include "core/stopped.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <vector>

namespace core {
namespace {

using Clock = std::chrono::steady_clock;

/// Converted numbers in memory, all models together.
class ConvertedWeights {
public:
    static ConvertedWeights& all()
    {
        static ConvertedWeights weights;
        return weights;
    }

    std::mutex mutex;
    std::size_t budget = std::size_t{512} << 20U;
    std::size_t used = 0;
    std::vector<const StoredNumbers*> kept;
};

/// Numbers that are converted in one go: 1 MB of float16 stays in the processor's cache.
constexpr Index blockNumbers = Index{1} << 19U;

}  // namespace

class StoredNumbers {
public:
    StoredNumbers(std::shared_ptr<const void> owner, std::span<const std::byte> data, ElementType type, Index rows,
                  Index cols)
        : m_owner(std::move(owner)),
          m_data(data),
          m_type(type),
          m_rows(rows),
          m_cols(cols)
    {
    }
    StoredNumbers(const StoredNumbers&) = delete;
    StoredNumbers& operator=(const StoredNumbers&) = delete;
    ~StoredNumbers()
    {
        ConvertedWeights& all = ConvertedWeights::all();
        const std::scoped_lock lock(all.mutex);
        if (m_converted != nullptr) forget(all);
    }

    Index cols() const { return m_cols; }

    /// Where the numbers lie as they are to be used; null where they do not.
    const float* direct() const
    {
        const bool aligned = reinterpret_cast<std::uintptr_t>(m_data.data()) % alignof(float) == 0;
        return m_type == ElementType::F32 && aligned ? reinterpret_cast<const float*>(m_data.data()) : nullptr;
    }

    /// All numbers, converted and kept if the budget allows it; else null.
    std::shared_ptr<const Matrix> converted() const
    {
        ConvertedWeights& all = ConvertedWeights::all();
        {
            const std::scoped_lock lock(all.mutex);
            m_used = Clock::now();
            if (m_converted != nullptr || !makeRoom(all)) return m_converted;
            all.used += bytes();  // taken before the work, so that two threads do not spend it twice
        }
        std::shared_ptr<Matrix> matrix;
        try {
            matrix = std::make_shared<Matrix>(m_rows, m_cols);
        } catch (const std::bad_alloc&) {
            const std::scoped_lock lock(all.mutex);
            all.used -= bytes();
            return nullptr;
        }
        convertToFloats(m_type, m_data, matrix->data());
        const std::scoped_lock lock(all.mutex);
        if (m_converted != nullptr) {  // another thread was quicker
            all.used -= bytes();
            return m_converted;
        }
        m_converted = std::move(matrix);
        all.kept.push_back(this);
        return m_converted;
    }

    /// Some numbers of one stored row.
    void convert(Index row, Index firstCol, Index count, float* out) const
    {
        const std::size_t size = elementBytes(m_type);
        convertToFloats(m_type,
                        m_data.subspan(static_cast<std::size_t>(row * m_cols + firstCol) * size,
                                       static_cast<std::size_t>(count) * size),
                        out);
    }

private:
    std::size_t bytes() const { return sizeof(float) * static_cast<std::size_t>(m_rows * m_cols); }

    void forget(ConvertedWeights& all) const
    {
        all.used -= bytes();
        std::erase(all.kept, this);
        m_converted = nullptr;
    }

    bool makeRoom(ConvertedWeights& all) const
    {
        if (bytes() > all.budget) return false;
        const auto before = Clock::now() - std::chrono::seconds(30);
        for (std::size_t i = 0; all.used + bytes() > all.budget && i < all.kept.size();) {
            if (all.kept[i]->m_used < before)
                all.kept[i]->forget(all);
            else
                ++i;
        }
        return all.used + bytes() <= all.budget;
    }

    std::shared_ptr<const void> m_owner;
    std::span<const std::byte> m_data;
    ElementType m_type;
    Index m_rows;
    Index m_cols;
    mutable std::shared_ptr<const Matrix> m_converted;  ///< guarded by ConvertedWeights::mutex, as is m_used
    mutable Clock::time_point m_used;
};

Weight Weight::own(Matrix matrix)
{
    const auto owner = std::make_shared<const Matrix>(std::move(matrix));
    return stored(owner, std::as_bytes(std::span(owner->data(), static_cast<std::size_t>(owner->size()))),
                  ElementType::F32, owner->rows(), owner->cols());
}

Weight Weight::stored(std::shared_ptr<const void> owner, std::span<const std::byte> data, ElementType type, Index rows,
                      Index cols)
{
    Weight weight;
    weight.m_numbers = std::make_shared<const StoredNumbers>(std::move(owner), data, type, rows, cols);
    weight.m_stored_rows = rows;
    weight.m_stored_cols = cols;
    return weight;
}

Weight Weight::transposed() const
{
    Weight turned = *this;
    turned.m_transposed = !m_transposed;
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
    eigen_assert(!m_transposed || m_group_size == 0);
    Weight part = *this;
    (m_transposed ? part.m_first_row : part.m_first_col) += first;
    (m_transposed ? part.m_stored_rows : part.m_stored_cols) = count;
    return part;
}

Weight Weight::rowsFrom(Index first, Index count) const { return transposed().columns(first, count).transposed(); }

Weight Weight::columnGroups(Index first, Index size, Index stride) const
{
    eigen_assert(m_transposed && m_group_size == 0);
    Weight groups = *this;
    groups.m_first_row += first;
    groups.m_stored_rows = m_stored_rows / stride * size;
    groups.m_group_size = size;
    groups.m_group_stride = stride;
    return groups;
}

Index Weight::storedRow(Index row) const
{
    if (m_group_size == 0) return m_first_row + row;
    return m_first_row + row / m_group_size * m_group_stride + row % m_group_size;
}

void Weight::eachBlock(const std::function<void(Index, const Numbers&)>& take, const std::stop_token& stop) const
{
    if (m_stored_rows == 0 || m_stored_cols == 0) return;
    const Index stride = m_numbers->cols();
    const float* data = m_numbers->direct();
    const std::shared_ptr<const Matrix> converted = data == nullptr ? m_numbers->converted() : nullptr;
    const Index most = data == nullptr ? std::max<Index>(1, blockNumbers / m_stored_cols) : m_stored_rows;
    if (converted != nullptr) data = converted->data();

    Matrix scratch;
    for (Index first = 0, count = 0; first < m_stored_rows; first += count) {
        if (stop.stop_requested()) throw Stopped{};
        count = std::min(most, m_stored_rows - first);
        if (m_group_size > 0) count = std::min(count, m_group_size - first % m_group_size);
        if (data != nullptr) {
            take(first,
                 {data + storedRow(first) * stride + m_first_col, count, m_stored_cols, Eigen::OuterStride<>(stride)});
            continue;
        }
        scratch.resize(count, m_stored_cols);
        for (Index row = 0; row < count; ++row)
            m_numbers->convert(storedRow(first + row), m_first_col, m_stored_cols, scratch.row(row).data());
        take(first, {scratch.data(), count, m_stored_cols, Eigen::OuterStride<>(m_stored_cols)});
    }
}

RowVector Weight::row(Index row) const
{
    RowVector numbers(cols());
    if (!m_transposed) {
        m_numbers->convert(storedRow(row), m_first_col, m_stored_cols, numbers.data());
        return numbers * m_factor;
    }
    for (Index i = 0; i < numbers.size(); ++i) m_numbers->convert(storedRow(i), m_first_col + row, 1, &numbers(i));
    return numbers * m_factor;
}

Matrix Weight::matrix() const
{
    Matrix all(m_stored_rows, m_stored_cols);
    for (Index row = 0; row < m_stored_rows; ++row)
        m_numbers->convert(storedRow(row), m_first_col, m_stored_cols, all.row(row).data());
    if (m_factor != 1) all *= m_factor;
    if (!m_transposed) return all;
    return all.transpose();
}

Matrix Weight::multipliedBy(MatrixView x, const std::stop_token& stop) const
{
    Matrix out(x.rows(), cols());
    if (m_transposed) {
        eachBlock([&](Index first,
                      const Numbers& block) { out.middleCols(first, block.rows()).noalias() = x * block.transpose(); },
                  stop);
        if (m_factor != 1) out *= m_factor;
        return out;
    }
    eachBlock(
        [&](Index first, const Numbers& block) {
            const auto part = x.middleCols(first, block.rows());
            if (first == 0)
                out.noalias() = part * block;
            else
                out.noalias() += part * block;
        },
        stop);
    if (m_stored_rows == 0) out.setZero();
    if (m_factor != 1) out *= m_factor;
    return out;
}

void setWeightBudget(std::size_t bytes)
{
    ConvertedWeights& all = ConvertedWeights::all();
    const std::scoped_lock lock(all.mutex);
    all.budget = bytes;
}

std::size_t convertedWeightBytes()
{
    ConvertedWeights& all = ConvertedWeights::all();
    const std::scoped_lock lock(all.mutex);
    return all.used;
}

}  // namespace core
