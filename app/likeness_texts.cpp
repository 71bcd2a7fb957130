#include "app/likeness_texts.h"

#include <QCoreApplication>

#include "app/command/command_line.h"
#include "app/command/printed_json.h"
#include "app/command/progress.h"
#include "app/command/request.h"
#include "core/array/csv_writer.h"
#include "core/error.h"
#include "core/explain/account_table.h"
#include "core/explain/text_likeness.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/text/trimmed.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace {

using Json = nlohmann::ordered_json;
using core::Index;

struct TextLikenessReport {
    Q_DECLARE_TR_FUNCTIONS(TextLikenessReport)
};

/// A text's share in a likeness: its tokens or words, and what wrote its vector.
struct Side {
    std::string text;
    core::TextVector vector;
    std::vector<core::TokenRange> ranges;  ///< of what is printed: each token, or each word
    std::vector<std::string> names;        ///< [ranges]
};

core::Run runOf(const TextLikenessOptions& options, const std::string& text, const std::string* second = nullptr)
{
    if (core::trimmed(text).empty() || (second != nullptr && core::trimmed(*second).empty()))
        throw core::Error(core::Code::Missing, "", "a text is missing: expected words in each, found an empty one");
    core::Run run;
    options.model.giveTo(run);
    run.texts = {text};
    if (second != nullptr) run.keys_text = *second;
    run.tower = core::Tower::Texts;
    return run;
}

std::shared_ptr<const core::Trace> traceOf(const core::Run& run)
{
    core::PreparedRun ready = prepareWarning(run, openedModels());
    core::RunOptions how = core::optionsOf(run);
    how.keep = core::Keep::Weights;
    return runWithProgress(ready.model, std::move(ready.batch), std::move(how));
}

core::TextVector vectorOf(const TextLikenessOptions& options, const std::string& text, bool parts)
{
    const auto trace = traceOf(runOf(options, text));
    core::StreamRows rows(trace, 0);
    return core::textVector(rows, core::sentenceHeadOf(*trace->model), parts, stopOfRequest());
}

Side sideOf(const TextLikenessOptions& options, const std::string& text)
{
    Side side{text, vectorOf(options, text, options.parts), {}, {}};
    side.ranges = core::tokenRanges(side.vector.tokens, options.words);
    side.names.reserve(side.ranges.size());
    for (const core::TokenRange& range : side.ranges) side.names.push_back(core::textOf(side.vector.tokens, range));
    return side;
}

Json partsJson(const std::vector<core::StreamPart>& parts, const std::vector<double>& values,
               const core::ModelInfo& info)
{
    Json all = Json::array();
    for (std::size_t i = 0; i < parts.size(); ++i)
        all.push_back({{"part", core::nameOf(parts[i], info)}, {"value", numberOrNull(values[i])}});
    return all;
}

/// Two texts' likeness as it is printed.
struct Printed {
    const core::Model& model;
    const Side& a;
    const Side& b;
    const core::TextLikeness& likeness;
    Eigen::MatrixXd sums;  ///< [ranges of a, ranges of b]
    bool words;
};

Json sideJson(const Side& side, const Eigen::VectorXd& sums, const std::vector<double>& parts, const Printed& printed)
{
    Json json = {{"text", side.text}, {printed.words ? "words" : "tokens", side.names}};
    Json& all = json["sums"] = Json::array();
    for (const double sum : sums) all.push_back(numberOrNull(sum));
    if (side.vector.reads) json["shares"] = "read by the row that stands for the text";
    if (!parts.empty()) json["parts"] = partsJson(side.vector.parts, parts, printed.model.info);
    return json;
}

std::string likenessJson(const Printed& printed)
{
    Json json = {{"model", printed.model.info.name}, {"cosine", numberOrNull(printed.likeness.cosine)}};
    json["first"] = sideJson(printed.a, printed.sums.rowwise().sum(), printed.likeness.parts_a, printed);
    json["second"] = sideJson(printed.b, printed.sums.colwise().sum().transpose(), printed.likeness.parts_b, printed);
    json["pairs"] = rowsJson(printed.sums);
    return printedJson(json);
}

/// The pairs as a table with their sums on both sides; or with --parts a line for each part of either side.
std::string likenessCsv(const Printed& printed)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    if (!printed.likeness.parts_a.empty()) {
        csv.cell("text").cell("part").cell("value").endRow();
        const auto add = [&](const char* which, const Side& side, const std::vector<double>& values) {
            for (std::size_t i = 0; i < values.size(); ++i)
                csv.cell(which)
                    .cell(core::nameOf(side.vector.parts[i], printed.model.info))
                    .rounded(values[i], 9)
                    .endRow();
        };
        add("first", printed.a, printed.likeness.parts_a);
        add("second", printed.b, printed.likeness.parts_b);
        return text;
    }
    csv.cell("first \\ second");
    for (const std::string& name : printed.b.names) csv.cell(name);
    csv.cell("sum").endRow();
    for (Index row = 0; row < printed.sums.rows(); ++row) {
        csv.cell(printed.a.names[static_cast<std::size_t>(row)]);
        for (Index column = 0; column < printed.sums.cols(); ++column) csv.rounded(printed.sums(row, column), 9);
        csv.rounded(printed.sums.row(row).sum(), 9).endRow();
    }
    csv.cell("sum");
    for (Index column = 0; column < printed.sums.cols(); ++column) csv.rounded(printed.sums.col(column).sum(), 9);
    csv.rounded(printed.sums.sum(), 9).endRow();
    return text;
}

