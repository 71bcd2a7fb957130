#include "core/analysis/cell/mixing_terms.h"

#include "core/model/pass/mixing_source.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>
#include <vector>

namespace core {
namespace {

using Then = NumberTerms::Then;
using Way = NumberTerms::Way;

/// A number of the tables of a gated convolution's channel.
class ChannelTaker {
public:
    ChannelTaker(const ShortConvolution& mixer, Index channel, const std::vector<AttentionStep>& steps,
                 NumberTerms& made)
        : m_mixer(mixer),
          m_channel(channel),
          m_steps(steps),
          m_made(made)
    {
    }

    bool takeApart()
    {
        switch (m_made.of) {
        case Stage::Query: return project(m_mixer.behind);
        case Stage::Key: return project(m_mixer.before);
        case Stage::Value: return project(m_mixer.value);
        case Stage::MixingWeights: return gate();
        case Stage::MixedValues:
            return m_made.multiply(Stage::MixingWeights, tableOf(m_steps, Stage::MixingWeights)->row(m_made.row),
                                   *tableOf(m_steps, Stage::Value));
        default: return false;
        }
    }

private:
    bool project(const Projection& all)
    {
        const Projection own = all.columns(m_channel, 1);
        return m_made.multiply(Stage::Input, tableOf(m_steps, Stage::Input)->row(m_made.row), own.weight.matrix(),
                               own.bias);
    }

    bool gate()
    {
        const Matrix& taps = m_mixer.convolution.taps;
        const Index back = m_made.row - m_made.dimension;
        if (back < 0 || back >= taps.rows()) return false;
        m_made.from = Stage::Query;
        m_made.way = Way::Channel;
        m_made.by = taps(taps.rows() - 1 - back, m_channel);
        if (m_made.by == 0) return false;
        m_made.add((*tableOf(m_steps, Stage::Query))(m_made.row, 0),
                   m_made.by * (*tableOf(m_steps, Stage::Key))(m_made.dimension, 0));
        return true;
    }

    const ShortConvolution& m_mixer;
    const Index m_channel;
    const std::vector<AttentionStep>& m_steps;
    NumberTerms& m_made;
};

/// A number of the tables of a recurrence's head.
class RecurrenceTaker {
public:
    /// @param mixer  all heads
    RecurrenceTaker(const TokenMixer& mixer, Index head, const std::vector<AttentionStep>& steps, NumberTerms& made)
        : m_all(std::get<StateRecurrence>(mixer)),
          m_one(std::get<StateRecurrence>(oneHead(mixer, head))),
          m_head(head),
          m_steps(steps),
          m_made(made)
    {
    }

    bool takeApart()
    {
        const Index keys = m_one.keyWidth();
        switch (m_made.of) {
        case Stage::QueryProjected: return project(m_one.query);
        case Stage::KeyProjected: return project(m_one.key);
        case Stage::ValueProjected: return project(m_one.value);
        case Stage::Query: return convolve(Stage::QueryProjected, 0, 1 / std::sqrt(static_cast<float>(keys)));
        case Stage::Key: return convolve(Stage::KeyProjected, keys, 1);
        case Stage::Value: return convolve(Stage::ValueProjected, 2 * keys, {});
        case Stage::Decay:
            m_made.then = Then::Fade;
            m_made.by = m_one.decay(0);
            return time();
        case Stage::WriteStrength:
            m_made.then = m_one.delta ? Then::Sigmoid : Then::Time;
            return m_one.delta ? project(m_one.strength) : time();
        case Stage::MixingWeights: return carryBack();
        case Stage::MixedValues:
            return m_made.multiply(Stage::MixingWeights, table(Stage::MixingWeights).row(m_made.row),
                                   table(Stage::Value));
        case Stage::MixingGate: {
            const Index values = m_all.valueWidth();
            m_made.then = Then::Silu;
            return project(m_all.gate.columns(m_all.placeOf(m_head) * values, values));
        }
        case Stage::MixingState: return remember();
        default: return false;
        }
    }

private:
    const Matrix& table(Stage stage) const { return *tableOf(m_steps, stage); }

    bool project(const Projection& own)
    {
        return m_made.multiply(Stage::Input, table(Stage::Input).row(m_made.row), own.weight.matrix(), own.bias);
    }

