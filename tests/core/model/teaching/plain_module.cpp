#include "tests/core/model/teaching/plain_module.h"

#include <algorithm>
#include <cmath>

using namespace core;

namespace {

PlainTable tableOf(MatrixView matrix)
{
    PlainTable table(static_cast<std::size_t>(matrix.rows()));
    for (Index row = 0; row < matrix.rows(); ++row)
        for (Index col = 0; col < matrix.cols(); ++col)
            table[static_cast<std::size_t>(row)].push_back(static_cast<double>(matrix(row, col)));
    return table;
}

/// The module's arithmetic as its papers have it, one number after the other.
class PlainModule {
public:
    PlainModule(const Run& run, const PreparedRun& prepared)
        : m_module(*run.module),
          m_weights(weightsOf(run, prepared)),
          m_tokens(prepared.texts.front().usedTokens())
    {
    }

    std::size_t tokens() const { return m_tokens.size(); }

    /// The token's vector, and what its place adds.
    PlainTable inputs() const
    {
        PlainTable x;
        for (std::size_t place = 0; place < tokens(); ++place) {
            x.push_back(tableOf(m_weights.symbols.at(m_tokens[place].piece))[0]);
            for (std::size_t i = 0; i < x.back().size(); ++i) x.back()[i] += placed(place, i);
        }
        return x;
    }

    /// x · W + b, the columns of one head.
    PlainTable projected(const PlainTable& x, const std::string& which, Index head, Index width) const
    {
        const PlainTable w = tableOf(m_weights.tensors.at("W_" + which));
        const auto bias = m_weights.tensors.find("b_" + which);
        PlainTable out(x.size());
        for (std::size_t row = 0; row < x.size(); ++row)
            for (Index i = 0; i < width; ++i) {
                const auto column = static_cast<std::size_t>(head * width + i);
                double sum =
                    bias == m_weights.tensors.end() ? 0 : static_cast<double>(bias->second(0, head * width + i));
                for (std::size_t k = 0; k < w.size(); ++k) sum += x[row][k] * w[k][column];
                out[row].push_back(sum);
            }
        return out;
    }

    /// A head's queries, keys and values before norm and rotation, of latents where the module has them.
    PlainTable queries(const PlainTable& x, Index head) const
    {
        const bool narrow = m_module.latents.key_value > 0 && m_module.latents.query > 0;
        PlainTable q = projected(narrow ? projected(x, "query_latent", 0, m_module.latents.query) : x, "query", head,
                                 m_module.key_dimensions);
        const auto content = m_weights.tensors.find("content_bias");
        for (auto& row : q)
            for (std::size_t i = 0; i < row.size() && content != m_weights.tensors.end(); ++i)
                row[i] +=
                    static_cast<double>(content->second(0, head * m_module.key_dimensions + static_cast<Index>(i)));
        return q;
    }
    PlainTable keys(const PlainTable& x, Index head) const
    {
        const ModuleLatents& latents = m_module.latents;
        if (latents.key_value == 0) return projected(x, "key", head, m_module.key_dimensions);
        PlainTable k = projected(projected(x, "latent", 0, latents.key_value), "key", head,
                                 m_module.key_dimensions - latents.shared);
        const PlainTable shared = projected(x, "shared_key", 0, latents.shared);
        for (std::size_t row = 0; row < k.size(); ++row)
            k[row].insert(k[row].end(), shared[row].begin(), shared[row].end());
        return k;
    }
    PlainTable values(const PlainTable& x, Index head) const
    {
        const Index latent = m_module.latents.key_value;
        return projected(latent > 0 ? projected(x, "latent", 0, latent) : x, "value", head, m_module.value_dimensions);
    }

    /// The distances' addition to q·k: the query with the distance's key, the key with the distance's query.
    double distanceTerms(const std::vector<double>& q, const std::vector<double>& k, Index head, std::size_t query,
                         std::size_t key) const
    {
        if (m_module.positions != PositionEncoding::Disentangled) return 0;
        const ModuleDistances& distances = m_module.distances;
        const auto distance = static_cast<Index>(query) - static_cast<Index>(key);
        const Index place = std::clamp<Index>(distance + distances.span, 0, 2 * distances.span - 1);
        const PlainTable vector{tableOf(m_weights.tensors.at("distance_embedding").row(place))[0]};
        double sum = 0;
        for (Index i = 0; i < m_module.key_dimensions; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (distances.to_position) sum += q[at] * projected(vector, "key", head, m_module.key_dimensions)[0][at];
            if (distances.to_content) sum += k[at] * projected(vector, "query", head, m_module.key_dimensions)[0][at];
        }
        return sum;
    }

