#pragma once

#include "core/model/mixing/mixer.h"
#include "core/model/pass/trace.h"

namespace core {

/// Where a model mixes tokens without a softmax: a layer without attention, or what stands beside a layer's attention.
struct MixingPlace {
    Index number = 0;  ///< of the layer in the whole model, from 1
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

/// The mixing weights of one place for one text: signed, and without a softmax. What a head makes of a token is the sum
/// of its values by the token's row of them: nothing behind the token, before gate, norm and output projection.
///
/// Rows are computed where they are asked for, each in O(T·d_k): the query is carried back through the steps.
class MixingMap {
public:
    /// @param trace  finished, with its model's weights
    /// @param place  one of mixingPlaces()
    /// @param item   which text
    /// @throws Stopped
    MixingMap(const Trace& trace, const MixingPlace& place, Index item, const std::stop_token& stop = {});

    Index heads() const { return m_place.heads(); }
    Index tokens() const { return m_vectors.value.rows(); }
    /// [T] one query's weights; those of keys behind it are 0.
    RowVector row(Index head, Index query) const;
    /// [T, T] all rows.
    /// @throws Stopped
    Matrix map(Index head, const std::stop_token& stop = {}) const;
    /// [T, d_v]
    Matrix values(Index head) const;
    /// [T, d_v] what the layer itself makes of them, step by step.
    Matrix output(Index head) const;

private:
    RowVector convolutionRow(const ShortConvolution& mixer, Index head, Index query) const;
    RowVector recurrenceRow(const StateRecurrence& mixer, Index head, Index query) const;

    MixingPlace m_place;
    MixingVectors m_vectors;
    Matrix m_output;  ///< [T, H·d_v]
};

}  // namespace core
