#include "core/array/text_sheet.h"

#include "core/array/csv_cells.h"
#include "core/array/csv_writer.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/text/unicode.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::string_view whitespace = " \t\r\n";

std::string_view withoutMargins(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(whitespace), text.size()));
    return text.substr(0, text.find_last_not_of(whitespace) + 1);
}

std::string lowerCase(std::string_view name)
{
    std::string lower(withoutMargins(name));
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

/// @return the text behind a byte order mark
std::string_view requireText(std::string_view text, const std::string& file)
{
    if (text.size() > longestSheet)
        throw Error(Code::OutOfRange, file, "the sheet's size cannot be used: expected at most 64 MB, found %1 MB",
                    std::to_string(text.size() >> 20));
    const bool wide = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
    if (wide || text.find('\0') != std::string_view::npos)
        throw Error(Code::Malformed, file,
                    wide
                        ? "the sheet cannot be understood: expected a text in UTF-8 (in Excel: CSV UTF-8), found UTF-16"
                        : "the sheet cannot be understood: expected a text in UTF-8 (in Excel: CSV UTF-8), found a "
                          "character 0");
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    std::size_t line = 1;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\n') ++line;
        if (codePointAt(text, at) == notACodePoint)
            throw Error(Code::Malformed, file,
                        "line %1 cannot be understood: expected UTF-8 (in Excel: CSV UTF-8), found other bytes",
                        std::to_string(line));
    }
    return text;
}

char separatorOf(std::string_view text)
{
    const std::string_view names = text.substr(0, text.find('\n'));
    char best = ',';
    for (const char c : {',', ';', '\t'})
        if (std::ranges::count(names, c) > std::ranges::count(names, best)) best = c;
    return best;
}

/// Rows of cells, the names first.
class Reader {
public:
    Reader(std::string_view text, const std::string& file) : m_file(file)
    {
        char separator = 0;
        std::size_t line = 1;
        if (text.size() > 4 && lowerCase(text.substr(0, 4)) == "sep=") {
            separator = text[4];
            text.remove_prefix(std::min(text.size(), text.find('\n')));
            if (!text.empty()) text.remove_prefix(1);
            ++line;
        }
        CsvCells cells(text, separator != 0 ? separator : separatorOf(text), file, line);
        std::vector<std::string> row;
        std::size_t first = 1;
        while (const auto cell = cells.next()) {
            if (row.empty()) first = cell->line;
            row.push_back(cell->label());
            requireRoom(row, *cell);
            if (cell->ends_row) take(std::exchange(row, {}), first);
        }
        if (m_sheet.columns.empty())
            throw Error(Code::Missing, file,
                        "the line of column names is missing: expected such as text,layer,head,name");
    }

    TextSheet take() { return std::move(m_sheet); }

private:
    void requireRoom(const std::vector<std::string>& row, const CsvCells::Cell& cell) const
    {
        const bool names = m_sheet.columns.empty();
        const std::size_t most = names ? mostSheetColumns : m_sheet.columns.size();
        if (row.size() <= most || (!names && row.back().empty())) return;
        throw Error(Code::Malformed, m_file,
                    names ? Words("%1 cannot be understood: expected at most 200 columns, found “%2”", cell.place(),
                                  row.back().substr(0, 40))
                          : Words("%1 cannot be understood: expected the end of the row, as there are %2 column names "
                                  "(a text with a separator in it stands in quotes), found “%3”",
                                  cell.place(), std::to_string(most), row.back().substr(0, 40)));
    }

    void take(std::vector<std::string> row, std::size_t line)
    {
        if (std::ranges::all_of(row, [](const std::string& cell) { return withoutMargins(cell).empty(); })) return;
        if (m_sheet.columns.empty()) {
            for (const std::string& name : row) m_sheet.columns.push_back(lowerCase(name));
            requireNames(line);
            return;
        }
        if (m_sheet.rows.size() == mostSheetRows)
            throw Error(Code::OutOfRange, m_file, "the number of rows cannot be used: expected at most %1, found more",
                        std::to_string(mostSheetRows));
        row.resize(m_sheet.columns.size());
        m_sheet.rows.push_back({line, std::move(row)});
    }

    void requireNames(std::size_t line)
    {
        // Spreadsheets write the separators of columns that are empty.
        while (m_sheet.columns.back().empty()) m_sheet.columns.pop_back();
        for (std::size_t i = 0; i < m_sheet.columns.size(); ++i) {
            const std::string& name = m_sheet.columns[i];
            const std::string place = "line " + std::to_string(line) + ", column " + std::to_string(i + 1);
            if (name.empty()) throw Error(Code::Missing, m_file, "the column's name at %1 is missing", place);
            if (m_sheet.columnNamed(name) != i)
                throw Error(Code::Malformed, m_file,
                            "%1 cannot be understood: expected another column's name, found “%2” again", place, name);
        }
    }

    const std::string& m_file;
    TextSheet m_sheet;
};

}  // namespace

std::size_t TextSheet::columnNamed(std::string_view name) const
{
    return static_cast<std::size_t>(std::ranges::find(columns, name) - columns.begin());
}

TextSheet sheetIn(std::string_view text, const std::string& file)
{
    return Reader(requireText(text, file), file).take();
}

TextSheet sheetOfLines(std::string_view text, const std::string& file)
{
    text = requireText(text, file);
    TextSheet sheet{{"text"}, {}};
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view words = text.substr(0, end);
        if (words.ends_with('\r')) words.remove_suffix(1);
        if (!withoutMargins(words).empty()) sheet.rows.push_back({line, {std::string(words)}});
        if (sheet.rows.size() > mostSheetRows)
            throw Error(Code::OutOfRange, file, "the number of lines cannot be used: expected at most %1, found more",
                        std::to_string(mostSheetRows));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return sheet;
}

TextSheet openTextSheet(const std::filesystem::path& file)
{
    const std::string text = readText(file, longestSheet);
    return lowerCase(file.extension().string()) == ".txt" ? sheetOfLines(text, file.string())
                                                          : sheetIn(text, file.string());
}

std::string csvOf(const TextSheet& sheet)
{
    std::string text;
    CsvWriter writer(text);
    for (const std::string& name : sheet.columns) writer.cell(name);
    writer.endRow();
    for (const TextSheet::Row& row : sheet.rows) {
        for (const std::string& cell : row.cells) writer.cell(cell);
        writer.endRow();
    }
    return text;
}

}  // namespace core
