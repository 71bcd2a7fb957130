#include "core/file/file_state.h"

#include "core/error.h"

namespace core {

bool isThere(const std::filesystem::path& path)
{
    std::error_code failed;
    const std::filesystem::file_status status = std::filesystem::status(path, failed);
    if (status.type() == std::filesystem::file_type::not_found) return false;
    if (failed) throw Error(Code::CannotRead, path.string(), "", "", failed.message());
    return true;
}

std::uintmax_t sizeOfFile(const std::filesystem::path& file)
{
    std::error_code failed;
    const std::uintmax_t bytes = std::filesystem::file_size(file, failed);
    if (failed) throw Error(Code::CannotRead, file.string(), "", "", failed.message());
    return bytes;
}

}  // namespace core
