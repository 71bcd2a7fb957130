#include "core/array/csv_file.h"

#include "core/array/csv_cells.h"
#include "core/array/memory_bound.h"
#include "core/error.h"
#include "core/text/unicode.h"

#include <algorithm>

namespace core {
namespace {

constexpr const char* queryTokens = "query_tokens";
constexpr const char* keyTokens = "key_tokens";

/// The table below its comment lines.
struct Body {
    std::string_view text;
    std::size_t lines_before = 0;
};

Body withoutComments(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    Body body{text};
    while (body.text.starts_with('#')) {
        body.text.remove_prefix(std::min(body.text.find('\n'), body.text.size() - 1) + 1);
        ++body.lines_before;
    }
    return body;
}

/// What a first pass over the cells finds: how many there are, and which of them are labels.
class Layout {
public:
    Layout(CsvCells cells, const std::string& file) : m_file(file)
    {
        while (const auto cell = cells.next()) add(*cell);
        // Beside a number in the corner, labels and numbers in one line are numbers with a mistake among them.
        if (m_corner_empty || m_text_in_corner) return;
        m_header.refuseMixture(m_file);
        m_column.refuseMixture(m_file);
    }

    bool hasHeader() const
    {
        return m_corner_empty || m_text_in_header || (m_text_in_corner && !m_text_in_column && m_rows > 1);
    }
    bool hasLabels() const { return m_corner_empty || m_text_in_column || (m_text_in_corner && !hasHeader()); }
    Index rows() const { return std::max<Index>(0, m_rows - (hasHeader() ? 1 : 0)); }
    Index columns() const { return std::max<Index>(0, m_columns - (hasLabels() ? 1 : 0)); }

private:
    /// The cells of the first row or column but the corner.
    struct Edge {
        bool numbers = false;
        std::string text_place = {};  ///< of the first text
        std::string text = {};

        void add(const CsvCells::Cell& cell, bool isNumber)
        {
            numbers = numbers || isNumber;
            if (isNumber || !text_place.empty()) return;
            text_place = cell.place();
            text = cell.label().substr(0, 40);
        }
        void refuseMixture(const std::string& file) const
        {
            if (numbers && !text_place.empty())
                throw Error(Code::Malformed, file, text_place, "a number", "“" + text + "”");
        }
    };

    void add(const CsvCells::Cell& cell)
    {
        const bool first = cell.column == 1;
        const bool isNumber = cell.number().has_value();
        const bool isEmpty = cell.text.find_first_not_of(" \t") == std::string_view::npos;
        if (m_rows == 0 && first)
            m_corner_empty = isEmpty || cell.label() == nextTokenCorner;
        else if (isEmpty && !(cell.quoted && (m_rows == 0 || first)))
            throw Error(Code::Malformed, m_file, cell.place(), "a number", "an empty cell");
        if (!isNumber && m_rows > 0 && !first)
            throw Error(Code::Malformed, m_file, cell.place(), "a number", "“" + cell.label().substr(0, 40) + "”");
        if (m_rows == 0 && !first) m_header.add(cell, isNumber);
        if (m_rows > 0 && first) m_column.add(cell, isNumber);
        if (!isNumber) (m_rows > 0 ? m_text_in_column : first ? m_text_in_corner : m_text_in_header) = true;
        if (!cell.ends_row) return;
        const auto width = static_cast<Index>(cell.column);
        if (m_rows > 0 && width != m_columns)
            throw Error(Code::WrongShape, m_file, cell.place(),
                        std::to_string(m_columns) + " cells as in the first row", std::to_string(width));
        m_columns = width;
        ++m_rows;
    }

    const std::string& m_file;
    Index m_rows = 0;
    Index m_columns = 0;
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
        if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
            throw Error(Code::Unsupported, m_name, "the text", "UTF-8", "UTF-16");
        const Body body = withoutComments(text);
        for (const char* header : {"layer,head,query,key,", "table,row,column,"})
            if (body.text.starts_with(header))
                throw Error(Code::Unsupported, m_name, "a table with one number a line",
                            "the table of one head, or .npy for several", header + std::string("…"));
        const CsvCells cells(body.text, csvSeparator(body.text), m_name, body.lines_before + 1);
        const Layout layout(cells, m_name);
        if (layout.rows() == 0 || layout.columns() == 0)
            throw Error(Code::Missing, m_name, "an array", "rows of numbers", "none");
        const Index labels = (layout.hasLabels() ? layout.rows() : 0) + (layout.hasHeader() ? layout.columns() : 0);
        requireAtMost(memoryForTexts(text.size()), static_cast<std::uint64_t>(labels) * sizeof(std::string), m_name,
                      "the memory for labels");
        m_entries.push_back({"", "numbers", {layout.rows(), layout.columns()}, Kind::Numbers});
        if (layout.hasLabels()) m_entries.push_back({queryTokens, "texts", {layout.rows()}, Kind::Texts});
        if (layout.hasHeader()) m_entries.push_back({keyTokens, "texts", {layout.columns()}, Kind::Texts});
        read(cells, layout);
    }

    NumberArray numbers(const std::string& name) const override
    {
        return {entryOf(name, Kind::Numbers).shape, m_numbers};
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        return entryOf(name, Kind::Texts).name == queryTokens ? m_query_tokens : m_key_tokens;
    }

private:
    void read(CsvCells cells, const Layout& layout)
    {
        m_numbers.reserve(static_cast<std::size_t>(layout.rows() * layout.columns()));
        m_query_tokens.reserve(layout.hasLabels() ? static_cast<std::size_t>(layout.rows()) : 0);
        m_key_tokens.reserve(layout.hasHeader() ? static_cast<std::size_t>(layout.columns()) : 0);
        bool header = layout.hasHeader();
        while (const auto cell = cells.next()) {
            const bool label = layout.hasLabels() && cell->column == 1;
            if (header && !label)
                m_key_tokens.push_back(cell->label());
            else if (!header && label)
                m_query_tokens.push_back(cell->label());
            else if (!header)
                m_numbers.push_back(cell->number().value());
            if (cell->ends_row) header = false;
        }
    }

    std::vector<float> m_numbers;
    std::vector<std::string> m_query_tokens;
    std::vector<std::string> m_key_tokens;
};

}  // namespace

std::unique_ptr<const ArrayFile> openCsv(std::string_view text, std::string name)
{
    return std::make_unique<CsvFile>(text, std::move(name));
}

}  // namespace core
