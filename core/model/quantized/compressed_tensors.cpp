#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/quantized/float_matrix.h"
#include "core/model/quantized/quantizers.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {
namespace {

/// How some layers' weights are stored. Which layers these are is seen in their tensors.
struct Scheme {
    Index bits = 8;
    bool floats = false;
    ScaleBlock block = {};
};
using Schemes = std::vector<Scheme>;

std::vector<ScaleBlock> blocksOf(const Schemes& schemes, Index bits, bool floats)
{
    std::vector<ScaleBlock> blocks;
    for (const Scheme& each : schemes)
        if (each.bits == bits && each.floats == floats) blocks.push_back(each.block);
    return blocks;
}

std::vector<std::int64_t> widened(const std::vector<std::int32_t>& numbers) { return {numbers.begin(), numbers.end()}; }

/// The sizes of a packed matrix, which its words do not say.
std::array<Index, 2> packedSizes(const MatrixParts& parts)
{
    parts.requireShape(".weight_shape", {2});
    const StoredSpan stored = parts.span(".weight_shape", {ElementType::I64, ElementType::I32});
    const std::vector<std::int64_t> numbers =
        stored.type == ElementType::I64 ? copied<std::int64_t>(stored) : widened(copied<std::int32_t>(stored));
    for (const std::int64_t each : numbers)
        if (each < 1 || each > mostTokensInVocabulary)
            throw parts.about(Code::OutOfRange, ".weight_shape",
                              Words("%1 cannot be used: expected numbers from 1 to %2, found %3",
                                    std::to_string(mostTokensInVocabulary), std::to_string(each)));
    return {numbers[0], numbers[1]};
}

/// The group of each input, where these do not follow each other.
std::vector<int> orderOf(const MatrixParts& parts, Index inputs, Index group)
{
    if (parts.find(".weight_g_idx") == nullptr) return {};
    parts.requireShape(".weight_g_idx", {inputs});
    auto groups = copied<int>(parts.span(".weight_g_idx", {ElementType::I32}));
    const Index most = partsOf(inputs, group) - 1;
    for (const int each : groups)
        if (each < 0 || each > most)
            throw parts.about(Code::OutOfRange, ".weight_g_idx",
                              Words("%1 cannot be used: expected groups from 0 to %2, found %3", std::to_string(most),
                                    std::to_string(each)));
    return groups;
}

/// Packed numbers are stored 2^(bits - 1) too large, as their zeros are.
CodeZeros packedZeros(const MatrixParts& parts, const CodedNumbers::Layout& layout)
{
    const int half = 1 << (layout.bits - 1);
    if (parts.find(".weight_zero_point") == nullptr) return {.bits = layout.bits, .added = half};
    const Index groups = layout.scales.row_step, rows = partsOf(layout.rows, 32 / layout.bits);
    if (parts.need(".weight_zero_point").type == StoredType(ElementType::I8)) {
        parts.requireShape(".weight_zero_point", {layout.rows, groups});
        return {.order = CodeZeros::Order::AsScales,
                .numbers = parts.span(".weight_zero_point", {ElementType::I8}),
                .bits = layout.bits,
                .added = half};
    }
    parts.requireShape(".weight_zero_point", {rows, groups});
    return {.order = CodeZeros::Order::InColumn,
            .numbers = parts.span(".weight_zero_point", {ElementType::I32}),
            .bits = layout.bits,
            .step = groups};
}

StoredTensor packedMatrix(const Schemes& schemes, const MatrixParts& parts)
{
    const auto [out, in] = packedSizes(parts);
    CodedNumbers::Layout layout{.file = parts.file(), .rows = out, .cols = in};
    layout.codes = parts.span(".weight_packed", {ElementType::I32});
    const Index words = parts.sizes(".weight_packed")[1];
    const auto scheme = std::ranges::find_if(schemes, [&, in = in](const Scheme& each) {
        return !each.floats && (each.bits == 4 || each.bits == 8) && words == partsOf(in * each.bits, 32);
    });
    if (scheme == schemes.end())
        throw parts.about(Code::WrongShape, ".weight_packed",
                          Words("%1 has the wrong shape: expected rows of %2 numbers of the bits that config.json "
                                "says, found %3 words of 32 bits",
                                std::to_string(in), std::to_string(words)));
    parts.requireShape(".weight_packed", {out, words});
    layout.bits = static_cast<int>(scheme->bits);
    layout.row_bits = 32 * words;
    layout.scales = scalesIn(parts, ".weight_scale", {out, in}, blocksOf(schemes, scheme->bits, false), layout.group);
    layout.zeros = packedZeros(parts, layout);
    layout.groups = orderOf(parts, in, layout.group);
    return codedTensor(std::move(layout), {out, in});
}

StoredTensor byteMatrix(const Schemes& schemes, const MatrixParts& parts)
{
    const std::array<Index, 2> sizes = parts.sizes(".weight");
    CodedNumbers::Layout layout{.file = parts.file(), .rows = sizes[0], .cols = sizes[1]};
    layout.codes = parts.span(".weight", {ElementType::I8});
    layout.bits = 8;
    layout.has_sign = true;
    layout.row_bits = 8 * sizes[1];
    std::vector<ScaleBlock> blocks;  // numbers of fewer bits may have bytes, too
    for (const Scheme& each : schemes)
        if (!each.floats) blocks.push_back(each.block);
    layout.scales = scalesIn(parts, ".weight_scale", sizes, blocks, layout.group);
    if (const StoredTensor* zeros = parts.find(".weight_zero_point")) {
        if (zeros->size() != parts.need(".weight_scale").size())
            throw parts.about(Code::WrongShape, ".weight_zero_point",
                              Words("%1 has the wrong shape: expected %2, found %3",
                                    shapeText(parts.need(".weight_scale").shape), shapeText(zeros->shape)));
        layout.zeros = {.order = CodeZeros::Order::AsScales,
                        .numbers = parts.span(".weight_zero_point", {ElementType::I8})};
    }
    layout.groups = orderOf(parts, sizes[1], layout.group);
    return codedTensor(std::move(layout), {sizes[0], sizes[1]});
}

/// NVFP4, whose scales are divided by one of the whole matrix, and MXFP4.
StoredTensor packedFloats(const Schemes& schemes, const MatrixParts& parts)
{
    const std::vector<ScaleBlock> blocks = blocksOf(schemes, 4, true);
    if (blocks.empty())
        throw parts.about(
            Code::Unsupported, ".weight_packed",
            Words("%1 is not supported: expected words of 32 bits, as config.json names no floats of 4, found bytes"));
    if (parts.find(".weight_zero_point") != nullptr)
        throw parts.about(Code::Unsupported, ".weight_zero_point",
                          Words("%1 is not supported: expected floats of 4 bits without zeros, found zeros"));
    return fourBitFloats(parts, ".weight_packed", blocks, {".weight_global_scale", true});
}

StoredTensor compressedMatrix(const Schemes& schemes, const MatrixParts& parts)
{
    if (const StoredTensor* packed = parts.find(".weight_packed"))
        return packed->type == StoredType(ElementType::U8) ? packedFloats(schemes, parts)
                                                           : packedMatrix(schemes, parts);
    if (parts.span(".weight", {ElementType::I8, ElementType::F8_E4M3}).type == ElementType::I8)
        return byteMatrix(schemes, parts);
    return floatMatrix(parts, ".weight_scale", blocksOf(schemes, 8, true));
}

Scheme schemeOf(const ConfigReader& weights)
{
    weights.passOver({"symmetric", "dynamic", "observer", "observer_kwargs", "actorder", "scale_dtype", "zp_dtype"});
    Scheme scheme{.bits = weights.count("num_bits", 16, 8), .floats = false, .block = {}};
    const std::string type = weights.text("type", "int");
    if (type != "int" && type != "float")
        throw weights.outOfRange("type", Words("%1 cannot be used: expected int or float, found %2", type));
    scheme.floats = type == "float";
    if (scheme.floats ? scheme.bits != 8 && scheme.bits != 4 : scheme.bits > 8)
        throw weights.outOfRange("num_bits", Words(scheme.floats ? "%1 cannot be used: expected 4 or 8, found %2"
                                                                 : "%1 cannot be used: expected 1 to 8, found %2",
                                                   std::to_string(scheme.bits)));
    const bool hasGroups = weights.has("group_size"), hasBlocks = weights.has("block_structure");
    const std::string strategy = weights.text("strategy", hasBlocks ? "block" : hasGroups ? "group" : "tensor");
    const Index group = hasGroups ? groupSizeIn(weights) : 0;
    if (strategy == "tensor")
        scheme.block = {0, 0};
    else if (strategy == "channel")
        scheme.block = {1, 0};
    else if (strategy == "group" || strategy == "tensor_group")
        scheme.block = {1, group};
    else if (strategy == "block")
        scheme.block = scaleBlockIn(weights, "block_structure", {128, 128});
    else
        throw weights.outOfRange(
            "strategy",
            Words("%1 cannot be used: expected tensor, channel, group, tensor_group or block, found %2", strategy));
    return scheme;
}

void requireReadFormat(const ConfigReader& config)
{
    constexpr std::string_view formats[] = {"dense",           "float-quantized",      "int-quantized",
                                            "mixed-precision", "mxfp4-pack-quantized", "mxfp8-quantized",
                                            "naive-quantized", "pack-quantized",       "nvfp4-pack-quantized"};
    const std::string format = config.text("format", "dense");
    if (std::ranges::find(formats, format) == std::end(formats))
        throw config.outOfRange("format",
                                Words("%1 cannot be used: expected pack-quantized, int-quantized, float-quantized, "
                                      "nvfp4-pack-quantized, mxfp4-pack-quantized or mxfp8-quantized, found %2",
                                      format));
}

std::string wordsOf(const Schemes& schemes)
{
    std::string words = "compressed-tensors";
    for (const Scheme& each : schemes) {
        words += (!each.floats     ? ", "
                  : each.bits == 4 ? ", FP4 (E2M1), "
                                   : ", FP8 (E4M3), ")
                 + std::to_string(each.bits) + " bits, ";
        if (each.block.rows == 1)
            words += groupWords(each.block.cols);
        else if (each.block.rows == 0)
            words += "a scale for each matrix";
        else
            words += "blocks of " + std::to_string(each.block.rows) + " × " + std::to_string(each.block.cols);
    }
    return words;
}

}  // namespace

