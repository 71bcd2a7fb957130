#include "core/attention/score_bias.h"

#include <algorithm>

namespace core {

ScoreBias ScoreBias::byDistance(const RowVector& of_distance, Index queries)
{
    return {Kind::Distance, of_distance, queries};
}

ScoreBias ScoreBias::byKey(const RowVector& of_key) { return {Kind::Key, of_key, 0}; }

ScoreBias ScoreBias::table(Matrix table)
{
    const Index queries = table.rows();
    return {Kind::Table, std::move(table), queries};
}

ScoreBias ScoreBias::timesRows(const RowVector& factors) const
{
    ScoreBias scaled = *this;
    scaled.m_factors = Matrix(factors);
    return scaled;
}

void ScoreBias::addTo(Index query, Index first_key, Eigen::Ref<RowVector> scores) const
{
    const Matrix& numbers = m_numbers;
    const Index row = m_kind == Kind::Table ? query : 0;
    const Index first = first_key + (m_kind == Kind::Distance ? m_queries - 1 - query : 0);
    const Index known = std::clamp<Index>(numbers.cols() - first, 0, scores.cols());
    const float factor = m_factors.rows() > 0 ? (*m_factors)(0, query) : 1.0F;
    scores.head(known) += factor * numbers.row(row).segment(first, known);
}

Matrix ScoreBias::matrix(Index queries, Index keys) const
{
    Matrix all = Matrix::Zero(queries, keys);
    for (Index query = 0; query < queries; ++query) {
        RowVector row = all.row(query);
        addTo(query, 0, row);
        all.row(query) = row;
    }
    return all;
}

}  // namespace core
