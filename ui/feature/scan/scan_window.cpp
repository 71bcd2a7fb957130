#include "ui/feature/scan/scan_window.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "core/atlas/atlas_run.h"
#include "core/atlas/atlas_texts.h"
#include "core/file/whole_file.h"
#include "core/model/folder/bundled_models.h"
#include "ui/feature/scan/finding_list.h"
#include "ui/feature/scan/scan_files.h"
#include "ui/feature/scan/scan_words.h"
#include "ui/file/dialog_folder.h"
#include "ui/help/handbook_window.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/kept_place.h"
#include "ui/part/named_button.h"
#include "ui/part/work_row.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

const QString scanTextPurpose = QStringLiteral("texts"), scanPurpose = QStringLiteral("scans");

/// Where a model lies that is called by its name or its path.
fs::path modelCalled(const QString& given)
{
    const fs::path path = given.toStdString();
    const fs::path bundled = core::bundledModels() / path;
    std::error_code none;
    return !path.empty() && !path.is_absolute() && fs::exists(bundled / "config.json", none) ? bundled : path;
}

/// Rows of several lines with air between them.
class AiryRows final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(scaled(12), scaled(10));
    }

protected:
    /// The whole row says that it is the current one; a frame around one cell of it would fade its words.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
    }
};

QString callOf(const fs::path& model)
{
    const bool bundled = core::bundledModels() / model.filename() == model;
    return QString::fromStdString(bundled ? model.filename().string() : model.string());
}

}  // namespace

ScanWindow::ScanWindow()
    : m_list(new FindingList(this)),
      m_banner(new Banner),
      m_model(new QComboBox),
      m_texts(new QComboBox),
      m_minutes(new QDoubleSpinBox),
      m_seed(new QSpinBox),
      m_facts(new QLabel),
      m_table(new QTableView),
      m_words(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("scanWindow"));
    setWindowTitle(tr("Scan"));
    setSection(this, QStringLiteral("scan"));
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->addWidget(createChoices());
    layout->addWidget(m_banner);
    m_working = new WorkRow(tr("How far this part of the scan is"), "stopScan",
                            tr("Ends the scan; what it found until now is dropped"));
    connect(m_working, &WorkRow::stopAsked, &m_job, &ScanJob::stop);
    layout->addWidget(m_working);
    layout->addWidget(m_facts);
    createTable();
    layout->addWidget(m_table, 1);
    layout->addWidget(m_words);
    layout->addWidget(createDeeds());
    setCentralWidget(centre);
    connectParts();
    end();
    resize(scaled(980), scaled(640));
    new KeptPlace(this, QStringLiteral("scan"));
}

ScanWindow::~ScanWindow() = default;

