#include "ui/view/heads/measures_view.h"

#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>

#include "core/array/csv_writer.h"
#include "core/atlas/atlas_texts.h"
#include "core/explain/patch/ablation_sweep.h"
#include "ui/part/audience.h"
#include "ui/part/counted_box.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/wrapping_layout.h"
#include "ui/plot/why/account_words.h"
#include "ui/theme/magnification.h"
#include "ui/view/heads/measure_chooser.h"
#include "ui/view/heads/measure_table.h"
#include "ui/words/measure_names.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

MeasuresView::MeasuresView(QWidget* parent)
    : QWidget(parent),
      m_model(new MeasureTable(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTableView),
      m_chart(new HeadChart)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(MeasureTable::sortRole);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    keepScaled(m_table, [this] {
        m_table->verticalHeader()->setDefaultSectionSize(scaled(24));
        fitColumns();
    });
    m_table->setAccessibleName(tr("What is measured of each head"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->viewport()->installEventFilter(this);
    m_table->setTabKeyNavigation(false);  // Tab leads out of it; arrow keys stay in it

    auto* parts = new QSplitter;
    parts->addWidget(m_table);
    parts->addWidget(createChart());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 10);
    layout->setSpacing(8);
    layout->addWidget(createControls());
    layout->addWidget(parts, 1);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (!row.isValid()) return;
        const core::HeadAddress head = m_model->headAt(m_sorted->mapToSource(row).row());
        // The row follows the head, too.
        if (head.layer != m_layer || head.head != m_head) emit headClicked(head.layer, head.head);
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& row) {
        const core::HeadAddress head = m_model->headAt(m_sorted->mapToSource(row).row());
        emit headOpened(head.layer, head.head);
    });
    connect(m_chart, &HeadChart::headClicked, this, &MeasuresView::headClicked);
}

QWidget* MeasuresView::createControls()
{
    auto* controls = new QWidget;
    keepFromAudience(controls);
    m_badge = new QDoubleSpinBox;
    m_badge->setRange(0.05, 1);
    m_badge->setSingleStep(0.05);
    m_badge->setPrefix(tr("name heads from  "));
    m_badge->setAccessibleName(tr("Share of the weight at which a head is named after a pattern"));
    m_badge->setToolTip(
        tr("A head is named after a pattern, such as previous token, if at least this share of its weight follows it"));
    m_knock = new QToolButton;
    m_knock->setObjectName(QStringLiteral("knockOut"));
    m_knock->setProperty("role", QStringLiteral("control"));
    m_knock->hide();  // until the model has answered
    m_reference = createReference();
    m_progress = new QLabel;
    m_progress->setProperty("role", QStringLiteral("hint"));
    auto* save = new QToolButton;
    save->setObjectName(QStringLiteral("saveMeasures"));
    save->setText(tr("Save table…"));
    save->setProperty("role", QStringLiteral("control"));
    save->setToolTip(tr("Save the table as CSV, sorted as it is shown"));
    m_skipFirst = createSwitch("skipFirst", tr("Without the first row"),
                               tr("Leave out the first row: in a causal map it can only attend to itself"),
                               [](core::HeadsSettings& next, bool on) { next.rows.first = !on; });
    m_skipSpecial =
        createSwitch("skipSpecial", tr("Without special rows"),
                     tr("Measure the rows of the text's own tokens alone, without [CLS], [SEP] and the like"),
                     [](core::HeadsSettings& next, bool on) { next.rows.special = !on; });
    m_bits = createSwitch(
        "bits", tr("In bits"), tr("Entropies and log-probabilities in bits instead of nats"),
        [](core::HeadsSettings& next, bool on) { next.unit = on ? core::LogUnit::Bits : core::LogUnit::Nats; });
    m_repeated = createRepeated();
    QSizePolicy wide = m_progress->sizePolicy();
    wide.setHorizontalPolicy(QSizePolicy::Expanding);
    m_progress->setSizePolicy(wide);
    auto* row = new WrappingLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    for (QWidget* each : std::initializer_list<QWidget*>{m_badge, m_skipFirst, m_skipSpecial, m_bits, m_repeated,
                                                         m_reference, m_knock, m_progress, save})
        row->addWidget(each);
    connect(save, &QToolButton::clicked, this, &MeasuresView::saveAsked);
    connect(m_knock, &QToolButton::clicked, this, [this] {
        if (m_knocking)
            emit stopAsked();
        else
            emit knockOutAsked();
    });
    connect(m_badge, &QDoubleSpinBox::valueChanged, this, [this](double badge) {
        core::HeadsSettings next = m_settings;
        next.badge = badge;
        emit settingsChanged(next);
    });
    return controls;
}

