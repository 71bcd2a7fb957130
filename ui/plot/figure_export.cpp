#include "ui/plot/figure_export.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QImageWriter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/error.h"
#include "core/tensor/whole_file.h"
#include "ui/plot/figure_session.h"
#include "ui/theme/fonts.h"

#include <cmath>

namespace {

constexpr double inch = 25.4;
constexpr int unitsPerInch = 96;

/// 16 bits are QPainter's bound for a side; 400 megapixels are 1.6 GB.
void requireDrawable(QSizeF pixels)
{
    if (pixels.width() > 32000 || pixels.height() > 32000 || pixels.width() * pixels.height() > 4e8)
        throw core::Error(core::Code::OutOfRange, "", "the picture's size", "at most 32000 pixels a side",
                          std::to_string(std::lround(pixels.width())) + " × "
                              + std::to_string(std::lround(pixels.height())));
}

QByteArray pngBytes(const Figure& figure, const std::string& session)
{
    const QImage image = figureImage(figure, figure.settings().dpi);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Description"), figure.description());
    writer.setText(QStringLiteral("Software"), QStringLiteral("AttentionScope"));
    if (!writer.write(image))
        throw core::Error(core::Code::CannotWrite, "", "", "", writer.errorString().toStdString());
    return session.empty() ? bytes : pngWithSession(bytes, session);
}

/// Where the title, which may say anything, cannot be taken for an entry of the PDF.
qsizetype behindMetadata(const QByteArray& pdf) { return std::max<qsizetype>(0, pdf.indexOf("<?xpacket end")); }

/// Qt rounds a page to whole points; this writes the true size and moves the cross-reference table's offsets along
/// (ISO 32000-1, 7.5.4).
void setPageSize(QByteArray& pdf, QSizeF points)
{
    const qsizetype begin = pdf.indexOf("/MediaBox [", behindMetadata(pdf));
    const qsizetype table = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailer = pdf.lastIndexOf("startxref\n") + qsizetype(sizeof "startxref\n") - 1;
    if (begin < 0 || table <= 0 || trailer < table) return;
    const qsizetype end = pdf.indexOf(']', begin) + 1;
    const QByteArray box = "/MediaBox [0 0 " + QByteArray::number(points.width(), 'f', 3) + ' '
                           + QByteArray::number(points.height(), 'f', 3) + ']';
    const qsizetype shift = box.size() - (end - begin);

    pdf.replace(trailer, pdf.indexOf('\n', trailer) - trailer, QByteArray::number(table + shift));
    qsizetype row = pdf.indexOf('\n', pdf.indexOf('\n', table) + 1) + 1;
    for (; pdf.mid(row + 10, 1) == " "; row += 20) {
        const qsizetype offset = pdf.mid(row, 10).toLongLong();
        if (offset > begin) pdf.replace(row, 10, QByteArray::number(offset + shift).rightJustified(10, '0'));
    }
    pdf.replace(begin, end - begin, box);
}

QByteArray pdfBytes(const Figure& figure, const std::string& session)
{
    const QSizeF size = figure.size();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(unitsPerInch);
        writer.setPageMargins(QMarginsF());
        writer.setPageSize(QPageSize(size, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
        writer.setTitle(figure.description());
        writer.setCreator(QStringLiteral("AttentionScope"));
        if (!session.empty()) writer.setDocumentXmpMetadata(xmpPacket(figure.description(), session));
        QCPPainter painter;
        if (!painter.begin(&writer)) throw core::Error(core::Code::CannotWrite, "", "", "", "no PDF engine");
        painter.setRenderHint(QPainter::LosslessImageRendering);
        painter.setMode(QCPPainter::pmNonCosmetic, true);
        figure.paint(painter, true);
        painter.end();
    }
    setPageSize(bytes, size / inch * 72);
    // The only bytes that differ between two runs.
    constexpr QByteArrayView key = "/CreationDate (D:";
    constexpr QByteArrayView fixed = "20000101000000Z";
    const qsizetype at = bytes.indexOf(key);
    if (at >= 0) bytes.replace(at + key.size(), fixed.size(), fixed.toByteArray());
    return bytes;
}

/// What precedes the drawing. QSvgGenerator would round the size to whole units.
QByteArray svgHead(const Figure& figure, const std::string& session)
{
    const auto number = [](double value) { return QByteArray::number(value, 'g', 8); };
    const QSizeF size = figure.size();
    const QSizeF units = size / inch * unitsPerInch;
    QByteArray head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
                      " version=\"1.1\" width=\""
                      + number(size.width()) + "mm\" height=\"" + number(size.height()) + "mm\" viewBox=\"0 0 "
                      + number(units.width()) + ' '
                      + number(units.height())
                      // Browsers would show a seam between two cells.
                      + "\" shape-rendering=\"crispEdges\">\n<title>" + figure.description().toHtmlEscaped().toUtf8()
                      + "</title>\n";
    if (!session.empty()) head += svgMetadata(session) + '\n';
    return head;
}

/// The families to try, where the generator writes the first alone.
QByteArray familyList(const QByteArray& first)
{
    QByteArrayList families{"'" + first + "'"};
    for (const QString& family : textFont(8, FontUse::Figure).families())
        if (family.toUtf8() != first) families << "'" + family.toUtf8() + "'";
    return families.join(", ") + ", sans-serif";
}

/// QSvgGenerator's drawing without its empty groups and without the system's font in groups that hold no text.
QByteArray tidied(const QByteArray& drawing)
{
    QByteArrayList lines;
    for (QByteArray line : drawing.split('\n')) {
        if (line.isEmpty() || line.startsWith("font-family=")) continue;
        if (line == "</g>" && lines.size() > 1 && lines.back() == ">" && lines[lines.size() - 2].startsWith("<g ")) {
            lines.resize(lines.size() - 2);
            continue;
        }
        if (line.startsWith("<text ")) {
            constexpr QByteArrayView key = "font-family=\"";
            const qsizetype at = line.indexOf(key) + key.size();
            const qsizetype length = line.indexOf('"', at) - at;
            line.replace(at, length, familyList(line.mid(at, length)));
        }
        // Lines are slanted or thin: they stay smooth.
        if (line.startsWith("<g fill=\"none\" stroke=\"#")) line.insert(2, " shape-rendering=\"auto\"");
        if (line.startsWith("<image "))
            line.replace("\"optimizeSpeed\"", "\"optimizeSpeed\" style=\"image-rendering: pixelated\"");
        lines << line;
    }
    return lines.join('\n') + '\n';
}

QByteArray svgBytes(const Figure& figure, const std::string& session)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(unitsPerInch);
    generator.setSize((figure.size() / inch * unitsPerInch).toSize());
    QCPPainter painter;
    if (!painter.begin(&generator)) throw core::Error(core::Code::CannotWrite, "", "", "", "no SVG engine");
    painter.setMode(QCPPainter::pmNonCosmetic, true);
    // For emoji, which are small pictures; a map that is a picture turns it off.
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    figure.paint(painter, true);
    painter.end();
    return onlyXmlCharacters(svgHead(figure, session) + tidied(bytes.mid(bytes.indexOf("<defs>"))));
}

}  // namespace

