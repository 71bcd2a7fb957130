#include "core/error.h"
#include "core/file/temporary_folder.h"
#include "core/model/family/weight_files.h"
#include "core/tensor/safetensors_writer.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace {

/// Puts two shards into a folder, whose index is what is tried.
void writeShards(const std::filesystem::path& folder)
{
    const std::vector<float> four{1, 2, 3, 4}, one{5};
    for (const std::string shard : {"a", "b"})
        core::writeSafetensors(folder / (shard + ".safetensors"),
                               {core::NamedTensor{shard, {2, 2}, four}, core::NamedTensor{"both", {1}, one}}, {});
}

}  // namespace

/// The index of a model in shards: an Error or the tensors of shards that are there, never a crash, and no file beside
/// the folder is read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const core::TemporaryFolder folder("fuzz-index-");
    static const bool written = (writeShards(folder.path()), true);
    if (!written) std::abort();
    const std::filesystem::path index = folder.path() / "model.safetensors.index.json";
    std::ofstream(index, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    try {
        for (const std::string& shard : core::shardsNamedIn(index))
            if (std::filesystem::path(shard).has_parent_path()) std::abort();
        const auto files = core::WeightFiles::open(folder.path());
        for (const std::string& name : files.names())
            if (files.tensors().contains(name)) files.entry(name);
    } catch (const core::Error&) {
    }
    return 0;
}
