#include "app/command/asked_label.h"
#include "app/command/asked_position.h"
#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/request.h"
#include "app/report/explain_report.h"
#include "app/report/weights_report.h"
#include "core/error.h"
#include "core/explain/asked_answer.h"
#include "core/explain/cell_account.h"
#include "core/explain/cell_difference.h"
#include "core/model/folder/model_folder.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"
#include "core/session/session.h"

#include <cstdio>

namespace {

using core::Index;

struct ExplainOptions {
    TextOptions text;
    InterventionOptions heads;
    Index item = 1;
    std::optional<Index> layer;
    std::optional<Index> head;
    std::string query;
    std::string key;
    std::string againstKey;
    std::optional<std::string> answer;
    std::string against;
    std::string label;             ///< what `answer` is then
    std::optional<Index> through;  ///< a feed-forward layer that is looked through, from 1
    bool lens = false;
    bool weights = false;  ///< the head alone, without a text
    Index distance = 0;
    Index directions = 8;
    bool json = false;
    bool csv = false;

    ReportForm form() const { return json ? ReportForm::Json : csv ? ReportForm::Csv : ReportForm::Text; }
    bool asksForCell() const { return !answer && !lens && !weights; }
};

std::shared_ptr<const core::Trace> traceOf(const ExplainOptions& options, core::Run run)
{
    core::PreparedRun ready = prepareWarning(run);
    addInterventions(run, ready, options.heads.chosen(1, options.text.chosenBlock()));
    core::RunOptions how = core::optionsOf(run);
    how.keep = core::Keep::Weights;
    return runWithProgress(ready.model, std::move(ready.batch), std::move(how));
}

core::StreamRows rowsOf(const ExplainOptions& options, const std::shared_ptr<const core::Trace>& whole)
{
    core::StreamRows rows(whole, options.item - 1);
    if (options.through) rows.open(core::layerNumbered(core::speakerOf(*whole).model->info, *options.through, 1));
    return rows;
}

/// The head that is named, of a model's attention.
core::HeadPlace headNamed(const ExplainOptions& options, const core::ModelInfo& info)
{
    core::requirePlace("--head", *options.head - 1, info.heads);
    return {core::layerNumbered(info, *options.layer, 1), *options.head - 1};
}

std::string explainedCell(const ExplainOptions& options, const std::shared_ptr<const core::Trace>& whole)
{
    const core::AttentionBlock block = options.text.chosenBlock();
    const auto trace = core::blockOf(whole, block);
    requireBlock(*whole->model, trace != nullptr, block);
    const core::ModelInfo& info = trace->model->info;
    const core::HeadPlace place = headNamed(options, info);
    const core::HeadAddress head{place.layer, place.head, options.item - 1};
    const core::Cell cell{placeNamed(trace->queries(head.item), options.query, "--query"),
                          placeNamed(trace->keys(head.item), options.key, "--key")};
    core::StreamRows rows = rowsOf(options, whole);
    const core::ModelInfo& keys = block == core::AttentionBlock::Cross ? whole->model->info : info;
    CellReport report{trace, keys, head, cell, core::explainCell(rows, block, head, cell, stopOfRequest())};
    if (!options.againstKey.empty()) {
        report.against = placeNamed(trace->keys(head.item), options.againstKey, "--against-key");
        report.account = core::differenceOf(
            report.account, core::explainCell(rows, block, head, {cell.query, *report.against}, stopOfRequest()));
    }
    return cellReport(report, options.form());
}

std::string explainedAnswer(const ExplainOptions& options, const std::shared_ptr<const core::Trace>& whole)
{
    const core::Trace& speaker = core::speakerOf(*whole);
    if (!options.label.empty()) requireLabel(*speaker.model, options.label);
    const Index item = options.item - 1;
    const std::vector<core::Token>& tokens = speaker.queries(item);
    const Index at = options.query.empty() ? std::ssize(tokens) - 1 : placeNamed(tokens, options.query, "--query");
    for (const std::string& word : {*options.answer, options.against}) warnOfPieces(*speaker.model, word);
    const core::Answer answer = core::askedAnswer(
        speaker, {item, core::predictedPosition(speaker, item, at), *options.answer, options.against});
    core::StreamRows rows = rowsOf(options, whole);
    return answerReport({speaker, answer, core::explainAnswer(rows, answer, stopOfRequest())}, options.form());
}

std::string explainedLens(const ExplainOptions& options, const core::Trace& whole)
{
    const core::Trace& speaker = core::speakerOf(whole);
    const Index item = options.item - 1;
    std::optional<Index> asked;
    if (options.answer && !options.answer->empty()) {
        warnOfPieces(*speaker.model, *options.answer);
        asked = core::askedToken(speaker, item, std::ssize(speaker.queries(item)) - 1, *options.answer);
    }
    return lensReport({speaker, item, asked, core::logitLens(whole, item, {.asked = asked, .stop = stopOfRequest()})},
                      options.form());
}

std::string explainedWeights(const ExplainOptions& options)
{
    if (options.text.engine.isGiven())
        throw core::Error(
            core::Code::Unsupported, options.text.model,
            "--weights is not supported: expected a model whose weights are here, found one that an engine computes");
    const core::Run run = options.text.run();
    const auto model = openedModels().folder(run.model, core::Tower::Pictures, run.base);
    warnAll(model->warnings);
    const core::AttentionBlock block = options.text.chosenBlock();
    const auto stack = core::blockOf(model, block);
    const core::HeadReading reading =
        core::headReading(*model, block, headNamed(options, (stack ? stack : model)->info),
                          {.distance = options.distance, .directions = {.directions = options.directions}});
    return weightsReport(*model, reading, options.form());
}

int explain(const ExplainOptions& options)
{
    if (options.weights) {
        std::fputs(explainedWeights(options).c_str(), stdout);
        return 0;
    }
    const auto whole = traceOf(options, options.text.run());
    const auto texts = std::ssize(whole->batch.sequences);
    core::requirePlace("--item", options.item - 1, texts);
    const std::string report = options.lens     ? explainedLens(options, *whole)
                               : options.answer ? explainedAnswer(options, whole)
                                                : explainedCell(options, whole);
    std::fputs(report.c_str(), stdout);
    return 0;
}

void addQuestions(cli::Command& command, ExplainOptions& options)
{
    const cli::Check numbers = cli::within(1, 1 << 20);
    command.addOption("--layer", options.layer, "The head's layer, from 1")->check(numbers)->typeName("N");
    command.addOption("--head", options.head, "The head, from 1")->check(numbers)->typeName("N");
    command.addOption("--query", options.query, "The query: its position from 1, or the token")->typeName("TOKEN");
    command.addOption("--key", options.key, "The key: its position from 1, or the token")->typeName("TOKEN");
    command
        .addOption(
            "--against-key", options.againstKey,
            "A second key: what wrote the difference of the two scores, why the query reads --key rather than this")
        ->typeName("TOKEN")
        ->needs("--key");
    command
        .addOption("--answer", options.answer,
                   "What wrote the logit of this word at --query (the last token, or the first mask); \"\": of the "
                   "likeliest; with --lens the word whose probability is printed")
        ->typeName("WORD");
    auto* against = command.addOption("--against", options.against, "A second word: the difference of the two logits");
    against->typeName("WORD");
    addLabel(
        command, options.label,
        "Of a model that answers in labels: what wrote this label's number, of the whole text or at --query; the same "
        "as --answer");
    command.option("--label")->excludes("--answer");
    command
        .addOption("--through", options.through,
                   "Look through the feed-forward layer of this layer: what it adds for each part that it reads")
        ->check(numbers)
        ->typeName("N");
    command.addFlag("--lens", options.lens, "What the model would predict after each layer, at each token");
    auto* weights = command.addFlag("--weights", options.weights,
                                    "The head by its weights alone, without a text: directions and their tokens, "
                                    "copying, positions, heads that it reads");
    command
        .addOption("--distance", options.distance,
                   "--weights: how far the key is before the query, where a rotary embedding rotates both (0)")
        ->check(cli::within(core::Index{0}, core::farthestDistance))
        ->typeName("N")
        ->needs(weights);
    command.addOption("--directions", options.directions, "--weights: how many of each circuit are printed (8)")
        ->check(cli::within(1, 4096))
        ->typeName("N")
        ->needs(weights);
    command.addOption("--item", options.item, "Which text of a batch, from 1")->check(numbers)->typeName("N");
    auto* json = command.addFlag("--json", options.json, "As JSON, every part and product");
    command.addFlag("--csv", options.csv, "As CSV")->excludes(json);
}

}  // namespace

Subcommand addExplain(cli::Command* command)
{
    auto options = std::make_shared<ExplainOptions>();
    options->text.add(*command, true);
    options->text.addTarget(*command);
    options->text.addScoring(*command);
    options->text.addBlock(*command, "Which attention of an encoder–decoder: self (the encoder's), decoder or cross");
    options->text.addBatch(*command);
    options->heads.add(*command);
    addQuestions(*command, *options);
    options->text.addSpans(*command);
    return {command, [options] {
                if (!options->label.empty()) options->answer = options->label;
                if (!options->against.empty() && !options->answer)
                    throw cli::LeftOut("--answer or --label with --against");
                if (options->weights && (!options->layer || !options->head))
                    throw cli::LeftOut("--layer and --head with --weights");
                if (!options->weights && !options->text.isWhole()) throw cli::LeftOut("--text, --image or --audio");
                if (options->asksForCell()
                    && (!options->layer || !options->head || options->query.empty() || options->key.empty()))
                    throw cli::LeftOut("--layer, --head, --query and --key, or --answer, --lens or --weights");
                return explain(*options);
            }};
}
