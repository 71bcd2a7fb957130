#pragma once

#include "ui/plot/sheet/head_pages.h"

/// How the sheet is made again, at the foot of its pages.
void addHeadFoot(SheetLayout& layout, const HeadSheetRequest& request, bool key);
