#pragma once

#include "core/analysis/measure.h"
#include "core/model/attention_block.h"

#include <string>
#include <vector>

namespace core {

/// What is known of a head's name beyond the text that is looked at.
struct NameEvidence {
    /// What was tried to refute it.
    enum class Check { None, Passed, Refuted };

    AttentionBlock block = AttentionBlock::Self;
    Index layer = 0;  ///< both from 0
    Index head = 0;
    Measure pattern = Measure::Previous;  ///< after which it is called
    Index texts = 0;                      ///< read, or random sequences
    Index holding = 0;                    ///< of them: in which the pattern has as much weight as names it
    Check check = Check::None;

    friend bool operator==(const NameEvidence&, const NameEvidence&) = default;
};

/// How sure a name is.
enum class Sureness {
    Guess,    ///< of the one text that is looked at
    Often,    ///< it holds in at least half of many texts, and nothing was tried to refute it
    Checked,  ///< and what would have refuted it did not
    Refuted,  ///< something refuted it, or it holds in fewer texts
};
/// @param evidence  null: nothing but the text is known
Sureness surenessOf(const NameEvidence* evidence);

/// What many texts, and interventions, said of the names of a model's heads.
struct HeadEvidence {
    std::vector<NameEvidence> names = {};

    /// @return null where nothing is known of the name
    const NameEvidence* of(AttentionBlock block, Index layer, Index head, Measure pattern) const;
};

}  // namespace core
