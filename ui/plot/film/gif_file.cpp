#include "ui/plot/film/gif_file.h"

#include "core/error.h"
#include "ui/plot/film/color_table.h"

#include <gif_lib.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

namespace {

constexpr int mostColors = 255;  ///< and one entry for what stays as it is

const QRgb* lineOf(const QImage& image, int y) { return reinterpret_cast<const QRgb*>(image.constScanLine(y)); }

/// The rectangle in which two pictures of one size differ; empty where nothing does.
QRect differing(const QImage& before, const QImage& now)
{
    int top = now.height(), bottom = -1, left = now.width(), right = -1;
    for (int y = 0; y < now.height(); ++y) {
        const QRgb* a = lineOf(before, y);
        const QRgb* b = lineOf(now, y);
        const auto [first, other] = std::mismatch(a, a + now.width(), b);
        if (first == a + now.width()) continue;
        int last = now.width() - 1;
        while (a[last] == b[last]) --last;
        top = std::min(top, y);
        bottom = y;
        left = std::min(left, static_cast<int>(first - a));
        right = std::max(right, last);
    }
    return bottom < 0 ? QRect() : QRect(QPoint(left, top), QPoint(right, bottom));
}

/// @param before  pixels that are the same there are not counted; null: all are
ColorCounts colorsIn(const QRect& part, const QImage& before, const QImage& now)
{
    // Figures have long runs of one colour.
    ColorCounts runs;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const QRgb* old = before.isNull() ? nullptr : lineOf(before, y);
        const QRgb* line = lineOf(now, y);
        for (int x = part.left(); x <= part.right(); ++x) {
            if (old != nullptr && old[x] == line[x]) continue;
            if (runs.empty() || runs.back().first != line[x]) runs.emplace_back(line[x], 0);
            ++runs.back().second;
        }
    }
    std::ranges::sort(runs);
    ColorCounts counts;
    for (const auto& [color, count] : runs) {
        if (counts.empty() || counts.back().first != color) counts.emplace_back(color, 0);
        counts.back().second += count;
    }
    return counts;
}

int writeBytes(GifFileType* gif, const GifByteType* bytes, int size)
{
    auto& out = *static_cast<std::ostream*>(gif->UserData);
    out.write(reinterpret_cast<const char*>(bytes), size);
    return out ? size : 0;
}

using OwnedMap = std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)>;

/// GIF has tables of a power of two entries.
OwnedMap colorMap(const QList<QRgb>& colors)
{
    const auto entries = std::max(2U, std::bit_ceil(static_cast<unsigned>(colors.size()) + 1));
    OwnedMap map(GifMakeMapObject(static_cast<int>(entries), nullptr), &GifFreeMapObject);
    if (map == nullptr) throw std::bad_alloc();
    for (qsizetype i = 0; i < colors.size(); ++i)
        map->Colors[i] = {static_cast<GifByteType>(qRed(colors[i])), static_cast<GifByteType>(qGreen(colors[i])),
                          static_cast<GifByteType>(qBlue(colors[i]))};
    return map;
}

}  // namespace

struct GifFile::Stream {
    explicit Stream(std::ostream& out) : gif(EGifOpen(&out, writeBytes, nullptr)) {}
    ~Stream() { close(); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    /// Writes the end of the file.
    bool close() { return gif == nullptr || EGifCloseFile(std::exchange(gif, nullptr), nullptr) == GIF_OK; }

    GifFileType* gif;
};

GifFile::GifFile(std::ostream& out, std::filesystem::path path, const QSize& size, double seconds,
                 const std::string& comment)
    : m_stream(std::make_unique<Stream>(out)),
      m_path(std::move(path)),
      m_size(size),
      m_hundredths(static_cast<int>(std::lround(seconds * 100)))
{
    GifFileType* gif = m_stream->gif;
    if (gif == nullptr) throw std::bad_alloc();
    EGifSetGifVersion(gif, true);
    constexpr int bitsOfColor = 8;
    require(EGifPutScreenDesc(gif, size.width(), size.height(), bitsOfColor, 0, nullptr) == GIF_OK);
    // Again and again: the extension that Netscape brought, which every viewer knows.
    constexpr char name[] = "NETSCAPE2.0";
    constexpr GifByteType forEver[] = {1, 0, 0};
    require(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK
            && EGifPutExtensionBlock(gif, sizeof name - 1, name) == GIF_OK
            && EGifPutExtensionBlock(gif, sizeof forEver, forEver) == GIF_OK && EGifPutExtensionTrailer(gif) == GIF_OK);
    if (!comment.empty()) require(EGifPutComment(gif, comment.c_str()) == GIF_OK);
}

GifFile::~GifFile() = default;

void GifFile::require(bool written) const
{
    if (written) return;
    throw core::Error(core::Code::CannotWrite, m_path.string(),
                      errno != 0 ? core::Words("%0 cannot be written: %1", std::strerror(errno))
                                 : core::Words("%0 cannot be written: the disk refused it"));
}

void GifFile::writePart(const QRect& part, const QImage& frame)
{
    ColorTable table(colorsIn(part, m_before, frame), mostColors);
    GifFileType* gif = m_stream->gif;
    // The last entry is what stays.
    const OwnedMap colors = colorMap(table.colors());
    const auto stays = static_cast<GifPixelType>(table.colors().size());
    const GraphicsControlBlock control{
        .DisposalMode = DISPOSE_DO_NOT, .UserInputFlag = false, .DelayTime = m_hundredths, .TransparentColor = stays};
    GifByteType bytes[4];
    EGifGCBToExtension(&control, bytes);
    require(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof bytes, bytes) == GIF_OK
            && EGifPutImageDesc(gif, part.left(), part.top(), part.width(), part.height(), false, colors.get())
                   == GIF_OK);
    std::vector<GifPixelType> pixels(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const QRgb* old = m_before.isNull() ? nullptr : lineOf(m_before, y);
        const QRgb* line = lineOf(frame, y);
        for (int x = part.left(); x <= part.right(); ++x) {
            const bool same = old != nullptr && old[x] == line[x];
            pixels[static_cast<std::size_t>(x - part.left())] = same ? stays : table.indexOf(line[x]);
        }
        require(EGifPutLine(gif, pixels.data(), part.width()) == GIF_OK);
    }
}

void GifFile::add(const QImage& frame)
{
    const QImage now = frame.convertToFormat(QImage::Format_RGB32);
    QRect part = m_before.isNull() ? now.rect() : differing(m_before, now);
    if (part.isEmpty()) part = QRect(0, 0, 1, 1);  // a frame is at least a pixel, which stays
    writePart(part, now);
    m_before = now;
}

void GifFile::finish() { require(m_stream->close()); }
