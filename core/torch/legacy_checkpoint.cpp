#include "core/torch/legacy_checkpoint.h"

#include "core/error.h"
#include "core/torch/little_endian.h"
#include "core/torch/pickle_reader.h"

namespace core {
namespace {

using Kind = PickleNode::Kind;

/// 0x1950a86a20f9469cfc6c, as a pickle has it.
constexpr std::string_view magicNumber = "\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";
constexpr std::int64_t knownVersion = 1001;

void requireMagic(const PickleValue& value, const std::string& file)
{
    const auto* number = std::get_if<PickleLong>(&value);
    if (number == nullptr || number->bytes != magicNumber)
        throw Error(
            Code::Malformed, file,
            number == nullptr ? Words(
                "the beginning of the file cannot be understood: expected the magic number of torch.save, found %1",
                kindName(value))
                              : Words("the beginning of the file cannot be understood: expected the magic number of "
                                      "torch.save, found another number"));
}

void requireVersion(const PickleValue& value, const std::string& file)
{
    const auto* version = std::get_if<std::int64_t>(&value);
    if (version == nullptr || *version != knownVersion)
        throw Error(Code::Unsupported, file, "the version of the format is not supported: expected %1, found %2",
                    std::to_string(knownVersion), version == nullptr ? kindName(value) : std::to_string(*version));
}

void requireLittleEndian(const PickleValue& system, const std::string& file)
{
    const PickleNode* about = nodeOf(system, Kind::Dict);
    if (about == nullptr)
        throw Error(Code::Malformed, file,
                    "the system that wrote the file cannot be understood: expected a dictionary, found %1",
                    kindName(system));
    for (std::size_t i = 0; i < about->values.size(); i += 2) {
        const auto* name = std::get_if<std::string_view>(&about->values[i]);
        const auto* isTrue = std::get_if<bool>(&about->values[i + 1]);
        if (name != nullptr && *name == "little_endian" && isTrue != nullptr && !*isTrue)
            throw Error(Code::Unsupported, file, "the order of bytes is not supported: expected “little”, found “big”");
    }
}

}  // namespace

LegacyCheckpoint::LegacyCheckpoint(std::span<const std::byte> bytes, std::span<const std::string_view> allowed,
                                   const std::string& file)
    : m_file(file),
      m_rest(bytes)
{
    const auto next = [&](const std::string& title) {
        Pickle pickle = readPickle(m_rest, allowed, m_file, title);
        m_rest = m_rest.subspan(pickle.size);
        return pickle;
    };
    requireMagic(next("the first pickle").top, m_file);
    requireVersion(next("the pickle of the version").top, m_file);
    requireLittleEndian(next("the pickle of the system").top, m_file);
    m_saved = next("the pickle of the tensors");
    m_keys = next("the pickle of the storages' keys");
}

void LegacyCheckpoint::findBytes(TorchStorages& storages) const
{
    const PickleNode* keys = nodeOf(m_keys.top, Kind::List);
    if (keys == nullptr)
        throw Error(Code::Malformed, m_file,
                    "what follows the tensors cannot be understood: expected a list of storages, found %1",
                    kindName(m_keys.top));
    std::span<const std::byte> rest = m_rest;
    for (const PickleValue& value : keys->values) {
        const auto* key = std::get_if<std::string_view>(&value);
        const auto place = key == nullptr ? storages.end() : storages.find(*key);
        if (place == storages.end() || !place->second.data.empty())
            throw Error(Code::Malformed, m_file,
                        "the list of storages cannot be understood: expected each that a tensor has, once, found %1",
                        key == nullptr ? kindName(value) : "“" + std::string(key->substr(0, 80)) + "”");
        TorchStorage& storage = place->second;
        const std::string field = "the storage “" + place->first + "”";
        const std::uint64_t wanted = sizeof(std::int64_t) + storage.bytes;
        if (rest.size() < wanted)
            throw Error(Code::Truncated, m_file, "%1 is cut short: expected %2 bytes, found %3", field,
                        std::to_string(wanted), std::to_string(rest.size()));
        const auto count = littleEndian<std::int64_t>(rest, 0);
        if (const auto said = static_cast<std::int64_t>(storage.bytes / elementBytes(storage.type)); count != said)
            throw Error(Code::Malformed, m_file, "%1 cannot be understood: expected %2 numbers, found %3", field,
                        std::to_string(said), std::to_string(count));
        storage.data = rest.subspan(sizeof count, storage.bytes);
        rest = rest.subspan(wanted);
    }
    for (const auto& [key, storage] : storages)
        if (storage.data.size() != storage.bytes)
            throw Error(Code::Missing, m_file, "the storage “%1” is missing", key);
}

}  // namespace core
