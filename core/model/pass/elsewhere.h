#pragma once

#include "core/model/pass/trace.h"

#include <span>
#include <string>

namespace core {

/// An engine for a model whose weights are not here. Its layers are known by their shape alone.
class ModelElsewhere {
public:
    ModelElsewhere() = default;
    ModelElsewhere(const ModelElsewhere&) = delete;
    ModelElsewhere& operator=(const ModelElsewhere&) = delete;
    virtual ~ModelElsewhere() = default;

    /// Computes a trace like core::run(), without taking over an earlier one.
    /// @throws Error, Stopped
    virtual std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, Batch batch,
                                             const RunOptions& options) const = 0;
    /// For people: what computes it and where, as "transformers 5.23.0, PyTorch 2.9.1, CPU".
    virtual std::string description() const = 0;
};

/// @param what  is asked for, for the error
/// @throws Error{Unsupported, NotInside} where the model's weights are not here
void requireWeights(const Trace& trace, const char* what);

/// The rest of a pass that was computed elsewhere, to be asked for.
class PassElsewhere {
public:
    PassElsewhere() = default;
    PassElsewhere(const PassElsewhere&) = delete;
    PassElsewhere& operator=(const PassElsewhere&) = delete;
    virtual ~PassElsewhere() = default;

    /// The scores of every token of the vocabulary, as tokenLogits() has them.
    /// @return [rows, V]
    /// @throws Error
    virtual Matrix logits(AttentionBlock block, Index item, Index first, Index rows) const = 0;
    /// The scores of every token of the vocabulary at one place of a text if heads had other numbers, for several such
    /// changes that know nothing of each other: the text is run as often, side by side.
    /// @param item, position  where the model is asked
    /// @param variants  [variants] each the patches of heads' contexts or weights in this text; at least one
    /// @return [variants, V]
    /// @throws Error, Stopped
    virtual Matrix patchedLogits(Index item, Index position, std::span<const std::vector<RowPatch>> variants,
                                 const std::stop_token& stop) const = 0;
    /// Rows of the stream as the model would read them at its end: behind its final norm, by its language head.
    /// @param rows  [n, d_model]
    /// @return [n, V]
    /// @throws Error, Stopped
    virtual Matrix streamLogits(MatrixView rows, const std::stop_token& stop) const = 0;
    /// All numbers of one layer.
    /// @param light  what is known of it
    /// @throws Error, Stopped
    virtual std::shared_ptr<const LayerTrace> layer(AttentionBlock block, Index index, const LayerTrace& light,
                                                    const std::stop_token& stop) const = 0;
};

}  // namespace core
