#pragma once

#include <filesystem>
#include <string>

namespace core {

/// A new folder that only this user may enter, gone with all that is in it when this goes.
class TemporaryFolder {
public:
    /// @param prefix  its name begins so
    /// @throws Error{CannotWrite}
    explicit TemporaryFolder(const std::string& prefix);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

}  // namespace core
