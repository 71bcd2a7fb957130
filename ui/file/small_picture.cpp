#include "ui/file/small_picture.h"

#include <QBuffer>
#include <QImageReader>

#include "core/error.h"

namespace {

constexpr int largeSide = 256;
constexpr int longestSide = 4096;  ///< side of a picture that is read

QImage fitted(const QImage& picture, int side)
{
    if (picture.width() <= side && picture.height() <= side) return picture;
    return picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

}  // namespace

std::string smallPicture(const QImage& picture)
{
    if (picture.isNull()) return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImage small = fitted(picture, largeSide).convertToFormat(QImage::Format_RGB32);
    small.setDevicePixelRatio(1);
    small.save(&buffer, "PNG");
    return bytes.toStdString();
}

QImage pictureFrom(const std::string& png, const std::string& file, int side)
{
    const auto refuse = [&](const std::string& found) -> QImage {
        throw core::Error(core::Code::Malformed, file,
                          "picture cannot be understood: expected a PNG of at most 4096 × 4096 pixels, found %1",
                          found);
    };
    QByteArray bytes = QByteArray::fromRawData(png.data(), static_cast<qsizetype>(png.size()));
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "PNG");
    const QSize size = reader.size();
    if (size.isEmpty() || size.width() > longestSide || size.height() > longestSide)
        return refuse(size.isEmpty() ? "other bytes"
                                     : std::to_string(size.width()) + " × " + std::to_string(size.height()));
    const QImage picture = reader.read();
    return picture.isNull() ? refuse("one that is damaged") : fitted(picture, side);
}
