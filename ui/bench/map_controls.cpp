#include "ui/bench/map_controls.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "ui/part/explained.h"
#include "ui/part/segments.h"
#include "ui/plot/heat/shown_map.h"

#include <map>

using core::MapLook;

namespace {

Term termOf(MapLook::Cells cells)
{
    switch (cells) {
    case MapLook::Cells::Norms: return Term::Norm;
    case MapLook::Cells::Rollout: return Term::Rollout;
    case MapLook::Cells::Flow: return Term::Flow;
    default: return Term::Weight;
    }
}

}  // namespace

MapControls::MapControls(QWidget* parent) : QWidget(parent), m_cells(createCells()), m_poolingRow(createPooling())
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_cells);
    layout->addWidget(m_poolingRow);
}

QToolButton* MapControls::createCells()
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("cells"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    using Cells = MapLook::Cells;
    const std::map<Cells, QAction*> kinds = add<Cells>(menu, &MapLook::cells,
                                                       {{tr("Weights"), Cells::Weights},
                                                        {tr("‖weight · v Wₒ‖"), Cells::Norms},
                                                        {tr("All heads of the layer in one map"), Cells::LayerHeads},
                                                        {tr("All heads of the model in one map"), Cells::ModelHeads},
                                                        {QString(), Cells::PickedHeads},
                                                        {tr("Attention rollout up to the layer"), Cells::Rollout},
                                                        {tr("Attention flow up to the layer"), Cells::Flow}});
    m_norms = kinds.at(Cells::Norms);
    m_picked = kinds.at(Cells::PickedHeads);
    menu->addSeparator();
    using Joined = core::HeadsJoined;
    m_joined = add<Joined>(menu, &MapLook::joined,
                           {{tr("Their mean"), Joined::Mean},
                            {tr("Their sum"), Joined::Sum},
                            {tr("The largest of their weights"), Joined::Largest}});
    menu->addSeparator();
    m_words = menu->addAction(tr("Words instead of pieces"), this,
                              [this](bool on) { emit edited([on](MapLook& look) { look.words = on; }); });
    m_words->setObjectName(QStringLiteral("words"));
    m_words->setCheckable(true);
    menu->addSeparator();
    using BySpan = MapLook::BySpan;
    m_spans = add<BySpan>(menu, &MapLook::by_span,
                          {{tr("Tokens by themselves"), BySpan::No},
                           {tr("Columns summed up by named spans"), BySpan::Keys},
                           {tr("Named spans × named spans"), BySpan::Both}});
    menu->addSeparator();
    using Special = MapLook::SpecialTokens;
    add<Special>(menu, &MapLook::special_tokens,
                 {{tr("Special tokens shown"), Special::Shown},
                  {tr("Special tokens left out"), Special::Hidden},
                  {tr("Special tokens left out, rows renormalised to 1"), Special::Renormalised}});
    menu->addSeparator();
    using Part = core::PairPart;
    m_pair = add<Part>(menu, &MapLook::pair,
                       {{tr("Both texts"), Part::Whole},
                        {tr("First text → first text"), Part::FirstToFirst},
                        {tr("First text → second text"), Part::FirstToSecond},
                        {tr("Second text → first text"), Part::SecondToFirst},
                        {tr("Second text → second text"), Part::SecondToSecond}});
    return button;
}

/// A menu of values, one of which is set.
template<typename Value>
std::map<Value, QAction*> MapControls::add(QMenu* menu, Value MapLook::*member,
                                           const std::vector<std::pair<QString, Value>>& choices)
{
    auto* group = new QActionGroup(this);
    std::map<Value, QAction*> actions;
    for (const auto& [text, value] : choices) {
        QAction* action = menu->addAction(text, this, [this, member, picked = value] {
            emit edited([member, picked](MapLook& look) { look.*member = picked; });
        });
        action->setCheckable(true);
        group->addAction(action);
        actions[value] = action;
        m_choices.push_back({action, [member, picked = value](const MapLook& look) { return look.*member == picked; }});
    }
    return actions;
}

