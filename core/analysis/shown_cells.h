#pragma once

#include "core/analysis/map_cells.h"
#include "core/model/pass/trace.h"

namespace core {

/// One quantity for all cells of a head's map.
///
/// - Norms: ‖α v W_O‖, the length of the vector that the key adds to the query's output (Kobayashi et al., 2020), after
///   dropout and with what an intervention multiplies the head by.
/// - LayerMean: the mean of the layer's heads; a key that a head hides counts as the 0 that it gets there.
/// - ModelMean: the mean over all heads of the layers that are finished.
/// - Rollout: attention rollout of the layers up to the head's own (Abnar and Zuidema, 2020).
///
/// @param stages  of the head at `address`
/// @return [T_q, T_k] marked as shownWeights() does; a mean is hidden where every head hides
/// @throws Error{Missing} where there are no values or no W_O for Norms, and for a Rollout of keys that are not the
///         queries; Stopped
Matrix shownCells(const std::shared_ptr<const Trace>& trace, const HeadAddress& address, const HeadAttention& stages,
                  MapCells cells, std::stop_token stop = {});

}  // namespace core
