#pragma once

#include <QPdfWriter>

#include "ui/plot/pdf/indexed_pictures.h"
#include "ui/plot/pdf/pdf_edits.h"

#include <vector>

/// Qt's PDF writer, whose file keeps pictures of at most 256 colours as numbers of these (ISO 32000-1, 8.6.6.3): a
/// third of the numbers that Qt would compress, and compressed on several threads. Qt writes a row of eight pixels in
/// the place of each, which is replaced when the file is whole.
class PdfPictures final : public QPdfWriter, public IndexedPictures {
public:
    using QPdfWriter::QPdfWriter;

    QImage taken(const QImage& picture) override;

    /// Puts the pictures where their rows of pixels are.
    /// @return whether all of them were found
    bool place(PdfEdits& edits);

private:
    void compressWaiting();

    std::vector<QImage> m_waiting;
    qsizetype m_bytes = 0;              ///< bytes of those that wait
    std::vector<QByteArray> m_objects;  ///< compressed objects: their dictionaries and streams
};
