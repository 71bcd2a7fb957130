#pragma once

#include "ui/plot/figure/figure.h"
#include "ui/words/language/language.h"

struct HtmlDrawing;
struct HtmlMaps;
class PdfEdits;
class QPdfWriter;
struct PdfVoice;

/// What each format makes of a figure; figure_export.h has the way in.
///
/// The title in a file: one without a session tells nothing that the page does not show.
inline QString titleOf(const Figure& figure, const std::string& session)
{
    return session.empty() ? figure.plainDescription() : figure.description();
}
/// The words in a file for those who cannot see the figure; one without a session tells nothing that the page does not
/// show, but for words that were typed.
inline QString spokenOf(const Figure& figure, const std::string& session)
{
    const bool typed = !figure.settings().voice.alternative.empty();
    return session.empty() && !typed ? figure.plainDescription() : figure.alternative();
}
/// The language of these words, as BCP 47 names it.
inline QString figureLanguage() { return shownLanguage().replace(u'_', u'-'); }
QByteArray pdfBytes(const Figure& figure, const std::string& session);
/// Several pages of one size, such as a worksheet.
/// @param before  called before each page; what it throws ends it; may be null
QByteArray pdfOfPages(const QString& title, const std::vector<FigurePage>& pages,
                      const std::function<void()>& before = {});
using PaintPages = std::function<void(QPdfWriter&, QPainter&)>;
/// Pages that somebody else paints, in units of 1/96 inch: the same bytes each time.
/// @param size   of a page, in millimetres
/// @param paint  begins on the first page
/// @param edit   changes what Qt wrote, and tells how the pages are read aloud, but for the language; may be null
QByteArray pdfPainted(const QString& title, const QSizeF& size, const PaintPages& paint,
                      const std::function<PdfVoice(PdfEdits&)>& edit = {});
/// @param spoken  in place of spokenOf(); empty: that
QByteArray svgBytes(const Figure& figure, const std::string& session, const QString& spoken = {});
/// A document for pdfLaTeX and LuaLaTeX, which may also be \input.
/// @throws core::Error{TooLong} for pictures of more cells than TeX can read
QByteArray tikzBytes(const Figure& figure, const std::string& session);
/// A document for TeX and the picture that it includes, which is empty where all is lines and rectangles.
struct TikzFiles {
    QByteArray document;
    QByteArray picture;  ///< PNG
};
/// @param picture  the picture's name in the document, without anything that TeX gives a meaning
/// @throws core::Error{TooLong} for more lines and cells than TeX can read
TikzFiles tikzFiles(const Figure& figure, const std::string& session, const QByteArray& picture);
/// The figure's letters that pdfTeX shows as boxes.
QString tikzLacking(const Figure& figure);
/// A Python script and the .npy file that it reads beside it.
struct PythonFiles {
    QByteArray script;
    QByteArray numbers;
};
/// @throws core::Error{TooLong} for a map without a table
PythonFiles pythonFiles(const Figure& figure, const std::string& session);
/// The script with the numbers within.
/// @throws core::Error{TooLong} for more than `mostInlinePython` bytes of them
QByteArray pythonBytes(const Figure& figure, const std::string& session);
inline constexpr qsizetype mostInlinePython = 200'000;
/// One page for a browser, which asks for no other file.
/// @throws core::Error{TooLong} for more numbers than a page may hold
QByteArray htmlBytes(const Figure& figure, const std::string& session);
/// Whether the page holds maps that its reader can zoom into, or a drawing with its tables.
bool isHtmlMaps(const Figure& figure);
HtmlMaps htmlMapsOf(const Figure& figure, const std::string& session);
HtmlDrawing htmlDrawingOf(const Figure& figure, const std::string& session);
QByteArray csvBytes(const Figure& figure);
/// @throws core::Error{Unsupported} for tables of different shapes
QByteArray npyBytes(const Figure& figure);