QToolButton* MeasuresView::createSwitch(const char* name, const QString& text, const QString& tip,
                                        const std::function<void(core::HeadsSettings&, bool)>& turn)
{
    auto* button = new QToolButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setProperty("role", QStringLiteral("small"));
    connect(button, &QToolButton::clicked, this, [this, turn](bool on) {
        core::HeadsSettings next = m_settings;
        turn(next, on);
        emit settingsChanged(next);
    });
    return button;
}

CountedBox* MeasuresView::createRepeated()
{
    auto* repeated = new CountedBox(tr("  sequence"), tr("  sequences"));
    repeated->setObjectName(QStringLiteral("repeated"));
    repeated->setRange(1, static_cast<int>(core::mostRepeatedSequences));
    repeated->setPrefix(tr("induction from  "));
    repeated->setKeyboardTracking(false);
    repeated->setAccessibleName(tr("How many random sequences induction is averaged over"));
    repeated->setToolTip(tr("How many random sequences induction is averaged over; ± in its column is their spread"));
    connect(repeated, &QSpinBox::valueChanged, this, [this](int count) {
        core::HeadsSettings next = m_settings;
        next.repeated = count;
        emit settingsChanged(next);
    });
    return repeated;
}

/// What stands beside zero when heads are knocked out.
PrefixedCombo* MeasuresView::createReference()
{
    auto* reference = new PrefixedCombo(tr("mean over"));
    reference->setObjectName(QStringLiteral("reference"));
    reference->setAccessibleName(tr("Texts whose outputs stand in for a head's"));
    reference->setToolTip(tr(
        "A head is knocked out by zero and by its mean output: over this text, or over other texts. Other texts also "
        "stand in for it token by token (resampling)."));
    reference->addItem(tr("this text"));
    for (const core::BundledCollection& each : core::bundledCollections())
        reference->addItem(QString::fromStdString(each.name), QString::fromStdString(each.name));
    reference->addItem(tr("a file…"), true);
    reference->hide();  // until the model has answered
    connect(reference, &QComboBox::activated, this, [this](int place) {
        if (m_reference->itemData(place).typeId() == QMetaType::Bool)
            emit referenceFileAsked();
        else
            emit referenceAsked(m_reference->itemData(place).toString());
        showReference();  // as it is, until the texts are read
    });
    return reference;
}

/// The chosen texts; those of a file have an entry of their own.
void MeasuresView::showReference()
{
    const QString name = QString::fromStdString(m_settings.reference.name());
    const int file = m_reference->count() - 1;
    int place = name.isEmpty() ? 0 : m_reference->findText(name);
    if (place < 0) {
        m_reference->insertItem(file, name, name);
        place = file;
    }
    m_reference->setCurrentIndex(place);
}

QWidget* MeasuresView::createChart()
{
    auto* part = new QWidget;
    m_measure = new MeasureChooser;
    keepFromAudience(m_measure);
    m_measure->setObjectName(QStringLiteral("charted"));
    m_measure->setAccessibleName(tr("What the chart shows"));
    m_meaning = new Hint;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(14, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_measure);
    layout->addWidget(m_meaning);
    layout->addWidget(m_chart, 1);
    connect(m_measure, &MeasureChooser::chosen, this, [this](core::Measure measure) {
        core::HeadsSettings next = m_settings;
        next.measure = measure;
        emit settingsChanged(next);
    });
    return part;
}

