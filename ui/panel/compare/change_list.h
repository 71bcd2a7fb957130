#pragma once

#include <QAbstractTableModel>

#include "core/compare/comparison.h"

#include <memory>
#include <optional>
#include <vector>

/// The heads of a comparison as a table, those that changed most first.
class ChangeList final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Head, Maps, Weights, Answer, Nearest, Columns };

    explicit ChangeList(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// In the order of its usual change.
    void display(std::shared_ptr<const core::RunComparison> comparison);
    /// The head of a row; null where there is none.
    const core::HeadChange* at(int row) const;
    /// The change that a column has; nothing for names of heads.
    static std::optional<core::ChangeOf> changeOf(int column);
    static int columnOf(core::ChangeOf what);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// By the size of a change; heads that have none stand behind the others, whichever way.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    std::optional<double> sizeOf(std::size_t place, int column) const;

    std::shared_ptr<const core::RunComparison> m_comparison;
    std::vector<std::size_t> m_places;  ///< [rows] of heads
};
