#include "core/file/temporary_folder.h"

#include "core/error.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace core {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder(const std::string& prefix)
{
    std::error_code none;
    fs::path base = fs::temp_directory_path(none);
    if (none) base = "/tmp";
    std::string name = (base / (prefix + "XXXXXX")).string();
    if (::mkdtemp(name.data()) == nullptr)
        throw Error(Code::CannotWrite, name, "%0 cannot be written: %1", std::strerror(errno));
    m_path = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code none;
    fs::remove_all(m_path, none);
}

}  // namespace core