void MeasuresView::display(const core::HeadTable& table, const core::ModelInfo& info, bool tellsSpecial)
{
    const bool otherColumns = table.layers != m_numbers.layers || table.values.size() != m_numbers.values.size();
    m_numbers = table;
    m_info = info;
    m_tellsSpecial = tellsSpecial;
    m_model->setContent(table, info, m_settings);
    if (otherColumns) fitColumns();
    showMeaning();
    showChart();
    selectCurrent();
}

void MeasuresView::setOff(const std::vector<core::HeadAddress>& heads)
{
    m_model->setOff(heads);
    m_chart->setOff(heads);
}

void MeasuresView::setSettings(const core::HeadsSettings& settings)
{
    m_settings = settings;
    const QSignalBlocker quiet(m_badge);
    m_badge->setValue(settings.badge);
    m_skipFirst->setChecked(!settings.rows.first);
    m_skipSpecial->setChecked(!settings.rows.special);
    m_bits->setChecked(settings.unit == core::LogUnit::Bits);
    m_repeated->display(static_cast<int>(settings.repeated));
    showReference();
    m_measure->display(settings);
    m_model->setContent(m_numbers, m_info, settings);
    fitColumns();
    showMeaning();
    showChart();
}

/// Makes the first column as wide as the names of patterns, up to a part of the table.
void MeasuresView::fitColumns()
{
    for (int column = 0; column < m_sorted->columnCount(); ++column) m_table->showColumn(column);
    m_table->resizeColumnsToContents();  // of what is shown
    const int widest = scaled(260);
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        if (m_table->columnWidth(column) > widest) m_table->setColumnWidth(column, widest);
    showWholeColumns();
}

/// An audience cannot scroll: it sees as many columns as there is room for, the measure of the chart among them.
void MeasuresView::showWholeColumns()
{
    m_table->setHorizontalScrollBarPolicy(m_isBare ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    for (int column = 0; column < m_sorted->columnCount(); ++column) m_table->setColumnHidden(column, false);
    if (!m_isBare) return;
    const int charted = MeasureTable::columnOf(m_settings.measure);
    std::vector<int> columns;  // the most important one first
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        if (column != charted) columns.push_back(column);
    if (charted < m_sorted->columnCount()) columns.insert(columns.begin() + MeasureTable::badgeColumn, charted);
    int room = m_table->viewport()->width();
    for (const int column : columns) {
        room -= m_table->columnWidth(column);
        m_table->setColumnHidden(column, room < 0);
    }
}

void MeasuresView::showChart()
{
    m_chart->display(m_numbers, m_settings, m_info);
    share();
}

void MeasuresView::setBare(bool bare)
{
    m_isBare = bare;
    share();
    showWholeColumns();
}

/// On a wall that is narrow the chart has the table's room, if only then its numbers are written.
void MeasuresView::share()
{
    constexpr double ofChart = 0.55;
    const QSize shared(static_cast<int>(ofChart * width()), m_chart->height());
    m_table->setVisible(!m_isBare || m_chart->writesNumbersIn(shared)
                        || !m_chart->writesNumbersIn({width(), m_chart->height()}));
}

void MeasuresView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    share();
}

bool MeasuresView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        if (m_isBare) showWholeColumns();
        const int across = m_table->horizontalScrollBar()->value();
        m_table->scrollTo(m_table->currentIndex());
        m_table->horizontalScrollBar()->setValue(across);
    }
    return QWidget::eventFilter(watched, event);
}

void MeasuresView::setCurrent(Index layer, Index head)
{
    m_layer = layer;
    m_head = head;
    m_chart->setCurrent(layer, head);
    selectCurrent();
}

