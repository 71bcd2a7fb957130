#include "ui/panel/export/export_dialog.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>

#include "ui/panel/export/copy_as.h"
#include "ui/panel/export/export_page.h"
#include "ui/panel/export/export_settings.h"
#include "ui/panel/export/figure_content.h"
#include "ui/panel/export/figure_destination.h"
#include "ui/panel/export/figure_facts.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace {

constexpr int columnWidth = 360;
constexpr int weighAfterMilliseconds = 150;
constexpr int slowAfterMilliseconds = 500;

bool hasSelectedText(const QObject* widget)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(widget)) return line->hasSelectedText();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(widget)) return text->textCursor().hasSelection();
    return false;
}

}  // namespace

ExportDialog::ExportDialog(FigureSource source, core::FigureSettings settings, FigureWorker::SessionText session,
                           QWidget* parent)
    : QDialog(parent),
      m_worker(std::move(source), std::move(session), this),
      m_page(new ExportPage),
      m_settings(new ExportSettings(m_worker.source(), std::move(settings)))
{
    setWindowTitle(tr("Export figure"));
    setSection(this, QStringLiteral("export"));
    const QSize screenSize = screen()->availableSize();
    setMinimumSize(QSize(900, 620).boundedTo(screenSize));
    resize(QSize(1180, 800).boundedTo(screenSize));
    new FrameFit(this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_page, 1);
    layout->addWidget(createColumn());
    for (QTimer* timer : {&m_weigh, &m_slow, &m_slowDrawing}) timer->setSingleShot(true);
    m_weigh.setInterval(weighAfterMilliseconds);
    for (QTimer* timer : {&m_slow, &m_slowDrawing}) timer->setInterval(slowAfterMilliseconds);
    connect(&m_weigh, &QTimer::timeout, this,
            [this] { m_worker.weigh(m_settings->previewed(), m_settings->format()); });
    connect(&m_slow, &QTimer::timeout, this, [this] { m_page->showProgress(0, 0); });
    connect(&m_slowDrawing, &QTimer::timeout, this, [this] { m_page->setNote(tr("drawing…")); });
    connect(m_settings, &ExportSettings::settingsChanged, this, &ExportDialog::settingsChanged);
    connect(m_page, &ExportPage::roomChanged, this, &ExportDialog::draw);
    connect(m_page, &ExportPage::dragged, this, &ExportDialog::drag);
    connect(m_page, &ExportPage::stopAsked, this, [this] { m_worker.stop(); });
    connectWorker();
    createShortcuts();
    m_worker.setInside(m_settings->inside());
    m_weigh.start();
}

ExportDialog::~ExportDialog() = default;

QWidget* ExportDialog::createButtons()
{
    m_copy = new QPushButton(tr("&Copy ▾"));
    m_copy->setObjectName(QStringLiteral("copyFigure"));
    m_copy->setToolTip(tr("Put the figure on the clipboard (Ctrl+C)"));
    m_copy->setAutoDefault(false);
    auto* menu = new QMenu(m_copy);
    menu->addAction(tr("Copy (PNG, SVG, PDF and text at once)"), this, [this] { copy(clipboardFormats()); });
    for (const QString& format : pictureFormats())
        menu->addAction(tr("Copy as %1 only").arg(format.toUpper()), this, [this, format] { copy({format}); });
    menu->addSeparator();
    addCopyAs(menu, this, [this](CopyAs as) { copyAs(as); });
    m_copy->setMenu(menu);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancelExport"));
    cancel->setToolTip(tr("Close without saving (Esc)"));
    cancel->setAutoDefault(false);
    m_save = new QPushButton(tr("&Save…"));
    m_save->setObjectName(QStringLiteral("primary"));
    m_save->setToolTip(tr("Choose where the figure goes (Ctrl+S)"));
    m_save->setDefault(true);
    m_film = new QPushButton(tr("Fil&m…"));
    m_film->setObjectName(QStringLiteral("filmFigure"));
    m_film->setToolTip(tr("Save a film of the figure: by layers, temperatures or steps"));
    m_film->setAutoDefault(false);
    m_film->hide();
    connect(cancel, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::save);

    auto* row = new QFrame;
    row->setObjectName(QStringLiteral("exportButtons"));
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(20, 12, 20, 16);
    buttons->setSpacing(8);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_film);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    return row;
}

core::Session ExportDialog::session() const
{
    core::Session session = m_settings->session();
    session.figure = settings();
    return session;
}

void ExportDialog::setFilm(const std::function<void(const core::Session&)>& open)
{
    m_film->show();
    connect(m_film, &QPushButton::clicked, this, [this, open] { open(session()); });
}

