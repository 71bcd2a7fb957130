#include "ui/panel/export/export_sides.h"

#include "core/session/compared_heads.h"
#include "ui/part/prefixed_combo.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/words/head_title.h"
#include "ui/words/run_title.h"

#include <algorithm>

using core::Index;

namespace {

constexpr std::size_t fewestSides = 2;

}  // namespace

ExportSides::ExportSides(FigureSource& source) : ExportSection(tr("Compared heads")), m_source(source)
{
    const core::ModelInfo& info = source.traces.front()->model->info;
    for (std::size_t side = 0; side < core::mostRuns; ++side) {
        auto* heads = m_heads.emplace_back(new PrefixedCombo(sideName(side)));
        heads->setObjectName(QStringLiteral("figureSide%1").arg(sideName(side)));
        heads->setAccessibleName(tr("Head of side %1").arg(sideName(side)));
        heads->setToolTip(tr("Which head side %1 of the comparison shows").arg(sideName(side)));
        heads->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        heads->setMaxVisibleItems(16);
        if (side >= fewestSides) heads->addItem(tr("none"), -1);
        for (Index layer = 0; layer < info.layers; ++layer)
            for (Index head = 0; head < info.heads; ++head)
                heads->addItem(headTitle(info, layer, head), static_cast<int>(layer * info.heads + head));
        m_rows->addWidget(heads);
        connect(heads, &QComboBox::activated, this, &ExportSides::take);
    }
}

void ExportSides::take()
{
    const Index ofLayer = m_source.traces.front()->model->info.heads;
    std::vector<core::ComparedHead>& heads = m_source.session.compare.heads;
    heads.clear();
    for (const PrefixedCombo* side : m_heads) {
        const Index place = side->currentData().toInt();
        if (!side->isVisibleTo(this) || place < 0) break;  // no side follows one that is not there
        heads.push_back({0, place / ofLayer, place % ofLayer});
    }
    emit changed();
}

void ExportSides::display(const core::FigureSettings& settings)
{
    const bool ofHeads = m_source.session.compare.kind == core::CompareSettings::Kind::Heads;
    setVisible(ofHeads && contentRow(settings.content).compares);
    if (!ofHeads) return;
    const core::ModelInfo& info = m_source.traces.front()->model->info;
    const std::vector<core::ComparedHead> heads = core::comparedHeads(m_source.session);
    for (std::size_t side = 0; side < m_heads.size(); ++side) {
        const bool isThere = side < heads.size();
        const Index place = isThere ? std::min(heads[side].layer, info.layers - 1) * info.heads
                                          + std::min(heads[side].head, info.heads - 1)
                                    : -1;
        m_heads[side]->setCurrentIndex(m_heads[side]->findData(static_cast<int>(place)));
        m_heads[side]->setVisible(side <= heads.size());
    }
}

/// Sides are the session's, and none of the look's.
void ExportSides::apply(core::FigureSettings&) const {}

#include "moc_export_sides.cpp"
