#pragma once

#include "core/file/mapped_file.h"
#include "core/gguf/gguf_part.h"

namespace core {

struct OpenedPart {
    std::filesystem::path path;
    std::shared_ptr<const MappedFile> file;
    GgufPart part;
};

/// A file, or all parts of the model that it is a part of, the first first.
/// @throws Error{CannotRead, Truncated, Malformed, Unsupported, Missing, OutOfRange} naming the part
std::vector<OpenedPart> openGgufParts(const std::filesystem::path& path);

}  // namespace core
