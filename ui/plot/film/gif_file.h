#pragma once

#include <QImage>

#include <filesystem>
#include <memory>
#include <ostream>
#include <string>

/// A film as a GIF (GIF89a) that plays again and again, written frame by frame.
///
/// From each frame but the first, only the rectangle is stored that differs from the frame before, with colours of its
/// own; pixels in it that do not differ stay as they are. Colours are exact where a rectangle has up to 255 that are
/// new, else as ColorTable chooses them, without dithering.
class GifFile {
public:
    /// @param path     for errors
    /// @param size     of every frame, at most 65535 a side
    /// @param seconds  that each frame stays, rounded to hundredths
    /// @param comment  ASCII, kept in the file; empty for none
    /// @throws core::Error{CannotWrite}; so do the others
    GifFile(std::ostream& out, std::filesystem::path path, const QSize& size, double seconds,
            const std::string& comment = {});
    ~GifFile();
    GifFile(const GifFile&) = delete;
    GifFile& operator=(const GifFile&) = delete;

    /// @param frame  opaque, of the film's size
    void add(const QImage& frame);
    /// Ends the file after its last frame.
    void finish();

private:
    struct Stream;
    void require(bool written) const;
    void writePart(const QRect& part, const QImage& frame);

    std::unique_ptr<Stream> m_stream;
    std::filesystem::path m_path;
    QSize m_size;
    int m_hundredths;
    QImage m_before;  ///< the frame that stands there; null before the first
};
