#pragma once

#include <filesystem>
#include <string>

/// Where the sockets of windows lie.
namespace socket_place {

/// The folder in the user's runtime folder (XDG Base Directory Specification), which nobody else can enter; empty where
/// there is none. The folder itself may be missing yet.
std::filesystem::path folder();
/// The display that windows of this environment stand on: what DISPLAY and WAYLAND_DISPLAY name, and Qt's platform.
std::string display();

}  // namespace socket_place
