#include "core/array/array_folder.h"

#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/file/memory_bound.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

/// The endings of files of arrays. Tables and lists may be about anything, for example a log or a configuration.
bool isArrayName(const fs::path& path)
{
    const std::string ending = path.extension().string();
    return ending == ".npy" || ending == ".pt";
}

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code none;
    for (const std::string& name : namesIn(folder, 4 * mostArrays)) {
        if (!fs::is_regular_file(folder / name, none)) continue;
        if (files.size() == 2 * mostArrays)
            throw Error(Code::OutOfRange, folder.string(),
                        "the folder cannot be used: expected at most %1 arrays, found more files",
                        std::to_string(mostArrays));
        files.push_back(folder / name);
    }
    return files;
}

class ArrayFolder final : public ArrayFile {
public:
    explicit ArrayFolder(const fs::path& folder) : ArrayFile(folder.string(), "folder of arrays")
    {
        for (const fs::path& path : filesIn(folder)) {
            if (isArrayName(path)) add(open(path), path.stem().string());
            if (path.filename() == "tokens.json") add(open(path), "tokens");
        }
        const auto isNumbers = [](const Entry& entry) { return entry.kind == Kind::Numbers; };
        if (std::ranges::none_of(m_entries, isNumbers))
            throw Error(Code::Missing, m_name,
                        "an array is missing: expected files in this folder such as attn_0.npy or layer_3.pt, or a "
                        "model's config.json");
    }

    NumberArray numbers(const std::string& name) const override
    {
        const Part& part = partOf(entryOf(name, Kind::Numbers));
        return part.file->numbers(part.name);
    }
    void numbersInParts(const std::string& name, const TakeNumbers& take) const override
    {
        const Part& part = partOf(entryOf(name, Kind::Numbers));
        part.file->numbersInParts(part.name, take);
    }
    void numbersAt(const std::string& name, Index first, std::span<float> into) const override
    {
        const Part& part = partOf(entryOf(name, Kind::Numbers));
        part.file->numbersAt(part.name, first, into);
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        const Part& part = partOf(entryOf(name, Kind::Texts));
        return part.file->texts(part.name);
    }

private:
    struct Part {
        std::shared_ptr<const ArrayFile> file;
        std::string name;
    };

    /// @param stem  the name here of the file's only array, and the beginning of the names of several
    void add(std::shared_ptr<const ArrayFile> file, const std::string& stem)
    {
        for (const std::string& warning : file->warnings())
            if (std::ranges::find(m_warnings, warning) == m_warnings.end()) m_warnings.push_back(warning);
        const bool alone = file->entries().size() == 1;
        for (Entry entry : file->entries()) {
            m_parts.push_back({file, entry.name});
            // Texts keep their names, by which tokens are found.
            if (entry.kind != Kind::Texts || entry.name.empty())
                entry.name = alone || entry.name.empty() ? stem : stem + "." + entry.name;
            m_entries.push_back(std::move(entry));
        }
    }

    const Part& partOf(const Entry& entry) const
    {
        return m_parts[static_cast<std::size_t>(&entry - m_entries.data())];
    }

    std::vector<Part> m_parts;  ///< one for each entry
};

}  // namespace

std::unique_ptr<const ArrayFile> openArrayFolder(const fs::path& folder)
{
    return std::make_unique<ArrayFolder>(folder);
}

bool isArrayFolder(const fs::path& folder)
{
    std::error_code none;
    if (!fs::is_directory(folder, none) || fs::exists(folder / "config.json", none)) return false;
    const std::vector<std::string> names = namesIn(folder, 2 * mostArrays + 1);
    const auto isModels = [](const std::string& name) {
        return name.ends_with(".safetensors") || name.ends_with(".gguf");
    };
    if (names.size() > 2 * mostArrays || std::ranges::any_of(names, isModels)) return false;
    return std::ranges::any_of(names, [](const std::string& name) { return isArrayName(name); });
}

}  // namespace core
