#pragma once

#include "core/model/reference_texts.h"

#include <filesystem>

namespace core {

/// Reference texts from where an atlas has its texts: a collection that comes with the program, a file with a text in
/// each line, a sheet with a column "text", a folder of such files, or an atlas, whose collection is meant. A target
/// stands behind a tab, or in the column "target".
/// @throws Error{CannotRead, Missing, OutOfRange, Unsupported}
ReferenceTexts referenceFrom(const std::filesystem::path& source);

}  // namespace core
