#include "ui/view/steps/steps_view.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

#include "core/analysis/cell/number_terms.h"
#include "core/attention/scores.h"
#include "core/not_shown.h"
#include "ui/part/heading.h"
#include "ui/part/scroll_to_see.h"
#include "ui/part/wrapping_layout.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/steps/formula_line.h"
#include "ui/view/steps/head_sums.h"
#include "ui/view/steps/mask_orders.h"
#include "ui/view/steps/step_arithmetic.h"
#include "ui/view/steps/step_cost.h"
#include "ui/view/steps/step_formula.h"
#include "ui/view/steps/step_sentences.h"
#include "ui/view/steps/steps_player.h"
#include "ui/words/names_of_heads.h"
#include "ui/words/residue_names.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Cell;
using core::Index;
using core::StepKind;

namespace {

/// While something is presented: the formula is read from the back row, the sentence under it from the first.
QString sentenceStyle()
{
    constexpr double points = 6;
    return QStringLiteral("font-size: %1pt").arg(scaled(points));
}

}  // namespace

StepsView::StepsView(QWidget* parent)
    : QWidget(parent),
      m_formula(new FormulaLine),
      m_live(new Hint),
      m_one(stepsButton(tr("One query"), tr("Only the chosen query's row of every stage (O)"))),
      m_all(stepsButton(tr("All queries"), tr("Every query's row (A)"))),
      m_stage(stepsButton(tr("One stage"), tr("Only the present stage, as large as the view (S)"))),
      m_looks(new QWidget),
      m_middle(new QHBoxLayout),
      m_sheet(new StepsSheet),
      m_arithmetic(new StepArithmetic),
      m_difference(new QLabel),
      m_heads(new HeadSums),
      m_orders(new MaskOrders),
      m_cost(new Hint),
      m_player(new StepsPlayer)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Steps"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 12, 20, 10);
    layout->setSpacing(8);
    layout->addLayout(createTop());
    m_middle->setSpacing(8);
    m_middle->addWidget(createSheets(), 1);
    layout->addLayout(m_middle, 1);
    layout->addWidget(m_arithmetic);  // stays in sight while the tables scroll
    layout->addWidget(m_cost);
    layout->addWidget(m_player);
    connectControls();
    m_all->setChecked(true);
    keepThemed(this, [this] {
        if (m_isBare) m_live->setStyleSheet(sentenceStyle());
        showFormula();
    });
}

QLayout* StepsView::createTop()
{
    m_formula->setObjectName(QStringLiteral("stepsFormula"));
    QFont serif(QStringList{QStringLiteral("DejaVu Serif"), QStringLiteral("DejaVu Sans")});
    serif.setPointSizeF(scaled(14.0));
    setOwnFont(m_formula, serif);
    m_live->setObjectName(QStringLiteral("liveNumbers"));
    m_live->setTextFormat(Qt::RichText);
    auto* choice = new QButtonGroup(this);
    for (QToolButton* each : {m_one, m_all}) {
        each->setCheckable(true);
        choice->addButton(each);
    }
    m_stage->setCheckable(true);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_formula);
    texts->addWidget(m_live);
    auto* words = new QWidget;
    texts->setContentsMargins(0, 0, 0, 0);
    words->setLayout(texts);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* row = new WrappingLayout(nullptr);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* looks = new QHBoxLayout(m_looks);  // which wrap together
    looks->setContentsMargins(0, 0, 0, 0);
    looks->setSpacing(8);
    for (QToolButton* each : {m_stage, m_one, m_all}) looks->addWidget(each);
    row->addWidget(words);
    row->addWidget(m_looks);
    return row;
}

QWidget* StepsView::createSheets()
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(14);
    layout->addWidget(m_sheet);
    layout->addWidget(m_difference);
    layout->addWidget(m_heads);
    layout->addWidget(m_orders);
    layout->addStretch(1);
    setOwnFont(m_difference, numberFont(8.5));
    m_scroll = new QScrollArea;
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    return m_scroll;
}

