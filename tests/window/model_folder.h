#pragma once

#include <filesystem>

/// The folder of a small model that golden files were computed with.
inline std::filesystem::path modelFolder(const char* name)
{
    return std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models" / name;
}
