#pragma once

#include <QAbstractTableModel>

#include "core/scan/scan.h"

#include <memory>

/// The findings of a scan as a table, in their order.
class FindingList final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Result, Claim, Check, Strength, Columns };

    explicit FindingList(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void display(std::shared_ptr<const core::Scan> scan);
    /// The finding of a row; null where there is none.
    const core::Finding* at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const core::Scan> m_scan;
};
