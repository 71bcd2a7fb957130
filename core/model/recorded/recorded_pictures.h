#pragma once

#include "core/model/pass/trace.h"
#include "core/model/recorded/recorded_attention.h"

#include <optional>

namespace core {

/// A dump's description of the pictures that its tokens come from.
struct RecordedPictures {
    std::vector<std::filesystem::path> images = {};  ///< one for each text, or its frames
    Index rows = 0;  ///< patches of a picture, a frame or a tile; 0: as many as there are
    Index columns = 0;
    Index tile_rows = 1;  ///< tiles that a picture is cut into, whose tokens follow each other
    Index tile_columns = 1;
    Index frames = 1;                  ///< frames of a film or pictures of a text, whose tokens follow each other
    std::optional<Index> offset = {};  ///< tokens before the first patch
    std::vector<Index> patches = {};   ///< the tokens that are patches, from 0; empty: all behind the offset
};

/// Finds what is said of pictures: in the metadata of the dump under "picture", else in the object of that name in the
/// JSON with its tokens, FILE.json beside it or the dump itself. {"picture": {"images": ["cat.png"], "grid": [14, 14],
/// "offset": 1, "tiles": [2, 2], "frames": 8, "patches": [5, 6, …]}}, of which every field may be left out; "patches"
/// may also be a 1 or 0 for each token. Names of images are such below the dump's folder.
/// @param warnings  told of what cannot be used
/// @return nothing where neither the file nor `source` tells of pictures
std::optional<RecordedPictures> recordedPictures(const RecordedSource& source, const ArrayFile& dump,
                                                 std::vector<std::string>& warnings);

/// Whether it is JSON with an object about pictures in it.
bool tellsOfPictures(const std::filesystem::path& file);

/// The files that recordedPictures() finds by itself: the JSON that tells of pictures, and the images that it or the
/// dump names. Where one of them cannot be read there are none.
std::vector<std::filesystem::path> filesOfPictures(const RecordedSource& source);

/// Makes a trace one of pictures: the model's patches, and the images of its sequences. Where no grid is said it is the
/// square that the patches fill behind no token, [CLS], or a few more.
/// @throws Error{WrongShape} where no grid fits the tokens, and what reading images throws
void addPictures(Trace& trace, Model& model, const RecordedPictures& pictures, const std::string& file);

}  // namespace core
