#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

#include "core/error.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/pdf/pdf_pictures.h"
#include "ui/plot/pdf/pdf_tags.h"
#include "ui/plot/spoken/page_reading.h"

#include <functional>
#include <utility>

namespace {

using figure_layout::inch;
using figure_layout::unitsPerInch;

/// Qt rounds a page to whole points, and measures its content from the upper edge; this writes the true size below it.
/// @return the height of its lower edge
double setPageSize(PdfEdits& edits, QSizeF points)
{
    constexpr QByteArrayView key = "/MediaBox [";
    const qsizetype begin = edits.pdf().indexOf(key, edits.behindMetadata());
    if (begin < 0) return 0;
    const qsizetype end = edits.pdf().indexOf(']', begin);
    const QByteArray box = edits.pdf().mid(begin + key.size(), end - begin - key.size());
    const double top = box.simplified().split(' ').constLast().toDouble();
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
    edits.replace(begin, end + 1,
                  "/MediaBox [0 " + number(top - points.height()) + ' ' + number(points.width()) + ' ' + number(top)
                      + ']');
    return top - points.height();
}

/// The only bytes that would differ between two runs, and between two time zones; in UTC.
void setDate(PdfEdits& edits)
{
    constexpr QByteArrayView key = "/CreationDate (";
    qsizetype at = edits.pdf().indexOf(key, edits.behindMetadata());
    if (at < 0) at = edits.pdf().indexOf(key);
    if (at >= 0) edits.replace(at + key.size(), edits.pdf().indexOf(')', at), "D:20000101000000Z");
}

/// @param voice  whose language is set
void tag(PdfEdits& edits, PdfVoice voice)
{
    voice.language = figureLanguage();
    if (!tagPages(edits, voice))
        throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: the pages are not where Qt puts them");
}

/// Writes the pages with Qt's PDF writer.
/// @param size  in millimetres
void writePages(QPdfWriter& writer, const QString& title, const std::string& session, const QSizeF& size,
                const PaintPages& paint)
{
    writer.setResolution(static_cast<int>(unitsPerInch));
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(size, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("AttentionScope"));
    writer.setDocumentXmpMetadata(xmpPacket(title, session));  // Qt's own would have the local time
    QPainter painter;
    if (!painter.begin(&writer)) throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: no PDF engine");
    painter.setRenderHint(QPainter::LosslessImageRendering);
    paint(writer, painter);
    painter.end();
}

}  // namespace

QByteArray pdfBytes(const Figure& figure, const std::string& session)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfPictures writer(&buffer);
    writePages(writer, titleOf(figure, session), session, figure.size(),
               [&](QPdfWriter&, QPainter& painter) { figure.paint(painter, Medium::Vector); });
    PdfEdits edits(buffer.data());
    if (!writer.place(edits))
        throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: pictures are not where Qt puts them");
    const QSizeF points = figure.size() / inch * 72;
    const double bottom = setPageSize(edits, points);
    setDate(edits);
    tag(edits, {{{.alternative = spokenOf(figure, session), .size = points, .bottom = bottom}}});
    return edits.edited();
}

QByteArray pdfPainted(const QString& title, const QSizeF& size, const PaintPages& paint,
                      const std::function<PdfVoice(PdfEdits&)>& edit)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfPictures writer(&buffer);
    writePages(writer, title, {}, size, paint);
    PdfEdits edits(buffer.data());
    if (!writer.place(edits))
        throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: pictures are not where Qt puts them");
    setDate(edits);
    tag(edits, edit ? edit(edits) : PdfVoice{});
    return edits.edited();
}

QByteArray pdfOfPages(const QString& title, const std::vector<FigurePage>& pages, const std::function<void()>& before)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writePages(writer, title, {}, pages.front().size / unitsPerInch * inch, [&](QPdfWriter& pdf, QPainter& painter) {
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (before) before();
            if (i > 0) pdf.newPage();
            pages[i].paint(painter, Medium::Vector);
        }
    });
    PdfEdits edits(buffer.data());
    setDate(edits);
    PdfVoice voice;
    voice.pages.reserve(pages.size());
    for (const FigurePage& page : pages) voice.pages.push_back({.words = readingOf(page)});
    tag(edits, std::move(voice));
    return edits.edited();
}
