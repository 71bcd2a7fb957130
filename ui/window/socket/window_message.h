#pragma once

#include "core/engine/engine_model.h"

#include <filesystem>
#include <string>

/// A request of another program to a window: one line of JSON, which names what is to be shown and nothing else to be
/// done with it, or asks what is looked at.
///
///     {"format": "attentionscope show", "version": 1, "file": "/tmp/attention.safetensors"}
///     {"format": "attentionscope open", "version": 1, "path": "/home/me/a.attnscope", "display": "  :0", "activation":
///     "…"}
///
///     {"format": "attentionscope explore", "version": 1, "engine": "/run/user/1000/attentionscope/engine-7-1.sock",
///     "model": "gpt2", "text": "A sentence"}
///     {"format": "attentionscope ask", "version": 1, "what": "selection"}
///
/// All but the second come from the Python package; it comes from the program itself: anything that can be opened, by a
/// window on the display that it was asked for on. The third is a model that the other program has: it listens at the
/// socket, beside those of windows, as an engine. All are answered by a line: {"ok": true}, with what was asked for, or
/// {"error": "what was wrong"}.
struct WindowMessage {
    static constexpr std::size_t longestLine = 8192;  ///< bytes

    enum class Kind { Show, Open, Explore, Ask };

    Kind kind = Kind::Open;
    std::filesystem::path path = {};  ///< absolute, and there
    std::string activation = {};      ///< Open: lets the window come to the front (xdg-activation); may be empty
    core::EngineModel engine = {};    ///< Explore: named after its socket, `path`
    std::string text = {};            ///< Explore: may be empty
    std::string what = {};            ///< Ask: "selection" or "weights"

    /// @throws core::Error naming the mistake in the request
    static WindowMessage of(const std::string& line);
    /// The line that asks to open a path, without an end; empty where the path is no UTF-8 or too long.
    std::string line() const;
    /// Whether it may be a token of xdg-activation or startup notification: short, printable ASCII, in one word.
    static bool isActivation(const std::string& token);
};
