#pragma once

#include "core/atlas/atlas.h"

/// A line for each head and measure of an atlas: mean, standard deviation over queries, the interval in which 95 % of
/// the means over resampled texts lie, and how many queries have the measure.
void printAtlasCsv(const core::Atlas& atlas);
/// The same as a list of objects.
void printAtlasJson(const core::Atlas& atlas);
/// For a reader: a line for each measure with the heads that have most of it.
void printAtlas(const core::Atlas& atlas);
/// What changed most from one atlas to another, the largest first.
/// @throws core::Error{WrongShape} where they have other heads
void printAtlasChanges(const core::Atlas& before, const core::Atlas& after, bool csv);
