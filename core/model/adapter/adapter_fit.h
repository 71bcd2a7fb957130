#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/gguf/gguf_architecture.h"

namespace core {

class GgufFile;
class LoraAdapter;

/// How an adapter's matrices find those of its base: under which names, and in which order the rows of queries and keys
/// are stored, which GGUF files of some architectures have pair by pair.
struct AdapterFit {
    bool tied = false;                        ///< the base's language head is its embedding
    const GgufArchitecture* names = nullptr;  ///< the architecture of an adapter in GGUF whose base is a folder
    Index paired = 0;                         ///< rows of queries and keys in each head, of an adapter in GGUF whose
                                              ///< base is a folder
    bool unpairs = false;                     ///< an adapter's folder with a base in GGUF
};

/// @param config  of a model folder
/// @param speaks  its class has a language head
/// @throws Error{Unsupported} naming an adapter in GGUF that is of another architecture, or of one whose tensors are
///         stored otherwise than in a folder
AdapterFit fitToFolder(const LoraAdapter& adapter, const ConfigReader& config, bool speaks);

/// @throws Error{Unsupported} as fitToFolder(), and for an adapter that answers with labels, which no GGUF file can
/// hold
AdapterFit fitToGguf(const LoraAdapter& adapter, const GgufFile& base);

}  // namespace core
