#include "ui/feature/composer/composer_window.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include "ui/feature/composer/page_bar.h"
#include "ui/feature/composer/page_canvas.h"
#include "ui/feature/composer/page_look_menu.h"
#include "ui/feature/composer/panel_list.h"
#include "ui/feature/composer/panel_properties.h"
#include "ui/help/handbook_window.h"
#include "ui/panel/export/figure_destination.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/kept_place.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/plot/compose/page_templates.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/theme/magnification.h"

#include <algorithm>

namespace {

constexpr int leftWidth = 250, rightWidth = 300;
constexpr int drawnAfter = 60, saidAfter = 500;  ///< ms
constexpr double usualDots = 96 / 25.4;          ///< pixels per millimetre at 100 %

}  // namespace

ComposerWindow::ComposerWindow()
    : m_additions(new QMenu(this)),
      m_banner(new Banner),
      m_bar(new PageBar(m_editor)),
      m_list(new PanelList(m_editor, m_additions)),
      m_properties(new PanelProperties(m_editor)),
      m_canvas(new PageCanvas(m_editor)),
      m_scroll(new QScrollArea),
      m_foot(new QLabel),
      m_facts(new QLabel),
      m_files(new PageFiles(
          m_editor, m_maker, [this] { return m_canvas->picture(); }, this))
{
    setObjectName(QStringLiteral("composer"));
    setSection(this, QStringLiteral("composer"));
    setMinimumSize(640, 480);
    createLayout();
    createMenus();
    connectParts();
    connectMaker();
    constexpr QSize usualFrame(8, 36);  // FrameFit makes it right where it is another
    resize(QSize(scaled(1440), scaled(860)).boundedTo(screen()->availableSize() - usualFrame));
    new KeptPlace(this, QStringLiteral("composer"));
    new FrameFit(this);
    pageChanged();
}

ComposerWindow::~ComposerWindow() = default;

void ComposerWindow::createLayout()
{
    auto* left = new TallScrollArea(m_list);
    auto* right = new TallScrollArea(m_properties);
    keepScaled(this, [left, right] {
        left->setFixedWidth(scaled(leftWidth));
        right->setFixedWidth(scaled(rightWidth));
    });
    m_scroll->setWidget(m_canvas);
    m_scroll->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setObjectName(QStringLiteral("pageScroll"));
    m_scroll->setFocusPolicy(Qt::NoFocus);  // keys belong to the page in it
    m_scroll->installEventFilter(this);
    for (QScrollBar* bar : {m_scroll->horizontalScrollBar(), m_scroll->verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, m_canvas, qOverload<>(&QWidget::update));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(left);
    columns->addWidget(m_scroll, 1);
    columns->addWidget(right);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 4, 16, 6);
    m_facts->setProperty("role", QStringLiteral("hint"));
    m_foot->setProperty("role", QStringLiteral("warning"));
    m_foot->setTextFormat(Qt::PlainText);
    m_facts->setTextFormat(Qt::PlainText);
    foot->addWidget(m_facts);
    foot->addStretch(1);
    foot->addWidget(m_foot);
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_banner);
    layout->addLayout(columns, 1);
    layout->addLayout(foot);
    setCentralWidget(centre);
}

QAction* ComposerWindow::addAction(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& tip,
                                   const Act& act)
{
    QAction* action = menu->addAction(text, this, act);
    action->setShortcut(keys);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    return action;
}

void ComposerWindow::createMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    addAction(file, tr("&New page"), QKeySequence::New, tr("Begins an empty page"), [this] {
        if (m_files->mayLeave()) m_editor.open({}, {});
    });
    addAction(file, tr("&Open…"), QKeySequence::Open, tr("Opens a page, or a figure of one; a session becomes a panel"),
              [this] { m_files->open(); });
    file->addSeparator();
    addAction(file, tr("&Save page"), QKeySequence::Save, tr("Saves the page, to open it again"),
              [this] { m_files->save(); });
    addAction(file, tr("Save page &as…"), QKeySequence(tr("Ctrl+Shift+S")), tr("Saves it under another name"),
              [this] { m_files->saveAs(); });
    addAction(file, tr("&Export figure…"), QKeySequence(tr("Ctrl+E")), tr("Saves the page as PDF, SVG, PNG or TikZ"),
              [this] { m_files->exportFigure(); });
    file->addSeparator();
    addAction(file, tr("&Close"), QKeySequence::Close, tr("Closes the composer"), [this] { close(); });
    createPageMenu();
}