void ExportDialog::setPage(const std::function<void(const core::Session&)>& add)
{
    QMenu* menu = m_copy->menu();
    menu->addSeparator();
    menu->addAction(tr("&Add to page"), this, [this, add] {
        add(session());
        m_page->setNote(tr("Added to the page"));
    });
}

/// Makes the column as wide as its words in this language. A widget's size hint holds only once it has its style.
void ExportDialog::fitColumn()
{
    QWidget* column = m_column->parentWidget();
    const int edges = column->width() - column->contentsRect().width();
    column->setFixedWidth(std::max(scaled(columnWidth), m_column->minimumSizeHint().width() + edges));
}

QWidget* ExportDialog::createColumn()
{
    auto* column = new QFrame;
    column->setObjectName(QStringLiteral("rightPanel"));
    m_column = new TallScrollArea(m_settings);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_column, 1);
    layout->addWidget(createButtons());
    keepScaled(column, [this] { fitColumn(); });
    column->installEventFilter(this);  // settings that appear may be broader
    return column;
}

void ExportDialog::connectWorker()
{
    connect(&m_worker, &FigureWorker::drawn, this, &ExportDialog::showFigure);
    connect(&m_worker, &FigureWorker::knockedOut, this, [this](int layers, int ofLayers) {
        m_page->setNote(layers < ofLayers ? tr("knocking out each head: layer %1 of %2").arg(layers).arg(ofLayers)
                                          : QString());
    });
    connect(&m_worker, &FigureWorker::notDrawn, this, [this](const core::Error& error) {
        endDrawing();
        m_figure.reset();
        m_page->clearPicture();
        m_notDrawn = errorText(error);
        showState();
    });
    // While settings change, sizes that arrive belong to the old ones.
    connect(&m_worker, &FigureWorker::weighed, this, [this](const std::vector<FigureFile>& files) {
        if (m_weigh.isActive()) return;
        m_files = files;
        showState();
    });
    connect(&m_worker, &FigureWorker::offered, this, [this](const QMap<QString, QByteArray>& contents) {
        if (!m_weigh.isActive()) m_contents = contents;
    });
    connect(&m_worker, &FigureWorker::notWeighed, this, [this](const core::Error& error) {
        if (m_weigh.isActive()) return;
        m_notMade = errorText(error);
        showState();
    });
    connect(&m_worker, &FigureWorker::failed, this, [this](const core::Error& error) {
        m_notWritten = errorText(error);
        end();
    });
    connect(&m_worker, &FigureWorker::progressed, this, [this](int done, int total) {
        m_total = total;
        m_page->showProgress(done, total);
    });
    connect(&m_worker, &FigureWorker::written, this, &ExportDialog::finish);
    connect(&m_worker, &FigureWorker::made, this, &ExportDialog::finishCopy);
}

void ExportDialog::createShortcuts()
{
    const auto bind = [this](QKeySequence::StandardKey key, auto act) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, act);
    };
    bind(QKeySequence::Save, [this] { save(); });
    bind(QKeySequence::Copy, [this] { copy(clipboardFormats()); });
    m_page->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_page->addActions(m_copy->menu()->actions());
    auto* saving = new QAction(tr("Save…"), m_page);
    connect(saving, &QAction::triggered, this, &ExportDialog::save);
    m_page->addAction(saving);
    for (QLineEdit* line : findChildren<QLineEdit*>()) line->installEventFilter(this);
    for (QPlainTextEdit* text : findChildren<QPlainTextEdit*>()) text->installEventFilter(this);
}

/// A field without selected text leaves Ctrl+C to the dialog.
bool ExportDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_column->parentWidget() && event->type() == QEvent::LayoutRequest) fitColumn();
    if (event->type() != QEvent::ShortcutOverride || hasSelectedText(watched))
        return QDialog::eventFilter(watched, event);
    if (!static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) return QDialog::eventFilter(watched, event);
    event->ignore();
    return true;
}

/// Enter in a field takes the typed value; it does not save yet.
void ExportDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* field = focusWidget();
    if (enter
        && (qobject_cast<const QAbstractSpinBox*>(field) != nullptr
            || qobject_cast<const QLineEdit*>(field) != nullptr))
        return event->accept();
    QDialog::keyPressEvent(event);
}

const core::FigureSettings& ExportDialog::settings() const { return m_settings->settings(); }

void ExportDialog::settingsChanged()
{
    m_files.clear();
    m_contents.clear();
    m_notMade.clear();
    m_notWritten.clear();
    m_page->setNote({});
    m_worker.setInside(m_settings->inside());
    const core::Session& shown = m_worker.source().session;
    const core::Session& asked = m_settings->session();
    if (asked.flow != shown.flow || asked.compare != shown.compare) m_worker.setSession(asked);
    m_weigh.start();
    draw();
    showState();
}

void ExportDialog::draw()
{
    m_slowDrawing.start();
    m_worker.draw(m_settings->previewed(), m_page->room());
}