QWidget* MapControls::createPooling()
{
    auto* row = new QWidget;
    m_pooling = new Segments(tr("What a pixel of the map shows"),
                             {{tr("Largest"), tr("A pixel shows the largest of its weights: no thin line vanishes"),
                               core::PooledBy::Largest},
                              {tr("Mean"), tr("A pixel shows the mean of its weights"), core::PooledBy::Mean}});
    m_pooling->setSmall();
    m_pooling->setObjectName(QStringLiteral("pooling"));
    connect(m_pooling, &Segments::chosen, this,
            [this](int by) { emit edited([by](MapLook& look) { look.pooled_by = static_cast<core::PooledBy>(by); }); });
    auto* name = new QLabel(tr("A pixel shows"));
    name->setProperty("role", QStringLiteral("hint"));
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 18, 0);
    layout->setSpacing(6);
    layout->addWidget(name);
    layout->addWidget(m_pooling);
    row->hide();
    return row;
}

bool MapControls::showsPooling() const { return !m_poolingRow->isHidden(); }

void MapControls::show(const MapLook& look, bool isLookedAt, bool isLong, const Offers& offers)
{
    setVisible(isLookedAt);
    m_pooling->setCurrent(static_cast<int>(look.pooled_by));
    m_poolingRow->setVisible(isLong && isLookedAt);
    m_cells->setVisible(!isLong && isLookedAt);
    showCells(look, offers);
}

/// The button's text: "Layer's heads: mean · words".
QString MapControls::textOf(const MapLook& look, const Offers& offers) const
{
    using Cells = MapLook::Cells;
    using Joined = core::HeadsJoined;
    using Part = core::PairPart;
    const std::map<Cells, QString> names{{Cells::Weights, tr("Weights")},
                                         {Cells::Norms, tr("Norms")},
                                         {Cells::LayerHeads, tr("Layer's heads")},
                                         {Cells::ModelHeads, tr("All heads")},
                                         {Cells::PickedHeads, tr("Picked heads")},
                                         {Cells::Rollout, tr("Rollout")},
                                         {Cells::Flow, tr("Flow")}};
    const std::map<Joined, QString> joined{
        {Joined::Mean, tr("mean")}, {Joined::Sum, tr("sum")}, {Joined::Largest, tr("largest")}};
    const std::map<Part, QString> parts{{Part::FirstToFirst, tr("A → A")},
                                        {Part::FirstToSecond, tr("A → B")},
                                        {Part::SecondToFirst, tr("B → A")},
                                        {Part::SecondToSecond, tr("B → B")}};
    QString text = names.at(look.cells);
    if (shownHeads(look.cells)) text += tr(": %1").arg(joined.at(look.joined));
    if (look.words) text += tr(" · words");
    if (offers.spans && look.by_span != MapLook::BySpan::No) text += tr(" · by span");
    if (offers.special && look.special_tokens != MapLook::SpecialTokens::Shown) text += tr(" · no special");
    if (offers.pair && look.pair != Part::Whole) text += tr(" · %1").arg(parts.at(look.pair));
    return text;
}

void MapControls::showCells(const MapLook& look, const Offers& offers)
{
    m_cells->setText(tr("%1 ▾").arg(textOf(look, offers)));
    explain(m_cells, termOf(look.cells), tr("What the map's cells and rows stand for"));
    for (const Choice& choice : m_choices) choice.action->setChecked(choice.isChosen(look));
    m_words->setChecked(look.words);
    m_norms->setEnabled(offers.norms);
    m_picked->setEnabled(offers.picked);
    m_picked->setText(offers.picked ? tr("The picked heads in one map")
                                    : tr("The picked heads in one map (pick heads in All heads first)"));
    for (const auto& [joined, action] : m_joined) action->setVisible(shownHeads(look.cells));
    for (const auto& [pair, action] : m_pair) action->setVisible(offers.pair);
    for (const auto& [sides, action] : m_spans) action->setVisible(offers.spans);
}

#include "moc_map_controls.cpp"
