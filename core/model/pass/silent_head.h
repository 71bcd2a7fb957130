#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// Whether a head adds nothing to its layer's output: an intervention switched it off, or every number of its rows of
/// W_O is 0, as those of a head that was taken away while its model was trained. Only small models are asked for the
/// latter; the weights of large ones may have to be read from a disk first.
/// @param layer, head  from 0
bool addsNothing(const Trace& trace, Index layer, Index head);

}  // namespace core
