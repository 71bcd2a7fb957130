#pragma once

#include "core/model/mixing/mixing_layer.h"
#include "core/model/pass/trace.h"

namespace core {

/// A mixer's output, continued from the rows of an earlier pass.
struct Mixing {
    std::shared_ptr<const MixerState> state;  ///< the state behind the last token
    Matrix added;                             ///< [T - kept, d_model]
};

/// @param read    [T - kept, d_model] what is read, behind the norm
/// @param before  all of what was read, of at least `kept` rows, where no state is known there; asked for where needed
/// @param real    [T] false where a token is padding
/// @param known   a state that an earlier pass had; may be null
/// @param factors  see mixed()
/// @throws Stopped
Mixing runMixer(const TokenMixer& mixer, const Matrix& read, Index kept, const std::vector<bool>& real,
                const std::shared_ptr<const MixerState>& known, const std::function<Matrix()>& before,
                const RowVector& factors, const std::stop_token& stop);

/// The factors of a mixer's heads.
/// @param interventions  of which those of AttentionBlock::Mixing count, by the mixers' places in mixingPlaces()
/// @return [H], or empty where nothing changes
RowVector mixingFactors(const Transformer& transformer, const TokenMixer* mixer,
                        const std::vector<Intervention>& interventions);

/// One such layer over one text.
struct MixingOutput {
    MixingTrace trace;
    Matrix x;  ///< [T - kept, d_model] what the next layer gets
};

/// @param x       [T - kept, d_model] the rows that are to be computed
/// @param before  the same layer of an earlier pass, of at least `kept` tokens; null where nothing is kept
/// @param factors  see mixed()
/// @throws Stopped
MixingOutput runMixing(const MixingLayer& layer, Matrix x, Index kept, const MixingTrace* before,
                       const std::vector<bool>& real, const RowVector& factors, const std::stop_token& stop);

}  // namespace core
