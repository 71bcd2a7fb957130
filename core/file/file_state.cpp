#include "core/file/file_state.h"

#include "core/error.h"
#include "core/random_bits.h"

#include <array>
#include <fstream>

namespace core {
namespace {

constexpr std::uintmax_t largestHashed = std::uintmax_t{4} << 20U;  ///< bytes; of others size and time must do

/// Piece by piece: memory for a whole file would stay with the program afterwards.
std::uint64_t hashAt(const std::filesystem::path& file)
{
    std::array<char, std::size_t{1} << 14U> piece{};
    std::ifstream stream(file, std::ios::binary);
    std::uint64_t hash = hashOf({});
    do {
        stream.read(piece.data(), piece.size());
        hash = hashOf(std::string_view(piece.data(), static_cast<std::size_t>(stream.gcount())), hash);
    } while (stream);
    return hash;
}

}  // namespace

bool isThere(const std::filesystem::path& path)
{
    std::error_code failed;
    const std::filesystem::file_status status = std::filesystem::status(path, failed);
    if (status.type() == std::filesystem::file_type::not_found) return false;
    if (failed) throw Error(Code::CannotRead, path.string(), "%0 cannot be read: %1", failed.message());
    return true;
}

std::uintmax_t sizeOfFile(const std::filesystem::path& file)
{
    std::error_code failed;
    const std::uintmax_t bytes = std::filesystem::file_size(file, failed);
    if (failed) throw Error(Code::CannotRead, file.string(), "%0 cannot be read: %1", failed.message());
    return bytes;
}

std::optional<FileMark> markOf(const std::filesystem::path& file, Look look)
{
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed)) return std::nullopt;
    FileMark mark{.bytes = std::filesystem::file_size(file, failed)};
    if (!failed) mark.written = std::filesystem::last_write_time(file, failed);
    if (failed) return std::nullopt;
    if (look == Look::Closely && mark.bytes <= largestHashed) mark.hash = hashAt(file);
    return mark;
}

bool areSame(const FileMark& a, const FileMark& b)
{
    if (a.bytes != b.bytes) return false;
    return a.hash && b.hash ? a.hash == b.hash : a.written == b.written;
}

bool isChangedSince(const std::filesystem::path& file, const FileMark& known)
{
    const auto hastily = markOf(file, Look::Hastily);
    if (!hastily || (hastily->bytes == known.bytes && hastily->written == known.written)) return false;
    const auto closely = markOf(file, Look::Closely);
    return closely && !areSame(*closely, known);
}

}  // namespace core
