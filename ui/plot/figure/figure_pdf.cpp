#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

#include "core/error.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/pdf/pdf_pictures.h"

namespace {

using figure_layout::inch;
using figure_layout::unitsPerInch;

/// Qt rounds a page to whole points; this writes the true size.
void setPageSize(PdfEdits& edits, QSizeF points)
{
    const qsizetype begin = edits.pdf().indexOf("/MediaBox [", edits.behindMetadata());
    if (begin < 0) return;
    edits.replace(begin, edits.pdf().indexOf(']', begin) + 1,
                  "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 3) + ' '
                      + QByteArray::number(points.height(), 'f', 3) + ']');
}

/// The only bytes that would differ between two runs, and between two time zones; in UTC.
void setDate(PdfEdits& edits)
{
    constexpr QByteArrayView key = "/CreationDate (";
    qsizetype at = edits.pdf().indexOf(key, edits.behindMetadata());
    if (at < 0) at = edits.pdf().indexOf(key);
    if (at >= 0) edits.replace(at + key.size(), edits.pdf().indexOf(')', at), "D:20000101000000Z");
}

/// As Qt writes it.
void write(QPdfWriter& writer, const Figure& figure, const std::string& session)
{
    writer.setResolution(static_cast<int>(unitsPerInch));
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(figure.size(), QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setTitle(figure.description());
    writer.setCreator(QStringLiteral("AttentionScope"));
    writer.setDocumentXmpMetadata(xmpPacket(figure.description(), session));  // Qt's own would have the local time
    QPainter painter;
    if (!painter.begin(&writer)) throw core::Error(core::Code::CannotWrite, "", "", "", "no PDF engine");
    painter.setRenderHint(QPainter::LosslessImageRendering);
    figure.paint(painter, Medium::Vector);
    painter.end();
}

}  // namespace

QByteArray pdfBytes(const Figure& figure, const std::string& session)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfPictures writer(&buffer);
    write(writer, figure, session);
    PdfEdits edits(buffer.data());
    if (!writer.place(edits))
        throw core::Error(core::Code::CannotWrite, "", "", "", "pictures are not where Qt puts them");
    setPageSize(edits, figure.size() / inch * 72);
    setDate(edits);
    return edits.edited();
}
