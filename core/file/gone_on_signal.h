#pragma once

#include <filesystem>
#include <memory>

namespace core {

/// Removes a file, or a folder that is empty by then, where a signal ends the program. Otherwise whoever made the file
/// removes it. See removeUnfinishedFiles().
class GoneOnSignal {
public:
    explicit GoneOnSignal(const std::filesystem::path& path);
    ~GoneOnSignal();
    GoneOnSignal(GoneOnSignal&&) noexcept;
    GoneOnSignal& operator=(GoneOnSignal&&) noexcept;

private:
    struct Name;
    std::unique_ptr<Name> m_name;
};

}  // namespace core
