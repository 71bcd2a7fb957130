#pragma once

#include "core/analysis/knock_out.h"

namespace core {

/// The number that a model's answer is judged by.
struct AskedScore {
    enum class Kind {
        Logit,           ///< the token's score, less that of the other where there is one: a logit difference
        LogProbability,  ///< in nats; less that of the other, which makes it a logit difference again
    };

    Answer answer;
    Kind kind = Kind::Logit;
};

/// Reads the asked number off hidden states. Two tokens' scores take two products with a row of the embedding, not one
/// with all of it.
class ScoreReader {
public:
    /// @throws Error{Missing} if the model predicts nothing, Error{OutOfRange} for a token that it does not have,
    /// Error{Unsupported} for labels that are read of more rows than one
    ScoreReader(const Model& model, const AskedScore& asked);

    /// @param hidden  [rows, d_model] behind the final norm
    /// @return [rows]
    /// @throws Stopped
    std::vector<double> operator()(MatrixView hidden, const std::stop_token& stop = {}) const;

private:
    double labelled(const RowVector& labels) const;

    Transformer m_head;  ///< its language head alone, with as many tokens as are read; or its head of labels
    std::shared_ptr<const Model> m_labels;  ///< a model of that head alone; null where tokens are read
    AskedScore m_asked;
    bool m_whole = false;
};

}  // namespace core
