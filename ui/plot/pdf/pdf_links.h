#pragma once

#include <QByteArray>

#include "ui/plot/pdf/pdf_edits.h"

#include <map>

/// A place in a PDF that a link can lead to.
struct PdfPlace {
    std::size_t page = 0;  ///< from 0
    double height = 0;     ///< above the page's lower edge, in points
};

/// Links to some addresses lead to places within the file instead (ISO 32000-1, 12.3.2): Qt 6.4 knows only links to
/// addresses outside.
/// @param places  by the address that stands in the file, in plain letters
/// @return how many links there were
int placeLinks(PdfEdits& edits, const std::map<QByteArray, PdfPlace>& places);
