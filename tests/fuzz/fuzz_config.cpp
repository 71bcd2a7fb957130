#include "core/error.h"
#include "core/model/family/weight_files.h"
#include "core/model/folder/model_families.h"

/// Any JSON: an Error or a plan of a model, never a crash and no memory by the sizes that it names.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const auto config = core::ConfigReader::parse({reinterpret_cast<const char*>(data), size}, "fuzz");
        core::planModel(config).load(core::WeightFiles());  // the first tensor is missing
    } catch (const core::Error&) {
    }
    return 0;
}
