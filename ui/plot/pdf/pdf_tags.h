#pragma once

#include <QSizeF>
#include <QString>

#include "ui/plot/pdf/pdf_edits.h"

#include <map>
#include <vector>

/// What a reader aloud says of a PDF's page.
struct PdfPageVoice {
    QString alternative = {};  ///< of a page that is one figure: what can be seen on it; empty: a page of text
    QString words = {};        ///< of a page of text: what is read in place of it; empty: itself, as it was painted
    QSizeF size = {};          ///< of a figure's page, in points
    double bottom = 0;         ///< height of its lower edge in the file's coordinates
};

/// And of all of them.
struct PdfVoice {
    std::vector<PdfPageVoice> pages = {};      ///< beyond the last: pages of text, as they were painted
    QString language = {};                     ///< of its words, as BCP 47 names it: "en"
    std::map<QByteArray, QString> links = {};  ///< what links to an address are called; else the address
};

/// Tags a PDF that Qt wrote (ISO 32000-1, 14.7 and 14.8; ISO 14289-1): each page is a figure with an alternative text
/// or a text in a tree of structure, with its links below it; the file says that it is tagged, in which language, and
/// shows its title. The file's identifier is made of its bytes. Its metadata must say pdfuaid:part 1; see xmpPacket().
/// @return whether the file has the pages and the catalogue that Qt writes
bool tagPages(PdfEdits& edits, const PdfVoice& voice);
