#include "core/lesson/bundled_lessons.h"

#include "core/error.h"
#include "core/file/folder_names.h"
#include "core/file/mapped_file.h"
#include "core/lesson/lesson_blocks.h"
#include "core/lesson/lesson_translation.h"
#include "core/lesson/lesson_words.h"
#include "core/model/folder/bundled_models.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace core {
namespace {

namespace fs = std::filesystem;

int lessonNumber(const fs::path& file)
{
    const std::string name = file.filename().string();
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    return number;
}

/// What a Markdown file is called: its first heading. What else is in it is read when it is opened.
/// @return empty where it has none, or cannot be read
std::string titleOf(const fs::path& file)
{
    constexpr std::size_t enough = 1U << 20U;
    try {
        const LessonBlocks blocks = blocksOf(readText(file.string(), enough));
        return blocks.headings.empty() ? std::string() : blocks.headings.front().title;
    } catch (const Error&) {
        return {};
    }
}

/// Only where what it stands over is translated too.
std::optional<std::string> translatedTitle(const fs::path& file, const std::string& language)
{
    try {
        return wordsOf(Lesson::open(file), language).title;
    } catch (const Error&) {  // it is said when the lesson is opened
        return std::nullopt;
    }
}

}  // namespace

std::vector<BundledLesson> bundledLessons(const std::string& language)
{
    std::vector<BundledLesson> lessons;
    const fs::path folder = bundledModels().parent_path() / "lessons";
    for (const std::string& name : namesIn(folder, mostBundled)) {
        if (!name.ends_with(".lesson.md")) continue;
        const fs::path file = folder / name;
        std::string title = titleOf(file);
        if (title.empty()) continue;
        if (!translationOf(file, language).empty()) title = translatedTitle(file, language).value_or(title);
        lessons.push_back({file, std::move(title), lessonNumber(file)});
    }
    std::ranges::sort(lessons, {}, [](const BundledLesson& each) { return std::pair(each.number, each.file); });
    return lessons;
}

}  // namespace core
