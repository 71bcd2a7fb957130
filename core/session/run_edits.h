#pragma once

#include "core/session/session.h"

#include <string_view>

namespace core {

/// Which heads an edit of mask, temperature, fill or order holds for.
struct ScoringScope {
    std::optional<Index> layer = {};  ///< empty: every layer
    std::optional<Index> head = {};   ///< empty: every head
    AttentionBlock block = AttentionBlock::Self;

    friend bool operator==(const ScoringScope&, const ScoringScope&) = default;
};

/// Brings the focus back to runs and texts that are there; layers, heads and cells are the Trace's to say.
void keepFocusInside(Session& session);

/// The change of exactly this scope, made if there is none yet. Narrower scopes stand behind wider ones and win.
ScoringChange& changeIn(Run& run, const ScoringScope& scope);

/// Forgets patches whose run is gone, is the patched one itself, or is patched too.
void dropPatchesWithoutRun(Session& session);

/// Forgets changes that change nothing.
void dropEmptyChanges(Run& run);

/// The run without its interventions and its changes to scoring: the model's own run.
Run untouched(Run run);
/// Whether that is another run.
bool isTouched(const Run& run);

/// The run's changes without what says what the model does anyway: a mask of "model", a temperature of 1, a mask before
/// the softmax, unless an earlier change says otherwise.
std::vector<ScoringChange> tellingChanges(const Run& run);

/// The source of a run of attention from a file: the file, how it is read and, of queries and keys, what is changed
/// about their scores. Nothing of the model, texts and pictures that were looked at before it was opened.
Run ofRecording(const Run& run);
/// Whether every run is such a one, so that no model says anything.
bool isOfRecordings(const Session& session);

/// The recipe in force for one head; "model" where none is set.
std::string maskRecipeOf(const Run& run, Index layer, Index head, AttentionBlock block = AttentionBlock::Self);

/// Replaces a text; the user's cuts move along with what did not change. A target stays that of the text before.
void setText(Run& run, std::size_t item, std::string text);
void setTarget(Run& run, std::size_t item, std::string text);
void removeText(Run& run, std::size_t item);
/// Whether a text's target was written for another text.
bool hasStaleTarget(const Run& run, std::size_t item);

/// One brush stroke. The recipe of the scope gets `painted` or `uncovered` where the painting calls for it.
/// @param recipe  what holds in the scope now
void paint(Run& run, const ScoringScope& scope, const std::string& recipe, const CellRange& range, Brush brush);

/// Forgets the painting, and its words in every recipe.
void clearPainting(Run& run);

/// A text of the same tokens in another order; another seed gives another order.
/// @param spaces  put one between two tokens; else they follow one another
std::string shuffledText(const std::vector<Token>& tokens, bool spaces, std::uint64_t seed);

}  // namespace core
