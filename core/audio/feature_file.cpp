#include "core/audio/feature_file.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {

namespace {

/// @throws Error{WrongShape}, Error{Unsupported} where a mask says that some samples are none
std::vector<Matrix> readWaves(const SafetensorsFile& file, const std::string& name)
{
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 1) shape.insert(shape.begin(), 1);
    if (shape.size() != 2 || std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(), "tensor “" + name + "”", "[B, samples]", shapeText(shape));
    constexpr std::string_view values = "input_values";
    const std::string mask =
        name.ends_with(values) ? name.substr(0, name.size() - values.size()) + "attention_mask" : std::string();
    if (!mask.empty() && file.contains(mask) && std::ranges::count(file.floats(mask), 0.0F) > 0)
        throw Error(Code::Unsupported, file.name(), "tensor “" + mask + "”", "sounds of one length", "padding");
    const std::vector<float> samples = file.floats(name);
    std::vector<Matrix> sounds;
    for (Index i = 0; i < shape[0]; ++i)
        sounds.emplace_back(Eigen::Map<const Matrix>(samples.data() + i * shape[1], 1, shape[1]));
    return sounds;
}

}  // namespace

std::vector<Matrix> readFeatures(const std::filesystem::path& path, const std::string& tensor, Features kind)
{
    const auto file = SafetensorsFile::open(path);
    if (kind == Features::Wave) return readWaves(file, file.chosen(tensor, "input_values"));
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
