#include "ui/panel/compare/changes_window.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/atlas/atlas_texts.h"
#include "core/compare/comparison_table.h"
#include "core/file/whole_file.h"
#include "core/model/layer_numbers.h"
#include "ui/file/dialog_folder.h"
#include "ui/panel/compare/change_list.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/kept_place.h"
#include "ui/part/named_button.h"
#include "ui/part/quiet_table.h"
#include "ui/part/work_row.h"
#include "ui/plot/figure/chart/comparison_figure.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/words/comparison_words.h"
#include "ui/words/error_text.h"
#include "ui/words/token_text.h"

namespace {

const QString comparedTextPurpose = QStringLiteral("texts"), changesPurpose = QStringLiteral("figure");

QStringList layerHeadings()
{
    return {ChangesWindow::tr("query"),
            ChangesWindow::tr("key"),
            ChangesWindow::tr("value"),
            ChangesWindow::tr("output"),
            ChangesWindow::tr("feed-forward in"),
            ChangesWindow::tr("gate"),
            ChangesWindow::tr("feed-forward out"),
            ChangesWindow::tr("all weights"),
            ChangesWindow::tr("heads, nats")};
}

QString natsText(double value) { return changeText({.maps = {.mean = value, .count = 1}}, core::ChangeOf::Maps); }

}  // namespace

