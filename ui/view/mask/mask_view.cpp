#include "ui/view/mask/mask_view.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QHideEvent>
#include <QKeyEvent>
#include <QLabel>

#include "core/model/layer_numbers.h"
#include "ui/panel/mask/brush_bar.h"
#include "ui/panel/mask/recipe_line.h"
#include "ui/panel/mask/rule_buttons.h"
#include "ui/panel/mask/scoring_controls.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/view/mask/mask_diagram.h"
#include "ui/view/mask/mask_explanation.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <initializer_list>

namespace {

constexpr int margin = 16;
constexpr int leastRecipe = 360;
constexpr int leastExplanation = 380;
constexpr int mostExplanation = 900;
constexpr int bodyGap = 28;
constexpr int lowView = 560;          ///< below it the controls stand beside the diagram instead of above it
constexpr QSize smallView(700, 660);  ///< within it they do so as well: beside a lesson, on a small projector
constexpr int barLine = 52;           ///< what a second line of the window's bar takes from the view

/// The rule in force in a scope: set there or more widely, else the model's own.
core::ScoreRule ruleIn(const core::ScoringScope& scope, const core::Run& run, const core::ScoreRule& model)
{
    const auto changed = [&](auto field) {
        return core::changedValue(run.changes, scope.layer.value_or(-1), scope.head.value_or(-1), field, scope.block);
    };
    core::ScoreRule rule = model;
    rule.fill = changed(&core::ScoringChange::fill).value_or(rule.fill);
    rule.order = changed(&core::ScoringChange::order).value_or(rule.order);
    rule.temperature = changed(&core::ScoringChange::temperature).value_or(rule.temperature);
    return rule;
}

}  // namespace

MaskView::MaskView(QWidget* parent)
    : QWidget(parent),
      m_recipe(new RecipeLine(this)),
      m_scoring(new ScoringControls(this)),
      m_rules(new RuleButtons(this)),
      m_brush(new BrushBar(this)),
      m_diagram(new MaskDiagram(this)),
      m_explanation(new MaskExplanation),
      m_aside(new QWidget),
      m_asideArea(new TallScrollArea(m_aside)),
      m_second(new QWidget(this))
{
    setStyleSheet(QStringLiteral("QToolButton[role=\"control\"] { padding: 4px 5px; }"));  // many stand in a row
    createLayout();
    connectParts();
}

void MaskView::createLayout()
{
    m_first = new QGridLayout;
    m_first->setHorizontalSpacing(12);
    m_first->setColumnStretch(0, 1);
    m_first->addWidget(m_recipe, 0, 0);
    m_first->addWidget(m_recipe->message(), 1, 0, 1, 2);
    auto* second = new QHBoxLayout(m_second);
    second->setContentsMargins(0, 0, 0, 0);
    second->addWidget(m_rules, 1);
    second->addWidget(m_brush);
    auto* aside = new QVBoxLayout(m_aside);
    aside->setContentsMargins(0, 0, 0, 0);
    aside->addWidget(m_explanation);
    aside->addStretch(1);
    m_body = new QHBoxLayout;
    m_body->setSpacing(bodyGap);
    m_body->addWidget(m_diagram);
    m_body->addWidget(m_asideArea, 1);

    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->setContentsMargins(margin, 10, margin, 8);
    layout->setSpacing(6);
    layout->addLayout(m_first);
    layout->addWidget(m_second);
    layout->addSpacing(8);
    layout->addLayout(m_body, 1);
}

void MaskView::connectParts()
{
    connect(m_recipe, &RecipeLine::recipeEdited, this, &MaskView::recipeEdited);
    connect(m_rules, &RuleButtons::recipeChosen, this, [this](const QString& recipe) {
        m_recipe->replaceText(recipe);
        emit recipeEdited(recipe);
    });
    connect(m_scoring, &ScoringControls::fillChosen, this, &MaskView::fillChosen);
    connect(m_scoring, &ScoringControls::orderChosen, this, &MaskView::orderChosen);
    connect(m_scoring, &ScoringControls::temperatureChosen, this, &MaskView::temperatureChosen);
    connect(m_scoring, &ScoringControls::scopeChosen, this, &MaskView::scopeChosen);
    connect(m_brush, &BrushBar::brushChanged, this,
            [this] { m_diagram->setBrush(m_brush->brush(), m_brush->reach()); });
    connect(m_brush, &BrushBar::clearAsked, this, &MaskView::paintingCleared);
    connect(m_diagram, &MaskDiagram::painted, this, [this](core::CellRange range, core::Brush brush) {
        range.first_query += m_firstQuery;
        range.last_query += m_firstQuery;
        emit painted(range, brush);
    });
    connect(m_diagram, &MaskDiagram::strokeEnded, this, &MaskView::strokeEnded);
    connect(m_diagram, &MaskDiagram::cellClicked, this, &MaskView::cellClicked);
    connect(m_diagram, &MaskDiagram::cellHovered, this, &MaskView::cellHovered);
}

bool MaskView::comparesOrders(const core::Trace& trace, const core::HeadAddress& address)
{
    return MaskExplanation::comparesOrders(trace, address);
}