void StepsView::connectControls()
{
    connect(m_player, &StepsPlayer::stepAsked, this, &StepsView::goTo);
    connect(m_player, &StepsPlayer::playingChanged, this, &StepsView::showStep);
    connect(m_one, &QToolButton::clicked, this, [this] { setOneQuery(true); });
    connect(m_all, &QToolButton::clicked, this, [this] { setOneQuery(false); });
    connect(m_stage, &QToolButton::clicked, this, &StepsView::setOneStage);
    connect(m_arithmetic, &StepArithmetic::keyClicked, this, [this](Index key) {
        emit cellClicked({m_cell.query, key});
    });
    connect(m_arithmetic, &StepArithmetic::numberClicked, this, &StepsView::choose);
    connect(m_sheet, &StepsSheet::numberClicked, this, &StepsView::choose);
    connect(m_heads, &HeadSums::headToggled, this, &StepsView::toggleHead);
    connect(m_heads, &HeadSums::numberClicked, this, &StepsView::choose);
    connect(m_heads, &HeadSums::partClicked, this, &StepsView::explainHead);
    for (StepsSheet* sheet : {m_sheet, m_orders->sheet()}) {
        connect(sheet, &StepsSheet::cellClicked, this, &StepsView::cellClicked);
        connect(sheet, &StepsSheet::cellHovered, this, &StepsView::cellHovered);
    }
}

void StepsView::display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                        std::shared_ptr<const core::HeadAttention> stages,
                        const std::vector<core::AttentionStep>& steps, const core::BothOrders& both,
                        core::RowReading rows)
{
    m_trace = trace;
    m_address = address;
    m_stages = std::move(stages);
    m_queries = tokenTexts(trace->queries(address.item));
    m_keys = tokenTexts(trace->keys(address.item));
    m_rows = rowNames(*trace, address.item, rows);
    StepsSheet::Content content{.steps = steps,
                                .mask = trace->mask(address),
                                .queries = m_queries,
                                .rows = m_rows.labels,
                                .keys = m_keys,
                                .context = stageContext(*trace, address),
                                .residues = residueNames(*trace, address.item)};
    sumUp(steps);
    m_sheet->setContent(std::move(content));
    if (trace->mixes == nullptr)
        m_orders->display(both, trace->mask(address), m_queries, m_rows.labels, m_keys);
    else
        m_orders->clear();
    m_difference->setText(m_outputDifference);
    m_apart = both.before_softmax.size() > 0 ? std::optional(both.largest_difference) : std::nullopt;
    showStep();
    showCell();
    showCost();
}

/// Which steps there are, and how far the two ways to the output differ.
void StepsView::sumUp(const std::vector<core::AttentionStep>& steps)
{
    m_kinds.clear();
    for (const core::AttentionStep& step : steps) m_kinds.push_back(step.kind);
    m_outputDifference.clear();
    const auto output = std::ranges::find(steps, StepKind::Output, &core::AttentionStep::kind);
    if (output != steps.end() && output->tables.size() == 3) {
        const auto& tables = output->tables;
        const float difference = (tables[1].values - tables[2].values).array().abs().maxCoeff();
        m_outputDifference = tr("largest difference of Σ and concat: %1").arg(numberText(difference));
    }
}

void StepsView::clear()
{
    m_trace.reset();
    m_stages.reset();
    m_summed = {};
    m_kinds.clear();
    m_player->setCount(0);
    m_sheet->setContent({});
    m_orders->clear();
    m_heads->clear();
    m_live->clear();
    m_cost->clear();
    for (QWidget* each : std::initializer_list<QWidget*>{m_arithmetic, m_difference, m_heads, m_orders}) each->hide();
}

void StepsView::setSettings(const core::StepsSettings& settings)
{
    if (settings == m_settings) return;  // the view's own change comes back
    m_settings = settings;
    (settings.one_query ? m_one : m_all)->setChecked(true);
    m_stage->setChecked(settings.one_stage);
    showStep();
    showCell();
}

