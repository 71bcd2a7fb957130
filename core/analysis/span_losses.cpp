#include "core/analysis/span_losses.h"

#include "core/model/pass/finished_pass.h"
#include "core/model/pass/prediction.h"

#include <algorithm>

namespace core {
namespace {

/// Log-probabilities of all answers, added up.
std::optional<double> logProbabilityOfAll(const Trace& trace, const std::vector<Answer>& answers)
{
    double sum = 0;
    for (const Answer& answer : answers) {
        const auto one = logProbability(trace, answer);
        if (!one) return std::nullopt;
        sum += *one;
    }
    return sum;
}

}  // namespace

std::vector<Answer> writtenAnswers(const Trace& trace, Index item)
{
    std::vector<Answer> answers;
    for (const TokenSpan& span : trace.querySpans(item))
        for (Index place = std::max<Index>(span.first, 1); span.written && place <= span.last; ++place)
            answers.push_back({item, place - 1, trace.queries(item)[static_cast<std::size_t>(place)].id});
    return answers;
}

std::vector<SpanLoss> spanLosses(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block,
                                 const std::vector<Answer>& answers, std::vector<Intervention> heads,
                                 const std::function<void(const std::vector<SpanLoss>&)>& told)
{
    const auto looked = blockOf(trace, block);
    options = contextsOnly(std::move(options));
    const auto whole = finishedPass(run(trace->model, trace->batch, options));
    const auto before = logProbabilityOfAll(*whole, answers);
    std::vector<SpanLoss> losses;
    if (!before || answers.empty()) return losses;
    options.previous = whole;
    if (heads.empty()) heads.push_back({.kind = Intervention::Kind::Hide, .block = block});
    const std::vector<Intervention> others = options.interventions;
    std::vector<std::string> names;  // stretches of one name are hidden together
    for (const TokenSpan& span : looked->keySpans(answers.front().item)) {
        if (span.written || std::ranges::count(names, span.name) > 0) continue;
        names.push_back(span.name);
        options.interventions = others;
        for (Intervention& head : heads) {
            head.span = span.name;
            options.interventions.push_back(head);
        }
        const auto without = finishedPass(run(trace->model, trace->batch, options));
        losses.push_back({span, *logProbabilityOfAll(*without, answers) - *before});
        if (told) told(losses);
    }
    return losses;
}

}  // namespace core
