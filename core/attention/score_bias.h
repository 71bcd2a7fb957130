#pragma once

#include "core/matrix.h"

namespace core {

/// The bias that is added to one head's scaled scores, for any cells without the whole T_q × T_k matrix. Cheap to copy.
class ScoreBias {
public:
    /// Depends on the distance alone: ALiBi, T5's buckets.
    /// @param of_distance  [queries + keys - 1]; entry key - query + queries - 1
    static ScoreBias byDistance(const RowVector& of_distance, Index queries);
    /// A bias that depends on the key alone: ALiBi in BLOOM's form.
    /// @param of_key  [T_k]
    static ScoreBias byKey(const RowVector& of_key);
    /// Cell by cell.
    /// @param table  at least [T_q, T_k]
    static ScoreBias table(Matrix table);

    /// This bias with each query's row multiplied by its own factor.
    /// @param factors  [T_q]
    ScoreBias timesRows(const RowVector& factors) const;

    /// @param query      counts from 0
    /// @param first_key  the key of scores(0); keys that the bias does not know get nothing
    void addTo(Index query, Index first_key, Eigen::Ref<RowVector> scores) const;

    /// @return [queries, keys]
    Matrix matrix(Index queries, Index keys) const;

private:
    enum class Kind { Distance, Key, Table };
    ScoreBias(Kind kind, Matrix numbers, Index queries)
        : m_kind(kind),
          m_numbers(std::move(numbers)),
          m_queries(queries)
    {
    }

    Kind m_kind;
    SharedMatrix m_numbers;
    Index m_queries;
    SharedMatrix m_factors = {};  ///< [1, T_q], or without rows
};

}  // namespace core
