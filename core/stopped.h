#pragma once

namespace core {

/// Thrown inside the engine when the work was asked to stop; run() turns it into an empty result.
struct Stopped {};

}  // namespace core
