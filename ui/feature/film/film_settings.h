#pragma once

#include "core/matrix.h"

#include <filesystem>
#include <optional>

/// The change from one frame of a film to the next.
enum class FilmKind {
    Steps,        ///< the tables of a head's calculation, one step after the other
    Generation,   ///< the tokens that the model put behind its text
    Temperature,  ///< the divisor of scores before the softmax
    Layers,       ///< the layer of the head, or of the page of heads
    Checkpoints,  ///< the model: folders of one training
};

/// A film is chosen when it is written; no session has one.
struct FilmSettings {
    FilmKind kind = FilmKind::Steps;
    std::optional<core::Index> frames = {};  ///< none: as many as there are states; usualTemperatures of temperatures
    std::optional<double> seconds = {};      ///< the time of each frame; none: usualSeconds()
    double from = 0.1, to = 10;              ///< Temperature: of the first and the last frame
    std::filesystem::path checkpoints = {};  ///< Checkpoints: the folder that they are in
};

inline constexpr core::Index fewestFrames = 2, mostFrames = 1000;
inline constexpr core::Index usualTemperatures = 25;
inline constexpr double shortestFrame = 0.02,
                        longestFrame = 60;  ///< seconds; shorter ones are shown longer by browsers

/// Frames that have to be read stay longer than gradual changes.
constexpr double usualSeconds(FilmKind kind)
{
    return kind == FilmKind::Temperature ? 0.2 : kind == FilmKind::Generation ? 0.5 : 1;
}
