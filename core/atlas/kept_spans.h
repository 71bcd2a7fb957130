#pragma once

#include "core/atlas/span_statistics.h"
#include "core/json/json_object.h"

namespace core {

/// How an atlas keeps who reads whom: names and counts in its JSON, and beside it the numbers of every head, doubles as
/// IEEE 754 has them, least byte first: for each pair of kinds the mean and the sum of squared distances.
Json spansJson(const SpanStatistics& spans);
std::string spanNumbers(const SpanStatistics& spans);

/// Reads names and counts.
/// @param texts  of the collection: no pair was read in more of them
/// @throws Error{Malformed, OutOfRange} naming the field
SpanStatistics spansFrom(const JsonObject& json, std::size_t texts);
/// @param spans  with their names and counts
/// @param heads  how many there are
/// @param file   names it in errors
/// @throws Error{Malformed}
void readSpanNumbers(SpanStatistics& spans, std::size_t heads, const std::string& bytes, const std::string& file);

}  // namespace core
