#pragma once

#include "core/array/array_file.h"

#include <string>
#include <vector>

namespace core {

/// No map has more, and no array of vectors.
inline constexpr Index mostRecordedNumbers = Index{1} << 28U;  ///< 1 GiB of float32
inline constexpr Index mostRecordedHeads = Index{1} << 18U;    ///< heads of all layers and texts
inline constexpr Index mostRecordedTokens = Index{1} << 20U;   ///< the tokens of all texts

/// One array of attention: one array of the file, or several that are one layer each.
struct RecordedArray {
    ArrayFile::Entry entry;  ///< the entry; several arrays stand under the name they share, "layer_*", with shape [L,
                             ///< …], where maps alone count as layers of one head
    std::vector<std::string> members = {};  ///< the arrays of the layers, in order; empty for a whole array
    bool skips = false;                     ///< numbers are missing between the members'
};

/// The arrays of a file that may be attention or vectors, per-layer arrays as one; see attentionCandidates().
std::vector<RecordedArray> recordedArrays(const ArrayFile& file);

/// Whether an array is called as attention usually is: "attentions", "weights", …
bool hasUsualName(const ArrayFile::Entry& entry);

/// The arrays that may be meant where none is named: those of an encoder–decoder, "…_attentions", if there are some;
/// else all but queries, keys and values.
std::vector<ArrayFile::Entry> meantAttention(const ArrayFile& file);

/// The array that is asked for, or the one that can be meant.
/// @param name  empty: the one with a usual name, else the only one that may be meant
/// @throws Error{Missing, Ambiguous} listing the arrays; Error{Unsupported} if it can be no attention
RecordedArray chosenArray(const ArrayFile& file, const std::string& name);

/// How far apart in an array the numbers of neighbouring layers, texts, … are; 0 for an axis that it does not have.
struct MapStrides {
    Index layer = 0;
    Index item = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;
};

/// The sizes of a dump along its axes.
struct MapAxes {
    Index layers = 1;
    Index items = 1;
    Index heads = 1;
    Index queries = 0;
    Index keys = 0;
    std::vector<Index> layer_numbers = {};  ///< [layers] in their model, from 1; empty where they are 1, 2, …

    MapStrides strides = {};  ///< in the whole array; of several: in each of them, whose layer is its own

    Index maps() const { return layers * items * heads; }
};

/// @param letters  one for each axis, see recorded_axes.h
/// @throws Error{OutOfRange} for an empty axis and for more than can be shown
MapAxes axesOf(const ArrayFile& file, const RecordedArray& array, const std::string& letters);

/// "q [4, 9, 8], k [4, 9, 8]"; of many arrays the first.
std::string listText(const std::vector<ArrayFile::Entry>& entries);

/// An array's name in messages.
std::string arrayText(const ArrayFile::Entry& entry);

}  // namespace core
