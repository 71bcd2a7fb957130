#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

#include "core/error.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_session.h"

#include <algorithm>
#include <functional>

namespace {

using figure_layout::inch;
using figure_layout::unitsPerInch;

/// Where the title, which may say anything, cannot be taken for an entry of the PDF.
qsizetype behindMetadata(const QByteArray& pdf) { return std::max<qsizetype>(0, pdf.indexOf("<?xpacket end")); }

/// Writes something else there and moves the cross-reference table's offsets along (ISO 32000-1, 7.5.4).
void replaceIn(QByteArray& pdf, qsizetype begin, qsizetype end, const QByteArray& text)
{
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailer = pdf.lastIndexOf("startxref\n") + qsizetype(sizeof "startxref\n") - 1;
    if (begin < 0 || end < begin || table <= 0 || trailer < table) return;
    const qsizetype shift = text.size() - (end - begin);

    pdf.replace(trailer, pdf.indexOf('\n', trailer) - trailer, QByteArray::number(table + shift));
    qsizetype row = pdf.indexOf('\n', pdf.indexOf('\n', table) + 1) + 1;
    for (; pdf.mid(row + 10, 1) == " "; row += 20) {
        const qsizetype offset = pdf.mid(row, 10).toLongLong();
        if (offset > begin) pdf.replace(row, 10, QByteArray::number(offset + shift).rightJustified(10, '0'));
    }
    pdf.replace(begin, end - begin, text);
}

/// Qt rounds a page to whole points; this writes the true size.
void setPageSize(QByteArray& pdf, QSizeF points)
{
    const qsizetype begin = pdf.indexOf("/MediaBox [", behindMetadata(pdf));
    if (begin < 0) return;
    replaceIn(pdf, begin, pdf.indexOf(']', begin) + 1,
              "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 3) + ' '
                  + QByteArray::number(points.height(), 'f', 3) + ']');
}

/// The only bytes that would differ between two runs, and between two time zones; in UTC.
void setDate(QByteArray& pdf)
{
    constexpr QByteArrayView key = "/CreationDate (";
    qsizetype at = pdf.indexOf(key, behindMetadata(pdf));
    if (at < 0) at = pdf.indexOf(key);
    if (at >= 0) replaceIn(pdf, at + key.size(), pdf.indexOf(')', at), "D:20000101000000Z");
}

/// A document whose pages somebody paints.
/// @param size  in millimetres
QByteArray written(const QString& title, const std::string& session, const QSizeF& size,
                   const std::function<void(QPdfWriter&, QPainter&)>& paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(static_cast<int>(unitsPerInch));
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(size, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("AttentionScope"));
    writer.setDocumentXmpMetadata(xmpPacket(title, session));  // Qt's own would have the local time
    QPainter painter;
    if (!painter.begin(&writer)) throw core::Error(core::Code::CannotWrite, "", "", "", "no PDF engine");
    painter.setRenderHint(QPainter::LosslessImageRendering);
    paint(writer, painter);
    painter.end();
    return bytes;
}

}  // namespace

QByteArray pdfBytes(const Figure& figure, const std::string& session)
{
    QByteArray bytes = written(titleOf(figure, session), session, figure.size(),
                               [&](QPdfWriter&, QPainter& painter) { figure.paint(painter, Medium::Vector); });
    setPageSize(bytes, figure.size() / inch * 72);
    setDate(bytes);
    return bytes;
}

QByteArray pdfOfPages(const QString& title, const std::vector<FigurePage>& pages)
{
    QByteArray bytes =
        written(title, {}, pages.front().size / unitsPerInch * inch, [&](QPdfWriter& writer, QPainter& painter) {
            for (std::size_t i = 0; i < pages.size(); ++i) {
                if (i > 0) writer.newPage();
                pages[i].paint(painter, Medium::Vector);
            }
        });
    setDate(bytes);
    return bytes;
}
