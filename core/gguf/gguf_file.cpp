#include "core/gguf/gguf_file.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/gguf/gguf_split.h"
#include "core/text/unicode.h"

#include <cmath>

namespace core {
namespace {

Error otherKind(const std::string& file, std::string_view key, const Words& said, const Words& found)
{
    return {Code::Malformed, file, said.about({key, found})};
}

}  // namespace

const GgufValue* GgufFile::find(std::string_view key) const
{
    const auto found = m_values.find(key);
    if (found == m_values.end()) return nullptr;
    m_asked->insert(found->first);
    return &found->second;
}

template<typename Kind>
const Kind* GgufFile::valueOf(std::string_view key, const Words& otherwise) const
{
    const GgufValue* found = find(key);
    if (found == nullptr) return nullptr;
    if (const auto* value = std::get_if<Kind>(found)) return value;
    throw otherKind(m_name, key, otherwise, kindOf(*found));
}

std::vector<std::string> GgufFile::unread() const
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : m_values)
        if (!m_asked->contains(key)) keys.push_back(key);
    return keys;
}

GgufFile GgufFile::open(const std::filesystem::path& path)
{
    std::vector<OpenedPart> parts = openGgufParts(path);
    GgufFile file;
    file.m_name = parts.front().path.string();
    file.m_values = std::move(parts.front().part.values);
    for (OpenedPart& part : parts) {
        file.m_files.push_back(part.path);
        file.m_tensors.merge(part.part.tensors);
        file.m_owners.push_back(part.file);
    }
    return file;
}

GgufFile GgufFile::parse(std::shared_ptr<const void> owner, std::span<const std::byte> bytes, std::string name)
{
    GgufPart part = readGgufPart(owner, bytes, name);
    GgufFile file;
    file.m_name = std::move(name);
    file.m_values = std::move(part.values);
    file.m_tensors = std::move(part.tensors);
    file.m_owners.push_back(std::move(owner));
    return file;
}

std::optional<std::int64_t> GgufFile::integer(std::string_view key) const
{
    return find(key) == nullptr ? std::nullopt : integerOf(m_values, key, m_name);
}

std::optional<double> GgufFile::number(std::string_view key) const
{
    const GgufValue* found = find(key);
    if (found == nullptr) return std::nullopt;
    if (const auto* whole = std::get_if<std::int64_t>(found)) return static_cast<double>(*whole);
    if (const auto* large = std::get_if<std::uint64_t>(found)) return static_cast<double>(*large);
    const auto* value = std::get_if<double>(found);
    if (value == nullptr || !std::isfinite(*value))
        throw otherKind(m_name, key, Words("key “%1” cannot be understood: expected a number, found %2"),
                        kindOf(*found));
    return *value;
}

std::optional<bool> GgufFile::flag(std::string_view key) const
{
    const auto* value = valueOf<bool>(key, Words("key “%1” cannot be understood: expected true or false, found %2"));
    return value == nullptr ? std::nullopt : std::optional(*value);
}

std::optional<std::string> GgufFile::text(std::string_view key) const
{
    const auto* bytes =
        valueOf<std::string_view>(key, Words("key “%1” cannot be understood: expected a text, found %2"));
    if (bytes == nullptr) return std::nullopt;
    std::string valid = validUtf8(*bytes);
    MappedFile::requireWhole(std::as_bytes(std::span(*bytes)));
    if (valid != *bytes)
        throw otherKind(m_name, key, Words("key “%1” cannot be understood: expected a text in UTF-8, found %2"),
                        "“" + readable(bytes->substr(0, 80)) + "”");
    return valid;
}

std::vector<std::string_view> GgufFile::texts(std::string_view key) const
{
    const auto* list = valueOf<std::vector<std::string_view>>(
        key, Words("key “%1” cannot be understood: expected a list of texts, found %2"));
    return list == nullptr ? std::vector<std::string_view>() : *list;
}

std::vector<double> GgufFile::numbers(std::string_view key) const
{
    const GgufValue* found = find(key);
    if (found == nullptr) return {};
    if (const auto* whole = std::get_if<std::vector<std::int64_t>>(found)) return {whole->begin(), whole->end()};
    return *valueOf<std::vector<double>>(key,
                                         Words("key “%1” cannot be understood: expected a list of numbers, found %2"));
}

std::vector<std::int64_t> GgufFile::integers(std::string_view key) const
{
    const auto* list = valueOf<std::vector<std::int64_t>>(
        key, Words("key “%1” cannot be understood: expected a list of whole numbers, found %2"));
    return list == nullptr ? std::vector<std::int64_t>() : *list;
}

std::string kindOfGguf(const GgufFile& file)
{
    // The architecture of such files, which had no type once.
    if (file.text("general.architecture") == "clip") return "mmproj";
    return file.text("general.type").value_or("model");
}

bool isGguf(std::span<const std::byte> beginning)
{
    if (beginning.size() < 4) return false;
    const std::string_view letters(reinterpret_cast<const char*>(beginning.data()), 4);
    return letters == "GGUF" || letters == "FUGG" || isBeforeGguf(letters);
}

}  // namespace core
