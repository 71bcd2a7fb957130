#include "core/cases/case_file.h"

#include "core/array/text_sheet.h"
#include "core/error.h"

#include <charconv>
#include <utility>

namespace core {
namespace {

/// @return 0 for an empty cell
Index placeIn(const std::string& cell, std::size_t line, const std::string& file)
{
    if (cell.empty()) return 0;
    constexpr Index most = Index{1} << 20U;
    Index place = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), place);
    if (error != std::errc() || end != cell.data() + cell.size() || place < 1 || place > most)
        throw Error(Code::OutOfRange, file,
                    "the position in line %1 cannot be used: expected a token's number, from 1, found %2",
                    std::to_string(line), cell);
    return place;
}

}  // namespace

std::vector<Case> readCases(const std::filesystem::path& file)
{
    const TextSheet sheet = openTextSheet(file);
    const auto required = [&](const char* name) {
        const std::size_t place = sheet.columnNamed(name);
        if (place == sheet.columns.size())
            throw Error(Code::Missing, file.string(), "the column “%1” is missing", name);
        return place;
    };
    const std::size_t text = required("text"), answer = required("answer");
    std::vector<Case> cases;
    cases.reserve(sheet.rows.size());
    for (const TextSheet::Row& row : sheet.rows) {
        const auto cell = [&](std::size_t column) {
            return column < row.cells.size() ? row.cells[column] : std::string();
        };
        Case one{.text = cell(text),
                 .from = cell(sheet.columnNamed("from")),
                 .answer = cell(answer),
                 .against = cell(sheet.columnNamed("against")),
                 .position = placeIn(cell(sheet.columnNamed("position")), row.line, file.string())};
        if (one.text.empty() || one.answer.empty())
            throw Error(Code::Missing, file.string(),
                        "a cell in line %1 is missing: expected a text and an answer in each row",
                        std::to_string(row.line));
        cases.push_back(std::move(one));
    }
    if (cases.empty() || cases.size() > mostCases)
        throw Error(Code::OutOfRange, file.string(), "the cases cannot be used: expected 1 to %1, found %2",
                    std::to_string(mostCases), std::to_string(cases.size()));
    return cases;
}

}  // namespace core
