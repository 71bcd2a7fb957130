#pragma once

#include <QStringList>

#include "core/model/pass/trace.h"
#include "core/session/session.h"

/// The names of layers, heads and cells in words about a pass.
struct PassNames {
    QStringList queries = {};  ///< the text's tokens
    QStringList keys = {};
    const core::ModelInfo* info = nullptr;    ///< the model whose layers have numbers of their own; null: they have not
    const core::ModelInfo* mixing = nullptr;  ///< the same of a hybrid model's layers without a softmax
    core::Index count_from = 1;               ///< the number of the first layer and head

    static PassNames of(const core::Trace& trace, core::Index item, core::Index countFrom);
};

/// "L3 H2: switched off".
QString interventionText(const core::Intervention& intervention, const PassNames& names);
/// "9 of 12 rows": how many of the shown text's rows a patch finds in the other run; empty where it is all of them, and
/// of every other intervention.
/// @param trace  of the intervention's own block
QString patchedRowsText(const core::Intervention& intervention, const core::Trace& trace, core::Index item);
/// The changes of a run to its model, masks and temperatures before interventions: "mask: causal;
/// L3 H2: switched off". The first of many, and how many more there are; empty where nothing is changed.
QString changesText(const core::Run& run, const PassNames& names);

/// The text in place of hidden scores: "hidden scores: −∞".
QString fillWords(const core::MaskFill& fill);
