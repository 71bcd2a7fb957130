#pragma once

#include <QByteArray>

/// All page content of a PDF, unpacked (ISO 32000-1, 7.3.8): Qt packs it with Flate.
inline QByteArray pdfContent(const QByteArray& pdf)
{
    QByteArray all;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        if (pdf.mid(at - 3, 3) == "end") continue;
        const qsizetype begin = at + 7;
        const QByteArray packed = pdf.mid(begin, pdf.indexOf("endstream", begin) - begin);
        if (static_cast<unsigned char>(packed.at(0)) != 0x78) continue;
        // qUncompress wants the length first, and takes one that is too small.
        all += qUncompress(QByteArray("\0\0\xff\xff", 4) + packed);
    }
    return all;
}
