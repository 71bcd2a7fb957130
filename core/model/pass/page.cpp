#include "core/model/pass/page.h"

#include "core/error.h"
#include "core/image/pixel_file.h"
#include "core/model/pass/page_picture.h"
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
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected %2, found %3", name,
                    shapeText(shape), shapeText(file.entry(name).shape));
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
            throw Error(Code::OutOfRange, file, "tensor “%1” cannot be used: expected edges from 0 to %2, found %3",
                        name, std::to_string(places - 1),
                        std::to_string(static_cast<Index>(boxes.row(row).cwiseAbs().maxCoeff())));
}

}  // namespace

std::vector<Sequence> readPages(const Model& model, const std::filesystem::path& path, const std::string& prefix)
{
    const auto file = SafetensorsFile::open(path);
    const std::string ids = prefix + "input_ids", edges = prefix + "bbox";
    const std::vector<Index> shape = file.entry(ids).shape;
    if (shape.size() != 2 || shape[0] == 0 || shape[1] == 0)
        throw Error(Code::WrongShape, file.name(), "tensor “%1” has the wrong shape: expected [B, T], found %2", ids,
                    shapeText(shape));
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
    if (!file.contains(prefix + "pixel_values")) return pages;
    std::vector<PixelValues> pictures = readPixelValues(path, prefix + "pixel_values");
    if (pictures.size() != pages.size())
        throw Error(Code::WrongShape, file.name(),
                    "“pixel_values” has the wrong shape: expected a picture for each of %1 pages, found %2",
                    std::to_string(pages.size()), std::to_string(pictures.size()));
    for (std::size_t page = 0; page < pages.size(); ++page)
        addPagePicture(model, pages[page], std::make_shared<const PixelValues>(std::move(pictures[page])));
    return pages;
}

}  // namespace core
