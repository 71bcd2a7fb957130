#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace core {

/// A file in an archive.
struct PackedFile {
    std::string name;  ///< relative, with "/"
    std::string bytes;
};

/// How much an archive may hold, unpacked.
struct ArchiveBounds {
    std::size_t bytes = std::size_t{64} << 20U;
    std::size_t files = 200;
};

/// How a zip file holds its files: made smaller, or as they are, which is faster for numbers.
enum class Packing { Deflated, Stored };

/// A zip file of files, in their order, without times: the same files make the same bytes.
/// @param file  names it in errors
/// @throws Error{OutOfRange} for more than the bounds say
std::string zipOf(const std::vector<PackedFile>& files, const std::string& file, const ArchiveBounds& bounds = {},
                  Packing packing = Packing::Deflated);

/// The files in a stranger's zip file. Folders are left out.
/// @throws Error{Malformed} for a name that leads elsewhere, stands there twice or is no text, for damaged bytes and
/// for encrypted ones; Error{OutOfRange} for more than the bounds say
std::vector<PackedFile> filesOfZip(std::span<const std::byte> bytes, const std::string& file,
                                   const ArchiveBounds& bounds = {});

}  // namespace core
