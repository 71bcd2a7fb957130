#pragma once

#include "core/model/mixing/mixer.h"
#include "core/model/pass/trace.h"

namespace core {

/// A place at which a model mixes tokens without a softmax: a layer without attention, or what stands beside a layer's
/// attention.
struct MixingPlace {
    Index number = 0;  ///< number of the layer in the whole model, from 1
    bool beside_attention = false;
    std::shared_ptr<const TokenMixer> mixer;

    Index heads() const { return mixingHeads(*mixer); }
};

/// All such places of a model, in the order of its layers.
std::vector<MixingPlace> mixingPlaces(const Transformer& transformer, const ModelInfo& info);
/// Whether there is more between the layers with attention, or beside them, than Block's own parts.
bool isHybrid(const Transformer& transformer);
/// For what follows numbers through the layers by their attention and feed-forward layers alone.
/// @throws Error{Unsupported} naming the layers without a softmax
void requireAttentionAlone(const Model& model, const char* what);

/// The input of a place's mixer for one text, behind the norm.
/// @param trace  finished, with its model's weights
/// @return [T, d_model]
Matrix mixingInput(const Trace& trace, const MixingPlace& place, Index item);

/// The mixing weights of one place for one text: signed, and without a softmax. What a head makes of a token is the sum
/// of its values by the token's row of them: nothing behind the token, before gate, norm and output projection.
///
/// Rows are computed where they are asked for, each in O(T·d_k): the query is carried back through the steps. A row's
/// numbers do not depend on the rows that are asked for with it.
class MixingMap {
public:
    /// All heads of a place.
    /// @param trace  finished, with its model's weights
    /// @param place  one of mixingPlaces()
    /// @param item   which text
    /// @throws Stopped
    MixingMap(const Trace& trace, const MixingPlace& place, Index item, const std::stop_token& stop = {});
    /// @param mixer  a place's, or oneHead() of it: then nothing is computed for the other heads
    /// @param read   [T, d_model] mixingInput()
    /// @param real   [T] false where a token is padding
    MixingMap(std::shared_ptr<const TokenMixer> mixer, const Matrix& read, std::vector<bool> real,
              const std::stop_token& stop = {});

    Index heads() const { return mixingHeads(*m_mixer); }
    Index tokens() const { return m_vectors.value.rows(); }
    const MixingVectors& vectors() const { return m_vectors; }
    /// [T] one query's weights; those of keys behind it are 0.
    RowVector row(Index head, Index query) const;
    /// [count, T] the weights of some queries.
    /// @throws Stopped
    Matrix rows(Index head, Index first, Index count, const std::stop_token& stop = {}) const;
    /// [T, T] all rows.
    /// @throws Stopped
    Matrix map(Index head, const std::stop_token& stop = {}) const { return rows(head, 0, tokens(), stop); }
    /// [T, d_v]
    Matrix values(Index head) const;
    /// [T, d_v] what the layer itself makes of them, step by step.
    /// @throws Stopped
    Matrix output(Index head, const std::stop_token& stop = {}) const;
    /// [d_k, d_v] what a head of a recurrence knows behind the last token; of a convolution without rows.
    Matrix state(Index head, const std::stop_token& stop = {}) const;

private:
    MixingVectors ofHead(Index head) const;

    std::shared_ptr<const TokenMixer> m_mixer;
    MixingVectors m_vectors;
};

}  // namespace core
