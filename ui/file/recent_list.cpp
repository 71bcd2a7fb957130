#include "ui/file/recent_list.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <utility>
#include <vector>

namespace {

const QString program = QStringLiteral("attentionscope");
/// A path, as the menu entry takes it too.
const QString command = QStringLiteral("'attentionscope %f'");
const QString owner = QStringLiteral("http://freedesktop.org");
const QString bookmarkSpace = QStringLiteral("http://www.freedesktop.org/standards/desktop-bookmarks");
const QString mimeSpace = QStringLiteral("http://www.freedesktop.org/standards/shared-mime-info");
const std::pair<QString, QString> spaces[] = {{QStringLiteral("bookmark"), bookmarkSpace},
                                              {QStringLiteral("mime"), mimeSpace}};
constexpr auto fileScheme = "file://";

/// The bytes of a file's path; empty for other addresses.
QByteArray pathAt(const QByteArray& address)
{
    return address.startsWith(fileScheme) ? QByteArray::fromPercentEncoding(address.mid(qstrlen(fileScheme)))
                                          : QByteArray();
}

/// Copies a list, one part after the other, and changes one document's entry on the way.
class ListCopy {
public:
    ListCopy(const QByteArray& list, const RecentDocument& document)
        : m_document(document),
          m_path(pathAt(document.address)),
          m_when(document.when.toUTC().toString(Qt::ISODateWithMs)),
          m_reader(list),
          m_writer(&m_copy)
    {
    }

    std::optional<QByteArray> made()
    {
        while (!m_reader.atEnd()) {
            m_reader.readNext();
            if (m_reader.isStartElement()) {
                if (!copyRoot()) return std::nullopt;
            } else if (m_reader.isStartDocument()) {
                m_writer.writeStartDocument();
                m_writer.writeCharacters(QStringLiteral("\n"));
            } else if (!m_reader.isEndDocument() && !m_reader.isWhitespace()) {
                copyPart();
                m_writer.writeCharacters(QStringLiteral("\n"));
            }
        }
        m_writer.writeEndDocument();
        if (m_reader.hasError()) return std::nullopt;
        return m_copy;
    }

private:
    using Attributes = std::vector<std::pair<QString, QString>>;

    bool isElement(const QString& space, const char* name) const
    {
        return m_reader.namespaceUri() == space && m_reader.name() == QLatin1String(name);
    }
    QStringView attribute(const char* name) const { return m_reader.attributes().value(QLatin1String(name)); }

    /// @param now  attributes that are others, or new
    void copyStart(const Attributes& now = {})
    {
        m_writer.writeStartElement(m_reader.qualifiedName().toString());
        for (const QXmlStreamNamespaceDeclaration& space : m_reader.namespaceDeclarations()) {
            const QString prefix = space.prefix().toString();
            m_writer.writeAttribute(prefix.isEmpty() ? QStringLiteral("xmlns") : QStringLiteral("xmlns:") + prefix,
                                    space.namespaceUri().toString());
        }
        for (const QXmlStreamAttribute& each : m_reader.attributes())
            if (std::ranges::find(now, each.qualifiedName(), &Attributes::value_type::first) == now.end())
                m_writer.writeAttribute(each.qualifiedName().toString(), each.value().toString());
        for (const auto& [name, value] : now) m_writer.writeAttribute(name, value);
    }

    /// Copies text between elements.
    void copyPart()
    {
        if (m_reader.isDTD())
            m_writer.writeDTD(m_reader.text().trimmed().toString());
        else if (m_reader.isComment())
            m_writer.writeComment(m_reader.text().toString());
        else if (m_reader.isProcessingInstruction())
            m_writer.writeProcessingInstruction(m_reader.processingInstructionTarget().toString(),
                                                m_reader.processingInstructionData().toString());
        else if (m_reader.isEntityReference())
            m_writer.writeEntityReference(m_reader.name().toString());
        else if (m_reader.isCDATA())
            m_writer.writeCDATA(m_reader.text().toString());
        else if (m_reader.isCharacters())
            m_writer.writeCharacters(m_reader.text().toString());
    }

    /// A whole element; counted, since a hostile one may be deep.
    void copyElement()
    {
        copyStart();
        for (int depth = 1; depth > 0 && !m_reader.atEnd();) {
            m_reader.readNext();
            if (m_reader.isStartElement()) {
                copyStart();
                ++depth;
            } else if (m_reader.isEndElement()) {
                m_writer.writeEndElement();
                --depth;
            } else {
                copyPart();
            }
        }
    }

    /// What an element holds, up to its end, which is left to be written.
    /// @param take  may copy an element itself; returns whether it did
    template<typename Take>
    void copyContent(const Take& take)
    {
        while (!m_reader.atEnd() && m_reader.readNext() != QXmlStreamReader::EndElement) {
            if (!m_reader.isStartElement())
                copyPart();
            else if (!take())
                copyElement();
        }
    }

