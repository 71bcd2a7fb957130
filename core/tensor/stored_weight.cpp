#include "core/tensor/stored_weight.h"

#include "core/error.h"

namespace core {
namespace {

bool isReadableType(const StoredType& type)
{
    const auto* element = std::get_if<ElementType>(&type);
    return element == nullptr || isReadable(*element);
}

}  // namespace

std::string shapeText(const std::vector<Index>& shape)
{
    std::string text = "[";
    for (const Index size : shape) text += (text.size() > 1 ? ", " : "") + std::to_string(size);
    return text + "]";
}

Weight weightOf(const StoredTensor& tensor, const std::string& file, const std::string& name, Index rows, Index cols)
{
    const bool isNumber = tensor.shape.empty() && rows == 1 && cols == 1;
    const bool fits = tensor.shape == std::vector<Index>{rows, cols}
                      || (rows == 1 && tensor.shape == std::vector<Index>{cols}) || isNumber;
    if (!fits)
        throw Error(Code::WrongShape, file, "tensor “%1” has the wrong shape: expected %2, found %3", name,
                    shapeText(rows == 1 ? std::vector<Index>{cols} : std::vector<Index>{rows, cols}),
                    shapeText(tensor.shape));
    if (tensor.coded) {
        tensor.coded->requireFiniteScales();
        return Weight::coded(tensor.coded);
    }
    if (!isReadableType(tensor.type))
        throw Error(Code::Unsupported, file,
                    "tensor “%1” is not supported: expected float32, float16 or bfloat16, found %2", name,
                    std::string(storedTypeName(tensor.type)));
    return Weight::stored(tensor.owner, tensor.data, tensor.type, rows, cols);
}

}  // namespace core
