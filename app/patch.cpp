#include "app/command/asked_label.h"
#include "app/command/asked_position.h"
#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/named_values.h"
#include "app/command/progress.h"
#include "app/command/request.h"
#include "app/command/warning.h"
#include "app/report/patch_report.h"
#include "core/atlas/reference_source.h"
#include "core/available_memory.h"
#include "core/error.h"
#include "core/explain/asked_answer.h"
#include "core/explain/patch/path_patch.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"

#include <cstdio>

namespace {

using core::Index;

constexpr std::pair<core::ReceiverInput, const char*> inputs[] = {
    {core::ReceiverInput::Query, "q"}, {core::ReceiverInput::Key, "k"}, {core::ReceiverInput::Value, "v"}};

struct PatchOptions {
    TextOptions text;         ///< run B
    std::string from;         ///< run A's text
    std::string from_image;   ///< or its picture
    std::string from_target;  ///< the other run's target; empty: B's
    bool mean = false;        ///< means in place of run A
    std::string reference;    ///< the texts that they are over; empty: B's own
    std::string answer;
    std::string against;
    std::string label;  ///< what `answer` is then
    bool probability = false;
    Index at = 0;  ///< from 1; 0: the last token, or the first mask
    std::string kind = "residual";
    Index layer = -1;  ///< counted from `countFrom`; -1: all
    Index head = -1;
    Index row = 0;  ///< from 1; 0: all
    std::string path;
    Index countFrom = 1;
    bool json = false;
    bool csv = false;
};

/// Two passes are kept at once.
std::shared_ptr<const core::Trace> traceOf(const core::PreparedRun& ready, const core::Run& run, core::Keep keep)
{
    core::RunOptions options = core::optionsOf(run);
    options.keep = std::min(keep, core::keepWithin(core::memoryForTraces() / 2, *ready.model, ready.batch));
    return runWithProgress(ready.model, ready.batch, std::move(options));
}

/// Run A: the same model and options on another text or picture.
core::Run sourceOf(const PatchOptions& options)
{
    core::Run run = options.text.run();
    if (!options.from_image.empty())
        run.images = {options.from_image};
    else
        run.texts = {options.from};
    if (!options.from_target.empty()) run.targets = {options.from_target};
    return run;
}

/// The tokens that are asked about, as run B holds them for likely.
core::AskedScore askedOf(const core::Trace& to, const PatchOptions& options)
{
    const core::Trace& speaker = core::speakerOf(to);
    if (!options.label.empty()) requireLabel(*speaker.model, options.label);
    using Kind = core::AskedScore::Kind;
    return {core::askedAnswer(
                speaker, {0, positionAsked(speaker, 0, options.at, "--position"), options.answer, options.against}),
            options.probability ? Kind::LogProbability : Kind::Logit};
}

std::optional<Index> rowOf(const PatchOptions& options)
{
    return options.row > 0 ? std::optional(options.row - 1) : std::nullopt;
}

/// The heads' number that was given, in a model that has so many.
std::optional<Index> headOf(const PatchOptions& options, Index heads)
{
    if (options.head < 0) return std::nullopt;
    if (options.head < options.countFrom || options.head >= heads + options.countFrom)
        throw core::Error(core::Code::OutOfRange, "", "--head cannot be used: expected %1, found %2",
                          core::numberRange(options.countFrom, heads - 1 + options.countFrom),
                          std::to_string(options.head));
    return options.head - options.countFrom;
}

/// What means are over, where they are put in.
std::optional<core::ReferenceTexts> meansOf(const PatchOptions& options)
{
    if (!options.mean) return std::nullopt;
    return options.reference.empty() ? core::ReferenceTexts() : core::referenceFrom(options.reference);
}

core::PatchPlan planOf(const PatchOptions& options, const core::ModelInfo& info)
{
    core::PatchPlan plan{.block = options.text.chosenBlock(), .position = rowOf(options), .means = meansOf(options)};
    choose(plan.kind, options.kind, patchKinds);
    const bool ofHeads = plan.kind == core::PatchKind::Head || plan.kind == core::PatchKind::Pattern;
    plan.head = headOf(options, info.heads);
    if (plan.head && !ofHeads)
        throw cli::WrongValue("--head", "expected --kind head or pattern, found " + options.kind);
    if (ofHeads && !plan.head) plan.columns = core::PatchPlan::Columns::Heads;
    if (options.layer >= 0) plan.layer = core::layerNumbered(info, options.layer, options.countFrom);
    if (plan.position && plan.columns == core::PatchPlan::Columns::Positions)
        throw cli::WrongValue("--row", "expected --kind head or pattern without --head, whose columns are heads");
    return plan;
}

/// "1.2:3.4", "1.2:3.4.q", "*:3.4.v", "*:logits".
core::PathPlan pathOf(const PatchOptions& options, const core::ModelInfo& info)
{
    core::PathPlan plan{.block = options.text.chosenBlock(), .position = rowOf(options), .means = meansOf(options)};
    const std::string::size_type colon = options.path.find(':');
    if (colon == std::string::npos)
        throw cli::WrongValue("--path",
                              "expected FROM:TO, such as 1.2:3.4.q, *:3.4 or 1.2:logits, found " + options.path);
    const std::string sender = options.path.substr(0, colon);
    std::string receiver = options.path.substr(colon + 1);
    const auto placed = [&](const std::string& text) {
        const HeadNumber one = headNumber(text, options.countFrom, "--path");
        return HeadNumber{core::layerNumbered(info, one.layer + options.countFrom, options.countFrom), one.head};
    };
    if (sender != "*") {
        const HeadNumber one = placed(sender);
        plan.layer = one.layer;
        plan.head = one.head;
    }
    if (receiver == "logits") return plan;
    for (const auto& [input, name] : inputs)
        if (receiver.ends_with(std::string(".") + name)) {
            plan.input = input;
            receiver.resize(receiver.size() - 2);
        }
    const HeadNumber one = placed(receiver);
    plan.receiver = core::BlockHead{plan.block, one.layer, one.head};
    return plan;
}

core::PatchSweep swept(const std::shared_ptr<const core::Trace>& from, const std::shared_ptr<const core::Trace>& to,
                       const core::AskedScore& asked, const PatchOptions& options)
{
    const core::ModelInfo& info = core::blockOf(to, options.text.chosenBlock())->model->info;
    Progress progress;
    Index layers = 0;
    const auto told = [&](const core::PatchSweep& sweep) {
        progress.show("patched layer " + std::to_string(++layers) + " of at most "
                      + std::to_string(sweep.values.rows()));
    };
    return options.path.empty() ? core::sweepPatches(from, to, asked, planOf(options, info), told, stopOfRequest())
                                : core::sweepPaths(from, to, asked, pathOf(options, info), told, stopOfRequest());
}

std::shared_ptr<const core::Trace> sourceTrace(const PatchOptions& options, const core::PreparedRun& to)
{
    const core::Run source = sourceOf(options);
    core::PreparedRun ready = prepareWarning(source);
    ready.model = to.model;  // opened once more, but one model
    const bool patterns = options.kind == "pattern" && options.path.empty();
    return traceOf(ready, source, patterns ? core::Keep::Weights : core::Keep::Context);
}

/// Each row is patched with the one at its place.
void warnOfLengths(const std::shared_ptr<const core::Trace>& from, const std::shared_ptr<const core::Trace>& to,
                   core::AttentionBlock block)
{
    const auto tokens = [block](const auto& trace) { return core::blockOf(trace, block)->queries(0).size(); };
    if (tokens(from) != tokens(to))
        warn(QStringLiteral("the run that is patched from has %1 tokens, the other %2: what has no row at its place is "
                            "empty")
                 .arg(tokens(from))
                 .arg(tokens(to)));
}

int patch(const PatchOptions& options)
{
    const core::Run run = options.text.run();
    const core::PreparedRun ready = prepareWarning(run);
    const auto to = traceOf(ready, run, core::Keep::Context);
    const auto from = options.mean ? nullptr : sourceTrace(options, ready);
    requireBlock(*to->model, core::blockOf(to, options.text.chosenBlock()) != nullptr, options.text.chosenBlock());
    for (const std::string& word : {options.answer, options.against}) warnOfPieces(*core::speakerOf(*to).model, word);
    if (from != nullptr) warnOfLengths(from, to, options.text.chosenBlock());
    const PatchReport report{to, from, askedOf(*to, options), options.countFrom, options.path};
    const core::PatchSweep sweep = swept(from, to, report.asked, options);
    std::fputs((options.json ? patchJson(sweep, report) : patchCsv(sweep, report)).c_str(), stdout);
    return 0;
}

void addQuestion(cli::Command& command, PatchOptions& options)
{
    command.addOption("--answer", options.answer, "The word whose score is followed")->typeName("WORD");
    addLabel(command, options.label, "The label whose number is followed, of a model that answers in labels");
    command.option("--label")->excludes("--answer");
    auto* against = command.addOption("--against", options.against, "The word whose score is subtracted from it");
    against->typeName("WORD");
    command
        .addFlag("--log-probability", options.probability,
                 "Follow the answer's log-probability, in nats, not its score")
        ->excludes(against);
    command
        .addOption("--position,--at", options.at,
                   "At which token the model is asked, from 1 (the last one, or the first mask)")
        ->check(cli::within(1, 1 << 20))
        ->typeName("N");
}

void addPlan(cli::Command& command, PatchOptions& options)
{
    auto* kind = command.addOption("--kind", options.kind,
                                   "What is patched: residual (default) or output, layer by position; head or "
                                   "pattern, layer by head");
    kind->check(cli::oneOf(namesOf(patchKinds)));
    kind->typeName("WHAT");
    auto* layer = command.addOption("--layer", options.layer, "Only this layer");
    layer->check(cli::within(0, 1 << 20))->typeName("N");
    auto* head = command.addOption("--head", options.head, "Of kind head or pattern: this one, position by position");
    head->check(cli::within(0, 1 << 20))->typeName("N");
    command.addOption("--row", options.row, "Heads are patched at this token alone, from 1 (at all)")
        ->check(cli::within(1, 1 << 20))
        ->typeName("N");
    command
        .addOption("--path", options.path,
                   "Only what one head writes reaches another: FROM:TO as LAYER.HEAD, such as 1.2:3.4, of its "
                   "queries 1.2:3.4.q (k, v), of every head before *:3.4, of the answer alone 1.2:logits")
        ->excludes(kind)
        ->excludes(layer)
        ->excludes(head)
        ->typeName("FROM:TO");
}

}  // namespace

