#include "app/command/command_line.h"
#include "app/command/progress.h"
#include "app/report/comparison_report.h"
#include "core/available_memory.h"
#include "core/error.h"
#include "core/model/pass/prediction.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

using core::Index;

struct CompareOptions {
    TextOptions text;
    ModelOptions other;  ///< the second model
    ReportCounts counts;
    bool json = false;
    bool csv = false;
};

/// The stack whose attention is compared.
std::shared_ptr<const core::Model> stackOf(const std::shared_ptr<const core::Model>& model, core::AttentionBlock block)
{
    if (block == core::AttentionBlock::Mixing)
        throw cli::WrongValue("--block", "mixing weights have signs and no rows of sum 1, which the divergence needs; "
                                         "render --view compare draws them");
    auto stack = core::blockOf(model, block);
    requireBlock(*model, stack != nullptr, block);
    return stack;
}

void requireSameTokens(const std::vector<core::Sequence>& a, const std::vector<core::Sequence>& b,
                       const std::string& option, const core::PreparedRun& second)
{
    if (const std::string found = core::otherTokens(a, b); !found.empty())
        throw core::Error(core::Code::OutOfRange, second.model->info.name,
                          "%1 cannot be used: expected the same tokens as in --model, found %2", option, found);
}

core::ModelWeightDifference weightsWithProgress(const core::Model& a, const core::Model& b)
{
    Progress progress(untilOneWonders);
    return core::weightDifference(a, b, {}, [&](Index done, Index layers) {
        const QString line =
            QCoreApplication::translate("CommandLine", "compared the weights of %1 of %2 layers").arg(done).arg(layers);
        progress.show(line.toStdString());
    });
}

/// Two passes are kept at once; parts that do not fit are computed again when they are needed.
std::shared_ptr<const core::Trace> traceOf(const core::PreparedRun& ready, const core::Run& run)
{
    core::RunOptions options = core::optionsOf(run);
    const core::Keep fits = core::keepWithin(core::memoryForTraces() / 2, *ready.model, ready.batch);
    options.keep = std::min(fits, core::Keep::Weights);
    return runWithProgress(ready.model, ready.batch, std::move(options));
}

std::vector<core::ComparedAnswer> answersOf(const core::Trace& a, const core::Trace& b)
{
    std::vector<core::ComparedAnswer> answers;
    for (Index item = 0; item < std::ssize(a.batch.sequences); ++item)
        if (auto answer = core::comparedAnswer(a, b, item)) answers.push_back(std::move(*answer));
    return answers;
}

core::ComparedModels comparisonOf(const CompareOptions& options)
{
    if (options.text.engine.isGiven())
        throw core::Error(core::Code::Unsupported, options.text.model,
                          "comparing weights is not supported: expected models whose weights are here, found one that "
                          "an engine computes");
    const core::Run run = options.text.run();
    core::Run other = run;
    options.other.giveTo(other);
    const core::PreparedRun a = prepareWarning(run);
    const core::PreparedRun b = prepareWarning(other);
    const core::AttentionBlock block = options.text.chosenBlock();
    core::ComparedModels comparison{stackOf(a.model, block), stackOf(b.model, block), {}, {}, {}};
    core::requireSameShape(*comparison.a, *comparison.b);
    requireSameTokens(a.batch.sequences, b.batch.sequences, "--text", b);
    requireSameTokens(a.batch.targets, b.batch.targets, "--target", b);
    comparison.weights = weightsWithProgress(*comparison.a, *comparison.b);
    const auto of_a = traceOf(a, run);
    const auto of_b = traceOf(b, other);
    comparison.divergences = core::headDivergenceOfRuns(core::blockOf(of_a, block), core::blockOf(of_b, block));
    comparison.answers = answersOf(speakerOf(*of_a), speakerOf(*of_b));
    return comparison;
}

int compare(const CompareOptions& options)
{
    const core::ComparedModels comparison = comparisonOf(options);
    const auto write = options.json ? comparisonJson : options.csv ? comparisonCsv : comparisonText;
    std::fputs(write(comparison, options.counts).c_str(), stdout);
    return 0;
}

void addReport(cli::Command& command, CompareOptions& options)
{
    command.addOption("--top", options.counts.top, "How many heads are listed, those that differ most first (10)")
        ->check(cli::within(0, 1 << 20))
        ->typeName("N");
    addCountFrom(command, options.counts.from);
    auto* json = command.addFlag("--json", options.json, "All numbers as JSON, also those of each matrix");
    command.addFlag("--csv", options.csv, "Each head's divergence as CSV")->excludes(json);
}

}  // namespace

Subcommand addCompare(cli::Command* command)
{
    auto options = std::make_shared<CompareOptions>();
    options->text.add(*command, true);
    options->other.add(
        *command, false,
        "The same model in another folder or GGUF file, or an adapter of it (--model, where --adapter-b is "
        "given)",
        "-b");
    options->text.addBatch(*command);
    options->text.addTarget(*command);
    options->text.addBlock(*command, "Which attention of an encoder–decoder: self (the encoder's), decoder or cross");
    addReport(*command, *options);
    return {command, [options] {
                if (!options->text.isWhole()) throw cli::LeftOut("--text, --image or --audio");
                if (options->other.opened().empty()) throw cli::LeftOut("--model-b or --adapter-b");
                if (options->other.model.empty()) options->other.model = options->text.model;
                return compare(*options);
            }};
}
