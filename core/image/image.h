#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// A picture of 8 bits for each of red, green and blue.
struct Image {
    Index width = 0;
    Index height = 0;
    std::vector<std::uint8_t> rgb;  ///< [height, width, 3]

    friend bool operator==(const Image&, const Image&) = default;
};

/// A picture as a model takes it.
struct PixelValues {
    Index channels = 0;
    Index height = 0;
    Index width = 0;
    std::vector<float> values;  ///< [channels, height, width]

    friend bool operator==(const PixelValues&, const PixelValues&) = default;
};

/// "640 × 480"
inline std::string widthByHeight(Index width, Index height)
{
    return std::to_string(width) + " × " + std::to_string(height);
}

}  // namespace core
