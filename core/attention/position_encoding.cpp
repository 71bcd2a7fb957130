#include "core/attention/position_encoding.h"

#include "core/kernel/parallel.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include <numbers>

namespace core {
namespace {

/// Between long waves, which are stretched, and short ones, which stay, a straight ramp over the pairs.
/// @param periods  tokens for each pair's turn by one radian
std::vector<float> yarnTurns(const RotaryEmbedding& rotary, const std::vector<float>& periods)
{
    const RotaryScaling& scaling = rotary.scaling;
    const auto n = static_cast<double>(rotary.dimensions);
    // The pair that makes so many full turns within the trained length.
    const auto pairOf = [&](float fullTurns) {
        return n
               * std::log(static_cast<double>(scaling.trained_tokens)
                          / (static_cast<double>(fullTurns) * 2 * std::numbers::pi))
               / (2 * std::log(static_cast<double>(rotary.base)));
    };
    double low = pairOf(scaling.beta_fast);
    double high = pairOf(scaling.beta_slow);
    if (scaling.whole_pairs) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, n - 1);
    if (low == high) high += 0.001;  // no division by zero
    std::vector<float> turns;
    for (const float period : periods) {
        const auto pair = static_cast<double>(turns.size());
        const float kept = 1 - static_cast<float>(std::clamp((pair - low) / (high - low), 0.0, 1.0));
        turns.push_back(1 / (scaling.factor * period) * (1 - kept) + 1 / period * kept);
    }
    return turns;
}

void stretchLlama3(const RotaryScaling& scaling, std::vector<float>& turns)
{
    const auto trained = static_cast<float>(scaling.trained_tokens);
    for (float& turn : turns) {
        const float wavelength = 2 * std::numbers::pi_v<float> / turn;
        if (wavelength < trained / scaling.high_frequency_factor) continue;
        const float smooth = (trained / wavelength - scaling.low_frequency_factor)
                             / (scaling.high_frequency_factor - scaling.low_frequency_factor);
        if (wavelength > trained / scaling.low_frequency_factor)
            turn /= scaling.factor;
        else
            turn = (1 - smooth) * turn / scaling.factor + smooth * turn;
    }
}

/// Moves neighbouring pairs apart: all first dimensions, then all second ones.
/// @param first  dimension of each head that the pairs begin at
void separatePairs(Eigen::Ref<Matrix> heads, Index width, Index first, Index pairs)
{
    RowVector apart(2 * pairs);
    for (Index row = 0; row < heads.rows(); ++row)
        for (Index start = first; start < heads.cols(); start += width) {
            for (Index i = 0; i < pairs; ++i) {
                apart(i) = heads(row, start + 2 * i);
                apart(pairs + i) = heads(row, start + 2 * i + 1);
            }
            heads.row(row).segment(start, 2 * pairs) = apart;
        }
}

}  // namespace

