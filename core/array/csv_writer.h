#pragma once

#include "core/matrix.h"

#include <string>
#include <string_view>
#include <utility>

namespace core {

/// A cell of a CSV file (RFC 4180): in quotes where it has a separator, a space, a quote or the end of a line.
std::string csvCell(std::string_view text);
/// The shortest text that is this float again, as C has it everywhere; "nan", "inf", "-inf".
std::string csvNumber(float value);
/// With so many significant digits; empty for what is not finite.
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
    bool m_first = true;  ///< of its row
};

}  // namespace core
