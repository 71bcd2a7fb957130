#include "ui/page/map_controls.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "ui/part/segments.h"

using Settings = core::FigureSettings;

namespace {

constexpr int firstSpecial = 100;  ///< in the actions' data, behind the kinds of cells

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
    button->setToolTip(tr("What the map's cells and rows stand for"));
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
    const std::pair<QString, Settings::Cells> cells[] = {{tr("Weights"), Settings::Cells::Weights},
                                                         {tr("‖weight · v Wᴼ‖"), Settings::Cells::Norms},
                                                         {tr("Mean of the layer's heads"), Settings::Cells::LayerMean},
                                                         {tr("Mean of all heads"), Settings::Cells::ModelMean},
                                                         {tr("Rollout up to the layer"), Settings::Cells::Rollout}};
    for (const auto& [text, kind] : cells)
        add(kinds, text, static_cast<int>(kind), [picked = kind](Settings& figure) { figure.cells = picked; });
    menu->addSeparator();
    QAction* words = menu->addAction(tr("Words instead of pieces"), this,
                                     [this](bool on) { emit edited([on](Settings& figure) { figure.words = on; }); });
    words->setObjectName(QStringLiteral("words"));
    words->setCheckable(true);
    menu->addSeparator();
    auto* special = new QActionGroup(this);
    const std::pair<QString, Settings::SpecialTokens> tokens[] = {
        {tr("Special tokens shown"), Settings::SpecialTokens::Shown},
        {tr("Special tokens left out"), Settings::SpecialTokens::Hidden},
        {tr("Special tokens left out, rows renormalised"), Settings::SpecialTokens::Renormalised}};
    for (const auto& [text, kind] : tokens)
        add(special, text, firstSpecial + static_cast<int>(kind),
            [picked = kind](Settings& figure) { figure.special_tokens = picked; });
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
    connect(m_pooling, &Segments::chosen, this, [this](int by) {
        emit edited([by](Settings& figure) { figure.pooled_by = static_cast<core::PooledBy>(by); });
    });
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

void MapControls::show(const Settings& figure, bool isLookedAt, bool isLong, bool hasNorms)
{
    setVisible(isLookedAt);
    m_pooling->setCurrent(static_cast<int>(figure.pooled_by));
    m_poolingRow->setVisible(isLong && isLookedAt);
    m_cells->setVisible(!isLong && isLookedAt);
    showCells(figure, hasNorms);
}

void MapControls::showCells(const Settings& figure, bool hasNorms)
{
    const QString names[] = {tr("Weights"), tr("Norms"), tr("Layer mean"), tr("Model mean"), tr("Rollout")};
    QString text = names[static_cast<std::size_t>(figure.cells)];
    if (figure.words) text += tr(" · words");
    if (figure.special_tokens != Settings::SpecialTokens::Shown) text += tr(" · no special");
    m_cells->setText(tr("%1 ▾").arg(text));
    for (QAction* action : m_cells->menu()->actions()) {
        if (action->objectName() == QLatin1String("words")) action->setChecked(figure.words);
        if (!action->data().isValid()) continue;
        const int value = action->data().toInt();
        action->setChecked(value >= firstSpecial ? value - firstSpecial == static_cast<int>(figure.special_tokens)
                                                 : value == static_cast<int>(figure.cells));
        if (value == static_cast<int>(Settings::Cells::Norms)) action->setEnabled(hasNorms);
    }
}