QWidget* ScanWindow::createChoices()
{
    const auto named = [](QWidget* widget, const char* object, const QString& name) {
        widget->setObjectName(QString::fromLatin1(object));
        widget->setAccessibleName(name);
    };
    named(m_model, "scanModel", tr("Model"));
    named(m_texts, "scanTexts", tr("Texts"));
    named(m_minutes, "scanMinutes", tr("Minutes at most"));
    named(m_seed, "scanSeed", tr("Seed"));
    m_model->setEditable(true);
    for (const fs::path& folder : core::bundledModelFolders()) m_model->addItem(callOf(folder));
    m_texts->setEditable(true);
    for (const core::BundledCollection& each : core::bundledCollections())
        m_texts->insertItem(0, QString::fromStdString(each.name));
    m_texts->setCurrentIndex(m_texts->findText(QStringLiteral("sentences")));
    m_minutes->setRange(0.1, 10'000);
    m_minutes->setDecimals(1);
    m_minutes->setValue(5);
    m_minutes->setToolTip(tr("The scan ends then at the latest, and says what it did not come to"));
    m_seed->setRange(0, 1'000'000);
    m_seed->setToolTip(tr("Draws the texts, and the random order of their tokens in checks"));
    auto* file =
        namedButton(tr("File…"), "chooseScanTexts", tr("One text per line, or a sheet with a column of texts"));
    auto* folder = namedButton(tr("Folder…"), "chooseScanFolder", tr("A folder of such files, or of pictures"));
    m_start = namedButton(tr("Scan"), "startScan", tr("Looks for what the heads do, and tries to refute it"));
    m_start->setDefault(true);
    connect(file, &QPushButton::clicked, this, [this] { chooseTexts(false); });
    connect(folder, &QPushButton::clicked, this, [this] { chooseTexts(true); });
    connect(m_start, &QPushButton::clicked, this, &ScanWindow::begin);
    auto* texts = new QHBoxLayout;
    texts->addWidget(m_texts, 1);
    texts->addWidget(file);
    texts->addWidget(folder);
    auto* limits = new QHBoxLayout;
    limits->addWidget(m_minutes);
    limits->addSpacing(scaled(16));
    auto* seed = new QLabel(tr("Seed"));
    seed->setBuddy(m_seed);
    limits->addWidget(seed);
    limits->addWidget(m_seed);
    limits->addStretch(1);
    limits->addWidget(m_start);
    auto* choices = new QWidget;
    auto* form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Model"), m_model);
    form->addRow(tr("Texts"), texts);
    form->addRow(tr("Minutes at most"), limits);
    return choices;
}

void ScanWindow::createTable()
{
    m_facts->setObjectName(QStringLiteral("scanFacts"));
    m_facts->setText(
        tr("A scan reads the texts, says what each head does over all of them, and tries to refute each sentence: "
           "on the same words in random order, without the head, or with its mean in its place."));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    m_table->setObjectName(QStringLiteral("scanFindings"));
    m_table->setAccessibleName(tr("Findings"));
    m_table->setModel(m_list);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setItemDelegate(new AiryRows(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(FindingList::Result, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(FindingList::Strength, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(FindingList::Claim, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(FindingList::Check, QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_words->setObjectName(QStringLiteral("scanWords"));
    m_words->setAccessibleName(tr("The chosen finding, and the command that opens it"));
    m_words->setReadOnly(true);
    m_words->setTabChangesFocus(true);
    keepScaled(m_words, [this] { m_words->setFixedHeight(scaled(112)); });
}

QWidget* ScanWindow::createDeeds()
{
    m_open = namedButton(tr("Open this head"), "openFinding",
                         tr("Shows the head in the main window, with the text that shows it best"));
    m_save = namedButton(tr("Save…"), "saveScan", tr("The findings as a page, a table, JSON or text"));
    connect(m_open, &QPushButton::clicked, this, &ScanWindow::openFinding);
    connect(m_save, &QPushButton::clicked, this, &ScanWindow::save);
    auto* deeds = new QWidget;
    auto* row = new QHBoxLayout(deeds);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_open);
    row->addStretch(1);
    row->addWidget(m_save);
    return deeds;
}

void ScanWindow::connectParts()
{
    connect(&m_job, &ScanJob::progressed, this, [this](const core::ScanProgress& progress) {
        m_working->tell(progress.done, progress.asked, scanProgressText(progress));
    });
    connect(&m_job, &ScanJob::scanned, this, &ScanWindow::take);
    connect(&m_job, &ScanJob::stopped, this, [this] {
        end();
        m_banner->showMessage(tr("The scan was stopped."));
    });
    connect(&m_job, &ScanJob::failed, this, [this](const core::Error& error) {
        end();
        m_banner->showError(error);
    });
    connect(m_banner, &Banner::explained, this, [this](const QString& id) { HandbookWindow::openBeside(this, id); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ScanWindow::showFinding);
    connect(m_list, &FindingList::modelReset, this, &ScanWindow::showFinding);
    connect(m_table, &QTableView::activated, this, &ScanWindow::openFinding);
}

void ScanWindow::propose(const core::Run& run)
{
    if (run.model.empty() || m_job.isRunning()) return;
    m_proposed = run.model;
    m_base = run.base;
    const QString called = callOf(run.model);
    if (m_model->findText(called) < 0) m_model->insertItem(0, called);
    m_model->setCurrentText(called);
}

void ScanWindow::chooseTexts(bool folder)
{
    const QString from = dialogFolder(scanTextPurpose);
    const QString chosen =
        folder ? QFileDialog::getExistingDirectory(this, tr("Choose a folder of texts or pictures"), from)
               : QFileDialog::getOpenFileName(this, tr("Choose texts"), from,
                                              tr("Texts and sheets (*.txt *.csv *.tsv);;All files (*)"));
    if (chosen.isEmpty()) return;
    rememberDialogFolder(scanTextPurpose, chosen);
    m_texts->setCurrentText(chosen);
}

void ScanWindow::begin()
{
    if (m_job.isRunning()) return;
    const QString model = m_model->currentText().trimmed(), texts = m_texts->currentText().trimmed();
    if (model.isEmpty() || texts.isEmpty())
        return m_banner->showMessage(tr("A scan needs a model and texts: choose both."));
    m_path = modelCalled(model);
    constexpr double minute = 60;
    m_banner->hide();
    m_start->setEnabled(false);
    m_working->begin(tr("Opening the model…"));
    m_job.start({.model = model.toStdString(),
                 .path = m_path,
                 .sources = {texts.toStdString()},
                 .seconds = minute * m_minutes->value(),
                 .seed = static_cast<std::uint64_t>(m_seed->value())},
                m_path == m_proposed ? m_base : fs::path());
}

/// No scan is going on.
void ScanWindow::end()
{
    m_working->hide();
    m_start->setEnabled(true);
    m_save->setEnabled(m_scan != nullptr);
    showFinding();
}

void ScanWindow::take(const std::shared_ptr<const core::Scan>& scan)
{
    m_scan = scan;
    m_list->display(scan);
    m_facts->setText(scanFacts(*scan));
    m_facts->setToolTip(scanPartSentences(*scan).join(QLatin1Char('\n')));
    emit namesKnown(scan->info.folder, scan->names);
    end();
    if (m_list->rowCount() > 0) {
        m_table->setCurrentIndex(m_list->index(0, FindingList::Claim));
        m_table->setFocus();
    } else {
        m_banner->showMessage(tr("Nothing was found that is as strong as a finding has to be."));
    }
    if (!scan->isComplete())
        m_banner->showMessage(tr("The time was over before everything was done: more minutes find more."));
}

void ScanWindow::showFinding()
{
    const core::Finding* finding = m_list->at(m_table->currentIndex().row());
    m_open->setEnabled(finding != nullptr);
    if (finding == nullptr) return m_words->clear();
    QStringList lines{findingSentence(*m_scan, *finding), findingCheck(*m_scan, *finding)};
    if (const QString effect = findingEffect(*finding); !effect.isEmpty()) lines << effect;
    lines << QString::fromStdString(core::findingCommand(*m_scan, *finding));
    m_words->setPlainText(lines.join(QLatin1Char('\n')));
}

void ScanWindow::openFinding()
{
    const core::Finding* finding = m_list->at(m_table->currentIndex().row());
    if (finding == nullptr) return;
    core::Session session;
    session.run() = core::runOf(m_path, {}, core::exampleOf(*m_scan, *finding));
    session.run().most_tokens.reset();
    if (m_path == m_proposed) session.run().base = m_base;
    const core::AttentionBlock block = m_scan->blocks[finding->head.block];
    session.focus = {.block = block, .layer = finding->head.layer, .head = finding->head.head};
    session.view = core::View::Map;
    emit openAsked(session);
}

void ScanWindow::save()
{
    if (m_scan == nullptr) return;
    QString file = QFileDialog::getSaveFileName(this, tr("Save findings"),
                                                dialogFolder(scanPurpose) + QStringLiteral("/findings.html"),
                                                tr("Pages (*.html);;Tables (*.csv);;JSON (*.json);;Texts (*.txt)"));
    if (file.isEmpty()) return;
    if (!scanFormOf(file.toStdString())) file += QStringLiteral(".html");
    rememberDialogFolder(scanPurpose, file);
    m_saving.start(
        "the findings",
        [this, file, scan = m_scan](const LatestJob::Turn& turn) {
            const QByteArray bytes = scanBytes(*scan, *scanFormOf(file.toStdString()));
            core::writeWhole(file.toStdString(),
                             std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())),
                             core::Sync::Always);
            turn.finish([this, file] { m_banner->showMessage(tr("Saved %1").arg(file)); });
        },
        [this](const core::Error& error) { m_banner->showError(error); });
}

void ScanWindow::closeEvent(QCloseEvent* event)
{
    m_job.stop();
    QMainWindow::closeEvent(event);
}

#include "moc_scan_window.cpp"
