#include "core/tensor/safetensors_writer.h"

#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {

void requireShapes(const std::vector<NamedTensor>& tensors)
{
    for (const NamedTensor& tensor : tensors) {
        const std::size_t count = std::visit([](const auto& values) { return values.size(); }, tensor.values);
        std::size_t product = 1;
        for (const Index side : tensor.shape) product *= static_cast<std::size_t>(side);
        if (product != count)
            throw Error(Code::WrongShape, "",
                        "the tensor “%1” that is to be written has the wrong shape: expected %2 numbers, because its "
                        "shape is %3, found %4",
                        tensor.name, std::to_string(product), shapeText(tensor.shape), std::to_string(count));
    }
}

void writeSafetensors(std::ostream& out, const std::vector<NamedTensor>& tensors,
                      const std::map<std::string, std::string>& metadata)
{
    requireShapes(tensors);
    // Wider elements first, as the reference writer does, so that every tensor starts at a multiple of its size.
    std::vector<const NamedTensor*> ordered;
    ordered.reserve(tensors.size());
    for (const NamedTensor& tensor : tensors) ordered.push_back(&tensor);
    std::ranges::stable_sort(ordered, std::greater{}, [](const NamedTensor* tensor) { return tensor->values.index(); });

    nlohmann::ordered_json header = nlohmann::ordered_json::object();
    if (!metadata.empty()) header["__metadata__"] = metadata;
    std::size_t offset = 0;
    for (const NamedTensor* tensor : ordered) {
        std::visit(
            [&](const auto& values) {
                const std::size_t end = offset + values.size() * sizeof values[0];
                header[tensor->name] = {{"dtype", tensor->values.index() == 0 ? "F32" : "I64"},
                                        {"shape", tensor->shape},
                                        {"data_offsets", {offset, end}}};
                offset = end;
            },
            tensor->values);
    }
    std::string text = header.is_null() ? "{}" : header.dump(-1, ' ', false, Json::error_handler_t::replace);
    text.resize((text.size() + 7) / 8 * 8, ' ');

    const std::uint64_t size = text.size();
    out.write(reinterpret_cast<const char*>(&size), sizeof size);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    for (const NamedTensor* tensor : ordered)
        std::visit(
            [&](const auto& values) {
                out.write(reinterpret_cast<const char*>(values.data()),
                          static_cast<std::streamsize>(values.size() * sizeof values[0]));
            },
            tensor->values);
}

void writeSafetensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                      const std::map<std::string, std::string>& metadata, Sync sync)
{
    writeWhole(
        path, [&](std::ostream& out) { writeSafetensors(out, tensors, metadata); }, sync);
}

}  // namespace core
