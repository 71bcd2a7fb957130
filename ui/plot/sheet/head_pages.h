#pragma once

#include "core/sheet/sheet_number.h"
#include "ui/plot/sheet/head_sheet_source.h"
#include "ui/plot/sheet/sheet_layout.h"

/// One sheet of a head.
struct HeadSheetRequest {
    const HeadSheetSource& source;
    core::SheetNumber number;
    core::Index copies = 1;  ///< the number of copies, of which this is one
    SheetLayout::Paper paper = SheetLayout::Paper::A4;
    std::optional<core::Index> row = {};  ///< row of steps: whose; nothing: one that the seed draws
};

/// The beginnings of the ids of sheets of maps and of steps: "M-1-012".
inline constexpr const char* mapSheetName = "M";
inline constexpr const char* stepSheetName = "S";

/// The head's map with weights left blank, and what is to be read off it.
/// @param key  with every answer
/// @throws core::Error as core::mapSheet()
std::vector<FigurePage> mapSheetPages(const HeadSheetRequest& request, bool key);

/// One row's way from scores to weights, and to what it gets.
/// @throws core::Error as core::stepSheet()
std::vector<FigurePage> stepSheetPages(const HeadSheetRequest& request, bool key);
