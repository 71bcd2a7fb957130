#include "ui/feature/presenter/presenter_cell.h"

#include <QLabel>
#include <QVBoxLayout>

#include "core/analysis/cell/inspected_cell.h"
#include "core/model/layer_numbers.h"
#include "core/not_shown.h"
#include "ui/control/lesson_play.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/words/gloss_labels.h"
#include "ui/words/row_names.h"
#include "ui/words/short_numbers.h"
#include "ui/words/shortened.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr std::size_t mostBars = 6;
constexpr double namePoints = 23, numberPoints = 32;

QString briefToken(const QString& token) { return shortened(token, 16, 7, 7); }

/// Where the largest of some weights stands; 0 where none is shown.
template<typename Weights>
Index largestOf(const Weights& weights)
{
    Index largest = 0;
    for (Index i = 1; i < weights.size(); ++i)
        if (!core::isNotShown(weights(i)) && (core::isNotShown(weights(largest)) || weights(i) > weights(largest)))
            largest = i;
    return largest;
}

/// Makes the font as large as fits the text into one line.
void fitOne(QLabel* label, QFont font, int width)
{
    constexpr double smallest = 9, step = 0.95;
    while (font.pointSizeF() > smallest && QFontMetricsF(font).horizontalAdvance(label->text()) > width)
        font.setPointSizeF(font.pointSizeF() * step);
    label->setFont(font);
}

}  // namespace

PresenterCell::PresenterCell(const Workbench& bench, const LessonPlay& lesson, QWidget* parent)
    : QWidget(parent),
      m_bench(bench),
      m_lesson(lesson),
      m_name(new QLabel),
      m_number(new QLabel),
      m_of(new Hint),
      m_heading(new Heading(tr("This query's weights"))),
      m_bars(new WeightBars),
      m_rest(new Hint),
      m_restWeight(new Hint)
{
    setObjectName(QStringLiteral("presentedCell"));
    m_name->setObjectName(QStringLiteral("presentedName"));
    m_number->setObjectName(QStringLiteral("presentedNumber"));
    m_bars->setObjectName(QStringLiteral("presentedRow"));
    m_name->setAccessibleName(tr("The chosen cell"));
    m_number->setAccessibleName(tr("Its weight"));
    m_bars->setAccessibleName(tr("This query's weights"));
    setOwnFont(m_of, textFont(9.5));
    setOwnFont(m_bars, numberFont(10));
    setOwnFont(m_rest, textFont(9));
    setOwnFont(m_restWeight, numberFont(10));
    m_heading->setWordWrap(true);
    m_restWeight->setWordWrap(false);
    auto* rest = new QHBoxLayout;
    rest->addWidget(m_rest, 1);
    rest->addWidget(m_restWeight);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(6);
    for (QLabel* label : {m_name, m_number}) {
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);  // it is fitted to the width, not the width to it
    }
    layout->addStretch(2);
    for (QLabel* label : {m_name, m_number, m_of}) layout->addWidget(label);
    layout->addSpacing(36);
    layout->addWidget(m_heading);
    layout->addWidget(m_bars);
    layout->addLayout(rest);
    layout->addStretch(3);
    connect(&bench.selection, &Selection::cellChanged, this, &PresenterCell::show);
    connect(&bench.selection, &Selection::headChanged, this, &PresenterCell::show);
    connect(&bench.results, &RunResults::traceChanged, this, &PresenterCell::show);
    connect(&bench.editor, &SessionEditor::lookChanged, this, &PresenterCell::show);
    connect(&bench.stages, &StageLoader::loaded, this, &PresenterCell::show);
    connect(&lesson, &LessonPlay::changed, this, &PresenterCell::show);
    connect(&lesson, &LessonPlay::strayed, this, &PresenterCell::show);
}

bool PresenterCell::isOfStep() const { return m_lesson.isOpen() && !m_lesson.isAway() && !m_lesson.isOtherCell(); }

bool PresenterCell::tells() const
{
    const Selection::Pointed& pointed = m_bench.selection.pointedOut();
    return !isOfStep() || pointed.query || pointed.key;
}