    /// XLNet's (q + v)·R, scaled, with the sines and cosines of a distance projected to a key; q has u already.
    double distanceKey(const std::vector<double>& q, Index head, std::size_t query, std::size_t key) const
    {
        if (m_module.positions != PositionEncoding::RelativeSinusoidal) return 0;
        const double distance = static_cast<double>(query) - static_cast<double>(key);
        const Index half = m_module.width / 2;
        std::vector<double> waves;
        for (Index i = 0; i < 2 * half; ++i) {
            const double rate = std::pow(10000.0, -2.0 * static_cast<double>(i % half) / static_cast<double>(2 * half));
            waves.push_back(i < half ? std::sin(distance * rate) : std::cos(distance * rate));
        }
        const std::vector<double> r = projected({waves}, "distance", head, m_module.key_dimensions)[0];
        double sum = 0;
        for (std::size_t i = 0; i < r.size(); ++i) {
            const Index at = head * m_module.key_dimensions + static_cast<Index>(i);
            const double shift = static_cast<double>(m_weights.tensors.at("distance_bias")(0, at))
                                 - static_cast<double>(m_weights.tensors.at("content_bias")(0, at));
            sum += (q[i] + shift) * r[i];
        }
        return sum
               * (m_module.scale ? static_cast<double>(*m_module.scale) : 1 / std::sqrt(static_cast<double>(q.size())));
    }

    void norm(PlainTable& vectors, const char* name) const
    {
        if (!m_module.query_key_norm) return;
        const PlainTable weight = tableOf(m_weights.tensors.at(name));
        for (auto& vector : vectors) {
            double squares = 0;
            for (const double number : vector) squares += number * number;
            const double root = std::sqrt(squares / static_cast<double>(vector.size()) + 1e-6);
            for (std::size_t i = 0; i < vector.size(); ++i) vector[i] *= (weight[0][i] + 1) / root;
        }
    }

    void rotate(PlainTable& vectors) const
    {
        if (m_module.positions != PositionEncoding::Rotary) return;
        const RotaryEmbedding& rotary = m_module.rotary;
        const bool latent = m_module.latents.key_value > 0;
        const Index n = latent                   ? m_module.latents.shared
                        : rotary.dimensions == 0 ? m_module.key_dimensions
                                                 : rotary.dimensions;
        const auto from = static_cast<std::size_t>(latent ? m_module.key_dimensions - n : 0);
        for (std::size_t place = 0; place < vectors.size(); ++place)
            for (Index i = 0; i < n / 2; ++i) {
                const bool interleaved = rotary.pairing == RotaryEmbedding::Pairing::Interleaved;
                double& a = vectors[place][from + static_cast<std::size_t>(interleaved ? 2 * i : i)];
                double& b = vectors[place][from + static_cast<std::size_t>(interleaved ? 2 * i + 1 : i + n / 2)];
                double angle = static_cast<double>(place + static_cast<std::size_t>(rotary.first_position))
                               * std::pow(static_cast<double>(rotary.base),
                                          -2.0 * static_cast<double>(i) / static_cast<double>(n));
                if (rotary.scaling.kind == RotaryScaling::Kind::Linear)
                    angle /= static_cast<double>(rotary.scaling.factor);
                const double turnedA = a * std::cos(angle) - b * std::sin(angle);
                b = b * std::cos(angle) + a * std::sin(angle);
                a = turnedA;
            }
    }

    /// Queries that grow with their place.
    void lengthen(PlainTable& q) const
    {
        if (!m_module.query_temperature) return;
        const auto scale = static_cast<double>(m_module.query_temperature->scale);
        const auto step = static_cast<double>(m_module.query_temperature->step);
        for (std::size_t place = 0; place < q.size(); ++place)
            for (double& number : q[place])
                number *= 1 + scale * std::log(1 + std::floor(static_cast<double>(place + 1) / step));
    }

