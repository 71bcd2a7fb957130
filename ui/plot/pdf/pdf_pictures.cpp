#include "ui/plot/pdf/pdf_pictures.h"

#include "core/error.h"
#include "core/kernel/parallel.h"

#include <algorithm>
#include <array>
#include <zlib.h>

namespace {

/// Bytes of pictures that wait to be compressed together.
constexpr qsizetype mostWaiting = qsizetype{4} << 20;

constexpr int rowPixels = 8;
using Row = std::array<QRgb, rowPixels>;

/// A picture's placeholder: seven pixels that mark it, and its number.
Row rowOf(std::size_t number)
{
    Row row;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) row[i] = qRgb(0xA7, 0x7E, static_cast<int>(0x51 + 7 * i));
    row.back() = qRgb(static_cast<int>(number >> 16 & 0xFF), static_cast<int>(number >> 8 & 0xFF),
                      static_cast<int>(number & 0xFF));
    return row;
}

/// The picture that a stream of red, green and blue stands for, or nothing.
std::optional<std::size_t> numberIn(const QByteArray& stream, std::size_t count)
{
    std::array<Bytef, 3 * rowPixels + 1> bytes = {};
    uLongf size = bytes.size();
    if (uncompress(bytes.data(), &size, reinterpret_cast<const Bytef*>(stream.constData()),
                   static_cast<uLong>(stream.size()))
            != Z_OK
        || size != bytes.size() - 1)
        return {};
    const std::size_t number = std::size_t{bytes[21]} << 16 | std::size_t{bytes[22]} << 8 | bytes[23];
    const Row row = rowOf(number);
    for (std::size_t i = 0; i < row.size(); ++i)
        if (qRgb(bytes[3 * i], bytes[3 * i + 1], bytes[3 * i + 2]) != row[i]) return {};
    return number < count ? std::optional(number) : std::nullopt;
}

/// Empty where it would be longer than another.
QByteArray packed(const QByteArray& numbers, int strategy, qsizetype most)
{
    z_stream stream = {};
    constexpr int windowBits = 15, memory = 8;  // zlib's usual ones
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, memory, strategy) != Z_OK)
        throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: a picture cannot be compressed");
    QByteArray out(most, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(numbers.constData()));
    stream.avail_in = static_cast<uInt>(numbers.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.truncate(whole ? static_cast<qsizetype>(stream.total_out) : 0);
    deflateEnd(&stream);
    return out;
}

/// The shortest of what zlib makes of it: weights of many sizes side by side are noise, in which looking for what was
/// there before takes most of the time and makes a longer file.
QByteArray compressed(const QImage& picture)
{
    QByteArray numbers;
    numbers.reserve(picture.sizeInBytes());
    for (int y = 0; y < picture.height(); ++y)
        numbers.append(reinterpret_cast<const char*>(picture.constScanLine(y)), picture.width());
    QByteArray shortest;
    qsizetype most = numbers.size() + numbers.size() / 8 + 1024;  // more than zlib ever makes of it
    for (const int strategy : {Z_RLE, Z_HUFFMAN_ONLY, Z_DEFAULT_STRATEGY}) {
        QByteArray each = packed(numbers, strategy, most);
        if (each.isEmpty()) continue;
        most = each.size();
        shortest = std::move(each);
    }
    return shortest;
}

QByteArray objectOf(const QImage& picture)
{
    const QList<QRgb> colors = picture.colorTable();
    QByteArray table, mask;
    for (qsizetype i = 0; i < colors.size(); ++i) {
        // Transparent pixels are white for viewers that ignore the mask.
        const QRgb color = qAlpha(colors[i]) == 0 ? qRgba(255, 255, 255, 0) : colors[i];
        for (const int part : {qRed(color), qGreen(color), qBlue(color)}) table += static_cast<char>(part);
        if (qAlpha(color) == 0) mask = "/Mask [" + QByteArray::number(i) + ' ' + QByteArray::number(i) + "]\n";
    }
    const QByteArray stream = compressed(picture);
    return "<<\n/Type /XObject\n/Subtype /Image\n/Width " + QByteArray::number(picture.width()) + "\n/Height "
           + QByteArray::number(picture.height()) + "\n/BitsPerComponent 8\n/ColorSpace [/Indexed /DeviceRGB "
           + QByteArray::number(colors.size() - 1) + " <" + table.toHex() + ">]\n" + mask + "/Length "
           + QByteArray::number(stream.size()) + "\n/Filter /FlateDecode\n>>\nstream\n" + stream + "\nendstream";
}

/// Whether colours are all there, or not there at all, as a mask of numbers can say it.
bool canBeMasked(const QList<QRgb>& colors)
{
    const auto isPartly = [](QRgb color) { return qAlpha(color) != 0 && qAlpha(color) != 255; };
    const auto isNone = [](QRgb color) { return qAlpha(color) == 0; };
    return std::ranges::none_of(colors, isPartly) && std::ranges::count_if(colors, isNone) <= 1;
}

}  // namespace

QImage PdfPictures::taken(const QImage& picture)
{
    const std::size_t number = m_objects.size() + m_waiting.size();
    if (picture.format() != QImage::Format_Indexed8 || !canBeMasked(picture.colorTable()) || number >> 24 != 0)
        return picture;
    m_waiting.push_back(picture);
    m_bytes += picture.sizeInBytes();
    if (m_bytes >= mostWaiting) compressWaiting();
    QImage stands(rowPixels, 1, QImage::Format_RGB32);
    std::ranges::copy(rowOf(number), reinterpret_cast<QRgb*>(stands.scanLine(0)));
    return stands;
}

void PdfPictures::compressWaiting()
{
    std::vector<QByteArray> objects(m_waiting.size());
    core::inParallel(static_cast<core::Index>(objects.size()), [&](core::Index i) {
        const auto at = static_cast<std::size_t>(i);
        objects[at] = objectOf(m_waiting[at]);
    });
    for (QByteArray& object : objects) m_objects.push_back(std::move(object));
    m_waiting.clear();
    m_bytes = 0;
}

bool PdfPictures::place(PdfEdits& edits)
{
    if (!m_waiting.empty()) compressWaiting();
    constexpr QByteArrayView head = "<<\n/Type /XObject\n/Subtype /Image\n/Width 8\n/Height 1\n";
    constexpr QByteArrayView begin = ">>\nstream\n", end = "\nendstream";
    const QByteArray& pdf = edits.pdf();
    std::size_t found = 0;
    for (qsizetype at = pdf.indexOf(head, edits.behindMetadata()); at >= 0; at = pdf.indexOf(head, at + 1)) {
        const qsizetype stream = pdf.indexOf(begin, at) + begin.size();
        const qsizetype after = pdf.indexOf(end, stream);
        if (stream < begin.size() || after < 0) break;
        const auto number = numberIn(pdf.mid(stream, after - stream), m_objects.size());
        if (!number) continue;
        edits.replace(at, after + end.size(), m_objects[*number]);
        ++found;
    }
    return found == m_objects.size();
}
