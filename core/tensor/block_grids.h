#pragma once

#include <array>
#include <cstdint>

namespace core {

/// The grids of ggml's types of about one to three bits (ggml-common.h): rows of small numbers that blocks point to. Of
/// one entry number i stands in the bits from 2i on (of the types IQ1 and IQ2, eight numbers of 0, 1, 2), or from 4i on
/// (of the types IQ3, four numbers from 0 to 7).
extern const std::array<std::uint16_t, 256> gridIQ2_XXS;
extern const std::array<std::uint16_t, 512> gridIQ2_XS;
extern const std::array<std::uint16_t, 1024> gridIQ2_S;
extern const std::array<std::uint16_t, 256> gridIQ3_XXS;
extern const std::array<std::uint16_t, 512> gridIQ3_S;
extern const std::array<std::uint16_t, 2048> gridIQ1;

}  // namespace core
