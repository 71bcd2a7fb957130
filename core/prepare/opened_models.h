#pragma once

#include "core/model/folder/model_folder.h"
#include "core/model/pass/text_pictures.h"
#include "core/model/recorded/given_vectors.h"
#include "core/model/teaching/teaching_module_file.h"
#include "core/session/session.h"

namespace core {

/// Models, teaching modules, dumps and vectors that were opened before, so that typing does not open them again. A file
/// that has changed since is opened anew.
class OpenedModels {
public:
    /// @param tower  of a model that has two
    /// @param base   of an adapter; empty: the one that nameBase() names, or as it is found
    std::shared_ptr<const Model> folder(const std::filesystem::path& path, Tower tower = Tower::Pictures,
                                        const std::filesystem::path& base = {});
    /// Sets the base of an adapter from now on.
    void nameBase(const std::filesystem::path& adapter, const std::filesystem::path& base) { m_bases[adapter] = base; }
    /// A model that an engine has.
    std::shared_ptr<const Model> engine(const EngineModel& asked, const std::stop_token& stop);
    /// modelForSize(), always the same object for a size, so that earlier traces can be used again.
    std::shared_ptr<const Model> forSize(const std::shared_ptr<const Model>& model, Index height, Index width);
    /// modelForText(), always the same object for the same places, so that earlier traces can be used again.
    std::shared_ptr<const Model> forText(const std::shared_ptr<const Model>& model, const Sequence& text);
    /// A picture for the texts of a model that reads both: the same one as long as neither changes, so that its tower
    /// reads it once.
    /// @param cuts  into tiles, where the model's processor does
    /// @throws Error naming the file
    std::shared_ptr<const TiledPicture> picture(const std::shared_ptr<const Model>& model,
                                                const std::filesystem::path& file, bool cuts);
    const SavedTeachingModule& teachingModule(const std::filesystem::path& file);
    /// The model of a teaching module for texts of these symbols: the same one as long as nothing of it differs, so
    /// that what was computed with it can be used again.
    std::shared_ptr<const Model> built(const TeachingModule& module, const std::filesystem::path& file,
                                       const std::vector<std::string>& symbols,
                                       const std::function<std::shared_ptr<const Model>()>& build);
    std::shared_ptr<const RecordedAttention> recorded(const RecordedSource& source, const std::stop_token& stop);
    std::shared_ptr<const OpenedVectors> vectors(const RecordedSource& source, const std::stop_token& stop);
    /// A source with the names that it is opened with; see namedSource().
    std::shared_ptr<const RecordedSource> named(const RecordedSource& source);

private:
    using Times = std::vector<std::filesystem::file_time_type>;
    template<typename Key, typename Value>
    struct Entry {
        Key key;
        Times changed;  ///< times at which the files changed
        std::shared_ptr<const Value> value;
    };
    struct BuiltKey {
        TeachingModule module;
        std::filesystem::path file;
        std::vector<std::string> symbols;
        friend bool operator==(const BuiltKey&, const BuiltKey&) = default;
    };
    struct FolderKey {
        std::filesystem::path path;
        std::filesystem::path base;
        Tower tower = Tower::Pictures;
        friend bool operator==(const FolderKey&, const FolderKey&) = default;
    };
    struct SizeKey {
        std::shared_ptr<const Model> model;
        Index height = 0;
        Index width = 0;
        friend bool operator==(const SizeKey&, const SizeKey&) = default;
    };
    struct PictureKey {
        std::shared_ptr<const Model> model;
        std::filesystem::path file;
        bool cuts = true;
        friend bool operator==(const PictureKey&, const PictureKey&) = default;
    };
    struct PlacesKey {
        std::shared_ptr<const Model> model;
        AxisPlaces places;
        friend bool operator==(const PlacesKey&, const PlacesKey&) = default;
    };
    static constexpr std::size_t mostKept = mostRuns;
    static constexpr std::size_t mostPicturesKept = 8;

    std::map<std::filesystem::path, std::filesystem::path> m_bases;
    std::vector<Entry<FolderKey, Model>> m_folders;
    std::vector<Entry<EngineModel, Model>> m_engines;
    std::vector<Entry<std::filesystem::path, SavedTeachingModule>> m_modules;
    std::vector<Entry<SizeKey, Model>> m_sized;
    std::vector<Entry<PictureKey, TiledPicture>> m_pictures;
    std::vector<Entry<PlacesKey, Model>> m_placed;
    std::vector<Entry<BuiltKey, Model>> m_built;
    std::vector<Entry<RecordedSource, RecordedAttention>> m_recorded;
    std::vector<Entry<RecordedSource, OpenedVectors>> m_vectors;
    std::vector<Entry<RecordedSource, RecordedSource>> m_named;
};

}  // namespace core
