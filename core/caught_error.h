#pragma once

#include "core/error.h"

namespace core {

/// What is being handled, as facts: whatever a worker or an event handler caught, of this program or of a library. To
/// be called in a `catch (...)`, behind one for Stopped, which is no error.
/// @param doing  what could not be done, for errors that do not say it: "the computation"
Error caughtError(const std::string& doing);

}  // namespace core
