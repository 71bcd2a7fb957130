#pragma once

#include "core/tensor/array_file.h"

#include <string>
#include <vector>

namespace core {

/// What is read as one array of attention: one array of the file, or several that are one layer each.
struct RecordedArray {
    ArrayFile::Entry entry;  ///< of several arrays: under the name they share, "layer_*", with shape [L, …], where maps
                             ///< alone count as layers of one head
    std::vector<std::string> members = {};  ///< the arrays of the layers, in order; empty for a whole array
    bool skips = false;                     ///< numbers are missing between the members'
};

/// The arrays of a file that may be attention, per-layer arrays as one; see attentionCandidates().
std::vector<RecordedArray> recordedArrays(const ArrayFile& file);

/// The array that is asked for, or the one that can be meant.
/// @param name  empty: the one with a usual name ("attentions", "weights", …), else the only one
/// @throws Error{Missing, Ambiguous} listing the arrays; Error{Unsupported} if it can be no attention
RecordedArray chosenArray(const ArrayFile& file, const std::string& name);

/// How many there are of everything that a dump's axes stand for.
struct MapAxes {
    Index layers = 1;
    Index items = 1;
    Index heads = 1;
    Index queries = 0;
    Index keys = 0;

    Index maps() const { return layers * items * heads; }
};

/// @param transposed  the last axis is the queries'
/// @throws Error{OutOfRange} for an empty axis and for more than can be shown
MapAxes axesOf(const ArrayFile& file, const ArrayFile::Entry& entry, bool transposed);

/// What messages call an array.
std::string arrayText(const ArrayFile::Entry& entry);

}  // namespace core
