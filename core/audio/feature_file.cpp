#include "core/audio/feature_file.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {

std::vector<Matrix> readFeatures(const std::filesystem::path& path, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(path);
    const std::string name = file.chosen(tensor, "input_features");
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 2) shape.insert(shape.begin(), 1);
    if (shape.size() != 3 || std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(), "tensor “" + name + "”", "[B, mels, frames]", shapeText(shape));
    const std::vector<float> values = file.floats(name);
    std::vector<Matrix> sounds;
    for (Index i = 0; i < shape[0]; ++i)
        sounds.emplace_back(Eigen::Map<const Matrix>(values.data() + i * shape[1] * shape[2], shape[1], shape[2]));
    return sounds;
}

}  // namespace core
