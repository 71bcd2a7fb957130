#include "ui/panel/compare/compare_bar.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include "core/model/layer_numbers.h"
#include "ui/part/elided_label.h"
#include "ui/part/prefixed_combo.h"
#include "ui/words/head_title.h"
#include "ui/words/run_title.h"

using core::Index;
using Kind = core::CompareSettings::Kind;

namespace {

QStringList headNames(const core::ModelInfo& info)
{
    QStringList names;
    for (Index layer = 0; layer < info.layers; ++layer)
        for (Index head = 0; head < info.heads; ++head)
            names << (info.head_names.empty()
                          ? CompareBar::tr("Layer %1 · Head %2").arg(core::layerNumber(info, layer, 1)).arg(head + 1)
                          : CompareBar::tr("Head %1 · %2").arg(head + 1).arg(givenHeadName(info, head)));
    return names;
}

}  // namespace

CompareBar::CompareBar(QWidget* parent)
    : QWidget(parent),
      m_choosers{},
      m_runs{},
      m_add(new QPushButton(tr("+ add"), this)),
      m_changes(new QPushButton(tr("What changed…"), this)),
      m_scale(new ElidedLabel(this)),
      m_kind(new PrefixedCombo(tr("Compare"), this))
{
    for (int side = 0; side < mostSides; ++side) createSide(side);
    m_add->setObjectName(QStringLiteral("addSide"));
    m_add->setAccessibleName(tr("Compare with one more head or run"));
    m_changes->setObjectName(QStringLiteral("whatChanged"));
    m_changes->setToolTip(
        tr("Every head of A beside the same head of B, those that changed most first: maps, weights and answers"));
    m_changes->hide();
    m_scale->setObjectName(QStringLiteral("scale"));
    m_scale->setProperty("role", QStringLiteral("hint"));
    m_kind->setObjectName(QStringLiteral("compareKind"));
    m_kind->setAccessibleName(tr("What is compared"));
    m_kind->addItems({tr("heads"), tr("runs")});
    arrange();
    display({Kind::Heads, {}}, nullptr, {});
    connect(m_add, &QPushButton::clicked, this, &CompareBar::sideAdded);
    connect(m_changes, &QPushButton::clicked, this, &CompareBar::changesAsked);
    connect(m_kind, &QComboBox::activated, this,
            [this](int index) { emit kindChosen(index == 0 ? Kind::Heads : Kind::Runs); });
}

void CompareBar::createSide(int side)
{
    const auto at = static_cast<std::size_t>(side);
    const QString name = sideName(at);
    Chooser& chooser = m_choosers[at];
    chooser.heads = new PrefixedCombo(name, this);
    chooser.heads->setObjectName(QStringLiteral("heads") + name);
    chooser.heads->setAccessibleName(tr("Head %1 of the comparison").arg(name));
    chooser.heads->setMinimumContentsLength(9);
    chooser.remove = removeButton(tr("Remove %1 from the comparison").arg(name), this);
    chooser.remove->setObjectName(QStringLiteral("remove") + name);
    m_runs[at] = new RunLine(name, this);

    connect(chooser.heads, &QComboBox::activated, this, [this, side](int index) {
        if (m_headsPerLayer > 0) emit headChosen(side, index / m_headsPerLayer, index % m_headsPerLayer);
    });
    connect(chooser.remove, &QToolButton::clicked, this, [this, side] { emit sideRemoved(side); });
    connectRun(side);
}

