#pragma once

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/model/family/weight_files.h"

#include <cstring>
#include <initializer_list>
#include <string_view>

namespace core {

/// The tensors that a quantizer wrote in place of one matrix: they begin alike, "model.layers.0.mlp.up_proj", and end
/// as it names them, ".qweight", ".scales".
class MatrixParts {
public:
    /// @param all    what the tensors are looked for in, which lives as long as this
    /// @param stem   how they begin
    MatrixParts(const std::map<std::string, WeightFiles::Entry>& all, std::string stem);

    const std::string& stem() const { return m_stem; }
    /// The file's name, for messages.
    const std::string& file() const { return m_file; }

    /// @return null where there is none
    const StoredTensor* find(std::string_view ending) const;
    /// @throws Error{Missing}
    const StoredTensor& need(std::string_view ending) const;
    /// A stored tensor of one of these types, in the form that CodedNumbers keeps.
    /// @throws Error{Missing, Unsupported}
    StoredSpan span(std::string_view ending, std::initializer_list<ElementType> types) const;

    /// @throws Error{WrongShape} unless the tensor has this shape
    void requireShape(std::string_view ending, const std::vector<Index>& shape) const;
    /// Two axes of a tensor of codes, each 1 or more and of a size that real matrices have.
    /// @throws Error{WrongShape} where there are others
    std::array<Index, 2> sizes(std::string_view ending) const;
    /// An error about one of the tensors.
    Error about(Code code, std::string_view ending, const Words& said) const;

private:
    const std::map<std::string, WeightFiles::Entry>& m_all;
    std::string m_stem;
    std::string m_file;
};

/// The numbers themselves, for small tensors.
template<typename Number>
std::vector<Number> copied(const StoredSpan& stored)
{
    std::vector<Number> numbers(stored.data.size() / sizeof(Number));
    std::memcpy(numbers.data(), stored.data.data(), numbers.size() * sizeof(Number));
    MappedFile::requireWhole(stored.data);
    return numbers;
}

/// The types of scales.
constexpr std::initializer_list<ElementType> scaleTypes = {ElementType::F32, ElementType::F16, ElementType::BF16};

/// The number of parts of a size that cover a whole one; the last may be smaller.
constexpr Index partsOf(Index whole, Index part) { return (whole + part - 1) / part; }

}  // namespace core