Subcommand addPatch(cli::Command* command)
{
    auto options = std::make_shared<PatchOptions>();
    options->text.add(*command, true);
    options->text.addBatch(*command);
    options->text.addTarget(*command);
    options->text.addScoring(*command);
    options->text.addBlock(*command, "Where an encoder–decoder is patched: self (the encoder's), decoder or cross");
    for (const char* other : {"--audio", "--whole-pictures", "--image"}) command->removeOption(command->option(other));
    command->addOption("--image", options->text.images, "In place of --text: a picture, PNG or JPEG")
        ->typeName("F.png")
        ->takeAll()
        ->oneEachTime()
        ->excludes("--text");
    command->addOption("--from", options->from, "The text whose numbers are put in")
        ->typeName("T")
        ->excludes("--image");
    command->addOption("--from-image", options->from_image, "With --image: the picture whose numbers are put in")
        ->typeName("F.png")
        ->excludes("--text");
    command->addOption("--from-target", options->from_target, "The decoder's text of --from (the same as --target)")
        ->typeName("T");
    command
        ->addFlag("--mean", options->mean,
                  "In place of --from: put in means over all tokens of the text, or of the texts of --reference")
        ->excludes("--from")
        ->excludes("--from-image")
        ->excludes("--from-target");
    command
        ->addOption(
            "--reference", options->reference,
            "The texts that means are over: a collection (sentences, primer), a file with a text in each line, a "
            "sheet, or an atlas")
        ->typeName("FILE")
        ->needs("--mean");
    addQuestion(*command, *options);
    addPlan(*command, *options);
    addCountFrom(*command, options->countFrom);
    auto* json = command->addFlag("--json", options->json, "As JSON instead of CSV");
    command->addFlag("--csv", options->csv, "As CSV, which is the default")->excludes(json);
    return {command, [options] {
                if (!options->label.empty()) options->answer = options->label;
                if (options->answer.empty()) throw cli::LeftOut("--answer or --label");
                const bool pictures = !options->text.images.empty();
                if (options->text.texts.size() + options->text.images.size() != 1)
                    throw pictures ? cli::WrongValue("--image", "expected one picture")
                                   : cli::WrongValue("--text", "expected one text");
                if (pictures && !options->mean && options->from_image.empty())
                    throw cli::LeftOut("--from-image or --mean");
                if (!pictures && !options->mean && options->from.empty()) throw cli::LeftOut("--from or --mean");
                return patch(*options);
            }};
}
