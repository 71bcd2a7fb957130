#pragma once

#include <QString>

#include "core/session/module_presets.h"

/// A preset's name in menus and lists: "Grouped-query (GQA)".
QString presetTitle(const core::ModulePreset& preset);

/// A preset's purpose in one sentence; empty where the title says it.
QString presetSentence(const core::ModulePreset& preset);

/// The heading over the presets of a topic.
QString topicTitle(core::PresetTopic topic);
