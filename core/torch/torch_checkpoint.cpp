#include "core/torch/torch_checkpoint.h"

#include "core/file/mapped_file.h"
#include "core/torch/saved_pickle.h"
#include "core/torch/state_dict.h"

#include <optional>

namespace core {

TorchCheckpoint TorchCheckpoint::open(const std::filesystem::path& path)
{
    const auto file = MappedFile::open(path);
    return parse(file, file->bytes(), file->name());
}

TorchCheckpoint TorchCheckpoint::parse(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                       std::string name)
{
    TorchCheckpoint checkpoint;
    checkpoint.m_name = std::move(name);
    const CheckpointBytes of{checkpoint.m_name, std::move(owner), bytes};
    std::optional<StateDict> stateDict;
    const SavedPickle saved =
        readSavedPickle(of, checkpointGlobals(), [&](const Pickle& pickle) { stateDict.emplace(pickle, of.file); });
    checkpoint.m_tensors = stateDict->tensors(saved.storages, of);
    MappedFile::requireWhole(bytes);
    return checkpoint;
}

}  // namespace core
