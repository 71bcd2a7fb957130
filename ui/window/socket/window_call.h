#pragma once

#include <chrono>
#include <filesystem>

/// Hands what is to be opened to a window that is open already, of the same user and on the same display; the newest
/// that takes it. Sockets on which nobody listens any more are removed.
/// @param path      absolute
/// @param patience  with all windows together: one that is busy, or hangs, is not waited for
/// @return whether a window has it
bool openInOtherWindow(const std::filesystem::path& path, std::chrono::milliseconds patience = std::chrono::seconds(2));
