#pragma once

#include "ui/plot/figure/chart/chart_heads.h"
#include "ui/plot/figure/chart/chart_sheet.h"

namespace figure_layout {

/// Charts of layers × heads, side by side on one scale: a row for each layer, a column for each head.
class HeadMaps {
public:
    /// @param maps  outlive this
    HeadMaps(ChartSheet& sheet, const core::FigureSettings& settings, const core::ModelInfo& info,
             std::vector<const MeasuredHeads*> maps);

    /// A line above each map, with its letter.
    void setTitles(const QStringList& titles) { m_titles = titles; }
    /// The meaning of the colours, written along the bar.
    /// @return false where the bar is not there, or too short for it
    bool setBarName(const QString& name);
    /// Draws them below what is there already.
    /// @return where they end
    double add();

private:
    using Index = core::Index;

    HeatStyle style() const;
    ColorKey key() const;
    void addOne(std::size_t place, const QRectF& rect);
    std::shared_ptr<const HeatData> cellsOf(const MeasuredHeads& heads) const;

    ChartSheet& m_sheet;
    const core::FigureSettings& m_settings;
    const core::ModelInfo& m_info;
    std::vector<const MeasuredHeads*> m_maps;
    QStringList m_titles;
    QString m_barName;
};

}  // namespace figure_layout
