#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/named_values.h"
#include "app/command/progress.h"
#include "app/command/request.h"
#include "app/command/stop_on_interrupt.h"
#include "app/feature/atlas/atlas_report.h"
#include "app/feature/atlas/span_atlas_report.h"
#include "core/atlas/atlas_request.h"
#include "core/atlas/atlas_writer.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/layer_numbers.h"
#include "core/prepare/opened_model.h"
#include "core/session/session_names.h"
#include "core/stopped.h"
#include "ui/feature/atlas/training_models.h"
#include "ui/words/error_text.h"

#include <chrono>
#include <cstdio>

namespace {

namespace fs = std::filesystem;

struct AtlasOptions {
    std::vector<std::string> what;  ///< one atlas or two; else a model
    ModelOptions model;
    EngineOptions engine;
    std::string checkpoints;
    std::vector<std::string> texts;
    std::string column;
    std::string out;
    std::string where;
    std::string step;
    core::Index longest = 0;
    core::Index batch = 0;  ///< 0: what takes a few seconds
    core::Index drop = 0;   ///< texts to be run without each head
    std::string dropBy = "zero";
    std::vector<std::string> off;
    std::string block;  ///< whose heads are off; empty: the only one, or the encoder's
    core::Index threads = 0;
    bool json = false;
    bool csv = false;
    bool bySpan = false;
    core::Index countFrom = 1;
};

bool isAtlas(const std::string& name) { return name.ends_with(".attnatlas"); }

std::vector<core::AtlasModel> modelsOf(const AtlasOptions& options)
{
    const std::string& named = options.model.opened();
    if (options.engine.isGiven()) return {{.model = named, .engine = options.engine.asked(named)}};
    if (options.checkpoints.empty()) return {{.model = named, .path = bundledByName(named)}};
    const CheckpointFolders folders = checkpointsIn(options.checkpoints);
    for (const fs::path& folder : folders.others)
        warn(QStringLiteral("%1 was left out: no model is in it").arg(QString::fromStdString(folder.string())));
    return atlasModelsOf(folders);
}

/// How far it is, and how long it takes.
class TextsProgress {
public:
    explicit TextsProgress(const core::Atlas& known)
    {
        const core::AtlasWork work = core::workOf(known);
        m_line.show(std::to_string(work.done) + " of " + std::to_string(work.all) + " passes over a text");
    }
    void show(const core::Atlas& atlas)
    {
        const core::AtlasWork work = core::workOf(atlas);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
        if (m_first == 0) m_first = work.done;
        const double each = seconds / static_cast<double>(std::max<std::size_t>(1, work.done - m_first + 1));
        m_line.show(std::to_string(work.done) + " of " + std::to_string(work.all) + " passes over a text, about "
                    + std::to_string(static_cast<long>(each * static_cast<double>(work.all - work.done)))
                    + " seconds left");
    }

private:
    Progress m_line;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::size_t m_first = 0;
};

/// The steps that are asked for: by name or number; else all.
std::vector<std::size_t> stepsOf(const core::Atlas& atlas, const std::string& asked)
{
    std::vector<std::size_t> steps;
    for (std::size_t step = 0; step < atlas.steps.size(); ++step)
        if (asked.empty() || atlas.steps[step].name == asked || std::to_string(step + 1) == asked)
            steps.push_back(step);
    if (steps.empty())
        throw core::Error(core::Code::OutOfRange, "", "--step cannot be used: expected a name, or 1 to %1, found %2",
                          std::to_string(atlas.steps.size()), asked);
    return steps;
}

core::AtlasRequest requestOf(const AtlasOptions& options, core::OpenedModels& opened)
{
    core::AtlasRequest request{modelsOf(options), options.texts, options.column, options.longest, options.out};
    if (options.off.empty()) return request;
    core::AttentionBlock block = core::AttentionBlock::Self;
    if (!options.block.empty()) choose(block, options.block, core::attentionBlocks);
    request.off = switchedOff(options.off, 1, block, "--off");
    const core::AtlasModel& first = request.models.front();
    const auto model = core::openedModel({.model = first.path, .engine = first.engine}, opened, stopOfRequest());
    const auto part = core::blockOf(model, block);
    requireBlock(*model, part != nullptr, block);
    for (core::Intervention& each : request.off) each.layer = core::layerNumbered(part->info, *each.layer + 1, 1);
    return request;
}

const core::ModelInfo& modelInfoOf(const core::AtlasRequest& request, core::OpenedModels& opened)
{
    const core::AtlasModel& first = request.models.front();
    return core::openedModel({.model = first.path, .engine = first.engine}, opened, stopOfRequest())->info;
}

/// Who reads whom, in the steps that are asked for.
/// @param info  names the layers
int printSpans(const core::Atlas& atlas, const AtlasOptions& options, const core::ModelInfo& info)
{
    const SpanReport report{atlas, stepsOf(atlas, options.step), info, options.countFrom};
    const std::string printed = options.json  ? spanReportJson(report)
                                : options.csv ? spanReportCsv(report)
                                              : spanReportText(report);
    std::fputs(printed.c_str(), stdout);
    return 0;
}

int compute(const AtlasOptions& options)
{
    if (options.threads > 0) core::setThreads(options.threads);
    core::OpenedModels opened;
    if (!options.model.adapter.empty()) opened.nameBase(options.model.adapter, bundledByName(options.model.model));
    const core::AtlasRequest request = requestOf(options, opened);
    core::AtlasRun run(core::begunAtlas(request), request.models, opened);
    const std::size_t dropped = run.atlas().steps.front().knock_outs.done;
    if (options.drop > 0) run.askKnockOuts(static_cast<std::size_t>(options.drop), options.dropBy == "mean");
    if (dropped > 0 && run.atlas().steps.front().knock_outs.done == 0)
        warn(QStringLiteral(
                 "what was found without heads over %1 texts is done anew over another number, or in another way")
                 .arg(dropped));
    core::AtlasWriter writer(options.out, static_cast<std::size_t>(options.batch));
    writer.write(run.atlas());  // where it cannot be written, nothing is computed for nothing
    TextsProgress told(run.atlas());
    const StopOnInterrupt interrupt;
    try {
        while (!interrupt.asked() && run.next(stopOfRequest())) {
            told.show(run.atlas());
            writer.writeInTime(run.atlas());
        }
    } catch (const core::Stopped&) {
        writer.write(run.atlas());  // which is gone on with
        throw;
    }
    writer.write(run.atlas());
    goOnUnlessStopped();
    warnOfPassedOver(run.passedOver());
    if (options.bySpan) return printSpans(run.atlas(), options, modelInfoOf(request, opened));
    std::int64_t tokens = 0;
    std::size_t passed_over = 0;
    for (const core::AtlasStep& step : run.atlas().steps) {
        tokens += step.tokens;
        passed_over += step.passed_over.size();
    }
    const core::AtlasWork work = core::workOf(run.atlas());
    std::cout << options.out << ": " << work.done - work.without_heads << " of " << work.all - work.all_without_heads
              << " texts, " << tokens << " tokens";
    if (work.all_without_heads > 0)
        std::cout << ", " << work.without_heads << " of " << work.all_without_heads << " texts without each head";
    if (work.counted < work.without_heads)
        std::cout << " (" << work.counted << " counted: nothing follows a single token)";
    if (passed_over > 0) std::cout << ", " << passed_over << " passed over";
    std::cout << '\n';
    return work.done == work.all && tokens > 0 ? 0 : 1;
}

/// Who reads whom over many texts, printed and not kept.
int computeBySpan(const AtlasOptions& options)
{
    if (options.drop > 0 || options.batch > 0)
        throw cli::WrongValue("--by-span", "it keeps nothing: leave out --drop and --batch, or give --out");
    if (options.threads > 0) core::setThreads(options.threads);
    core::OpenedModels opened;
    if (!options.model.adapter.empty()) opened.nameBase(options.model.adapter, bundledByName(options.model.model));
    const core::AtlasRequest request = requestOf(options, opened);
    core::AtlasRun run(core::begunAtlas(request), request.models, opened, core::AtlasContent::Spans);
    TextsProgress told(run.atlas());
    while (run.next(stopOfRequest())) told.show(run.atlas());
    clearProgress();
    warnOfPassedOver(run.passedOver());
    return printSpans(run.atlas(), options, modelInfoOf(request, opened));
}

int report(const AtlasOptions& options)
{
    if (options.drop > 0 || !options.off.empty() || !options.texts.empty() || !options.out.empty())
        throw cli::WrongValue("atlas", "an atlas is printed; to compute one, name its model");
    const core::Atlas atlas = core::openAtlas(options.what.front());
    if (options.bySpan) {
        if (options.what.size() == 2) throw cli::WrongValue("--by-span", "it prints one atlas");
        core::ModelInfo info;
        info.name = atlas.steps.front().model;
        return printSpans(atlas, options, info);
    }
    if (options.what.size() == 2) {
        if (options.json)
            throw cli::WrongValue("--json", "changes between two atlases are printed as text or with --csv");
        const core::Atlas other = core::openAtlas(options.what.back());
        printAtlasChanges(atlas, stepsOf(atlas, options.step).back(), other, stepsOf(other, options.step).back(),
                          core::HeadSearch(options.where), options.csv);
        return 0;
    }
    const AtlasReport shown{atlas, stepsOf(atlas, options.step), core::HeadSearch(options.where),
                            !options.where.empty()};
    if (options.json)
        printAtlasJson(shown);
    else if (options.csv)
        printAtlasCsv(shown);
    else
        printAtlas(shown);
    return 0;
}

int carryOut(AtlasOptions options)
{
    if (!options.what.empty() && isAtlas(options.what.front())) return report(options);
    if (options.model.model.empty() && options.what.size() == 1) options.model.model = options.what.front();
    if (options.model.model.empty() && options.checkpoints.empty())
        throw cli::LeftOut("a model, --checkpoints, or an atlas NAME.attnatlas");
    if (!options.model.opened().empty() && !options.checkpoints.empty())
        throw cli::WrongValue("--checkpoints", "these are the models: name no other");
    if (options.engine.isGiven() && !options.model.adapter.empty())
        throw cli::WrongValue("--engine", "it opens no adapter: leave out --adapter");
    if (options.texts.empty()) throw cli::LeftOut("--texts");
    if (options.bySpan && options.out.empty()) return computeBySpan(options);
    if (!isAtlas(options.out)) throw cli::LeftOut("--out NAME.attnatlas");
    return compute(options);
}

}  // namespace

