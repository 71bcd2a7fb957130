#pragma once

#include "core/atlas/atlas.h"

namespace core {

/// A collection that comes with the program.
struct BundledCollection {
    std::string name;
    std::filesystem::path file;
};
std::vector<BundledCollection> bundledCollections();

/// The texts of a file or folder, or of a collection that comes with the program and is called so: a line each of
/// NAME.txt, a row each of NAME.csv or NAME.tsv, whose column is named; of a folder every picture, or every such file
/// in it, by name; or the texts of NAME.jsonl with their spans, see spannedTexts().
///
/// A line that has a tab has a target behind it, for an encoder–decoder. Empty lines are none.
///
/// @param column  of a sheet; empty: "text"
/// @throws Error{CannotRead, Missing, OutOfRange}
std::vector<AtlasText> atlasTexts(const std::filesystem::path& source, const std::string& column = {});

}  // namespace core
