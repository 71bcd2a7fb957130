#include "ui/help/handbook_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>

#include "core/error.h"
#include "ui/help/handbook_document.h"
#include "ui/help/printed_chapter.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/pdf/pdf_links.h"
#include "ui/plot/pdf/pdf_tags.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

namespace {

using figure_layout::unitsOf;

constexpr double sideMargin = 20, topMargin = 22, footMargin = 22;  // in millimetres
constexpr double pointsPerUnit = 0.75;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HandbookPdf)
};

/// A chapter, and where it begins.
struct PrintedChapter {
    HandbookChapter source;
    FigureObject::Figures figures = {};
    std::unique_ptr<QTextDocument> text = {};
    int first = 0;  ///< the first page, from 0
};

/// The target of links to a section: its id, or else its place.
QString addressOf(const std::vector<PrintedChapter>& chapters, std::size_t chapter, std::size_t section)
{
    const QString& id = chapters[chapter].source.sections[section].id;
    return sectionScheme + (id.isEmpty() ? QStringLiteral("%1.%2").arg(chapter + 1).arg(section + 1) : id);
}

/// The handbook laid out on paper: the page of each chapter and section, and the pages' content.
class Pages {
public:
    explicit Pages(const HandbookPdf& asked) : m_asked(asked)
    {
        int all = 0, done = 0;
        for (HandbookChapter& chapter : handbook()) {
            all += static_cast<int>(chapter.figures.size());
            m_chapters.push_back({std::move(chapter)});
        }
        for (PrintedChapter& chapter : m_chapters)
            for (const HandbookFigure& figure : chapter.source.figures) {
                chapter.figures.push_back(asked.figure(figure.command));
                if (asked.drawn) asked.drawn(++done, all);
            }
    }

    /// In millimetres.
    QSizeF paper() const { return m_asked.paper == HandbookPdf::Paper::A4 ? QSizeF(210, 297) : QSizeF(215.9, 279.4); }

    void paint(QPdfWriter& writer, QPainter& painter)
    {
        layOut(writer);
        paintTitle(painter);
        const auto paintAll = [&](QTextDocument& text, int first, const QString& head) {
            for (int page = 0; page < text.pageCount(); ++page) {
                writer.newPage();
                paintPage(painter, text, page);
                paintFoot(painter, head, first + page + 1);
            }
        };
        paintAll(*m_contents, 1, Words::tr("Contents"));
        for (const PrintedChapter& chapter : m_chapters)
            paintAll(*chapter.text, chapter.first, chapter.source.sections.front().title);
    }

    /// Lets links within the handbook lead there, and be called as their sections are.
    PdfVoice link(PdfEdits& edits) const
    {
        placeLinks(edits, m_places);
        PdfVoice voice;
        for (std::size_t c = 0; c < m_chapters.size(); ++c)
            for (std::size_t s = 0; s < m_chapters[c].source.sections.size(); ++s)
                voice.links[addressOf(m_chapters, c, s).toLatin1()] = m_chapters[c].source.sections[s].title;
        return voice;
    }

private:
    /// The room for a page's text, in units of 1/96 inch.
    QRectF room() const
    {
        return {unitsOf(sideMargin), unitsOf(topMargin), unitsOf(paper().width() - 2 * sideMargin),
                unitsOf(paper().height() - topMargin - footMargin)};
    }

    void layOut(QPdfWriter& writer)
    {
        for (PrintedChapter& chapter : m_chapters)
            chapter.text = printedChapter(chapter.source, chapter.figures, &writer, room().size());
        // The contents with wrong page numbers are as long as with the right ones.
        m_contents = contents(&writer);
        int page = 1 + m_contents->pageCount();
        for (PrintedChapter& chapter : m_chapters) {
            chapter.first = page;
            page += chapter.text->pageCount();
        }
        placeSections(writer.pageLayout().fullRectPoints().height());
        m_contents = contents(&writer);
    }

    void placeSections(double paperHeight)
    {
        const double height = room().height();
        for (std::size_t c = 0; c < m_chapters.size(); ++c) {
            const PrintedChapter& chapter = m_chapters[c];
            for (std::size_t s = 0; s < chapter.source.sections.size(); ++s) {
                const QTextBlock heading = headingAt(*chapter.text, s);
                if (!heading.isValid()) continue;
                const double top = topOf(*chapter.text, heading);
                const int page = static_cast<int>(top / height);
                m_places[addressOf(m_chapters, c, s).toLatin1()] = {
                    static_cast<std::size_t>(chapter.first + page),
                    paperHeight - pointsPerUnit * (room().top() + top - page * height)};
            }
        }
    }