void ComposerWindow::createPageMenu()
{
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    m_undo = addAction(edit, tr("&Undo"), QKeySequence::Undo, tr("Undoes the last change of the page"),
                       [this] { m_editor.undo(); });
    m_redo = addAction(edit, tr("&Redo"), {}, tr("Redoes what was undone"), [this] { m_editor.redo(); });
    m_redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    edit->addSeparator();
    addAction(edit, tr("&Copy page as picture"), QKeySequence(tr("Ctrl+Shift+C")),
              tr("Copies the page as PNG, SVG and PDF"), [this] { m_maker.make(m_editor.page(), pictureFormats()); });
    addAction(edit, tr("S&top drawing"), {}, tr("Stops what takes long"), [this] { m_maker.stop(); });
    QMenu* page = menuBar()->addMenu(tr("&Page"));
    addAction(page, tr("&Arrange panels"), QKeySequence(tr("Ctrl+R")),
              tr("Puts the panels into the rows of the grid, each as high as it needs"),
              [this] { m_maker.arrange(m_editor.page()); });
    page->addSeparator();
    m_look = new PageLookMenu(m_editor, page);
    QMenu* panel = menuBar()->addMenu(tr("Pa&nel"));
    fillAdditions();
    m_additions->setTitle(tr("&Add"));
    panel->addMenu(m_additions);
    addAction(panel, tr("&Duplicate"), QKeySequence(tr("Ctrl+D")), tr("Adds a copy of the picked panel behind it"),
              [this] { m_editor.copyPicked(); });
    addAction(panel, tr("&Remove"), QKeySequence::Delete, tr("Removes the picked panel"),
              [this] { m_editor.removePicked(); });
    const auto moved = [this](int by) {
        const auto picked = m_editor.picked();
        if (picked && (by > 0 || *picked > 0)) m_editor.move(*picked, *picked + static_cast<std::size_t>(by));
    };
    addAction(panel, tr("Move &up"), QKeySequence(tr("Alt+Up")), tr("Before the panel above it"),
              [moved] { moved(-1); });
    addAction(panel, tr("Move d&own"), QKeySequence(tr("Alt+Down")), tr("Behind the panel below it"),
              [moved] { moved(1); });
    addAction(panel, tr("&Open in window"), {}, tr("Shows the panel's session in the main window"), [this] {
        if (m_editor.picked()) openPicked(*m_editor.picked());
    });
    addAction(panel, tr("&Take from window"), {}, tr("Replaces the panel by what the main window shows"),
              [this] { emit replaceAsked(); });
}

void ComposerWindow::fillAdditions()
{
    m_additions->addAction(tr("What the window &shows"), this, &ComposerWindow::shownAsked);
    m_additions->addAction(tr("A &text"), this, [this] {
        core::PagePanel panel;
        panel.text = tr("Text").toStdString();
        m_editor.add(std::move(panel));
    });
    m_additions->addAction(tr("A saved &figure…"), this, [this] { m_files->open(); });
    QMenu* templates = m_additions->addMenu(tr("A whole &page"));
    templates->setToolTipsVisible(true);
    for (const PageTemplate& each : pageTemplates()) {
        const QString name = QString::fromLatin1(each.name);
        QAction* action = templates->addAction(each.title, this, [this, name] {
            if (m_files->mayLeave()) emit templateAsked(name);
        });
        action->setToolTip(each.what);
    }
}

