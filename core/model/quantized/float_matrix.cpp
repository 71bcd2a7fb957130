#include "core/model/quantized/float_matrix.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/tensor/stored_weight.h"

#include <charconv>
#include <cmath>
#include <memory>

namespace core {
namespace {

/// A shape without its axes of 1 at the end.
std::vector<Index> withoutOnes(std::vector<Index> shape)
{
    while (!shape.empty() && shape.back() == 1) shape.pop_back();
    return shape;
}

ScaleBlock wholeBlock(const ScaleBlock& block, std::array<Index, 2> sizes)
{
    return {block.rows == 0 ? sizes[0] : block.rows, block.cols == 0 ? sizes[1] : block.cols};
}

/// Reads two sizes written as "128x128".
std::optional<ScaleBlock> parsedBlock(const std::string& text)
{
    ScaleBlock block{0, 0};
    const char* const end = text.data() + text.size();
    const auto rows = std::from_chars(text.data(), end, block.rows);
    if (rows.ec != std::errc() || rows.ptr == end || *rows.ptr != 'x') return std::nullopt;
    const auto cols = std::from_chars(rows.ptr + 1, end, block.cols);
    return cols.ec == std::errc() && cols.ptr == end ? std::optional(block) : std::nullopt;
}

float wholeScaleOf(const MatrixParts& parts, std::string_view ending)
{
    const StoredTensor& tensor = parts.need(ending);
    if (tensor.size() != 1)
        throw parts.about(Code::WrongShape, ending,
                          Words("%1 has the wrong shape: expected one number, found %2", shapeText(tensor.shape)));
    const float scale = copied<float>(parts.span(ending, {ElementType::F32}))[0];
    if (!std::isfinite(scale) || scale == 0)
        throw parts.about(Code::OutOfRange, ending,
                          Words(scale == 0 ? "%1 cannot be used: expected a finite number other than 0, found 0"
                                : std::isnan(scale)
                                    ? "%1 cannot be used: expected a finite number other than 0, found NaN"
                                    : "%1 cannot be used: expected a finite number other than 0, found infinity"));
    return scale;
}

/// Codes of 8-bit floats with one more scale, rounded once as the libraries do.
std::shared_ptr<const CodeScales::Table> scaledTable(float whole, bool divides)
{
    CodeScales::Table table = numbersOfE4M3();
    for (float& each : table) each = divides ? each / whole : each * whole;
    return std::make_shared<const CodeScales::Table>(table);
}

}  // namespace

ScaleBlock scaleBlockIn(const ConfigReader& config, const std::string& field, ScaleBlock absent)
{
    const Json* value = config.value(field);
    if (value == nullptr) return absent;
    std::optional<ScaleBlock> block;
    if (value->is_string()) block = parsedBlock(value->get<std::string>());
    if (value->is_array() && value->size() == 2 && (*value)[0].is_number_integer() && (*value)[1].is_number_integer())
        block = {(*value)[0].get<Index>(), (*value)[1].get<Index>()};
    const auto isUsual = [](Index size) { return size >= 1 && size <= largestWidth; };
    if (!block || !isUsual(block->rows) || !isUsual(block->cols))
        throw config.outOfRange(field, Words("%1 cannot be used: expected two numbers from 1 to %2, found %3",
                                             std::to_string(largestWidth), value->dump(-1, ' ', true).substr(0, 40)));
    return *block;
}

CodeScales scalesIn(const MatrixParts& parts, std::string_view ending, std::array<Index, 2> sizes,
                    const std::vector<ScaleBlock>& blocks, Index& group)
{
    const std::vector<Index>& shape = parts.need(ending).shape;
    const auto shapeFor = [&](const ScaleBlock& block) {
        return std::vector{partsOf(sizes[0], block.rows), partsOf(sizes[1], block.cols)};
    };
    for (const ScaleBlock& each : blocks) {
        const ScaleBlock block = wholeBlock(each, sizes);
        const std::vector<Index> wanted = shapeFor(block);
        if (withoutOnes(shape) != withoutOnes(wanted)) continue;
        group = block.cols;
        CodeScales scales{.numbers = parts.span(ending, {ElementType::F32, ElementType::F16, ElementType::BF16,
                                                         ElementType::F8_E8M0, ElementType::F8_E4M3, ElementType::U8}),
                          .row_step = wanted[1],
                          .group_step = 1,
                          .rows_together = block.rows};
        if (scales.numbers.type == ElementType::F8_E4M3) scales.table = scaledTable(1, false);
        return scales;
    }
    std::string wanted;
    for (const ScaleBlock& each : blocks)
        wanted.append(wanted.empty() ? "" : " or ").append(shapeText(shapeFor(wholeBlock(each, sizes))));
    throw parts.about(Code::WrongShape, ending,
                      Words("%1 has the wrong shape: expected %2, found %3", wanted, shapeText(shape)));
}

StoredTensor fourBitFloats(const MatrixParts& parts, std::string_view codes, const std::vector<ScaleBlock>& blocks,
                           const WholeScale& whole)
{
    const std::array<Index, 2> packed = parts.sizes(codes), sizes{packed[0], 2 * packed[1]};
    CodedNumbers::Layout layout{.file = parts.file(), .rows = sizes[0], .cols = sizes[1]};
    layout.codes = parts.span(codes, {ElementType::U8});
    layout.meaning = CodedNumbers::Meaning::Table;
    layout.table = numbersOfE2M1;
    layout.row_bits = 4 * sizes[1];
    layout.scales = scalesIn(parts, ".weight_scale", sizes, blocks, layout.group);
    if (layout.scales.numbers.type == ElementType::F8_E4M3)
        layout.scales.table = scaledTable(wholeScaleOf(parts, whole.ending), whole.divides);
    return codedTensor(std::move(layout), {sizes[0], sizes[1]});
}

StoredTensor floatMatrix(const MatrixParts& parts, std::string_view scales, const std::vector<ScaleBlock>& blocks)
{
    const std::array<Index, 2> sizes = parts.sizes(".weight");
    CodedNumbers::Layout layout{.file = parts.file(), .rows = sizes[0], .cols = sizes[1]};
    layout.codes = parts.span(".weight", {ElementType::F8_E4M3});
    layout.meaning = CodedNumbers::Meaning::E4M3;
    layout.bits = 8;
    layout.row_bits = 8 * sizes[1];
    layout.scales = scalesIn(parts, scales, sizes, blocks, layout.group);
    return codedTensor(std::move(layout), {sizes[0], sizes[1]});
}

Index groupSizeIn(const ConfigReader& config)
{
    const Json* value = config.value("group_size");
    return value != nullptr && *value == -1 ? 0 : config.count("group_size", largestWidth, 128);
}

std::string groupWords(Index group)
{
    return group == 0 ? "a scale for each row" : "groups of " + std::to_string(group);
}

}  // namespace core
