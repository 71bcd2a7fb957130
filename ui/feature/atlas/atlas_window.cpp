#include "ui/feature/atlas/atlas_window.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/feature/atlas/atlas_bar.h"
#include "ui/feature/atlas/atlas_progress.h"
#include "ui/feature/atlas/folder_purposes.h"
#include "ui/feature/atlas/head_card.h"
#include "ui/feature/atlas/head_list.h"
#include "ui/feature/atlas/new_atlas_dialog.h"
#include "ui/feature/atlas/scatter_panel.h"
#include "ui/file/dialog_folder.h"
#include "ui/help/handbook_window.h"
#include "ui/keep/leaving.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/kept_place.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

constexpr int listWidth = 420, cardWidth = 500;

QString atlasKinds() { return AtlasWindow::tr("Atlases (*.attnatlas)"); }

}  // namespace

AtlasWindow::AtlasWindow()
    : m_exports(m_document, this),
      m_heads(new HeadList(m_document, this)),
      m_banner(new Banner),
      m_bar(new AtlasBar(m_document, *m_heads)),
      m_list(new QTableView),
      m_scatter(new ScatterPanel(m_document)),
      m_card(new HeadCard(m_document)),
      m_progress(new AtlasProgress)
{
    setObjectName(QStringLiteral("atlasWindow"));
    setSection(this, QStringLiteral("atlas"));
    setAcceptDrops(true);
    setMinimumSize(800, 520);
    createLayout();
    createMenus();
    connectParts();
    connectJob();
    constexpr QSize usualFrame(8, 36);  // FrameFit makes it right where it is another
    resize(QSize(scaled(1440), scaled(880)).boundedTo(screen()->availableSize() - usualFrame));
    new KeptPlace(this, QStringLiteral("atlas"));
    new FrameFit(this);
    showState();
}

AtlasWindow::~AtlasWindow() = default;

QWidget* AtlasWindow::createList()
{
    m_list->setObjectName(QStringLiteral("atlasHeads"));
    m_list->setAccessibleName(tr("Heads"));
    m_list->setModel(m_heads);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setAlternatingRowColors(true);
    m_list->setSortingEnabled(true);
    m_list->horizontalHeader()->setSortIndicatorClearable(true);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_list->horizontalHeader()->setStretchLastSection(true);
    keepScaled(m_list, [this] {
        m_list->verticalHeader()->setDefaultSectionSize(scaled(26));
        m_list->horizontalHeader()->setDefaultSectionSize(scaled(96));
        m_list->setMinimumWidth(scaled(240));
    });
    return m_list;
}

void AtlasWindow::createLayout()
{
    auto* across = new QSplitter(Qt::Horizontal);
    across->setChildrenCollapsible(false);
    across->addWidget(createList());
    across->addWidget(m_scatter);
    across->addWidget(new TallScrollArea(m_card));
    across->setStretchFactor(1, 1);
    keepScaled(m_scatter, [this] { m_scatter->setMinimumWidth(scaled(270)); });  // before the list on narrow screens
    across->setSizes({scaled(listWidth), scaled(600), scaled(cardWidth)});
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_banner);
    layout->addWidget(m_progress);
    layout->addWidget(across, 1);
    setCentralWidget(centre);
}

void AtlasWindow::createMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    const auto add = [this](QMenu* menu, const QString& text, const QKeySequence& keys, const QString& tip,
                            const std::function<void()>& act) {
        QAction* action = menu->addAction(text, this, act);
        action->setShortcut(keys);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        return action;
    };
    add(file, tr("&New atlas…"), QKeySequence::New, tr("Computes an atlas of a model over a collection of texts"),
        [this] { emit newAsked(); });
    add(file, tr("&Open…"), QKeySequence::Open, tr("Opens an atlas"), [this] { openAtlas(); });
    file->addSeparator();
    m_ofAtlas << add(file, tr("Save &as…"), QKeySequence(tr("Ctrl+Shift+S")),
                     tr("Saves the atlas with its notes under another name"), [this] { saveAs(); });
    m_ofAtlas << add(file, tr("Save &table…"), {},
                     tr("Every mean, or those of the heads that are found, or who reads whom, as CSV"),
                     [this] { m_exports.saveTable(); });
    m_ofAtlas << add(file, tr("Export &figure…"), QKeySequence(tr("Ctrl+E")),
                     tr("What is drawn in the middle, as PDF, SVG, PNG or TikZ"), [this] { m_exports.saveFigure(); });
    m_ofAtlas << add(file, tr("Export &page…"), {},
                     tr("All of it, with notes, as one HTML file that needs nothing else"),
                     [this] { m_exports.savePage(); });
    file->addSeparator();
    add(file, tr("&Close"), QKeySequence::Close, tr("Closes this window"), [this] { close(); });
    QMenu* job = menuBar()->addMenu(tr("&Texts"));
    m_goOn = add(job, tr("&Go on"), QKeySequence(tr("Ctrl+R")), tr("Computes what is missing"), [this] { goOn(0); });
    m_without = add(job, tr("Run &without each head…"), {},
                    tr("Runs some of the texts once more for each head, to see what the next token loses"),
                    [this] { askKnockOuts(); });
    createHeadMenu();
}

