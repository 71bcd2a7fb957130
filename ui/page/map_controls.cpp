#include "ui/page/map_controls.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "ui/part/explained.h"
#include "ui/part/segments.h"

using core::MapLook;

namespace {

constexpr int firstSpecial = 100;  ///< in the actions' data, behind the kinds of cells

Term termOf(MapLook::Cells cells)
{
    switch (cells) {
    case MapLook::Cells::Norms: return Term::Norm;
    case MapLook::Cells::Rollout: return Term::Rollout;
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
    const auto add = [&](QActionGroup* group, const QString& text, int value, const Edit& change) {
        QAction* action = menu->addAction(text, this, [this, change] { emit edited(change); });
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
    };
    auto* kinds = new QActionGroup(this);
    const std::pair<QString, MapLook::Cells> cells[] = {
        {tr("Weights"), MapLook::Cells::Weights},
        {tr("‖weight · v Wᴼ‖"), MapLook::Cells::Norms},
        {tr("Mean of the layer's heads"), MapLook::Cells::LayerMean},
        {tr("Mean of all heads"), MapLook::Cells::ModelMean},
        {tr("Attention rollout up to the layer"), MapLook::Cells::Rollout}};
    for (const auto& [text, kind] : cells)
        add(kinds, text, static_cast<int>(kind), [picked = kind](MapLook& look) { look.cells = picked; });
    menu->addSeparator();
    QAction* words = menu->addAction(tr("Words instead of pieces"), this,
                                     [this](bool on) { emit edited([on](MapLook& look) { look.words = on; }); });
    words->setObjectName(QStringLiteral("words"));
    words->setCheckable(true);
    menu->addSeparator();
    auto* special = new QActionGroup(this);
    const std::pair<QString, MapLook::SpecialTokens> tokens[] = {
        {tr("Special tokens shown"), MapLook::SpecialTokens::Shown},
        {tr("Special tokens left out"), MapLook::SpecialTokens::Hidden},
        {tr("Special tokens left out, rows renormalised to 1"), MapLook::SpecialTokens::Renormalised}};
    for (const auto& [text, kind] : tokens)
        add(special, text, firstSpecial + static_cast<int>(kind),
            [picked = kind](MapLook& look) { look.special_tokens = picked; });
    return button;
}

QWidget* MapControls::createPooling()
{
    auto* row = new QWidget;
    m_pooling = new Segments(tr("What a pixel of the map shows"),
                             {{tr("Largest"), tr("A pixel shows the largest of its weights: no thin line vanishes")},
                              {tr("Mean"), tr("A pixel shows the mean of its weights")}});
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

void MapControls::show(const MapLook& look, bool isLookedAt, bool isLong, bool hasNorms)
{
    setVisible(isLookedAt);
    m_pooling->setCurrent(static_cast<int>(look.pooled_by));
    m_poolingRow->setVisible(isLong && isLookedAt);
    m_cells->setVisible(!isLong && isLookedAt);
    showCells(look, hasNorms);
}

void MapControls::showCells(const MapLook& look, bool hasNorms)
{
    const QString names[] = {tr("Weights"), tr("Norms"), tr("Layer mean"), tr("Model mean"), tr("Rollout")};
    QString text = names[static_cast<std::size_t>(look.cells)];
    if (look.words) text += tr(" · words");
    if (look.special_tokens != MapLook::SpecialTokens::Shown) text += tr(" · no special");
    m_cells->setText(tr("%1 ▾").arg(text));
    explain(m_cells, termOf(look.cells), tr("What the map's cells and rows stand for"));
    for (QAction* action : m_cells->menu()->actions()) {
        if (action->objectName() == QLatin1String("words")) action->setChecked(look.words);
        if (!action->data().isValid()) continue;
        const int value = action->data().toInt();
        action->setChecked(value >= firstSpecial ? value - firstSpecial == static_cast<int>(look.special_tokens)
                                                 : value == static_cast<int>(look.cells));
        if (value == static_cast<int>(MapLook::Cells::Norms)) action->setEnabled(hasNorms);
    }
}
