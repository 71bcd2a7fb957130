#include "core/file/file_beginning.h"

#include <fstream>
#include <system_error>

namespace core {

std::string beginningOf(const std::filesystem::path& file, std::size_t most)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none)) return {};
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(most, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return bytes;
}

}  // namespace core
