#include "core/audio/feature_file.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"

namespace core {

namespace {

/// @throws Error{Missing} naming the tensors that there are
std::string chosenTensor(const SafetensorsFile& file, const std::string& wanted)
{
    if (wanted.empty() && file.tensors().size() == 1) return file.tensors().begin()->first;
    const std::string name = wanted.empty() ? "input_features" : wanted;
    if (file.contains(name)) return name;
    std::string names;
    for (const auto& [each, unused] : file.tensors()) names += (names.empty() ? "" : ", ") + each;
    throw Error(Code::Missing, file.name(), "tensor “" + name + "”", "one of " + names.substr(0, 200), "");
}

}  // namespace

Matrix readFeatures(const std::filesystem::path& path, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(path);
    const std::string name = chosenTensor(file, tensor);
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 3 && shape.front() == 1) shape.erase(shape.begin());
    if (shape.size() != 2 || shape[0] == 0 || shape[1] == 0)
        throw Error(Code::WrongShape, file.name(), "tensor “" + name + "”", "[mels, frames]", shapeText(shape));
    const std::vector<float> values = file.floats(name);
    return Eigen::Map<const Matrix>(values.data(), shape[0], shape[1]);
}

}  // namespace core
