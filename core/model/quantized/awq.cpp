#include "core/error.h"
#include "core/model/quantized/float_matrix.h"
#include "core/model/quantized/quantizers.h"

#include <algorithm>

namespace core {
namespace {

/// @param said  numbers in a group, 0: all inputs
StoredTensor matrixOfAwq(Index said, const MatrixParts& parts)
{
    const auto [in, words] = parts.sizes(".qweight");
    const Index out = 8 * words, group = said == 0 ? in : said;
    if (in % group != 0)
        throw parts.about(Code::WrongShape, ".qweight",
                          Words("%1 has the wrong shape: expected rows in whole groups of %2, found %3 rows",
                                std::to_string(group), std::to_string(in)));
    parts.requireShape(".scales", {in / group, out});
    parts.requireShape(".qzeros", {in / group, words});
    CodedNumbers::Layout layout{.file = parts.file(), .rows = out, .cols = in};
    layout.codes = parts.span(".qweight", {ElementType::I32, ElementType::U32});
    layout.order = CodedNumbers::Order::Across;
    layout.group = group;
    layout.scales = {.numbers = parts.span(".scales", scaleTypes), .row_step = 1, .group_step = out};
    layout.zeros = {.order = CodeZeros::Order::Across,
                    .numbers = parts.span(".qzeros", {ElementType::I32, ElementType::U32}),
                    .step = words};
    return codedTensor(std::move(layout), {out, in});
}

}  // namespace

Quantization readAwq(const ConfigReader& config)
{
    config.passOver({"modules_to_not_convert", "do_fuse", "fuse_max_seq_len", "modules_to_fuse", "exllama_config",
                     "sym", "desc_act", "lm_head", "true_sequential", "damp_percent", "meta"});
    if (const Index bits = config.count("bits", 8, 4); bits != 4)
        throw config.outOfRange("bits", Words("%1 cannot be used: expected 4, found %2", std::to_string(bits)));
    for (const char* field : {"version", "format"}) {
        std::string version = config.text(field, "gemm");
        std::ranges::transform(version, version.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
        if (version != "gemm")
            throw config.outOfRange(field, Words("%1 cannot be used: expected gemm, found %2", version));
    }
    if (const std::string backend = config.text("backend", "autoawq"); backend == "llm-awq")
        throw config.outOfRange("backend", Words("%1 cannot be used: expected autoawq, found %2", backend));
    if (!config.flag("zero_point", true))
        throw config.outOfRange("zero_point", Words("%1 cannot be used: expected true, found false"));
    const Index group = groupSizeIn(config);
    Quantization quantization;
    quantization.words = "AWQ, 4 bits, " + groupWords(group);
    quantization.codes = {".qweight"};
    quantization.parts = {".qzeros", ".scales"};
    quantization.read = [group](const MatrixParts& parts) { return matrixOfAwq(group, parts); };
    return quantization;
}

}  // namespace core
