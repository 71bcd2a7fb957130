#pragma once

#include "core/atlas/atlas.h"
#include "core/atlas/head_search.h"

/// The part of an atlas to print.
struct AtlasReport {
    const core::Atlas& atlas;
    std::vector<std::size_t> steps;  ///< the requested steps, in their order
    core::HeadSearch where;          ///< the heads that are asked for
    bool searched = false;           ///< whether not all were listed
};

/// A line for each head and measure: mean, standard deviation over queries, the interval in which 95 % of the means
/// over resampled texts lie, and how many queries have the measure; of several steps, which one.
void printAtlasCsv(const AtlasReport& report);
/// Prints the atlas as a list of objects.
void printAtlasJson(const AtlasReport& report);
/// For a reader: a line for each measure with the heads that have most of it; where heads were searched for, a line for
/// each of them, with what was asked about.
void printAtlas(const AtlasReport& report);
/// The strongest changes from one step to another, by their size over their spread.
/// @param where  of the heads, as the first atlas has them
/// @throws core::Error{WrongShape} where they have other heads
void printAtlasChanges(const core::Atlas& before, std::size_t step_before, const core::Atlas& after,
                       std::size_t step_after, const core::HeadSearch& where, bool csv);
