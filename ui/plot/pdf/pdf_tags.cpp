#include "ui/plot/pdf/pdf_tags.h"

namespace {

/// A text string in hexadecimal digits (7.9.2.2): UTF-16 with its mark, in which no sign can end the string.
QByteArray textString(const QString& text)
{
    QByteArray utf16("\xFE\xFF", 2);
    for (const QChar c : text) {
        utf16 += static_cast<char>(c.unicode() >> 8);
        utf16 += static_cast<char>(c.unicode() & 0xFF);
    }
    return '<' + utf16.toHex() + '>';
}

QByteArray streamOf(const QByteArray& content)
{
    return "<<\n/Length " + QByteArray::number(content.size()) + "\n>>\nstream\n" + content + "\nendstream";
}

QByteArray referenceTo(int object) { return QByteArray::number(object) + " 0 R"; }

/// The number of the object whose dictionary begins at a place.
QByteArray numberBefore(const QByteArray& pdf, qsizetype at)
{
    const qsizetype line = pdf.lastIndexOf('\n', at) + 1;
    return pdf.mid(line, at - line);
}

}  // namespace

bool tagFigure(PdfEdits& edits, const PdfVoice& voice)
{
    constexpr QByteArrayView pageHead = " 0 obj\n<<\n/Type /Page\n", catalog = "/Type /Catalog\n", key = "/Contents ";
    const QByteArray& pdf = edits.pdf();
    const qsizetype behind = edits.behindMetadata();
    const qsizetype page = pdf.indexOf(pageHead, behind);
    const qsizetype contents = pdf.indexOf(key, page);
    const qsizetype root = pdf.indexOf(catalog, behind);
    if (page < 0 || contents < 0 || root < 0) return false;
    const qsizetype from = contents + key.size();
    const qsizetype end = pdf.indexOf('\n', from);
    const QByteArray own = pdf.mid(from, end - from).trimmed();
    const QByteArray pageObject = numberBefore(pdf, page) + " 0 R";

    // A sequence of marked content may begin and end in other parts of a page's content (14.6.1).
    const int begin = edits.addObject(streamOf("/Figure <</MCID 0>> BDC"));
    const int close = edits.addObject(streamOf("EMC"));
    const int tree = edits.nextObject();  // then the document, its figure, and what leads from content to it
    const int document = tree + 1, figure = tree + 2, parents = tree + 3;
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
    edits.addObject("<<\n/Type /StructTreeRoot\n/K [" + referenceTo(document) + "]\n/ParentTree " + referenceTo(parents)
                    + "\n/ParentTreeNextKey 1\n>>");
    edits.addObject("<<\n/Type /StructElem\n/S /Document\n/P " + referenceTo(tree) + "\n/K [" + referenceTo(figure)
                    + "]\n>>");
    edits.addObject("<<\n/Type /StructElem\n/S /Figure\n/P " + referenceTo(document) + "\n/Pg " + pageObject
                    + "\n/K 0\n/Alt " + textString(voice.alternative) + "\n/A <</O /Layout /Placement /Block /BBox [0 "
                    + number(voice.bottom) + ' ' + number(voice.size.width()) + ' '
                    + number(voice.bottom + voice.size.height()) + "]>>\n>>");
    edits.addObject("<<\n/Nums [0 [" + referenceTo(figure) + "]]\n>>");

    edits.replace(contents, end,
                  "/Contents [" + referenceTo(begin) + ' ' + own + ' ' + referenceTo(close)
                      + "]\n/StructParents 0\n/Tabs /S");
    edits.replace(root + catalog.size(), root + catalog.size(),
                  "/Lang " + textString(voice.language)
                      + "\n/MarkInfo <</Marked true>>\n/ViewerPreferences "
                        "<</DisplayDocTitle true>>\n/StructTreeRoot "
                      + referenceTo(tree) + "\n");
    edits.identify();
    return true;
}