Quantization readCompressedTensors(const ConfigReader& config)
{
    config.passOver({"ignore", "quantization_status", "global_compression_ratio", "version", "run_compressed",
                     "dequantize", "use_optimized_inference"});
    requireReadFormat(config);
    if (const auto sparse = config.object("sparsity_config"))
        if (const std::string format = sparse->text("format", "dense"); format != "dense")
            throw sparse->outOfRange("format", Words("%1 cannot be used: expected dense, found %2", format));
    if (const Json* turned = config.value("transform_config"); turned != nullptr && !turned->empty())
        throw config.outOfRange("transform_config", Words("%1 cannot be used: expected none, found %2",
                                                          turned->dump(-1, ' ', true).substr(0, 40)));
    Schemes schemes;
    bool rounds = config.has("kv_cache_scheme");
    if (const auto groups = config.object("config_groups"))
        for (const auto& [name, unused] : groups->json().items()) {
            const auto group = groups->object(name);
            if (!group) continue;
            group->passOver({"targets", "output_activations"});
            requireReadFormat(*group);
            rounds = rounds || group->has("input_activations");
            if (const auto weights = group->object("weights")) schemes.push_back(schemeOf(*weights));
        }
    if (schemes.empty())
        throw Error(Code::Missing, config.file(), "“config_groups” is missing: expected how weights are stored");
    Quantization quantization;
    quantization.words = wordsOf(schemes);
    quantization.codes = {".weight_packed", ".weight"};
    quantization.parts = {".weight_scale",        ".weight_zero_point", ".weight_shape", ".weight_g_idx",
                          ".input_scale",         ".input_zero_point",  ".output_scale", ".output_zero_point",
                          ".weight_global_scale", ".input_global_scale"};
    quantization.holds = [](const StoredTensor& tensor, const MatrixParts& parts) {
        return !tensor.isWeight() || parts.find(".weight_scale") != nullptr;
    };
    quantization.read = [schemes](const MatrixParts& parts) { return compressedMatrix(schemes, parts); };
    if (rounds) quantization.oddity = roundedActivations;
    return quantization;
}

}  // namespace core
