#pragma once

namespace core {

/// The number by which the system tells this program from all others that run: for names that two of them must not
/// share.
int processNumber();

}  // namespace core