QStringList figureFormats() { return {QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")}; }

QImage figureImage(const Figure& figure, double dpi)
{
    const QSizeF pixels = figure.size() / inch * dpi;
    requireDrawable(pixels);
    const QSize size(std::max(1, static_cast<int>(std::lround(pixels.width()))),
                     std::max(1, static_cast<int>(std::lround(pixels.height()))));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    // Text is measured at 96 dots an inch and scaled with everything else; the file's own density is set afterwards.
    image.setDotsPerMeterX(static_cast<int>(std::lround(unitsPerInch / inch * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::transparent);
    QCPPainter painter;
    painter.begin(&image);
    painter.scale(dpi / unitsPerInch, dpi / unitsPerInch);
    figure.paint(painter, false);
    painter.end();
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / inch * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    if (figure.settings().background == core::FigureSettings::Background::White) image.convertTo(QImage::Format_RGB32);
    return image;
}

void exportFigure(const Figure& figure, const std::filesystem::path& path, const std::string& session)
{
    const QString ending = QString::fromStdString(path.extension().string()).mid(1).toLower();
    if (!figureFormats().contains(ending))
        throw core::Error(core::Code::Unsupported, path.string(), "the file's ending",
                          figureFormats().join(QStringLiteral(" or ")).toStdString(),
                          ending.isEmpty() ? "none" : ending.toStdString());
    const QByteArray bytes = ending == QLatin1String("pdf")   ? pdfBytes(figure, session)
                             : ending == QLatin1String("svg") ? svgBytes(figure, session)
                                                              : pngBytes(figure, session);
    core::writeWhole(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}
