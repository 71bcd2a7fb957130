#include "core/gguf/gguf_name.h"

namespace core {
namespace {

constexpr std::string_view ending = ".gguf";

/// "-00001-of-00003" at a name's end; empty where there is none.
std::string_view partOf(std::string_view stem)
{
    constexpr std::size_t length = std::string_view("-00001-of-00003").size();
    if (stem.size() < length) return {};
    const std::string_view part = stem.substr(stem.size() - length);
    const auto areDigits = [](std::string_view text) {
        return text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    const bool fits =
        part[0] == '-' && areDigits(part.substr(1, 5)) && part.substr(6, 4) == "-of-" && areDigits(part.substr(10, 5));
    return fits ? part : std::string_view();
}

}  // namespace

std::string ggufStem(const std::filesystem::path& file)
{
    std::string stem = file.extension() == ending ? file.stem().string() : file.filename().string();
    stem.resize(stem.size() - partOf(stem).size());
    return stem;
}

bool isNamedAsModel(const std::filesystem::path& file)
{
    const std::string stem = file.stem().string();
    const std::string_view part = partOf(stem);
    return file.extension() == ending && stem.find("mmproj") == std::string::npos
           && (part.empty() || part.starts_with("-00001"));
}

}  // namespace core
