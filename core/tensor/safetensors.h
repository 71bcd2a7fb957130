#pragma once

#include "core/file/mapped_file.h"
#include "core/tensor/element_type.h"
#include "core/tensor/stored_tensor.h"
#include "core/tensor/weight.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace core {

/// One tensor inside a file: its type and shape, and its bytes' place.
struct TensorEntry {
    ElementType type = ElementType::F32;
    std::vector<Index> shape;         ///< empty for a single number
    std::span<const std::byte> data;  ///< row-major, little-endian, not necessarily aligned

    Index size() const;  ///< number of elements
};

/// A safetensors file, mapped; only its header is read on opening.
///
/// The format: 8 bytes little-endian header length, a JSON header, the tensors' bytes without holes or overlaps
/// (https://huggingface.co/docs/safetensors). Everything in the header is checked before it is used.
class SafetensorsFile {
public:
    /// @throws Error{CannotRead, Truncated, Malformed, Unknown} naming the file and the tensor
    static SafetensorsFile open(const std::filesystem::path& path);
    /// Reads a safetensors file in memory, which `owner` must keep alive.
    static SafetensorsFile parse(std::shared_ptr<const void> owner, std::span<const std::byte> bytes, std::string name);

    const std::string& name() const { return m_name; }
    const std::map<std::string, TensorEntry>& tensors() const { return m_tensors; }
    const std::map<std::string, std::string>& metadata() const { return m_metadata; }
    bool contains(const std::string& tensor) const { return m_tensors.contains(tensor); }

    /// The name of the tensor that is meant: `wanted`; where that is empty the only one, or of several `usual`.
    /// @throws Error{Missing} naming those that there are
    std::string chosen(const std::string& wanted, const std::string& usual) const;

    /// @throws Error{Missing} if there is no such tensor
    const TensorEntry& entry(const std::string& tensor) const;

    /// A tensor with what keeps its bytes alive.
    StoredTensor stored(const std::string& tensor) const;

    /// All elements as float32, converted from whatever number type is stored.
    /// @throws Error{Unsupported} for 8-bit floats
    std::vector<float> floats(const std::string& tensor) const;
    /// Gives all elements as float32, a few at a time and in order.
    void eachPart(const std::string& tensor, const std::function<void(std::span<const float>)>& take) const;

    /// A matrix of exactly this shape, borrowed from the mapping. A vector of `cols` elements counts as [1, cols].
    /// @throws Error{Missing, WrongShape, Unsupported}
    Weight matrix(const std::string& tensor, Index rows, Index cols) const;
    RowVector vector(const std::string& tensor, Index size) const;

private:
    SafetensorsFile() = default;

    const TensorEntry& readableEntry(const std::string& tensor) const;

    std::shared_ptr<const void> m_owner;
    std::string m_name;
    std::map<std::string, TensorEntry> m_tensors;
    std::map<std::string, std::string> m_metadata;
};

}  // namespace core
