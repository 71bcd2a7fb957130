#pragma once

#include "ui/part/spoken_table_face.h"

/// A cell of a table, or the name of a row (column -1) or of a column (row -1).
QAccessibleInterface* newTableCell(const SpokenTableFace& table, const SpokenPlace& place);

/// A cell's place; nothing for other interfaces.
std::optional<SpokenPlace> placeOfTableCell(const QAccessibleInterface* cell);

/// The cell at a place in the widget; null where there is none.
QAccessibleInterface* tableCellAt(const SpokenTableFace& table, const QPointF& position);
