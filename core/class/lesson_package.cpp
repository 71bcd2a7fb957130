#include "core/class/lesson_package.h"

#include "core/class/lesson_answers.h"
#include "core/class/lesson_release.h"
#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/file/inner_names.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/model/folder/bundled_models.h"
#include "core/random_bits.h"
#include "core/session/session_sources.h"
#include "core/system/process_number.h"
#include "core/training/training_file.h"

#include <algorithm>
#include <cstdio>
#include <set>

namespace core {
namespace {

namespace fs = std::filesystem;

/// The files that a lesson needs, by their paths from its folder; files that come with the program are left out.
class Needed {
public:
    explicit Needed(const Lesson& lesson) : m_folder(placeOf(lesson.file()).parent_path()) {}

    /// Adds a file, or the files of a model's folder. Files behind links to other places are left out.
    void add(const fs::path& source)
    {
        if (const auto named = namedStep(source)) return add(named->file);  // a step of a training is in its file
        const fs::path whole = placeOf(source);
        if (isBelow(whole, placeOf(bundledModels())) || !isBelow(whole, m_folder)) return;
        std::error_code none;
        return fs::is_directory(whole, none) ? addFolder(whole) : put(whole);
    }

    void addPicture(const fs::path& file)
    {
        constexpr std::string_view pictures[] = {".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp"};
        if (std::ranges::find(pictures, file.extension().string()) != std::end(pictures)) add(file);
    }

    std::vector<PackedFile> files() const
    {
        std::vector<PackedFile> files;
        for (const std::string& name : m_names)
            files.push_back({name, readText((m_folder / name).string(), ArchiveBounds{}.bytes)});
        return files;
    }

private:
    static fs::path placeOf(const fs::path& path)
    {
        std::error_code none;
        const fs::path place = fs::weakly_canonical(fs::absolute(path), none);
        return none ? fs::absolute(path).lexically_normal() : place;
    }

    static bool isOfAModel(const fs::path& file)
    {
        constexpr std::string_view endings[] = {".json", ".safetensors", ".txt",     ".model",
                                                ".gguf", ".bin",         ".tiktoken"};
        return !file.filename().string().starts_with('.')
               && std::ranges::find(endings, file.extension().string()) != std::end(endings);
    }

    void addFolder(const fs::path& folder)
    {
        for (const std::string& name : requiredNamesIn(folder, mostNamesInFolder)) {
            const fs::path file = folder / name;
            std::error_code none;
            const fs::file_status status = fs::symlink_status(file, none);
            if (fs::is_directory(status)) addFolder(file);
            if (fs::is_regular_file(status) && isOfAModel(file)) put(file);
        }
    }

    void put(const fs::path& file)
    {
        m_names.insert(file.lexically_relative(m_folder).generic_string());
        if (m_names.size() > ArchiveBounds{}.files)
            throw Error(Code::OutOfRange, m_folder.string(),
                        "the files of the lesson cannot be used: expected %1 at most, found more",
                        std::to_string(ArchiveBounds{}.files));
    }

    fs::path m_folder;
    std::set<std::string> m_names;
};

void addNeeded(const Lesson& lesson, Needed& needed)
{
    for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
        const Session session = lesson.sessionAt(i);
        for (const Run& run : session.runs)
            for (const fs::path& source : sourcesOf(run)) needed.add(source);
    }
    const fs::path folder = lesson.file().parent_path();
    for (const LessonTarget& target : blocksOf(lesson.text()).targets)
        if (target.picture) needed.addPicture(folder / target.address);
}

/// Removes a folder that did not become whole.
class Unfinished {
public:
    explicit Unfinished(fs::path folder) : m_folder(std::move(folder)) {}
    ~Unfinished()
    {
        std::error_code none;
        fs::remove_all(m_folder, none);
    }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    const fs::path& folder() const { return m_folder; }

private:
    fs::path m_folder;
};

void makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw Error(Code::CannotWrite, folder.string(), "%0 cannot be written: %1", error.message());
}

/// The one lesson at the top of a package.
std::string lessonAmong(const std::vector<PackedFile>& files, const std::string& package)
{
    const auto isLesson = [](const PackedFile& file) {
        return file.name.ends_with(".lesson.md") && file.name.find('/') == std::string::npos;
    };
    const auto count = std::ranges::count_if(files, isLesson);
    if (count != 1)
        throw Error(Code::Malformed, package,
                    "the package cannot be understood: expected one lesson, NAME.lesson.md, found %1",
                    std::to_string(count));
    return std::ranges::find_if(files, isLesson)->name;
}

std::string folderNameOf(const std::vector<PackedFile>& files, const std::string& lesson)
{
    std::uint64_t hash = hashOf("");
    for (const PackedFile& file : files) hash = hashOf(file.bytes, hashOf(file.name, hash));
    char digits[20];
    std::snprintf(digits, sizeof digits, "-%016llx", static_cast<unsigned long long>(hash));
    return lesson.substr(0, lesson.find('.')) + digits;
}

}  // namespace

std::string packedLesson(const Lesson& lesson, const std::vector<PackedFile>& added)
{
    Needed needed(lesson);
    addNeeded(lesson, needed);
    std::vector<PackedFile> files = {{lessonNameOf(lesson) + ".lesson.md", releasedText(lesson)}};
    std::ranges::move(needed.files(), std::back_inserter(files));
    files.insert(files.end(), added.begin(), added.end());
    std::string packed = zipOf(files, lesson.file().string());
    // The package is checked by the rules for students: one that they cannot open helps nobody.
    lessonAmong(filesOfZip(std::as_bytes(std::span(packed)), lesson.file().string()), lesson.file().string());
    return packed;
}

fs::path unpackLesson(const fs::path& package, const fs::path& folder)
{
    const auto mapped = MappedFile::open(package);
    const std::vector<PackedFile> files = filesOfZip(mapped->bytes(), package.string());
    MappedFile::requireWhole(mapped->bytes());
    const std::string lesson = lessonAmong(files, package.string());
    const fs::path own = folder / folderNameOf(files, lesson);
    std::error_code none;
    if (fs::exists(own / lesson, none)) return own / lesson;
    const Unfinished unfinished(folder / ("." + own.filename().string() + "-" + std::to_string(processNumber())));
    for (const PackedFile& file : files) {
        const fs::path path = unfinished.folder() / file.name;
        makeFolder(path.parent_path());
        writeWhole(path, file.bytes);
    }
    Lesson::open(unfinished.folder() / lesson);  // a lesson that cannot be read is not kept
    std::error_code error;
    fs::rename(unfinished.folder(), own, error);
    if (error && !fs::exists(own / lesson, none))
        throw Error(Code::CannotWrite, own.string(), "%0 cannot be written: %1", error.message());
    return own / lesson;
}

}  // namespace core
