#pragma once

#include "core/explain/layer_parts.h"
#include "core/model/pass/trace.h"

#include <list>

namespace core {

/// The parts that wrote the rows of one text in one pass, layer after layer, with norms held at their factors of this
/// pass. Remembers the rows that it took apart last. Not shared between threads.
class StreamRows {
public:
    /// @param trace  of the whole model; of an encoder–decoder with its decoder. What it lacks of its layers is
    /// computed again.
    StreamRows(std::shared_ptr<const Trace> trace, Index item) : m_trace(std::move(trace)), m_item(item) {}

    /// A feed-forward layer that is looked through: what it adds is split into what it makes of each part that it
    /// reads, with its activation held at f(z) / z.
    void open(std::optional<Index> layer);
    /// What attention's parts are split by from now on; at first by heads.
    void splitBy(AttentionSplit split);

    using Rows = std::vector<std::shared_ptr<const WrittenRow>>;

    /// What rows hold when they enter a layer, before its norm; their sums are the layer's input.
    /// @param block  which attention of the model
    /// @param layer  those before it must be finished
    /// @return one for each of `rows`
    /// @throws Stopped
    Rows entering(AttentionBlock block, Index layer, const std::vector<Index>& rows, const std::stop_token& stop = {});
    /// What rows hold at the end, before the final norm: of an encoder–decoder the decoder's, or the encoder's.
    /// @param block  Self or Decoder
    Rows leaving(AttentionBlock block, const std::vector<Index>& rows, const std::stop_token& stop = {});
    /// The parts of a row in the other text that a module attends to.
    WrittenRow attendedTo(Index row) const;

    const std::shared_ptr<const Trace>& trace() const { return m_trace; }
    Index item() const { return m_item; }
    /// One layer of one attention, complete.
    /// @throws Stopped
    std::shared_ptr<const SequenceLayer> layer(AttentionBlock block, Index layer, const std::stop_token& stop = {});

private:
    struct Known {
        AttentionBlock block;
        Index step;
        Index row;
        std::shared_ptr<const WrittenRow> parts;
    };
    /// A layer of one attention, in the order in which rows pass them.
    struct Step {
        AttentionBlock block;
        Index layer;
    };

    std::vector<Step> stepsOf(AttentionBlock block) const;
    /// What enters the layer behind a step; null where that is not known.
    const Matrix* inputBehind(const std::vector<Step>& steps, std::size_t step) const;
    std::vector<Matrix> readBy(const Step& step, const SequenceLayer& computed, const std::vector<Index>& rows) const;
    PassedMixer passed(const TokenMixer& mixer, const Block& around, const Matrix& input) const;
    void mixBefore(AttentionBlock block, std::size_t step, std::vector<WrittenRow>& written,
                   const std::vector<Index>& rows, const std::stop_token& stop);
    void enterAnew(const Step& step, std::vector<WrittenRow>& written) const;
    void addDeep(const Step& step, const std::vector<Index>& rows, std::vector<WrittenRow>& written) const;
    const TextPictures* picturesOf(const Step& step) const;
    Rows rowsBefore(AttentionBlock block, std::size_t step, const std::vector<Index>& rows,
                    const std::stop_token& stop);
    std::vector<WrittenRow> written(AttentionBlock block, std::size_t step, const std::vector<Index>& rows,
                                    const std::stop_token& stop);
    std::shared_ptr<const WrittenRow> known(AttentionBlock block, Index step, Index row);
    void remember(Known known);

    std::shared_ptr<const Trace> m_trace;
    Index m_item;
    std::optional<Index> m_opened;
    AttentionSplit m_split = AttentionSplit::Heads;
    std::list<Known> m_known;                         ///< the latest used first
    std::shared_ptr<const SequenceLayer> m_complete;  ///< the layer that was asked for last
    std::optional<std::pair<AttentionBlock, Index>> m_complete_of;
};

/// The parts of a row's token, place and segment, after the embedding's norm.
WrittenRow embeddedRow(const Transformer& transformer, const Sequence& sequence, Index row, Index first);

}  // namespace core
