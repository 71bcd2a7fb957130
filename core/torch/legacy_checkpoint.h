#pragma once

#include "core/torch/torch_storages.h"

namespace core {

/// A checkpoint of before torch 1.6 (or of _use_new_zipfile_serialization=False): pickles one behind the other (a magic
/// number, a version, the system, what was saved, the storages' keys), then each storage's count of numbers and
/// numbers.
class LegacyCheckpoint {
public:
    /// @param allowed  the globals that may stand in its pickles
    /// @throws Error{Truncated, Malformed, Unsupported}
    LegacyCheckpoint(std::span<const std::byte> bytes, std::span<const std::string_view> allowed,
                     const std::string& file);

    const Pickle& saved() const { return m_saved; }
    Pickle takeSaved() { return std::move(m_saved); }
    /// Finds the bytes of storages, which are exactly the file's.
    /// @throws Error{Truncated, Malformed}
    void findBytes(TorchStorages& storages) const;

private:
    const std::string& m_file;
    Pickle m_saved;
    Pickle m_keys;
    std::span<const std::byte> m_rest;  ///< the bytes behind the pickles
};

}  // namespace core
