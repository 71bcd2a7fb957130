#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/named_values.h"
#include "app/command/progress.h"
#include "app/command/request.h"
#include "app/command/stop_on_interrupt.h"
#include "app/command/subcommand.h"
#include "app/report/case_report.h"
#include "core/cases/case_names.h"
#include "core/cases/case_run.h"
#include "core/error.h"
#include "core/file/write_times.h"
#include "core/kernel/parallel.h"
#include "core/prepare/opened_model.h"
#include "core/stopped.h"

#include <chrono>
#include <cstdio>

namespace {

namespace fs = std::filesystem;

struct CaseOptions {
    TextOptions text;
    InterventionOptions heads;
    std::string file;
    std::string out;
    std::string metric = "log-probability";
    std::string kind = "zero";
    core::Index countFrom = 1;
    core::Index threads = 0;
    bool json = false;
    bool csv = false;
};

core::CaseQuestion questionOf(const CaseOptions& options)
{
    core::CaseQuestion question{.run = options.text.run(), .block = options.text.chosenBlock()};
    choose(question.metric, options.metric, core::caseMetrics);
    choose(question.kind, options.kind, core::caseKinds);
    question.reference = options.heads.reference();
    core::PreparedRun opened;
    opened.model = core::openedModel(question.run, openedModels(), stopOfRequest());
    addInterventions(question.run, opened, options.heads.chosen(options.countFrom, question.block));
    return question;
}

/// How far it is, and how long it takes.
class CasesProgress {
public:
    explicit CasesProgress(const core::CaseResults& known) : m_first(known.done.size())
    {
        m_line.show(std::to_string(m_first) + " of " + std::to_string(known.cases) + " cases");
    }

    void show(const core::CaseResults& results)
    {
        const std::size_t done = results.done.size();
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
        const double each = seconds / static_cast<double>(std::max<std::size_t>(1, done - m_first));
        m_line.show(std::to_string(done) + " of " + std::to_string(results.cases) + " cases, about "
                    + std::to_string(static_cast<long>(each * static_cast<double>(results.cases - done)))
                    + " seconds left");
    }

private:
    Progress m_line;  // a single case may take long
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::size_t m_first;
};

/// Keeps what is known, where a file for it is named.
void keep(const core::CaseResults& results, const CaseOptions& options, core::WriteTimes& times)
{
    if (!options.out.empty()) times.take([&] { core::saveCases(results, options.out); });
}

int computeCases(const CaseOptions& options)
{
    if (options.threads > 0) core::setThreads(options.threads);
    core::CaseRun run(questionOf(options), core::readCases(options.file), openedModels());
    std::error_code none;
    if (!options.out.empty() && fs::exists(options.out, none)) run.goOnWith(core::openCases(options.out));
    core::WriteTimes times;
    keep(run.results(), options, times);  // where it cannot be written, nothing is computed for nothing
    CasesProgress told(run.results());
    const StopOnInterrupt interrupt;
    try {
        while (!interrupt.asked() && run.next(stopOfRequest())) {
            told.show(run.results());
            if (times.isDue()) keep(run.results(), options, times);
        }
    } catch (...) {
        keep(run.results(), options, times);  // which is gone on with
        throw;
    }
    keep(run.results(), options, times);
    goOnUnlessStopped();
    clearProgress();
    const auto part = core::blockOf(run.model(), options.text.chosenBlock());
    const CaseReport report{.model = (part == nullptr ? run.model() : part)->info,
                            .by_position = core::isByPosition(run.results().kind),
                            .feed_forward = core::isOfFeedForward(run.results().kind),
                            .count_from = options.countFrom};
    std::fputs((options.json ? casesJson(run.results(), report) : casesCsv(run.results(), report)).c_str(), stdout);
    return run.results().isComplete() ? 0 : 1;
}

}  // namespace

Subcommand addCases(cli::Command* command)
{
    auto options = std::make_shared<CaseOptions>();
    command
        ->addOption("file", options->file,
                    "A sheet with the columns text and answer, and perhaps against, position (from 1), and from: the "
                    "text whose numbers are put in; an encoder–decoder's texts have their targets behind a tab")
        ->required()
        ->typeName("CASES.csv");
    options->text.ModelOptions::add(*command, true);
    options->text.engine.add(*command);
    command->option("--adapter")->excludes("--engine");
    options->text.addScoring(*command);
    options->text.addBlock(*command, "Which attention of an encoder–decoder: self (the encoder's), decoder or cross");
    command
        ->addOption("--metric", options->metric,
                    "The number that is followed: log-probability of the answer (the default, in nats), its "
                    "probability, or logit-difference to the word under against")
        ->check(cli::oneOf(namesOf(core::caseMetrics)))
        ->typeName("WHAT");
    command
        ->addOption("--kind", options->kind,
                    "What is done to each head: zero (the default), mean or resample knock it out; feed-forward or "
                    "feed-forward-mean knock out what that layer adds; head or pattern "
                    "take its output or its weights from the text under from; residual and output do so layer by token")
        ->check(cli::oneOf(namesOf(core::caseKinds)))
        ->typeName("HOW");
    options->heads.add(*command, true);
    command
        ->addOption("--out", options->out,
                    "Keep every case's numbers in this file; a later call with the same question goes on with it")
        ->typeName("FILE.json");
    command->addOption("--threads", options->threads, "The number of threads (as many as there are processors)")
        ->check(cli::within(1, 1024))
        ->typeName("N");
    addCountFrom(*command, options->countFrom);
    auto* json = command->addFlag("--json", options->json, "As JSON instead of CSV");
    command->addFlag("--csv", options->csv, "As CSV, which is the default")->excludes(json);
    return {command, [options] {
                if (options->kind == "resample" && !options->heads.hasReference())
                    throw cli::WrongValue("--kind", "say from which texts with --reference");
                return computeCases(*options);
            }};
}
