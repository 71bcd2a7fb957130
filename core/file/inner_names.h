#pragma once

#include <algorithm>
#include <filesystem>
#include <string>

namespace core {

/// Whether the path by which a stranger's file names another one may lead out of the folder that it counts from.
inline bool leadsOutside(const std::filesystem::path& path)
{
    return path.is_absolute() || std::ranges::find(path, std::filesystem::path("..")) != path.end();
}

/// Whether it is the name of something that lies in the very folder, or empty.
inline bool isInFolder(const std::string& name)
{
    return std::filesystem::path(name).filename() == name && name != "." && name != "..";
}

/// Whether a path is a folder's or leads below it, as the two are written: whole, and links followed where they count.
inline bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder)
{
    const std::filesystem::path relative = path.lexically_relative(folder);
    return !relative.empty() && *relative.begin() != "..";
}

}  // namespace core
