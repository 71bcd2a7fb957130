#pragma once

#include "core/atlas/atlas.h"
#include "core/model/model.h"

namespace core {

/// Who reads whom as CSV (RFC 4180): a line for each head and pair of kinds that a text had, with the mean share, its
/// standard deviation from text to text, and in how many texts the one could read the other. With several steps a
/// column names the step.
/// @param info        names the layers; they are counted where it does not
/// @param count_from  the number of the first layer and head
std::string spanCsv(const Atlas& atlas, const std::vector<std::size_t>& steps, const ModelInfo& info, Index count_from);

}  // namespace core
