#include "ui/feature/conversation/reading_window.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/error.h"
#include "core/model/pass/row_reading.h"
#include "ui/feature/conversation/reading_view.h"
#include "ui/panel/export/figure_content.h"
#include "ui/part/explained.h"
#include "ui/part/kept_place.h"
#include "ui/part/named_button.h"
#include "ui/part/quiet_table.h"
#include "ui/part/read_only_cell.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/window/exporter.h"
#include "ui/words/error_text.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Index;

namespace {

enum ReadingColumn { ReadName, ReadMean, ReadWord, ReadColumns };

QString readingShare(float share) { return QString::number(static_cast<double>(share), 'f', 3); }

}  // namespace

ReadingWindow::ReadingWindow(const Workbench& bench, Exporter& exporter, QWidget* window)
    : ToolWindow(window),
      m_bench(bench),
      m_exporter(exporter),
      m_heads(new QComboBox),
      m_figure(namedButton(tr("Save as a fi&gure…"), "readingFigure", tr("The chart as a figure, with its table"))),
      m_view(new ReadingView),
      m_table(new QTableWidget(0, ReadColumns)),
      m_note(new QLabel)
{
    setObjectName(QStringLiteral("reading"));
    setSection(this, QStringLiteral("reading"));
    setWindowTitle(tr("Who was read for the answer"));
    m_table->setObjectName(QStringLiteral("readingTable"));
    m_table->setAccessibleName(tr("Spans that were read for the answer"));
    makeQuiet(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ReadName, QHeaderView::Stretch);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("readingNote"));
    m_note->setProperty("role", QStringLiteral("hint"));
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_view);
    parts->addWidget(m_table);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(createTop());
    layout->addWidget(parts, 1);
    layout->addWidget(m_note);
    connect(m_view, &ReadingView::wordChosen, this, &ReadingWindow::chooseWord);
    connect(m_heads, &QComboBox::currentIndexChanged, this, &ReadingWindow::follow);
    connect(m_figure, &QPushButton::clicked, this, &ReadingWindow::exportFigure);
    connect(&m_bench.editor, &SessionEditor::edited, this, &ReadingWindow::follow);
    connect(&m_bench.results, &RunResults::traceChanged, this, &ReadingWindow::follow);
    connect(&m_bench.results, &RunResults::cleared, this, &ReadingWindow::follow);
    connect(&m_bench.selection, &Selection::headChanged, this, &ReadingWindow::follow);
    connect(&m_bench.selection, &Selection::cellChanged, this, &ReadingWindow::followCell);
    keepThemed(this, [this] {
        if (m_shown.trace != nullptr) display(m_shown, m_reading);
    });
    resize(scaled(600), scaled(520));
    new KeptPlace(this, QStringLiteral("reading"));
}

QWidget* ReadingWindow::createTop()
{
    m_heads->setObjectName(QStringLiteral("readingHeads"));
    m_heads->setToolTip(tr("The heads whose mean is shown"));
    m_heads->addItem(tr("All heads"), static_cast<int>(Heads::All));
    m_heads->addItem(tr("This layer's heads"), static_cast<int>(Heads::Layer));
    m_heads->addItem(tr("This head"), static_cast<int>(Heads::One));
    auto* caption = new QLabel(tr("&Mean of"));
    caption->setBuddy(m_heads);
    auto* close = namedButton(tr("&Close"), "closeReading", tr("The text and its spans stay as they are"));
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    auto* whole = new QWidget;
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(caption);
    row->addWidget(m_heads);
    row->addStretch(1);
    row->addWidget(m_figure);
    row->addWidget(close);
    return whole;
}

void ReadingWindow::begin()
{
    show();
    raise();
    activateWindow();
    follow();
    m_view->setFocus();
}

ReadingWindow::Asked ReadingWindow::asked() const
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return {};
    const core::HeadAddress focused = m_bench.selection.address();
    const Index query = m_bench.selection.focus().query;
    Asked now{trace, {}, query, core::answerPlaces(*trace, focused.item, query)};
    const auto which = static_cast<Heads>(m_heads->currentData().toInt());
    for (Index layer = 0; layer < trace->model->info.layers; ++layer)
        for (Index head = 0; head < trace->model->info.heads; ++head)
            if (which == Heads::All || (layer == focused.layer && (which == Heads::Layer || head == focused.head)))
                now.heads.push_back({layer, head, focused.item});
    return now;
}

