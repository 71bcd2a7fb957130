#include "core/analysis/attention_steps.h"
#include "core/model/mixing/mixer.h"
#include "core/model/pass/head_stages.h"
#include "core/session/edits/model_edits.h"

#include <QTest>

#include "tests/core/preset_runs.h"
#include "tests/test_class.h"

#include <cmath>
#include <map>

using namespace core;

namespace {

using Table = std::vector<std::vector<double>>;  // [rows][columns]

const TokenMixer& mixerIn(const Trace& trace) { return *trace.model->transformer.blocks[0].mixer; }

std::map<Stage, Matrix> mixedTables(const Trace& trace, const HeadAddress& address)
{
    std::map<Stage, Matrix> tables;
    for (const AttentionStep& step : attentionSteps(trace, address, *headStages(trace, address)))
        for (const StageTable& table : step.tables) tables[table.stage] = table.values;
    return tables;
}

Table numbersOf(const Matrix& matrix)
{
    Table numbers(static_cast<std::size_t>(matrix.rows()));
    for (Index row = 0; row < matrix.rows(); ++row)
        for (Index col = 0; col < matrix.cols(); ++col)
            numbers[static_cast<std::size_t>(row)].push_back(static_cast<double>(matrix(row, col)));
    return numbers;
}

Table plainProduct(const Table& x, const Projection& projection)
{
    const Table weight = numbersOf(projection.weight.matrix());
    Table made;
    for (const auto& row : x) {
        auto& out = made.emplace_back(weight.front().size(), 0.0);
        for (std::size_t i = 0; i < row.size(); ++i)
            for (std::size_t j = 0; j < out.size(); ++j) out[j] += row[i] * weight[i][j];
    }
    return made;
}

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// Each channel over the tokens before, then its SiLU.
Table plainConvolved(const Table& x, const ChannelConvolution& convolution, std::size_t first)
{
    const Table taps = numbersOf(convolution.taps);
    Table made = x;
    for (std::size_t t = 0; t < x.size(); ++t)
        for (std::size_t c = 0; c < x[t].size(); ++c) {
            double sum = 0;
            for (std::size_t back = 0; back < taps.size() && back <= t; ++back)
                sum += taps[taps.size() - 1 - back][first + c] * x[t - back][c];
            made[t][c] = sum * logistic(sum);
        }
    return made;
}

/// One head's q, k and v of a recurrence, with what fades and what is written.
struct PlainHead {
    Table q, k, v;
    std::vector<double> decay, strength;
    double skip = 0;
};

void lengthen(std::vector<double>& row, double length)
{
    double sum = 1e-6;
    for (const double number : row) sum += number * number;
    for (double& number : row) number *= length / std::sqrt(sum);
}

Table someColumns(const Table& all, std::size_t first, std::size_t count)
{
    Table some;
    for (const auto& row : all)
        some.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(first),
                          row.begin() + static_cast<std::ptrdiff_t>(first + count));
    return some;
}

PlainHead plainHead(const StateRecurrence& mixer, const Table& x, Index head)
{
    const auto dk = static_cast<std::size_t>(mixer.keyWidth()), dv = static_cast<std::size_t>(mixer.valueWidth());
    const auto h = static_cast<std::size_t>(head);
    const std::size_t keys = static_cast<std::size_t>(mixer.key_heads) * dk;
    PlainHead plain;
    plain.q = someColumns(plainConvolved(plainProduct(x, mixer.query), mixer.convolution, 0), h * dk, dk);
    plain.k = someColumns(plainConvolved(plainProduct(x, mixer.key), mixer.convolution, keys), h * dk, dk);
    plain.v = someColumns(plainConvolved(plainProduct(x, mixer.value), mixer.convolution, 2 * keys), h * dv, dv);
    const Table time = plainProduct(x, mixer.time);
    const Table strength = mixer.delta ? plainProduct(x, mixer.strength) : Table();
    for (std::size_t t = 0; t < x.size(); ++t) {
        const double took = std::log1p(std::exp(time[t][h] + static_cast<double>(mixer.time_bias(head))));
        plain.decay.push_back(std::exp(-static_cast<double>(mixer.decay(head)) * took));
        plain.strength.push_back(mixer.delta ? logistic(strength[t][h]) : took);
        if (!mixer.delta) continue;
        lengthen(plain.q[t], 1 / std::sqrt(static_cast<double>(dk)));
        lengthen(plain.k[t], 1);
    }
    if (!mixer.delta) plain.skip = static_cast<double>(mixer.skip(head));
    return plain;
}

