#pragma once

#include <filesystem>
#include <memory>

namespace core {

/// A file, or a folder that is empty by then, which is removed where a signal ends the program; else it is its owner's
/// to remove. See removeUnfinishedFiles().
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
