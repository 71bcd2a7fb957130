#include "ui/view/heads/measure_table.h"

#include <QFont>

#include "core/explain/patch/ablation_sweep.h"
#include "core/model/layer_numbers.h"
#include "core/session/session_names.h"
#include "ui/theme/fonts.h"
#include "ui/words/glossary/glossary.h"
#include "ui/words/head_names.h"
#include "ui/words/measure_names.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

using core::Index;

namespace {

constexpr int layerColumn = 0;
constexpr int headColumn = 1;
constexpr int measureColumns = 3;  ///< the first of them

}  // namespace

void MeasureTable::setContent(const core::HeadTable& table, const core::ModelInfo& info,
                              const core::HeadsSettings& settings)
{
    const bool otherShape = table.layers != m_table.layers || table.heads != m_table.heads;
    if (otherShape) beginResetModel();
    m_table = table;
    m_info = info;
    m_settings = settings;
    if (otherShape)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MeasureTable::setOff(std::vector<core::HeadAddress> heads)
{
    if (std::exchange(m_off, std::move(heads)) != m_off && rowCount() > 0)
        emit dataChanged(index(0, badgeColumn), index(rowCount() - 1, badgeColumn));
}

core::HeadAddress MeasureTable::headAt(int row) const
{
    return {row / std::max<Index>(1, m_table.heads), row % std::max<Index>(1, m_table.heads), 0};
}

int MeasureTable::columnOf(core::Measure measure)
{
    int column = measureColumns;
    for (const core::Measure each : core::allMeasures) {
        if (each == measure) return column;
        ++column;
    }
    return column;
}

std::string MeasureTable::columnName(int column)
{
    if (column == layerColumn) return "layer";
    if (column == headColumn) return "head";
    if (column == badgeColumn) return "called_after";
    const core::Measure measure = core::allMeasures[column - measureColumns];
    return std::ranges::find(core::measures, measure, &std::pair<core::Measure, const char*>::first)->second;
}

int MeasureTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.layers * m_table.heads);
}

int MeasureTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : measureColumns + static_cast<int>(std::size(core::allMeasures));
}

/// "previous token 0.93".
QString MeasureTable::badgesOf(const core::HeadAddress& head) const
{
    QStringList said;
    if (std::ranges::find(m_off, head) != m_off.end()) said << tr("off");
    for (const auto& [measure, share] : core::badges(m_table, head.layer, head.head, m_settings.badge))
        said << surelyNamed(m_info, head.layer, head.head, measure, share);
    return said.join(QStringLiteral(" · "));
}

QVariant MeasureTable::data(const QModelIndex& index, int role) const
{
    const core::HeadAddress head = headAt(index.row());
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) {
        const auto side = column == badgeColumn ? Qt::AlignLeft : Qt::AlignRight;
        return QVariant::fromValue(Qt::Alignment(side | Qt::AlignVCenter));
    }
    if (role == Qt::FontRole && column >= measureColumns) return numberFont(9);
    const bool sorting = role == sortRole;
    if (role == Qt::ToolTipRole && misleads(column, head))
        return wrappedTip(tr("Zero and the head's mean are far apart: later layers count on what the head always adds, "
                             "so zero says little about this answer."));
    if (role != Qt::DisplayRole && !sorting) return {};
    if (column == layerColumn) return static_cast<int>(core::layerNumber(m_info, head.layer, 1));
    if (column == headColumn) return static_cast<int>(head.head + 1);
    if (column == badgeColumn) return badgesOf(head);
    const core::Measure measure = core::allMeasures[column - measureColumns];
    const auto value = m_table.at(measure, head.layer, head.head);
    if (sorting)
        return value && std::isfinite(*value) ? static_cast<double>(*value) * core::factorOf(measure, m_settings.unit)
                                              : -std::numeric_limits<double>::infinity();
    const QString text = measureText(m_table, measure, head, m_settings.unit);
    return misleads(column, head) ? tr("≠ %1").arg(text) : text;
}

/// Whether a cell is one of a head's knock-outs that are far apart.
bool MeasureTable::misleads(int column, const core::HeadAddress& head) const
{
    return (column == columnOf(core::Measure::KnockOut) || column == columnOf(core::Measure::KnockOutMean))
           && core::zeroMisleads(m_table, head.layer, head.head);
}

QVariant MeasureTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) return {};
    const bool measures = section >= measureColumns;
    if (role == Qt::ToolTipRole && measures)
        return wrappedTip(measureMeaning(core::allMeasures[section - measureColumns], m_settings));
    if (role == Qt::ToolTipRole && section == badgeColumn)
        return tr("The patterns that take at least the chosen share of the head's weight");
    if (role == Qt::InitialSortOrderRole && measures) return Qt::DescendingOrder;  // the first click shows the most
    if (role != Qt::DisplayRole) return {};
    if (section == layerColumn) return tr("layer");
    if (section == headColumn) return tr("head");
    if (section == badgeColumn) return tr("name");
    return shortMeasureName(core::allMeasures[section - measureColumns]);
}

#include "moc_measure_table.cpp"
