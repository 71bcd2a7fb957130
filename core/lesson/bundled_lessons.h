#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// A lesson that comes with the program.
struct BundledLesson {
    std::filesystem::path file;
    std::string title;
    int number = 0;  ///< the number at the beginning of its file's name
};

/// All of them, in the order of the numbers that their files' names begin with. One that cannot be read is left out.
/// @param language  "de", "zh_CN": of the titles, where the lesson is translated
std::vector<BundledLesson> bundledLessons(const std::string& language = {});

}  // namespace core
