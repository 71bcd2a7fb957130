#pragma once

#include "core/atlas/atlas_run.h"

namespace core {

/// Which atlas to compute, and its file.
struct AtlasRequest {
    std::vector<AtlasModel> models = {};    ///< at least one
    std::vector<std::string> sources = {};  ///< see atlasTexts()
    std::string column = {};                ///< the column of sheets
    Index longest = 0;                      ///< tokens of a text; 0: as many as the model has places
    std::filesystem::path file = {};
    std::vector<Intervention> off = {};  ///< see Atlas::off
};

/// The atlas to be gone on with: what was written before, where that is of the same models and texts; else one without
/// any text read.
/// @throws Error{OutOfRange} where another atlas lies there; and as atlasTexts() and openAtlas()
Atlas begunAtlas(const AtlasRequest& request);

/// Progress of an atlas, in passes over a text: one for each text of every step, and one for each that is run
/// without heads.
struct AtlasWork {
    std::size_t done = 0;
    std::size_t all = 0;
    std::size_t without_heads = 0;      ///< for so many of the computed texts each head is switched off
    std::size_t counted = 0;            ///< and so many of these say something: nothing follows a single token
    std::size_t all_without_heads = 0;  ///< and of all
};
AtlasWork workOf(const Atlas& atlas);

}  // namespace core
