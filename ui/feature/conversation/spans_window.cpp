#include "ui/feature/conversation/spans_window.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QTextCursor>
#include <QVBoxLayout>

#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/session/edits/span_edits.h"
#include "core/session/span_json.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/kept_place.h"
#include "ui/part/named_button.h"
#include "ui/part/quiet_table.h"
#include "ui/part/read_only_cell.h"
#include "ui/theme/magnification.h"
#include "ui/theme/span_colors.h"

#include <algorithm>

using core::Index;

namespace {

enum SpanColumn { SpanName, SpanTokens, SpanRead, SpanHidden, SpanColumns };

/// How many code points stand before a place of a text that is counted in UTF-16.
Index pointsBefore(const QString& text, int place) { return static_cast<Index>(text.left(place).toUcs4().size()); }

}  // namespace

SpansWindow::SpansWindow(const Workbench& bench, QWidget* window)
    : ToolWindow(window),
      m_bench(bench),
      m_table(new QTableWidget(0, SpanColumns)),
      m_rename(namedButton(tr("&Rename…"), "renameSpan", tr("Another name for the chosen span"))),
      m_forget(namedButton(tr("Re&move"), "forgetSpan", tr("The chosen span has no name any longer; the text stays"))),
      m_hide(namedButton(tr("Hi&de"), "hideSpan", tr("No token outside of the chosen span sees it, in any head"))),
      m_hideHere(namedButton(tr("Hide in thi&s head"), "hideSpanInHead",
                             tr("No token outside of the chosen span sees it in the head that is looked at")))
{
    setObjectName(QStringLiteral("spans"));
    setSection(this, QStringLiteral("map-spans"));
    setWindowTitle(tr("Named spans"));
    m_table->setObjectName(QStringLiteral("spanTable"));
    m_table->setAccessibleName(tr("Named spans of the text"));
    m_table->setHorizontalHeaderLabels({tr("Span"), tr("Tokens"), tr("Read by the chosen query"), tr("Hidden")});
    makeQuiet(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SpanName, QHeaderView::Stretch);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* hint =
        new QLabel(tr("Select a passage of the text in the input and name it here, or type “[[name: passage]]” "
                      "there. The map's menu sums up by these spans."));
    hint->setWordWrap(true);
    hint->setProperty("role", QStringLiteral("hint"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(hint);
    layout->addWidget(m_table, 1);
    layout->addWidget(createButtons());
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &SpansWindow::showShares);
    connect(&m_bench.editor, &SessionEditor::edited, this, &SpansWindow::follow);
    connect(&m_bench.results, &RunResults::traceChanged, this, &SpansWindow::follow);
    connect(&m_bench.selection, &Selection::headChanged, this, &SpansWindow::showShares);
    connect(&m_bench.selection, &Selection::cellChanged, this, &SpansWindow::showShares);
    connect(&m_bench.stages, &StageLoader::loaded, this, &SpansWindow::showShares);
    resize(scaled(560), scaled(420));
    new KeptPlace(this, QStringLiteral("spans"));
}

QWidget* SpansWindow::createButtons()
{
    auto* named = namedButton(tr("&Name the selected text…"), "nameSpan",
                              tr("The text that is selected in the input gets a name"));
    auto* file = namedButton(tr("From &a file…"), "spanFile",
                             tr("JSON: a list of objects with name, and begin and end, or text"));
    auto* marks = namedButton(tr("From mar&ks"), "spanMarks",
                              tr("Passages that you typed as [[name: passage]] get their names; the marks go"));
    auto* close = namedButton(tr("&Close"), "closeSpans", tr("The spans stay as they are"));
    connect(named, &QPushButton::clicked, this, &SpansWindow::name);
    connect(file, &QPushButton::clicked, this, &SpansWindow::readFile);
    connect(marks, &QPushButton::clicked, this, &SpansWindow::readMarks);
    connect(m_rename, &QPushButton::clicked, this, &SpansWindow::rename);
    connect(m_forget, &QPushButton::clicked, this, &SpansWindow::forget);
    connect(m_hide, &QPushButton::clicked, this, [this] {
        if (const core::TextSpan* span = chosen()) setHidden(!isHidden(span->name));
    });
    connect(m_hideHere, &QPushButton::clicked, this, [this] {
        if (const core::TextSpan* span = chosen()) setHiddenHere(!isHiddenHere(span->name));
    });
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    auto* whole = new QWidget;
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* first = new QHBoxLayout;
    first->addWidget(named);
    first->addWidget(marks);
    first->addWidget(file);
    first->addStretch(1);
    auto* second = new QHBoxLayout;
    for (QPushButton* button : {m_hide, m_hideHere, m_rename, m_forget}) second->addWidget(button);
    second->addStretch(1);
    second->addWidget(close);
    rows->addLayout(first);
    rows->addLayout(second);
    return whole;
}

void SpansWindow::begin()
{
    follow();
    show();
    raise();
    activateWindow();
}

void SpansWindow::follow()
{
    const Index item = m_bench.session().focus.item;
    const int row = m_table->currentRow();
    m_table->setRowCount(0);
    const core::PreparedRun* prepared = m_bench.results.prepared();
    const auto tokens = [&](const core::TextSpan& span, Index place) {
        if (prepared == nullptr || item >= std::ssize(prepared->texts)) return QString();
        const std::vector<core::TokenSpan>& found = prepared->texts[static_cast<std::size_t>(item)].spans;
        if (place >= std::ssize(found) || found[static_cast<std::size_t>(place)].name != span.name) return QString();
        const core::TokenSpan& there = found[static_cast<std::size_t>(place)];
        return tr("%1 to %2").arg(there.first + 1).arg(there.last + 1);
    };
    std::vector<std::string> names;
    for (const core::TextSpan& span : m_bench.run().spans)
        if (span.item == item) names.push_back(span.name);
    const std::vector<std::size_t> numbers = spanNumbers(names);
    for (const core::TextSpan& span : m_bench.run().spans) {
        if (span.item != item) continue;
        const int place = m_table->rowCount();
        m_table->insertRow(place);
        QTableWidgetItem* named = readOnlyCell(QString::fromStdString(span.name));
        named->setData(Qt::DecorationRole, spanColor(numbers[static_cast<std::size_t>(place)]));
        m_table->setItem(place, SpanName, named);
        m_table->setItem(place, SpanTokens, numberCell(tokens(span, place)));
        m_table->setItem(place, SpanRead, numberCell({}));
        m_table->setItem(place, SpanHidden, readOnlyCell(hiddenIn(span.name)));
    }
    m_table->selectRow(std::clamp(row, m_table->rowCount() > 0 ? 0 : -1, m_table->rowCount() - 1));
    showShares();
}

/// The chosen query's weights in the shown head, added up by span.
void SpansWindow::showShares()
{
    const core::TextSpan* span = chosen();
    for (QPushButton* button : {m_hide, m_hideHere, m_rename, m_forget}) button->setEnabled(span != nullptr);
    m_hideHere->setEnabled(span != nullptr && !isHiddenEverywhere(span->name));
    m_hideHere->setText(span != nullptr && isHiddenHere(span->name) ? tr("Show in thi&s head")
                                                                    : tr("Hide in thi&s head"));
    m_hide->setText(span != nullptr && isHidden(span->name) ? tr("Sh&ow") : tr("Hi&de"));
    const auto trace = m_bench.results.shown();
    const core::HeadAddress address = m_bench.selection.address();
    const Index query = m_bench.selection.focus().query;
    const auto stages = trace == nullptr || trace->isLong() ? nullptr : m_bench.stages.of(trace, address);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QString said;
        if (stages != nullptr && query < stages->weights.rows()) {
            const std::vector<core::TokenSpan>& spans = trace->keySpans(address.item);
            if (row < std::ssize(spans)) {
                const core::TokenSpan& there = spans[static_cast<std::size_t>(row)];
                if (there.last < stages->weights.cols()
                    && m_table->item(row, SpanName)->text() == QString::fromStdString(there.name))
                    said = QString::number(
                        static_cast<double>(
                            stages->weights.row(query).segment(there.first, there.last - there.first + 1).sum()),
                        'f', 3);
            }
        }
        m_table->item(row, SpanRead)->setText(said);
    }
}

