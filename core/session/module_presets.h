#pragma once

#include "core/session/session.h"

namespace core {

/// A preset's subject.
enum class PresetTopic {
    Projections,  ///< sizes, and how x becomes q, k and v
    Masks,
    Positions,
    Scores,
    Torch,      ///< further options of torch.nn.MultiheadAttention
    Large,      ///< parts of models that are too large to be run here
    NoSoftmax,  ///< a layer without a softmax beside the attention
};
inline constexpr PresetTopic presetTopics[] = {PresetTopic::Projections, PresetTopic::Masks, PresetTopic::Positions,
                                               PresetTopic::Scores,      PresetTopic::Torch, PresetTopic::Large,
                                               PresetTopic::NoSoftmax};

/// A teaching module that the field's tutorials and libraries use, ready to be run.
struct ModulePreset {
    std::string name;  ///< "m01", "m09_gqa", …: as the golden files are called, or the mechanism; variants behind a dot
    TeachingModule module;
    ScoringChange scoring;  ///< mask, fill, order and temperature
    bool cross = false;     ///< queries from one sequence, keys and values from another
    PresetTopic topic = PresetTopic::Projections;
    std::optional<ScoringChange> second = {};  ///< the second layer's scoring, where it differs

    /// The changes of a run with this preset.
    std::vector<ScoringChange> changes() const;
};

std::vector<ModulePreset> modulePresets();

/// The run with the preset's module and scoring; texts stay, and a second one is there if the preset needs it.
Run withPreset(Run run, const ModulePreset& preset);

/// The run of a fresh classroom.
Run classroomRun(std::string text);

}  // namespace core
