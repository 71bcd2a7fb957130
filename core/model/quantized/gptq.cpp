#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/model/quantized/float_matrix.h"
#include "core/model/quantized/quantizers.h"

#include <algorithm>

namespace core {
namespace {

struct Gptq {
    Index bits = 4;
    Index group = 0;     ///< 0: a whole row
    bool mixed = false;  ///< whether layers may have other bits and groups than these
    bool less = true;    ///< whether zeros are stored as one less
    bool wraps = true;   ///< whether one that is too large then begins at 0 again
};

/// The bits of a layer whose zeros tell them: config.json may name others, and a zero has as many bits as a weight.
Index bitsOfZeros(const MatrixParts& parts, Index absent)
{
    const Index words = parts.sizes(".qzeros")[1], out = parts.sizes(".scales")[1], bits = words * 32 / out;
    const bool isKnown = bits == 2 || bits == 3 || bits == 4 || bits == 8;
    return isKnown && bits * out == words * 32 ? bits : absent;
}

Index bitsOf(const Gptq& gptq, const MatrixParts& parts, Index words)
{
    if (gptq.mixed && parts.find(".g_idx") == nullptr) return bitsOfZeros(parts, gptq.bits);
    const StoredTensor* order = parts.find(".g_idx");
    if (order == nullptr || order->shape.size() != 1 || order->shape[0] < 1) return gptq.bits;
    const Index bits = words * 32 / order->shape[0];
    const bool isKnown = bits == 2 || bits == 3 || bits == 4 || bits == 8;
    if (!isKnown || bits * order->shape[0] != words * 32 || (!gptq.mixed && bits != gptq.bits))
        throw parts.about(Code::WrongShape, ".qweight",
                          Words("%1 has the wrong shape: expected %2 rows, of numbers of %3 bits, found %4",
                                std::to_string(order->shape[0] * gptq.bits / 32), std::to_string(gptq.bits),
                                std::to_string(words)));
    return bits;
}

/// The group of each input; empty where they follow each other.
std::vector<int> groupsIn(const MatrixParts& parts, Index inputs, Index group, Index groups)
{
    if (parts.find(".g_idx") == nullptr) return {};
    parts.requireShape(".g_idx", {inputs});
    const auto all = copied<int>(parts.span(".g_idx", {ElementType::I32}));
    bool inOrder = true;
    for (Index i = 0; i < inputs; ++i) {
        const int each = all[static_cast<std::size_t>(i)];
        if (each < 0 || each >= groups)
            throw parts.about(Code::OutOfRange, ".g_idx",
                              Words("%1 cannot be used: expected groups from 0 to %2, found %3",
                                    std::to_string(groups - 1), std::to_string(each)));
        inOrder = inOrder && each == i / group;
    }
    return inOrder ? std::vector<int>() : all;
}

/// Numbers of four bits around one zero, which are quicker found in a table than counted from it.
void findInTable(CodedNumbers::Layout& layout)
{
    const auto words = layout.zeros.numbers.data;
    if (layout.bits != 4 || words.empty()) return;
    const auto first = static_cast<unsigned>(words.front());
    const bool isOne = (first & 15U) == first >> 4U
                       && std::ranges::all_of(words, [&](std::byte each) { return each == words.front(); });
    MappedFile::requireWhole(words);
    if (!isOne) return;
    const int zero = static_cast<int>(first & 15U) + layout.zeros.added, most = layout.zeros.wraps ? 15 : -1;
    layout.meaning = CodedNumbers::Meaning::Table;
    for (int code = 0; code < 16; ++code)
        layout.table[static_cast<std::size_t>(code)] = static_cast<float>(code - (zero & most));
    layout.zeros = {};
}

StoredTensor matrixOf(const Gptq& gptq, const MatrixParts& parts)
{
    const auto [words, out] = parts.sizes(".qweight");
    const Index bits = bitsOf(gptq, parts, words), in = words * 32 / bits;
    if (words * 32 % bits != 0)
        throw parts.about(Code::WrongShape, ".qweight",
                          Words("%1 has the wrong shape: expected rows of whole numbers of %2 bits, found %3 words",
                                std::to_string(bits), std::to_string(words)));
    Index groups = parts.sizes(".scales")[0];
    Index group = gptq.group == 0 ? in : gptq.group;
    if (gptq.mixed && in % groups == 0) group = in / groups;
    groups = partsOf(in, group);
    parts.requireShape(".scales", {groups, out});
    const Index step = partsOf(out * bits, 32);
    parts.requireShape(".qzeros", {groups, step});
    CodedNumbers::Layout layout{.file = parts.file(), .rows = out, .cols = in};
    layout.codes = parts.span(".qweight", {ElementType::I32, ElementType::U32});
    layout.order = CodedNumbers::Order::Columns;
    layout.bits = static_cast<int>(bits);
    layout.group = group;
    layout.groups = groupsIn(parts, in, group, groups);
    layout.scales = {.numbers = parts.span(".scales", scaleTypes), .row_step = 1, .group_step = out};
    layout.zeros = {.order = CodeZeros::Order::InRow,
                    .numbers = parts.span(".qzeros", {ElementType::I32, ElementType::U32}),
                    .bits = layout.bits,
                    .added = gptq.less ? 1 : 0,
                    .wraps = gptq.wraps,
                    .step = step};
    findInTable(layout);
    return codedTensor(std::move(layout), {out, in});
}

/// The settings of both kinds of folders.
Gptq gptqIn(const ConfigReader& config)
{
    Gptq gptq;
    gptq.bits = config.count("bits", 8);
    if (gptq.bits != 2 && gptq.bits != 3 && gptq.bits != 4 && gptq.bits != 8)
        throw config.outOfRange("bits",
                                Words("%1 cannot be used: expected 2, 3, 4 or 8, found %2", std::to_string(gptq.bits)));
    gptq.group = groupSizeIn(config);
    return gptq;
}

Quantization quantizationIn(const Gptq& gptq, const std::string& name)
{
    Quantization quantization;
    quantization.words = name + ", " + std::to_string(gptq.bits) + " bits, " + groupWords(gptq.group);
    quantization.codes = {".qweight"};
    quantization.parts = {".qzeros", ".scales", ".g_idx"};
    quantization.read = [gptq](const MatrixParts& parts) { return matrixOf(gptq, parts); };
    return quantization;
}

}  // namespace

Quantization readGptq(const ConfigReader& config)
{
    config.passOver({"damp_percent",
                     "damp_auto_increment",
                     "static_groups",
                     "true_sequential",
                     "lm_head",
                     "desc_act",
                     "sym",
                     "act_group_aware",
                     "meta",
                     "quantizer",
                     "dataset",
                     "tokenizer",
                     "backend",
                     "model_seqlen",
                     "model_name_or_path",
                     "model_file_base_name",
                     "block_name_to_quantize",
                     "module_name_preceding_first_block",
                     "modules_in_block_to_quantize",
                     "batch_size",
                     "pad_token_id",
                     "max_input_length",
                     "cache_block_outputs",
                     "use_exllama",
                     "exllama_config",
                     "disable_exllama",
                     "use_cuda_fp16",
                     "mse",
                     "modules_to_not_convert"});
    config.requireFalse("is_marlin_format");
    Gptq gptq = gptqIn(config);
    gptq.mixed = config.value("dynamic") != nullptr;
    const std::string field = config.has("checkpoint_format") ? "checkpoint_format" : "format";
    const std::string format = config.text(field, "gptq");
    if (format != "gptq" && format != "gptq_v2")
        throw config.outOfRange(field, Words("%1 cannot be used: expected gptq or gptq_v2, found %2", format));
    gptq.less = format == "gptq";
    if (const std::string type = config.text("pack_dtype", "int32"); type != "int32")
        throw config.outOfRange("pack_dtype", Words("%1 cannot be used: expected int32, found %2", type));
    if (const std::string turned = config.text("rotation", ""); !turned.empty())
        throw config.outOfRange("rotation", Words("%1 cannot be used: expected none, found %2", turned));
    return quantizationIn(gptq, "GPTQ");
}

Quantization readAutoRound(const ConfigReader& config)
{
    config.passOver({"sym",
                     "iters",
                     "low_gpu_mem_usage",
                     "nsamples",
                     "seqlen",
                     "batch_size",
                     "lr",
                     "minmax_lr",
                     "enable_minmax_tuning",
                     "enable_quanted_input",
                     "gradient_accumulate_steps",
                     "scale_dtype",
                     "dataset",
                     "amp",
                     "autoround_version",
                     "backend",
                     "damp_percent",
                     "desc_act",
                     "true_sequential",
                     "block_name_to_quantize",
                     "to_quant_block_names",
                     "quant_block_list",
                     "modules_to_not_convert",
                     "supported_types",
                     "enable_alg_ext",
                     "act_dynamic",
                     "act_group_size",
                     "act_sym",
                     "act_data_type",
                     "quant_lm_head"});
    for (const char* field : {"transform_config", "rotation_config"})
        if (const Json* turned = config.value(field); turned != nullptr && !turned->empty())
            throw config.outOfRange(
                field, Words("%1 cannot be used: expected none, found %2", turned->dump(-1, ' ', true).substr(0, 40)));
    if (const std::string type = config.text("data_type", "int"); type != "int")
        throw config.outOfRange("data_type", Words("%1 cannot be used: expected int, found %2", type));
    if (const Index bits = config.count("act_bits", 64, 16); bits < 16)
        throw config.outOfRange("act_bits",
                                Words("%1 cannot be used: expected 16 or more, found %2", std::to_string(bits)));
    const std::string order = config.text("packing_format", "");
    const bool isGptq = order == "auto_round:auto_gptq" || order == "auto_round:gptq" || order == "auto";
    const bool isPlain = order == "auto_round" || order == "auto_round:gptqmodel";
    if (order == "auto_round:auto_awq" || order == "auto_round:awq") {
        Quantization quantization = readAwq(config);
        quantization.words = "AutoRound, " + quantization.words;
        return quantization;
    }
    if (!isGptq && !isPlain)
        throw config.outOfRange(
            "packing_format",
            order.empty()
                ? Words("%1 cannot be used: expected auto_round, auto_round:auto_gptq or auto_round:auto_awq, found "
                        "nothing")
                : Words("%1 cannot be used: expected auto_round, auto_round:auto_gptq or auto_round:auto_awq, found %2",
                        order));
    Gptq gptq = gptqIn(config);
    gptq.mixed = config.value("extra_config") != nullptr;
    gptq.less = isGptq;
    gptq.wraps = false;
    return quantizationIn(gptq, "AutoRound");
}

}  // namespace core