void StepsView::setBare(bool bare)
{
    if (bare == m_isBare) return;
    const int told = m_arithmetic->isVisibleTo(this) ? m_arithmetic->height() + layout()->spacing() : 0;
    if (bare)
        m_window = {.room = QSize(m_sheet->width(), m_scroll->height() + told),
                    .numbers = roomForNumbers(),
                    .percent = Magnification::instance().percent()};
    m_isBare = bare;
    // Tables that are lower where they are narrower would make a bar come and go for ever; nobody scrolls on the wall.
    m_scroll->setVerticalScrollBarPolicy(bare ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    m_looks->setVisible(!bare);
    m_player->setVisible(!bare);
    m_live->setStyleSheet(bare ? sentenceStyle() : QString());
    m_heads->setBare(bare);
    showStep();
}

void StepsView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_chosen = chosen;
    m_cell = hover.value_or(chosen);
    // In the view of one query its row stays put while the pointer wanders.
    if (m_settings.one_query) m_cell.query = chosen.query;
    if (isRowHidden() != m_isRowHidden) showStep();
    showCell();
}

Index StepsView::lastStep() const { return std::max<Index>(0, static_cast<Index>(m_kinds.size()) - 1); }

void StepsView::change(const std::function<void(core::StepsSettings&)>& edit)
{
    core::StepsSettings next = m_settings;
    edit(next);
    if (next == m_settings) return;
    setSettings(next);
    emit settingsChanged(m_settings);
}

void StepsView::goTo(Index step)
{
    change([&](core::StepsSettings& next) {
        next.step = std::clamp<Index>(step, 0, lastStep());
        // What is told goes with the steps.
        if (next.number && next.step != m_settings.step && stepOf(next.number->stage) != next.step) next.number.reset();
    });
}

void StepsView::setOneQuery(bool one)
{
    change([one](core::StepsSettings& next) { next.one_query = one; });
}

void StepsView::setOneStage(bool one)
{
    change([one](core::StepsSettings& next) { next.one_stage = one; });
}

void StepsView::showStep()
{
    const Index step = std::min(m_settings.step, lastStep());
    const auto now = presentKind();
    m_player->setCount(static_cast<Index>(m_kinds.size()));
    m_player->setStep(m_settings.step, now ? stepTitle(*now, m_sheet->content().context) : QString());
    m_sheet->setLook(m_settings.one_query, step, showsOneStage());
    m_orders->sheet()->setLook(m_settings.one_query, 1);
    const auto reached = [&](StepKind kind) {
        const auto found = std::ranges::find(m_kinds, kind);
        return found != m_kinds.end() && found - m_kinds.begin() <= step;
    };
    m_sheet->setNumber(m_settings.number);
    const auto told = toldKind();
    const auto number = isNumberReached() ? m_settings.number : std::nullopt;
    m_isRowHidden = isRowHidden();
    const bool ofKey = number && tableOf(number->stage)->rows == core::StageAxis::Keys;
    m_isTold = told && m_arithmetic->setKind(*told, number) && (!m_isRowHidden || ofKey);
    m_arithmetic->setVisible(m_isTold);
    // With a sink the two orders give two results, because the sink's share is not divided.
    const bool both = reached(StepKind::Softmax) && reached(StepKind::Mask) && m_stages != nullptr
                      && !m_trace->mask(m_address).empty() && !m_sheet->content().context.sink && !showsOneStage()
                      && core::hidesWholly(m_sheet->content().context.rule);
    m_orders->setVisible(both);
    m_difference->setVisible(reached(StepKind::Output) && !m_outputDifference.isEmpty() && !showsOneStage());
    m_heads->setVisible(now == StepKind::Output && !m_outputDifference.isEmpty());
    showHeads();
    fold();
    showFormula();
    // Runs after the layout of panels that were just shown or hidden.
    QTimer::singleShot(0, this, &StepsView::reveal);
}

