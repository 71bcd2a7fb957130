#include "app/command_line.h"
#include "core/analysis/induction.h"
#include "core/array/csv_writer.h"
#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "core/number_range.h"
#include "core/session/session_names.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>

namespace {

struct AnalyzeOptions {
    TextOptions text;
    core::Index item = 1;
    core::Index countFrom = 1;
    double badge = 0.8;
    bool json = false;
    bool csv = false;
};

/// Those that need nothing but a text.
std::vector<core::Measure> columns()
{
    std::vector<core::Measure> shown;
    for (const core::Measure measure : core::allMeasures)
        if (measure != core::Measure::Cell && measure != core::Measure::Marked && measure != core::Measure::KnockOut)
            shown.push_back(measure);
    return shown;
}

std::string nameOfMeasure(core::Measure measure)
{
    for (const auto& [value, name] : core::measures)
        if (value == measure) return name;
    return {};
}

core::HeadTable tableOf(const core::Trace& trace, core::Index item)
{
    core::HeadTable table = core::measured(trace, item);
    if (!trace.recorded()) table.take(core::inductionScores(trace, item));
    return table;
}

std::string joinedNames(const std::vector<std::pair<core::Measure, float>>& badges)
{
    std::string names;
    for (const auto& [measure, share] : badges) names += (names.empty() ? "" : ";") + nameOfMeasure(measure);
    return names;
}

void printCsv(const core::HeadTable& table, const core::ModelInfo& info, const AnalyzeOptions& options)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    csv.cell("layer").cell("head");
    for (const core::Measure measure : columns()) csv.cell(nameOfMeasure(measure));
    csv.cell("called_after").endRow();
    for (core::Index layer = 0; layer < table.layers; ++layer)
        for (core::Index head = 0; head < table.heads; ++head) {
            csv.count(core::layerNumber(info, layer, options.countFrom)).count(head + options.countFrom);
            for (const core::Measure measure : columns()) {
                const auto value = table.at(measure, layer, head);
                csv.rounded(value ? static_cast<double>(*value) : std::nan(""), 7);
            }
            csv.cell(joinedNames(core::badges(table, layer, head, options.badge))).endRow();
        }
    std::fputs(text.c_str(), stdout);
}

void printMeasures(const core::HeadTable& table, const core::Trace& trace, const AnalyzeOptions& options)
{
    using Json = nlohmann::ordered_json;
    Json json = {{"model", trace.model->info.name}, {"count_from", options.countFrom}};
    Json tokens = Json::array();
    for (const core::Token& token : trace.queries(options.item - 1)) tokens.push_back(token.text);
    json["tokens"] = tokens;
    for (core::Index layer = 0; layer < table.layers; ++layer)
        for (core::Index head = 0; head < table.heads; ++head) {
            Json one = {{"layer", core::layerNumber(trace.model->info, layer, options.countFrom)},
                        {"head", head + options.countFrom}};
            for (const core::Measure measure : columns()) {
                const auto value = table.at(measure, layer, head);
                one[nameOfMeasure(measure)] = value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
            }
            for (const auto& [measure, share] : core::badges(table, layer, head, options.badge))
                core::append(one, "called_after", Json(nameOfMeasure(measure)));
            core::append(json, "heads", std::move(one));
        }
    std::printf("%s\n", json.dump(1, ' ', false, Json::error_handler_t::replace).c_str());
}

int analyze(const AnalyzeOptions& options)
{
    core::PreparedRun ready = prepareWarning(options.text.run());
    const core::ModelInfo info = ready.model->info;
    auto trace = ready.recorded;
    if (trace == nullptr) {
        core::RunOptions run = core::optionsOf(options.text.run());
        run.keep = core::Keep::Weights;
        trace = runWithProgress(ready.model, std::move(ready.batch), std::move(run));
    }
    trace = core::blockOf(trace, options.text.chosenBlock());
    if (trace == nullptr)
        throw core::Error(core::Code::Unsupported, info.name, "--block", "an encoder–decoder, such as T5",
                          info.architecture);
    const auto texts = std::ssize(trace->batch.sequences);
    if (options.item > texts)
        throw core::Error(core::Code::OutOfRange, "", "--item", core::numberRange(1, texts),
                          std::to_string(options.item));
    const core::HeadTable table = tableOf(*trace, options.item - 1);
    if (options.json)
        printMeasures(table, *trace, options);
    else
        printCsv(table, trace->model->info, options);
    return 0;
}

}  // namespace

void addAnalyze(CLI::App& app, Action& action)
{
    auto options = std::make_shared<AnalyzeOptions>();
    CLI::App* command = app.add_subcommand(
        "analyze", "Print what is measured of each head: entropy, distance, weight on previous, first, same tokens, …");
    options->text.add(*command, true);
    options->text.addTarget(*command);
    options->text.addScoring(*command);
    options->text.addBlock(*command, "Which attention of an encoder–decoder: self (the encoder's), decoder or cross");
    command->add_option("--text", options->text.texts, "The text; several make a padded batch")
        ->type_name("T")
        ->take_all()
        ->allow_extra_args(false);
    command->add_option("--image", options->text.images, "A picture, PNG or JPEG; several make a batch")
        ->type_name("F.png")
        ->take_all()
        ->allow_extra_args(false)
        ->excludes("--text");
    command->add_option("--item", options->item, "Which text of a batch, from 1")
        ->check(CLI::Range(1, 1 << 20))
        ->type_name("N");
    command->add_option("--count-from", options->countFrom, "The first layer's number: 1 (default) or 0")
        ->check(CLI::Range(0, 1))
        ->type_name("N");
    command
        ->add_option("--named-from", options->badge,
                     "A head is named after a pattern, such as previous token, that takes at least this share of its "
                     "weight (0.8)")
        ->check(CLI::Range(0.0, 1.0))
        ->type_name("X");
    auto* json = command->add_flag("--json", options->json, "As JSON instead of CSV");
    command->add_flag("--csv", options->csv, "As CSV, which is the default")->excludes(json);
    command->callback([options, &action] {
        if (options->text.texts.empty() && options->text.images.empty()) throw CLI::RequiredError("--text or --image");
        action = [options] { return analyze(*options); };
    });
}
