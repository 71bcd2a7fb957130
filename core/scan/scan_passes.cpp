#include "core/scan/scan_passes.h"

#include "core/analysis/row_answers.h"
#include "core/available_memory.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/prediction.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace core {

std::shared_ptr<const Trace> passWithout(const std::shared_ptr<const Trace>& whole, const Intervention& without,
                                         const std::stop_token& stop)
{
    RunOptions options{.keep = Keep::Context, .stop = stop, .previous = whole};
    options.interventions.push_back(without);
    return finishedPass(run(whole->model, whole->batch, options));
}

std::shared_ptr<const Trace> KeptPasses::of(std::size_t text, const PreparedRun& prepared, const std::stop_token& stop)
{
    if (const auto kept = m_kept.find(text); kept != m_kept.end()) return kept->second;
    constexpr std::size_t most = std::size_t{256} << 20U;
    auto pass = finishedPass(run(prepared.model, prepared.batch, contextsOnly({.stop = stop})));
    const std::size_t bytes = traceBytes(*prepared.model, prepared.batch, Keep::Context, 0);
    if (m_bytes + bytes > std::min(most, memoryForTraces() / 4)) return pass;
    m_bytes += bytes;
    m_kept[text] = pass;
    return pass;
}

RepeatedQuestion::RepeatedQuestion(std::shared_ptr<const Model> model, const std::optional<Token>& begin,
                                   std::size_t sequences)
    : m_model(std::move(model))
{
    for (std::size_t seed = 0; seed < sequences; ++seed) {
        auto sequence = repeatedSequence(*m_model, begin, seed);
        const bool fits = sequence && (m_sequences.empty() || sequence->length == m_sequences.front().length);
        if (fits) m_sequences.push_back(*std::move(sequence));
    }
}

std::vector<double> RepeatedQuestion::said(const Intervention* without, const std::stop_token& stop) const
{
    Batch batch;
    batch.sequences.reserve(m_sequences.size());
    for (const RepeatedSequence& each : m_sequences) batch.sequences.push_back(sequenceOf(each.tokens));
    RunOptions options{.keep = Keep::Context, .stop = stop};
    if (without != nullptr) options.interventions.push_back(*without);
    const auto trace = finishedPass(run(m_model, std::move(batch), options));
    std::vector<double> means;
    means.reserve(m_sequences.size());
    for (std::size_t item = 0; item < m_sequences.size(); ++item) {
        const RepeatedSequence& asked = m_sequences[item];
        const Eigen::VectorXd said = rowLogProbabilities(*trace, static_cast<Index>(item), nextIds(asked.tokens), stop);
        if (said.size() == 0) return {};
        means.push_back(said.segment(asked.begin + asked.length, asked.length - 1).mean());
    }
    return means;
}

std::vector<Index> mostRead(const Trace& trace, const HeadAddress& address)
{
    const auto weights = headWeights(trace, address);
    const std::vector<Token>& keys = trace.keys(address.item);
    std::vector<Index> ids;
    ids.reserve(static_cast<std::size_t>(weights->rows()));
    for (Index query = 0; query < weights->rows(); ++query) {
        Index key = 0;
        weights->row(query).maxCoeff(&key);
        const Token& read = keys[static_cast<std::size_t>(key)];
        ids.push_back(key == query || read.special ? -1 : read.id);
    }
    return ids;
}

std::optional<Answer> likeliestAgainstSecond(const Trace& says, Index row, const std::stop_token& stop)
{
    const Matrix scores = rowsLogits(says, 0, row, 1, stop);
    if (scores.rows() == 0 || scores.cols() < 2) return std::nullopt;
    Index first = 0, second = 0;
    RowVector left = scores.row(0);
    left.maxCoeff(&first);
    left(first) = -std::numeric_limits<float>::infinity();
    left.maxCoeff(&second);
    return Answer{.position = row, .id = first, .against = second};
}

}  // namespace core
