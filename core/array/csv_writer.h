#pragma once

#include "core/matrix.h"

#include <string>
#include <string_view>
#include <utility>

namespace core {

/// A cell of a CSV file (RFC 4180): in quotes where it has a separator, a space, a quote or the end of a line.
///
/// A text that a spreadsheet would compute begins with "'", by which it stays a text (OWASP, CSV Injection): one that
/// begins, behind spaces, with = + - @, their full-width forms, a tab, the end of a line or NUL. The same with "'"s in
/// front gets one more, so that csvLabel() of every cell is its text again.
std::string csvCell(std::string_view label);
/// A text for a CSV file that no spreadsheet computes, without quotes.
std::string csvText(std::string_view text);
/// A cell's text without the "'" that csvCell() put before it. Other texts that begin with "'" keep it.
std::string_view csvLabel(std::string_view text);
/// The shortest text that is this float again, as C has it everywhere; "nan", "inf", "-inf".
std::string csvNumber(float value);
/// A number with so many significant digits; empty for infinity and NaN.
std::string csvRounded(double value, int digits);

/// Writes a table in plain text, one cell after the other.
/// @tparam Text  to which it is appended: std::string, QByteArray
template<typename Text>
class CsvWriter {
public:
    explicit CsvWriter(Text& text, std::string_view lineEnd = "\r\n") : m_text(text), m_lineEnd(lineEnd) {}

    CsvWriter& cell(std::string_view text) { return put(csvCell(text)); }
    CsvWriter& count(Index number) { return put(std::to_string(number)); }
    CsvWriter& number(float value) { return put(csvNumber(value)); }
    CsvWriter& rounded(double value, int digits) { return put(csvRounded(value, digits)); }
    void endRow()
    {
        append(m_lineEnd);
        m_first = true;
    }

private:
    CsvWriter& put(std::string_view cell)
    {
        if (!m_first) append(",");
        m_first = false;
        append(cell);
        return *this;
    }
    void append(std::string_view text)
    {
        m_text.append(text.data(), static_cast<decltype(std::declval<Text>().size())>(text.size()));
    }

    Text& m_text;
    std::string_view m_lineEnd;
    bool m_first = true;  ///< whether the cell is the first of its row
};

}  // namespace core
