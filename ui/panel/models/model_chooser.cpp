#include "ui/panel/models/model_chooser.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <QUrl>

#include "core/model/folder/model_families.h"
#include "ui/file/recent_models.h"
#include "ui/panel/models/model_list.h"
#include "ui/panel/models/model_rows.h"
#include "ui/part/elided_label.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"

namespace fs = std::filesystem;

namespace {

const QString sizeKey = QStringLiteral("models/chooser");

QString pathText(const fs::path& path) { return QString::fromStdString(path.string()); }

/// A path that somebody pasted into the field: of a file manager's address or of a terminal; empty for other words.
QString pastedPath(QString words)
{
    words = words.trimmed();
    if (words.size() > 1 && (words[0] == u'"' || words[0] == u'\'') && words.back() == words[0])
        words = words.mid(1, words.size() - 2);
    if (words.startsWith(QLatin1String("file://"))) words = QUrl(words).toLocalFile();
    if (words.startsWith(QLatin1String("~/"))) words = QDir::homePath() + words.mid(1);
    return words.startsWith(u'/') ? words : QString();
}

QPushButton* plainButton(const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

/// Which families can be opened, as wide as there is room; the tip has all.
QLabel* familiesLine()
{
    QStringList names;
    for (const std::string& name : core::knownArchitectures()) names << QString::fromStdString(name);
    auto* line = new ElidedLabel;
    line->setProperty("role", QStringLiteral("hint"));
    line->setObjectName(QStringLiteral("modelFamilies"));
    line->setText(ModelChooser::tr("Opens models of %1.").arg(QLocale().createSeparatedList(names)));
    line->setAccessibleName(line->text());
    return line;
}

}  // namespace

ModelChooser::ModelChooser(const ModelFinder::Search& search, QString browseFrom, QWidget* parent)
    : QDialog(parent),
      m_models(new ModelList(search.cache, this)),
      m_rows(new ModelRows(this)),
      m_browseFrom(std::move(browseFrom)),
      m_filter(new QLineEdit),
      m_list(new QListView)
{
    setWindowTitle(tr("Open model"));
    setSection(this, QStringLiteral("open-model"));
    setMinimumSize(QSize(620, 420).boundedTo(screen()->availableSize()));
    resize(QSettings().value(sizeKey, QSize(780, 620)).toSize().boundedTo(screen()->availableSize()));
    new FrameFit(this);
    m_filter->setPlaceholderText(tr("Type a part of a name, architecture or folder, or paste a path"));
    m_filter->setAccessibleName(tr("Search the list"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    createList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(familiesLine());
    layout->addWidget(createDetail());
    layout->addLayout(createButtons());
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_moved = false;
        m_models->setFilter(words);
        showCurrent();
    });
    connectFinder();
    restoreCurrent();
    m_finder.find(search);
}

void ModelChooser::createList()
{
    m_list->setObjectName(QStringLiteral("models"));
    m_list->setAccessibleName(tr("Models"));
    m_list->setModel(m_models);
    m_list->setItemDelegate(m_rows);
    m_list->setMouseTracking(true);  // rows answer to the pointer
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    connect(m_list, &QListView::doubleClicked, this, &ModelChooser::openCurrent);
    connect(m_list, &QListView::clicked, this, [this] { m_moved = true; });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ModelChooser::showCurrent);
    createActions();
}

/// The list's context menu.
void ModelChooser::createActions()
{
    m_remove = new QAction(tr("Remove from the list"), this);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    connect(m_remove, &QAction::triggered, this, &ModelChooser::removeCurrent);
    m_list->addAction(m_remove);
}

/// Creates the lines for the whole folder and the whole reason, which have no room in a row.
QWidget* ModelChooser::createDetail()
{
    m_folder = new ElidedLabel;
    m_folder->setProperty("role", QStringLiteral("hint"));
    m_folder->setObjectName(QStringLiteral("modelFolder"));
    m_reason = new QLabel;
    m_reason->setProperty("role", QStringLiteral("warning"));
    m_reason->setObjectName(QStringLiteral("modelReason"));
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* detail = new QWidget;
    auto* layout = new QVBoxLayout(detail);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_folder);
    layout->addWidget(m_reason, 1);
    // Keeps the list still while the user walks through it.
    detail->setMinimumHeight(m_folder->sizeHint().height() + 8 + 2 * fontMetrics().lineSpacing());
    return detail;
}

QLayout* ModelChooser::createButtons()
{
    auto* folder = plainButton(tr("Choose a &folder…"), tr("Open a model from any other folder"));
    folder->setObjectName(QStringLiteral("chooseFolder"));
    auto* file = plainButton(tr("Choose a f&ile…"), tr("Open a GGUF file, as Ollama and LM Studio store them"));
    file->setObjectName(QStringLiteral("chooseModelFile"));
    auto* cancel = plainButton(tr("Cancel"), tr("Keep the current model (Esc)"));
    m_open = new QPushButton(tr("&Open"));
    m_open->setObjectName(QStringLiteral("primary"));
    m_open->setToolTip(tr("Run the chosen model on the text (Enter)"));
    m_open->setDefault(true);
    connect(folder, &QPushButton::clicked, this, &ModelChooser::browse);
    connect(file, &QPushButton::clicked, this, &ModelChooser::browseFiles);
    connect(cancel, &QPushButton::clicked, this, &ModelChooser::reject);
    connect(m_open, &QPushButton::clicked, this, &ModelChooser::openCurrent);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(folder);
    row->addWidget(file);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_open);
    return row;
}