void ReadingWindow::follow()
{
    if (!isVisible()) return;
    const auto trace = m_bench.results.shown();
    if (trace != nullptr && !trace->finished()) return;  // the old picture stays while layers are still to come
    const Asked now = asked();
    if (now == m_asked && (m_job.isRunning() || m_shown == now)) return showWord();
    m_asked = now;
    if (now.places.empty() || now.heads.empty()) {
        m_job.cancel();
        clear();
        if (now.trace != nullptr)
            say(tr("Name a stretch of the text first (Named spans…), or begin a conversation. Then let the model "
                   "write."));
        return;
    }
    m_job.start(
        "who was read for the answer",
        [this, now](const LatestJob::Turn& turn) {
            core::SpanReading reading = core::spanReading(*now.trace, now.heads, now.query, turn.stop());
            turn.finish([this, now, reading = std::move(reading)] { display(now, reading); });
        },
        [this](const core::Error& error) {
            clear();
            say(errorText(error));
        });
}

void ReadingWindow::clear()
{
    m_shown = {};
    m_reading = {};
    m_view->display(nullptr);
    m_table->setRowCount(0);
    m_figure->setEnabled(false);
}

/// Another query may be in another span, which is the answer where the model wrote none.
void ReadingWindow::followCell()
{
    if (!isVisible() || m_shown.trace == nullptr) return;
    const Index item = m_shown.heads.front().item;
    if (core::answerPlaces(*m_shown.trace, item, m_bench.selection.focus().query) != m_shown.places) return follow();
    showWord();
}

void ReadingWindow::display(const Asked& asked, core::SpanReading reading)
{
    m_shown = asked;
    m_reading = std::move(reading);
    m_view->display(std::make_shared<const ReadingChart>(
        ReadingChart::of(*asked.trace, asked.heads.front().item, m_reading, themeColors(), m_reading.spans.size())));
    m_table->setRowCount(static_cast<int>(m_reading.spans.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const core::ReadSpan& span = m_reading.spans[static_cast<std::size_t>(row)];
        QTableWidgetItem* named = readOnlyCell(readSpanName(span));
        named->setData(Qt::DecorationRole, readSpanColor(span, themeColors()));
        m_table->setItem(row, ReadName, named);
        m_table->setItem(row, ReadMean, numberCell(readingShare(m_reading.shares.col(row).mean())));
        m_table->setItem(row, ReadWord, numberCell({}));
    }
    m_figure->setEnabled(true);
    showWord();
}

/// The word that the chosen query predicts, where it is one of the answer's.
void ReadingWindow::showWord()
{
    if (m_shown.trace == nullptr) return;
    const Index item = m_shown.heads.front().item;
    const auto reading = core::readingOf(*m_shown.trace->model, core::RowReading::NextToken);
    const auto place = core::namingToken(*m_shown.trace, item, m_bench.selection.focus().query, reading);
    const auto found = place ? std::ranges::find(m_reading.places, *place) : m_reading.places.end();
    if (found != m_reading.places.end()) m_view->setWord(static_cast<int>(found - m_reading.places.begin()));
    const auto word = static_cast<std::size_t>(m_view->word());
    const core::Token& token = m_shown.trace->queries(item)[static_cast<std::size_t>(m_reading.places[word])];
    m_table->setHorizontalHeaderLabels({tr("Span"), tr("Whole answer"), tr("For “%1”").arg(tokenText(token))});
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->item(row, ReadWord)->setText(readingShare(m_reading.shares(static_cast<Index>(word), row)));
    say(reading == core::RowReading::NextToken
            ? tr("Shares of the weight. The row of a word is that of the token before it, which predicts it.")
            : tr("Shares of the weight."));
}

/// The query of the word is looked at, and of the keys the one that was.
void ReadingWindow::chooseWord(int word)
{
    if (m_shown.trace == nullptr || word >= static_cast<int>(m_reading.places.size())) return;
    const auto reading = core::readingOf(*m_shown.trace->model, core::RowReading::NextToken);
    const auto row = core::rowNamedAfter(*m_shown.trace, m_shown.heads.front().item,
                                         m_reading.places[static_cast<std::size_t>(word)], reading);
    if (row) m_bench.selection.setCell({*row, std::min(m_bench.selection.focus().key, *row)});
    showWord();
}

void ReadingWindow::exportFigure()
{
    const core::Focus focus = m_bench.selection.focus();
    const auto which = static_cast<Heads>(m_heads->currentData().toInt());
    m_exporter.open(withContent(m_bench.session().figure,
                                {tr("Chart: who was read for the answer"), core::FigureSettings::Content::Reading,
                                 which == Heads::All ? std::nullopt : std::optional(focus.layer),
                                 which == Heads::One ? std::optional(focus.head) : std::nullopt}));
}

void ReadingWindow::say(const QString& sentence) { m_note->setText(sentence); }

#include "moc_reading_window.cpp"