void MeasuresView::selectCurrent()
{
    if (m_layer >= m_numbers.layers || m_head >= m_numbers.heads) return;
    const QModelIndex row = m_sorted->mapFromSource(m_model->index(m_model->rowOf(m_layer, m_head), 0));
    m_table->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void MeasuresView::setAnswer(const QString& answer)
{
    m_answer = answer;
    setKnocking(m_knocking, m_progress->text());
    showMeaning();
}

void MeasuresView::showMeaning()
{
    const bool ofAnswer = core::isKnockOut(m_settings.measure);
    const bool asksForAnswer = ofAnswer && !m_answer.isEmpty();
    core::HeadsSettings counted = m_settings;
    if (!m_tellsSpecial) counted.rows.special = true;
    QString said = measureMeaning(m_settings.measure, counted);
    if (!m_tellsSpecial && !m_settings.rows.special) said += tr(" But %1.").arg(specialUnknownText());
    if (asksForAnswer) said += tr(" The answer is %1.").arg(m_answer);
    const bool lacksTexts = m_settings.measure == core::Measure::KnockOutResample && m_settings.reference.empty();
    if (lacksTexts)
        said += tr(" Choose texts under “mean over” first.");
    else if (asksForAnswer && !m_numbers.values.contains(m_settings.measure) && !m_knocking)
        said += tr(" Press “Knock out each head”.");
    if (ofAnswer) said += besideTheMean();
    if (m_settings.measure == core::Measure::Marked && !m_numbers.values.contains(core::Measure::Marked))
        said += tr(" No cell is marked.");
    if (m_info.block == core::AttentionBlock::Mixing && !ofAnswer)
        said +=
            tr(" Mixing weights have signs and rows that sum to anything, so only knock-outs are measured of them.");
    m_meaning->setText(said);
    setTerm(this, m_settings.measure);
}

/// What the mean of the head whose zeroing changes the answer most does instead, once both are known of every head.
QString MeasuresView::besideTheMean() const
{
    const auto zeroed = m_numbers.values.find(core::Measure::KnockOut),
               replaced = m_numbers.values.find(core::Measure::KnockOutMean);
    const auto isKnown = [](const std::optional<float>& change) { return change.has_value(); };
    if (zeroed == m_numbers.values.end() || replaced == m_numbers.values.end()
        || !std::ranges::all_of(zeroed->second, isKnown) || !std::ranges::all_of(replaced->second, isKnown))
        return {};
    const auto sizeOf = [](const std::optional<float>& change) { return std::abs(*change); };
    const Index place = std::ranges::max_element(zeroed->second, {}, sizeOf) - zeroed->second.begin();
    const Index layer = place / m_numbers.heads, head = place % m_numbers.heads;
    const auto text = [&](core::Measure measure) {
        return measureText(measure, m_numbers.at(measure, layer, head), m_settings.unit);
    };
    const QString told =
        tr(" Zeroed, head %1 changes it most, by %2; replaced by its mean, it changes it by %3.")
            .arg(headName(m_info, layer, head), text(core::Measure::KnockOut), text(core::Measure::KnockOutMean));
    if (!core::zeroMisleads(m_numbers, layer, head)) return told;
    return told + tr(" The two are far apart: the head decides less about this answer than zeroing says.");
}

void MeasuresView::setKnocking(bool running, const QString& progress)
{
    m_knocking = running;
    m_knock->setText(running ? tr("Stop") : tr("Knock out each head"));
    m_knock->setToolTip(
        m_answer.isEmpty()
            ? tr("This model does not predict tokens, so no answer could change")
            : tr("Replace the output of one head after the other by zero and by its mean, and see how the probability "
                 "of %1 changes")
                  .arg(m_answer));
    m_knock->setVisible(running || !m_answer.isEmpty());
    m_reference->setVisible((running || !m_answer.isEmpty()) && m_info.block != core::AttentionBlock::Mixing);
    setProgress(progress);
}

void MeasuresView::setProgress(const QString& progress) { m_progress->setText(progress); }

QString MeasuresView::csv() const
{
    std::string text;
    core::CsvWriter writer(text, "\n");
    for (int column = 0; column < m_sorted->columnCount(); ++column) writer.cell(MeasureTable::columnName(column));
    writer.endRow();
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        for (int column = 0; column < m_sorted->columnCount(); ++column) {
            const QVariant value = m_sorted->index(row, column).data(MeasureTable::sortRole);
            if (value.typeId() == QMetaType::Double)
                writer.rounded(value.toDouble(), 7);
            else
                writer.cell(value.toString().toStdString());
        }
        writer.endRow();
    }
    return QString::fromStdString(text);
}

#include "moc_measures_view.cpp"
