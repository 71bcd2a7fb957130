#pragma once

#include "core/gguf/gguf_file.h"

namespace core {

/// The keys of a header that nobody has asked for so far and that are not known to leave numbers and tokens as they
/// are: names of the makers, licences, how a file was quantized or split, how texts are generated, templates of talks.
/// Those of its architecture are ggufConfiguration()'s to judge. To be asked once model and tokenizer are read.
std::vector<std::string> unreadGgufKeys(const GgufFile& file);

}  // namespace core
