#include "ui/plot/lesson_page/lesson_picture.h"

#include <QBuffer>
#include <QImageReader>

namespace fs = std::filesystem;

QImage lessonPicture(const fs::path& folder, const QUrl& name)
{
    if (!name.isRelative() || !name.host().isEmpty()) return {};
    std::error_code error;
    const fs::path whole = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    if (error) return {};
    const fs::path file = fs::canonical(whole / name.path().toStdString(), error);
    if (error || !fs::is_regular_file(file, error)) return {};
    const fs::path below = fs::relative(file, whole, error);
    if (error || below.empty() || *below.begin() == "..") return {};
    QImageReader reader(QString::fromStdString(file.string()));
    reader.setAutoTransform(true);
    constexpr int largest = 4096;
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > largest || size.height() > largest) return {};
    return reader.read();
}

QByteArray pictureAddress(const fs::path& folder, const QUrl& name)
{
    QImage image = lessonPicture(folder, name);
    if (image.isNull()) return {};
    constexpr int widest = 900;  // pixels
    if (image.width() > widest) image = image.scaledToWidth(widest, Qt::SmoothTransformation);
    const auto written = [&](const char* format, int quality) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        image.save(&buffer, format, quality);
        return bytes;
    };
    constexpr qsizetype small = 150'000;  // in bytes; a larger file is a photograph
    const QByteArray png = written("PNG", -1);
    if (png.size() <= small || image.hasAlphaChannel()) return "data:image/png;base64," + png.toBase64();
    constexpr int quality = 85;
    return "data:image/jpeg;base64," + written("JPEG", quality).toBase64();
}