/// Scrolls just far enough to show the whole card; if the card is higher than the view, its head and the taught row.
void StepsView::reveal()
{
    const Index step = std::min(m_settings.step, lastStep());
    constexpr int margin = 8;
    QScrollBar* bar = m_scroll->verticalScrollBar();
    const int room = m_scroll->viewport()->height();
    m_sheet->setRoom(room, !m_isBare);
    const QRect card = m_sheet->cardOf(step);
    if (card.isNull()) return;
    bar->setValue(std::min(std::max(bar->value(), card.bottom() + margin - room), std::max(0, card.top() - margin)));
    QRect row = m_sheet->rowOf(step);
    const int head = m_sheet->headOf(step);  // pinned to the edge, it would cover the row
    if (row.height() + head <= room) row.setTop(row.top() - head);
    scrollToSee(m_sheet, row);
    // The sum of the heads lies below all tables, and is what this step is about, too; but not without the taught row.
    if (!m_heads->isVisibleTo(this) || m_heads->isEmpty()) return;
    const QRect heads = m_heads->geometry();
    const int whole = std::min(std::max(bar->value(), heads.bottom() + margin - room), heads.top() - margin);
    bar->setValue(std::min(whole, m_sheet->mapTo(m_scroll->widget(), row.topLeft()).y()));
}

void StepsView::showCell()
{
    const bool otherRow = m_sheet->cell().query != m_chosen.query;
    m_sheet->setCell(m_cell);
    m_orders->sheet()->setCell(m_cell);
    if (otherRow && m_cell == m_chosen) QTimer::singleShot(0, this, &StepsView::reveal);
    if (m_trace == nullptr || m_cell.query >= m_queries.size() || m_cell.key >= m_keys.size()) return;
    if (m_isTold || m_trace->mixes == nullptr)
        m_arithmetic->display({.trace = *m_trace,
                               .address = m_address,
                               .stages = *m_stages,
                               .context = m_sheet->content().context,
                               .steps = m_sheet->content().steps,
                               .queries = m_queries,
                               .keys = m_keys,
                               .query = queryName(),
                               .cell = m_cell,
                               .number = m_settings.number});
    showHeads();
    if (m_isBare && m_isTold) fold();  // how wide they are depends on what they are
    m_live->setText(liveNumbers());
}

/// "sat", or "sat (predicting down)": the query's vector is that of its token, whatever its row is read for.
QString StepsView::queryName() const
{
    const QString at = m_queries.value(m_cell.query);
    return m_rows.predict ? tr("%1 (%2)").arg(at, m_rows.subjects.value(m_cell.query)) : at;
}

/// The present step with the numbers of the focused cell.
QString StepsView::liveNumbers() const
{
    const StepsSheet::Content& content = m_sheet->content();
    const StepSentences sentences(
        {*m_trace, m_address, *m_stages, content.steps, content.context, m_queries, m_keys, m_cell});
    const StepKind kind = *toldKind();
    const QString text =
        tr("query <b>%1</b> · dₖ = %2 · ").arg(queryName().toHtmlEscaped()).arg(content.context.key_dimensions);
    if (kind == StepKind::Output && !m_outputDifference.isEmpty())
        return text + m_outputDifference + sentences.behindOutput();
    if (kind == StepKind::Renormalise && m_apart)
        return text + sentences.of(kind)
               + tr(" · −∞ before the softmax gives the same weights to %1").arg(numberText(*m_apart));
    return text + sentences.of(kind);
}

std::optional<StepKind> StepsView::presentKind() const
{
    if (m_kinds.empty()) return std::nullopt;
    return m_kinds[static_cast<std::size_t>(std::min(m_settings.step, lastStep()))];
}

std::optional<Index> StepsView::stepOf(core::Stage stage) const
{
    const auto& steps = m_sheet->content().steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (std::ranges::find(steps[i].tables, stage, &core::StageTable::stage) != steps[i].tables.end())
            return static_cast<Index>(i);
    return std::nullopt;
}

/// @return null where no step has it
const core::StageTable* StepsView::tableOf(core::Stage stage) const
{
    const auto step = stepOf(stage);
    if (!step) return nullptr;
    const auto& tables = m_sheet->content().steps[static_cast<std::size_t>(*step)].tables;
    return &*std::ranges::find(tables, stage, &core::StageTable::stage);
}

/// Whether a number is chosen, of a table that the steps have come to.
bool StepsView::isNumberReached() const
{
    const auto step = m_settings.number ? stepOf(m_settings.number->stage) : std::nullopt;
    return step && *step <= m_settings.step && *step < std::ssize(m_kinds);
}