void CompareBar::connectRun(int side)
{
    RunLine* run = m_runs[static_cast<std::size_t>(side)];
    connect(run, &RunLine::removed, this, [this, side] { emit sideRemoved(side); });
    connect(run, &RunLine::textEdited, this, [this, side](const QString& text) { emit runTextEdited(side, text); });
    connect(run, &RunLine::maskEdited, this, [this, side](const QString& recipe) { emit runMaskEdited(side, recipe); });
    connect(run, &RunLine::temperatureEdited, this,
            [this, side](double temperature) { emit runTemperatureEdited(side, temperature); });
    connect(run, &RunLine::positionsChosen, this,
            [this, side](core::PositionEncoding positions) { emit runPositionsChosen(side, positions); });
    connect(run, &RunLine::modelChosen, this,
            [this, side](const std::filesystem::path& model) { emit runModelChosen(side, model); });
    connect(run, &RunLine::modelAsked, this, [this, side] { emit runModelAsked(side); });
    connect(run, &RunLine::modelFileAsked, this, [this, side] { emit runModelFileAsked(side); });
    connect(run, &RunLine::moduleChosen, this, [this, side] { emit runModuleChosen(side); });
}

void CompareBar::arrange()
{
    auto* choosers = new QHBoxLayout;
    choosers->setSpacing(8);
    for (const Chooser& chooser : m_choosers) {
        auto* pair = new QHBoxLayout;
        pair->setSpacing(0);
        pair->addWidget(chooser.heads);
        pair->addWidget(chooser.remove);
        choosers->addLayout(pair);
    }
    choosers->addWidget(m_add);
    choosers->addWidget(m_changes);
    choosers->addWidget(m_scale, 1);
    choosers->addWidget(m_kind);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 8, 14, 6);
    layout->setSpacing(6);
    layout->addLayout(choosers);
    for (RunLine* run : m_runs) layout->addWidget(run);
}

void CompareBar::display(const core::CompareSettings& settings, const core::Model* model,
                         const std::vector<RunFields>& runs, const core::FigureSettings& figure)
{
    const bool ofRuns = settings.kind == Kind::Runs;
    const std::size_t sides = ofRuns ? runs.size() : settings.heads.size();
    listHeads(model);
    displayHeads(settings);
    displayRuns(ofRuns, runs);
    m_kind->setCurrentIndex(ofRuns ? 1 : 0);
    m_add->setVisible(sides < static_cast<std::size_t>(mostSides));
    // Attention from a file is a single run, and its numbers may lie outside of 0 to 1.
    const bool recorded = model != nullptr && model->transformer.blocks.empty();
    m_kind->setVisible(!recorded);
    using Scale = core::FigureSettings::Scale;
    const bool one = figure.scale == Scale::Shared || figure.scale == Scale::All;
    const QString scale = !one                                  ? tr("each of %1 has its own scale")
                          : recorded || !figure.hasUsualRange() ? tr("same scale for %1")
                                                                : tr("same scale for %1: 0 – 1");
    m_scale->setText(sides == 0 ? QString() : scale.arg(sideNames(sides)));
}

void CompareBar::offerChanges(bool offered) { m_changes->setVisible(offered); }

void CompareBar::listHeads(const core::Model* model)
{
    const QStringList names = model == nullptr ? QStringList() : headNames(model->info);
    m_headsPerLayer = model == nullptr ? 0 : model->info.heads;
    if (names == m_names) return;
    m_names = names;
    for (const Chooser& chooser : m_choosers) {
        chooser.heads->clear();
        chooser.heads->addItems(names);
        chooser.heads->setEnabled(!names.empty());
    }
}

void CompareBar::displayHeads(const core::CompareSettings& settings)
{
    for (std::size_t side = 0; side < m_choosers.size(); ++side) {
        const bool shown = settings.kind == Kind::Heads && side < settings.heads.size();
        m_choosers[side].heads->setVisible(shown);
        m_choosers[side].remove->setVisible(shown && settings.heads.size() > 2);
        if (!shown) continue;
        const core::ComparedHead& head = settings.heads[side];
        m_choosers[side].heads->setCurrentIndex(static_cast<int>(head.layer * m_headsPerLayer + head.head));
    }
}

void CompareBar::displayRuns(bool shown, const std::vector<RunFields>& runs)
{
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const bool visible = shown && run < runs.size();
        m_runs[run]->setVisible(visible);
        if (visible) m_runs[run]->display(runs[run], runs.size() > 2);
    }
}

#include "moc_compare_bar.cpp"
