#pragma once

#include "core/array/array_file.h"

#include <memory>
#include <string>
#include <string_view>

namespace core {

/// In the corner of this program's own tables whose rows are named after the tokens that they predict; no row's label.
inline constexpr const char* nextTokenCorner = "next_token";

/// A table in plain text as an ArrayFile: cells between commas, semicolons, tabs or spaces (as np.savetxt writes them),
/// comment lines in front, and a line "sep=;" of Excel's. Numbers may have a decimal comma or a percent sign, see
/// csvForm(). Cells with nothing in them, or NA, are hidden ones; columns and rows at the end that are all such are
/// left away. A first row or column that is not all numbers is labels, and both are if the table's corner is empty: the
/// texts “key_tokens” and “query_tokens” beside the numbers “”. Of a label such as "'=A1" the "'" is left away, which
/// keeps spreadsheets from computing it; see csvLabel().
///
/// @throws Error{Malformed, WrongShape} naming line and column; Error{Missing} without any number
std::unique_ptr<const ArrayFile> openCsv(std::string_view text, std::string name);

}  // namespace core
