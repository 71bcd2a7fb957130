#include "ui/help/handbook_window.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/help/handbook_document.h"
#include "ui/help/handbook_pictures.h"
#include "ui/help/handbook_saver.h"
#include "ui/plot/text/formula_text.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

namespace {

bool matches(const HandbookSection& section, const QStringList& words)
{
    return std::ranges::all_of(words,
                               [&](const QString& word) { return section.text.contains(word, Qt::CaseInsensitive); });
}

/// How well a section answers a search: a word in its title says more than one in its text.
int answers(const HandbookSection& section, const QStringList& words)
{
    if (!matches(section, words)) return 0;
    return 1 + static_cast<int>(std::ranges::count_if(words, [&](const QString& word) {
               return section.title.contains(word, Qt::CaseInsensitive);
           }));
}

}  // namespace

HandbookWindow::HandbookWindow(HandbookPictures* pictures, QWidget* window)
    : SearchTool(window),
      m_chapters(handbook()),
      m_chapter(m_chapters.size()),
      m_pictures(pictures),
      m_search(searchLine()),
      m_contents(list()),
      m_text(new QTextBrowser)
{
    pictures->setParent(this);
    setObjectName(QStringLiteral("handbook"));
    setWindowTitle(tr("Handbook"));
    m_search->setObjectName(QStringLiteral("handbookSearch"));
    m_search->setPlaceholderText(tr("Search the handbook"));
    m_search->setAccessibleName(tr("Search the handbook"));
    m_search->setClearButtonEnabled(true);
    m_contents->setObjectName(QStringLiteral("handbookContents"));
    m_contents->setAccessibleName(tr("Sections"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_text->setObjectName(QStringLiteral("handbookText"));
    m_text->setAccessibleName(tr("The chapter"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    fillContents();
    createLayout();
    connect(m_search, &QLineEdit::textChanged, this, &HandbookWindow::search);
    connect(m_contents, &QListWidget::currentRowChanged, this, &HandbookWindow::show);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { follow(url.toString()); });
    connect(m_pictures, &HandbookPictures::drawn, this, [this](const QString& command) {
        if (m_chapter >= m_chapters.size()) return;
        const auto& figures = m_chapters[m_chapter].figures;
        for (std::size_t i = 0; i < figures.size(); ++i)
            if (figures[i].command == command) putPicture(i);
    });
    connect(&Magnification::instance(), &Magnification::changed, this, &HandbookWindow::loadAgain);
}

void HandbookWindow::createLayout()
{
    auto* parts = new QSplitter;
    parts->addWidget(m_contents);
    parts->addWidget(m_text);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(parts, 1);
    layout->addWidget(new HandbookSaver(m_pictures->program()));
    keepScaled(this, [this, parts] {
        const QSize room = screen()->availableSize() * 0.9;
        resize(QSize(scaled(1020), scaled(720)).boundedTo(room));
        parts->setSizes({scaled(280), scaled(740)});
    });
}

void HandbookWindow::fillContents()
{
    for (std::size_t chapter = 0; chapter < m_chapters.size(); ++chapter) {
        const auto& sections = m_chapters[chapter].sections;
        for (std::size_t section = 0; section < sections.size(); ++section) {
            if (sections[section].level > 2) continue;
            const bool isChapter = sections[section].level == 1;
            auto* item =
                new QListWidgetItem((isChapter ? QString() : QStringLiteral("    ")) + sections[section].title);
            QFont font = item->font();
            font.setBold(isChapter);
            item->setFont(font);
            m_contents->addItem(item);
            m_places.push_back({chapter, section});
        }
    }
}

void HandbookWindow::openBeside(QWidget* window, const QString& id)
{
    auto* book = window->findChild<HandbookWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (book == nullptr) book = new HandbookWindow(new HandbookPictures, window);
    book->open(id);
}

void HandbookWindow::open(const QString& id)
{
    m_search->clear();
    const int row = rowOf(id);
    if (row >= 0 || m_contents->currentRow() < 0) m_contents->setCurrentRow(std::max(row, 0));
    bringToFront();  // first: lines break elsewhere in a window that has its size
    if (row < 0) return;
    const auto& sections = m_chapters[m_places[static_cast<std::size_t>(row)].chapter].sections;
    scrollTo(static_cast<std::size_t>(std::ranges::find(sections, id, &HandbookSection::id) - sections.begin()));
}

const HandbookSection& HandbookWindow::sectionAt(int row) const
{
    const Place& place = m_places[static_cast<std::size_t>(row)];
    return m_chapters[place.chapter].sections[place.section];
}

/// The row of a section, or of the one that a smaller part is in.
int HandbookWindow::rowOf(const QString& id) const
{
    if (id.isEmpty()) return -1;
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        const auto& sections = m_chapters[m_places[row].chapter].sections;
        for (std::size_t section = m_places[row].section; section < sections.size(); ++section) {
            if (section > m_places[row].section && sections[section].level < 3) break;
            if (sections[section].id == id) return static_cast<int>(row);
        }
    }
    return -1;
}

/// Shows what answers, and of that the best.
void HandbookWindow::search(const QString& words)
{
    const QStringList split = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int best = 0;
    int row = -1;
    for (int i = 0; i < m_contents->count(); ++i) {
        const int found = answers(sectionAt(i), split);
        m_contents->item(i)->setHidden(found == 0);
        if (found <= best) continue;
        best = found;
        row = i;
    }
    if (split.isEmpty()) return m_contents->scrollToItem(m_contents->currentItem());
    m_contents->setCurrentRow(row);
    if (row >= 0) return;
    m_chapter = m_chapters.size();
    m_text->setPlainText(tr("No section matches “%1”.").arg(words.trimmed()));
}

void HandbookWindow::show(int row)
{
    if (row < 0) return;
    const Place& place = m_places[static_cast<std::size_t>(row)];
    if (place.chapter != m_chapter) load(place.chapter);
    scrollTo(place.section);
}

void HandbookWindow::scrollTo(std::size_t section)
{
    const QTextBlock heading = headingAt(*m_text->document(), section);
    if (!heading.isValid()) return;
    const QRectF rect = m_text->document()->documentLayout()->blockBoundingRect(heading);
    m_text->verticalScrollBar()->setValue(section == 0 ? 0 : static_cast<int>(rect.top()) - scaled(8));
}

void HandbookWindow::load(std::size_t chapter)
{
    m_chapter = chapter;
    m_pictures->forgetAsked();
    m_text->setMarkdown(m_chapters[chapter].markdown);
    lowerIndices(*m_text->document());
    m_text->document()->setDocumentMargin(scaled(20));
    spaceTables(*m_text->document(), palette().color(QPalette::Mid), scaled(5));
    for (std::size_t figure = 0; figure < m_chapters[chapter].figures.size(); ++figure) putPicture(figure);
}

/// Loads the chapter again in the current colours and size; the reader stays about in place.
void HandbookWindow::loadAgain()
{
    if (m_chapter >= m_chapters.size()) return;
    QScrollBar* bar = m_text->verticalScrollBar();
    const double share = bar->maximum() > 0 ? static_cast<double>(bar->value()) / bar->maximum() : 0;
    load(m_chapter);
    bar->setValue(qRound(share * bar->maximum()));
}

void HandbookWindow::changeEvent(QEvent* event)
{
    SearchTool::changeEvent(event);
    // A text's links keep the colour that they were read in. The text's own palette comes after its window's.
    if (event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &HandbookWindow::loadAgain, Qt::QueuedConnection);
}

/// Puts a figure where its name stands, once it is drawn.
void HandbookWindow::putPicture(std::size_t figure)
{
    const double ratio = devicePixelRatioF();
    const HandbookPictures::Look look{.dark = palette().color(QPalette::Window).lightness() < 128,
                                      .dpi = std::round(96 * ratio * Magnification::instance().percent() / 100.0)};
    const QImage picture = m_pictures->picture(m_chapters[m_chapter].figures[figure].command, look);
    const QTextBlock block = figureBlock(*m_text->document(), figure);
    if (!block.isValid()) return;
    QTextCursor cursor(block);
    if (picture.isNull()) {
        // Its name is for this program alone.
        QTextCharFormat unseen;
        unseen.setForeground(Qt::transparent);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(unseen);
        return;
    }
    m_text->document()->addResource(QTextDocument::ImageResource, QUrl(figureName(figure)), picture);
    QTextImageFormat format;
    format.setName(figureName(figure));
    format.setWidth(picture.width() / ratio);
    format.setHeight(picture.height() / ratio);
    format.setProperty(QTextFormat::ImageAltText, m_chapters[m_chapter].figures[figure].caption);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    cursor.insertImage(format);
}

void HandbookWindow::follow(const QString& link)
{
    if (link.startsWith(QLatin1Char('#'))) return open(link.mid(1));
    if (link.startsWith(QLatin1String("https://"))) QDesktopServices::openUrl(QUrl(link));
}

#include "moc_handbook_window.cpp"
