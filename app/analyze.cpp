#include "app/command/asked_label.h"
#include "app/command/asked_position.h"
#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/measure_options.h"
#include "app/command/names_option.h"
#include "app/command/printed_json.h"
#include "app/command/progress.h"
#include "app/command/recorded_options.h"
#include "app/command/request.h"
#include "app/command/warning.h"
#include "app/report/head_sentences.h"
#include "app/report/layer_report.h"
#include "app/report/likelihood_report.h"
#include "app/report/neuron_report.h"
#include "app/report/set_report.h"
#include "app/report/span_report.h"
#include "core/analysis/induction.h"
#include "core/analysis/knock_out.h"
#include "core/analysis/span_losses.h"
#include "core/analysis/span_shares.h"
#include "core/analysis/text_likelihood.h"
#include "core/array/csv_writer.h"
#include "core/error.h"
#include "core/explain/patch/feed_forward_sweep.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/row_reading.h"
#include "core/model/pass/statement.h"
#include "core/model/recorded/recorded_tokens.h"
#include "core/number_range.h"
#include "core/session/run_edits.h"
#include "core/session/session_names.h"
#include "ui/words/head_names.h"
#include "ui/words/token_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>

namespace {

using Json = nlohmann::ordered_json;
using By = core::Ablation::By;

/// A way to knock heads out, by its name in options and by that of its column.
struct KnockOutWay {
    By by;
    const char* name;
    const char* column;
};
constexpr KnockOutWay knockOutWays[] = {{By::Zero, "zero", "knock_out"},
                                        {By::Mean, "mean", "knock_out_mean"},
                                        {By::Resample, "resample", "knock_out_resample"}};

/// What was found in one way.
struct KnockedOut {
    KnockOutWay way;
    core::HeadTable table;
};

struct AnalyzeOptions {
    TextOptions text;
    RecordedOptions recorded;
    InterventionOptions heads;
    core::Index item = 0;  ///< from 1; 0: each text of the batch
    core::Index countFrom = 1;
    double badge = 0.8;
    NamesOption names;
    MeasureOptions measures;
    bool spread = false;  ///< prints the spread of induction
    bool knockOut = false;
    std::vector<std::string> knockOutBy;        ///< names of ways
    std::optional<core::Index> neuronsOf = {};  ///< the layer whose neurons are asked for, as it is counted
    bool feedForward = false;                   ///< what feed-forward layers add is knocked out in place of heads
    double smallestSet = 0;                     ///< the probability to get below; 0: no set is asked for
    bool bySpan = false;
    bool loss = false;  ///< how likely the text is, token by token
    bool hideEachSpan = false;
    core::Index generate = 0;
    core::Index at = 0;  ///< token that the model is asked at, from 1; 0: the last one, or the first mask
    std::string answer;
    std::string label;  ///< what `answer` is then
    std::vector<std::string> tracked;
    std::string described;  ///< a head, LAYER.HEAD
    bool json = false;
    bool csv = false;

