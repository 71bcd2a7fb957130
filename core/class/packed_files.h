#pragma once

#include "core/class/lesson_package.h"

namespace core {

/// A zip file of files, in their order, without times: the same files make the same bytes.
/// @param file  names it in errors
/// @throws Error{OutOfRange} for more than largestPackage together
std::string zipOf(const std::vector<PackedFile>& files, const std::string& file);

/// The files in a stranger's zip file. Folders are left out.
/// @throws Error{Malformed} for a name that leads elsewhere, stands there twice or is no text, for damaged bytes and
/// for encrypted ones; Error{OutOfRange} for more than mostPackedFiles or largestPackage
std::vector<PackedFile> filesOfZip(std::span<const std::byte> bytes, const std::string& file);

}  // namespace core
