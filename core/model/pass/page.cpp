#include "core/model/pass/page.h"

#include "core/error.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {
namespace {

/// Numbers of a tensor of this shape, one that is not there is as `absent` says.
std::vector<float> numbersIn(const SafetensorsFile& file, const std::string& name, const std::vector<Index>& shape,
                             std::optional<float> absent = {})
{
    if (absent && !file.contains(name))
        return std::vector<float>(static_cast<std::size_t>(shape[0] * shape[1]), *absent);
    if (file.entry(name).shape != shape)
        throw Error(Code::WrongShape, file.name(), "tensor “" + name + "”", shapeText(shape),
                    shapeText(file.entry(name).shape));
    return file.floats(name);
}

/// @throws Error{OutOfRange} for an edge beyond those that the model has vectors for, or a box that ends before it
/// begins
void requireEdges(const std::string& file, const std::string& name, const Matrix& boxes, Index places)
{
    const auto isBox = [&](Index row) {
        const RowVector box = boxes.row(row);
        return box.minCoeff() >= 0 && box.maxCoeff() < static_cast<float>(places);
    };
    for (Index row = 0; row < boxes.rows(); ++row)
        if (!isBox(row))
            throw Error(Code::OutOfRange, file, "tensor “" + name + "”",
                        "edges from 0 to " + std::to_string(places - 1),
                        std::to_string(static_cast<Index>(boxes.row(row).cwiseAbs().maxCoeff())));
}

}  // namespace

std::vector<Sequence> readPages(const Model& model, const std::filesystem::path& path, const std::string& prefix)
{
    const auto file = SafetensorsFile::open(path);
    if (file.contains(prefix + "pixel_values"))
        throw Error(Code::Unsupported, file.name(), "“pixel_values”",
                    "a page without its picture: “input_ids” and “bbox” alone", "");
    const std::string ids = prefix + "input_ids", edges = prefix + "bbox";
    const std::vector<Index> shape = file.entry(ids).shape;
    if (shape.size() != 2 || shape[0] == 0 || shape[1] == 0)
        throw Error(Code::WrongShape, file.name(), "tensor “" + ids + "”", "[B, T]", shapeText(shape));
    const std::vector<float> tokens = file.floats(ids), boxes = numbersIn(file, edges, {shape[0], shape[1], 4});
    const std::vector<float> real = numbersIn(file, prefix + "attention_mask", shape, 1.0F);
    const std::vector<float> segments = numbersIn(file, prefix + "token_type_ids", shape, 0.0F);
    std::vector<Sequence> pages;
    for (Index page = 0; page < shape[0]; ++page) {
        const auto first = page * shape[1];
        std::vector<Index> own;
        for (Index i = first; i < first + shape[1]; ++i)
            own.push_back(static_cast<Index>(tokens[static_cast<std::size_t>(i)]));
        Sequence& sequence = pages.emplace_back(sequenceOfIds(model, own));
        for (Index i = 0; i < shape[1]; ++i) {
            const auto from = static_cast<std::size_t>(first + i), to = static_cast<std::size_t>(i);
            sequence.real[to] = real[from] != 0;
            sequence.tokens[to].segment = static_cast<Index>(segments[from]);
        }
        auto own_boxes =
            std::make_shared<const Matrix>(Eigen::Map<const Matrix>(boxes.data() + 4 * first, shape[1], 4));
        requireEdges(file.name(), edges, *own_boxes, model.transformer.boxes->places());
        sequence.boxes = std::move(own_boxes);
    }
    return pages;
}

}  // namespace core
