#pragma once

namespace core {

/// Puts a mebibyte aside for the moment when there is no memory left: what clears up then needs some (nlohmann-json
/// allocates while it destroys), and a failure there would end the program. To be called once, when it starts.
void holdMemoryReserve();

/// Puts it aside anew after it was needed; where there is still none, the next call may.
void renewMemoryReserve() noexcept;

}  // namespace core
