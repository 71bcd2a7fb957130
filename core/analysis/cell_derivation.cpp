#include "core/analysis/cell_derivation.h"

namespace core {

CellDerivation deriveCell(const Trace& trace, const HeadAddress& address, const HeadAttention& stages, Index query,
                          Index key)
{
    const Block& block = trace.model->transformer.blocks[address.layer];
    const Mask& mask = trace.masks[address.item];

    CellDerivation cell;
    cell.key_dimensions = block.attention.keyDimensions();
    cell.score_raw = stages.scores_raw(query, key);
    cell.divisor = block.scores.temperature / block.scores.scale;
    cell.score_scaled = stages.scores_scaled(query, key);
    cell.hidden_by = mask.hiddenBy(query, key);
    cell.score_masked = stages.scores_masked(query, key);
    for (Index other = 0; other < stages.weights.cols(); ++other)
        cell.visible_keys += mask.allows(query, other) ? 1 : 0;
    cell.weight = stages.weights(query, key);
    if (block.attention.output) {
        const Matrix& values = trace.layers[address.layer]->items[address.item].attention.v;
        const Matrix value = headColumns(values, address.head, block.attention.heads).row(key);
        cell.contribution_norm = (cell.weight * headOutput(block.attention, address.head, value)).norm();
    }
    return cell;
}

}  // namespace core
