#include "core/file/installed_folders.h"

#include <system_error>

namespace core {

namespace fs = std::filesystem;

fs::path installedInto()
{
    std::error_code none;
    return fs::read_symlink("/proc/self/exe", none).parent_path().parent_path();
}

fs::path carriedLibraries()
{
    std::error_code none;
    const fs::path folder = installedInto() / "lib/attentionscope";
    return fs::exists(folder / "plugins", none) ? folder : fs::path();
}

}  // namespace core