    bool copyRoot()
    {
        if (!isElement({}, "xbel")) return false;
        Attributes missing;
        for (const auto& [prefix, space] : spaces) {
            const auto declared = m_reader.namespaceDeclarations();
            const auto known = std::ranges::find(declared, prefix, &QXmlStreamNamespaceDeclaration::prefix);
            if (known == declared.end())
                missing.emplace_back(QStringLiteral("xmlns:") + prefix, space);
            else if (known->namespaceUri() != space)
                return false;  // another program uses the name otherwise
        }
        copyStart(missing);
        bool found = false;
        copyContent([&] {
            if (found || !isElement({}, "bookmark") || pathAt(attribute("href").toUtf8()) != m_path) return false;
            found = true;
            copyBookmark();
            return true;
        });
        if (!found) writeBookmark();
        m_writer.writeEndElement();
        return true;
    }

    void copyBookmark()
    {
        copyStart({{QStringLiteral("modified"), m_when}, {QStringLiteral("visited"), m_when}});
        bool found = false;
        copyContent([&] {
            if (found || !isElement({}, "info")) return false;
            found = true;
            copyInfo();
            return true;
        });
        if (!found) writeInfo();
        m_writer.writeEndElement();
    }

    void copyInfo()
    {
        copyStart();
        bool found = false;
        copyContent([&] {
            if (found || !isElement({}, "metadata") || attribute("owner") != owner) return false;
            found = true;
            copyMetadata();
            return true;
        });
        if (!found) writeMetadata();
        m_writer.writeEndElement();
    }

    void copyMetadata()
    {
        copyStart();
        bool typed = false, found = false;
        copyContent([&] {
            typed = typed || isElement(mimeSpace, "mime-type");
            if (found || !isElement(bookmarkSpace, "applications")) return false;
            found = true;
            copyApplications();
            return true;
        });
        if (!typed) writeType();
        if (!found) writeApplications();
        m_writer.writeEndElement();
    }

    void copyApplications()
    {
        copyStart();
        bool found = false;
        copyContent([&] {
            if (found || !isElement(bookmarkSpace, "application") || attribute("name") != program) return false;
            found = true;
            copyStart(usedTimes(attribute("count").toInt() + 1));
            copyContent([] { return false; });
            m_writer.writeEndElement();
            return true;
        });
        if (!found) writeApplication();
        m_writer.writeEndElement();
    }

    Attributes usedTimes(int count) const
    {
        return {{QStringLiteral("name"), program},
                {QStringLiteral("exec"), command},
                {QStringLiteral("modified"), m_when},
                {QStringLiteral("count"), QString::number(std::max(count, 1))}};
    }

    void writeApplication()
    {
        m_writer.writeEmptyElement(QStringLiteral("bookmark:application"));
        for (const auto& [name, value] : usedTimes(1)) m_writer.writeAttribute(name, value);
    }

    void writeApplications()
    {
        m_writer.writeStartElement(QStringLiteral("bookmark:applications"));
        writeApplication();
        m_writer.writeEndElement();
    }

    void writeType()
    {
        m_writer.writeEmptyElement(QStringLiteral("mime:mime-type"));
        m_writer.writeAttribute(QStringLiteral("type"), m_document.type);
    }

    void writeMetadata()
    {
        m_writer.writeStartElement(QStringLiteral("metadata"));
        m_writer.writeAttribute(QStringLiteral("owner"), owner);
        writeType();
        writeApplications();
        m_writer.writeEndElement();
    }

    void writeInfo()
    {
        m_writer.writeStartElement(QStringLiteral("info"));
        writeMetadata();
        m_writer.writeEndElement();
    }

    void writeBookmark()
    {
        m_writer.writeStartElement(QStringLiteral("bookmark"));
        m_writer.writeAttribute(QStringLiteral("href"), QString::fromLatin1(m_document.address));
        for (const char* time : {"added", "modified", "visited"})
            m_writer.writeAttribute(QString::fromLatin1(time), m_when);
        writeInfo();
        m_writer.writeEndElement();
        m_writer.writeCharacters(QStringLiteral("\n"));
    }

    const RecentDocument& m_document;
    QByteArray m_path;
    QString m_when;
    QXmlStreamReader m_reader;
    QByteArray m_copy;
    QXmlStreamWriter m_writer;
};

}  // namespace

QByteArray addressOf(const QByteArray& path) { return fileScheme + path.toPercentEncoding("/!$&'()*+,;=:@"); }

std::optional<QByteArray> withDocument(const QByteArray& list, const RecentDocument& document)
{
    const QByteArray none = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xbel version=\"1.0\">\n</xbel>\n";
    return ListCopy(list.isNull() ? none : list, document).made();
}
