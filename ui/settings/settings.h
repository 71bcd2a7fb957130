#pragma once

#include <QStringList>

#include "core/analysis/measure.h"
#include "ui/theme/palette.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {
struct Session;
}

/// The settings of the program, beside those of its sessions. Kept in the user's configuration (XDG Base
/// Directory Specification: attentionscope/attentionscope.conf). The type size is Magnification's.
struct Settings {
    static constexpr int leastMemory = 64, mostMemory = 65536, usualMemory = 256, mostThreads = 1024;

    std::string color_map = "viridis";         ///< the colours of maps
    core::Index count_from = 1;                ///< the number of the first layer and head
    core::LogUnit unit = core::LogUnit::Nats;  ///< unit of entropies
    int threads = 0;                           ///< threads of a pass; 0: as many as there are processors
    int memory = usualMemory;                  ///< MB that the weights and steps of a pass may take in the window

    ThemeChoice theme = ThemeChoice::Follow;
    QString language = {};           ///< code of languages(); empty: the desktop's
    bool still = false;              ///< nothing on screen moves by itself
    QStringList model_folders = {};  ///< where models are looked for beside the usual places

    bool operator==(const Settings&) const = default;

    /// Values that no control offers count as the usual ones.
    static Settings stored();
    void store() const;
    /// Everything that is kept: these, windows' places, recent files, what was remembered. Sessions stay, and so do
    /// copies of unsaved work.
    /// @return the file; empty where it could not be written
    static std::string reset();

    /// Applies these settings to a session.
    void giveTo(core::Session& session) const;
    /// Applies these settings to a session that was never saved, where it has the usual values.
    core::Session begunWith(core::Session session) const;
    /// Gives the threads to the engine, and stillness to the window.
    void apply() const;
    std::vector<std::filesystem::path> modelFolders() const;
    /// Tells core where to ask for the kept ones, by whichever thread.
    static void useModelFolders();
    std::size_t memoryBudget() const { return static_cast<std::size_t>(memory) << 20U; }  ///< bytes
};
