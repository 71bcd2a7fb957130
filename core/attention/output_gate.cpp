#include "core/attention/output_gate.h"

#include "core/attention/whole_vectors.h"

namespace core {

Matrix OutputGate::operator()(MatrixView x, const std::stop_token& stop) const
{
    Matrix gate = projection(x, stop);
    sigmoid(gate.data(), gate.size());
    return gate;
}

void applyGate(Eigen::Ref<Matrix> rows, MatrixView gate)
{
    if (gate.cols() == 1)
        rows.array().colwise() *= gate.col(0).array();
    else
        rows.array() *= gate.array();
}

Matrix behindGate(Matrix rows, const Matrix& gate, Index query)
{
    if (gate.rows() > 0) applyGate(rows, gate.row(query).replicate(rows.rows(), 1));
    return rows;
}

}  // namespace core
