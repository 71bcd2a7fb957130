#include "core/model/folder/model_card.h"

#include "core/file/file_beginning.h"

#include <algorithm>
#include <string_view>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestHead = 4096;  ///< in bytes: text further down is not searched
constexpr std::string_view fence = "---";
constexpr std::string_view cardField = "summary:";

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view spaces = " \t\r";
    const std::size_t from = text.find_first_not_of(spaces);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(spaces) + 1 - from);
}

std::string_view unquoted(std::string_view value)
{
    const bool quoted = value.size() >= 2 && value.front() == value.back() && (value[0] == '"' || value[0] == '\'');
    return quoted ? value.substr(1, value.size() - 2) : value;
}

/// The text up to the line's end, which is taken off.
std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

std::string modelSummary(const fs::path& folder)
{
    const std::string head = beginningOf(folder / "README.md", longestHead);
    std::string_view rest = head;
    if (trimmed(takeLine(rest)) != fence) return {};
    std::string_view found;
    while (!rest.empty()) {
        const std::string_view line = takeLine(rest);
        if (trimmed(line) == fence) return std::string(found);  // only now it is known to be among the fields
        if (line.starts_with(cardField)) found = unquoted(trimmed(line.substr(cardField.size())));
    }
    return {};
}

}  // namespace core
