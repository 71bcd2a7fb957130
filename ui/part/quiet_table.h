#pragma once

#include <QHeaderView>
#include <QTableView>

#include "ui/part/read_only_cell.h"
#include "ui/theme/magnification.h"

/// Makes a table a list of rows: without lines and numbers of rows, its rows close together and told apart by their
/// ground.
inline void makeQuiet(QTableView* table)
{
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);  // Tab goes on to what stands beside it
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    keepScaled(table, [table] { table->verticalHeader()->setDefaultSectionSize(scaled(24)); });
}

/// A number in a table, under the others of its column.
inline QTableWidgetItem* numberCell(const QString& text)
{
    QTableWidgetItem* cell = readOnlyCell(text);
    cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return cell;
}
