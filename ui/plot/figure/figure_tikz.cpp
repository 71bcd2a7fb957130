#include <QBuffer>
#include <QImage>
#include <QPainter>

#include "core/error.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/tikz/tex_text.h"
#include "ui/plot/tikz/tikz_engine.h"

using figure_layout::inch;
using figure_layout::unitsPerInch;

namespace {

/// A comment, which TeX does not read.
QByteArray comment(const QString& text)
{
    QByteArray line = "% ";
    for (const QChar character : text) line += character.isPrint() ? QString(character).toUtf8() : QByteArray(" ");
    return line + '\n';
}

/// The preamble of a document of its own; the class standalone skips it where the file is \input.
QByteArray preamble()
{
    return "\\documentclass[border=0pt]{standalone}\n"
           "\\usepackage{tikz}\n"
           "\\ifdefined\\Umathchar\n"
           "  \\usepackage{fontspec}\n"
           "\\else\n"
           "  \\usepackage{fix-cm}\n"
           "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}\\usepackage[T1]{fontenc}}{}\n"
           "\\fi\n"
           "\\begin{document}\n";
}

void paintTikz(const Figure& figure, TikzDevice& device)
{
    QPainter painter;
    if (!painter.begin(&device)) throw core::Error(core::Code::CannotWrite, "", "%0 cannot be written: no TikZ engine");
    figure.paint(painter, Medium::Vector);
    painter.end();
}

QSizeF unitsOfPage(const Figure& figure) { return figure.size() / inch * unitsPerInch; }

QByteArray documentOf(const Figure& figure, const TikzEngine& engine, const std::string& session)
{
    const QSizeF units = unitsOfPage(figure);
    if (engine.isTooMuch())
        throw core::Error(core::Code::TooLong, "",
                          "a figure as TikZ is too long: expected at most %1 cells and lines, which is what TeX's "
                          "memory holds; PDF has room for more, found more",
                          std::to_string(TikzEngine::mostShapes));
    QByteArray file = comment(titleOf(figure, session))
                      + "% Compile it with pdflatex or lualatex, or \\usepackage{standalone,tikz} and \\input it.\n";
    if (!engine.lacking().isEmpty())
        file += comment(QStringLiteral("pdflatex shows these as boxes, lualatex as they are: ") + engine.lacking());
    if (!session.empty()) file += texMetadata(session);
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
    file += preamble() + "\\begingroup\\sffamily%\n" + texCommands()
            + "\\providecommand\\attnsize[2]{\\fontsize{#1bp}{#2bp}\\selectfont}%\n" + engine.colors()
            + "\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,attn/.style={inner sep=0pt,outer sep=0pt}]\n"
            + "\\path[use as bounding box] (0,0) rectangle (" + number(units.width()) + ',' + number(units.height())
            + ");\n" + engine.commands() + "\\end{tikzpicture}%\n\\endgroup%\n\\end{document}\n";
    return file;
}

}  // namespace

QByteArray tikzBytes(const Figure& figure, const std::string& session)
{
    TikzDevice device(unitsOfPage(figure));
    paintTikz(figure, device);
    return documentOf(figure, device.engine(), session);
}

TikzFiles tikzFiles(const Figure& figure, const std::string& session, const QByteArray& picture)
{
    TikzDevice device(unitsOfPage(figure), picture);
    paintTikz(figure, device);
    TikzFiles files{documentOf(figure, device.engine(), session), {}};
    if (const QImage image = device.engine().picture(); !image.isNull()) {
        QBuffer buffer(&files.picture);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
    }
    return files;
}

QString tikzLacking(const Figure& figure)
{
    TikzDevice device(unitsOfPage(figure), "picture");
    paintTikz(figure, device);
    return device.engine().lacking();
}
