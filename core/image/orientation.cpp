#include "core/image/orientation.h"

#include <algorithm>
#include <array>
#include <libexif/exif-data.h>
#include <memory>

namespace core {
namespace {

/// Which pixel of the stored picture stands at (x, y).
struct Turn {
    bool transposed = false;  ///< rows are columns
    bool from_right = false;  ///< whether the stored picture is read from the right
    bool from_bottom = false;
};

/// The turns for Exif's numbers, from 1.
constexpr std::array<Turn, 8> turns = {{{false, false, false},
                                        {false, true, false},
                                        {false, true, true},
                                        {false, false, true},
                                        {true, false, false},
                                        {true, false, true},
                                        {true, true, true},
                                        {true, true, false}}};

}  // namespace

int exifOrientation(std::span<const std::byte> data)
{
    constexpr std::size_t farEnough = 1U << 20U;  // Exif stands at a file's beginning
    const std::unique_ptr<ExifData, decltype(&exif_data_unref)> exif(
        exif_data_new_from_data(reinterpret_cast<const unsigned char*>(data.data()),
                                static_cast<unsigned>(std::min(data.size(), farEnough))),
        exif_data_unref);
    if (exif == nullptr) return 1;
    const ExifEntry* entry = exif_content_get_entry(exif->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
    if (entry == nullptr || entry->format != EXIF_FORMAT_SHORT || entry->size < 2) return 1;
    const int orientation = exif_get_short(entry->data, exif_data_get_byte_order(exif.get()));
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

Image oriented(Image image, int orientation)
{
    if (orientation <= 1 || orientation > 8) return image;
    const Turn turn = turns[static_cast<std::size_t>(orientation - 1)];
    Image turned{turn.transposed ? image.height : image.width, turn.transposed ? image.width : image.height, {}};
    turned.rgb.resize(image.rgb.size());
    auto to = turned.rgb.begin();
    for (Index y = 0; y < turned.height; ++y)
        for (Index x = 0; x < turned.width; ++x) {
            const Index column = turn.transposed ? y : x;
            const Index row = turn.transposed ? x : y;
            const Index from = (turn.from_bottom ? image.height - 1 - row : row) * image.width
                               + (turn.from_right ? image.width - 1 - column : column);
            to = std::copy_n(image.rgb.begin() + 3 * from, 3, to);
        }
    return turned;
}

}  // namespace core