QString valueLine(double value, const QString& what)
{
    return QStringLiteral("%1  %2\n").arg(value, 12, 'f', 5).arg(what);
}

std::string likenessText(const Printed& printed)
{
    constexpr Index mostPairs = 12;
    QString text = TextLikenessReport::tr("The cosine of both texts is %1. The pairs that add most:\n\n")
                       .arg(printed.likeness.cosine, 0, 'f', 6);
    std::vector<double> values(printed.sums.data(), printed.sums.data() + printed.sums.size());  // column by column
    const core::ShownParts shown = core::largestParts(values, mostPairs);
    for (const Index place : shown.parts) {
        const Index row = place % printed.sums.rows(), column = place / printed.sums.rows();
        text += valueLine(values[static_cast<std::size_t>(place)],
                          TextLikenessReport::tr("“%1” with “%2”")
                              .arg(QString::fromStdString(printed.a.names[static_cast<std::size_t>(row)]),
                                   QString::fromStdString(printed.b.names[static_cast<std::size_t>(column)])));
    }
    double rest = printed.likeness.cosine;
    for (const Index place : shown.parts) rest -= values[static_cast<std::size_t>(place)];
    text += valueLine(rest, TextLikenessReport::tr("all other pairs"));
    const auto add = [&](const QString& title, const Side& side, const std::vector<double>& parts) {
        if (parts.empty()) return;
        text += title;
        for (const Index part : core::largestParts(parts, std::ssize(parts)).parts)
            text += valueLine(parts[static_cast<std::size_t>(part)],
                              QString::fromStdString(
                                  core::nameOf(side.vector.parts[static_cast<std::size_t>(part)], printed.model.info)));
    };
    add(TextLikenessReport::tr("\nAdded by what wrote the first text's vector:\n"), printed.a,
        printed.likeness.parts_a);
    add(TextLikenessReport::tr("\nAdded by what wrote the second text's (the same sum, seen from the other side):\n"),
        printed.b, printed.likeness.parts_b);
    if (printed.a.vector.reads)
        text += TextLikenessReport::tr("\nOne row stands for each text: a token's share is what that row's heads read "
                                       "from it, and all else that wrote the row is its own token's.\n");
    return text.toStdString();
}

core::RankedTexts rankedPair(const TextLikenessOptions& options, const std::string& first, const std::string& second)
{
    core::StreamRows rows(traceOf(runOf(options, first, &second)), 0);
    return core::rankedTexts(rows, true, stopOfRequest());
}

double scoreOf(const TextLikenessOptions& options, const std::string& first, const std::string& second)
{
    return core::rankedScore(*traceOf(runOf(options, first, &second)), 0);
}

std::string rankedReport(const core::Model& model, const core::RankedTexts& ranked, const TextLikenessOptions& options)
{
    const Eigen::RowVectorXd read = ranked.read.colwise().sum();
    const double rest = read(read.size() - 1);  // what is read from no token
    const std::vector<core::TokenRange> ranges = core::tokenRanges(ranked.tokens, options.words);
    std::vector<double> sums;
    std::vector<std::string> names;
    for (const core::TokenRange& range : ranges) {
        sums.push_back(read.segment(range.first, range.last - range.first + 1).sum());
        names.push_back(core::textOf(ranked.tokens, range));
    }
    if (options.json) {
        Json json = {{"model", model.info.name},
                     {"score", numberOrNull(ranked.score)},
                     {"probability", numberOrNull(ranked.probability)},
                     {options.words ? "words" : "tokens", names}};
        Json& values = json["read"] = Json::array();
        for (const double sum : sums) values.push_back(numberOrNull(sum));
        json["not_read"] = numberOrNull(rest);
        json["parts"] = partsJson(ranked.by_parts.parts, ranked.by_parts.values, model.info);
        json["remainder"] = numberOrNull(ranked.by_parts.remainder());
        return printedJson(json);
    }
    if (options.csv) {
        std::string text;
        core::CsvWriter csv(text, "\n");
        csv.cell("part").cell("value").endRow();
        if (options.parts) {
            for (std::size_t i = 0; i < ranked.by_parts.parts.size(); ++i)
                csv.cell(core::nameOf(ranked.by_parts.parts[i], model.info))
                    .rounded(ranked.by_parts.values[i], 9)
                    .endRow();
            return text;
        }
        for (std::size_t i = 0; i < names.size(); ++i) csv.cell(names[i]).rounded(sums[i], 9).endRow();
        csv.cell("not read").rounded(rest, 9).endRow();
        return text;
    }
    QString text =
        TextLikenessReport::tr("The model gives the two texts %1, a probability of %2. Read from tokens:\n\n")
            .arg(ranked.score, 0, 'f', 6)
            .arg(ranked.probability, 0, 'f', 4);
    for (const Index place : core::largestParts(sums, std::ssize(sums)).parts)
        text += valueLine(sums[static_cast<std::size_t>(place)],
                          QString::fromStdString(names[static_cast<std::size_t>(place)]));
    text += valueLine(rest, TextLikenessReport::tr("not read: embeddings, feed-forward layers, biases"));
    if (!options.parts) return text.toStdString();
    text += TextLikenessReport::tr("\nAdded by what wrote the row:\n");
    const auto& values = ranked.by_parts.values;
    for (const Index part : core::largestParts(values, std::ssize(values)).parts)
        text += valueLine(
            values[static_cast<std::size_t>(part)],
            QString::fromStdString(core::nameOf(ranked.by_parts.parts[static_cast<std::size_t>(part)], model.info)));
    return text.toStdString();
}