void ComposerWindow::connectParts()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(drawnAfter);
    m_later.setSingleShot(true);
    m_later.setInterval(saidAfter);
    connect(&m_soon, &QTimer::timeout, this, &ComposerWindow::draw);
    connect(&m_later, &QTimer::timeout, this, [this] {
        if (m_maker.isBusy()) m_facts->setText(tr("Drawing…"));
    });
    connect(&m_editor, &PageEditor::changed, this, &ComposerWindow::pageChanged);
    connect(&m_editor, &PageEditor::arrangeAsked, this, [this] { m_maker.arrange(m_editor.page()); });
    connect(m_bar, &PageBar::undoAsked, &m_editor, &PageEditor::undo);
    connect(m_bar, &PageBar::copyAsked, this, [this] { m_maker.make(m_editor.page(), pictureFormats()); });
    connect(m_bar, &PageBar::exportAsked, m_files, &PageFiles::exportFigure);
    connect(m_bar, &PageBar::zoomChanged, this, &ComposerWindow::fitZoom);
    connect(m_canvas, &PageCanvas::zoomAsked, this, &ComposerWindow::zoomAt);
    connect(m_canvas, &PageCanvas::fitAsked, m_bar, &PageBar::fit);
    connect(m_properties, &PanelProperties::openAsked, this, [this] {
        if (m_editor.picked()) openPicked(*m_editor.picked());
    });
    connect(m_properties, &PanelProperties::replaceAsked, this, &ComposerWindow::replaceAsked);
    connect(m_canvas, &PageCanvas::openAsked, this, &ComposerWindow::openPicked);
    connect(m_canvas, &PageCanvas::exchanged, this, &ComposerWindow::exchange);
    connect(m_canvas, &PageCanvas::menuAsked, this,
            [this](const QPoint& at) { menuBar()->actions().constLast()->menu()->popup(at); });
    connect(m_canvas, &PageCanvas::filesDropped, this, [this](const QStringList& files) {
        for (const QString& file : files) m_files->openFile(file.toStdString());
    });
    connect(m_files, &PageFiles::said, m_banner, &Banner::showMessage);
    connect(m_banner, &Banner::explained, this, [this](const QString& id) { HandbookWindow::openBeside(this, id); });
    connect(m_files, &PageFiles::failed, m_banner, &Banner::showError);
    connect(m_files, &PageFiles::asked, m_banner, &Banner::ask);
}

void ComposerWindow::connectMaker()
{
    connect(&m_maker, &PageMaker::drawn, this, &ComposerWindow::showDrawn);
    connect(&m_maker, &PageMaker::arranged, &m_editor, &PageEditor::amend);
    connect(&m_maker, &PageMaker::filled, this,
            [this](const core::ComposedPage& page) { m_editor.open(page, {}, false); });
    connect(&m_maker, &PageMaker::written, this,
            [this](const QString& path) { m_banner->showMessage(tr("Saved %1").arg(path)); });
    connect(&m_maker, &PageMaker::made, this, [this](const QMap<QString, QByteArray>& files) {
        putOnClipboard(files);
        m_facts->setText(tr("Copied the page"));
    });
    connect(&m_maker, &PageMaker::failed, this, [this](const core::Error& error) { m_banner->showError(error); });
    connect(&m_maker, &PageMaker::stopped, this, [this] { m_facts->setText(tr("Stopped")); });
}

void ComposerWindow::add(core::Session session, const QString& heading)
{
    core::PagePanel panel;
    panel.session = std::move(session);
    panel.heading = heading.toStdString();
    m_editor.add(std::move(panel));
}

void ComposerWindow::fill(const std::string& name, const core::Session& session) { m_maker.fill(name, session); }

void ComposerWindow::openPicked(std::size_t panel)
{
    if (const auto& session = m_editor.page().panels[panel].session) emit openAsked(*session);
}

/// Each where the other was.
void ComposerWindow::exchange(std::size_t a, std::size_t b)
{
    m_editor.apply([&](core::ComposedPage& page) {
        std::swap(page.panels[a], page.panels[b]);
        std::swap(page.panels[a].place, page.panels[b].place);
    });
    m_editor.pick(b);
    m_maker.arrange(m_editor.page());
}

