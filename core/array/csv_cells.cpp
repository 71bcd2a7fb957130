#include "core/array/csv_cells.h"

#include "core/array/csv_writer.h"
#include "core/error.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace core {
namespace {

constexpr std::string_view csvBlanks = " \t\r";

std::string_view trimmed(std::string_view text, std::string_view of = csvBlanks)
{
    text.remove_prefix(std::min(text.find_first_not_of(of), text.size()));
    return text.substr(0, text.find_last_not_of(of) + 1);
}

/// Never looks at the system's language, where a comma may be the decimal point.
std::optional<float> numberIn(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+') && text.size() > 1 && text[1] != '-') text.remove_prefix(1);
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (stop != end || error == std::errc::invalid_argument) return std::nullopt;
    if (error == std::errc::result_out_of_range) {  // too small or too large: the exponent's sign tells
        const bool tiny = text.find("e-") != std::string_view::npos || text.find("E-") != std::string_view::npos;
        value = tiny ? 0 : std::numeric_limits<double>::infinity();
        if (text.starts_with('-')) value = -value;
    }
    return static_cast<float>(value);
}

std::size_t numbersIn(std::string_view line, char separator)
{
    std::size_t count = 0;
    const std::string_view separators = separator == ' ' ? csvBlanks : std::string_view(&separator, 1);
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(separators), line.size());
        std::string_view cell = trimmed(line.substr(0, end));
        if (cell.size() > 1 && cell.starts_with('"') && cell.ends_with('"')) cell = cell.substr(1, cell.size() - 2);
        if (numberIn(cell)) ++count;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return count;
}

}  // namespace

std::optional<float> CsvCells::Cell::number() const { return numberIn(text); }

std::string CsvCells::Cell::label() const
{
    if (!quoted) return validUtf8(csvLabel(text));
    std::string single;
    for (std::size_t i = 0; i < text.size(); ++i) {
        single += text[i];
        if (text[i] == '"') ++i;
    }
    return validUtf8(csvLabel(single));
}

std::string CsvCells::Cell::place() const
{
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

CsvCells::CsvCells(std::string_view text, char separator, const std::string& file, std::size_t line)
    : m_rest(text),
      m_separator(separator),
      m_file(file),
      m_line(line)
{
}

std::optional<CsvCells::Cell> CsvCells::next()
{
    if (!skipToCell()) return std::nullopt;
    Cell cell;
    cell.line = m_line;
    cell.column = m_column;
    if (m_rest.starts_with('"'))
        takeQuoted(cell);
    else
        takePlain(cell);
    takeEnd(cell);
    return cell;
}

/// A row that has begun has another cell, even where the text is over: it is empty.
bool CsvCells::skipToCell()
{
    if (m_separator == ' ') skipBlanks();
    while (m_column == 1 && (m_rest.starts_with('\n') || m_rest.starts_with("\r\n"))) {
        m_rest.remove_prefix(m_rest.find('\n') + 1);
        ++m_line;
        if (m_separator == ' ') skipBlanks();
    }
    return m_column > 1 || !m_rest.empty();
}

void CsvCells::takeQuoted(Cell& cell)
{
    std::size_t end = m_rest.find('"', 1);
    while (end != std::string_view::npos && m_rest.substr(end + 1).starts_with('"')) end = m_rest.find('"', end + 2);
    if (end == std::string_view::npos)
        throw Error(Code::Malformed, m_file, cell.place(), "a closing quote", "the end of the file");
    cell.quoted = true;
    cell.text = m_rest.substr(1, end - 1);
    m_line += static_cast<std::size_t>(std::ranges::count(cell.text, '\n'));
    m_rest.remove_prefix(end + 1);
}

void CsvCells::takePlain(Cell& cell)
{
    const char ends[] = {m_separator, '\n', m_separator == ' ' ? '\t' : '\n'};
    const std::size_t end = std::min(m_rest.find_first_of({ends, std::size(ends)}), m_rest.size());
    cell.text = m_rest.substr(0, end);
    m_rest.remove_prefix(end);
    if (cell.text.ends_with('\r') && (m_rest.empty() || m_rest.starts_with('\n'))) cell.text.remove_suffix(1);
}

void CsvCells::takeEnd(Cell& cell)
{
    const std::size_t before = m_rest.size();
    if (m_separator == ' ' || m_rest == "\r" || m_rest.starts_with("\r\n")) skipBlanks();
    cell.ends_row = m_rest.empty() || m_rest.starts_with('\n');
    if (cell.ends_row) {
        m_rest.remove_prefix(m_rest.empty() ? 0 : 1);
        ++m_line;
        m_column = 1;
        return;
    }
    if (m_separator != ' ' && m_rest.starts_with(m_separator))
        m_rest.remove_prefix(1);
    else if (m_rest.size() == before)
        throw Error(Code::Malformed, m_file, cell.place(), "a separator after the closing quote",
                    "“" + validUtf8(m_rest.substr(0, std::min<std::size_t>(8, m_rest.find_first_of("\r\n")))) + "”");
    ++m_column;
}

void CsvCells::skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(csvBlanks), m_rest.size())); }

char csvSeparator(std::string_view text)
{
    text = trimmed(text, " \t\r\n");
    const std::string_view first = text.substr(0, text.find('\n'));
    const std::string_view last = text.substr(text.rfind('\n') + 1);
    return std::ranges::max(std::string_view("\t;, "), {},
                            [&](char c) { return numbersIn(first, c) + numbersIn(last, c); });
}

}  // namespace core