    /// A line for each chapter and section, with its page's number.
    std::unique_ptr<QTextDocument> contents(QPaintDevice* device) const
    {
        auto text = emptyPrint(device, room().size());
        QTextCursor cursor(text.get());
        QTextCharFormat title;
        title.setFontPointSize(19);
        cursor.insertText(Words::tr("Contents"), title);
        for (std::size_t c = 0; c < m_chapters.size(); ++c) {
            const auto& sections = m_chapters[c].source.sections;
            for (std::size_t s = 0; s < sections.size(); ++s)
                if (sections[s].level <= 2) addLine(cursor, addressOf(m_chapters, c, s), sections[s]);
        }
        return text;
    }

    void addLine(QTextCursor& cursor, const QString& address, const HandbookSection& section) const
    {
        const bool isChapter = section.level == 1;
        QTextBlockFormat line;
        const double indent = isChapter ? 0 : 18;
        line.setLeftMargin(indent);
        line.setTabPositions({QTextOption::Tab(room().width() - indent, QTextOption::RightTab)});
        line.setTopMargin(isChapter ? 9 : 1);
        QTextCharFormat look;
        look.setFontWeight(isChapter ? QFont::Bold : QFont::Normal);
        look.setAnchor(true);
        look.setAnchorHref(address);
        const auto place = m_places.find(address.toLatin1());
        const std::size_t page = place == m_places.end() ? 0 : place->second.page + 1;
        cursor.insertBlock(line, look);
        cursor.insertText(QStringLiteral("%1\t%2").arg(section.title).arg(page), look);
    }

    void paintTitle(QPainter& painter) const
    {
        const double width = unitsOf(paper().width());
        QSvgRenderer icon(QStringLiteral(":/icons/attentionscope.svg"));
        constexpr double side = 132;
        icon.render(&painter, QRectF((width - side) / 2, unitsOf(60), side, side));
        const auto say = [&](double millimetres, double points, const QString& words) {
            painter.setFont(textFont(points, FontUse::Figure));
            painter.setPen(Palette::light().text);
            painter.drawText(QRectF(room().left(), unitsOf(millimetres), room().width(), unitsOf(30)),
                             static_cast<int>(Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap), words);
        };
        say(110, 34, QStringLiteral("AttentionScope"));
        say(130, 20, Words::tr("Handbook"));
        say(150, 11, Words::tr("Version %1").arg(m_asked.version));
        say(paper().height() - 50, 9,
            Words::tr("Free software under the GNU General Public License, version 3 or later, without any warranty."));
    }

    void paintPage(QPainter& painter, QTextDocument& text, int page) const
    {
        const double height = room().height();
        painter.save();
        painter.translate(room().left(), room().top() - page * height);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, page * height, room().width(), height);
        context.palette.setColor(QPalette::Text, Palette::light().text);
        painter.setClipRect(context.clip);
        text.documentLayout()->draw(&painter, context);
        painter.restore();
    }

    void paintFoot(QPainter& painter, const QString& head, int number) const
    {
        const QRectF foot(room().left(), room().bottom() + unitsOf(6), room().width(), unitsOf(6));
        painter.setFont(textFont(8, FontUse::Figure));
        painter.setPen(Palette::light().muted);
        painter.drawText(foot, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), head);
        painter.drawText(foot, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), QString::number(number));
    }

    const HandbookPdf& m_asked;
    std::vector<PrintedChapter> m_chapters;
    std::unique_ptr<QTextDocument> m_contents;
    std::map<QByteArray, PdfPlace> m_places;  ///< places of sections, by what leads there
};

}  // namespace

QByteArray handbookPdf(const HandbookPdf& asked)
{
    Pages pages(asked);
    return pdfPainted(
        Words::tr("AttentionScope: handbook"), pages.paper(),
        [&](QPdfWriter& writer, QPainter& painter) { pages.paint(writer, painter); },
        [&](PdfEdits& edits) { return pages.link(edits); });
}
