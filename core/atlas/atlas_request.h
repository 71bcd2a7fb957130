#pragma once

#include "core/atlas/atlas_run.h"

namespace core {

/// What is to be computed, and where it is written.
struct AtlasRequest {
    std::vector<AtlasModel> models = {};    ///< at least one
    std::vector<std::string> sources = {};  ///< as atlasTexts() takes them
    std::string column = {};                ///< of sheets
    Index longest = 0;                      ///< tokens of a text; 0: as many as the model has places
    std::filesystem::path file = {};
};

/// The atlas to be gone on with: what was written before, where that is of the same models and texts; else one without
/// any text read.
/// @throws Error{OutOfRange} where another atlas lies there; and as atlasTexts() and openAtlas()
Atlas begunAtlas(const AtlasRequest& request);

/// How much of an atlas is done, in passes over a text: one for each text of every step, and one for each that is run
/// without heads.
struct AtlasWork {
    std::size_t done = 0;
    std::size_t all = 0;
    std::size_t without_heads = 0;      ///< so many of those that are done
    std::size_t all_without_heads = 0;  ///< and of all
};
AtlasWork workOf(const Atlas& atlas);

}  // namespace core
