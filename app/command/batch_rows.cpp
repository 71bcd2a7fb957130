#include "app/command/batch_rows.h"

#include "core/error.h"
#include "core/text/nearest_name.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace {

constexpr std::size_t longestName = 200;  ///< bytes; a folder has room for 255, and files that are not whole need some
constexpr std::array own = {"name", "row", "error"};
constexpr std::array notPerRow = {"out", "texts", "again", "help"};
constexpr std::array placeholders = {"{name}", "{row}", "{layer}", "{head}", "{model}"};

using Option = const cli::Option*;

std::string nameOf(Option option) { return option->longNames().empty() ? option->name() : option->longNames().front(); }

/// The option that a column is called after; null for a column of the sheet's own.
/// @throws core::Error{Unknown}
Option optionOf(const cli::Command& command, std::string column, const std::string& sheet)
{
    if (std::ranges::find(own, column) != own.end()) return nullptr;
    std::ranges::replace(column, '_', '-');
    std::ranges::replace(column, ' ', '-');
    const bool possible = std::ranges::find(notPerRow, column) == notPerRow.end();
    const Option option = command.optionOrNull("--" + column);
    if (option != nullptr && possible) return option;
    if (column == "session") return command.optionOrNull(column);
    std::vector<std::string> known(own.begin(), own.end() - 1);
    for (const Option each : command.options())
        if (std::ranges::find(notPerRow, nameOf(each)) == notPerRow.end()) known.push_back(nameOf(each));
    const std::vector<std::string_view> names(known.begin(), known.end());
    std::string list;
    for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
    const std::string_view meant = core::nearestName(column, names);
    if (meant.empty())
        throw core::Error(core::Code::Unknown, sheet, "unknown column: %1. The known ones are %2.", column, list);
    throw core::Error(core::Code::Unknown, sheet, "unknown column %1. Did you mean %2?", column, meant);
}

/// One row while its command line is put together.
class RowOptions {
public:
    void set(Option option, std::vector<std::string> values) { m_values[option] = std::move(values); }

    /// Typed options hold where a row has none of its own, and none that excludes them.
    void setDefault(Option option)
    {
        const auto excluded = option->excluded();
        const bool given = m_values.contains(option)
                           || std::ranges::any_of(excluded, [this](Option other) { return m_values.contains(other); });
        if (!given) m_defaults.push_back(option);
    }
    void takeDefaults()
    {
        for (const Option option : m_defaults) m_values[option] = option->results();
    }

    std::optional<std::string> value(const std::string& name) const
    {
        for (const auto& [option, values] : m_values)
            if (nameOf(option) == name && !values.empty()) return values.front();
        return std::nullopt;
    }

    std::vector<std::string> arguments(const cli::Command& command) const
    {
        std::vector<std::string> line, last;
        for (const Option option : command.options()) {
            const auto found = m_values.find(option);
            if (found == m_values.end()) continue;
            if (option->isPositional() && option->longNames().empty()) {
                last.insert(last.end(), found->second.begin(), found->second.end());
                continue;
            }
            for (const std::string& value : joined(option, found->second))
                line.push_back("--" + nameOf(option) + "=" + value);
        }
        if (!last.empty()) line.emplace_back("--");
        line.insert(line.end(), last.begin(), last.end());
        return line;
    }

private:
    static std::vector<std::string> joined(Option option, const std::vector<std::string>& values)
    {
        if (option->delimiter() == '\0' || values.size() < 2) return values;
        std::string all = values.front();
        for (std::size_t i = 1; i < values.size(); ++i) all += option->delimiter() + values[i];
        return {all};
    }

    std::map<Option, std::vector<std::string>> m_values;
    std::vector<Option> m_defaults;
};

/// The file names of rows.
class FileNames {
public:
    FileNames(const std::filesystem::path& out, std::string sheet)
        : m_pattern(out.filename().string()),
          m_sheet(std::move(sheet))
    {
        if (out.parent_path().string().find('{') != std::string::npos)
            throw cli::WrongValue("--out", "{name} and its like stand in the file's name, not in its folder's");
        for (std::size_t at = m_pattern.find('{'); at != std::string::npos; at = m_pattern.find('{', at + 1))
            if (placeholderAt(at).empty())
                throw cli::WrongValue("--out", "expected {name}, {row}, {layer}, {head} or {model}, found "
                                                   + m_pattern.substr(at, m_pattern.find('}', at) + 1 - at));
    }

