#include "ui/part/spoken_table_cell.h"

#include <QWidget>

#include <algorithm>

namespace {

class TableCell final : public QAccessibleInterface,
                        public QAccessibleTableCellInterface,
                        public QAccessibleActionInterface {
public:
    TableCell(const SpokenTableFace& table, const SpokenPlace& place) : m_table(table), m_place(place) {}

    const SpokenPlace& place() const { return m_place; }

    // The cell's identity.
    bool isValid() const override { return isHeader() || m_table.table().has(m_place); }
    QObject* object() const override { return nullptr; }
    QAccessible::Role role() const override
    {
        if (!isHeader()) return QAccessible::Cell;
        return m_place.row < 0 ? QAccessible::ColumnHeader : QAccessible::RowHeader;
    }
    QString text(QAccessible::Text kind) const override
    {
        const SpokenTable table = m_table.table();
        if (isHeader()) return kind == QAccessible::Name ? nameOf(table) : QString();
        if (!table.has(m_place)) return {};
        if (kind == QAccessible::Name || kind == QAccessible::Value) return table.number(m_place);
        return kind == QAccessible::Description ? table.sentenceOf(m_place) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::State state() const override
    {
        QAccessible::State state = m_table.self()->state();
        state.focusable = state.selectable = !isHeader();
        const auto chosen = m_table.table().chosen;
        state.selected = chosen == m_place;
        state.focused = state.selected && m_table.widget() != nullptr && m_table.widget()->hasFocus();
        state.readOnly = true;
        return state;
    }
    QRect rect() const override
    {
        const SpokenTable table = m_table.table();
        if (m_table.widget() == nullptr || !table.has(m_place)) return {};
        const QRectF in = table.rect(m_place);
        return {m_table.widget()->mapToGlobal(in.topLeft().toPoint()), in.size().toSize()};
    }

    // Where it stands.
    QAccessibleInterface* parent() const override { return m_table.self(); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (isHeader()) return nullptr;
        if (type == QAccessible::TableCellInterface) return static_cast<QAccessibleTableCellInterface*>(this);
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    bool isSelected() const override { return m_table.table().chosen == m_place; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {header({-1, m_place.column})}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {header({m_place.row, -1})}; }
    int columnIndex() const override { return m_place.column; }
    int rowIndex() const override { return m_place.row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return m_table.self(); }

    // The cell's actions.
    QStringList actionNames() const override
    {
        return m_table.table().choose ? QStringList{pressAction()} : QStringList();
    }
    void doAction(const QString& name) override
    {
        const SpokenTable table = m_table.table();
        if (name == pressAction() && table.choose && table.has(m_place)) table.choose(m_place);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    bool isHeader() const { return m_place.row < 0 || m_place.column < 0; }
    QAccessibleInterface* header(const SpokenPlace& place) const
    {
        return m_table.cell(childOf(m_table.table(), place));
    }
    QString nameOf(const SpokenTable& table) const
    {
        if (m_place.row < 0 && m_place.column >= 0 && m_place.column < table.columns)
            return table.column_name(m_place.column);
        return m_place.column < 0 && m_place.row >= 0 && m_place.row < table.rows ? table.row_name(m_place.row)
                                                                                  : QString();
    }

    const SpokenTableFace& m_table;
    const SpokenPlace m_place;
};

}  // namespace

QAccessibleInterface* newTableCell(const SpokenTableFace& table, const SpokenPlace& place)
{
    return new TableCell(table, place);
}

std::optional<SpokenPlace> placeOfTableCell(const QAccessibleInterface* cell)
{
    const auto* known = dynamic_cast<const TableCell*>(cell);
    return known == nullptr ? std::nullopt : std::optional(known->place());
}

QAccessibleInterface* tableCellAt(const SpokenTableFace& table, const QPointF& position)
{
    const SpokenTable of = table.table();
    if (of.rows == 0 || of.columns == 0) return nullptr;
    // Rows and columns lie in order, so that neither has to be gone through cell by cell of the other.
    const auto holds = [&position](const QRectF& rect, bool across) {
        return across ? rect.left() <= position.x() && position.x() < rect.right()
                      : rect.top() <= position.y() && position.y() < rect.bottom();
    };
    for (int row = 0; row < of.rows; ++row) {
        if (!holds(of.rect({row, 0}), false)) continue;
        for (int column = 0; column < of.columns; ++column)
            if (holds(of.rect({row, column}), true)) return table.cellAt(row, column);
    }
    return nullptr;
}
