#include "core/error.h"
#include "core/model/quantized/quantization.h"
#include "core/tensor/safetensors.h"

#include <algorithm>

/// A configuration, a zero byte, a safetensors file: an Error or matrices whose every number can be read and
/// multiplied, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::uint8_t* const end = data + size;
    const std::uint8_t* const zero = std::find(data, end, 0);
    if (zero == end) return 0;
    try {
        const std::string_view config(reinterpret_cast<const char*>(data), static_cast<std::size_t>(zero - data));
        const auto quantization = core::quantizationOf(core::ConfigReader::parse(config, "fuzz"));
        if (!quantization) return 0;
        const std::span<const std::uint8_t> rest(zero + 1, end);
        const auto file = core::SafetensorsFile::parse(nullptr, std::as_bytes(rest), "fuzz");
        std::map<std::string, core::WeightFiles::Entry> tensors;
        for (const auto& [name, entry] : file.tensors()) tensors[name] = {file.stored(name), "fuzz"};
        const auto matrices = core::withMatrices(core::WeightFiles("fuzz", std::move(tensors)), *quantization);
        for (const auto& [name, entry] : matrices.tensors()) {
            const auto& coded = entry.tensor.coded;
            if (coded == nullptr || coded->rows() * coded->cols() > 1 << 16) continue;
            const core::Weight weight = core::Weight::coded(coded);
            weight.matrix();
            for (const core::Index rows : {1, 2, 3, 4})
                weight.transposed().multipliedBy(core::Matrix::Ones(rows, coded->cols()));
            coded->requireFiniteScales();
        }
    } catch (const core::Error&) {
    }
    return 0;
}
