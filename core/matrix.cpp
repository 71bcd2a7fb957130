#include "core/matrix.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <mutex>

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace core {

void preferLargePages([[maybe_unused]] void* data, [[maybe_unused]] std::size_t bytes)
{
#ifdef __linux__
    constexpr std::uintptr_t page = std::uintptr_t{2} << 20U;
    if (bytes < page) return;
    const auto begin = reinterpret_cast<std::uintptr_t>(data);
    const auto heap = reinterpret_cast<std::uintptr_t>(sbrk(0));
    std::uintptr_t end = begin + bytes;
    // In the heap up to its end: what comes next begins where this stops, and its first line is written before it is
    // known here; on a page that is touched already none can grow.
    if (end <= heap && heap - end < std::uintptr_t{1} << 30U) end = heap;
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the address of a page
    madvise(reinterpret_cast<void*>(begin / page * page), (end + page - 1) / page * page - begin / page * page,
            MADV_HUGEPAGE);
#endif
}

Matrix largeMatrix(Index rows, Index cols)
{
    Matrix matrix(rows, cols);
    preferLargePages(matrix.data(), sizeof(float) * static_cast<std::size_t>(matrix.size()));
    return matrix;
}

/// Rows in one place, or those of another above some; never changed but from the one to the other.
class SharedMatrix::Rows {
public:
    explicit Rows(Matrix all) : m_count(all.rows()), m_cols(all.cols()), m_joined(true), m_all(std::move(all)) {}
    Rows(std::shared_ptr<const Rows> above, Index kept, std::shared_ptr<const Rows> below)
        : m_count(kept + below->count()),
          m_cols(below->cols()),
          m_kept(kept),
          m_depth(std::max(above->depth(), below->depth()) + 1),
          m_above(std::move(above)),
          m_below(std::move(below))
    {
    }

    Index count() const { return m_count; }
    Index cols() const { return m_cols; }
    /// How many others are read where this is.
    int depth() const { return m_joined ? 0 : m_depth; }

    const Matrix& all() const
    {
        if (!m_joined) join();
        return m_all;
    }

private:
    void join() const
    {
        const std::scoped_lock lock(m_mutex);
        if (m_joined) return;
        Matrix all(m_count, m_cols);
        copy(m_count, all);
        m_all = std::move(all);
        m_joined = true;
        m_above.reset();
        m_below.reset();
    }

    /// The first rows, where they lie.
    void copy(Index count, Matrix& to) const
    {
        const Index kept = std::min(count, m_kept);
        m_above->copyFirst(kept, to);
        to.middleRows(kept, count - kept) = m_below->all().topRows(count - kept);
    }

    void copyFirst(Index count, Matrix& to) const
    {
        const std::scoped_lock lock(m_mutex);  // each only waits for those above it
        if (m_joined)
            to.topRows(count) = m_all.topRows(count);
        else
            copy(count, to);
    }

    Index m_count, m_cols;
    Index m_kept = 0;
    int m_depth = 0;
    mutable std::mutex m_mutex;
    mutable std::atomic<bool> m_joined = false;
    mutable Matrix m_all;                                  ///< written once, before m_joined becomes true
    mutable std::shared_ptr<const Rows> m_above, m_below;  ///< guarded by m_mutex; gone once they are joined
};

SharedMatrix::SharedMatrix()
{
    static const auto none = std::make_shared<const Rows>(Matrix());
    m_rows = none;
}

SharedMatrix::SharedMatrix(Matrix matrix) : m_rows(std::make_shared<const Rows>(std::move(matrix))) {}

SharedMatrix SharedMatrix::stacked(const SharedMatrix& above, Index kept, const SharedMatrix& below)
{
    constexpr int deepest = 16;
    SharedMatrix all(std::make_shared<const Rows>(above.m_rows, kept, below.m_rows));
    // Keeping a few rows must not keep all of them in memory.
    if (all.m_rows->depth() > deepest || 2 * kept < above.rows()) all.m_rows->all();
    return all;
}

const Matrix& SharedMatrix::operator*() const { return m_rows->all(); }

Index SharedMatrix::rows() const { return m_rows->count(); }

Index SharedMatrix::cols() const { return m_rows->cols(); }

}  // namespace core
