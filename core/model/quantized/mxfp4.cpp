#include "core/error.h"
#include "core/model/quantized/float_matrix.h"
#include "core/model/quantized/quantizers.h"
#include "core/tensor/stored_weight.h"

namespace core {
namespace {

constexpr Index mxBlock = 32;

StoredTensor matrixOfBlocks(const MatrixParts& parts)
{
    const std::vector<Index>& shape = parts.need("_blocks").shape;
    const auto isUsual = [](Index size) { return size >= 1 && size <= mostTokensInVocabulary; };
    const bool fits =
        (shape.size() == 3 || shape.size() == 4) && shape.back() == mxBlock / 2 && std::ranges::all_of(shape, isUsual);
    if (!fits)
        throw parts.about(
            Code::WrongShape, "_blocks",
            Words("%1 has the wrong shape: expected [experts, rows, blocks, 16], found %2", shapeText(shape)));
    const std::vector<Index> scales(shape.begin(), shape.end() - 1);
    parts.requireShape("_scales", scales);
    const Index blocks = scales.back();
    std::vector<Index> whole(scales.begin(), scales.end() - 1);
    CodedNumbers::Layout layout{.file = parts.file(), .rows = 1, .cols = blocks * mxBlock};
    for (const Index size : whole) layout.rows *= size;
    whole.push_back(layout.cols);
    layout.codes = parts.span("_blocks", {ElementType::U8});
    layout.meaning = CodedNumbers::Meaning::Table;
    layout.table = numbersOfE2M1;
    layout.row_bits = 4 * layout.cols;
    layout.group = mxBlock;
    layout.scales = {
        .numbers = parts.span("_scales", {ElementType::U8, ElementType::F8_E8M0}), .row_step = blocks, .group_step = 1};
    return codedTensor(std::move(layout), std::move(whole));
}

}  // namespace

Quantization readMxfp4(const ConfigReader& config)
{
    config.passOver({"modules_to_not_convert", "dequantize"});
    Quantization quantization;
    quantization.words = "MXFP4, 4 bits, groups of 32";
    quantization.codes = {"_blocks"};
    quantization.matrix = "";
    quantization.parts = {"_scales"};
    quantization.read = matrixOfBlocks;
    return quantization;
}

}  // namespace core
