#include "ui/plot/pdf/pdf_edits.h"

#include <algorithm>

qsizetype PdfEdits::behindMetadata() const { return std::max<qsizetype>(0, m_pdf.indexOf("<?xpacket end")); }

void PdfEdits::replace(qsizetype begin, qsizetype end, const QByteArray& text)
{
    if (begin >= 0 && end >= begin && end <= m_pdf.size()) m_edits.push_back({begin, end, text});
}

QByteArray PdfEdits::edited() const
{
    const qsizetype table = m_pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailer = m_pdf.lastIndexOf("startxref\n") + qsizetype(sizeof "startxref\n") - 1;
    if (table <= 0 || trailer < table) return m_pdf;
    std::vector<Edit> edits = m_edits;
    std::ranges::sort(edits, {}, &Edit::begin);
    std::vector<qsizetype> shifts{0};  // [changes] how far the bytes behind each are moved
    for (const Edit& edit : edits) shifts.push_back(shifts.back() + edit.text.size() - (edit.end - edit.begin));
    const auto moved = [&](qsizetype offset) {
        const auto behind = std::ranges::lower_bound(edits, offset, {}, &Edit::begin) - edits.begin();
        return offset + shifts[static_cast<std::size_t>(behind)];
    };

    QByteArray tail = m_pdf.mid(table);
    tail.replace(trailer - table, tail.indexOf('\n', trailer - table) - (trailer - table),
                 QByteArray::number(moved(table)));
    qsizetype row = tail.indexOf('\n', tail.indexOf('\n') + 1) + 1;
    for (; row + 10 < tail.size() && tail[row + 10] == ' '; row += 20) {
        const qsizetype offset = tail.mid(row, 10).toLongLong();
        tail.replace(row, 10, QByteArray::number(moved(offset)).rightJustified(10, '0'));
    }

    QByteArray edited;
    edited.reserve(m_pdf.size() + shifts.back());
    qsizetype from = 0;
    for (const Edit& edit : edits) {
        edited.append(m_pdf.constData() + from, edit.begin - from).append(edit.text);
        from = edit.end;
    }
    return edited.append(m_pdf.constData() + from, table - from).append(tail);
}
