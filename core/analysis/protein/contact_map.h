#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// Which residues of a protein are near each other, as all heads together say it (Rao et al., 2021): each head's map
/// without the first and last token is made symmetric, a + aᵀ; what rows and columns have in common is taken away, the
/// average product correction a_ij - a_i· a_·j / a_·· (Dunn et al., 2008); and the sigmoid of a weighted sum over the
/// heads is the probability of a contact. Without weights, the mean of the corrected maps.
///
/// @return [T, T], 0 in rows and columns of the first and the last token; no rows where the model is none of proteins,
/// or not every layer's weights are there
Matrix contactMap(const Trace& trace, Index item);

}  // namespace core
