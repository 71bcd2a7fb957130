#include "core/analysis/knock_out.h"

#include "core/model/pass/finished_pass.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"

#include <cmath>

namespace core {

std::optional<double> logProbability(const Trace& trace, const Answer& answer)
{
    const Trace& says = speakerOf(trace);
    const auto item = static_cast<std::size_t>(answer.item);
    const bool known = answers(*says.model) && says.finished() && item < says.last_hidden_state.size()
                       && answer.position < says.last_hidden_state[item].rows();
    if (!known) return std::nullopt;
    const Matrix scores = rowsLogits(says, answer.item, answer.position, 1);
    if (answer.id >= scores.cols() || answer.against.value_or(0) >= scores.cols()) return std::nullopt;
    const Eigen::RowVectorXd precise = scores.cast<double>();
    if (says.model->transformer.label_head && !answer.against)
        return logProbabilitiesOf(*says.model, scores.row(0))(answer.id);
    if (answer.against) return precise(answer.id) - precise(*answer.against);
    const double largest = precise.maxCoeff();
    return precise(answer.id) - largest - std::log((precise.array() - largest).exp().sum());
}

HeadTable knockOuts(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block,
                    const Answer& answer, const std::function<void(const HeadTable&)>& told)
{
    const auto first = [&](const std::vector<HeadTable>& tables) {
        if (told) told(tables.front());
    };
    return knockOutsOfEach(trace, std::move(options), block, {answer}, first).front();
}

std::vector<HeadTable> knockOutsOfEach(const std::shared_ptr<const Trace>& trace, RunOptions options,
                                       AttentionBlock block, const std::vector<Answer>& answers,
                                       const std::function<void(const std::vector<HeadTable>&)>& told)
{
    const auto looked = blockOf(trace, block);
    const ModelInfo& info = looked->model->info;
    std::vector<HeadTable> tables(answers.size(), HeadTable(info.layers, info.heads));
    // Contexts are enough: each pass takes over everything before its head.
    options = contextsOnly(std::move(options));
    const auto whole = finishedPass(run(trace->model, trace->batch, options));
    std::vector<double> before;
    for (const Answer& answer : answers) {
        const auto said = logProbability(*whole, answer);
        if (!said) return tables;
        before.push_back(*said);
    }
    options.previous = whole;
    options.interventions.push_back({.kind = Intervention::Kind::Scale, .block = block, .factor = 0});
    for (Index layer = 0; layer < info.layers; ++layer) {
        for (Index head = 0; head < info.heads; ++head) {
            options.interventions.back().layer = layer;
            options.interventions.back().head = head;
            const auto without = finishedPass(run(trace->model, trace->batch, options));
            for (std::size_t i = 0; i < answers.size(); ++i)
                tables[i].set(Measure::KnockOut, layer, head,
                              static_cast<float>(*logProbability(*without, answers[i]) - before[i]));
        }
        if (told) told(tables);
    }
    return tables;
}

}  // namespace core
