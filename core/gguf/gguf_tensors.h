#pragma once

#include "core/gguf/gguf_bytes.h"
#include "core/tensor/stored_tensor.h"

#include <map>

namespace core {

/// A tensor's entry in a header, checked as far as possible without knowing where the tensors' bytes begin.
struct GgufTensorInfo {
    std::string name;
    StoredType type;
    std::vector<Index> shape;  ///< the slowest axis first
    std::uint64_t bytes;
    std::uint64_t offset;  ///< from where the tensors begin
};

/// @throws Error{Truncated, Malformed, Unsupported, OutOfRange} naming the tensor
std::vector<GgufTensorInfo> readGgufTensorInfos(GgufBytes& bytes, std::uint64_t count);

/// Where the tensors lie, each for itself and inside the file.
/// @param bytes      the whole file
/// @param headerEnd  where its header ends; the tensors begin at the next multiple of `alignment`
/// @throws Error{Truncated, Malformed} naming the tensor
std::map<std::string, StoredTensor> placedTensors(std::vector<GgufTensorInfo> infos,
                                                  const std::shared_ptr<const void>& owner,
                                                  std::span<const std::byte> bytes, std::size_t headerEnd,
                                                  std::uint64_t alignment, const std::string& file);

}  // namespace core
