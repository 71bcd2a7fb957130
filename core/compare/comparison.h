#pragma once

#include "core/analysis/compared_answers.h"
#include "core/analysis/weight_difference.h"
#include "core/atlas/atlas.h"
#include "core/error.h"
#include "core/explain/weights/head_changes.h"
#include "core/prepare/opened_models.h"
#include "core/scan/spread.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// Texts whose answers are asked head by head, unless told.
inline constexpr std::size_t answeredTexts = 12;
/// Up to so many heads each is set beside every head of the other model.
inline constexpr Index mostMatchedHeads = 256;

/// What is compared: base and adapter, two checkpoints, bit widths or seeds, or one model on two prompts or under two
/// masks.
struct CompareRequest {
    Run a = {};
    Run b = {};
    AttentionBlock block = AttentionBlock::Self;
    std::vector<AtlasText> texts = {};    ///< read by both in place of their own; empty: each reads its own
    std::size_t answers = answeredTexts;  ///< so many of the texts; 0: what the answer loses is not asked
};

/// How one head changed from A to B.
struct HeadChange {
    Index layer = 0;  ///< both from 0
    Index head = 0;
    std::optional<double> weights = {};  ///< headWeightChange(); nothing where the models have other shapes
    Spread maps = {};                    ///< Jensen–Shannon divergence of the rows in nats, 0 to ln 2, over texts
    /// By how many nats what comes next in A's text becomes likelier where this head alone says what B's says; below 0
    /// where the answer loses. The mean over a text's predictions, over texts.
    Spread answer = {};
    std::optional<HeadPlace> nearest = {};  ///< the head of B that attends most like it
    double nearest_apart = 0;               ///< and how far that is, in nats
    std::optional<std::size_t> text = {};   ///< place of the text in which the maps differ most
};

/// What a change is measured by.
enum class ChangeOf { Maps, Weights, Answer };

struct RunComparison {
    AttentionBlock block = AttentionBlock::Self;
    std::shared_ptr<const Model> whole_a = {};  ///< the models
    std::shared_ptr<const Model> whole_b = {};
    std::shared_ptr<const Model> a = {};  ///< the stack of the block, where they are encoder–decoders
    std::shared_ptr<const Model> b = {};
    std::optional<ModelWeightDifference> weights = {};
    std::optional<Error> no_weights = {};      ///< why there are none
    std::vector<HeadChange> heads = {};        ///< [layers · heads]
    std::vector<ComparedAnswer> answers = {};  ///< of texts at whose end both say something; `item` is the text's place
    Spread apart = {};                         ///< how far those are apart: their Jensen–Shannon divergence in nats
    Spread likelier = {};                      ///< by how many nats a prediction B holds the same text likelier than A
    std::size_t asked = 0;                     ///< texts
    std::size_t read = 0;                      ///< of them
    Index tokens = 0;                          ///< in A's
    std::vector<std::pair<std::size_t, Error>> passed_over = {};
    std::size_t answered = 0;              ///< texts in which each head was replaced
    std::optional<Error> no_answers = {};  ///< why there are none, although they were asked for
    bool aligned = false;                  ///< whether texts with other tokens were set beside each other

    /// A head's change as one number, by whose size heads are ranked.
    /// @return nothing where it is not known
    std::optional<double> changeOf(const HeadChange& head, ChangeOf what) const;
    /// What heads are ranked by unless told: their maps, or their weights where no map changed.
    ChangeOf usualOrder() const;
    /// Places of the heads that have this change, the largest first; of equal ones in the order of layers.
    std::vector<std::size_t> ranked(ChangeOf what) const;
};

/// How far a comparison is.
struct CompareProgress {
    enum class Part { Weights, Heads, Texts };

    Part part = Part::Weights;
    std::size_t done = 0;  ///< layers, heads, or passes over texts
    std::size_t asked = 0;
};

/// Compares two runs, head by head. The same request gives the same numbers with any number of threads.
/// @throws Error{WrongShape} where the models have other layers or heads, Error{OutOfRange} where they cut the same
/// text
///         into other tokens, Error{Unsupported} for runs whose weights are not here, and as prepare() does; where
///         there are several texts only if none can be read; Stopped
RunComparison compared(const CompareRequest& request, OpenedModels& opened,
                       const std::function<void(const CompareProgress&)>& told = {}, const std::stop_token& stop = {});

/// How each matrix of one head changed.
/// @throws Error why weights are not compared, and as changedParts() of two stacks does; Stopped
std::vector<HeadPartChange> changedParts(const RunComparison& comparison, const HeadPlace& head,
                                         const DirectionsAsked& asked = {}, const std::stop_token& stop = {});

}  // namespace core