Subcommand addAtlas(cli::Command* atlas)
{
    auto options = std::make_shared<AtlasOptions>();
    atlas->addOption("what", options->what, "A model; or an atlas to be printed, or two to be compared")
        ->expected(0, 2)
        ->typeName("MODEL|NAME.attnatlas");
    atlas
        ->addOption("--model", options->model.model, "The model, a folder or a name of one that comes with the program")
        ->typeName("MODEL");
    options->model.addAdapter(*atlas);
    atlas
        ->addOption(
            "--checkpoints", options->checkpoints,
            "Instead of a model: those of a training, a folder of model folders, or a list of them in NAME.txt; "
            "one atlas has them all")
        ->typeName("FOLDER|FILE");
    atlas
        ->addOption(
            "--texts", options->texts,
            "Texts: lines of NAME.txt (a tab, and a target for a decoder), rows of NAME.csv, a folder of them or "
            "of pictures, or a collection that comes with the program: sentences, primer; again for more")
        ->typeName("FILE|FOLDER|NAME")
        ->takeAll();
    atlas->addOption("--column", options->column, "The column of a sheet that holds the texts (text)")
        ->typeName("NAME");
    atlas
        ->addOption("--tokens", options->longest,
                    "So many tokens of each text at most (as many as the model has places)")
        ->check(cli::within(core::Index{1}, core::Index{1} << 20U))
        ->typeName("N");
    atlas
        ->addOption(
            "--batch", options->batch,
            "Write what is done after so many texts (after what takes five seconds): no more is lost when it is killed")
        ->check(cli::within(core::Index{1}, core::Index{1} << 20U))
        ->typeName("N");
    atlas->addOption("--threads", options->threads, "So many processors (all); the numbers are the same with any")
        ->check(cli::within(core::Index{1}, core::Index{1024}))
        ->typeName("N");
    atlas->addOption("--out", options->out, "The atlas; where it is there and not complete, it is gone on with")
        ->typeName("NAME.attnatlas");
    atlas
        ->addOption(
            "--drop", options->drop,
            "Run so many texts, drawn from all, once more without each head: by how much the log-probability of "
            "what comes next changes")
        ->check(cli::within(core::Index{1}, core::Index{1} << 20U))
        ->typeName("N");
    atlas
        ->addOption(
            "--drop-by", options->dropBy,
            "What stands in the place of a head that is left out: zero, or its mean over all tokens of those texts")
        ->check(cli::oneOf({"zero", "mean"}))
        ->typeName("HOW")
        ->needs("--drop");
    atlas
        ->addOption(
            "--off", options->off,
            "Switch heads off in every pass, as LAYER.HEAD: 2.3,1.4; 2.* is every head of layer 2. Beside an atlas "
            "of the same texts it shows what other heads do without them")
        ->delimiter(',')
        ->takeAll()
        ->oneEachTime()
        ->typeName("L.H,…");
    atlas->addOption("--block", options->block, "Whose heads are off, of an encoder–decoder: self, decoder or cross")
        ->check(cli::oneOf({"self", "decoder", "cross"}))
        ->typeName("BLOCK")
        ->needs("--off");
    options->engine.add(*atlas);
    atlas->option("--engine")->excludes("--checkpoints");
    atlas
        ->addOption("--where", options->where,
                    "Print only such heads: \"previous > 0.5 and layer < 4\", a tag, a name; with and, or, not, ( )")
        ->typeName("SEARCH");
    atlas->addOption("--step", options->step, "Of checkpoints, print only this one (all)")->typeName("NAME|N");
    cli::Option* spans = atlas->addFlag(
        "--by-span", options->bySpan,
        "Print who reads whom, the mean share of weight over all texts: of an atlas, or with --texts NAME.jsonl, lines "
        "of {\"text\": …, \"spans\": […]} or {\"messages\": […]}; spans that differ by a number are one kind");
    for (const char* other : {"--where", "--column"}) spans->excludes(atlas->option(other));
    addCountFrom(*atlas, options->countFrom);
    atlas->option("--count-from")->needs(spans);
    cli::Option* json = atlas->addFlag("--json", options->json, "Print every mean as JSON");
    atlas->addFlag("--csv", options->csv, "Print every mean, or every change, as CSV")->excludes(json);
    return {atlas, [options] { return carryOut(*options); }};
}
