#include "ui/part/spoken_table_face.h"

#include "ui/part/spoken_table_cell.h"

#include <QWidget>

#include <limits>

namespace {

/// A table that is one of several of its widget.
class PartFace final : public QAccessibleInterface {
public:
    PartFace(QWidget* widget, std::size_t index) : m_face(widget, index, this) {}

    bool isValid() const override { return m_face.widget() != nullptr && m_face.rowCount() > 0; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPointF at = m_face.widget()->mapFromGlobal(QPoint(x, y));
        return tableCellAt(m_face, at);
    }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_face.widget()); }
    QAccessibleInterface* child(int index) const override { return m_face.cell(index); }
    int childCount() const override { return m_face.cellCount(); }
    int indexOfChild(const QAccessibleInterface* child) const override { return m_face.indexOf(child); }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Table; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_face.table().name : QString();
    }
    QRect rect() const override
    {
        const SpokenTable table = m_face.table();
        if (table.rows == 0 || table.columns == 0) return {};
        const QRectF all = table.rect({0, 0}).united(table.rect({table.rows - 1, table.columns - 1}));
        return {m_face.widget()->mapToGlobal(all.topLeft().toPoint()), all.size().toSize()};
    }
    QAccessible::State state() const override { return parent()->state(); }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(&m_face) : nullptr;
    }

private:
    SpokenTableFace m_face;
};

/// The chosen cell's text is the widget's value and its description.
QString textOf(QWidget* widget, QAccessible::Text kind, const QString& usual)
{
    if (kind != QAccessible::Value && kind != QAccessible::Description) return usual;
    const QString spoken = dynamic_cast<SpokenTables*>(widget)->spokenChoice();
    return spoken.isEmpty() && kind == QAccessible::Description ? usual : spoken;
}

/// A widget that is a table.
class WidgetFace final : public QAccessibleWidget {
public:
    explicit WidgetFace(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Table), m_face(widget, 0, this) {}

    QString text(QAccessible::Text kind) const override
    {
        return textOf(widget(), kind, QAccessibleWidget::text(kind));
    }
    QAccessibleInterface* child(int index) const override { return m_face.cell(index); }
    int childCount() const override { return m_face.cellCount(); }
    int indexOfChild(const QAccessibleInterface* child) const override { return m_face.indexOf(child); }
    QAccessibleInterface* focusChild() const override { return m_face.focused(); }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        return tableCellAt(m_face, widget()->mapFromGlobal(QPoint(x, y)));
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(&m_face)
                                                   : QAccessibleWidget::interface_cast(type);
    }

private:
    SpokenTableFace m_face;
};

/// A widget with several tables, each a child.
class WidgetOfTables final : public QAccessibleWidget {
public:
    explicit WidgetOfTables(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Grouping) {}
    ~WidgetOfTables() override
    {
        for (const QAccessible::Id id : m_tables) QAccessible::deleteAccessibleInterface(id);
    }

    QString text(QAccessible::Text kind) const override
    {
        return textOf(widget(), kind, QAccessibleWidget::text(kind));
    }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) return nullptr;
        while (std::ssize(m_tables) <= index)
            // QAccessible owns it.
            m_tables.push_back(QAccessible::registerAccessibleInterface(new PartFace(widget(), m_tables.size())));
        return QAccessible::accessibleInterface(m_tables[static_cast<std::size_t>(index)]);
    }
    int childCount() const override
    {
        return static_cast<int>(dynamic_cast<SpokenTables*>(widget())->spokenTables().size());
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (std::size_t i = 0; i < m_tables.size(); ++i)
            if (QAccessible::accessibleInterface(m_tables[i]) == child) return static_cast<int>(i);
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }

private:
    mutable std::vector<QAccessible::Id> m_tables;
};

}  // namespace

QAccessibleInterface* spokenTableFace(const QString&, QObject* object)
{
    const auto* tables = dynamic_cast<const SpokenTables*>(object);
    if (tables == nullptr) return nullptr;
    auto* widget = qobject_cast<QWidget*>(object);
    // QAccessible owns them.
    if (tables->mayBeSeveral()) return new WidgetOfTables(widget);
    return new WidgetFace(widget);
}

int childOf(const SpokenTable& table, const SpokenPlace& place)
{
    return (place.row + 1) * (table.columns + 1) + place.column + 1;
}

SpokenTableFace::SpokenTableFace(QWidget* widget, std::size_t index, QAccessibleInterface* self)
    : m_widget(widget),
      m_index(index),
      m_self(self)
{
}

SpokenTable SpokenTableFace::table() const
{
    if (m_widget == nullptr) return {};
    std::vector<SpokenTable> tables = dynamic_cast<SpokenTables*>(m_widget.data())->spokenTables();
    return m_index < tables.size() ? std::move(tables[m_index]) : SpokenTable();
}

int SpokenTableFace::cellCount() const
{
    const SpokenTable of = table();
    if (of.rows == 0 || of.columns == 0) return 0;
    const qint64 count = (qint64{of.rows} + 1) * (qint64{of.columns} + 1);
    return count > std::numeric_limits<int>::max() ? 0 : static_cast<int>(count);
}

QAccessibleInterface* SpokenTableFace::cell(int child) const
{
    if (child < 0 || child >= cellCount()) return nullptr;
    const auto known = m_cells.find(child);
    if (known != m_cells.end()) return QAccessible::accessibleInterface(known->second);
    const int across = table().columns + 1;
    QAccessibleInterface* made = newTableCell(*this, {child / across - 1, child % across - 1});
    m_cells[child] = QAccessible::registerAccessibleInterface(made);  // which owns it
    return made;
}

int SpokenTableFace::indexOf(const QAccessibleInterface* cell) const
{
    const auto place = placeOfTableCell(cell);
    return place ? childOf(table(), *place) : -1;
}

QAccessibleInterface* SpokenTableFace::focused() const
{
    const SpokenTable of = table();
    if (m_widget == nullptr || !m_widget->hasFocus() || !of.chosen || !of.has(*of.chosen)) return nullptr;
    return cell(childOf(of, *of.chosen));
}

QAccessibleInterface* SpokenTableFace::cellAt(int row, int column) const
{
    const SpokenTable of = table();
    return of.has({row, column}) ? cell(childOf(of, {row, column})) : nullptr;
}

QList<QAccessibleInterface*> SpokenTableFace::selectedCells() const
{
    const auto chosen = table().chosen;
    QAccessibleInterface* one = chosen ? cellAt(chosen->row, chosen->column) : nullptr;
    return one == nullptr ? QList<QAccessibleInterface*>() : QList<QAccessibleInterface*>{one};
}

QString SpokenTableFace::columnDescription(int column) const
{
    const SpokenTable of = table();
    return column >= 0 && column < of.columns ? of.column_name(column) : QString();
}

QString SpokenTableFace::rowDescription(int row) const
{
    const SpokenTable of = table();
    return row >= 0 && row < of.rows ? of.row_name(row) : QString();
}

void SpokenTableFace::forgetCells()
{
    for (const auto& [child, id] : m_cells) QAccessible::deleteAccessibleInterface(id);
    m_cells.clear();
}