void AtlasWindow::createHeadMenu()
{
    QMenu* heads = menuBar()->addMenu(tr("&Heads"));
    const auto add = [&](const QString& text, const QKeySequence& keys, const std::function<void()>& act) {
        QAction* action = heads->addAction(text, this, act);
        action->setShortcut(keys);
        m_ofAtlas << action;
    };
    add(tr("&Find heads"), QKeySequence::Find, [this] { m_bar->focusSearch(); });
    add(tr("Write a &note"), QKeySequence(tr("Ctrl+M")), [this] { m_card->focusNote(); });
    add(tr("&Beside another…"), QKeySequence(tr("Ctrl+B")), [this] { openBeside(); });
}

void AtlasWindow::connectParts()
{
    connect(m_bar, &AtlasBar::besideAsked, this, &AtlasWindow::openBeside);
    connect(m_card, &HeadCard::openAsked, this, &AtlasWindow::openAsked);
    connect(&m_document, &AtlasDocument::opened, this, &AtlasWindow::offerToGoOn);
    for (const auto signal :
         {&AtlasDocument::opened, &AtlasDocument::saved, &AtlasDocument::besideChanged, &AtlasDocument::stepChanged})
        connect(&m_document, signal, this, &AtlasWindow::showState);
    connect(&m_document, &AtlasDocument::headChanged, this, &AtlasWindow::showHead);
    // The heads that changed most come first.
    connect(&m_document, &AtlasDocument::besideChanged, this, [this] {
        if (const auto first = m_heads->headAt(0); first && m_document.other() != nullptr) m_document.setHead(*first);
    });
    connect(m_heads, &HeadList::modelReset, this, [this] {
        if (m_document.other() != nullptr)
            m_list->resizeColumnsToContents();
        else
            m_list->resizeColumnToContents(0);
        showHead();
    });
    connect(m_heads, &HeadList::layoutChanged, this, &AtlasWindow::showHead);
    connect(&m_document, &AtlasDocument::said, m_banner, &Banner::showMessage);
    connect(&m_exports, &AtlasExports::said, m_banner, &Banner::showMessage);
    connect(m_banner, &Banner::explained, this, [this](const QString& id) { HandbookWindow::openBeside(this, id); });
    connect(&m_document, &AtlasDocument::failed, m_banner, &Banner::showError);
    connect(&m_exports, &AtlasExports::failed, m_banner, &Banner::showError);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AtlasWindow::takeRow);
}

void AtlasWindow::connectJob()
{
    connect(&m_job, &AtlasJob::begun, this, &AtlasWindow::beginJob);
    connect(m_progress, &AtlasProgress::pauseAsked, &m_job, &AtlasJob::pause);
    connect(&m_job, &AtlasJob::progressed, m_progress, &AtlasProgress::setDone);
    connect(&m_job, &AtlasJob::computed, this, [this](const fs::path& file, const std::shared_ptr<core::Atlas>& atlas) {
        // If the user has opened another atlas meanwhile, that one stays.
        if (!m_follows && m_document.isOpen() && m_document.file() != file) return;
        m_follows = false;
        m_document.takeComputed(file, atlas);
        m_scatter->fillMeasures();
    });
    connect(&m_job, &AtlasJob::ended, this, [this](const QString& sentence) {
        m_document.setComputing({});
        m_progress->hide();
        m_scatter->fillMeasures();
        showState();
        m_banner->showMessage(sentence);
    });
}

void AtlasWindow::begin(const fs::path& model)
{
    if (m_job.isRunning())
        return m_banner->showMessage(tr("An atlas is being computed: pause it before another one is begun."));
    NewAtlasDialog dialog(model, this);
    if (dialog.exec() != QDialog::Accepted) return;
    m_job.start(dialog.request(), dialog.knockOuts());
}

void AtlasWindow::beginJob(const fs::path& file)
{
    m_banner->hide();  // messages about the atlas before are over
    m_document.setComputing(file);
    m_follows = true;
    m_progress->begin();
}

