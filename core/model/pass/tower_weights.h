#pragma once

#include "core/model/pass/text_pictures.h"

namespace core {

/// Where the heads of one layer of a tower look, over the patches of a picture in a text as it is seen: its tiles put
/// together, or the whole one.
struct TowerWeights {
    Index layer = 0;                 ///< from 0
    Index rows = 0;                  ///< of patches
    Index columns = 0;               ///< patches in a row
    std::vector<Matrix> heads = {};  ///< each [rows, columns]; 0 in tiles that were not asked
};

/// The tower's pass over each tile that is asked, of which weights on learned tokens are left out. A tile has no
/// weights on another.
/// @param seen   of a text (`seen.in_text`)
/// @param layer  of the tower, from 0
/// @param token  of the text: the mean of the rows of this token's patches, in its tile alone; where it is none of this
///     picture's, the mean of all patches' rows, in every tile
/// @param told   after each tile
/// @throws Error{OutOfRange} for another layer, Stopped
TowerWeights towerWeights(const SeenPicture& seen, Index layer, Index token, const std::stop_token& stop = {},
                          const std::function<void(Index read, Index all)>& told = {});

}  // namespace core
