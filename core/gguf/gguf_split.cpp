#include "core/gguf/gguf_split.h"

#include "core/error.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace core {
namespace {

namespace fs = std::filesystem;

/// "NAME-00001-of-00003.gguf"
struct PartName {
    std::string stem;
    std::int64_t number = 0;  ///< from 1
    std::int64_t count = 0;

    std::string text() const
    {
        std::array<char, 64> numbers{};
        std::snprintf(numbers.data(), numbers.size(), "-%05lld-of-%05lld.gguf", static_cast<long long>(number),
                      static_cast<long long>(count));
        return stem + numbers.data();
    }
};

std::int64_t digits(std::string_view text)
{
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::optional<PartName> partNameOf(const fs::path& path)
{
    constexpr std::string_view pattern = "-00001-of-00003.gguf";
    const std::string name = path.filename().string();
    if (name.size() <= pattern.size()) return std::nullopt;
    const std::size_t end = name.size() - pattern.size();
    const PartName part{name.substr(0, end), digits(std::string_view(name).substr(end + 1, 5)),
                        digits(std::string_view(name).substr(end + 10, 5))};
    return part.text() == name ? std::optional(part) : std::nullopt;
}

Words keyField(std::string_view key) { return Words("key “%1”", key); }

/// Throws where a part says of the split something else than the parts before it, or than its name.
/// @param as  the number %1 and why it is expected, of %2
void requireSame(const OpenedPart& part, std::string_view key, std::int64_t expected, const char* as,
                 const std::string& of = {})
{
    const std::string file = part.path.string();
    const auto value = integerOf(part.part.values, key, file);
    const Words wanted(as, std::to_string(expected), of);
    if (!value) throw Error(Code::Missing, file, "%1 is missing: expected %2", keyField(key), wanted);
    if (*value != expected)
        throw Error(Code::Malformed, file, "%1 cannot be understood: expected %2, found %3", keyField(key), wanted,
                    std::to_string(*value));
}

OpenedPart openPart(const fs::path& path)
{
    auto file = MappedFile::open(path);
    GgufPart part = readGgufPart(file, file->bytes(), file->name());
    return {path, std::move(file), std::move(part)};
}

/// The file's name as the name of a part of so many.
PartName requirePartName(const OpenedPart& part, std::int64_t count)
{
    const std::string file = part.path.string();
    if (const auto name = partNameOf(part.path)) {
        requireSame(part, "split.count", name->count, phrase("%1, as in the file's name"));
        requireSame(part, "split.no", name->number - 1, phrase("%1, as in the file's name"));
        return *name;
    }
    const std::int64_t number = integerOf(part.part.values, "split.no", file).value_or(0);
    if (number < 0 || number >= count)
        throw Error(Code::Malformed, file, "%1 cannot be understood: expected a number from 0 to %2, found %3",
                    keyField("split.no"), std::to_string(count - 1), std::to_string(number));
    throw Error(Code::Missing, file,
                "the name that leads to the model's other parts is missing: expected %1, found “%2”",
                PartName{"NAME", number + 1, count}.text(), part.path.filename().string());
}

OpenedPart openSibling(const OpenedPart& opened, const PartName& name)
{
    const fs::path path = opened.path.parent_path() / name.text();
    std::error_code none;
    if (!fs::exists(path, none))
        throw Error(Code::Missing, opened.path.string(), "part %1 of %2 is missing: expected “%3” beside it",
                    std::to_string(name.number), std::to_string(name.count), name.text());
    OpenedPart part = openPart(path);
    constexpr const char* as = phrase("%1, as it is a part of “%2”");
    const std::string of = opened.path.filename().string();
    requireSame(part, "split.count", name.count, as, of);
    requireSame(part, "split.no", name.number - 1, as, of);
    return part;
}

/// All tensors that the model was split into, each once.
void requireAllTensors(const std::vector<OpenedPart>& parts)
{
    constexpr std::string_view key = "split.tensors.count";
    const OpenedPart& first = parts.front();
    const std::string firstName = first.path.filename().string();
    const auto count = integerOf(first.part.values, key, first.path.string());
    std::map<std::string_view, std::string> owners;
    for (const OpenedPart& part : parts) {
        if (count && part.part.values.contains(key))
            requireSame(part, key, *count, phrase("%1, as in “%2”"), firstName);
        for (const auto& [tensor, stored] : part.part.tensors) {
            const auto [owner, isNew] = owners.emplace(tensor, part.path.filename().string());
            if (!isNew)
                throw Error(Code::Malformed, part.path.string(),
                            "tensor “%1” cannot be understood: expected each name in one part, found it in “%2” too",
                            tensor, owner->second);
        }
    }
    if (count && static_cast<std::int64_t>(owners.size()) != *count)
        throw Error(Code::Malformed, first.path.string(),
                    "%1 cannot be understood: expected %2, as many as the parts have, found %3", keyField(key),
                    std::to_string(owners.size()), std::to_string(*count));
}

}  // namespace

std::vector<OpenedPart> openGgufParts(const fs::path& path)
{
    std::vector<OpenedPart> parts;
    OpenedPart opened = openPart(path);
    const std::int64_t count = integerOf(opened.part.values, "split.count", path.string()).value_or(1);
    if (count <= 1) {
        parts.push_back(std::move(opened));
        return parts;
    }
    const PartName own = requirePartName(opened, count);
    std::vector<OpenedPart> before;
    for (std::int64_t number = 1; number <= count; ++number)
        if (number != own.number) before.push_back(openSibling(opened, {own.stem, number, count}));
    before.insert(before.begin() + (own.number - 1), std::move(opened));
    parts = std::move(before);
    requireAllTensors(parts);
    return parts;
}

}  // namespace core