void MaskView::display(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                       const core::HeadAttention& stages, const core::Run& run, const core::ScoringScope& scope,
                       core::RowReading rows)
{
    const core::Mask& mask = trace->mask(address);
    m_firstQuery = trace->batch.first_query;
    const RowNames queries = rowNames(*trace, address.item, rows);
    const auto asking = static_cast<core::Index>(queries.labels.size());
    const QStringList keys = tokenTexts(trace->keys(address.item));
    const std::string recipe = core::maskRecipeOf(run, scope.layer.value_or(-1), scope.head.value_or(-1), scope.block);
    const core::Block& block = trace->model->transformer.blocks[static_cast<std::size_t>(address.layer)];

    m_recipe->setRecipe(QString::fromStdString(recipe));
    m_rules->setRecipe(core::MaskRecipe::parse(recipe), keys.size());
    m_scoring->display(ruleIn(scope, run, block.scores), scope, core::layerNumber(trace->model->info, address.layer, 1),
                       address.head + 1);
    m_brush->setPainted(run.painting && !run.painting->empty());
    m_diagram->display(mask, queries, keys);
    m_explanation->display(std::move(trace), address, stages, queries);
    arrange();
    emit statusChanged(hiddenSentence(mask, asking, keys.size()),
                       blindQueriesSentence(mask.rowsWithoutKeys(asking, keys.size()), m_firstQuery));
}

void MaskView::setOrders(std::shared_ptr<const core::BothOrders> both) { m_explanation->setOrders(std::move(both)); }

void MaskView::clear()
{
    m_diagram->clear();
    m_explanation->clear();
    emit statusChanged({}, {});
}

void MaskView::setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover)
{
    m_diagram->setCells(chosen, hover);
    m_explanation->setCell(hover.value_or(chosen));
}

void MaskView::setBare(bool bare)
{
    m_isBare = bare;
    m_explanation->setBare(bare);
    m_recipe->message()->setHidden(bare);
    for (QWidget* each : std::initializer_list<QWidget*>{m_second, m_scoring}) each->setHidden(bare);
    updateGeometry();
    arrange();
}

QSize MaskView::minimumSizeHint() const
{
    if (m_isBare) return {scaled(200), scaled(200)};
    const int wide = std::max(m_scoring->minimumSizeHint().width(), m_rules->minimumSizeHint().width());
    return {wide + 2 * margin, scaled(420)};
}

void MaskView::resizeEvent(QResizeEvent*) { arrange(); }

/// Lifts the brush, so that a user who comes back chooses cells instead of painting.
void MaskView::hideEvent(QHideEvent* event)
{
    if (!event->spontaneous()) m_brush->lift();
    QWidget::hideEvent(event);
}

void MaskView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !m_brush->brush()) return event->ignore();
    m_brush->lift();
}

bool MaskView::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) arrange();  // fonts and texts of the parts may have changed
    // Escape lifts the brush before it stops anything else.
    const bool asked = event->type() == QEvent::ShortcutOverride && m_brush->brush();
    if (asked && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

/// Beside the recipe or below it; where the view is low or narrow, beside or below the diagram, whose height they would
/// take.
void MaskView::arrangeControls(int room, bool narrow)
{
    const bool fits = scaled(leastRecipe) + m_scoring->sizeHint().width() + 12 <= room;
    // A rule's name that needs a second line of the bar does not pull the buttons from under the pointer.
    const bool above = m_scoringPlace == ScoringPlace::BesideRecipe || m_scoringPlace == ScoringPlace::BelowRecipe;
    const bool isSmall = width() < scaled(smallView.width()) && height() < scaled(smallView.height());
    const bool low = isSmall || height() < scaled(above ? lowView - barLine : lowView);
    const auto place = low || narrow ? ScoringPlace::Aside
                       : fits        ? ScoringPlace::BesideRecipe
                                     : ScoringPlace::BelowRecipe;
    if (place == m_scoringPlace) return;
    m_scoringPlace = place;
    auto* aside = static_cast<QVBoxLayout*>(m_aside->layout());
    if (place == ScoringPlace::Aside) {
        aside->insertWidget(0, m_second);
        aside->insertWidget(2, m_scoring);
        return;
    }
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_second);
    const bool beside = place == ScoringPlace::BesideRecipe;
    m_first->addWidget(m_scoring, beside ? 0 : 2, beside ? 1 : 0);
}

/// Panels that do not fit side by side go one above the other.
void MaskView::arrange()
{
    const int room = width() - 2 * margin;
    const auto direct = [](QBoxLayout* layout, bool beside) {
        const auto direction = beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
        if (layout->direction() != direction) layout->setDirection(direction);
    };
    // Larger type leaves half to the diagram, as far as words can be broken.
    const int explanation =
        std::max(m_asideArea->minimumSizeHint().width(), std::min(scaled(leastExplanation), room / 2));
    const int high = m_body->geometry().height();
    const int least = m_isBare ? m_diagram->widthIn(QSize(room, high)) : 260;
    const bool beside = room >= least + bodyGap + explanation;
    m_asideArea->setVisible(!m_isBare || beside);
    arrangeControls(room, !beside);
    direct(static_cast<QBoxLayout*>(m_second->layout()),
           m_scoringPlace != ScoringPlace::Aside
               && m_rules->sizeHint().width() + m_brush->sizeHint().width() + 24 <= room);
    direct(m_body, beside);
    m_body->setStretch(0, beside ? 0 : 2);
    m_body->setStretch(1, 1);
    const int wide = m_diagram->widthIn(QSize(room - bodyGap - explanation, high));
    m_diagram->setMinimumWidth(beside ? wide : 0);
    m_diagram->setMaximumWidth(beside ? wide : QWIDGETSIZE_MAX);
    m_aside->setMaximumWidth(scaled(mostExplanation));
}

#include "moc_mask_view.cpp"
