#include "ui/plot/pdf/pdf_links.h"

namespace {

/// The numbers of the pages' objects, in their order.
std::vector<QByteArray> pagesIn(const PdfEdits& edits)
{
    constexpr QByteArrayView head = " 0 obj\n<<\n/Type /Page\n";
    std::vector<QByteArray> pages;
    const QByteArray& pdf = edits.pdf();
    for (qsizetype at = pdf.indexOf(head, edits.behindMetadata()); at >= 0; at = pdf.indexOf(head, at + 1)) {
        const qsizetype line = pdf.lastIndexOf('\n', at) + 1;
        pages.push_back(pdf.mid(line, at - line));
    }
    return pages;
}

}  // namespace

int placeLinks(PdfEdits& edits, const std::map<QByteArray, PdfPlace>& places)
{
    constexpr QByteArrayView begin = "/A <<\n/Type /Action\n/S /URI\n/URI (", end = ")\n>>\n";
    const std::vector<QByteArray> pages = pagesIn(edits);
    const QByteArray& pdf = edits.pdf();
    int placed = 0;
    for (qsizetype at = pdf.indexOf(begin, edits.behindMetadata()); at >= 0; at = pdf.indexOf(begin, at + 1)) {
        const qsizetype address = at + begin.size();
        const qsizetype after = pdf.indexOf(end, address);
        if (after < 0) break;
        const auto place = places.find(pdf.mid(address, after - address));
        if (place == places.end() || place->second.page >= pages.size()) continue;
        edits.replace(at, after + end.size(),
                      "/Dest [" + pages[place->second.page] + " 0 R /XYZ 0 "
                          + QByteArray::number(place->second.height, 'f', 2) + " null]\n");
        ++placed;
    }
    return placed;
}
