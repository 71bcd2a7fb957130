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

constexpr std::string_view missingWords[] = {"NA", "N/A", "#N/A", "<NA>", "n/a", "null", "NULL", "None", "#NV"};

/// The digits of a percentage, which spreadsheets write as 50%, 50 % or with a space that does not break.
std::optional<std::string_view> digitsOfPercent(std::string_view text)
{
    if (!text.ends_with('%')) return std::nullopt;
    text = trimmed(text.substr(0, text.size() - 1));
    for (const std::string_view space : {"\xC2\xA0", "\xE2\x80\xAF"})
        if (text.ends_with(space)) text.remove_suffix(space.size());
    return trimmed(text);
}

std::optional<float> numberIn(std::string_view text, CsvNumbers as);

/// A number with its comma made a point; a point in it would separate thousands, which no weight has.
std::optional<float> numberWithComma(std::string_view text, CsvNumbers as)
{
    constexpr std::size_t longest = 64;
    as.comma = false;
    if (text.size() > longest || std::ranges::count(text, ',') != 1 || text.find('.') != std::string_view::npos)
        return numberIn(text, as);
    std::string point(text);
    std::ranges::replace(point, ',', '.');
    return numberIn(point, as);
}

/// Never looks at the system's language, where a comma may be the decimal point.
std::optional<float> numberIn(std::string_view text, CsvNumbers as = {})
{
    text = trimmed(text);
    if (as.percent) {
        as.percent = false;
        const auto digits = digitsOfPercent(text);
        const auto hundredths = digits ? numberIn(*digits, as) : std::nullopt;
        return hundredths ? *hundredths / 100 : numberIn(text, as);
    }
    if (as.comma) return numberWithComma(text, as);
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

std::size_t numbersIn(std::string_view line, char separator, CsvNumbers as)
{
    std::size_t count = 0;
    const std::string_view separators = separator == ' ' ? csvBlanks : std::string_view(&separator, 1);
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(separators), line.size());
        std::string_view cell = trimmed(line.substr(0, end));
        if (cell.size() > 1 && cell.starts_with('"') && cell.ends_with('"')) cell = cell.substr(1, cell.size() - 2);
        if (numberIn(cell, as)) ++count;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return count;
}

char separatorOf(std::string_view first, std::string_view last, CsvNumbers as)
{
    return std::ranges::max(std::string_view("\t;, "), {},
                            [&](char c) { return numbersIn(first, c, as) + numbersIn(last, c, as); });
}

/// The last line with a digit in it: spreadsheets may write rows of separators behind it.
std::string_view lastWithNumbers(std::string_view text)
{
    const std::string_view last = text.substr(text.rfind('\n') + 1);
    const auto digit = text.find_last_of("0123456789");
    if (digit == std::string_view::npos) return last;
    const auto end = std::min(text.find('\n', digit), text.size());
    const auto begin = text.rfind('\n', digit);
    return text.substr(begin + 1, end - begin - 1);
}

/// Whether the cells of a line are numbers with a decimal comma, at least one, behind a label at most.
bool hasDecimalCommas(std::string_view line, char separator, CsvNumbers as)
{
    const std::string file;
    CsvCells cells(line, separator, file);
    as.comma = true;
    bool comma = false;
    std::size_t count = 0;
    try {
        while (const auto cell = cells.next()) {
            ++count;
            const bool number = cell->number(as).has_value();
            if (!number && cell->column > 1 && !cell->isEmpty() && !cell->isMissing()) return false;
            comma = comma || (number && cell->text.find(',') != std::string_view::npos);
        }
    } catch (const Error&) {
        return false;  // an open quote, of a label that goes on over several lines
    }
    return comma && count > 1;
}

}  // namespace

std::optional<float> CsvCells::Cell::number(CsvNumbers as) const { return numberIn(text, as); }

bool CsvCells::Cell::isEmpty() const { return text.find_first_not_of(" \t") == std::string_view::npos; }

bool CsvCells::Cell::isMissing() const
{
    return std::ranges::find(missingWords, trimmed(text)) != std::end(missingWords);
}

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

Words CsvCells::Cell::place() const
{
    return Words("line %1, column %2", std::to_string(line), std::to_string(column));
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
        throw Error(Code::Malformed, m_file,
                    "%1 cannot be understood: expected a closing quote, found the end of the file", cell.place());
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
        throw Error(Code::Malformed, m_file,
                    "%1 cannot be understood: expected a separator after the closing quote, found “%2”", cell.place(),
                    validUtf8(m_rest.substr(0, std::min<std::size_t>(8, m_rest.find_first_of("\r\n")))));
    ++m_column;
}

void CsvCells::skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(csvBlanks), m_rest.size())); }

CsvForm csvForm(std::string_view text, char separator)
{
    text = trimmed(text, " \t\r\n");
    const std::string_view first = text.substr(0, text.find('\n'));
    const std::string_view last = trimmed(lastWithNumbers(text), " \t\r\n");
    CsvForm form;
    form.numbers.percent = last.ends_with('%') || last.ends_with("%\"");
    const std::string_view separators = separator != 0 ? std::string_view(&separator, 1) : ";\t,";
    for (const char each : separators)
        if (hasDecimalCommas(last, each, form.numbers)) {
            form.separator = each;
            form.numbers.comma = true;
            return form;
        }
    form.separator = separator != 0 ? separator : separatorOf(first, last, form.numbers);
    if (form.numbers.percent) {
        // A label at the end may have the sign too; only numbers count.
        const std::string file;
        CsvCells cells(last, form.separator, file);
        std::optional<float> number;
        try {
            while (const auto cell = cells.next()) number = cell->number(form.numbers);
        } catch (const Error&) {
            number.reset();
        }
        form.numbers.percent = number.has_value();
    }
    return form;
}

}  // namespace core