void AtlasWindow::goOn(std::size_t knock_outs)
{
    if (!m_document.isOpen() || m_job.isRunning()) return;
    std::vector<core::AtlasModel> models;
    for (std::size_t place = 0; place < m_document.atlas().steps.size(); ++place) {
        const core::AtlasStep& step = m_document.atlas().steps[place];
        const auto found = m_document.modelOf(place);
        if (!found)
            return m_banner->showMessage(tr("%1 is not here: put it beside the atlas, and try again.")
                                             .arg(oneLine(QString::fromStdString(step.model))));
        models.push_back({step.name, step.model, *found});
    }
    if (!m_document.flush()) return;
    m_job.goOn(m_document.file(), std::move(models), knock_outs);
}

void AtlasWindow::askKnockOuts()
{
    if (!m_document.isOpen()) return;
    const auto all = static_cast<int>(m_document.atlas().texts.size());
    const auto before = static_cast<int>(m_document.shownStep().knock_outs.asked);
    constexpr int usual = 20;
    bool sure = false;
    const int texts =
        QInputDialog::getInt(this, tr("Run without each head"),
                             tr("So many texts, drawn from all alike, are run once for each head.\nTexts:"),
                             before > 0 ? before : std::min(usual, all), 1, all, 1, &sure);
    if (sure) goOn(static_cast<std::size_t>(texts));
}

void AtlasWindow::offerToGoOn()
{
    const core::AtlasWork work = core::workOf(m_document.atlas());
    if (m_job.isRunning() || work.done >= work.all) return;
    m_banner->ask(tr("This atlas has %1.").arg(AtlasJob::textsOf(work)), {{tr("Go on"), [this] { goOn(0); }}});
}

void AtlasWindow::openAtlas()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open atlas"), dialogFolder(atlasPurpose), atlasKinds());
    if (file.isEmpty()) return;
    rememberDialogFolder(atlasPurpose, file);
    openFile(file.toStdString());
}

void AtlasWindow::openBeside()
{
    if (!m_document.isOpen()) return;
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open the atlas beside it"), dialogFolder(atlasPurpose), atlasKinds());
    if (file.isEmpty()) return;
    rememberDialogFolder(atlasPurpose, file);
    m_document.openBeside(file.toStdString());
}

void AtlasWindow::saveAs()
{
    QString file = QFileDialog::getSaveFileName(this, tr("Save atlas"), dialogFolder(atlasPurpose), atlasKinds());
    if (file.isEmpty()) return;
    if (!file.endsWith(QLatin1String(".attnatlas"))) file += QStringLiteral(".attnatlas");
    rememberDialogFolder(atlasPurpose, file);
    m_document.saveAs(file.toStdString());
}

bool AtlasWindow::mayLeave()
{
    if (m_document.flush()) return true;
    const Leaving answer =
        askBeforeLeaving(this, tr("What you wrote about heads is not saved: %1 Save the atlas to another place?")
                                   .arg(errorText(*m_document.refused())));
    if (answer == Leaving::Save) saveAs();
    if (answer == Leaving::Discard) m_document.discard();
    return answer != Leaving::Stay && m_document.flush();
}

void AtlasWindow::openFile(const std::filesystem::path& file)
{
    if (mayLeave()) m_document.open(file);
}

void AtlasWindow::takeRow()
{
    if (const auto head = m_heads->headAt(m_list->currentIndex().row())) m_document.setHead(*head);
}

/// Selects the focused head in the list.
void AtlasWindow::showHead()
{
    if (!m_document.isOpen() || m_heads->headAt(m_list->currentIndex().row()) == m_document.head()) return;
    const int row = m_heads->rowOf(m_document.head());
    if (row < 0) return;
    m_list->setCurrentIndex(m_heads->index(row, 0));
    m_list->scrollTo(m_heads->index(row, 0));
}

void AtlasWindow::showState()
{
    const bool open = m_document.isOpen();
    setWindowTitle(open ? tr("%1 — Atlas").arg(QString::fromStdString(m_document.file().filename().string()))
                        : tr("Atlas"));
    for (QAction* action : m_ofAtlas) action->setEnabled(open);
    const bool idle = open && !m_job.isRunning();
    const core::AtlasWork work = open ? core::workOf(m_document.atlas()) : core::AtlasWork{};
    m_goOn->setEnabled(idle && work.done < work.all);
    m_without->setEnabled(idle && m_document.atlas().isComplete());
}

void AtlasWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeave()) return event->ignore();
    m_job.pause();
    QMainWindow::closeEvent(event);
}

void AtlasWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().toLocalFile().endsWith(QLatin1String(".attnatlas")))
        event->acceptProposedAction();
}

void AtlasWindow::dropEvent(QDropEvent* event)
{
    openFile(event->mimeData()->urls().front().toLocalFile().toStdString());
}

#include "moc_atlas_window.cpp"
