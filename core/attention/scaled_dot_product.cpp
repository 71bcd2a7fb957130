#include "core/attention/scaled_dot_product.h"

#include "core/attention/softmax.h"
#include "core/error.h"

namespace core {
namespace {

void requireShape(const char* name, MatrixView m, Index rows, Index cols)
{
    if (m.rows() != rows || m.cols() != cols)
        throw Error(Code::WrongShape, "", name, "[" + std::to_string(rows) + ", " + std::to_string(cols) + "]",
                    shapeText(m));
}

void fillHidden(Matrix& scores, const Mask& mask, const MaskFill& fill)
{
    for (Index query = 0; query < scores.rows(); ++query)
        for (Index key = 0; key < scores.cols(); ++key)
            if (!mask.allows(query, key))
                scores(query, key) = fill.mode == MaskFill::Mode::Add ? scores(query, key) + fill.value : fill.value;
}

std::vector<Index> rowsWithoutKeys(const Mask& mask, Index queries, Index keys)
{
    std::vector<Index> rows;
    for (Index query = 0; query < queries; ++query) {
        bool any = false;
        for (Index key = 0; key < keys && !any; ++key) any = mask.allows(query, key);
        if (!any) rows.push_back(query);
    }
    return rows;
}

/// Softmax over all keys, hidden weights set to 0, each row divided by what is left of it.
void renormalise(HeadAttention& head, const Mask& mask)
{
    head.weights_unmasked = head.scores_scaled;
    softmaxRows(head.weights_unmasked);
    head.weights_masked = head.weights_unmasked;
    fillHidden(head.weights_masked, mask, {.value = 0.0F});
    head.row_sums = head.weights_masked.rowwise().sum();
    head.weights = head.weights_masked;
    for (Index query = 0; query < head.weights.rows(); ++query)
        if (head.row_sums(query, 0) > 0.0F) head.weights.row(query) /= head.row_sums(query, 0);
}

}  // namespace

HeadAttention attend(MatrixView q, MatrixView k, MatrixView v, const Mask& mask, const ScoreRule& rule, Keep keep)
{
    requireShape("k", k, k.rows(), q.cols());
    requireShape("v", v, k.rows(), v.cols());
    const bool stages = keep == Keep::Stages;

    HeadAttention head;
    Matrix scores = q * k.transpose();
    if (stages) head.scores_raw = scores;
    scores *= rule.scale / rule.temperature;
    if (stages || rule.order == MaskOrder::RenormaliseAfterSoftmax) head.scores_scaled = scores;

    if (rule.order == MaskOrder::RenormaliseAfterSoftmax) {
        renormalise(head, mask);
    } else {
        fillHidden(scores, mask, rule.fill);
        if (stages) head.scores_masked = scores;
        softmaxRows(scores);
        head.weights = std::move(scores);
    }
    head.rows_without_keys = rowsWithoutKeys(mask, q.rows(), k.rows());
    head.context = head.weights * v;
    if (keep == Keep::Context) head.weights.resize(0, 0);
    return head;
}

}  // namespace core
