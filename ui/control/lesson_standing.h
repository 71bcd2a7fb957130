#pragma once

#include <QString>

#include <cstdint>
#include <filesystem>
#include <vector>

/// How far lessons were played by this user, each known by its file, and which lessons of one's own were opened. It is
/// kept in the settings.
namespace lesson_standing {

/// Where the settings have what is kept of a lesson.
QString keyOf(const std::filesystem::path& lesson);

/// The step that it was left at, from 0; nothing kept counts as its first.
int leftAt(const std::filesystem::path& lesson);
/// @param isLast  the step is the lesson's last, so that it has been played to its end
void leave(const std::filesystem::path& lesson, int step, bool isLast);
bool isDone(const std::filesystem::path& lesson);

/// A seed for this user alone, so that each student sees options in another order; equal at every start.
std::uint64_t ownSeed();

/// A lesson that does not come with the program.
struct OwnLesson {
    std::filesystem::path file;
    QString title;
};
/// Those that were opened last, the newest first. Whether they are still there is not looked up.
std::vector<OwnLesson> ownLessons();
void addOwn(const OwnLesson& lesson);
void forgetOwn(const std::filesystem::path& file);

}  // namespace lesson_standing
