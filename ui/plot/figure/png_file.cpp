#include "ui/plot/figure/png_file.h"

#include "core/error.h"

#include <csetjmp>
#include <png.h>

namespace {

constexpr int compression = 2;  ///< compression of 9; 4 takes a third more time for a file a sixteenth smaller

struct Writer {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);

    Writer() = default;
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { png_destroy_write_struct(&png, &info); }
};

struct PngTexts {
    QByteArray description;
    QByteArray title;
};

void append(png_structp png, png_bytep bytes, png_size_t size)
{
    auto* file = static_cast<QByteArray*>(png_get_io_ptr(png));
    file->append(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size));
}

void keep(png_structp) {}

void writeTexts(const Writer& writer, PngTexts& own)
{
    char titleKey[] = "Title";
    char descriptionKey[] = "Description";
    char softwareKey[] = "Software";
    char software[] = "AttentionScope";
    png_text texts[3] = {};
    texts[0].compression = PNG_ITXT_COMPRESSION_NONE;
    texts[0].key = descriptionKey;
    texts[0].text = own.description.data();
    texts[1].compression = PNG_TEXT_COMPRESSION_NONE;
    texts[1].key = softwareKey;
    texts[1].text = software;
    texts[2].compression = PNG_ITXT_COMPRESSION_NONE;
    texts[2].key = titleKey;
    texts[2].text = own.title.data();
    png_set_text(writer.png, writer.info, texts, own.title.isEmpty() ? 2 : 3);
}

/// libpng leaves by a long jump, so nothing here may need a destructor.
/// @return whether it came to its end
bool writeImage(const Writer& writer, const QImage& image, PngTexts& texts, QByteArray& file)
{
    if (setjmp(png_jmpbuf(writer.png)) != 0) return false;
    const bool transparent = image.hasAlphaChannel();
    png_set_write_fn(writer.png, &file, append, keep);
    png_set_IHDR(writer.png, writer.info, static_cast<png_uint_32>(image.width()),
                 static_cast<png_uint_32>(image.height()), 8,
                 transparent ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_pHYs(writer.png, writer.info, static_cast<png_uint_32>(image.dotsPerMeterX()),
                 static_cast<png_uint_32>(image.dotsPerMeterY()), PNG_RESOLUTION_METER);
    png_set_filter(writer.png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_compression_level(writer.png, compression);
    writeTexts(writer, texts);
    png_write_info(writer.png, writer.info);
    png_set_bgr(writer.png);  // QImage's order in memory
    if (!transparent) png_set_filler(writer.png, 0, PNG_FILLER_AFTER);
    for (int row = 0; row < image.height(); ++row) png_write_row(writer.png, image.constScanLine(row));
    png_write_end(writer.png, writer.info);
    return true;
}

}  // namespace

QByteArray pngFile(const QImage& image, const QString& description, const QString& title)
{
    const auto format = image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32;
    const QImage plain = image.convertToFormat(format);
    PngTexts texts{description.toUtf8(), title.toUtf8()};
    QByteArray file;
    const Writer writer;
    if (writer.info == nullptr || !writeImage(writer, plain, texts, file))
        throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: the picture cannot be encoded as PNG");
    return file;
}