    /// Whether the index of keys leaves a query this key, of those that the mask shows it.
    bool kept(std::size_t query, std::size_t key, const PlainTable& x, const PlainMask& mask) const
    {
        const ModuleIndex& index = m_module.index;
        if (index.kept == 0) return true;
        const auto score = [&](std::size_t other) {
            double sum = 0;
            for (Index head = 0; head < index.heads; ++head) {
                double product = 0;
                for (Index i = 0; i < index.dimensions; ++i)
                    product += column(x[query], "W_index_query", head * index.dimensions + i)
                               * column(x[other], "W_index_key", i);
                sum += column(x[query], "W_index_weights", head) * std::max(0.0, product);
            }
            return sum;
        };
        const double own = score(key);
        Index before = 0;
        for (std::size_t other = 0; other < tokens(); ++other) {
            if (other == key || !mask(static_cast<Index>(query), static_cast<Index>(other))) continue;
            const double theirs = score(other);
            if (theirs > own || (theirs == own && other < key)) ++before;
        }
        return before < index.kept;
    }

    /// The factor of a number of a head's context.
    double gate(const std::vector<double>& x, Index head, Index number) const
    {
        if (m_module.gate == GateForm::None) return 1;
        const Index at = m_module.gate == GateForm::Head ? head : head * m_module.value_dimensions + number;
        return 1 / (1 + std::exp(-column(x, "W_gate", at)));
    }

    /// The keys or values that the layer puts behind.
    void appendAdded(PlainTable& vectors, const char* name, Index head, Index width) const
    {
        if (m_module.added.bias) {
            const std::vector<double> all = tableOf(m_weights.tensors.at(name))[0];
            vectors.emplace_back(all.begin() + head * width, all.begin() + (head + 1) * width);
        }
        if (m_module.added.zero) vectors.emplace_back(width, 0.0);
    }

    double score(const std::vector<double>& q, const std::vector<double>& k, Index head, std::size_t query,
                 std::size_t key) const
    {
        double sum = 0;
        for (std::size_t i = 0; i < q.size(); ++i) sum += q[i] * k[i];
        double terms = 1;
        if (m_module.positions == PositionEncoding::Disentangled) {
            terms += (m_module.distances.to_position ? 1 : 0) + (m_module.distances.to_content ? 1 : 0);
            sum += distanceTerms(q, k, head, query, key);
        }
        sum *= m_module.scale ? static_cast<double>(*m_module.scale)
                              : 1 / std::sqrt(terms * static_cast<double>(q.size()));
        const auto cap = static_cast<double>(m_module.soft_cap);
        if (cap > 0) sum = cap * std::tanh(sum / cap);
        return key < tokens() ? sum + bias(head, query, key) + distanceKey(q, head, query, key) : sum;
    }

    double sink(Index head) const { return static_cast<double>(m_weights.tensors.at("sinks")(0, head)); }

    std::size_t firstQuery() const
    {
        const auto last = static_cast<std::size_t>(m_module.last_queries);
        return last == 0 || last >= tokens() ? 0 : tokens() - last;
    }

    const TeachingModule& module() const { return m_module; }

private:
    /// x · one column of a matrix.
    double column(const std::vector<double>& x, const char* name, Index col) const
    {
        const Matrix& w = m_weights.tensors.at(name);
        double sum = 0;
        for (std::size_t i = 0; i < x.size(); ++i) sum += x[i] * static_cast<double>(w(static_cast<Index>(i), col));
        return sum;
    }

    double placed(std::size_t place, std::size_t i) const
    {
        if (m_module.positions == PositionEncoding::Learned)
            return static_cast<double>(
                m_weights.tensors.at("position_embedding")(static_cast<Index>(place), static_cast<Index>(i)));
        if (m_module.positions != PositionEncoding::Sinusoidal) return 0;
        const double angle = static_cast<double>(place)
                             / std::pow(10000.0, static_cast<double>(i / 2 * 2) / static_cast<double>(m_module.width));
        return i % 2 == 0 ? std::sin(angle) : std::cos(angle);
    }