core::Cell PresenterCell::toldOf(const core::Matrix& weights) const
{
    const core::Cell chosen = m_bench.selection.chosen();
    if (!isOfStep()) return chosen;
    const Selection::Pointed& pointed = m_bench.selection.pointedOut();
    if (pointed.query && pointed.key) return chosen;
    const core::Cell told = pointed.query ? core::Cell{*pointed.query, -1} : core::Cell{-1, *pointed.key};
    if (told.query >= weights.rows() || told.key >= weights.cols()) return chosen;
    // Of a row that is still to be guessed none is the largest, and masked keys are no guess.
    for (core::Index key = 0; pointed.query && key < weights.cols(); ++key)
        if (core::isNotShown(weights(told.query, key))) return {told.query, key};
    if (pointed.query) return {told.query, largestOf(weights.row(told.query))};
    return {largestOf(weights.col(told.key)), told.key};
}

/// The chosen cell, not the one under the pointer: a hand that rests on the mouse changes nothing on the wall.
void PresenterCell::show()
{
    const auto trace = m_bench.results.shown();
    const bool has = m_bench.session().view == core::View::Map && trace != nullptr && !trace->isLong()
                     && m_bench.selection.headIsThere() && m_bench.selection.cellIsThere() && tells();
    if (has) {
        const core::HeadAddress address = m_bench.selection.address();
        const auto stages = m_bench.stages.of(trace, address);
        if (stages == nullptr) return;  // it will be told
        display(*trace, address, *stages);
    }
    if (has == m_hasCell) return;
    m_hasCell = has;
    emit changed();
}

void PresenterCell::display(const core::Trace& trace, const core::HeadAddress& address,
                            const core::HeadAttention& stages)
{
    const core::Cell cell = toldOf(stages.weights);
    const auto inspected = core::InspectedCell::of(trace, address, stages, cell);
    const QString query = rowLabel(trace, address.item, cell.query, m_bench.session().figure.map.rows);
    const QString key = tokenText(trace.keys(address.item)[static_cast<std::size_t>(cell.key)]);
    const QStringList names = withMeanings({briefToken(query), briefToken(key)}, trace.model->info.folder);
    const bool asksRow = core::isNotShown(stages.weights(cell.query, cell.key));
    m_name->setText(asksRow ? names[0] : tr("%1 → %2").arg(names[0], names[1]));
    m_number->setText(thousandths(inspected.derivation.weight));
    m_of->setText(tr("of this row's weight · layer %1, head %2")
                      .arg(core::layerNumber(trace.model->info, address.layer, 1))
                      .arg(address.head + 1));
    displayBars(trace, address, cell, stages);
    fit();
}

void PresenterCell::displayBars(const core::Trace& trace, const core::HeadAddress& address, const core::Cell& cell,
                                const core::HeadAttention& stages)
{
    const auto inspected = core::InspectedCell::of(trace, address, stages, cell);
    const std::vector<Index> keys = inspected.largestKeys(trace.mask(address), mostBars);
    const QStringList names = withMeanings(toldApart(trace.keys(address.item), keys), trace.model->info.folder);
    std::vector<WeightBars::Bar> bars;
    float rest = inspected.weights.sum();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        bars.push_back({names[static_cast<qsizetype>(i)], inspected.weights(keys[i]), static_cast<int>(keys[i]),
                        keys[i] == cell.key});
        rest -= inspected.weights(keys[i]);
    }
    const auto others = static_cast<int>(inspected.weights.size() - std::ssize(bars));
    m_rest->setText(others == 1 ? tr("the other key") : tr("the other %1 keys").arg(others));
    m_restWeight->setText(thousandths(std::isnan(rest) ? core::notShown : std::max(rest, 0.0F)));
    for (QLabel* label : {m_rest, m_restWeight}) label->setVisible(others > 0);
    m_bars->setBars(std::move(bars), trace.range.second);
}

void PresenterCell::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->setContentsMargins(width() / 8, 0, width() / 16, 0);
    fit();
}

void PresenterCell::fit()
{
    QFont name = textFont(namePoints);
    name.setBold(true);
    const int room = contentsRect().width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    fitOne(m_name, name, room);
    fitOne(m_number, numberFont(numberPoints), room);
}

#include "moc_presenter_cell.cpp"
