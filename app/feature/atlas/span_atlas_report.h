#pragma once

#include "core/atlas/span_atlas.h"

/// A line for each head and pair of kinds: the mean share, its standard deviation from text to text, and how many texts
/// have both.
/// @param countFrom  the number of the first layer and head
std::string spanAtlasCsv(const core::SpanAtlas& atlas, core::Index countFrom);
/// {"model": …, "texts": …, "kinds": […], "heads": [{"layer": …, "head": …, "shares": [[…]], "deviations": [[…]]}, …]}
std::string spanAtlasJson(const core::SpanAtlas& atlas, core::Index countFrom);
/// For a reader: for each pair the heads in which the one reads most of the other.
std::string spanAtlasText(const core::SpanAtlas& atlas, core::Index countFrom);
