#pragma once

#include "core/session/session.h"

namespace core {

/// A teaching module that the field's tutorials use, ready to be run.
struct ModulePreset {
    std::string name;  ///< "m01" … "m08", as the golden files are called
    TeachingModule module;
    ScoringChange scoring;  ///< mask, fill and order
    bool cross = false;     ///< queries from one sequence, keys and values from another
};

std::vector<ModulePreset> modulePresets();

/// The run with the preset's module and scoring; texts stay, and a second one is there if the preset needs it.
Run withPreset(Run run, const ModulePreset& preset);

/// What a fresh classroom begins with.
Run classroomRun(std::string text);

}  // namespace core