    bool time()
    {
        m_made.least = m_one.least_time;
        m_made.most = m_one.most_time;
        if (!project(m_one.time)) return false;
        m_made.bias = m_made.bias.value_or(0) + m_one.time_bias(0);
        return true;
    }

    /// @param channel  of the row's first number
    /// @param length   that the delta rule gives the row; none of values
    bool convolve(Stage from, Index channel, std::optional<float> length)
    {
        const Matrix& before = table(from);
        const ChannelConvolution& by = m_one.convolution;
        const auto sumOf = [&](Index dimension, auto&& term) {
            const Index first = std::max<Index>(0, m_made.row - by.taps.rows() + 1);
            for (Index token = first; token <= m_made.row; ++token)
                term(before(token, dimension), by.taps(by.taps.rows() - 1 - (m_made.row - token), channel + dimension));
            return first;
        };
        m_made.from = from;
        m_made.way = Way::Taps;
        m_made.first_token = sumOf(m_made.dimension, [&](float number, float tap) { m_made.add(number, tap); });
        if (by.bias.size() > 0) m_made.bias = by.bias(channel + m_made.dimension);
        m_made.then = Then::Silu;
        if (!m_one.delta || !length) return true;
        m_made.then = Then::Length;
        constexpr double least = 1e-6;  // as the layer adds it
        double squares = least;
        for (Index dimension = 0; dimension < before.cols(); ++dimension) {
            NumberTerms other{.then = Then::Silu};
            sumOf(dimension, [&](float number, float tap) { other.add(number, tap); });
            if (by.bias.size() > 0) other.sum += by.bias(channel + dimension);
            squares += std::pow(static_cast<double>(other.result()), 2);
        }
        m_made.by = static_cast<float>(std::sqrt(squares)) / *length;
        return true;
    }

    /// The query on its way back through the steps to a key.
    bool carryBack()
    {
        const Index query = m_made.row, key = m_made.dimension;
        if (key > query) return false;
        const Matrix& keys = table(Stage::Key);
        RowVector carried = table(Stage::Query).row(query);
        for (Index token = query; token > key; --token) {
            if (m_one.delta) carried -= carried.dot(keys.row(token)) * strength(token) * keys.row(token);
            carried *= decay(token);
        }
        m_made.from = Stage::Query;
        m_made.way = Way::Carried;
        for (Index i = 0; i < carried.size(); ++i) m_made.add(carried(i), strength(key) * keys(key, i));
        if (key == query && m_one.skip.size() > 0) m_made.bias = m_one.skip(0);
        return true;
    }

    /// What is left of each token's part of one number of the state.
    bool remember()
    {
        const Matrix& keys = table(Stage::Key);
        const Matrix& values = table(Stage::Value);
        std::vector<float> left, written;
        left.reserve(static_cast<std::size_t>(keys.rows()));
        written.reserve(static_cast<std::size_t>(keys.rows()));
        RowVector column = RowVector::Zero(keys.cols());
        for (Index token = 0; token < keys.rows(); ++token) {
            column *= decay(token);
            for (float& each : left) each *= decay(token);
            const float known = m_one.delta ? column.dot(keys.row(token)) : 0;
            written.push_back(strength(token) * (values(token, m_made.dimension) - known));
            left.push_back(keys(token, m_made.row));
            column += written.back() * keys.row(token);
        }
        m_made.from = Stage::Value;
        m_made.way = Way::Tokens;
        for (std::size_t token = 0; token < left.size(); ++token) m_made.add(left[token], written[token]);
        return true;
    }

    float decay(Index token) const { return table(Stage::Decay)(token, 0); }
    float strength(Index token) const { return table(Stage::WriteStrength)(token, 0); }

    const StateRecurrence& m_all;
    const StateRecurrence m_one;
    const Index m_head;
    const std::vector<AttentionStep>& m_steps;
    NumberTerms& m_made;
};

}  // namespace

bool takeMixingApart(const Trace& trace, const HeadAddress& address, const std::vector<AttentionStep>& steps,
                     NumberTerms& made)
{
    const TokenMixer& mixer = *trace.mixes->places()[static_cast<std::size_t>(address.layer)].mixer;
    if (const auto* channel = std::get_if<ShortConvolution>(&mixer))
        return ChannelTaker(*channel, address.head, steps, made).takeApart();
    return RecurrenceTaker(mixer, address.head, steps, made).takeApart();
}

}  // namespace core
