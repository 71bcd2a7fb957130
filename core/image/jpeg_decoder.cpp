// decodeJpeg(): JPEG by libjpeg-turbo, as Pillow has it decode: the accurate cosine transform, smooth chroma.

#include "core/error.h"
#include "core/image/image_decoders.h"
#include "core/image/orientation.h"

#include <memory>
#include <string_view>
#include <turbojpeg.h>

namespace core {
namespace {

using Bytes = std::span<const std::byte>;

struct Destroy {
    void operator()(void* decoder) const { tjDestroy(decoder); }
};
using Decoder = std::unique_ptr<void, Destroy>;

/// @param remark  libjpeg's
[[noreturn]] void refuse(const std::string& name, std::string_view remark)
{
    // "Premature end of JPEG file" as well as "premature end of data segment".
    if (remark.find("remature end") != std::string_view::npos)
        throw Error(Code::Truncated, name, "the picture is cut short: expected more data, found the end of the file");
    throw Error(Code::Malformed, name, "the picture cannot be understood: expected a JPEG picture, found %1",
                std::string(remark));
}

struct Header {
    int width = 0;
    int height = 0;
    int colors = -1;  ///< TJCS
};

Header headerOf(const Decoder& decoder, Bytes bytes, const std::string& name)
{
    Header header;
    int subsampling = -1;  // an unknown subsampling is decoded all the same
    const int failed = tjDecompressHeader3(decoder.get(), reinterpret_cast<const unsigned char*>(bytes.data()),
                                           static_cast<unsigned long>(bytes.size()), &header.width, &header.height,
                                           &subsampling, &header.colors);
    if (header.width >= 1 && header.height >= 1 && header.colors >= 0) return header;
    refuse(name, failed != 0 ? tjGetErrorStr2(decoder.get()) : "premature end behind the tables");
}

/// @param format  TJPF
/// @param to      [height, width, channels of the format]
void decode(const Decoder& decoder, Bytes bytes, const Header& header, int format, std::uint8_t* to,
            const std::string& name)
{
    const int failed = tjDecompress2(decoder.get(), reinterpret_cast<const unsigned char*>(bytes.data()),
                                     static_cast<unsigned long>(bytes.size()), to, header.width, 0, header.height,
                                     format, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS);
    if (failed == 0) return;
    // Stray bytes between the parts of a file do no harm.
    const std::string_view remark = tjGetErrorStr2(decoder.get());
    if (tjGetErrorCode(decoder.get()) == TJERR_WARNING && remark.find("remature end") == std::string_view::npos) return;
    refuse(name, remark);
}

/// a · b / 255, rounded.
int product255(int a, int b)
{
    const int product = a * b + 128;
    return ((product >> 8) + product) >> 8;
}

/// Pillow's, which takes the inks to be stored inverted, as Adobe's programs do.
void fromInks(const std::vector<std::uint8_t>& inks, Image& image)
{
    auto to = image.rgb.begin();
    for (std::size_t i = 0; i < inks.size(); i += 4)
        for (std::size_t ink = 0; ink < 3; ++ink) {
            const int white = inks[i + 3];
            *to++ = static_cast<std::uint8_t>(white - product255(255 - inks[i + ink], white));
        }
}

}  // namespace

DecodedImage decodeJpeg(Bytes bytes, const std::string& name)
{
    const Decoder decoder(tjInitDecompress());
    if (decoder == nullptr) throw Error(Code::CannotRead, name, "%0 cannot be read: libjpeg-turbo cannot be started");
    const Header header = headerOf(decoder, bytes, name);
    DecodedImage decoded{blankImage(header.width, header.height, name), exifOrientation(bytes)};
    if (header.colors == TJCS_CMYK || header.colors == TJCS_YCCK) {
        std::vector<std::uint8_t> inks(decoded.image.rgb.size() / 3 * 4);
        decode(decoder, bytes, header, TJPF_CMYK, inks.data(), name);
        fromInks(inks, decoded.image);
    } else {
        decode(decoder, bytes, header, TJPF_RGB, decoded.image.rgb.data(), name);
    }
    return decoded;
}

}  // namespace core