void ExportDialog::endDrawing()
{
    if (!m_slowDrawing.isActive()) m_page->setNote({});
    m_slowDrawing.stop();
}

void ExportDialog::showFigure(const std::shared_ptr<const Figure>& figure, const QImage& picture)
{
    endDrawing();
    m_figure = figure;
    m_notDrawn.clear();
    m_settings->showFigure(*figure);
    m_picture = picture;
    m_page->showPicture(picture, figure->size(), figure->description());
    showState();
}

std::optional<qsizetype> ExportDialog::fileSize() const
{
    if (m_files.empty()) return std::nullopt;
    qsizetype size = 0;
    for (const FigureFile& file : m_files) size += file.bytes.size();
    return size;
}

void ExportDialog::showState()
{
    const bool named = !m_settings->each() || isPattern(m_settings->pattern().toStdString());
    const bool idle = !m_worker.isWriting() && m_notDrawn.isEmpty();
    m_page->setTrouble(!m_notDrawn.isEmpty() ? m_notDrawn : !m_notMade.isEmpty() ? m_notMade : m_notWritten);
    m_page->setFacts(m_figure == nullptr ? QString()
                                         : figureFacts(*m_figure, m_settings->format(), m_settings->sizeText(*m_figure),
                                                       fileSize(), m_settings->each()));
    m_settings->setEnabled(!m_worker.isWriting());
    m_copy->setEnabled(idle);
    m_save->setEnabled(idle && named && m_notMade.isEmpty() && m_settings->isRight());
}

void ExportDialog::save()
{
    if (auto* field = qobject_cast<QAbstractSpinBox*>(focusWidget())) field->interpretText();
    if (!m_save->isEnabled()) return;
    const FigureSource& source = m_worker.source();
    if (m_settings->each()) {
        const QString name = QStringLiteral("%1.%2").arg(m_settings->pattern(), m_settings->format());
        const auto pattern = askForFolder(this, source, settings(), name);
        if (!pattern) return;
        const auto heads = headsOf(*source.traces.front(), source.session.focus.item, settings());
        m_worker.writeEach(settings(), *pattern);
        begin(QString::fromStdString(pattern->parent_path().string()), static_cast<int>(heads.size()));
    } else if (const auto file = askForFile(this, source, settings(), m_settings->format())) {
        m_worker.write(settings(), *file);
        begin(QString::fromStdString(file->string()), 1);
    }
}

void ExportDialog::begin(const QString& target, int total)
{
    m_target = target;
    m_total = total;
    m_notWritten.clear();
    m_page->setNote({});
    if (total > 1)
        m_page->showProgress(0, total);
    else
        m_slow.start();
    showState();
}

void ExportDialog::end()
{
    m_slow.stop();
    m_page->hideProgress();
    showState();
    if (m_closing) QDialog::reject();
}

void ExportDialog::finish(int files)
{
    end();
    if (files == m_total) {
        emit saved(m_target);
        return accept();
    }
    m_page->setNote(files == 0 ? tr("Stopped; nothing was written.")
                               : tr("Stopped; %1 of %2 files were written.").arg(files).arg(m_total));
}

void ExportDialog::copy(const QStringList& formats)
{
    if (!m_copy->isEnabled()) return;
    m_worker.make(m_settings->previewed(), formats);
    begin({}, 1);
}

void ExportDialog::copyAs(CopyAs as)
{
    if (as != CopyAs::Command) return copy({formatOf(as)});
    QApplication::clipboard()->setText(QString::fromStdString(m_settings->command()));
    m_page->setNote(tr("Copied the command"));
}

void ExportDialog::finishCopy(const QMap<QString, QByteArray>& files)
{
    end();
    putOnClipboard(files);
    QStringList names = files.keys();
    names.replaceInStrings(QStringLiteral("attnscope"), tr("session"));
    names.replaceInStrings(QStringLiteral("txt"), tr("text"));
    for (QString& name : names)
        if (files.contains(name)) name = name.toUpper();
    m_page->setNote(tr("Copied as %1").arg(names.join(tr(", "))));
    emit copied();
}

void ExportDialog::drag()
{
    if (m_files.empty() || m_worker.isWriting()) return;
    QMap<QString, QByteArray> contents = m_contents;
    if (m_files.size() == 1) contents[m_settings->format()] = m_files.front().bytes;  // others may not be made yet
    try {
        dragOut(m_page, fileNameOf(m_worker.source(), m_settings->previewed()), m_files, contents, m_picture);
    } catch (const core::Error& error) {
        m_notWritten = errorText(error);
        showState();
    }
}

void ExportDialog::reject()
{
    if (!m_worker.isWriting()) return QDialog::reject();
    m_closing = true;
    m_worker.stop();
}

#include "moc_export_dialog.cpp"
