#include "core/lesson/bundled_lessons.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/lesson/lesson_blocks.h"
#include "core/model/folder/bundled_models.h"

#include <algorithm>
#include <charconv>

namespace core {
namespace {

namespace fs = std::filesystem;

int numberOf(const fs::path& file)
{
    const std::string name = file.filename().string();
    int number = 0;
    std::from_chars(name.data(), name.data() + name.size(), number);
    return number;
}

}  // namespace

std::vector<BundledLesson> bundledLessons()
{
    std::vector<BundledLesson> lessons;
    std::error_code error;
    for (fs::directory_iterator entry(bundledModels().parent_path() / "lessons", error), end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->path().string().ends_with(".lesson.md")) continue;
        try {
            // The first heading alone: what else is in it is read when it is opened.
            constexpr std::size_t enough = 1U << 20U;
            const LessonBlocks blocks = blocksOf(readText(entry->path().string(), enough));
            if (!blocks.headings.empty()) lessons.push_back({entry->path(), blocks.headings.front().title});
        } catch (const Error&) {
            continue;
        }
    }
    std::ranges::sort(lessons, {}, [](const BundledLesson& each) { return std::pair(numberOf(each.file), each.file); });
    return lessons;
}

}  // namespace core