/// Whether the chosen row is kept from being seen: of it there is nothing to be told.
bool StepsView::isRowHidden() const
{
    if (m_stages == nullptr || m_chosen.query >= m_stages->weights.rows()) return false;
    const auto row = m_stages->weights.row(m_chosen.query);
    return std::ranges::any_of(row, [](float weight) { return core::isNotShown(weight); });
}

/// The step whose numbers are told: that of the chosen number, else the present one.
std::optional<StepKind> StepsView::toldKind() const
{
    if (!isNumberReached()) return presentKind();
    return m_kinds[static_cast<std::size_t>(*stepOf(m_settings.number->stage))];
}

bool StepsView::hasBiases() const
{
    return m_trace != nullptr && m_trace->hasWeights()
           && m_trace->model->transformer.blocks[m_address.layer].attention.query.bias.size() > 0;
}

void StepsView::showFormula()
{
    const StepFormula formula({.kinds = m_kinds,
                               .context = m_sheet->content().context,
                               .now = toldKind(),
                               .sums_heads = !m_outputDifference.isEmpty(),
                               .made = isNumberReached() ? std::optional(m_settings.number->stage) : std::nullopt,
                               .biased = hasBiases(),
                               .accent = themeColors().accent});
    m_formula->setParts(formula.parts());
}

void StepsView::showCost()
{
    emit statusChanged(shownTokens(m_queries.size(), m_keys.size()), tr("every number is the engine's own"));
    fold();
    if (!m_trace->hasWeights()) return;  // the layer around them is unknown
    m_cost->setText(costSentence(m_trace->model->transformer.blocks[m_address.layer], m_queries.size(), m_keys.size()));
}

void StepsView::moveCell(Index queries, Index keys)
{
    if (m_trace == nullptr) return;
    emit cellHovered(std::nullopt);
    emit cellClicked({std::clamp<Index>(m_chosen.query + queries, 0, m_queries.size() - 1),
                      std::clamp<Index>(m_chosen.key + keys, 0, m_keys.size() - 1)});
}

/// A number of any table: where it comes from. What is reached stays reached; a table that is not goes on to its step.
void StepsView::choose(const core::StageNumber& number)
{
    const auto step = stepOf(number.stage);
    if (!step || m_trace == nullptr) return;
    const auto& steps = m_sheet->content().steps;
    const core::StageTable* table = tableOf(number.stage);
    const core::NumberPlace at = core::placeOf(*table, number.dimension, m_chosen.query, m_chosen.key);
    const bool byTerms = StepArithmetic::tellsNumbersOf(number.stage);
    if (byTerms && !core::numberTerms(*m_trace, m_address, steps, number.stage, at.row, at.column)) return;
    // The present step tells its cells by itself, and those of x nobody does.
    const bool ofCell = !byTerms && (*step == m_settings.step || table->cols != core::StageAxis::Keys);
    change([&](core::StepsSettings& next) {
        next.number = ofCell ? std::nullopt : std::optional(number);
        next.step = std::max(next.step, *step);
    });
}

/// Another table of the present step, or another number of it.
void StepsView::moveNumber(Index tables, Index dimensions)
{
    if (m_kinds.empty()) return;
    const auto& step = m_sheet->content().steps[static_cast<std::size_t>(std::min(m_settings.step, lastStep()))];
    if (step.tables.empty()) return;
    Index table = 0;
    for (Index i = 0; i < std::ssize(step.tables); ++i)
        if (m_settings.number && step.tables[static_cast<std::size_t>(i)].stage == m_settings.number->stage) table = i;
    table = std::clamp<Index>(table + tables, 0, std::ssize(step.tables) - 1);
    const core::StageTable& of = step.tables[static_cast<std::size_t>(table)];
    const Index dimension = m_settings.number ? m_settings.number->dimension : 0;
    const Index count = of.rows == core::StageAxis::Dimensions ? of.values.size() : of.values.cols();
    choose({of.stage, std::clamp<Index>(dimension + dimensions, 0, count - 1)});
}

void StepsView::toggleHead(Index head)
{
    change([head](core::StepsSettings& next) {
        const auto at = std::ranges::lower_bound(next.left_out, head);
        if (at != next.left_out.end() && *at == head)
            next.left_out.erase(at);
        else
            next.left_out.insert(at, head);
    });
}

