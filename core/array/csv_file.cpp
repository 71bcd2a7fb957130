#include "core/array/csv_file.h"

#include "core/array/csv_cells.h"
#include "core/error.h"
#include "core/file/memory_bound.h"
#include "core/text/unicode.h"
#include "core/text/wide_text.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

constexpr const char* queryTokens = "query_tokens";
constexpr const char* keyTokens = "key_tokens";
constexpr const char* pandasCorner = "Unnamed: 0";  ///< pandas' name for labels that it read as a column

/// The table below its comment lines.
struct Body {
    std::string_view text;
    std::size_t lines_before = 0;
    char separator = 0;  ///< from the file's own line; 0 where it has none
};

/// Excel's "sep=;", which may stand in quotes, and behind which the separators of other columns may follow.
char separatorSaid(std::string_view line)
{
    if (line.starts_with('"')) line.remove_prefix(1);
    constexpr std::string_view word = "sep=";
    if (line.size() <= word.size()) return 0;
    for (std::size_t i = 0; i < word.size(); ++i)
        if ((line[i] | (word[i] == '=' ? 0 : 0x20)) != word[i]) return 0;
    const char c = line[word.size()];
    return std::string_view(",;\t |").find(c) == std::string_view::npos ? '\0' : c;
}

Body withoutComments(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    Body body{text};
    while (body.text.starts_with('#')) {
        body.text.remove_prefix(std::min(body.text.find('\n'), body.text.size() - 1) + 1);
        ++body.lines_before;
    }
    body.separator = separatorSaid(body.text.substr(0, body.text.find('\n')));
    if (body.separator == 0) return body;
    body.text.remove_prefix(std::min(body.text.find('\n'), body.text.size() - 1) + 1);
    ++body.lines_before;
    return body;
}

/// The results of a first pass over the cells: their number, and which of them are labels.
class Layout {
public:
    Layout(CsvCells cells, CsvNumbers numbers, const std::string& file) : m_file(file), m_numbers(numbers)
    {
        while (const auto cell = cells.next()) add(*cell);
        while (m_columns > 0 && !m_filled[static_cast<std::size_t>(m_columns) - 1]) --m_columns;
        // Where the corner holds a number, labels and numbers in one line are numbers with a mistake among them.
        if (m_corner_empty || m_text_in_corner) return;
        m_header.refuseMixture(m_file);
        m_column.refuseMixture(m_file);
    }

    bool hasHeader() const
    {
        return m_corner_empty || m_text_in_header || (m_text_in_corner && !m_text_in_column && m_rows > 1);
    }
    bool hasLabels() const { return m_corner_empty || m_text_in_column || (m_text_in_corner && !hasHeader()); }
    /// The cells of a row without the empty ones that spreadsheets write at its end.
    Index rows() const { return std::max<Index>(0, m_filled_rows - (hasHeader() ? 1 : 0)); }
    Index columns() const { return std::max<Index>(0, m_columns - (hasLabels() ? 1 : 0)); }
    Index allRows() const { return m_filled_rows; }

private:
    /// The cells of the first row or column but the corner.
    struct Edge {
        bool numbers = false;
        std::optional<Words> text_place = {};  ///< place of the first text
        std::string text = {};

        void add(const CsvCells::Cell& cell, bool isNumber)
        {
            numbers = numbers || isNumber;
            if (isNumber || text_place) return;
            text_place = cell.place();
            text = cell.label().substr(0, 40);
        }
        void refuseMixture(const std::string& file) const
        {
            if (numbers && text_place)
                throw Error(Code::Malformed, file, "%1 cannot be understood: expected a number, found “%2”",
                            *text_place, text);
        }
    };

    void add(const CsvCells::Cell& cell)
    {
        const bool first = cell.column == 1;
        const bool isNumber = cell.number(m_numbers).has_value();
        const bool isEmpty = cell.isEmpty();
        // Nothing, or NA: a label or a number, as those around it are.
        const bool isNothing = (isEmpty && !cell.quoted) || cell.isMissing();
        if (m_rows == 0 && first)
            m_corner_empty = isEmpty || cell.label() == nextTokenCorner || cell.label() == pandasCorner;
        if (m_rows == 0) m_filled.resize(cell.column, false);
        if (!isEmpty || cell.quoted) fill(cell);
        if (!isNumber && !isNothing && m_rows > 0 && !first && !isEmpty)
            throw Error(Code::Malformed, m_file, "%1 cannot be understood: expected a number, found “%2”", cell.place(),
                        cell.label().substr(0, 40));
        if (!isNothing) {
            if (m_rows == 0 && !first) m_header.add(cell, isNumber);
            if (m_rows > 0 && first) m_column.add(cell, isNumber);
            if (!isNumber && (m_rows == 0 || first))
                (m_rows > 0 ? m_text_in_column : first ? m_text_in_corner : m_text_in_header) = true;
        }
        if (!cell.ends_row) return;
        const auto width = static_cast<Index>(cell.column);
        if (m_rows > 0 && width != m_columns)
            throw Error(Code::WrongShape, m_file,
                        "%1 has the wrong shape: expected %2 cells as in the first row, found %3", cell.place(),
                        std::to_string(m_columns), std::to_string(width));
        m_columns = width;
        ++m_rows;
    }

