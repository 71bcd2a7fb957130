#pragma once

#include "core/error.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// How a table writes its numbers, which differs by country and by program.
struct CsvNumbers {
    bool comma = false;    ///< 0,5 is a half
    bool percent = false;  ///< 50 % is a half

    friend bool operator==(const CsvNumbers&, const CsvNumbers&) = default;
};

/// The cells of a table in plain text, one after the other (RFC 4180): quotes around a cell, doubled ones inside it,
/// blank lines between rows skipped.
class CsvCells {
public:
    struct Cell {
        std::string_view text;  ///< without the quotes around it
        bool quoted = false;
        bool ends_row = false;
        std::size_t line = 1;  ///< both counted from 1
        std::size_t column = 1;

        std::optional<float> number(CsvNumbers as = {}) const;  ///< NaN and infinity too; nothing if it is none
        bool isEmpty() const;                                   ///< nothing but blanks
        bool isMissing() const;     ///< a word of pandas, R or Excel for a missing value: NA, #N/A, null, …
        std::string label() const;  ///< in UTF-8; invalid bytes become U+FFFD; see csvLabel()
        Words place() const;        ///< "line 3, column 2"
    };

    /// @param separator  a space stands for any run of spaces and tabs
    /// @param file       names the source in errors, and must live as long as this
    /// @param line       the number of the text's first line
    CsvCells(std::string_view text, char separator, const std::string& file, std::size_t line = 1);

    /// Nothing after the last one.
    /// @throws Error{Malformed} for a quote without its partner
    std::optional<Cell> next();

private:
    bool skipToCell();
    void takeQuoted(Cell& cell);
    void takePlain(Cell& cell);
    void takeEnd(Cell& cell);
    void skipBlanks();

    std::string_view m_rest;
    char m_separator;
    const std::string& m_file;
    std::size_t m_line;
    std::size_t m_column = 1;
};

/// The separator of a table's cells, and the spelling of its numbers.
struct CsvForm {
    char separator = ',';
    CsvNumbers numbers = {};
};

/// The separator, of comma, semicolon, tab and space, that cuts the first and the last line into the most numbers.
/// Tokens may be any of them; numbers are none. Numbers have a decimal comma where the cells of the last line are
/// numbers only so, and percent signs where its last cell ends with one.
/// @param separator  as a line "sep=;" says; 0: to be found
CsvForm csvForm(std::string_view text, char separator = 0);

}  // namespace core
