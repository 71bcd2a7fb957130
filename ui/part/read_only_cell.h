#pragma once

#include <QTableWidgetItem>

/// A table's cell that can be chosen but not written in; the table owns it.
inline QTableWidgetItem* readOnlyCell(const QString& text)
{
    auto* cell = new QTableWidgetItem(text);
    cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return cell;
}
