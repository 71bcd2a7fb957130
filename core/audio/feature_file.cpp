#include "core/audio/feature_file.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {

std::vector<Matrix> readFeatures(const std::filesystem::path& path, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(path);
    // Those of AST are turned.
    const bool turned = tensor.empty() ? !file.contains("input_features") && file.contains("input_values")
                                       : tensor.ends_with("input_values");
    const std::string name = file.chosen(tensor, turned ? "input_values" : "input_features");
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 2) shape.insert(shape.begin(), 1);
    if (shape.size() != 3 || std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(), "tensor “" + name + "”",
                    turned ? "[B, frames, mels]" : "[B, mels, frames]", shapeText(shape));
    const std::vector<float> values = file.floats(name);
    std::vector<Matrix> sounds;
    for (Index i = 0; i < shape[0]; ++i) {
        const Eigen::Map<const Matrix> one(values.data() + i * shape[1] * shape[2], shape[1], shape[2]);
        sounds.emplace_back(turned ? Matrix(one.transpose()) : Matrix(one));
    }
    return sounds;
}

}  // namespace core
