#pragma once

#include "core/explain/patch/asked_score.h"
#include "core/explain/patch/stream_variants.h"

namespace core {

/// A model's answers if some rows of its stream were others, for as many such changes as are given.
class PatchedAnswers {
public:
    /// @param trace  finished; of an encoder–decoder the whole. Its masks, temperatures and interventions stay.
    /// @param block  in whose stream something changes
    /// @throws Error where the trace cannot be patched, or the answer cannot be asked for; Stopped
    PatchedAnswers(const std::shared_ptr<const Trace>& trace, AttentionBlock block, const AskedScore& asked,
                   std::stop_token stop);
    PatchedAnswers(const PatchedAnswers&) = delete;
    PatchedAnswers& operator=(const PatchedAnswers&) = delete;

    /// The way through the model of the text whose stream changes.
    const PassRoute& route() const { return m_route; }
    double unpatched() const { return m_unpatched; }

    /// Asks about the stream with some rows changed; what is known goes where `take` puts it, sooner or later.
    /// @param stage  of route(), whose number of stages is the end
    /// @param rows   [changed, d_model] that enter the stage from row `first` on
    void ask(std::size_t stage, Index first, MatrixView rows, std::function<void(double)> take);
    /// Nothing is left open.
    void finish();

private:
    struct Asked {
        StreamVariant variant;
        std::function<void(double)> take;
    };
    std::vector<Matrix> keysOf(std::vector<StreamVariant> variants) const;
    Matrix answerRows(std::vector<StreamVariant> variants) const;

    std::stop_token m_stop;
    PassRoute m_route;
    std::optional<PassRoute> m_speaker;  ///< the decoder's, where something changes in the encoder
    ScoreReader m_reader;
    Index m_position;
    StreamVariants m_variants;
    double m_unpatched = 0;
    std::vector<Asked> m_open;
    Index m_rows = 0;
};

}  // namespace core
