#include "core/image/pixel_file.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"

#include <algorithm>

namespace core {

std::vector<PixelValues> readPixelValues(const std::filesystem::path& path, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(path);
    const std::string name = file.chosen(tensor, "pixel_values");
    std::vector<Index> shape = file.entry(name).shape;
    if (shape.size() == 3) shape.insert(shape.begin(), 1);
    if (shape.size() != 4 || std::ranges::find(shape, 0) != shape.end())
        throw Error(Code::WrongShape, file.name(), "tensor “" + name + "”", "[B, channels, height, width]",
                    std::to_string(shape.size()) + " dimensions");
    const std::vector<float> values = file.floats(name);
    const auto size = static_cast<std::ptrdiff_t>(shape[1] * shape[2] * shape[3]);
    std::vector<PixelValues> pictures;
    for (auto at = values.begin(); at != values.end(); at += size)
        pictures.push_back({shape[1], shape[2], shape[3], {at, at + size}});
    return pictures;
}

}  // namespace core