/// A number that another head adds: that head, and how it makes it.
void StepsView::explainHead(Index head, Index dimension)
{
    if (head != m_address.head) emit headClicked(head);
    change([&](core::StepsSettings& next) { next.number = {core::Stage::HeadOutput, dimension}; });
}

/// The chosen query's row of the output, head by head.
void StepsView::showHeads()
{
    if (m_trace == nullptr || m_trace->mixes != nullptr || !m_heads->isVisibleTo(this)) return;
    // While the pointer wanders the sum stays: a layer that was not kept is computed again for it.
    const SummedRow wanted{m_trace, m_address.layer, m_address.item, m_chosen.query};
    if (m_summed != wanted) m_sum = core::headSum(*m_trace, m_address, m_chosen.query);
    m_summed = wanted;
    m_heads->display(m_sum, m_queries.value(m_chosen.query), namesOfHeads(m_trace->model->info), m_settings.left_out,
                     m_address.head);
}

void StepsView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    if (event->modifiers().testFlag(Qt::AltModifier)) return QWidget::keyPressEvent(event);
    if (event->modifiers().testFlag(Qt::ShiftModifier) && !control) switch (event->key()) {
        case Qt::Key_Left: return moveNumber(0, -1);
        case Qt::Key_Right: return moveNumber(0, 1);
        case Qt::Key_Up: return moveNumber(-1, 0);
        case Qt::Key_Down: return moveNumber(1, 0);
        default: break;
        }
    switch (event->key()) {
    case Qt::Key_Left: control ? moveCell(0, -1) : goTo(m_settings.step - 1); return;
    case Qt::Key_Right: control ? moveCell(0, 1) : goTo(m_settings.step + 1); return;
    case Qt::Key_Up: moveCell(-1, 0); return;
    case Qt::Key_Down: moveCell(1, 0); return;
    case Qt::Key_PageUp: goTo(m_settings.step - 1); return;
    case Qt::Key_PageDown: goTo(m_settings.step + 1); return;
    case Qt::Key_Home: goTo(0); return;
    case Qt::Key_End: goTo(lastStep()); return;
    case Qt::Key_Space: m_player->toggle(); return;
    case Qt::Key_O: setOneQuery(true); return;
    case Qt::Key_A: setOneQuery(false); return;
    case Qt::Key_S: setOneStage(!m_settings.one_stage); return;
    default: break;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 && !control)
        goTo(event->key() - Qt::Key_1);
    else
        QWidget::keyPressEvent(event);
}

void StepsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fold();
    QTimer::singleShot(0, this, &StepsView::reveal);
}

