#include "core/torch/torch_checkpoint.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/torch/legacy_checkpoint.h"
#include "core/torch/pickle_reader.h"
#include "core/torch/state_dict.h"
#include "core/torch/zip_members.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

using Tensors = std::map<std::string, StoredTensor>;

std::string_view textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void requireKnownArchive(const ZipMembers& members, const std::string& file)
{
    if (members.contains("constants.pkl") || members.hasBeginning("code/"))
        throw Error(Code::Unsupported, file, "a TorchScript program", "a state_dict that torch.save wrote",
                    "an archive with code in it");
    if (!members.contains("byteorder")) return;
    const std::string_view order = textOf(members.bytes("byteorder"));
    if (order != "little")
        throw Error(Code::Unsupported, file, "the order of bytes", "“little”",
                    "“" + std::string(order.substr(0, 20)) + "”");
}

Tensors tensorsInZip(const CheckpointBytes& of)
{
    const ZipMembers members(of.bytes, of.file);
    requireKnownArchive(members, of.file);
    const std::vector<std::string_view> allowed = stateDictGlobals();
    const Pickle pickle = readPickle(members.bytes("data.pkl"), allowed, of.file, "data.pkl");
    const StateDict stateDict(pickle, of.file);
    TorchStorages storages = storagesOf(pickle, of.file);
    for (auto& [key, storage] : storages) {
        storage.data = members.bytes("data/" + key);
        if (storage.data.size() != storage.bytes)
            throw Error(storage.data.size() < storage.bytes ? Code::Truncated : Code::Malformed, of.file,
                        "the storage “" + key + "”", std::to_string(storage.bytes) + " bytes",
                        std::to_string(storage.data.size()));
    }
    return stateDict.tensors(storages, of);
}

Tensors tensorsBehindPickles(const CheckpointBytes& of)
{
    const LegacyCheckpoint checkpoint(of.bytes, stateDictGlobals(), of.file);
    const StateDict stateDict(checkpoint.saved(), of.file);
    TorchStorages storages = storagesOf(checkpoint.saved(), of.file);
    checkpoint.findBytes(storages);
    return stateDict.tensors(storages, of);
}

/// Whether it is a tar archive: named members, one of which begins the file.
bool isTar(std::string_view text)
{
    constexpr std::size_t block = 512;
    constexpr std::size_t nameBytes = 100;
    if (text.size() < block) return false;
    const std::string_view name = text.substr(0, std::min(text.find('\0'), nameBytes));
    constexpr std::array<std::string_view, 4> members = {"sys_info", "pickle", "storages", "tensors"};
    return text.substr(257, 5) == "ustar" || std::ranges::find(members, name) != members.end();
}

[[noreturn]] void refuseForeign(std::string_view text, const std::string& file)
{
    if (text.empty()) throw Error(Code::Truncated, file, "the file", "what torch.save writes", "0 bytes");
    if (isTar(text))
        throw Error(Code::Unsupported, file, "the tar format", "a file of torch 0.1.10 or later", "an older one");
    std::string beginning(text.substr(0, 40));
    std::ranges::replace_if(
        beginning, [](char c) { return c < ' ' || c > '~'; }, '.');
    throw Error(Code::Malformed, file, "the beginning of the file", "what torch.save writes", "“" + beginning + "”");
}

}  // namespace

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
    const std::string_view text = textOf(bytes);
    if (text.starts_with("PK"))
        checkpoint.m_tensors = tensorsInZip(of);
    else if (text.starts_with("\x80"))
        checkpoint.m_tensors = tensorsBehindPickles(of);
    else
        refuseForeign(text, checkpoint.m_name);
    MappedFile::requireWhole(bytes);
    return checkpoint;
}

}  // namespace core
