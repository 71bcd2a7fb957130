#include "core/array/npz_writer.h"

#include "core/array/npy.h"
#include "core/file/zip_files.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace core {
namespace {

/// Texts and their shape: one text has no axes.
struct TextArray {
    std::vector<Index> shape = {};
    std::vector<std::string> texts = {};
};

bool isTexts(const Json& json)
{
    return json.is_array() && std::ranges::all_of(json, [](const Json& each) { return each.is_string(); });
}

/// A list of texts, or lists of texts of one length; nothing for any other JSON.
std::optional<TextArray> listedTexts(const std::string& value)
{
    const Json json = Json::parse(value, nullptr, false);
    if (json.is_discarded() || !json.is_array() || json.empty()) return std::nullopt;
    if (isTexts(json)) return TextArray{{std::ssize(json)}, json.get<std::vector<std::string>>()};
    const std::size_t length = json.front().size();
    const bool even =
        std::ranges::all_of(json, [&](const Json& each) { return isTexts(each) && each.size() == length; });
    if (!even) return std::nullopt;
    TextArray array{{std::ssize(json), static_cast<Index>(length)}};
    for (const Json& each : json)
        for (const Json& text : each) array.texts.push_back(text.get<std::string>());
    return array;
}

std::string npyOf(const NamedTensor& tensor)
{
    return std::visit(
        [&](const auto& values) {
            const char* type = tensor.values.index() == 0 ? "<f4" : "<i8";
            std::string bytes = npyHeader(type, tensor.shape);
            bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof values[0]);
            return bytes;
        },
        tensor.values);
}

std::string npyOf(const TextArray& array) { return npyTexts(array.shape, array.texts); }

}  // namespace

void writeNpz(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
              const std::map<std::string, std::string>& metadata)
{
    requireShapes(tensors);
    std::vector<PackedFile> files;
    files.reserve(tensors.size() + metadata.size());
    for (const NamedTensor& tensor : tensors) files.push_back({tensor.name + ".npy", npyOf(tensor)});
    for (const auto& [name, value] : metadata)
        files.push_back({name + ".npy", npyOf(listedTexts(value).value_or(TextArray{{}, {value}}))});
    constexpr ArchiveBounds unbounded{std::numeric_limits<std::size_t>::max(), std::numeric_limits<std::size_t>::max()};
    writeWhole(path, zipOf(files, path.string(), unbounded, Packing::Stored), Sync::WhenReplacing);
}

}  // namespace core
