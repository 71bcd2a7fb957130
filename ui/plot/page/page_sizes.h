#pragma once

#include <QString>

#include <optional>
#include <string_view>

/// A page or column that figures are made for, in millimetres.
struct PageSize {
    const char* name;  ///< on the command line
    double width;
    double height;  ///< the most that a figure can have there, its caption beside
    bool whole;     ///< the figure is the page, so its height is this one
};

/// Widths as many journals have them (Nature: 89, 120 and 183 mm; Science: 57, 121 and 184 mm; 170 mm elsewhere),
/// columns and text of ACL's, ICML's and NeurIPS' styles, a sheet and a slide.
inline constexpr PageSize pageSizes[] = {{"57", 57, 233, false},
                                         {"89", 89, 247, false},
                                         {"120", 120, 247, false},
                                         {"121", 121, 233, false},
                                         {"170", 170, 247, false},
                                         {"183", 183, 247, false},
                                         {"184", 184, 233, false},
                                         {"acl", 76.96, 247, false},
                                         {"acl-wide", 160, 247, false},
                                         {"icml", 82.55, 228.6, false},
                                         {"icml-wide", 171.45, 228.6, false},
                                         {"neurips", 139.7, 228.6, false},
                                         {"a4", 210, 297, true},
                                         {"16:9", 254, 142.875, true}};

const PageSize* pageSizeNamed(std::string_view name);
/// The one with this size; of a page that is not whole the height is open.
const PageSize* pageSizeOf(double width_mm, const std::optional<double>& height_mm);
/// How high a figure of this width may be, in millimetres.
double pageHeightOf(double width_mm);
/// The name of such a page: "1 column, 89 mm".
/// @param width  as it is written there
QString pageTitle(const PageSize& page, const QString& width);
