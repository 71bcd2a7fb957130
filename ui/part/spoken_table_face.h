#pragma once

#include <QAccessibleWidget>
#include <QPointer>

#include "ui/part/spoken_table.h"

#include <map>

/// The factory that QAccessible calls for a widget with SpokenTables; null for any other object.
QAccessibleInterface* spokenTableFace(const QString& key, QObject* object);

/// Which child of a table a cell is: as in Qt's own tables row after row, headers included.
int childOf(const SpokenTable& table, const SpokenPlace& place);

/// A table of a widget as QAccessible sees it. Cells are made when they are asked for: a map has too many for an object
/// each.
class SpokenTableFace : public QAccessibleTableInterface {
public:
    /// @param self  the interface that this is a part of; its cells' parent
    SpokenTableFace(QWidget* widget, std::size_t index, QAccessibleInterface* self);
    SpokenTableFace(const SpokenTableFace&) = delete;
    SpokenTableFace& operator=(const SpokenTableFace&) = delete;
    ~SpokenTableFace() override { forgetCells(); }

    /// The table as it is shown now; without rows where it is gone.
    SpokenTable table() const;
    QWidget* widget() const { return m_widget; }
    QAccessibleInterface* self() const { return m_self; }

    int cellCount() const;  ///< headers included; 0 where there are too many to be counted
    QAccessibleInterface* cell(int child) const;
    int indexOf(const QAccessibleInterface* cell) const;
    /// The chosen cell, while the widget has the keyboard.
    QAccessibleInterface* focused() const;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override { return table().chosen ? 1 : 0; }
    QList<QAccessibleInterface*> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int columnCount() const override { return table().columns; }
    int rowCount() const override { return table().rows; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { forgetCells(); }

private:
    void forgetCells();

    const QPointer<QWidget> m_widget;
    const std::size_t m_index;
    QAccessibleInterface* const m_self;
    mutable std::map<int, QAccessible::Id> m_cells;  ///< by child
};