const core::TextSpan* SpansWindow::chosen() const
{
    const Index item = m_bench.session().focus.item;
    int row = m_table->currentRow();
    for (const core::TextSpan& span : m_bench.run().spans)
        if (span.item == item && row-- == 0) return &span;
    return nullptr;
}

bool SpansWindow::isHidden(const std::string& name) const
{
    return std::ranges::find(m_bench.run().interventions, name, &core::Intervention::span)
           != m_bench.run().interventions.end();
}

bool SpansWindow::isHiddenEverywhere(const std::string& name) const
{
    return std::ranges::any_of(m_bench.run().interventions, [&](const core::Intervention& each) {
        return each.span == name && !each.layer && !each.head;
    });
}

/// What hides it in the head that is looked at alone.
core::Intervention SpansWindow::hiddenHere(const std::string& name) const
{
    const core::Focus focus = m_bench.selection.focus();
    return {.kind = core::Intervention::Kind::Hide,
            .layer = focus.layer,
            .head = focus.head,
            .block = focus.block,
            .span = name};
}

bool SpansWindow::isHiddenHere(const std::string& name) const
{
    return std::ranges::count(m_bench.run().interventions, hiddenHere(name)) > 0;
}

/// "in every head", "in 2.3, 1.4"; empty where every head sees it.
QString SpansWindow::hiddenIn(const std::string& name) const
{
    if (isHiddenEverywhere(name)) return tr("in every head");
    const auto trace = m_bench.results.shown();
    QStringList heads;
    for (const core::Intervention& each : m_bench.run().interventions) {
        if (each.span != name) continue;
        const core::Index layer = each.layer.value_or(0);
        const core::Index number = trace == nullptr ? layer + 1 : core::layerNumber(trace->model->info, layer, 1);
        heads << QStringLiteral("%1.%2").arg(each.layer ? QString::number(number) : QStringLiteral("*"),
                                             each.head ? QString::number(*each.head + 1) : QStringLiteral("*"));
    }
    return heads.isEmpty() ? QString() : tr("in %1").arg(heads.join(QStringLiteral(", ")));
}