ChangesWindow::ChangesWindow(QWidget* window)
    : ToolWindow(window),
      m_list(new ChangeList(this)),
      m_banner(new Banner),
      m_texts(new QComboBox),
      m_answers(new QSpinBox),
      m_facts(new QLabel),
      m_tabs(new QTabWidget),
      m_heads(new QTableView),
      m_words(new QPlainTextEdit),
      m_layers(new QTableWidget),
      m_answer(new QLabel)
{
    setObjectName(QStringLiteral("changesWindow"));
    setWindowTitle(tr("What changed"));
    setSection(this, QStringLiteral("compare-models"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(createChoices());
    layout->addWidget(m_banner);
    m_working = new WorkRow(tr("How far the comparison is"), "stopComparing",
                            tr("Ends the comparison; what it found until now is dropped"));
    connect(m_working, &WorkRow::stopAsked, &m_job, &ComparisonJob::stop);
    layout->addWidget(m_working);
    m_facts->setObjectName(QStringLiteral("changeFacts"));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    layout->addWidget(m_facts);
    m_tabs->addTab(createHeads(), tr("&Heads"));
    m_tabs->addTab(createLayers(), tr("&Layers"));
    layout->addWidget(m_tabs, 1);
    layout->addWidget(createDeeds());
    connectParts();
    end();
    resize(scaled(780), scaled(600));
    new FrameFit(this);
    new KeptPlace(this, QStringLiteral("changes"));
}

ChangesWindow::~ChangesWindow() = default;

QWidget* ChangesWindow::createChoices()
{
    m_texts->setObjectName(QStringLiteral("changeTexts"));
    m_texts->setAccessibleName(tr("Texts that both read"));
    m_texts->addItem(tr("the texts of both runs"));
    for (const core::BundledCollection& each : core::bundledCollections())
        m_texts->addItem(QString::fromStdString(each.name), QString::fromStdString(each.name));
    m_texts->addItem(tr("a file…"), QStringLiteral("…"));
    m_texts->setToolTip(tr("One text says little: over many, each number has its spread"));
    m_answers->setObjectName(QStringLiteral("changeAnswers"));
    m_answers->setAccessibleName(tr("Texts whose answer is asked head by head"));
    m_answers->setRange(0, 1'000);
    m_answers->setValue(static_cast<int>(core::answeredTexts));
    m_answers->setToolTip(
        tr("In so many of the texts each head of A says in turn what B's says; it takes a pass for each "
           "head and text"));
    m_start = namedButton(tr("Compare"), "startComparing", tr("Compares the two runs as they are now"));
    connect(m_start, &QPushButton::clicked, this, &ChangesWindow::begin);
    connect(m_texts, &QComboBox::activated, this, &ChangesWindow::chooseTexts);
    auto* texts = new QLabel(tr("&Texts"));
    texts->setBuddy(m_texts);
    auto* answers = new QLabel(tr("&Answers of"));
    answers->setBuddy(m_answers);
    auto* choices = new QWidget;
    auto* row = new QHBoxLayout(choices);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(texts);
    row->addWidget(m_texts, 1);
    row->addWidget(answers);
    row->addWidget(m_answers);
    row->addWidget(m_start);
    return choices;
}

QWidget* ChangesWindow::createHeads()
{
    m_heads->setObjectName(QStringLiteral("headChanges"));
    m_heads->setAccessibleName(tr("The heads, those that changed most first"));
    m_heads->setModel(m_list);
    m_heads->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_heads->setSelectionMode(QAbstractItemView::SingleSelection);
    m_heads->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_heads->setCornerButtonEnabled(false);
    makeQuiet(m_heads);
    m_words->setObjectName(QStringLiteral("changeWords"));
    m_words->setAccessibleName(tr("What changed in the chosen head"));
    m_words->setReadOnly(true);
    m_words->setTabChangesFocus(true);
    keepScaled(m_words, [this] { m_words->setFixedHeight(scaled(150)); });
    auto* heads = new QWidget;
    auto* layout = new QVBoxLayout(heads);
    layout->addWidget(m_heads, 1);
    layout->addWidget(m_words);
    return heads;
}

QWidget* ChangesWindow::createLayers()
{
    m_layers->setObjectName(QStringLiteral("weightChanges"));
    m_layers->setAccessibleName(tr("How far apart the weights are, layer by layer"));
    m_layers->setTabKeyNavigation(false);
    m_layers->setCornerButtonEnabled(false);  // a button without a name; Ctrl+A chooses all
    m_layers->setColumnCount(static_cast<int>(layerHeadings().size()));
    m_layers->setHorizontalHeaderLabels(layerHeadings());
    m_layers->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_layers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_layers->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_answer->setWordWrap(true);
    m_answer->setObjectName(QStringLiteral("answerChange"));
    auto* meaning =
        new QLabel(tr("Each number is how far B's weights are from A's, ‖A − B‖ ∕ ‖A‖; for heads it is the mean "
                      "Jensen–Shannon divergence of their rows, 0 to 0.69 nats."));
    meaning->setWordWrap(true);
    auto* layers = new QWidget;
    auto* layout = new QVBoxLayout(layers);
    layout->addWidget(meaning);
    layout->addWidget(m_layers, 1);
    layout->addWidget(m_answer);
    return layers;
}

QWidget* ChangesWindow::createDeeds()
{
    auto* look = namedButton(tr("Look at &both"), "lookAtBoth", tr("Shows the chosen head in both runs, in Compare"));
    m_copy = namedButton(tr("&Copy the table"), "copyChanges", tr("With tabs, as spreadsheets take it"));
    m_save = namedButton(tr("&Save…"), "saveChanges",
                         tr("A figure of all heads by the column they are ordered by, or all "
                            "numbers as a table or JSON"));
    connect(look, &QPushButton::clicked, this, &ChangesWindow::lookAtHead);
    connect(m_copy, &QPushButton::clicked, this, &ChangesWindow::copy);
    connect(m_save, &QPushButton::clicked, this, &ChangesWindow::save);
    auto* deeds = new QWidget;
    auto* row = new QHBoxLayout(deeds);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(look);
    row->addStretch(1);
    row->addWidget(m_copy);
    row->addWidget(m_save);
    return deeds;
}

void ChangesWindow::connectParts()
{
    connect(&m_job, &ComparisonJob::progressed, this, [this](const core::CompareProgress& progress) {
        m_working->tell(progress.done, progress.asked, compareProgressText(progress));
    });
    connect(&m_job, &ComparisonJob::compared, this, &ChangesWindow::take);
    connect(&m_job, &ComparisonJob::stopped, this, [this] {
        end();
        m_banner->showMessage(tr("The comparison was stopped."));
    });
    connect(&m_job, &ComparisonJob::failed, this, [this](const core::Error& error) {
        end();
        m_banner->showError(error);
    });
    connect(&m_job, &ComparisonJob::partsRead, this,
            [this](const auto& of, const core::HeadPlace& head, const std::vector<core::HeadPartChange>& parts) {
                const core::HeadChange* shown = chosen();
                if (of != m_comparison || shown == nullptr || shown->layer != head.layer || shown->head != head.head)
                    return;
                m_parts = parts;
                m_words->appendPlainText(changedPartsText(*m_comparison->a, m_parts).join(QLatin1Char('\n')));
                m_words->moveCursor(QTextCursor::Start);
            });
    connect(&m_job, &ComparisonJob::partsFailed, this,
            [this](const core::Error& error) { m_words->appendPlainText(errorText(error)); });
    connect(m_banner, &Banner::explained, this, &ChangesWindow::explained);
    connect(m_heads->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showHead();
        if (!m_listing) lookAtHead();
    });
    connect(m_heads, &QTableView::activated, this, &ChangesWindow::lookAtHead);
}

void ChangesWindow::compare(const core::CompareRequest& request)
{
    propose(request);
    begin();
}

void ChangesWindow::propose(const core::CompareRequest& request)
{
    m_request = request;
    const bool stale = m_comparison != nullptr
                       && (m_compared.a != request.a || m_compared.b != request.b || m_compared.block != request.block);
    if (stale == m_stale) return;
    m_stale = stale;
    if (stale)
        m_banner->showMessage(tr("The runs have changed since: press Compare for what they are now."));
    else
        m_banner->hide();
}

void ChangesWindow::chooseTexts()
{
    if (m_texts->currentData().toString() != QStringLiteral("…")) return;
    const QString chosen =
        QFileDialog::getOpenFileName(this, tr("Choose texts"), dialogFolder(comparedTextPurpose),
                                     tr("Texts and sheets (*.txt *.csv *.tsv *.jsonl);;All files (*)"));
    if (chosen.isEmpty()) return m_texts->setCurrentIndex(0);
    rememberDialogFolder(comparedTextPurpose, chosen);
    const int known = m_texts->findData(chosen);
    if (known < 0) m_texts->insertItem(m_texts->count() - 1, QFileInfo(chosen).fileName(), chosen);
    m_texts->setCurrentIndex(known < 0 ? m_texts->count() - 2 : known);
}

void ChangesWindow::begin()
{
    m_banner->hide();
    m_compared = m_request;
    m_stale = false;
    m_start->setEnabled(false);
    m_working->begin(tr("Opening the models…"));
    m_request.answers = static_cast<std::size_t>(m_answers->value());
    m_job.compare(m_request, m_texts->currentData().toString().toStdString());
}

/// No comparison is going on.
void ChangesWindow::end()
{
    m_working->hide();
    m_start->setEnabled(true);
    m_facts->setVisible(m_comparison != nullptr);
    for (QPushButton* button : {m_copy, m_save}) button->setEnabled(m_comparison != nullptr);
}

void ChangesWindow::take(const std::shared_ptr<const core::RunComparison>& comparison)
{
    m_comparison = comparison;
    m_facts->setText(comparisonFacts(*comparison).join(QLatin1Char(' ')));
    m_listing = true;
    m_heads->setSortingEnabled(false);
    m_list->display(comparison);
    m_heads->horizontalHeader()->setSortIndicator(ChangeList::columnOf(comparison->usualOrder()), Qt::DescendingOrder);
    m_heads->setSortingEnabled(true);
    m_heads->setCurrentIndex(m_list->index(0, ChangeList::Head));
    m_listing = false;
    m_heads->setColumnHidden(ChangeList::Nearest, !comparison->heads.front().nearest);
    m_heads->setColumnHidden(ChangeList::Answer, comparison->answered == 0);
    showLayers();
    showAnswer();
    end();
}

const core::HeadChange* ChangesWindow::chosen() const { return m_list->at(m_heads->currentIndex().row()); }

void ChangesWindow::showHead()
{
    m_parts.clear();
    const core::HeadChange* head = chosen();
    if (head == nullptr || m_comparison == nullptr) return m_words->clear();
    m_words->setPlainText(headChangeText(*m_comparison, *head));
    if (m_comparison->weights && head->weights.value_or(0) != 0) m_job.read(m_comparison, {head->layer, head->head});
}

void ChangesWindow::lookAtHead()
{
    if (const core::HeadChange* head = chosen()) emit headChosen(head->layer, head->head);
}

void ChangesWindow::showLayers()
{
    m_layers->setRowCount(0);
    if (!m_comparison->weights) return;
    const core::ModelWeightDifference& weights = *m_comparison->weights;
    addLayer(tr("token embedding"), {.whole = weights.embedding}, {});
    for (std::size_t layer = 0; layer < weights.layers.size(); ++layer) {
        double sum = 0;
        int count = 0;
        for (const core::HeadChange& head : m_comparison->heads)
            if (head.layer == static_cast<core::Index>(layer) && head.maps.count > 0) {
                sum += head.maps.mean;
                ++count;
            }
        addLayer(tr("layer %1").arg(core::layerNumber(m_comparison->a->info, static_cast<core::Index>(layer), 1)),
                 weights.layers[layer], count > 0 ? natsText(sum / count) : QString());
    }
    if (weights.language_head) addLayer(tr("language head"), {.whole = *weights.language_head}, {});
    for (int column = 0; column < m_layers->columnCount(); ++column) {
        bool any = false;
        for (int row = 0; row < m_layers->rowCount(); ++row)
            any = any || !m_layers->item(row, column)->text().isEmpty();
        m_layers->setColumnHidden(column, !any);
    }
}

void ChangesWindow::addLayer(const QString& name, const core::LayerWeightDifference& layer, const QString& heads)
{
    const int row = m_layers->rowCount();
    m_layers->insertRow(row);
    m_layers->setVerticalHeaderItem(row, new QTableWidgetItem(name));
    int column = 0;
    for (const core::WeightPart part : core::weightParts) {
        const auto& difference = layer.at(part);
        m_layers->setItem(row, column++, numberCell(difference ? percentText(difference->relative) : QString()));
    }
    m_layers->setItem(row, column++, numberCell(percentText(layer.whole.relative)));
    m_layers->setItem(row, column, numberCell(heads));
}

void ChangesWindow::showAnswer()
{
    m_answer->clear();
    if (m_comparison->answers.empty() || !m_comparison->answers.front().behind) return;
    const core::ComparedAnswer& answer = m_comparison->answers.front();
    const core::ComparedToken &a = answer.likeliestOfA(), &b = answer.likeliestOfB();
    const auto said = [](const core::Token& token, float probability) {
        return tr("“%1” (%2)").arg(tokenText(token), percentText(static_cast<double>(probability)));
    };
    m_answer->setText(tr("Next token: A says %1, B says %2. The answers are %3 nats apart (Jensen–Shannon).")
                          .arg(said(a.token, a.a), said(b.token, b.b), natsText(answer.apart.jensen_shannon)));
}

/// Copies the table that is shown with tabs, as spreadsheets take it.
void ChangesWindow::copy() const
{
    const QTableView* table = m_tabs->currentIndex() == 0 ? m_heads : m_layers;
    const QAbstractItemModel& model = *table->model();
    const bool named = table == m_layers;
    QStringList heading;
    if (named) heading << QString();
    for (int column = 0; column < model.columnCount(); ++column)
        if (!table->isColumnHidden(column)) heading << model.headerData(column, Qt::Horizontal).toString();
    QStringList lines{heading.join(QLatin1Char('\t'))};
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        if (named) cells << model.headerData(row, Qt::Vertical).toString();
        for (int column = 0; column < model.columnCount(); ++column)
            if (!table->isColumnHidden(column)) cells << model.index(row, column).data().toString();
        lines << cells.join(QLatin1Char('\t'));
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ChangesWindow::save()
{
    if (m_comparison == nullptr) return;
    QString file = QFileDialog::getSaveFileName(
        this, tr("Save what changed"), dialogFolder(changesPurpose) + QStringLiteral("/changes.pdf"),
        tr("Figures (*.pdf *.svg *.png *.html *.tex);;Tables (*.csv);;JSON (*.json)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".pdf");
    rememberDialogFolder(changesPurpose, file);
    const int column = m_heads->horizontalHeader()->sortIndicatorSection();
    const core::ChangeOf what = ChangeList::changeOf(column).value_or(m_comparison->usualOrder());
    std::vector<core::ReadHeadChange> read;
    if (const core::HeadChange* head = chosen(); head != nullptr && !m_parts.empty())
        read.push_back({{head->layer, head->head}, m_parts});
    m_saving.start(
        "what changed",
        [this, file, comparison = m_comparison, what, read = std::move(read)](const LatestJob::Turn& turn) {
            const QString ending = endingOf(file.toStdString());
            if (ending == QLatin1String("csv"))
                core::writeWhole(file.toStdString(), core::comparisonCsv(*comparison, 1), core::Sync::Always);
            else if (ending == QLatin1String("json"))
                core::writeWhole(file.toStdString(), core::comparisonJson(*comparison, 1, read), core::Sync::Always);
            else
                exportFigure(comparisonFigure(*comparison, what, {}), file.toStdString());
            turn.finish([this, file] { m_banner->showMessage(tr("Saved %1").arg(file)); });
        },
        [this](const core::Error& error) { m_banner->showError(error); });
}

void ChangesWindow::closeEvent(QCloseEvent* event)
{
    m_job.stop();
    ToolWindow::closeEvent(event);
}

#include "moc_changes_window.cpp"
