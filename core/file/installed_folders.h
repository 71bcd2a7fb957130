#pragma once

#include <filesystem>

namespace core {

/// What the program is installed into, such as /usr: the folder above the one that it lies in.
std::filesystem::path installedInto();

/// The folder of the libraries, fonts and plugins that a wheel or an archive carries beside the program. Empty where
/// the program uses the system's.
std::filesystem::path carriedLibraries();

}  // namespace core