void ModelChooser::connectFinder()
{
    connect(&m_finder, &ModelFinder::found, m_models, &ModelList::add);
    connect(&m_finder, &ModelFinder::searched, m_models, &ModelList::finish);
    connect(m_models, &ModelList::modelAboutToBeReset, this, &ModelChooser::keepCurrent);
    connect(m_models, &ModelList::modelReset, this, &ModelChooser::restoreCurrent);
}

int ModelChooser::currentRow() const { return m_list->currentIndex().row(); }

bool ModelChooser::currentIsRecent() const
{
    return m_models->modelAt(currentRow()) != nullptr
           && m_list->currentIndex().data(ModelList::PlaceRole).toInt() == static_cast<int>(ModelPlace::Recent);
}

void ModelChooser::keepCurrent()
{
    const core::ModelSurvey* model = m_models->modelAt(currentRow());
    m_kept = model == nullptr ? fs::path() : model->folder;
    m_keptPlace = m_list->currentIndex().data(ModelList::PlaceRole);
}

/// Chooses the model that the user chose before, else the first that can be opened, else the first.
void ModelChooser::restoreCurrent()
{
    int first = -1;
    int openable = -1;
    int same = -1;
    for (int row = 0; row < m_models->rowCount(); ++row) {
        const core::ModelSurvey* model = m_models->modelAt(row);
        if (model == nullptr) continue;
        if (first < 0) first = row;
        if (openable < 0 && m_models->canOpen(row)) openable = row;
        const QVariant place = m_models->index(row).data(ModelList::PlaceRole);
        if (m_moved && model->folder == m_kept && place == m_keptPlace) same = row;
    }
    const int row = same >= 0 ? same : openable >= 0 ? openable : first;
    m_list->setCurrentIndex(m_models->index(row));
    if (!m_moved) m_list->scrollToTop();
    showCurrent();
}

void ModelChooser::showCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    m_folder->setText(current.data(ModelList::FolderRole).toString());
    m_reason->setText(current.data(ModelList::ReasonRole).toString());
    m_open->setEnabled(m_models->canOpen(currentRow()));
    showPasted();
    m_remove->setVisible(currentIsRecent());
    m_list->setContextMenuPolicy(currentIsRecent() ? Qt::ActionsContextMenu : Qt::NoContextMenu);
}

/// A path in the field goes before the list's rows.
void ModelChooser::showPasted()
{
    const QString path = pastedPath(m_filter->text());
    if (path.isEmpty()) return;
    const bool there = QFileInfo::exists(path);
    if (!there && m_models->modelAt(currentRow()) != nullptr) return;  // the beginning of a listed folder
    m_folder->setText(path);
    m_reason->setText(there ? QString() : tr("There is no file or folder at this path."));
    m_open->setEnabled(there);
}

void ModelChooser::openCurrent()
{
    if (const QString path = pastedPath(m_filter->text()); !path.isEmpty() && QFileInfo::exists(path))
        return choose(path);
    const core::ModelSurvey* model = m_models->modelAt(currentRow());
    if (model == nullptr || model->problem) return;
    const fs::path folder = model->folder;
    accept();
    emit chosen(folder);
}

void ModelChooser::browse()
{
    choose(QFileDialog::getExistingDirectory(this, tr("Open a model folder"), m_browseFrom));
}

void ModelChooser::browseFiles()
{
    choose(QFileDialog::getOpenFileName(this, tr("Open a model file"), m_browseFrom,
                                        tr("GGUF files (*.gguf);;All files (*)")));
}

void ModelChooser::choose(const QString& path)
{
    if (path.isEmpty()) return;
    accept();
    emit chosen(path.toStdString());
}

void ModelChooser::removeCurrent()
{
    if (!currentIsRecent()) return;
    const int row = currentRow();
    forgetModel(pathText(m_models->modelAt(row)->folder));
    m_models->remove(row);
    if (m_models->modelAt(row) != nullptr) m_list->setCurrentIndex(m_models->index(row));
}

/// From the field that narrows the list one walks it without leaving the field.
bool ModelChooser::eventFilter(QObject* watched, QEvent* event)
{
    // A long reason takes its room from the list.
    if (watched == m_list && event->type() == QEvent::Resize && m_moved)
        QTimer::singleShot(0, this, [this] { m_list->scrollTo(m_list->currentIndex()); });
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool walks = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (walks) m_moved = true;
    if (!walks || watched != m_filter) return QDialog::eventFilter(watched, event);
    QApplication::sendEvent(m_list, event);
    return true;
}

/// A recent folder that is gone was listed this once.
void ModelChooser::done(int result)
{
    m_finder.stop();
    for (const fs::path& folder : m_models->folders(ModelPlace::Recent)) {
        std::error_code error;
        if (!fs::exists(folder, error) && !error) forgetModel(pathText(folder));
    }
    QSettings().setValue(sizeKey, size());
    QDialog::done(result);
}

#include "moc_model_chooser.cpp"