    core::LogUnit unit() const { return measures.unit(); }
    bool asks() const
    {
        return knockOut || hideEachSpan || at > 0 || !answer.empty() || !tracked.empty() || smallestSet > 0
               || neuronsOf;
    }
    /// In one order, however they were named; by zero where none was.
    std::vector<KnockOutWay> ways() const
    {
        std::vector<KnockOutWay> all;
        for (const KnockOutWay& way : knockOutWays)
            if (std::ranges::find(knockOutBy, way.name) != knockOutBy.end()) all.push_back(way);
        if (all.empty()) all.push_back(knockOutWays[0]);
        return all;
    }
};

/// The measures that need only a text.
std::vector<core::Measure> columns()
{
    std::vector<core::Measure> shown;
    for (const core::Measure measure : core::allMeasures)
        if (measure != core::Measure::Cell && measure != core::Measure::Marked && !core::isKnockOut(measure))
            shown.push_back(measure);
    return shown;
}

/// Zero and mean, where they stand beside each other.
bool areCompared(const std::vector<KnockOutWay>& ways)
{
    return ways.size() > 1 && ways[0].by == By::Zero && ways[1].by == By::Mean;
}

bool areCompared(const std::vector<KnockedOut>& found)
{
    return found.size() > 1 && areCompared({found[0].way, found[1].way});
}

std::string nameOfMeasure(core::Measure measure)
{
    for (const auto& [value, name] : core::measures)
        if (value == measure) return name;
    return {};
}

core::HeadTable measured(const core::Trace& trace, const AnalyzeOptions& options)
{
    core::HeadTable table = core::measured(trace, options.item - 1, options.measures.rows(), stopOfRequest());
    if (!trace.recorded()) {
        Progress progress(untilOneWonders);
        const auto told = [&](core::Index done) {
            progress.show("measured induction on " + std::to_string(done) + " of "
                          + std::to_string(options.measures.sequences) + " sequences");
        };
        table.take(core::inductionScores(trace, options.item - 1,
                                         {.sequences = options.measures.sequences, .progress = told}, stopOfRequest()));
    }
    if (!options.spread) table.spreads.clear();
    return table;
}

std::string joinedNames(const std::vector<std::pair<core::Measure, float>>& badges)
{
    std::string names;
    for (const auto& [measure, share] : badges) names += (names.empty() ? "" : ";") + nameOfMeasure(measure);
    return names;
}

/// What is known of a head's name beyond this text.
core::Sureness surenessOf(const core::ModelInfo& info, core::Index layer, core::Index head, core::Measure pattern)
{
    const auto evidence = knownName(info, layer, head, pattern);
    return core::surenessOf(evidence ? &*evidence : nullptr);
}

std::string joinedSureness(const std::vector<std::pair<core::Measure, float>>& badges, const core::ModelInfo& info,
                           core::Index layer, core::Index head)
{
    std::string all;
    for (const auto& [measure, share] : badges)
        all += (all.empty() ? "" : ";") + std::string(surenessName(surenessOf(info, layer, head, measure)));
    return all;
}

Json nameJson(const core::ModelInfo& info, core::Index layer, core::Index head, core::Measure pattern, float share)
{
    const auto evidence = knownName(info, layer, head, pattern);
    Json json = {{"name", nameOfMeasure(pattern)},
                 {"share", share},
                 {"sureness", surenessName(surenessOf(info, layer, head, pattern))}};
    if (evidence) {
        json["texts"] = evidence->texts;
        json["holding"] = evidence->holding;
    }
    return json;
}

void addCsvHead(std::string& text, bool items, const AnalyzeOptions& options)
{
    const std::vector<KnockOutWay> ways = options.knockOut ? options.ways() : std::vector<KnockOutWay>();
    core::CsvWriter csv(text, "\n");
    if (items) csv.cell("item");
    csv.cell("layer").cell("head");
    for (const core::Measure measure : columns()) csv.cell(nameOfMeasure(measure));
    for (const KnockOutWay& way : ways) csv.cell(way.column);
    if (areCompared(ways)) csv.cell("zero_misleads");
    if (options.spread) csv.cell("induction_spread");
    csv.cell("called_after");
    if (options.names.isGiven()) csv.cell("sureness");
    csv.endRow();
}

/// The model's prediction at one token, with and without interventions and changes to scoring.
struct Statement {
    core::TokenStatement now;
    std::optional<core::TokenStatement> before = {};
    core::Answer answer = {};
};

/// What is known of one text.
struct Analyzed {
    core::HeadTable table;
    std::optional<Statement> said = {};
    std::vector<KnockedOut> knocked = {};  ///< one for each way
};

/// In the unit that is printed; NaN where it is not known.
double numberOf(const core::HeadTable& table, core::Measure measure, core::Index layer, core::Index head,
                const AnalyzeOptions& options)
{
    const auto value = table.at(measure, layer, head);
    return value ? static_cast<double>(*value) * core::factorOf(measure, options.unit()) : std::nan("");
}

/// @param items  say which text of the batch it is
void addCsv(std::string& text, const Analyzed& found, const core::ModelInfo& info, bool items,
            const AnalyzeOptions& options)
{
    const core::HeadTable& table = found.table;
    core::CsvWriter csv(text, "\n");
    for (core::Index layer = 0; layer < table.layers; ++layer)
        for (core::Index head = 0; head < table.heads; ++head) {
            if (items) csv.count(options.item);
            csv.count(core::layerNumber(info, layer, options.countFrom)).count(head + options.countFrom);
            for (const core::Measure measure : columns())
                csv.rounded(numberOf(table, measure, layer, head, options), 7);
            for (const KnockedOut& each : found.knocked)
                csv.rounded(numberOf(each.table, core::Measure::KnockOut, layer, head, options), 7);
            if (areCompared(found.knocked))
                csv.cell(core::zeroMisleads(found.knocked[0].table, found.knocked[1].table, layer, head) ? "1" : "0");
            if (options.spread) {
                const auto value = table.spreadAt(core::Measure::Induction, layer, head);
                csv.rounded(value ? static_cast<double>(*value) : std::nan(""), 7);
            }
            const auto badges = core::badges(table, layer, head, options.badge);
            csv.cell(joinedNames(badges));
            if (options.names.isGiven()) csv.cell(joinedSureness(badges, info, layer, head));
            csv.endRow();
        }
}

Json aboutJson(const core::Trace& trace, const AnalyzeOptions& options)
{
    return {{"model", trace.model->info.name},
            {"count_from", options.countFrom},
            {"unit", options.measures.in_bits ? "bits" : "nats"}};
}

/// @param json  the object to extend
Json measuresJson(Json json, const Analyzed& found, const core::Trace& trace, const AnalyzeOptions& options)
{
    const core::HeadTable& table = found.table;
    Json tokens = Json::array();
    for (const core::Token& token : trace.queries(options.item - 1)) tokens.push_back(token.text);
    json["tokens"] = tokens;
    for (core::Index layer = 0; layer < table.layers; ++layer)
        for (core::Index head = 0; head < table.heads; ++head) {
            Json one = {{"layer", core::layerNumber(trace.model->info, layer, options.countFrom)},
                        {"head", head + options.countFrom}};
            const auto add = [&](const std::string& name, const core::HeadTable& of, core::Measure measure) {
                const double number = numberOf(of, measure, layer, head, options);
                one[name] = std::isfinite(number) ? Json(static_cast<float>(number)) : Json(nullptr);
            };
            for (const core::Measure measure : columns()) add(nameOfMeasure(measure), table, measure);
            for (const KnockedOut& each : found.knocked) add(each.way.column, each.table, core::Measure::KnockOut);
            if (areCompared(found.knocked))
                one["zero_misleads"] = core::zeroMisleads(found.knocked[0].table, found.knocked[1].table, layer, head);
            if (const auto spread = table.spreadAt(core::Measure::Induction, layer, head))
                one["induction_spread"] = *spread;
            for (const auto& [measure, share] : core::badges(table, layer, head, options.badge)) {
                core::append(one, "called_after", Json(nameOfMeasure(measure)));
                core::append(one, "names", nameJson(trace.model->info, layer, head, measure, share));
            }
            core::append(json, "heads", std::move(one));
        }
    return json;
}

/// @param untouched  the same run by itself, where interventions or changes to scoring make another of it
Statement statementAsked(const core::Trace& trace, const core::Trace* untouched, const AnalyzeOptions& options)
{
    const core::Trace& speaker = speakerOf(trace);
    if (!options.label.empty()) requireLabel(*speaker.model, options.label);
    core::TokenQuestion question{.item = options.item - 1,
                                 .position = positionAsked(speaker, options.item - 1, options.at, "--at")};
    for (const std::string& word : options.tracked) question.tracked.push_back({word});
    const auto isAnswer = [&](const core::TrackedWord& word) { return word.text == options.answer; };
    const auto answer = std::ranges::find_if(question.tracked, isAnswer) - question.tracked.begin();
    if (!options.answer.empty() && answer == std::ssize(question.tracked)) question.tracked.push_back({options.answer});
    Statement said{.now = core::statementOf(speaker, question)};
    if (said.now.likeliest.empty())
        throw core::Error(core::Code::Unsupported, speaker.model->info.name,
                          options.knockOut || options.smallestSet > 0
                              ? "--knock-out is not supported: expected a model that predicts tokens, found %1"
                              : "--at is not supported: expected a model that predicts tokens, found %1",
                          speaker.model->info.architecture);
    for (std::size_t i = 0; i < question.tracked.size(); ++i)
        if (!said.now.tracked[i])
            throw core::Error(core::Code::Unknown, speaker.model->info.name,
                              i < options.tracked.size()
                                  ? "--track cannot be used: expected a word that the vocabulary begins, found %1"
                                  : "--answer cannot be used: expected a word that the vocabulary begins, found %1",
                              question.tracked[i].text);
    said.answer = {question.item, question.position, said.now.likeliest.front().token.id};
    if (!options.answer.empty()) said.answer.id = said.now.tracked[static_cast<std::size_t>(answer)]->word.token.id;
    if (untouched != nullptr) said.before = core::statementLike(said.now, speakerOf(*untouched), question);
    return said;
}

Json statementJson(const core::TokenStatement& statement, const AnalyzeOptions& options)
{
    Json json;
    for (const core::Prediction& each : statement.likeliest)
        core::append(json, "likeliest", Json{{"token", each.token.text}, {"probability", each.probability}});
    for (std::size_t i = 0; i < statement.words.size(); ++i)
        if (const auto& found = statement.tracked[i])
            core::append(json, "tracked",
                         Json{{"word", statement.words[i].text},
                              {"token", found->word.token.text},
                              {"log_probability",
                               found->log_probability * core::factorOf(core::Measure::KnockOut, options.unit())},
                              {"probability", std::exp(found->log_probability)}});
    return json;
}

Json answerJson(const Statement& said, const core::Trace& speaker, const AnalyzeOptions& options)
{
    Json json = {
        {"at", said.answer.position + 1},
        {"token_there", speaker.queries(options.item - 1)[static_cast<std::size_t>(said.answer.position)].text},
        {"answer", core::answerToken(*speaker.model, said.answer.id).text}};
    json["now"] = statementJson(said.now, options);
    if (said.before) json["before"] = statementJson(*said.before, options);
    return json;
}

/// A pass of the run; of a file what it holds.
/// @param numbered  is put into the run; see addInterventions()
std::shared_ptr<const core::Trace> traceOf(core::Run& run, std::vector<core::Intervention> numbered)
{
    core::PreparedRun ready = prepareWarning(run);
    addInterventions(run, ready, std::move(numbered));
    if (ready.recorded != nullptr) return ready.recorded;
    core::RunOptions options = core::optionsOf(run);
    options.keep = core::Keep::Weights;
    return runWithProgress(ready.model, std::move(ready.batch), std::move(options));
}

/// What the run was asked for, as long as nobody stops it.
core::RunOptions stoppable(const core::Run& run)
{
    core::RunOptions options = core::optionsOf(run);
    options.stop = stopOfRequest();
    return options;
}

std::vector<KnockedOut> knockOutsWithProgress(const std::shared_ptr<const core::Trace>& whole, const core::Run& run,
                                              const AnalyzeOptions& options, const core::Answer& answer)
{
    Progress progress;
    const std::vector<KnockOutWay> ways = options.ways();
    core::Index layers = 0;
    const auto told = [&](const core::HeadTable& table) {
        progress.show("knocked out the heads of layer " + std::to_string(++layers) + " of "
                      + std::to_string(table.layers * std::ssize(ways)));
    };
    const core::RunOptions without = stoppable(run);
    const core::ReferenceTexts reference = options.heads.reference();
    std::vector<KnockedOut> found;
    found.reserve(ways.size());
    for (const KnockOutWay& way : ways)
        found.push_back(
            {way, core::sweepKnockOuts(whole, without, options.text.chosenBlock(), answer, {way.by, reference}, told)});
    return found;
}

/// One text of the batch.
/// @param untouched  as statementAsked() has it
Analyzed analyzed(const std::shared_ptr<const core::Trace>& whole, const core::Trace* untouched, const core::Run& run,
                  const AnalyzeOptions& options)
{
    Analyzed found{measured(*core::blockOf(whole, options.text.chosenBlock()), options)};
    if (!options.asks()) return found;
    found.said = statementAsked(*whole, untouched, options);
    if (options.knockOut) found.knocked = knockOutsWithProgress(whole, run, options, found.said->answer);
    return found;
}

void requireSense(const core::Trace& trace, const core::Run& run, const AnalyzeOptions& options)
{
    const auto texts = std::ssize(trace.batch.sequences);
    if (options.item > texts)
        throw core::Error(core::Code::OutOfRange, "", "--item cannot be used: expected %1, found %2",
                          core::numberRange(1, texts), std::to_string(options.item));
    if (options.asks() && trace.mixes == nullptr && (trace.recorded() || trace.fromGiven()))
        throw core::Error(core::Code::Unsupported, run.recorded.file.string(),
                          "--knock-out, --at, --answer and --track is not supported: expected --model, because "
                          "attention from a file predicts nothing, found --weights");
    if (!options.described.empty() && options.item == 0 && texts > 1)
        throw cli::WrongValue("--describe", "say of which of the " + std::to_string(texts) + " texts, with --item");
}

void requireSpans(const core::Trace& trace, core::Index item)
{
    if (trace.keySpans(item).empty())
        throw core::Error(core::Code::Missing, trace.model->info.name,
                          "a named span is missing: expected --spans, which names stretches of the text, or --chat");
}

/// The tokens whose log-probabilities spans are hidden for: those that the model wrote, or the one that is asked for.
std::vector<core::Answer> answersAsked(const core::Trace& whole, const AnalyzeOptions& options)
{
    std::vector<core::Answer> answers = core::writtenAnswers(speakerOf(whole), options.item - 1);
    if (answers.empty() || options.at > 0 || !options.answer.empty())
        answers = {statementAsked(whole, nullptr, options).answer};
    return answers;
}

/// The heads of --hide-in, as the model numbers its layers.
std::vector<core::Intervention> hiddenIn(const std::shared_ptr<const core::Trace>& whole, const core::Run& run,
                                         const AnalyzeOptions& options)
{
    core::Run places = run;
    places.interventions.clear();
    core::PreparedRun prepared;
    prepared.model = whole->model;
    addInterventions(places, prepared, options.heads.hiddenIn(options.countFrom, options.text.chosenBlock()));
    return places.interventions;
}

/// What the answer loses without each span.
std::string lossesOf(const std::shared_ptr<const core::Trace>& whole, const core::Run& run,
                     const AnalyzeOptions& options)
{
    const std::vector<core::Answer> answers = answersAsked(*whole, options);
    Progress progress;
    const auto told = [&](const std::vector<core::SpanLoss>& done) {
        progress.show("hid " + std::to_string(done.size()) + " spans");
    };
    const auto losses = core::spanLosses(whole, stoppable(run), options.text.chosenBlock(), answers,
                                         hiddenIn(whole, run, options), told);
    if (!options.json) return spanLossesCsv(losses, core::factorOf(core::Measure::KnockOut, options.unit()));
    std::string words;
    for (const core::Answer& answer : answers) words += core::answerToken(*speakerOf(*whole).model, answer.id).text;
    return spanLossesJson(losses, words, options.unit());
}

/// What is said of one text's spans.
std::string spanReport(const std::shared_ptr<const core::Trace>& whole, const core::Trace& trace, const core::Run& run,
                       AnalyzeOptions options)
{
    options.item = std::max(core::Index{1}, options.item);
    requireSpans(trace, options.item - 1);
    if (options.hideEachSpan) return lossesOf(whole, run, options);
    const core::SpanShares shares = core::spanShares(trace, options.item - 1, stopOfRequest());
    return options.json ? spanSharesJson(shares, trace.model->info, options.countFrom)
                        : spanSharesCsv(shares, trace.model->info, options.countFrom);
}

/// The answer of the text that is named, or of the first.
core::Answer askedOfOne(const core::Trace& whole, AnalyzeOptions options)
{
    options.item = std::max(core::Index{1}, options.item);
    return statementAsked(whole, nullptr, options).answer;
}

/// What the answer loses without each layer's feed-forward layer.
std::string feedForwardReport(const std::shared_ptr<const core::Trace>& whole, const core::Run& run,
                              const AnalyzeOptions& options)
{
    const core::Answer answer = askedOfOne(*whole, options);
    const core::RunOptions without = stoppable(run);
    const core::AttentionBlock block = options.text.chosenBlock();
    const core::ReferenceTexts reference = options.heads.reference();
    LayerReport report{.model = core::blockOf(whole, block)->model->info,
                       .answer = core::answerToken(*speakerOf(*whole).model, answer.id).text,
                       .columns = {},
                       .tables = {},
                       .unit = options.unit(),
                       .count_from = options.countFrom};
    Progress progress(untilOneWonders);
    core::Index layers = 0;
    const std::vector<KnockOutWay> ways = options.ways();
    const auto told = [&](const core::HeadTable& table) {
        progress.show("knocked out layer " + std::to_string(++layers) + " of "
                      + std::to_string(table.layers * std::ssize(ways)));
    };
    for (const KnockOutWay& way : ways) {
        report.columns.emplace_back(way.column);
        report.tables.push_back(core::sweepFeedForward(whole, without, block, answer, {way.by, reference}, told));
    }
    report.compared = areCompared(ways);
    return options.json ? layersJson(report) : layersCsv(report);
}

/// How likely each text of the batch is, or the one that is named.
std::string lossReport(const core::Trace& whole, const AnalyzeOptions& options)
{
    const core::Trace& speaker = core::speakerOf(whole);
    if (!core::predictsNext(*speaker.model))
        throw core::Error(core::Code::Unsupported, speaker.model->info.name,
                          "--loss is not supported: expected a model that predicts the next token, found %1",
                          speaker.model->info.architecture);
    const auto items = std::ssize(speaker.batch.sequences);
    const bool named = options.item > 0 || items == 1;
    std::vector<TextLikelihood> texts;
    std::string csv;
    for (core::Index item = named ? std::max(core::Index{1}, options.item) - 1 : 0;
         item < (named ? std::max(core::Index{1}, options.item) : items); ++item) {
        TextLikelihood text{speaker.queries(item), core::nextTokenLogarithms(whole, item, stopOfRequest())};
        text.tokens.resize(
            std::min(text.tokens.size(), static_cast<std::size_t>(text.logarithms.size()) + 1));  // without padding
        csv += likelihoodCsv(text, named ? 0 : item + 1, core::factorOf(core::Measure::KnockOut, options.unit()),
                             csv.empty());
        texts.push_back(std::move(text));
    }
    const bool inBits = options.unit() == core::LogUnit::Bits;
    return options.json ? likelihoodJson(texts, speaker.model->info.name, inBits) : csv;
}

/// The neurons of a layer on which the answer rests most.
std::string neuronReport(const std::shared_ptr<const core::Trace>& whole, const core::Run& run,
                         const AnalyzeOptions& options)
{
    const core::Answer answer = askedOfOne(*whole, options);
    const core::RunOptions without = stoppable(run);
    const core::AttentionBlock block = options.text.chosenBlock();
    const core::ModelInfo& info = core::blockOf(whole, block)->model->info;
    const core::Index layer = core::layerNumbered(info, *options.neuronsOf, options.countFrom);
    const NeuronReport report{.model = *speakerOf(*whole).model,
                              .info = info,
                              .answer = core::answerToken(*speakerOf(*whole).model, answer.id).text,
                              .layer = layer,
                              .unit = options.unit(),
                              .count_from = options.countFrom};
    constexpr core::Index shown = 20;
    const auto found = core::topNeurons(whole, without, block, answer, layer, shown);
    return options.json ? neuronsJson(found, report) : neuronsCsv(found, report);
}

/// The heads without which the answer is no longer likely.
std::string setReport(const std::shared_ptr<const core::Trace>& whole, const core::Run& run,
                      const AnalyzeOptions& options)
{
    const core::Answer answer = askedOfOne(*whole, options);
    Progress progress;
    const auto told = [&](const core::KnockedOutSet& set) {
        progress.show("found " + std::to_string(set.members.size()) + " heads");
    };
    const core::RunOptions without = stoppable(run);
    const core::KnockedOutSet set = core::smallestSet(whole, without, options.text.chosenBlock(), answer,
                                                      {options.ways().front().by, options.heads.reference()},
                                                      std::log(options.smallestSet), core::largestSet, told);
    const SetReport report{.model = core::blockOf(whole, options.text.chosenBlock())->model->info,
                           .answer = core::answerToken(*speakerOf(*whole).model, answer.id).text,
                           .below = options.smallestSet,
                           .count_from = options.countFrom};
    return options.json ? setJson(set, report) : setCsv(set, report);
}

int analyze(const AnalyzeOptions& options)
{
    core::Run run = options.recorded.isGiven() ? options.recorded.run(options.text) : options.text.run();
    auto whole =
        traceOf(run, options.heads.chosen(options.countFrom, options.text.chosenBlock(), options.hideEachSpan));
    if (options.generate > 0) {
        core::RunOptions pass = core::optionsOf(run);
        pass.keep = core::Keep::Weights;
        whole = generatedWarning(std::move(whole), options.generate, pass, {});
    }
    const auto trace = core::blockOf(whole, options.text.chosenBlock());
    requireBlock(*whole->model, trace != nullptr, options.text.chosenBlock());
    requireSense(*trace, run, options);
    options.names.know(whole->model->info);
    if (trace->mixes != nullptr)
        warn(QStringLiteral("mixing weights have signs and no rows of sum 1: measures of such rows are left empty"));
    if (options.bySpan || options.hideEachSpan) {
        std::fputs(spanReport(whole, *trace, run, options).c_str(), stdout);
        return 0;
    }
    if (options.loss) {
        std::fputs(lossReport(*whole, options).c_str(), stdout);
        return 0;
    }
    if (options.feedForward) {
        std::fputs(feedForwardReport(whole, run, options).c_str(), stdout);
        return 0;
    }
    if (options.neuronsOf) {
        std::fputs(neuronReport(whole, run, options).c_str(), stdout);
        return 0;
    }
    if (options.smallestSet > 0) {
        std::fputs(setReport(whole, run, options).c_str(), stdout);
        return 0;
    }
    const core::Index shown = std::max(core::Index{1}, options.item) - 1;
    if (options.measures.skip_special && !core::tellsSpecialTokens(*trace, shown)) warn(specialUnknownText());
    if (!options.described.empty()) {
        printHeadSentences(*trace, std::max(core::Index{1}, options.item) - 1, options.described, options.countFrom,
                           {.rows = options.measures.rows(), .unit = options.unit(), .badge = options.badge});
        return 0;
    }
    core::Run plain = core::untouched(run);
    const auto untouched = options.asks() && core::isTouched(run) ? traceOf(plain, {}) : nullptr;
    const bool items = options.item == 0 && trace->batch.sequences.size() > 1;
    AnalyzeOptions one = options;
    one.spread = options.spread && !trace->recorded();
    std::string csv;
    addCsvHead(csv, items, one);
    Json json = aboutJson(*trace, options);
    one.item = std::max(core::Index{1}, options.item);
    for (const core::Index last = items ? std::ssize(trace->batch.sequences) : one.item; one.item <= last; ++one.item) {
        const Analyzed found = analyzed(whole, untouched.get(), run, one);
        if (!options.json) {
            addCsv(csv, found, trace->model->info, items, one);
            continue;
        }
        Json text = measuresJson(items ? Json{{"item", one.item}} : std::move(json), found, *trace, one);
        if (found.said) text["prediction"] = answerJson(*found.said, speakerOf(*whole), one);
        if (items)
            core::append(json, "items", std::move(text));
        else
            json = std::move(text);
    }
    std::fputs((options.json ? printedJson(json) : csv).c_str(), stdout);
    return 0;
}

/// Adds the options about the model's prediction and the heads behind it.
void addQuestion(cli::Command& command, AnalyzeOptions& options)
{
    command.addFlag("--knock-out", options.knockOut,
                    "By how many nats the answer's log-probability changes when each head is switched off");
    command
        .addFlag("--loss", options.loss,
                 "How likely the text is, as it is with interventions: the logarithm of each token's probability after "
                 "those before it, and of the text up to it")
        ->excludes("--knock-out");
    auto* by = command.addOption("--knock-out-by", options.knockOutBy,
                                 "What stands in the place of a head's output: zero (the default), its mean over the "
                                 "text or over --reference, or its output on up to four texts drawn from --reference "
                                 "(resample); several beside each other: zero,mean");
    by->delimiter(',')->takeAll()->oneEachTime()->check(cli::oneOf({"zero", "mean", "resample"}));
    by->typeName("HOW,…");
    command
        .addFlag("--feed-forward", options.feedForward,
                 "Knock out what the feed-forward layer of each layer adds, in place of each head; of an "
                 "encoder–decoder --block cross has the decoder's")
        ->needs("--knock-out");
    command
        .addOption("--neurons", options.neuronsOf,
                   "The 20 neurons of a layer on which the answer rests most: how active each is, how knocking it out "
                   "changes the answer, and which tokens it writes for and against")
        ->typeName("L")
        ->excludes("--knock-out");
    command
        .addOption("--smallest-set", options.smallestSet,
                   "Which heads together take the answer's probability below this: one after the other is added, each "
                   "time the one that lowers it most; --knock-out-by says how")
        ->check(cli::within(1e-9, 1.0))
        ->typeName("P")
        ->excludes("--knock-out");
    command
        .addOption("--at", options.at, "At which token the model is asked, from 1 (the last one, or the first mask)")
        ->check(cli::within(1, 1 << 20))
        ->typeName("N");
    command.addOption("--answer", options.answer, "The word whose probability --knock-out follows (the likeliest)")
        ->typeName("WORD");
    addLabel(command, options.label,
             "The label whose probability --knock-out follows, of a model that answers in labels");
    command.option("--label")->excludes("--answer");
    command
        .addOption("--track", options.tracked,
                   "Print how likely these words are, with and without interventions; needs --json")
        ->delimiter(',')
        ->takeAll()
        ->oneEachTime()
        ->typeName("WORD,…");
}

/// Adds the options about named spans.
void addSpanQuestions(cli::Command& command, AnalyzeOptions& options)
{
    command
        .addOption("--generate", options.generate,
                   "Let the model continue the text by this many tokens first, each the likeliest next one")
        ->check(cli::within(core::Index{1}, static_cast<core::Index>(core::mostGenerated)))
        ->typeName("N")
        ->excludes("--weights");
    auto* shares = command.addFlag("--by-span", options.bySpan,
                                   "Who reads whom: the mean share of weight from each named span of the text to each, "
                                   "of all heads and of every head");
    auto* losses =
        command.addFlag("--hide-each-span", options.hideEachSpan,
                        "By how many nats the answer's log-probability changes when no other token sees a "
                        "named span, in any head or those of --hide-in; the answer is what --generate wrote, or "
                        "--answer at --at");
    losses->excludes(shares)->excludes("--weights");
    for (cli::Option* each : {shares, losses})
        for (const char* other : {"--knock-out", "--describe", "--track"}) each->excludes(other);
    options.text.addSpans(command);
}

/// @throws cli::WrongValue where ways or texts have nothing to do, or are missing
void requireWays(const AnalyzeOptions& options)
{
    const bool knocks = options.knockOut || options.smallestSet > 0;
    if (!options.knockOutBy.empty() && !knocks)
        throw cli::WrongValue("--knock-out-by", "use it with --knock-out or --smallest-set");
    const std::vector<KnockOutWay> ways = options.ways();
    if (options.smallestSet > 0 && ways.size() > 1)
        throw cli::WrongValue("--knock-out-by", "expected one way with --smallest-set, found several");
    if (ways.back().by == By::Resample && !options.heads.hasReference())
        throw cli::WrongValue("--knock-out-by", "say from which texts with --reference");
    if (options.heads.hasReference() && ways.back().by == By::Zero && !options.heads.takesReference())
        throw cli::WrongValue("--reference", "use it with --knock-out-by mean or resample, --mean or --resample");
}

}  // namespace