void ComposerWindow::pageChanged()
{
    const QString name =
        m_editor.file().empty() ? tr("Untitled page") : QString::fromStdString(m_editor.file().filename().string());
    setWindowTitle(tr("%1[*] — Composer").arg(name));
    setWindowModified(m_editor.isModified() && !m_editor.page().panels.empty());
    m_undo->setEnabled(m_editor.canUndo());
    m_redo->setEnabled(m_editor.canRedo());
    fitZoom();
    if (!m_soon.isActive()) m_soon.start();
}

void ComposerWindow::fitZoom()
{
    const auto percent = m_bar->zoom();
    const double fit = m_canvas->scaleToFit(m_scroll->maximumViewportSize());
    const double scale = percent ? usualDots * *percent / 100 : fit;
    m_bar->showZoom(fit / usualDots * 100);
    m_canvas->setRoom(m_scroll->maximumViewportSize());
    if (std::abs(scale - m_canvas->scale()) < 1e-9) return;
    m_canvas->setScale(scale);
    if (!m_soon.isActive()) m_soon.start();
}

/// Keeps the place under the pointer where it is, as far as the page can be scrolled.
void ComposerWindow::zoomAt(const QPointF& at, double factor)
{
    const QPointF place = m_canvas->toPage(at);
    m_bar->zoomTo(m_canvas->scale() / usualDots * 100 * factor);
    const QPointF moved = m_canvas->fromPage(place) - at;
    m_scroll->horizontalScrollBar()->setValue(m_scroll->horizontalScrollBar()->value() + qRound(moved.x()));
    m_scroll->verticalScrollBar()->setValue(m_scroll->verticalScrollBar()->value() + qRound(moved.y()));
}

void ComposerWindow::draw()
{
    constexpr double mostDots = 24;  // per millimetre: about 600 dpi
    m_later.start();
    m_maker.draw(m_editor.page(), std::min(mostDots, m_canvas->scale() * devicePixelRatioF()));
}

void ComposerWindow::showDrawn(const ComposedFigure& page, const QImage& picture)
{
    if (page.panels.size() != m_editor.page().panels.size()) return;  // an edit came meanwhile
    m_canvas->setDrawn(page, picture);
    m_list->setDrawn(page, picture);
    m_properties->setDrawn(page);
    QStringList captions;
    for (const ComposedPanel& panel : page.panels) captions << panel.caption;
    m_look->setCaptions(captions);
    const core::ComposedPage& now = m_editor.page();
    m_facts->setText(tr("%1 × %2 mm · panels: %3 · %4")
                         .arg(now.width_mm)
                         .arg(now.height_mm)
                         .arg(now.panels.size())
                         .arg(page.figure->isVector() ? tr("vector") : tr("maps as lossless pictures")));
    QStringList small;
    for (std::size_t i = 0; i < page.panels.size(); ++i)
        if (const QString points = tooSmall(now, page.panels[i]); !points.isEmpty())
            small << tr("%1 %2").arg(letterOfPanel(now, i), points).trimmed();
    const QStringList& warnings = page.figure->warnings();
    m_foot->setText(
        !small.isEmpty()
            ? tr("%1: smaller than the %2 pt that can be printed").arg(small.join(tr(", "))).arg(now.text.least_points)
        : warnings.isEmpty() ? QString()
                             : warnings.constFirst());
    m_foot->setToolTip(warnings.join(QLatin1Char('\n')).toHtmlEscaped());
}

void ComposerWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files->mayLeave()) return event->ignore();
    m_files->end();
    m_editor.open({}, {});
    QMainWindow::closeEvent(event);
}

/// The page's room changes with the window, the banner and the bar's lines.
bool ComposerWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::Resize) fitZoom();
    return QMainWindow::eventFilter(watched, event);
}

#include "moc_composer_window.cpp"
