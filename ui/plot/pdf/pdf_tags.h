#pragma once

#include <QSizeF>
#include <QString>

#include "ui/plot/pdf/pdf_edits.h"

/// What a reader aloud says of a PDF whose one page is a figure.
struct PdfVoice {
    QString alternative;  ///< what can be seen on it
    QString language;     ///< of these words, as BCP 47 names it: "en"
    QSizeF size;          ///< of the page, in points
    double bottom = 0;    ///< height of its lower edge in the file's coordinates
};

/// Tags a PDF that Qt wrote (ISO 32000-1, 14.7 and 14.8; ISO 14289-1): its page is one figure with an alternative text
/// in a tree of structure, the file says that it is tagged, in which language, and shows its title. The file's
/// identifier is made of its bytes. Its metadata must say pdfuaid:part 1; see xmpPacket().
/// @return whether the file has the page and the catalogue that Qt writes
bool tagFigure(PdfEdits& edits, const PdfVoice& voice);
