#pragma once

#include <filesystem>

/// Whom "it" means, as a lesson.
inline const std::filesystem::path whomLesson = std::filesystem::path(SOURCE_DIR) / "tests/window/whom.lesson.md";
