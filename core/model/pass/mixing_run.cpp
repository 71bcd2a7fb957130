#include "core/model/pass/mixing_run.h"

#include "core/error.h"
#include "core/model/pass/layer_run.h"
#include "core/model/pass/mixing_map.h"

#include <algorithm>

namespace core {

RowVector mixingFactors(const Transformer& transformer, const TokenMixer* mixer,
                        const std::vector<Intervention>& interventions)
{
    const auto mixes = [](const Intervention& each) { return each.block == AttentionBlock::Mixing; };
    if (mixer == nullptr || std::ranges::none_of(interventions, mixes)) return {};
    const std::vector<MixingPlace> places = mixingPlaces(transformer, {});
    const auto found = std::ranges::find_if(places, [&](const MixingPlace& each) { return each.mixer.get() == mixer; });
    RowVector factors = RowVector::Ones(mixingHeads(*mixer));
    for (const Intervention& each : interventions) {
        if (!mixes(each)) continue;
        if (each.kind != Intervention::Kind::Scale)
            throw Error(Code::Unsupported, "",
                        "an intervention on a layer without a softmax is not supported: expected a head switched off "
                        "or scaled, found another kind");
        for (Index head = 0; head < factors.size(); ++head)
            if (each.holdsFor(found - places.begin(), head)) factors(head) *= each.factor;
    }
    return factors;
}

Mixing runMixer(const TokenMixer& mixer, const Matrix& read, Index kept, const std::vector<bool>& real,
                const std::shared_ptr<const MixerState>& known, const std::function<Matrix()>& before,
                const RowVector& factors, const std::stop_token& stop)
{
    const bool goesOn = kept > 0 && known != nullptr && known->tokens == kept;
    auto state = std::make_shared<MixerState>(goesOn ? *known : MixerState::before(mixer));
    if (kept > 0 && !goesOn) {
        // The state in the middle of a text is kept nowhere: it is made again from all of the text.
        Matrix all(kept + read.rows(), read.cols());
        all.topRows(kept) = before().topRows(kept);
        all.bottomRows(read.rows()) = read;
        return {state, mixed(mixer, all, real, *state, stop, factors).bottomRows(read.rows())};
    }
    const std::vector<bool> own(real.begin() + kept, real.end());
    return {state, mixed(mixer, read, own, *state, stop, factors)};
}

MixingOutput runMixing(const MixingLayer& layer, Matrix x, Index kept, const MixingTrace* before,
                       const std::vector<bool>& real, const RowVector& factors, const std::stop_token& stop)
{
    MixingOutput result;
    result.trace.input = kept > 0 ? SharedMatrix::stacked(before->input, kept, x) : SharedMatrix(x);
    const Block& around = layer.around;
    if (layer.mixer == nullptr) {
        const Matrix inner = around.feed_forward_norm ? (*around.feed_forward_norm)(x) : x;
        x += fedForward(around.feed_forward, inner, nullptr, stop);
        result.x = std::move(x);
        return result;
    }
    const auto all = [&] { return attentionInput(around, Matrix(before->input->topRows(kept))); };
    Mixing mixing = runMixer(*layer.mixer, attentionInput(around, x), kept, real,
                             before == nullptr ? nullptr : before->state, all, factors, stop);
    result.trace.state = std::move(mixing.state);
    result.x = afterAttention(around, std::move(x), mixing.added, nullptr, stop);
    return result;
}

}  // namespace core
