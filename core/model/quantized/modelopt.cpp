#include "core/error.h"
#include "core/model/quantized/float_matrix.h"
#include "core/model/quantized/quantizers.h"

namespace core {
namespace {

/// NVFP4's numbers are bytes; the others', which the same file may have, are floats of 8 bits.
StoredTensor modelOptMatrix(Index group, const MatrixParts& parts)
{
    if (parts.find(".pre_quant_scale") != nullptr)
        throw parts.about(Code::Unsupported, ".pre_quant_scale",
                          Words("%1 is not supported: expected weights whose inputs are taken as they come, found a "
                                "factor for each input"));
    const std::vector<ScaleBlock> blocks{{0, 0}, {1, 0}};
    if (parts.need(".weight").type == StoredType(ElementType::U8))
        return fourBitFloats(parts, ".weight", {{1, group}}, {".weight_scale_2", false});
    return floatMatrix(parts, ".weight_scale", blocks);
}

}  // namespace

Quantization readModelOpt(const ConfigReader& config)
{
    config.passOver({"config_groups", "ignore", "producer", "kv_cache_scheme", "kv_cache_quant_algo", "exclude_modules",
                     "modules_to_not_convert", "quant_type"});
    const std::string algorithm = config.text("quant_algo", "");
    const bool isFour = algorithm == "NVFP4";
    if (!isFour && algorithm != "FP8" && algorithm != "FP8_PER_CHANNEL_PER_TOKEN")
        throw config.outOfRange(
            "quant_algo",
            Words("%1 cannot be used: expected NVFP4, FP8 or FP8_PER_CHANNEL_PER_TOKEN, found %2", algorithm));
    const Index group = config.count("group_size", largestWidth, 16);
    Quantization quantization;
    quantization.words = isFour               ? "ModelOpt, FP4 (E2M1), 4 bits, " + groupWords(group)
                         : algorithm == "FP8" ? std::string("ModelOpt, FP8 (E4M3), 8 bits, a scale for each matrix")
                                              : "ModelOpt, FP8 (E4M3), 8 bits, " + groupWords(0);
    quantization.codes = {".weight"};
    quantization.parts = {".weight_scale", ".weight_scale_2", ".input_scale"};
    quantization.holds = [](const StoredTensor& tensor, const MatrixParts& parts) {
        return tensor.type == StoredType(ElementType::F8_E4M3) || tensor.type == StoredType(ElementType::U8)
               || parts.find(".weight_scale") != nullptr;
    };
    quantization.read = [group](const MatrixParts& parts) { return modelOptMatrix(group, parts); };
    quantization.oddity = roundedActivations;
    return quantization;
}

}  // namespace core
