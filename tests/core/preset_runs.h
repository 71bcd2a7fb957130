#pragma once

#include "core/session/module_presets.h"
#include "tests/core/traced_run.h"

#include <stdexcept>
#include <string>

/// Runs of the teaching module's presets, all of one sentence.
constexpr const char* presetSentence = "the cat sat on the mat because it was tired";

/// @throws std::runtime_error where there is none
inline core::ModulePreset presetNamed(const std::string& name)
{
    for (const core::ModulePreset& preset : core::modulePresets())
        if (preset.name == name) return preset;
    throw std::runtime_error(name);
}

inline std::shared_ptr<const core::Trace> traceNamed(const std::string& name)
{
    return tracedRun(core::withPreset({.texts = {presetSentence}}, presetNamed(name)));
}
