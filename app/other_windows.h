#pragma once

#include "ui/atlas/atlas_commands.h"
#include "ui/composer/composer.h"
#include "ui/window/beside/beside_window.h"

/// The windows beside the main one, each made when it is asked for first.
struct OtherWindows {
    Composer* composer;
    AtlasCommands* atlas;
    BesideWindows* beside;

    /// Whether the program may end; asks where something is not saved.
    bool close() const { return composer->close() && atlas->close(); }
};
