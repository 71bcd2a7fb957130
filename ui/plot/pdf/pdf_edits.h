#pragma once

#include <QByteArray>

#include <vector>

/// Changes to a PDF that is written, all made at once: its cross-reference table's offsets are moved along (ISO
/// 32000-1, 7.5.4).
class PdfEdits {
public:
    /// @param pdf  with one cross-reference table, as Qt writes it
    explicit PdfEdits(QByteArray pdf) : m_pdf(std::move(pdf)) {}

    const QByteArray& pdf() const { return m_pdf; }
    /// The first place behind the metadata and the title: these may say anything, and cannot be taken for an entry.
    qsizetype behindMetadata() const;

    /// Something else will stand between two places, which no other change touches.
    /// @param begin  negative, or not before `end`: nothing
    void replace(qsizetype begin, qsizetype end, const QByteArray& text);
    /// Puts another object behind those of the file.
    /// @param body  its dictionary, stream or array
    /// @return its number
    int addObject(const QByteArray& body);
    /// The number that the next object will have.
    int nextObject() const;
    /// The file gets an identifier (14.4), which follows from what it holds: the same content, the same identifier.
    void identify() { m_identified = true; }
    QByteArray edited() const;

private:
    struct Edit {
        qsizetype begin;
        qsizetype end;
        QByteArray text;
    };

    QByteArray m_pdf;
    std::vector<Edit> m_edits;
    std::vector<QByteArray> m_objects;  ///< bodies of those that are added
    bool m_identified = false;
};
