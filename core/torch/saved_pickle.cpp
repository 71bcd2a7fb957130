#include "core/torch/saved_pickle.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/torch/legacy_checkpoint.h"
#include "core/torch/pickle_reader.h"
#include "core/torch/zip_members.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

std::string_view textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void requireKnownArchive(const ZipMembers& members, const std::string& file)
{
    if (members.contains("constants.pkl") || members.hasBeginning("code/"))
        throw Error(Code::Unsupported, file,
                    "a TorchScript program is not supported: expected a state_dict that torch.save wrote, found an "
                    "archive with code in it");
    if (!members.contains("byteorder")) return;
    const std::string_view order = textOf(members.bytes("byteorder"));
    if (order != "little")
        throw Error(Code::Unsupported, file, "the order of bytes is not supported: expected “little”, found “%1”",
                    std::string(order.substr(0, 20)));
}

SavedPickle savedInZip(const CheckpointBytes& of, std::span<const std::string_view> allowed, const LookAtPickle& look)
{
    const ZipMembers members(of.bytes, of.file);
    requireKnownArchive(members, of.file);
    SavedPickle saved{readPickle(members.bytes("data.pkl"), allowed, of.file, "data.pkl"), {}};
    look(saved.pickle);
    saved.storages = storagesOf(saved.pickle, of.file);
    for (auto& [key, storage] : saved.storages) {
        storage.data = members.bytes("data/" + key);
        if (storage.data.size() != storage.bytes)
            throw Error(storage.data.size() < storage.bytes ? Code::Truncated : Code::Malformed, of.file,
                        storage.data.size() < storage.bytes
                            ? "the storage “%1” is cut short: expected %2 bytes, found %3"
                            : "the storage “%1” cannot be understood: expected %2 bytes, found %3",
                        key, std::to_string(storage.bytes), std::to_string(storage.data.size()));
    }
    return saved;
}

SavedPickle savedBehindPickles(const CheckpointBytes& of, std::span<const std::string_view> allowed,
                               const LookAtPickle& look)
{
    LegacyCheckpoint checkpoint(of.bytes, allowed, of.file);
    look(checkpoint.saved());
    TorchStorages storages = storagesOf(checkpoint.saved(), of.file);
    checkpoint.findBytes(storages);
    return {checkpoint.takeSaved(), std::move(storages)};
}

/// Whether it is a tar archive, which begins with a named member.
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
    if (text.empty())
        throw Error(Code::Truncated, file, "the file is cut short: expected what torch.save writes, found 0 bytes");
    if (isTar(text))
        throw Error(Code::Unsupported, file,
                    "the tar format is not supported: expected a file of torch 0.1.10 or later, found an older one");
    std::string beginning(text.substr(0, 40));
    std::ranges::replace_if(
        beginning, [](char c) { return c < ' ' || c > '~'; }, '.');
    throw Error(Code::Malformed, file,
                "the beginning of the file cannot be understood: expected what torch.save writes, found “%1”",
                beginning);
}

}  // namespace

SavedPickle readSavedPickle(const CheckpointBytes& of, std::span<const std::string_view> allowed,
                            const LookAtPickle& look)
{
    const std::string_view text = textOf(of.bytes);
    if (text.starts_with("PK")) return savedInZip(of, allowed, look);
    if (text.starts_with("\x80")) return savedBehindPickles(of, allowed, look);
    refuseForeign(text, of.file);
}

}  // namespace core
