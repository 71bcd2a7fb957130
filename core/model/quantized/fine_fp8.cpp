#include "core/error.h"
#include "core/model/quantized/float_matrix.h"
#include "core/model/quantized/quantizers.h"

#include <algorithm>

namespace core {
namespace {

const char* scaleEndingIn(const MatrixParts& parts)
{
    const bool isOther = parts.find(".weight_scale_inv") == nullptr && parts.find(".weight_scale") != nullptr;
    return isOther ? ".weight_scale" : ".weight_scale_inv";
}

}  // namespace

Quantization readFineFp8(const ConfigReader& config)
{
    config.passOver({"modules_to_not_convert", "modules_to_convert", "ignored_layers", "dequantize", "scale_fmt",
                     "activation_scheme"});
    if (const std::string format = config.text("fmt", "e4m3"); format != "e4m3")
        throw config.outOfRange("fmt", Words("%1 cannot be used: expected e4m3, found %2", format));
    if (const std::string experts = config.text("expert_dtype", "fp8"); experts != "fp8")
        throw config.outOfRange("expert_dtype", Words("%1 cannot be used: expected fp8, found %2", experts));
    const bool isWhole = config.names("weight_block_size") && !config.has("weight_block_size");
    const ScaleBlock block = isWhole ? ScaleBlock{0, 0} : scaleBlockIn(config, "weight_block_size", {128, 128});
    Quantization quantization;
    quantization.words = "FP8 (E4M3), 8 bits, "
                         + (isWhole ? std::string("a scale for each matrix")
                                    : "blocks of " + std::to_string(block.rows) + " × " + std::to_string(block.cols));
    quantization.codes = {".weight"};
    quantization.parts = {".weight_scale_inv", ".weight_scale", ".activation_scale", ".input_scale"};
    quantization.holds = [](const StoredTensor& tensor, const MatrixParts& parts) {
        return tensor.type == StoredType(ElementType::F8_E4M3) || parts.find(".weight_scale_inv") != nullptr;
    };
    quantization.read = [block](const MatrixParts& parts) { return floatMatrix(parts, scaleEndingIn(parts), {block}); };
    quantization.oddity = roundedActivations;
    return quantization;
}

}  // namespace core
