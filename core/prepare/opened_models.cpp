#include "core/prepare/opened_models.h"

#include "core/engine/engines.h"
#include "core/error.h"
#include "core/image/image_file.h"
#include "core/model/family/weight_files.h"
#include "core/model/pass/picture_places.h"
#include "core/model/position_grid.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

std::vector<fs::file_time_type> changedAt(const std::vector<fs::path>& files)
{
    std::vector<fs::file_time_type> times;
    times.reserve(files.size());
    std::error_code none;
    for (const fs::path& file : files) times.push_back(fs::last_write_time(file, none));
    return times;
}

/// The entry under this key, if its files have not changed since; else the result of `open`, remembered.
template<typename Entries, typename Key, typename Open>
auto opened(Entries& entries, const Key& key, const std::vector<fs::path>& files, std::size_t most, const Open& open)
{
    const auto now = changedAt(files);
    const auto known =
        std::ranges::find_if(entries, [&](const auto& entry) { return entry.key == key && entry.changed == now; });
    if (known != entries.end()) return known->value;
    std::erase_if(entries, [&](const auto& entry) { return entry.key == key; });
    auto value = open();
    if (entries.size() == most) entries.erase(entries.begin());
    entries.push_back({key, now, value});
    return value;
}

/// The files that a source's tokens and numbers may come from.
std::vector<fs::path> filesOf(const RecordedSource& source)
{
    std::vector<fs::path> files = {source.file, source.query_tokens, source.key_tokens,
                                   fs::path(source.file).replace_extension(".json")};
    files.insert(files.end(), source.images.begin(), source.images.end());
    return files;
}

}  // namespace

std::shared_ptr<const Model> OpenedModels::folder(const fs::path& path, Tower tower, const fs::path& given)
{
    const auto named = m_bases.find(path);
    const fs::path base = given.empty() && named != m_bases.end() ? named->second : given;
    std::vector<fs::path> files{weightsFileOf(path), path / "config.json"};
    if (!base.empty()) files.insert(files.end(), {weightsFileOf(base), base / "config.json"});
    return opened(m_folders, FolderKey{path, base, tower}, files, mostKept,
                  [&] { return base.empty() ? openModel(path, tower) : openAdapted(base, path, tower); });
}

std::shared_ptr<const Model> OpenedModels::engine(const EngineModel& asked, const std::stop_token& stop)
{
    return opened(m_engines, asked, {}, mostKept, [&] { return Engines::known().open(asked, stop); });
}

std::shared_ptr<const Model> OpenedModels::forSize(const std::shared_ptr<const Model>& model, Index height, Index width)
{
    return opened(m_sized, SizeKey{model, height, width}, {}, mostKept,
                  [&] { return modelForSize(model, height, width); });
}

std::shared_ptr<const Model> OpenedModels::forText(const std::shared_ptr<const Model>& model, const Sequence& text)
{
    if (text.pictures == nullptr || model->picture_reader == nullptr || model->picture_reader->axes.empty())
        return model;
    const AxisPlaces places = axisPlaces(text);
    return opened(m_placed, PlacesKey{model, places}, {}, mostKept, [&] { return modelForPlaces(model, places); });
}

std::shared_ptr<const TiledPicture> OpenedModels::picture(const std::shared_ptr<const Model>& model,
                                                          const fs::path& file, bool cuts)
{
    return opened(m_pictures, PictureKey{model, file, cuts}, {file}, mostPicturesKept, [&] {
        try {
            const auto& reader = model->picture_reader;
            return std::make_shared<const TiledPicture>(reader, cutImage(readImage(file), reader->processor, cuts));
        } catch (Error& error) {
            if (error.file.empty()) error.file = file.string();
            throw;
        }
    });
}

const SavedTeachingModule& OpenedModels::teachingModule(const fs::path& file)
{
    // The entry lives until four other files were opened, so the reference holds until then.
    return *opened(m_modules, file, {file}, mostKept,
                   [&] { return std::make_shared<const SavedTeachingModule>(openTeachingModule(file)); });
}

std::shared_ptr<const Model> OpenedModels::built(const TeachingModule& module, const fs::path& file,
                                                 const std::vector<std::string>& symbols,
                                                 const std::function<std::shared_ptr<const Model>()>& build)
{
    const std::vector<fs::path> files = file.empty() ? std::vector<fs::path>{} : std::vector{file};
    return opened(m_built, BuiltKey{module, file, symbols}, files, mostKept, build);
}

std::shared_ptr<const RecordedAttention> OpenedModels::recorded(const RecordedSource& source,
                                                                const std::stop_token& stop)
{
    return opened(m_recorded, source, filesOf(source), mostKept,
                  [&] { return std::make_shared<const RecordedAttention>(openRecorded(source, stop)); });
}

std::shared_ptr<const OpenedVectors> OpenedModels::vectors(const RecordedSource& source, const std::stop_token& stop)
{
    return opened(m_vectors, source, filesOf(source), mostKept,
                  [&] { return std::make_shared<const OpenedVectors>(openVectors(source, stop)); });
}

std::shared_ptr<const RecordedSource> OpenedModels::named(const RecordedSource& source)
{
    return opened(m_named, source, {source.file}, mostKept,
                  [&] { return std::make_shared<const RecordedSource>(namedSource(source)); });
}

}  // namespace core
