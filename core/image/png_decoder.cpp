// decodePng(): PNG by libpng. Its simplified interface would apply gamma, which models were not trained with.

#include "core/error.h"
#include "core/image/image_decoders.h"
#include "core/image/image_file.h"
#include "core/image/orientation.h"

#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <png.h>

namespace core {
namespace {

using Bytes = std::span<const std::byte>;

/// The bytes for libpng to read, and its message when it gives up.
struct Source {
    Bytes bytes;
    std::size_t at = 0;
    bool ended = false;  ///< more was wanted than there is
    char reason[128] = {};
};

void give(png_structp png, png_bytep to, png_size_t size)
{
    auto& source = *static_cast<Source*>(png_get_io_ptr(png));
    if (source.bytes.size() - source.at < size) {
        source.ended = true;
        png_error(png, "the end of the file");
    }
    std::memcpy(to, source.bytes.data() + source.at, size);
    source.at += size;
}

[[noreturn]] void fail(png_structp png, png_const_charp reason)
{
    auto& source = *static_cast<Source*>(png_get_error_ptr(png));
    std::snprintf(source.reason, sizeof source.reason, "%s", reason);
    png_longjmp(png, 1);
}

void ignore(png_structp, png_const_charp) {}

struct Reader {
    explicit Reader(Source& source)
        : png(png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, fail, ignore)),
          info(png == nullptr ? nullptr : png_create_info_struct(png))
    {
        if (info != nullptr) png_set_read_fn(png, &source, give);
    }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    ~Reader() { png_destroy_read_struct(&png, &info, nullptr); }

    png_structp png;
    png_infop info;
};

// libpng leaves by a long jump, so nothing in these three may need a destructor. They return whether they came to
// their end.

bool readHeader(const Reader& reader)
{
    if (setjmp(png_jmpbuf(reader.png)) != 0) return false;
    png_set_user_limits(reader.png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);  // blankImage() refuses sizes that are too large
    png_read_info(reader.png, reader.info);
    return true;
}

bool readPixels(const Reader& reader, png_bytepp rows)
{
    if (setjmp(png_jmpbuf(reader.png)) != 0) return false;
    png_set_expand(reader.png);  // palettes, and greys of fewer than 8 bits
    png_set_strip_16(reader.png);
    png_set_strip_alpha(reader.png);
    png_set_gray_to_rgb(reader.png);
    png_set_interlace_handling(reader.png);
    png_read_update_info(reader.png, reader.info);
    png_read_image(reader.png, rows);
    return true;
}

/// Reads the chunks behind the pixels, which may hold Exif data.
bool readEnd(const Reader& reader)
{
    if (setjmp(png_jmpbuf(reader.png)) != 0) return false;
    png_read_end(reader.png, reader.info);
    return true;
}

[[noreturn]] void refusePng(const Source& source, const std::string& name)
{
    if (source.ended)
        throw Error(Code::Truncated, name, "the picture is cut short: expected more data, found the end of the file");
    throw Error(Code::Malformed, name, "the picture cannot be understood: expected a PNG picture, found %1",
                source.reason);
}

/// Deflate packs at most 1032 bytes into one; a file that claims more is cut short, whatever it holds.
void requirePlausible(const Reader& reader, Bytes bytes, const std::string& name)
{
    const auto row = static_cast<double>(png_get_rowbytes(reader.png, reader.info));
    const auto rows = static_cast<double>(png_get_image_height(reader.png, reader.info));
    if (row * rows > 1032.0 * static_cast<double>(bytes.size()))
        throw Error(Code::Truncated, name, "the picture is cut short: expected more data for its size, found %1 bytes",
                    std::to_string(bytes.size()));
}

int orientationIn(const Reader& reader)
{
    png_uint_32 size = 0;
    png_bytep data = nullptr;
    if (png_get_eXIf_1(reader.png, reader.info, &size, &data) == 0) return 1;
    std::vector<std::byte> exif(6 + size);
    std::memcpy(exif.data(), "Exif\0\0", 6);
    std::memcpy(exif.data() + 6, data, size);
    return exifOrientation(exif);
}

}  // namespace

DecodedImage decodePng(Bytes bytes, const std::string& name)
{
    Source source{bytes};
    const Reader reader(source);
    if (reader.info == nullptr) throw Error(Code::CannotRead, name, "%0 cannot be read: libpng cannot be started");
    if (!readHeader(reader)) refusePng(source, name);
    requirePlausible(reader, bytes, name);
    DecodedImage decoded{
        blankImage(png_get_image_width(reader.png, reader.info), png_get_image_height(reader.png, reader.info), name)};
    std::vector<png_bytep> rows;
    for (Index row = 0; row < decoded.image.height; ++row)
        rows.push_back(decoded.image.rgb.data() + 3 * row * decoded.image.width);
    if (!readPixels(reader, rows.data())) refusePng(source, name);
    readEnd(reader);  // the picture is whole, whatever comes
    decoded.orientation = orientationIn(reader);
    return decoded;
}

}  // namespace core