    double bias(Index head, std::size_t query, std::size_t key) const
    {
        const double distance = static_cast<double>(query) - static_cast<double>(key);
        // The heads of these tests are powers of two.
        const double slope = std::pow(2.0, -8.0 * static_cast<double>(head + 1) / static_cast<double>(m_module.heads));
        switch (m_module.positions) {
        case PositionEncoding::Alibi:
            return m_module.alibi == AlibiForm::Symmetric ? -slope * std::abs(distance)
                   : m_module.alibi == AlibiForm::OneWay  ? -slope * distance
                                                          : slope * static_cast<double>(key);
        case PositionEncoding::Relative:
            return static_cast<double>(m_weights.tensors.at("relative_attention_bias")(
                static_cast<Index>(bucket(static_cast<long>(distance))), head));
        case PositionEncoding::Pairs:
            return static_cast<double>(
                m_weights.tensors.at("attention_bias")(static_cast<Index>(query), static_cast<Index>(key)));
        default: return 0;
        }
    }

    /// Near distances have a bucket each, far ones share them on a logarithmic scale (Raffel et al., 2020).
    long bucket(long distance) const
    {
        const RelativeBuckets& relative = m_module.relative;
        const long count = relative.bidirectional ? relative.buckets / 2 : relative.buckets;
        const long from = relative.bidirectional && distance < 0 ? count : 0;
        const long far = relative.bidirectional ? std::abs(distance) : std::max(0L, distance);
        const long exact = count / 2;
        if (far < exact) return from + far;
        const double scale = std::log(static_cast<double>(far) / static_cast<double>(exact))
                             / std::log(static_cast<double>(relative.largest_distance) / static_cast<double>(exact));
        return from + std::min(exact + static_cast<long>(scale * static_cast<double>(count - exact)), count - 1);
    }

    const TeachingModule& m_module;
    const TeachingWeights m_weights;
    const std::vector<Token> m_tokens;
};

/// exp(s) / Σ exp(s) over the visible keys; zeros where there are none.
std::vector<double> softmax(const std::vector<double>& scores, const std::vector<bool>& visible, double sinkTerm)
{
    double sum = sinkTerm;
    for (std::size_t key = 0; key < scores.size(); ++key) sum += visible[key] ? std::exp(scores[key]) : 0;
    std::vector<double> weights;
    for (std::size_t key = 0; key < scores.size(); ++key)
        weights.push_back(visible[key] ? std::exp(scores[key]) / sum : 0);
    return weights;
}

PlainHead headOf(const PlainModule& plain, Index head, const PlainMask& mask)
{
    const TeachingModule& module = plain.module();
    const Index keyHead = head / (module.heads / module.keyHeads());
    const PlainTable x = plain.inputs();
    PlainTable q = plain.queries(x, head);
    PlainTable k = plain.keys(x, keyHead);
    const Index valueHead = module.difference ? head / 2 : keyHead;
    PlainTable v = plain.values(x, valueHead);
    plain.norm(q, "query_norm");
    plain.norm(k, "key_norm");
    plain.rotate(q);
    plain.rotate(k);
    plain.lengthen(q);
    plain.appendAdded(k, "bias_k", keyHead, module.key_dimensions);
    plain.appendAdded(v, "bias_v", valueHead, module.value_dimensions);
    const double sinkTerm = module.sink == AttentionSink::None       ? 0
                            : module.sink == AttentionSink::OffByOne ? 1
                                                                     : std::exp(plain.sink(head));
    PlainHead result;
    for (std::size_t query = plain.firstQuery(); query < plain.tokens(); ++query) {
        std::vector<double> scores;
        std::vector<bool> visible;
        for (std::size_t key = 0; key < k.size(); ++key) {
            scores.push_back(plain.score(q[query], k[key], head, query, key));
            visible.push_back(
                key >= plain.tokens()
                || (mask(static_cast<Index>(query), static_cast<Index>(key)) && plain.kept(query, key, x, mask)));
        }
        result.weights.push_back(softmax(scores, visible, sinkTerm));
        result.scores.push_back(std::move(scores));
        std::vector<double> context(v.front().size());
        for (std::size_t key = 0; key < v.size(); ++key)
            for (std::size_t i = 0; i < context.size(); ++i) context[i] += result.weights.back()[key] * v[key][i];
        for (std::size_t i = 0; i < context.size(); ++i)
            context[i] *= plain.gate(x[query], head, static_cast<Index>(i));
        result.context.push_back(std::move(context));
    }
    return result;
}

}  // namespace

std::vector<PlainHead> plainHeads(const Run& run, const PreparedRun& prepared, const PlainMask& mask)
{
    const PlainModule plain(run, prepared);
    std::vector<PlainHead> heads;
    for (Index head = 0; head < run.module->heads; ++head) heads.push_back(headOf(plain, head, mask));
    return heads;
}
