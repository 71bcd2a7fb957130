#pragma once

#include <QCoreApplication>

#include "ui/plot/sheet/head_pages.h"

/// Whose words every worksheet says.
struct Worksheet {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

/// "−1.50": with a minus as wide as a plus, and none before nothing.
QString sheetNumber(double value, int places);

/// How the sheet is made again, at the foot of its pages.
void addHeadFoot(SheetLayout& layout, const HeadSheetRequest& request, bool key);