/// A text beside the first, and how near it is.
struct Neighbour {
    std::string text;
    double value = 0;
};

std::string nearestReport(const core::Model& model, const std::string& to, const std::vector<Neighbour>& texts,
                          const TextLikenessOptions& options)
{
    const char* value = core::isReranker(model) ? "score" : "cosine";
    if (options.json) {
        Json json = {{"model", model.info.name}, {"text", to}};
        Json& all = json["nearest"] = Json::array();
        for (const Neighbour& each : texts) all.push_back({{"text", each.text}, {value, numberOrNull(each.value)}});
        return printedJson(json);
    }
    std::string text;
    core::CsvWriter csv(text, "\n");
    csv.cell("text").cell(value).endRow();
    for (const Neighbour& each : texts) csv.cell(each.text).rounded(each.value, 7).endRow();
    return text;
}

std::vector<std::string> textsOf(const TextLikenessOptions& options)
{
    std::vector<std::string> texts = options.texts;
    if (options.file.empty()) return texts;
    constexpr std::size_t largest = std::size_t{1} << 28U;
    const std::string all = core::readText(options.file, largest);
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        if (const std::string_view line = core::trimmed(std::string_view(all).substr(at, end - at)); !line.empty())
            texts.emplace_back(line);
        at = end + 1;
    }
    return texts;
}

int printNearest(const core::Model& model, const std::vector<std::string>& texts, const TextLikenessOptions& options)
{
    Progress progress(untilOneWonders);
    const bool ranks = core::isReranker(model);
    std::optional<core::TextVector> first;
    if (!ranks) first = vectorOf(options, texts.front(), false);
    std::vector<Neighbour> others;
    others.reserve(texts.size());
    for (std::size_t i = 1; i < texts.size(); ++i) {
        goOnUnlessStopped();
        progress.show("read " + std::to_string(i) + " of " + std::to_string(texts.size() - 1) + " texts");
        const double value = ranks ? scoreOf(options, texts.front(), texts[i])
                                   : first->unit.dot(vectorOf(options, texts[i], false).unit);
        others.push_back({texts[i], value});
    }
    std::ranges::stable_sort(others, std::ranges::greater(), &Neighbour::value);
    std::fputs(nearestReport(model, texts.front(), others, options).c_str(), stdout);
    return 0;
}

}  // namespace

int printTextLikeness(const TextLikenessOptions& options)
{
    const std::vector<std::string> texts = textsOf(options);
    if (texts.size() < 2)
        throw core::Error(core::Code::Missing, "", "a text is missing: expected two or more, found one");
    const core::Run run = runOf(options, texts.front());
    const auto model = openedModels().folder(run.model, run.tower, run.base);
    warnAll(model->warnings);
    if (model->shared)
        throw core::Error(core::Code::Missing, model->info.name,
                          "--image is missing: expected a picture beside the texts, because this model compares "
                          "pictures with texts");
    if (texts.size() > 2 || !options.file.empty()) return printNearest(*model, texts, options);
    if (core::isReranker(*model)) {
        const core::RankedTexts ranked = rankedPair(options, texts[0], texts[1]);
        std::fputs(rankedReport(*model, ranked, options).c_str(), stdout);
        return 0;
    }
    if (!model->sentence && !model->transformer.causal)
        warn(QStringLiteral("%1 does not say how its rows become one vector: the mean of all is taken")
                 .arg(QString::fromStdString(model->info.name)));
    const Side a = sideOf(options, texts[0]), b = sideOf(options, texts[1]);
    const core::TextLikeness likeness = core::likenessOf(a.vector, b.vector);
    const Printed printed{*model, a, b, likeness, core::summedBy(likeness.pairs, a.ranges, b.ranges), options.words};
    const std::string report = options.json  ? likenessJson(printed)
                               : options.csv ? likenessCsv(printed)
                                             : likenessText(printed);
    std::fputs(report.c_str(), stdout);
    return 0;
}
