#pragma once

#include "core/analysis/map_cells.h"
#include "core/model/pass/trace.h"

namespace core {

/// Which quantity a map's cells are to show, and how.
struct CellsAsked {
    MapCells cells = MapCells::Weights;
    HeadsJoined joined = HeadsJoined::Mean;  ///< where cells are of several heads
    std::vector<HeadAddress> picked =
        {};  ///< for PickedHeads, of whichever text; those that are not there do not count
};

/// One quantity for all cells of a head's map.
///
/// - Norms: ‖α v W_O‖, the length of the vector that the key adds to the query's output (Kobayashi et al., 2020), after
///   dropout and with what an intervention multiplies the head by.
/// - LayerHeads: the mean, sum or largest of the layer's heads; a key that a head hides counts as the 0 that it gets
///   there.
/// - ModelHeads: the same of all heads of the layers that are finished; PickedHeads: of those that are asked for.
/// - Rollout: attention rollout of the layers up to the head's own (Abnar and Zuidema, 2020); Flow: attentionFlow().
///
/// @param stages  of the head at `address`
/// @return [T_q, T_k] marked as shownWeights() does; of several heads hidden where every one hides
/// @throws Error{Missing} where there are no values or no W_O for Norms, none of the picked heads, and for a Rollout or
///         Flow of keys that are not the queries; OutOfRange for a Flow of more tokens than attentionFlow() takes;
///         Stopped
Matrix shownCells(const std::shared_ptr<const Trace>& trace, const HeadAddress& address, const HeadAttention& stages,
                  const CellsAsked& asked, const std::stop_token& stop = {});

}  // namespace core