Subcommand addAnalyze(cli::Command* command)
{
    auto options = std::make_shared<AnalyzeOptions>();
    options->text.add(*command, false);
    options->text.addTarget(*command);
    options->text.addScoring(*command);
    options->text.addBlock(*command,
                           "Which attention of an encoder–decoder: self (the encoder's), decoder or cross; or "
                           "mixing, what a hybrid model has in place of it");
    options->text.addBatch(*command);
    options->recorded.add(*command, {"--model", "--text", "--audio", "--target", "--split"});
    options->heads.add(*command, true);
    addQuestion(*command, *options);
    options->measures.add(*command,
                          "How many repeated sequences induction is averaged over (2); their spread is printed too");
    command->addOption("--item", options->item, "Which text of a batch, from 1 (each, with a column item)")
        ->check(cli::within(1, 1 << 20))
        ->typeName("N");
    addCountFrom(*command, options->countFrom);
    command
        ->addOption("--named-from", options->badge,
                    "A head is named after a pattern, such as previous token, that takes at least this share of its "
                    "weight (0.8)")
        ->check(cli::within(0.0, 1.0))
        ->typeName("X");
    options->names.add(*command);
    auto* json = command->addFlag("--json", options->json, "As JSON instead of CSV");
    auto* csv = command->addFlag("--csv", options->csv, "As CSV, which is the default")->excludes(json);
    auto* described = command->addOption("--describe", options->described,
                                         "Say in plain sentences what one head does, named as LAYER.HEAD: 4.4");
    described->typeName("L.H")->excludes(json)->excludes(csv);
    for (const char* other : {"--knock-out", "--at", "--answer", "--label", "--induction"})
        described->excludes(command->option(other));
    command->option("--track")->needs(json);
    addSpanQuestions(*command, *options);
    for (const char* other : {"--describe", "--track", "--by-span", "--hide-each-span"})
        for (const char* set : {"--smallest-set", "--loss"}) command->option(set)->excludes(command->option(other));
    command->option("--smallest-set")->excludes(command->option("--loss"));
    for (const char* other : {"--describe", "--track", "--by-span", "--hide-each-span", "--loss", "--smallest-set"})
        command->option("--neurons")->excludes(command->option(other));
    return {command, [options, command] {
                options->spread = command->count("--induction") > 0;
                if (!options->label.empty()) options->answer = options->label;
                requireWays(*options);
                if (!options->recorded.isGiven() && !options->text.isWhole())
                    throw cli::LeftOut("--model with --text, --image or --audio, or --weights");
                return analyze(*options);
            }};
}
