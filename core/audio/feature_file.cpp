#include "core/audio/feature_file.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {

namespace {

/// @throws Error{WrongShape}
std::vector<Matrix> readWaves(const SafetensorsFile& file, const std::string& name)
{
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 1) shape.insert(shape.begin(), 1);
    if (shape.size() != 2 || std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected [B, samples], found %2",
                    name, shapeText(shape));
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
    // AST's features are transposed.
    const bool turned = tensor.empty() ? !file.contains("input_features") && file.contains("input_values")
                                       : tensor.ends_with("input_values");
    const std::string name = file.chosen(tensor, turned ? "input_values" : "input_features");
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 2) shape.insert(shape.begin(), 1);
    if (shape.size() != 3 || std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(),
                    turned ? "tensor “%1” has the wrong shape: expected [B, frames, mels], found %2"
                           : "tensor “%1” has the wrong shape: expected [B, mels, frames], found %2",
                    name, shapeText(shape));
    const std::vector<float> values = file.floats(name);
    std::vector<Matrix> sounds;
    for (Index i = 0; i < shape[0]; ++i) {
        const Eigen::Map<const Matrix> one(values.data() + i * shape[1] * shape[2], shape[1], shape[2]);
        sounds.emplace_back(turned ? Matrix(one.transpose()) : Matrix(one));
    }
    return sounds;
}

std::vector<Index> readRealSamples(const std::filesystem::path& path, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(path);
    constexpr std::string_view values = "input_values";
    const std::string name = file.chosen(tensor, std::string(values));
    if (!name.ends_with(values)) return {};
    const std::string mask = name.substr(0, name.size() - values.size()) + "attention_mask";
    if (!file.contains(mask)) return {};
    const std::vector<Index>& shape = file.entry(name).shape;
    if (file.entry(mask).shape != shape)
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected %2, found %3", mask,
                    shapeText(shape), shapeText(file.entry(mask).shape));
    const std::vector<float> numbers = file.floats(mask);
    const auto samples = static_cast<std::ptrdiff_t>(shape.back());
    std::vector<Index> counts;
    for (auto from = numbers.begin(); from != numbers.end(); from += samples) {
        const auto end = std::find(from, from + samples, 0.0F);
        if (std::any_of(end, from + samples, [](float kept) { return kept != 0; }))
            throw Error(Code::Unsupported, file.name(),
                        "tensor “%1” is not supported: expected padding behind each sound alone, found padding before "
                        "or within one",
                        mask);
        counts.push_back(end - from);
    }
    return counts;
}

}  // namespace core