/// A head's output at each token for these values.
std::vector<double> readings(const PlainHead& head, bool delta, const std::vector<double>& values)
{
    std::vector<double> state(head.k.front().size(), 0.0), made;
    for (std::size_t t = 0; t < values.size(); ++t) {
        double known = 0, read = 0;
        for (double& number : state) number *= head.decay[t];
        for (std::size_t i = 0; delta && i < state.size(); ++i) known += head.k[t][i] * state[i];
        for (std::size_t i = 0; i < state.size(); ++i) {
            state[i] += head.k[t][i] * head.strength[t] * (values[t] - known);
            read += head.q[t][i] * state[i];
        }
        made.push_back(read + head.skip * values[t]);
    }
    return made;
}

bool isNear(double a, double b) { return std::abs(a - b) <= 2e-5 * std::max(1.0, std::abs(b)); }

}  // namespace

/// Presets of what has no softmax, and of a layer that asks another's keys, beside plain loops.
class TestMixingPresets final : public QObject {
    Q_OBJECT
private slots:
    void aStateIsReadAndWrittenTokenByToken_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::newRow("gated delta rule") << QStringLiteral("mixer.delta");
        QTest::newRow("state space") << QStringLiteral("mixer.state");
    }
    void aStateIsReadAndWrittenTokenByToken()
    {
        QFETCH(QString, preset);
        const auto trace = traceNamed(preset.toStdString());
        const auto& mixer = std::get<StateRecurrence>(mixerIn(*trace));
        QCOMPARE(QString(mixerName(mixerIn(*trace))),
                 preset == "mixer.delta" ? QStringLiteral("gated delta rule") : QStringLiteral("state space"));
        const Table x = numbersOf(trace->layers[0]->items[0].input);
        for (const Index head : {0, 3}) {
            const auto tables = mixedTables(*trace->mixing, {0, head, 0});
            const PlainHead plain = plainHead(mixer, x, head);
            const Matrix& weights = tables.at(Stage::MixingWeights);
            for (std::size_t key = 0; key < x.size(); ++key) {
                // A value of 1 at one token alone: what is read of it is its weight.
                std::vector<double> one(x.size(), 0.0);
                one[key] = 1;
                const std::vector<double> column = readings(plain, mixer.delta, one);
                for (std::size_t query = 0; query < x.size(); ++query)
                    QVERIFY(isNear(static_cast<double>(weights(static_cast<Index>(query), static_cast<Index>(key))),
                                   column[query]));
            }
            for (Index t = 0; t < weights.rows(); ++t) {
                const auto at = static_cast<std::size_t>(t);
                QVERIFY(isNear(static_cast<double>(tables.at(Stage::Decay)(t, 0)), plain.decay[at]));
                QVERIFY(isNear(static_cast<double>(tables.at(Stage::WriteStrength)(t, 0)), plain.strength[at]));
                QVERIFY(isNear(static_cast<double>(tables.at(Stage::Value)(t, 2)), plain.v[at][2]));
                QVERIFY(
                    isNear(static_cast<double>(tables.at(Stage::MixedValues)(t, 2)), readings(plain, mixer.delta, [&] {
                               std::vector<double> values;
                               for (const auto& row : plain.v) values.push_back(row[2]);
                               return values;
                           }())[at]));
            }
            // In a sentence a state fades so that it shows, and not at once.
            QVERIFY(tables.at(Stage::Decay).minCoeff() > 0 && tables.at(Stage::Decay).mean() > 0.2F);
            QVERIFY(tables.at(Stage::Decay).mean() < 0.95F);
            QVERIFY(weights.minCoeff() < 0);
        }
    }

    void whatItMakesIsAddedToTheAttention()
    {
        const auto trace = traceNamed("mixer.delta");
        const auto& mixer = std::get<StateRecurrence>(mixerIn(*trace));
        const SequenceLayer& layer = trace->layers[0]->items[0];
        const Table gates = plainProduct(numbersOf(layer.input), mixer.gate);
        const Table rows = numbersOf(mixer.output.weight.matrix());
        const Index token = 6, column = 11;
        double made = static_cast<double>(layer.attention.output->row(token)(column));
        for (Index head = 0; head < mixer.heads; ++head) {
            const Matrix values = mixedTables(*trace->mixing, {0, head, 0}).at(Stage::MixedValues);
            for (Index i = 0; i < values.cols(); ++i) {
                const auto at = static_cast<std::size_t>(head * values.cols() + i);
                const double gate = gates[static_cast<std::size_t>(token)][at];
                made += static_cast<double>(values(token, i)) * gate * logistic(gate)
                        * rows[at][static_cast<std::size_t>(column)];
            }
        }
        QVERIFY(isNear(static_cast<double>(trace->last_hidden_state[0](token, column)), made));
    }

    void aShortConvolutionMixesThreeTokens()
    {
        const auto trace = traceNamed("mixer.convolution");
        const auto& mixer = std::get<ShortConvolution>(mixerIn(*trace));
        QCOMPARE(trace->mixing->model->info.heads, Index{32});
        const Table x = numbersOf(trace->layers[0]->items[0].input);
        const Table before = plainProduct(x, mixer.before), behind = plainProduct(x, mixer.behind);
        const Table taps = numbersOf(mixer.convolution.taps);
        for (const std::size_t channel : {0, 17}) {
            const auto tables = mixedTables(*trace->mixing, {0, static_cast<Index>(channel), 0});
            const Matrix& weights = tables.at(Stage::MixingWeights);
            for (std::size_t query = 0; query < x.size(); ++query)
                for (std::size_t key = 0; key < x.size(); ++key) {
                    const bool seen = key <= query && query - key < 3;
                    const double weight =
                        seen ? behind[query][channel] * taps[2 - (query - key)][channel] * before[key][channel] : 0;
                    QVERIFY(isNear(static_cast<double>(weights(static_cast<Index>(query), static_cast<Index>(key))),
                                   weight));
                }
        }
    }

    void aSecondLayerAsksTheKeysOfTheFirst()
    {
        const auto trace = traceNamed("lent_keys");
        QCOMPARE(trace->model->info.layers, Index{2});
        const SequenceLayer &first = trace->layers[0]->items[0], &second = trace->layers[1]->items[0];
        QVERIFY(*first.attention.k == *second.attention.k);
        QVERIFY(*first.attention.v == *second.attention.v);
        QVERIFY(*second.input == *first.attention.output);
        const auto tables = mixedTables(*trace, {1, 2, 0});
        QVERIFY(tables.contains(Stage::KeyInput));
        QVERIFY(tables.at(Stage::KeyInput) == *first.input);
        // Its queries are its own: of what the first layer made.
        const Table q = plainProduct(numbersOf(second.input), trace->model->transformer.blocks[1].attention.query);
        const Matrix& keys = tables.at(Stage::Key);
        double score = 0;
        for (Index i = 0; i < 8; ++i) score += q[5][static_cast<std::size_t>(16 + i)] * static_cast<double>(keys(3, i));
        QVERIFY(isNear(static_cast<double>(tables.at(Stage::ScoresRaw)(5, 3)), score));
    }

    void aPresetShowsWhatItIsAbout()
    {
        Session session;
        session.runs = {classroomRun(presetSentence)};
        setPreset(session, presetNamed("mixer.state"));
        QCOMPARE(session.focus.block, AttentionBlock::Mixing);
        setPreset(session, presetNamed("m09_rope"));
        QCOMPARE(session.focus.block, AttentionBlock::Self);
        setPreset(session, presetNamed("lent_keys"));
        QCOMPARE(session.focus.layer, Index{1});
    }
};

TEST_CLASS(TestMixingPresets)
#include "tst_mixing_presets.moc"
