#include "core/analysis/cell/cell_derivation.h"

#include "core/attention/output_gate.h"

namespace core {

CellDerivation deriveCell(const Trace& trace, const HeadAddress& address, const HeadAttention& stages, Index query,
                          Index key)
{
    const HeadScoring& scoring = trace.scoring(address);
    CellDerivation cell;
    cell.hidden_by = scoring.mask.hiddenBy(query, key);
    cell.keys = stages.weights.cols();
    for (Index other = 0; other < stages.weights.cols(); ++other)
        cell.softmax_keys += scoring.mask.allows(query, other) || stages.weights(query, other) != 0 ? 1 : 0;
    cell.weight = stages.weights(query, key);
    if (trace.recorded()) return cell;

    cell.replaced = scoring.replaced.uniform || scoring.replaced.pattern != nullptr;
    const bool ownContext = !scoring.replaced.mean && scoring.replaced.context == nullptr;
    const Block& block = trace.model->transformer.blocks[address.layer];
    cell.key_dimensions = trace.vectors(address).q.cols();
    cell.score_raw = stages.scores_raw(query, key);
    cell.divisor = scoring.rule.temperature / scoring.rule.scale;
    cell.temperature = scoring.rule.temperature;
    cell.scale = scoring.rule.scale;
    cell.soft_cap = scoring.rule.soft_cap;
    if (stages.scores_uncapped.rows() > 0) cell.score_uncapped = stages.scores_uncapped(query, key);
    cell.score_scaled = stages.scores_scaled(query, key);
    if (stages.sink_weights.rows() > 0) cell.sink_weight = stages.sink_weights(query, 0);
    if (stages.scores_biased.rows() > 0) cell.score_biased = stages.scores_biased(query, key);
    if (stages.scores_masked.rows() > 0) cell.score_masked = stages.scores_masked(query, key);
    if (stages.weights_dropped.rows() > 0) cell.weight_dropped = stages.weights_dropped(query, key);
    if (stages.weights_unmasked.rows() > 0) {
        cell.weight_unmasked = stages.weights_unmasked(query, key);
        if (stages.weights_masked.rows() > 0) cell.row_sum = stages.row_sums(query, 0);
    }
    if (block.attention.output && ownContext) {
        const Matrix value = behindGate(trace.vectors(address).v.row(key), scoring.gate, query);
        cell.contribution_norm = (cell.weight_dropped.value_or(cell.weight) * scoring.output
                                  * headOutput(block.attention, address.head, value))
                                     .norm();
    }
    return cell;
}

}  // namespace core
