#include "core/image/image_file.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/image/image_decoders.h"
#include "core/image/orientation.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core {
namespace {

using Bytes = std::span<const std::byte>;

bool beginsWith(Bytes bytes, std::string_view magic)
{
    return bytes.size() >= magic.size()
           && std::ranges::equal(bytes.first(magic.size()), magic,
                                 [](std::byte byte, char c) { return byte == static_cast<std::byte>(c); });
}

/// The likely kind of another file, for the message.
Words kindOf(Bytes bytes)
{
    using namespace std::string_view_literals;
    static constexpr std::pair<std::string_view, const char*> kinds[] = {
        {"GIF8"sv, phrase("a GIF picture")},
        {"BM"sv, phrase("a BMP picture")},
        {"RIFF"sv, phrase("a WebP picture")},
        {"II*\0"sv, phrase("a TIFF picture")},
        {"MM\0*"sv, phrase("a TIFF picture")},
        {"%PDF"sv, phrase("a PDF")},
        {"<svg"sv, phrase("an SVG picture")},
        {"<?xml"sv, phrase("an XML text")},
        {"\0\0\0\x0CjP"sv, phrase("a JPEG 2000 picture")},
        {"P5"sv, phrase("a PGM picture")},
        {"P6"sv, phrase("a PPM picture")},
        {"\xFF\x0A"sv, phrase("a JPEG XL picture")},
    };
    if (bytes.empty()) return Words("an empty file");
    for (const auto& [magic, name] : kinds)
        if (beginsWith(bytes, magic)) return name;
    if (bytes.size() >= 12 && beginsWith(bytes.subspan(4), "ftyp")) return Words("a HEIC or AVIF picture");
    return "something else";
}

}  // namespace

bool isPng(Bytes bytes) { return beginsWith(bytes, "\x89PNG\r\n\x1A\n"); }

bool isJpeg(Bytes bytes) { return beginsWith(bytes, "\xFF\xD8\xFF"); }

bool looksLikeImage(const std::filesystem::path& path)
{
    try {
        const auto file = MappedFile::open(path);
        return isPng(file->bytes()) || isJpeg(file->bytes());
    } catch (const Error&) {
        return false;
    }
}

Image blankImage(Index width, Index height, const std::string& name)
{
    if (width > mostPixels / height)
        throw Error(Code::OutOfRange, name,
                    "the picture's size cannot be used: expected at most %1 pixels, found %2 × %3",
                    std::to_string(mostPixels), std::to_string(width), std::to_string(height));
    return {width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(3 * width * height))};
}

Image readImage(const std::filesystem::path& path)
{
    const auto file = MappedFile::open(path);
    const Bytes bytes = file->bytes();
    if (!isPng(bytes) && !isJpeg(bytes))
        throw Error(Code::Unsupported, path.string(),
                    "the picture is not supported: expected a PNG or JPEG file, found %1", kindOf(bytes));
    DecodedImage decoded = isPng(bytes) ? decodePng(bytes, path.string()) : decodeJpeg(bytes, path.string());
    MappedFile::requireWhole(bytes);
    return oriented(std::move(decoded.image), decoded.orientation);
}

}  // namespace core
