#pragma once

#include <filesystem>
#include <string>

/// What another program asks of a window: one line of JSON, which names a file and nothing to be done with it but to
/// show it.
///
///     {"format": "attentionscope show", "version": 1, "file": "/tmp/attention.safetensors"}
///     {"format": "attentionscope open", "version": 1, "path": "/home/me/a.attnscope", "display": "  :0", "activation":
///     "…"}
///
/// The first comes from the Python package, the second from the program itself: anything that can be opened, by a
/// window on the display that it was asked for on. Both are answered by a line: {"ok": true} or {"error": "what was
/// wrong"}.
struct WindowMessage {
    static constexpr std::size_t longestLine = 8192;  ///< bytes

    enum class Kind { Show, Open };

    Kind kind = Kind::Open;
    std::filesystem::path path;  ///< absolute, and there
    std::string activation;      ///< the token that lets the window come to the front (xdg-activation); may be empty

    /// @throws core::Error naming the mistake in the request
    static WindowMessage of(const std::string& line);
    /// The line that asks to open a path, without an end; empty where the path is no UTF-8 or too long.
    std::string line() const;
    /// Whether it may be a token of xdg-activation or startup notification: short, printable ASCII, in one word.
    static bool isActivation(const std::string& token);
};