/// What is selected in the field of the text; of the spans' window nothing is.
core::TextRange SpansWindow::selected() const
{
    const auto* field = parentWidget()->findChild<QPlainTextEdit*>(QStringLiteral("inputText"));
    if (field == nullptr) return {};
    const QTextCursor cursor = field->textCursor();
    const QString text = field->toPlainText();
    return {pointsBefore(text, cursor.selectionStart()), pointsBefore(text, cursor.selectionEnd())};
}

void SpansWindow::apply(const std::vector<core::TextSpan>& spans)
{
    try {
        const std::vector<core::TextSpan> ordered = core::spansInOrder(spans, {});
        m_bench.editor.apply([&](core::Session& next) { core::nameSpans(next.run(), ordered); });
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

void SpansWindow::name()
{
    const core::TextRange range = selected();
    if (range.to <= range.from)
        return m_bench.banner.showMessage(tr("Select a passage of the text in the input first, then name it."));
    const QString given = QInputDialog::getText(this, tr("Name the span"), tr("Its name"), QLineEdit::Normal,
                                                tr("span %1").arg(m_table->rowCount() + 1));
    if (!given.isEmpty()) apply({{given.toStdString(), range, m_bench.session().focus.item}});
}

void SpansWindow::rename()
{
    const core::TextSpan* span = chosen();
    if (span == nullptr) return;
    const core::TextSpan old = *span;
    const QString given = QInputDialog::getText(this, tr("Rename the span"), tr("Its name"), QLineEdit::Normal,
                                                QString::fromStdString(old.name));
    if (given.isEmpty()) return;
    if (given.toStdString().size() > core::longestSpanName)
        return m_bench.banner.showMessage(
            tr("The name of a span may have at most %1 bytes: the span keeps its name.").arg(core::longestSpanName));
    m_bench.editor.apply([&](core::Session& next) {
        for (core::TextSpan& each : next.run().spans)
            if (each == old) each.name = given.toStdString();
        // Another stretch that keeps the name stays hidden by it.
        if (std::ranges::find(next.run().spans, old.name, &core::TextSpan::name) != next.run().spans.end()) return;
        for (core::Intervention& each : next.run().interventions)
            if (each.span == old.name) each.span = given.toStdString();
    });
}

void SpansWindow::forget()
{
    const core::TextSpan* span = chosen();
    if (span == nullptr) return;
    const core::TextSpan old = *span;
    m_bench.editor.apply([&](core::Session& next) { core::forgetSpan(next.run(), old.item, old.name); });
}

void SpansWindow::setHidden(bool hidden)
{
    const core::TextSpan* span = chosen();
    if (span == nullptr) return;
    const std::string name = span->name;
    const core::AttentionBlock block = m_bench.session().focus.block;
    m_bench.editor.apply([&](core::Session& next) {
        std::vector<core::Intervention>& all = next.run().interventions;
        std::erase_if(all, [&](const core::Intervention& each) { return each.span == name; });
        if (hidden && all.size() < core::mostInterventions)
            all.push_back({.kind = core::Intervention::Kind::Hide, .block = block, .span = name});
    });
}

void SpansWindow::setHiddenHere(bool hidden)
{
    const core::TextSpan* span = chosen();
    if (span == nullptr) return;
    const core::Intervention here = hiddenHere(span->name);
    m_bench.editor.apply([&](core::Session& next) {
        std::vector<core::Intervention>& all = next.run().interventions;
        std::erase(all, here);
        if (hidden && all.size() < core::mostInterventions) all.push_back(here);
    });
}

void SpansWindow::readFile()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Spans of the text"), QString(), tr("JSON (*.json);;All files (*)"));
    if (file.isEmpty()) return;
    try {
        apply(core::readSpanFile(file.toStdString(), m_bench.run().texts));
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

void SpansWindow::readMarks()
{
    core::Session next = m_bench.session();
    try {
        if (!core::nameByMarks(next.run()))
            return m_bench.banner.showMessage(
                tr("The text has no marks: type “[[name: passage]]” into it, such as “[[question: Who sat?]]”."));
        m_bench.editor.apply([&](core::Session& session) { session.run() = next.run(); });
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

#include "moc_spans_window.cpp"