    void fill(const CsvCells::Cell& cell)
    {
        if (cell.column <= m_filled.size()) m_filled[cell.column - 1] = true;
        m_filled_rows = m_rows + 1;
    }

    const std::string& m_file;
    const CsvNumbers m_numbers;
    Index m_rows = 0;
    Index m_columns = 0;
    Index m_filled_rows = 0;     ///< up to the last that has something in it
    std::vector<bool> m_filled;  ///< [columns] which have
    Edge m_header;
    Edge m_column;
    bool m_corner_empty = false;
    bool m_text_in_corner = false;
    bool m_text_in_header = false;
    bool m_text_in_column = false;
};

class CsvFile final : public ArrayFile {
public:
    CsvFile(std::string_view text, std::string name) : ArrayFile(std::move(name), "CSV table")
    {
        const Body body = withoutComments(text);
        for (const char* header : {"layer,head,query,key,", "table,row,column,"})
            if (body.text.starts_with(header))
                throw Error(Code::Unsupported, m_name,
                            "a table with one number a line is not supported: expected the table of one head, or .npy "
                            "for several, found %1…",
                            header);
        const CsvForm form = csvForm(body.text, body.separator);
        const CsvCells cells(body.text, form.separator, m_name, body.lines_before + 1);
        const Layout layout(cells, form.numbers, m_name);
        if (layout.rows() == 0 || layout.columns() == 0)
            throw Error(Code::Missing, m_name, "an array is missing: expected rows of numbers, found none");
        const Index labels = (layout.hasLabels() ? layout.rows() : 0) + (layout.hasHeader() ? layout.columns() : 0);
        requireAtMost(memoryForTexts(text.size()), static_cast<std::uint64_t>(labels) * sizeof(std::string), m_name,
                      Words("the memory for labels"));
        m_entries.push_back({"", "numbers", {layout.rows(), layout.columns()}, Kind::Numbers});
        if (layout.hasLabels()) m_entries.push_back({queryTokens, "texts", {layout.rows()}, Kind::Texts});
        if (layout.hasHeader()) m_entries.push_back({keyTokens, "texts", {layout.columns()}, Kind::Texts});
        read(cells, form.numbers, layout);
    }

    NumberArray numbers(const std::string& name) const override
    {
        return {entryOf(name, Kind::Numbers).shape, m_numbers};
    }
    std::vector<bool> blanks(const std::string& name) const override
    {
        entryOf(name, Kind::Numbers);
        return m_blanks;
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        return entryOf(name, Kind::Texts).name == queryTokens ? m_query_tokens : m_key_tokens;
    }

private:
    void read(CsvCells cells, CsvNumbers how, const Layout& layout)
    {
        m_numbers.reserve(static_cast<std::size_t>(layout.rows() * layout.columns()));
        m_query_tokens.reserve(layout.hasLabels() ? static_cast<std::size_t>(layout.rows()) : 0);
        m_key_tokens.reserve(layout.hasHeader() ? static_cast<std::size_t>(layout.columns()) : 0);
        const std::size_t width = static_cast<std::size_t>(layout.columns()) + (layout.hasLabels() ? 1 : 0);
        Index row = 0;
        while (const auto cell = cells.next()) {
            if (row == layout.allRows()) break;
            const bool header = layout.hasHeader() && row == 0;
            if (cell->ends_row) ++row;
            if (cell->column > width) continue;
            const bool label = layout.hasLabels() && cell->column == 1;
            if (header && !label)
                m_key_tokens.push_back(cell->label());
            else if (!header && label)
                m_query_tokens.push_back(cell->label());
            else if (!header)
                take(cell->number(how));
        }
    }

    void take(std::optional<float> number)
    {
        if (!number) m_blanks.resize(m_numbers.size(), false);
        m_numbers.push_back(number.value_or(0.0F));
        if (!number || !m_blanks.empty()) m_blanks.push_back(!number);
    }

    std::vector<float> m_numbers;
    std::vector<bool> m_blanks;  ///< [numbers]; empty where there are none
    std::vector<std::string> m_query_tokens;
    std::vector<std::string> m_key_tokens;
};

}  // namespace

std::unique_ptr<const ArrayFile> openCsv(std::string_view text, std::string name)
{
    const std::optional<std::string> narrow = fromWideText(text);
    return std::make_unique<CsvFile>(narrow ? *narrow : text, std::move(name));
}

}  // namespace core
