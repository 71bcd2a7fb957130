#include "ui/help/handbook.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <utility>

// Q_INIT_RESOURCE declares a function and must stand outside of any namespace.
static void findResources() { Q_INIT_RESOURCE(resources); }

namespace {

/// Takes the lines of a chapter one after the other.
class Reader {
public:
    HandbookChapter chapter;

    void take(const QString& line)
    {
        static const QRegularExpression anchor(QStringLiteral("^<!-- id: ([a-z0-9-]+) -->$"));
        static const QRegularExpression heading(QStringLiteral("^(#{1,3}) (.+)$"));
        if (m_block) return takeOfBlock(line);
        if (const auto found = anchor.match(line); found.hasMatch()) {
            m_id = found.captured(1);
            return;
        }
        if (line.startsWith(QLatin1String("<!-- source: "))) return;  // a translation's mark for its translators
        if (line.startsWith(QLatin1String("```"))) return begin(line.mid(3));
        if (const auto found = heading.match(line); found.hasMatch()) {
            const auto level = static_cast<int>(found.capturedLength(1));
            chapter.sections.push_back({std::exchange(m_id, {}), found.captured(2), level, {}});
        }
        add(line);
    }

private:
    void add(const QString& line)
    {
        chapter.markdown += line + QLatin1Char('\n');
        if (!chapter.sections.empty()) chapter.sections.back().text += line + QLatin1Char('\n');
    }

    void begin(const QString& kind)
    {
        m_block = kind;
        m_lines.clear();
        if (kind != QLatin1String("figure")) add(QStringLiteral("```"));
    }

    void takeOfBlock(const QString& line)
    {
        const bool figure = *m_block == QLatin1String("figure");
        if (line != QLatin1String("```")) {
            if (figure)
                m_lines << line;
            else
                add(line);
            return;
        }
        m_block.reset();
        if (!figure) return add(line);
        if (m_lines.size() < 2) return;
        add(QStringLiteral("figure:%1\n").arg(chapter.figures.size()));
        add(QLatin1Char('*') + m_lines[1] + QLatin1Char('*'));
        chapter.figures.push_back({m_lines[0], m_lines[1]});
    }

    QString m_id;                    ///< the id of the next heading
    std::optional<QString> m_block;  ///< its kind, while one is open
    QStringList m_lines;             ///< the lines of a figure's caption
};

}  // namespace

HandbookChapter handbookChapter(const QString& source)
{
    Reader reader;
    for (const QString& line : source.split(QLatin1Char('\n'))) reader.take(line);
    return std::move(reader.chapter);
}

std::vector<HandbookChapter> handbook(const QString& language)
{
    findResources();  // a static library's resources are linked only when code refers to them
    std::vector<HandbookChapter> chapters;
    const QDir folder(QStringLiteral(":/help/handbook"));
    for (const QString& name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        const QString translated = folder.filePath(language + QLatin1Char('/') + name);
        QFile file(QFile::exists(translated) ? translated : folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) chapters.push_back(handbookChapter(QString::fromUtf8(file.readAll())));
    }
    return chapters;
}
