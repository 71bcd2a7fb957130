#include "core/model/pass/mixing_run.h"

#include "core/model/pass/layer_run.h"

namespace core {

Mixing runMixer(const TokenMixer& mixer, const Matrix& read, Index kept, const std::vector<bool>& real,
                const std::shared_ptr<const MixerState>& known, const std::function<Matrix()>& before,
                const std::stop_token& stop)
{
    const bool goesOn = kept > 0 && known != nullptr && known->tokens == kept;
    auto state = std::make_shared<MixerState>(goesOn ? *known : MixerState::before(mixer));
    if (kept > 0 && !goesOn) {
        // The state in the middle of a text is kept nowhere: it is made again from all of the text.
        Matrix all(kept + read.rows(), read.cols());
        all.topRows(kept) = before().topRows(kept);
        all.bottomRows(read.rows()) = read;
        return {state, mixed(mixer, all, real, *state, stop).bottomRows(read.rows())};
    }
    const std::vector<bool> own(real.begin() + kept, real.end());
    return {state, mixed(mixer, read, own, *state, stop)};
}

MixingOutput runMixing(const MixingLayer& layer, Matrix x, Index kept, const MixingTrace* before,
                       const std::vector<bool>& real, const std::stop_token& stop)
{
    MixingOutput result;
    result.trace.input = kept > 0 ? SharedMatrix::stacked(before->input, kept, x) : SharedMatrix(x);
    const Block& around = layer.around;
    if (layer.mixer == nullptr) {
        const Matrix inner = around.feed_forward_norm ? (*around.feed_forward_norm)(x) : x;
        x += fedForward(around.feed_forward, inner, stop);
        result.x = std::move(x);
        return result;
    }
    const auto all = [&] { return attentionInput(around, Matrix(before->input->topRows(kept))); };
    Mixing mixing = runMixer(*layer.mixer, attentionInput(around, x), kept, real,
                             before == nullptr ? nullptr : before->state, all, stop);
    result.trace.state = std::move(mixing.state);
    result.x = afterAttention(around, std::move(x), mixing.added, stop);
    return result;
}

}  // namespace core
