#include "core/cases/case_run.h"

#include "core/cases/case_names.h"
#include "core/error.h"
#include "core/explain/asked_answer.h"
#include "core/explain/patch/feed_forward_sweep.h"
#include "core/explain/patch/patch_sweep.h"
#include "core/json/value_names.h"
#include "core/model/pass/finished_pass.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"
#include "core/prepare/opened_model.h"
#include "core/random_bits.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"

#include <cmath>
#include <utility>

namespace core {
namespace {

Ablation::By wayOf(CaseKind kind)
{
    if (kind == CaseKind::Mean || kind == CaseKind::FeedForwardMean) return Ablation::By::Mean;
    return kind == CaseKind::Resample ? Ablation::By::Resample : Ablation::By::Zero;
}

PatchPlan casePlan(CaseKind kind, AttentionBlock block)
{
    PatchPlan plan{.block = block};
    plan.kind = kind == CaseKind::Head        ? PatchKind::Head
                : kind == CaseKind::Pattern   ? PatchKind::Pattern
                : kind == CaseKind::Attention ? PatchKind::Output
                                              : PatchKind::Stream;
    plan.columns = isByPosition(kind) ? PatchPlan::Columns::Positions : PatchPlan::Columns::Heads;
    return plan;
}

}  // namespace

bool needsSource(CaseKind kind) { return kind >= CaseKind::Head; }

bool isOfFeedForward(CaseKind kind) { return kind == CaseKind::FeedForward || kind == CaseKind::FeedForwardMean; }

bool isByPosition(CaseKind kind) { return kind == CaseKind::Residual || kind == CaseKind::Attention; }

std::uint64_t caseFingerprint(const CaseQuestion& question, const std::vector<Case>& cases)
{
    Session asked;
    asked.runs = {question.run};
    std::string all = privateSessionText(asked) + std::to_string(fingerprintOf(question.run.model)) + "\n"
                      + nameOf(question.metric, caseMetrics) + "\n" + nameOf(question.kind, caseKinds) + "\n"
                      + std::to_string(static_cast<int>(question.block)) + "\n";
    for (const std::string& text : question.reference.texts()) all += text + "\n";
    for (const Case& each : cases)
        all += each.text + "\t" + each.from + "\t" + each.answer + "\t" + each.against + "\t"
               + std::to_string(each.position) + "\n";
    return hashOf(all);
}

CaseRun::CaseRun(CaseQuestion question, std::vector<Case> cases, OpenedModels& models)
    : m_question(std::move(question)),
      m_cases(std::move(cases)),
      m_models(models),
      m_model(openedModel(m_question.run, models))
{
    for (std::size_t i = 0; i < m_cases.size(); ++i) {
        const auto require = [&](bool there, const char* column) {
            if (!there)
                throw Error(Code::Missing, "", "the cell “%1” of case %2 is missing", column, std::to_string(i + 1));
        };
        require(m_question.metric != CaseMetric::LogitDifference || !m_cases[i].against.empty(), "against");
        require(!needsSource(m_question.kind) || !m_cases[i].from.empty(), "from");
        // Elsewhere the other word would change what the metric is.
        if (m_question.metric != CaseMetric::LogitDifference) m_cases[i].against.clear();
    }
    m_results.model = m_model->info.name;
    m_results.fingerprint = caseFingerprint(m_question, m_cases);
    m_results.metric = m_question.metric;
    m_results.kind = m_question.kind;
    m_results.cases = m_cases.size();
}

void CaseRun::goOnWith(CaseResults known)
{
    if (known.fingerprint != m_results.fingerprint || known.done.size() > m_cases.size())
        throw Error(Code::OutOfRange, "",
                    "the results that are there cannot be gone on with: expected those of this model, these cases and "
                    "this question, found others");
    m_results = std::move(known);
    if (isByPosition(m_question.kind) && !m_results.done.empty()) m_tokens = m_results.done.front().changes.cols();
}

bool CaseRun::next(const std::stop_token& stop)
{
    const std::size_t place = m_results.done.size();
    if (place >= m_cases.size()) return false;
    try {
        m_results.done.push_back(result(m_cases[place], stop));
    } catch (Error& error) {
        error.file = "case " + std::to_string(place + 1) + (error.file.empty() ? "" : ", " + error.file);
        throw;
    }
    return true;
}

std::shared_ptr<const Trace> CaseRun::pass(const std::string& text, Keep keep, const std::stop_token& stop)
{
    Run run = m_question.run;
    const std::size_t tab = m_model->decoder == nullptr ? std::string::npos : text.find('\t');
    run.texts = {text.substr(0, tab)};
    if (tab != std::string::npos) run.targets = {text.substr(tab + 1)};
    const PreparedRun ready = prepare(run, m_models, stop);
    requireComputable(ready);
    RunOptions options = optionsOf(run);
    options.keep = keep;
    options.stop = stop;
    return finishedPass(core::run(ready.model, ready.batch, options));
}

CaseResult CaseRun::result(const Case& asked, const std::stop_token& stop)
{
    const auto to = pass(asked.text, Keep::Context, stop);
    const Trace& speaker = speakerOf(*to);
    const Index tokens = std::ssize(speaker.queries(0));
    if (asked.position > tokens)
        throw Error(Code::OutOfRange, "", "the position cannot be used: expected %1, found %2", numberRange(1, tokens),
                    std::to_string(asked.position));
    const Index at = predictedPosition(speaker, 0, asked.position > 0 ? asked.position - 1 : tokens - 1);
    const Answer answer = askedAnswer(speaker, {0, at, asked.answer, asked.against}, stop);
    const double before = logProbability(*to, answer).value_or(std::nan(""));
    const bool shares = m_question.metric == CaseMetric::Probability;
    CaseResult found{.before = shares ? std::exp(before) : before};
    if (needsSource(m_question.kind)) {
        const auto from = pass(asked.from, m_question.kind == CaseKind::Pattern ? Keep::Weights : Keep::Context, stop);
        const AskedScore score{answer, AskedScore::Kind::LogProbability};
        const PatchSweep sweep = sweepPatches(from, to, score, casePlan(m_question.kind, m_question.block), {}, stop);
        found.changes = sweep.values.array() - sweep.unpatched;
        if (sweep.source) found.source = shares ? std::exp(*sweep.source) : *sweep.source;
        if (isByPosition(m_question.kind) && m_tokens.value_or(found.changes.cols()) != found.changes.cols())
            throw Error(Code::WrongShape, "",
                        "the text has the wrong shape: expected as many tokens as the first case, %1, because columns "
                        "are tokens, found %2",
                        std::to_string(*m_tokens), std::to_string(found.changes.cols()));
        m_tokens = found.changes.cols();
    } else {
        RunOptions options = optionsOf(m_question.run);
        options.stop = stop;
        const Ablation ablation{wayOf(m_question.kind), m_question.reference};
        const HeadTable table = isOfFeedForward(m_question.kind)
                                    ? sweepFeedForward(to, options, m_question.block, answer, ablation)
                                    : sweepKnockOuts(to, options, m_question.block, answer, ablation);
        found.changes.resize(table.layers, table.heads);
        for (Index layer = 0; layer < table.layers; ++layer)
            for (Index head = 0; head < table.heads; ++head)
                found.changes(layer, head) = static_cast<double>(
                    table.at(Measure::KnockOut, layer, head).value_or(std::numeric_limits<float>::quiet_NaN()));
    }
    if (shares) found.changes = ((found.changes.array() + before).exp() - std::exp(before)).matrix();
    return found;
}

}  // namespace core
