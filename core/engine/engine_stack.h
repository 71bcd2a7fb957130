#pragma once

#include "core/engine/engine_answers.h"
#include "core/model/pass/stack_scoring.h"

namespace core {

/// The sizes of a stack's maps.
ArrivalShape shapeOf(const Trace& trace);

/// One stack of layers of a pass, as it arrives.
class ArrivingStack {
public:
    /// @param options  must live as long as this
    ArrivingStack(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options, AttentionBlock block);

    AttentionBlock block() const { return m_block; }
    Trace& trace() { return m_trace; }
    const Trace& trace() const { return m_trace; }
    const StackScoring& scoring() const { return m_scoring; }

    /// [B] the model's own masks in a layer; none where heads see different cells.
    std::vector<Mask> ownMasks(const EngineArrival& arrival) const;

    /// The next layer.
    /// @throws Error{OutOfRange} where it is another
    void add(EngineArrival arrival);

    /// @param scoring  [B][H], where it is known; else as the model does it
    std::shared_ptr<LayerTrace> layerOf(EngineArrival arrival,
                                        std::vector<std::vector<HeadScoring>> scoring = {}) const;

private:
    static Trace begun(std::shared_ptr<const Model> model, Batch batch, const RunOptions& options);
    void addHead(SequenceLayer& layer, EngineArrival& arrival, std::size_t item, Index head) const;

    AttentionBlock m_block;
    Trace m_trace;
    StackScoring m_scoring;
};

}  // namespace core
