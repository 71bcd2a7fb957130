#include "core/file/file_beginning.h"

#include "core/error.h"
#include "core/file/regular_file.h"

#include <algorithm>
#include <unistd.h>

namespace core {

std::string beginningOf(const std::filesystem::path& file, std::size_t most)
try {
    const RegularFile opened(file);
    std::string bytes(std::min(most, opened.size), '\0');
    std::size_t got = 0;
    while (got < bytes.size()) {
        const ssize_t now = ::read(opened.file.number, bytes.data() + got, bytes.size() - got);
        if (now <= 0) break;
        got += static_cast<std::size_t>(now);
    }
    bytes.resize(got);
    return bytes;
} catch (const Error&) {
    return {};
}

}  // namespace core
