#pragma once

#include <QAbstractTableModel>

#include "core/class/collected_class.h"

/// Students × questions, predictions and goals, as a table to look at.
class ClassTable final : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit ClassTable(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::shared_ptr<const core::CollectedClass> collected);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString answerText(const core::ClassMember& member, const core::ClassQuestion& asked) const;
    QString expectationText(const core::ClassMember& member, const core::ClassExpectation& asked) const;
    QString textAt(int row, int column) const;

    std::shared_ptr<const core::CollectedClass> m_class;
};
