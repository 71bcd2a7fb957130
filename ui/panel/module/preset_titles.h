#pragma once

#include <QString>

#include "core/session/module_presets.h"

/// What a preset is called in menus and lists: "Grouped-query (GQA)".
QString presetTitle(const core::ModulePreset& preset);

/// What it shows, in one sentence; empty where the title says it.
QString presetSentence(const core::ModulePreset& preset);

/// The heading over the presets of a topic.
QString topicTitle(core::PresetTopic topic);