/// In a low window the tables come first: the texts around them give way.
void StepsView::fold()
{
    constexpr int forCost = 560, forNumbers = 460, forNumbersAlone = 330, forKeys = 820, forFormula = 400;
    const bool alone = showsOneStage();
    const int room = heightWithoutScrolling(*this);  // what can be folded is not scrolled
    m_cost->setVisible(m_trace != nullptr && m_trace->hasWeights() && room >= scaled(forCost) && !alone);
    m_arithmetic->setRoom(alone ? std::optional(roomForNumbers()) : std::nullopt);
    const bool low = room < scaled(alone ? forNumbersAlone : forNumbers);
    // Where there is no room for both, a stage alone is the numbers that tell it.
    const bool numbersAlone =
        m_isTold && alone && low && !m_isBare && presentKind() && m_arithmetic->tellsWhole(*presentKind());
    m_scroll->setVisible(!numbersAlone);
    // The heads of the output need the room, unless a number of theirs is told.
    const bool sums = m_heads->isVisibleTo(this) && !m_heads->isEmpty() && !isNumberReached();
    constexpr int forHeads = 760;
    m_arithmetic->setFolded((low && !numbersAlone && !m_isBare) || (sums && room < scaled(forHeads)));
    m_sheet->setVisible(!m_isBare || !sums);  // nobody scrolls on the wall, and the sum's last rows say as much
    const int beside = m_isBare && m_isTold && !sums ? roomBeside() : 0;
    placeNumbers(beside);
    if (m_isBare) {
        const int below = std::max(roomForNumbers(), m_arithmetic->minimumSizeHint().height()) + layout()->spacing();
        m_arithmetic->setVisible(m_isTold && (beside > 0 || leavesTables(roomOnWall() - QSize(0, below))));
    }
    m_arithmetic->setSizePolicy(QSizePolicy::Preferred,
                                numbersAlone || beside > 0 ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    if (beside == 0) static_cast<QVBoxLayout*>(layout())->setStretchFactor(m_arithmetic, numbersAlone ? 1 : 0);
    m_formula->setLow(m_isBare ? room < scaled(forFormula) : low);
    m_player->showKeys(width() >= scaled(forKeys));
}

/// Under a stage that stands alone.
int StepsView::roomForNumbers() const { return static_cast<int>(0.34 * heightWithoutScrolling(*this)); }

/// The width on the wall that a stage's tables have no use for, for the numbers that tell it; 0: too little.
int StepsView::roomBeside() const
{
    constexpr double shares[] = {0.58, 0.54, 0.5, 0.47, 0.44, 0.41, 0.38, 0.35, 0.32};
    const QSize room = roomOnWall();
    const int least = m_arithmetic->widthToRead();
    const double largest = m_sheet->numbersIn(room, true);
    int found = 0;
    for (const double share : shares) {
        const int wide = static_cast<int>(share * room.width());
        const QSize left = room - QSize(wide + m_middle->spacing(), 0);
        if (wide < least) break;
        if (m_sheet->numbersIn(left, true) >= largest) return wide;
        if (leavesTables(left)) found = wide;
    }
    return found;
}

/// @param beside  the width of the numbers beside the tables; 0: they stand below
void StepsView::placeNumbers(int beside)
{
    auto* below = static_cast<QVBoxLayout*>(layout());
    const bool isBeside = m_middle->indexOf(m_arithmetic) >= 0;
    if (beside > 0 && !isBeside) {
        below->removeWidget(m_arithmetic);
        m_middle->addWidget(m_arithmetic);
    } else if (beside == 0 && isBeside) {
        m_middle->removeWidget(m_arithmetic);
        below->insertWidget(below->indexOf(m_middle) + 1, m_arithmetic);
    }
    m_arithmetic->setMinimumWidth(beside);
    m_arithmetic->setMaximumWidth(beside > 0 ? beside : QWIDGETSIZE_MAX);
}

/// What the tables have on the wall without the numbers that tell them.
QSize StepsView::roomOnWall() const
{
    const QMargins margins = layout()->contentsMargins();
    const int right = m_scroll->widget()->layout()->contentsMargins().right();
    return {width() - margins.left() - margins.right() - right, height() - m_scroll->y() - margins.bottom()};
}

/// Whether the tables of a stage on the wall have numbers as large as an audience needs in a part of their room, or
/// would have none that are larger in all of it.
bool StepsView::leavesTables(const QSize& room) const
{
    const double with = m_sheet->numbersIn(room, true);
    if (with >= m_sheet->numbersIn(roomOnWall(), true)) return true;
    // What the window had room for at its magnification, seen as large as it is here.
    const double times = static_cast<double>(Magnification::instance().percent()) / m_window.percent;
    const bool alone = m_settings.one_stage;
    const QSize window = m_window.room - QSize(0, alone ? m_window.numbers + layout()->spacing() : 0);
    double before = m_sheet->numbersIn(window * times, alone) / times;
    // The window's smallest numbers are not as much smaller as it is, and so its largest are larger than these.
    constexpr double step = 0.5;
    if (before + step > largestNumbers * smallestCellFont().pointSizeF() / times)
        before = largestNumbers * smallestCellFont(m_window.percent).pointSizeF();
    const double names = textFont(9).pointSizeF();  // beside the tables: numbers are no smaller
    return with >= std::max(names, presentedCellFont(std::max(before, usualCellPoints())).pointSizeF());
}

/// Nothing plays on behind another view.
void StepsView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_player->stop();
}

#include "moc_steps_view.cpp"
