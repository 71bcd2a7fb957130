#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A table as spreadsheets save it in plain text: a line of names, and under it a row for each thing.
struct TextSheet {
    struct Row {
        std::size_t line = 1;                 ///< line of the file, from 1
        std::vector<std::string> cells = {};  ///< [columns]; empty where the row has nothing
    };

    std::vector<std::string> columns;  ///< in lower case; none twice
    std::vector<Row> rows;

    /// A column's place; columns.size() if there is none.
    std::size_t columnNamed(std::string_view name) const;
};

inline constexpr std::size_t longestSheet = std::size_t{64} << 20;  ///< bytes
inline constexpr std::size_t mostSheetRows = 100'000;
inline constexpr std::size_t mostSheetColumns = 200;

/// Cells between commas, semicolons or tabs, whichever the line of names has most of, or as a first line "sep=;" says
/// (RFC 4180, and what Excel makes of it). UTF-8, with or without a byte order mark. Rows without any text are left
/// out, and rows may end before their last columns.
/// @param file  names the source in errors
/// @throws Error{Malformed, OutOfRange} naming line and column
TextSheet sheetIn(std::string_view text, const std::string& file);

/// A sheet of one column, "text", with a row for each line that is not blank.
TextSheet sheetOfLines(std::string_view text, const std::string& file);

/// Lines of a file that ends in .txt, else a sheet.
/// @throws Error{CannotRead, OutOfRange, Malformed}
TextSheet openTextSheet(const std::filesystem::path& file);

/// The sheet as a CSV file.
std::string csvOf(const TextSheet& sheet);

}  // namespace core