Matrix sinusoidalPositions(Index tokens, Index width)
{
    Matrix positions(tokens, width);
    for (Index col = 0; col < width; ++col) {
        const double pair = static_cast<double>(col - col % 2);
        const double frequency = std::pow(10000.0, -pair / static_cast<double>(width));
        for (Index row = 0; row < tokens; ++row) {
            const double angle = static_cast<double>(row) * frequency;
            positions(row, col) = static_cast<float>(col % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    }
    return positions;
}

Matrix sinusoidsInHalves(Index tokens, Index width, const std::function<double(Index row, Index pair)>& angle)
{
    Matrix positions(tokens, width);
    const Index sines = (width + 1) / 2;
    for (Index row = 0; row < tokens; ++row)
        for (Index col = 0; col < width; ++col)
            positions(row, col) =
                static_cast<float>(col < sines ? std::sin(angle(row, col)) : std::cos(angle(row, col - sines)));
    return positions;
}

std::optional<float> PicturePlaces::down(Index token) const
{
    if (token < first) return std::nullopt;
    const auto row = static_cast<float>((token - first) / columns);
    if (counted) return row;
    return 2 * ((row + 0.5F) / static_cast<float>(rows)) - 1;
}

std::optional<float> PicturePlaces::across(Index token) const
{
    if (token < first) return std::nullopt;
    const auto column = static_cast<float>((token - first) % columns);
    if (counted) return column;
    return 2 * ((column + 0.5F) / static_cast<float>(columns)) - 1;
}

float RotaryEmbedding::angle(Index position, Index pair, const std::vector<float>& turns) const
{
    const float turn = turns[static_cast<std::size_t>(pair)];
    if (places != nullptr) {
        const std::size_t axis = axes.empty() ? 0 : axes[static_cast<std::size_t>(pair)];
        return static_cast<float>(places->at(position, axis)) * turn;
    }
    if (!picture) return static_cast<float>(position) * turn;
    const float place = (pair < dimensions / 4 ? picture->down(position) : picture->across(position)).value_or(0);
    return picture->counted ? place * turn : 2 * std::numbers::pi_v<float> * place * turn;
}

std::vector<float> RotaryEmbedding::frequencies(Index tokens) const
{
    const auto n = static_cast<float>(dimensions);
    const auto pairs = static_cast<std::size_t>(dimensions / 2);
    float stretched = base;
    if (scaling.kind == RotaryScaling::Kind::Dynamic && tokens > scaling.trained_tokens)
        stretched *= std::pow(scaling.factor * static_cast<float>(tokens) / static_cast<float>(scaling.trained_tokens)
                                  - (scaling.factor - 1),
                              n / (n - 2));
    // Rounded to float32 at each step that the implementations have which models were trained with: over a thousand
    // tokens one bit more or less of a frequency turns a pair by 6e-5.
    std::vector<float> periods;
    for (std::size_t i = 0; i < pairs; ++i) {
        const float share = picture ? 4.0F * static_cast<float>(i % (pairs / 2)) / n : 2.0F * static_cast<float>(i) / n;
        periods.push_back(std::pow(stretched, share));
    }
    if (scaling.kind == RotaryScaling::Kind::Yarn) return yarnTurns(*this, periods);
    if (scaling.kind == RotaryScaling::Kind::Divided) {
        const bool isLong = tokens > scaling.trained_tokens && !scaling.long_divisors.empty();
        const std::vector<float>& divisors = isLong ? scaling.long_divisors : scaling.divisors;
        for (std::size_t i = 0; i < std::min(pairs, divisors.size()); ++i) periods[i] *= divisors[i];
    }
    std::vector<float> turns;
    for (const float period : periods) turns.push_back(1 / period);
    if (scaling.kind == RotaryScaling::Kind::Linear)
        for (float& turn : turns) turn /= scaling.factor;
    if (scaling.kind == RotaryScaling::Kind::Llama3) stretchLlama3(scaling, turns);
    if (turned_pairs > 0)
        std::fill(turns.begin() + std::min<std::ptrdiff_t>(turned_pairs, std::ssize(turns)), turns.end(), 0.0F);
    return turns;
}

float yarnFactor(float factor, float share) { return factor <= 1 ? 1.0F : 0.1F * share * std::log(factor) + 1.0F; }

float RotaryEmbedding::attentionFactor() const
{
    if (scaling.kind == RotaryScaling::Kind::Divided) return scaling.attention_factor.value_or(1.0F);
    if (scaling.kind != RotaryScaling::Kind::Yarn) return 1;
    return scaling.attention_factor.value_or(yarnFactor(scaling.factor));
}

void RotaryEmbedding::turn(Eigen::Ref<Matrix> heads, Index width, Index first, Index tokens) const
{
    const Index half = dimensions / 2;
    const bool neighbours = pairing != Pairing::HalfSplit;
    first += first_position;
    const std::vector<float> turns = frequencies(std::max(tokens + first_position, first + heads.rows()));
    const float factor = attentionFactor();
    const Index apart = neighbours ? 1 : half;  // the two of a pair
    const Index next = neighbours ? 2 : 1;      // one pair and the next
    const auto turnRow = [&](Index row, RowVector& sines, RowVector& cosines) {
        for (Index i = 0; i < half; ++i) {
            const float turned = angle(first + row, i, turns);
            sines(i) = std::sin(turned) * (backwards ? -factor : factor);
            cosines(i) = std::cos(turned) * factor;
        }
        for (Index start = first_dimension; start < heads.cols(); start += width) {
            float* pair = &heads(row, start);
            for (Index i = 0; i < half; ++i, pair += next) {
                const float a = pair[0];
                const float b = pair[apart];
                pair[0] = a * cosines(i) - b * sines(i);
                pair[apart] = b * cosines(i) + a * sines(i);
            }
        }
    };
    inRows(heads.rows(), heads.cols(), [&](Index from, Index count) {
        RowVector sines(half), cosines(half);
        for (Index row = from; row < from + count; ++row) turnRow(row, sines, cosines);
    });
    if (pairing == Pairing::Separated) separatePairs(heads, width, first_dimension, half);
}

float alibiSlope(Index head, Index heads)
{
    const auto power = static_cast<Index>(std::bit_floor(static_cast<std::size_t>(heads)));
    const auto steps = static_cast<double>(power);
    const double exponent = head < power ? -8.0 * static_cast<double>(head + 1) / steps
                                         : -4.0 * static_cast<double>(2 * (head - power) + 1) / steps;
    return static_cast<float>(std::exp2(exponent));
}

ScoreBias alibiBias(AlibiForm form, float slope, Index queries, Index keys)
{
    if (form == AlibiForm::FromFirst)
        return ScoreBias::byKey(slope * RowVector::LinSpaced(keys, 0.0F, static_cast<float>(keys - 1)));
    RowVector ofDistance(queries + keys - 1);
    for (Index i = 0; i < ofDistance.size(); ++i) {
        const Index distance = i - (queries - 1);  // key - query
        ofDistance(i) = slope * static_cast<float>(form == AlibiForm::OneWay ? distance : -std::abs(distance));
    }
    return ScoreBias::byDistance(ofDistance, queries);
}

Index RelativeBuckets::bucketOf(Index query, Index key) const
{
    Index count = buckets;
    Index first = 0;
    Index distance = query - key;
    if (bidirectional) {
        count /= 2;
        if (distance < 0) first = count;
        distance = std::abs(distance);
    } else {
        distance = std::max<Index>(distance, 0);
    }
    const Index exact = count / 2;
    if (distance < exact) return first + distance;
    // float32 throughout, because PyTorch's logarithm decides the borders between buckets.
    const float far = std::log(static_cast<float>(distance) / static_cast<float>(exact))
                      / static_cast<float>(std::log(static_cast<double>(largest_distance) / static_cast<double>(exact)))
                      * static_cast<float>(count - exact);
    // Also where the numbers leave no room for a scale, so that no bucket lies outside the table.
    if (!(far >= 0 && far < static_cast<float>(count - exact))) return first + count - 1;
    return first + exact + static_cast<Index>(far);
}

ScoreBias RelativeBuckets::bias(const RowVector& of_bucket, Index queries, Index keys) const
{
    RowVector ofDistance(queries + keys - 1);
    for (Index i = 0; i < ofDistance.size(); ++i) ofDistance(i) = of_bucket(bucketOf(queries - 1, i));
    return ScoreBias::byDistance(ofDistance, queries);
}

}  // namespace core
