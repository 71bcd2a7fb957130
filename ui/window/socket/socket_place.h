#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <sys/un.h>

/// The sockets of windows, and the user at the other end of a local socket.
namespace socket_place {

/// The folder in the user's runtime folder (XDG Base Directory Specification), which nobody else can enter; empty where
/// there is none. The folder itself may be missing yet.
std::filesystem::path folder();
/// A folder that its user alone can enter.
bool isPrivate(const std::filesystem::path& folder);
/// Nothing for paths that are too long for a socket.
std::optional<sockaddr_un> addressOf(const std::filesystem::path& socket);
/// Whether the other end is a program of the same user.
bool isOwn(int socket);
/// The display that windows of this environment stand on: what DISPLAY and WAYLAND_DISPLAY name, and Qt's platform.
std::string display();

}  // namespace socket_place