    /// @throws core::Error
    std::string of(const BatchRow& row, const std::string& name, const RowOptions& options)
    {
        m_row = "row " + row.number + " (line " + std::to_string(row.line) + ")";
        std::string file;
        for (std::size_t at = 0; at < m_pattern.size();) {
            const std::string_view placeholder = placeholderAt(at);
            file += placeholder.empty() ? m_pattern.substr(at, 1) : valueOf(placeholder, row, name, options);
            at += std::max<std::size_t>(1, placeholder.size());
        }
        if (file.size() > longestName)
            throw core::Error(core::Code::OutOfRange, m_sheet,
                              "the name of %1 cannot be used: expected at most %2 bytes, found %3", m_row,
                              std::to_string(longestName), std::to_string(file.size()));
        const auto [before, isNew] = m_taken.emplace(file, row.number);
        if (!isNew)
            throw core::Error(core::Code::OutOfRange, m_sheet,
                              "the name of %1 cannot be used: expected another one than that of row %2 ({name} or "
                              "{row} in --out tells them apart), found %3",
                              m_row, before->second, file);
        return file;
    }

private:
    std::string_view placeholderAt(std::size_t at) const
    {
        const std::string_view rest = std::string_view(m_pattern).substr(at);
        for (const std::string_view each : placeholders)
            if (rest.starts_with(each)) return each;
        return {};
    }

    std::string valueOf(std::string_view placeholder, const BatchRow& row, const std::string& name,
                        const RowOptions& options) const
    {
        if (placeholder == "{row}") return row.number;
        if (placeholder == "{name}") return name.empty() ? row.number : plain(name);
        const std::string option(placeholder.substr(1, placeholder.size() - 2));
        const std::string value = options.value(option).value_or("");
        if (option == "model") return value.empty() ? missing(option) : fileNamePart(modelName(value));
        const bool number = !value.empty() && value.find_first_not_of("0123456789") == std::string::npos;
        return number ? value : missing(option);
    }

    std::string missing(const std::string& option) const
    {
        throw core::Error(core::Code::Missing, m_sheet,
                          "the %1 of %2 is missing: expected one, because {%3} stands in --out, found none", option,
                          m_row, option);
    }

    static std::string modelName(const std::string& model)
    {
        const std::filesystem::path path = (std::filesystem::path(model) / "").parent_path();
        return path.extension() == ".gguf" || path.extension() == ".attntrain" ? path.stem().string()
                                                                               : path.filename().string();
    }

    /// A name that stays in its folder.
    std::string plain(const std::string& name) const
    {
        const bool leaves = name.find_first_of("/\\") != std::string::npos || name.front() == '.';
        const bool control =
            std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 32 || c == 127; });
        if (leaves || control)
            throw core::Error(core::Code::OutOfRange, m_sheet,
                              "the name of %1 cannot be used: expected a file's name, without /, \\, control "
                              "characters or a dot in front, found “%2”",
                              m_row, name);
        return fileNamePart(name);
    }

    std::string m_pattern;
    std::string m_sheet;
    std::string m_row;                           ///< in words
    std::map<std::string, std::string> m_taken;  ///< files, and whose they are
};

/// Pads a number to the digits of the last row's, so that files sort like rows.
std::string numbered(std::size_t number, std::size_t last)
{
    std::string text = std::to_string(number);
    text.insert(0, std::to_string(last).size() - text.size(), '0');
    return text;
}

/// The number that a sheet of failed rows kept, or the row's place.
std::string numberOf(const core::TextSheet& sheet, std::size_t row, const std::string& name)
{
    const std::size_t column = sheet.columnNamed("row");
    std::string given = column < sheet.columns.size() ? sheet.rows[row].cells[column] : "";
    if (given.empty()) return numbered(row + 1, sheet.rows.size());
    if (given.size() > 9 || given.find_first_not_of("0123456789") != std::string::npos)
        throw core::Error(core::Code::OutOfRange, name,
                          "the row in line %1 cannot be used: expected a number of at most 9 digits, found “%2”",
                          std::to_string(sheet.rows[row].line), given);
    return given;
}

}  // namespace

std::vector<BatchRow> batchRows(const core::TextSheet& sheet, const std::string& name, const cli::Command& command,
                                const std::filesystem::path& out)
{
    std::vector<Option> columns;
    for (const std::string& column : sheet.columns) columns.push_back(optionOf(command, column, name));
    std::vector<Option> typed;
    for (const Option option : command.options())
        if (option->count() > 0 && std::ranges::find(notPerRow, nameOf(option)) == notPerRow.end())
            typed.push_back(option);
    FileNames files(out, name);
    const std::size_t names = sheet.columnNamed("name");
    std::vector<BatchRow> rows;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const std::vector<std::string>& cells = sheet.rows[i].cells;
        RowOptions options;
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (columns[column] != nullptr && !cells[column].empty()) options.set(columns[column], {cells[column]});
        for (const Option option : typed) options.setDefault(option);
        options.takeDefaults();
        BatchRow row{numberOf(sheet, i, name), sheet.rows[i].line, {}, options.arguments(command)};
        row.file = files.of(row, names < cells.size() ? cells[names] : "", options);
        rows.push_back(std::move(row));
    }
    return rows;
}
