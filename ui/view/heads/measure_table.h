#pragma once

#include <QAbstractTableModel>

#include "core/analysis/measures.h"
#include "core/session/session.h"

#include <vector>

/// Heads and their measures as rows and columns.
class MeasureTable final : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    static constexpr int sortRole = Qt::UserRole;  ///< numbers; those that are missing come last
    static constexpr int badgeColumn = 2;          ///< what a head is called; layer and head stand before it

    void setContent(const core::HeadTable& table, const core::ModelInfo& info, const core::HeadsSettings& settings);
    /// Heads that are switched off say so beside their names.
    void setOff(std::vector<core::HeadAddress> heads);
    core::HeadAddress headAt(int row) const;
    int rowOf(core::Index layer, core::Index head) const { return static_cast<int>(layer * m_table.heads + head); }
    static int columnOf(core::Measure measure);
    /// A column's name in files, whatever language the window speaks: "layer", "called_after", "entropy".
    static std::string columnName(int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString badgesOf(const core::HeadAddress& head) const;
    bool misleads(int column, const core::HeadAddress& head) const;

    core::HeadTable m_table;
    core::ModelInfo m_info;
    core::HeadsSettings m_settings;
    std::vector<core::HeadAddress> m_off;
};
