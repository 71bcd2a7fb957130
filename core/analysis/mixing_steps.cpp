#include "core/analysis/mixing_steps.h"

#include "core/analysis/step_tables.h"
#include "core/model/feed_forward.h"
#include "core/model/pass/mixing_source.h"

namespace core {
namespace {

/// Collects one head's tables in the order of the calculation.
class MixingCollector : StepTables {
public:
    MixingCollector(const Trace& trace, const HeadAddress& address, const Matrix& weights)
        : m_mixer(*trace.mixes->places()[static_cast<std::size_t>(address.layer)].mixer),
          m_address(address),
          m_read(trace.mixes->input(address)),
          m_head(trace.mixes->head(address)),
          m_weights(weights)
    {
    }

    std::vector<AttentionStep> collect()
    {
        begin(StepKind::Input);
        add(Stage::Input, Queries, Dimensions, m_read);
        begin(StepKind::Convolve);
        const MixingVectors& vectors = m_head.vectors();
        if (const auto* recurrence = std::get_if<StateRecurrence>(&m_mixer)) addProjected(*recurrence);
        add(Stage::Query, Queries, Dimensions, vectors.query);
        add(Stage::Key, Keys, Dimensions, vectors.key);
        add(Stage::Value, Keys, Dimensions, vectors.value);
        if (vectors.decay.rows() > 0) {
            begin(StepKind::Fade);
            add(Stage::Decay, Keys, Dimensions, vectors.decay);
            add(Stage::WriteStrength, Keys, Dimensions, vectors.strength);
        }
        begin(StepKind::Mix);
        add(Stage::MixingWeights, Queries, Keys, m_weights);
        begin(StepKind::Read);
        add(Stage::MixedValues, Queries, Dimensions, m_head.output(0));
        if (const auto* recurrence = std::get_if<StateRecurrence>(&m_mixer)) addGate(*recurrence);
        if (Matrix state = m_head.state(0); state.rows() > 0) {
            begin(StepKind::State);
            add(Stage::MixingState, Dimensions, Dimensions, std::move(state));
        }
        return taken();
    }

private:
    using enum StageAxis;

    /// Adds what the convolution reads.
    void addProjected(const StateRecurrence& mixer)
    {
        const Index keys = mixer.keyWidth(), at = mixer.keyHeadOf(m_address.head) * keys, values = mixer.valueWidth();
        add(Stage::QueryProjected, Queries, Dimensions, mixer.query.columns(at, keys)(m_read));
        add(Stage::KeyProjected, Keys, Dimensions, mixer.key.columns(at, keys)(m_read));
        add(Stage::ValueProjected, Keys, Dimensions,
            mixer.value.columns(mixer.placeOf(m_address.head) * values, values)(m_read));
    }

    void addGate(const StateRecurrence& mixer)
    {
        const Index values = mixer.valueWidth();
        Matrix gate = mixer.gate.columns(mixer.placeOf(m_address.head) * values, values)(m_read);
        activate(Activation::Silu, gate);
        begin(StepKind::MixGate);
        add(Stage::MixingGate, Queries, Dimensions, std::move(gate));
    }

    const TokenMixer& m_mixer;
    const HeadAddress m_address;
    const Matrix m_read;
    const MixingMap m_head;
    const Matrix& m_weights;
};

}  // namespace

std::vector<AttentionStep> mixingSteps(const Trace& trace, const HeadAddress& address, const Matrix& weights)
{
    return MixingCollector(trace, address, weights).collect();
}

}  // namespace core
