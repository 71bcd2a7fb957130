#include "core/model/quantized/matrix_parts.h"

#include "core/error.h"
#include "core/model/family/config_reader.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {

MatrixParts::MatrixParts(const std::map<std::string, WeightFiles::Entry>& all, std::string stem)
    : m_all(all),
      m_stem(std::move(stem))
{
    const auto first = all.lower_bound(m_stem);
    if (first != all.end()) m_file = first->second.file;
}

const StoredTensor* MatrixParts::find(std::string_view ending) const
{
    const auto found = m_all.find(m_stem + std::string(ending));
    return found == m_all.end() ? nullptr : &found->second.tensor;
}

const StoredTensor& MatrixParts::need(std::string_view ending) const
{
    const StoredTensor* found = find(ending);
    if (found == nullptr) throw about(Code::Missing, ending, Words("%1 is missing"));
    return *found;
}

StoredSpan MatrixParts::span(std::string_view ending, std::initializer_list<ElementType> types) const
{
    const StoredTensor& tensor = need(ending);
    const auto* type = std::get_if<ElementType>(&tensor.type);
    if (type == nullptr || std::ranges::find(types, *type) == types.end()) {
        std::string known;
        for (const ElementType each : types) known.append(known.empty() ? "" : ", ").append(elementTypeName(each));
        throw about(
            Code::Unsupported, ending,
            Words("%1 is not supported: expected %2, found %3", known, std::string(storedTypeName(tensor.type))));
    }
    return {tensor.data, *type, tensor.owner, m_stem + std::string(ending)};
}

void MatrixParts::requireShape(std::string_view ending, const std::vector<Index>& shape) const
{
    const StoredTensor& tensor = need(ending);
    if (tensor.shape != shape)
        throw about(Code::WrongShape, ending,
                    Words("%1 has the wrong shape: expected %2, found %3", shapeText(shape), shapeText(tensor.shape)));
}

std::array<Index, 2> MatrixParts::sizes(std::string_view ending) const
{
    const std::vector<Index>& shape = need(ending).shape;
    const auto isUsual = [](Index size) { return size >= 1 && size <= mostTokensInVocabulary; };
    if (shape.size() != 2 || !std::ranges::all_of(shape, isUsual))
        throw about(Code::WrongShape, ending,
                    Words("%1 has the wrong shape: expected two axes of 1 to %2, found %3",
                          std::to_string(mostTokensInVocabulary), shapeText(shape)));
    return {shape[0], shape[1]};
}

Error MatrixParts::about(Code code, std::string_view ending, const Words& said) const
{
    return {code, m_file, said.about({Words("tensor “%1”", m_stem + std::string(ending))})};
}

}  // namespace core
