#include "ui/plot/pdf/pdf_edits.h"

#include <QCryptographicHash>

#include <algorithm>

qsizetype PdfEdits::behindMetadata() const { return std::max<qsizetype>(0, m_pdf.indexOf("<?xpacket end")); }

void PdfEdits::replace(qsizetype begin, qsizetype end, const QByteArray& text)
{
    if (begin >= 0 && end >= begin && end <= m_pdf.size()) m_edits.push_back({begin, end, text});
}

/// The number of entries in the cross-reference table.
int PdfEdits::nextObject() const
{
    constexpr QByteArrayView head = "\nxref\n0 ";
    const qsizetype table = m_pdf.lastIndexOf(head);
    if (table < 0) return 0;
    const qsizetype from = table + head.size();
    return m_pdf.mid(from, m_pdf.indexOf('\n', from) - from).trimmed().toInt() + static_cast<int>(m_objects.size());
}

int PdfEdits::addObject(const QByteArray& body)
{
    const int number = nextObject();
    m_objects.push_back(body);
    return number;
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

    const int added = static_cast<int>(m_objects.size());
    const int first = nextObject() - added;
    QByteArray objects, rows;
    for (int i = 0; i < added; ++i) {
        rows += QByteArray::number(moved(table) + objects.size()).rightJustified(10, '0') + " 00000 n \n";
        objects += QByteArray::number(first + i) + " 0 obj\n" + m_objects[static_cast<std::size_t>(i)] + "\nendobj\n";
    }

    QByteArray tail = m_pdf.mid(table);
    tail.replace(trailer - table, tail.indexOf('\n', trailer - table) - (trailer - table),
                 QByteArray::number(moved(table) + objects.size()));
    qsizetype row = tail.indexOf('\n', tail.indexOf('\n') + 1) + 1;
    for (; row + 10 < tail.size() && tail[row + 10] == ' '; row += 20) {
        const qsizetype offset = tail.mid(row, 10).toLongLong();
        tail.replace(row, 10, QByteArray::number(moved(offset)).rightJustified(10, '0'));
    }
    if (added > 0) {
        const QByteArray all = QByteArray::number(first + added);
        tail.insert(row, rows);
        const qsizetype size = tail.indexOf("/Size ") + qsizetype(sizeof "/Size ") - 1;
        tail.replace(size, QByteArray::number(first).size(), all);
        const qsizetype count = tail.indexOf("\n0 ") + 3;
        tail.replace(count, QByteArray::number(first).size(), all);
    }

    QByteArray edited;
    edited.reserve(m_pdf.size() + shifts.back() + objects.size() + rows.size());
    qsizetype from = 0;
    for (const Edit& edit : edits) {
        edited.append(m_pdf.constData() + from, edit.begin - from).append(edit.text);
        from = edit.end;
    }
    edited.append(m_pdf.constData() + from, table - from).append(objects);
    if (m_identified) {
        const QByteArray identifier = QCryptographicHash::hash(edited, QCryptographicHash::Md5).toHex();
        tail.insert(tail.indexOf("/Info "), "/ID [<" + identifier + "> <" + identifier + ">]\n");
    }
    return edited.append(tail);
}
