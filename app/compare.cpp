#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/named_values.h"
#include "app/command/offscreen_application.h"
#include "app/command/progress.h"
#include "app/command/request.h"
#include "app/report/atlas_changes_report.h"
#include "app/report/comparison_report.h"
#include "core/atlas/atlas_texts.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/model/layer_numbers.h"
#include "core/number_range.h"
#include "ui/plot/figure/chart/comparison_figure.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/words/comparison_words.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace {

using core::Index;

struct CompareOptions {
    std::vector<std::string> what;  ///< A and B, two models or two atlases
    TextOptions text;
    ModelOptions other;  ///< the second model
    std::vector<std::string> otherTexts;
    std::vector<std::string> sources;  ///< of texts
    std::string column;
    std::uint64_t answers = core::answeredTexts;
    std::vector<std::string> heads;  ///< whose matrices are looked at
    std::string by;
    std::string out;
    ReportCounts counts;
    bool json = false;
    bool csv = false;
};

bool isAtlasFile(const std::string& name) { return name.ends_with(".attnatlas"); }

core::CompareRequest requestOf(const CompareOptions& options)
{
    if (options.text.engine.isGiven())
        throw core::Error(core::Code::Unsupported, options.text.model,
                          "comparing weights is not supported: expected models whose weights are here, found one that "
                          "an engine computes");
    core::CompareRequest request{.a = options.text.run(), .b = {}, .block = options.text.chosenBlock()};
    if (request.block == core::AttentionBlock::Mixing)
        throw cli::WrongValue("--block", "mixing weights have signs and no rows of sum 1, which the divergence needs; "
                                         "render --view compare draws them");
    request.b = request.a;
    options.other.giveTo(request.b);
    if (!options.otherTexts.empty()) {
        request.b.texts = options.otherTexts;
        request.b.spans.clear();
        request.b.chat.reset();
        request.b.as_written = false;
    }
    for (const std::string& source : options.sources)
        std::ranges::move(core::atlasTexts(source, options.column), std::back_inserter(request.texts));
    request.answers = static_cast<std::size_t>(options.answers);
    return request;
}

/// What the texts leave out or cut, said once for each model as other commands say it.
void warnOfRuns(const core::CompareRequest& request)
{
    if (!request.texts.empty()) return;
    for (const core::Run* run : {&request.a, &request.b}) prepareWarning(*run, openedModels());
}

/// The matrices of the heads that were named.
std::vector<core::ReadHeadChange> readHeads(const CompareOptions& options, const core::RunComparison& comparison)
{
    std::vector<core::ReadHeadChange> read;
    const core::ModelInfo& info = comparison.a->info;
    read.reserve(options.heads.size());
    for (const std::string& name : options.heads) {
        const HeadNumber number = headNumber(name, options.counts.from, "--head");
        const Index from = options.counts.from;
        const core::HeadPlace place{core::layerNumbered(info, number.layer + from, from), number.head};
        if (place.head >= info.heads)
            throw core::Error(core::Code::OutOfRange, info.name, "%1 cannot be used: expected %2, found %3", "the head",
                              core::numberRange(from, info.heads - 1 + from), std::to_string(place.head + from));
        read.push_back({place, core::changedParts(comparison, place, {}, stopOfRequest())});
    }
    return read;
}

enum class CompareForm { Text, Csv, Json, Figure };

CompareForm formOf(const CompareOptions& options)
{
    if (options.json) return CompareForm::Json;
    if (options.csv) return CompareForm::Csv;
    const QString ending = endingOf(options.out);
    if (options.out.empty() || ending == QLatin1String("txt")) return CompareForm::Text;
    if (ending == QLatin1String("json")) return CompareForm::Json;
    if (ending == QLatin1String("csv")) return CompareForm::Csv;
    if (pictureFormats().contains(ending) || figureFormats().contains(ending)) return CompareForm::Figure;
    throw cli::WrongValue("--out",
                          "the name ends in .txt, .csv, .json, or as figures do: .pdf, .svg, .png, .html, .tex");
}

void write(const std::string& text, const std::string& out)
{
    if (out.empty())
        std::fwrite(text.data(), 1, text.size(), stdout);
    else
        core::writeWhole(out, text);
}

int compareAtlases(const CompareOptions& options)
{
    if (options.text.hasInput() || !options.sources.empty() || !options.heads.empty())
        throw cli::WrongValue("compare", "two atlases hold their texts: give no others, and no heads");
    const core::Atlas a = core::openAtlas(options.what.front()), b = core::openAtlas(options.what.back());
    const auto changes = core::changesBetween(a, a.steps.size() - 1, b, b.steps.size() - 1);
    switch (formOf(options)) {
    case CompareForm::Json: write(atlasChangesJson(a, changes), options.out); break;
    case CompareForm::Csv: write(atlasChangesCsv(a, changes), options.out); break;
    case CompareForm::Text:
        write(atlasChangesText(a, changes, static_cast<std::size_t>(options.counts.top)), options.out);
        break;
    case CompareForm::Figure:
        throw cli::WrongValue("--out",
                              "what changed between two atlases is written as .txt, .csv or .json; their window "
                              "draws it");
    }
    return 0;
}

int compare(const CompareOptions& options)
{
    const CompareForm form = formOf(options);
    const core::CompareRequest request = requestOf(options);
    warnOfRuns(request);
    Progress line(untilOneWonders);
    const core::RunComparison comparison = core::compared(
        request, openedModels(),
        [&](const core::CompareProgress& progress) { line.show(compareProgressText(progress).toStdString()); },
        stopOfRequest());
    const std::vector<core::ReadHeadChange> read = readHeads(options, comparison);
    clearProgress();
    warnOfPassedOver(comparison.passed_over);
    switch (form) {
    case CompareForm::Text: write(comparisonText(comparison, options.counts, read), options.out); break;
    case CompareForm::Csv: write(core::comparisonCsv(comparison, options.counts.from), options.out); break;
    case CompareForm::Json: write(core::comparisonJson(comparison, options.counts.from, read), options.out); break;
    case CompareForm::Figure: {
        const OffscreenApplication application;
        core::FigureSettings settings;
        settings.count_from = options.counts.from;
        exportFigure(comparisonFigure(comparison, options.counts.by.value_or(comparison.usualOrder()), settings),
                     options.out);
    }
    }
    return 0;
}

void addReport(cli::Command& command, CompareOptions& options)
{
    command
        .addOption("--head", options.heads,
                   "Also how each matrix of this head changed: its size, its rank, and the tokens that its largest "
                   "direction reads or writes; again for more")
        ->typeName("L.H")
        ->takeAll();
    command
        .addOption("--by", options.by,
                   "What heads are ranked by: how far their maps are apart, their weights, or what "
                   "the answer loses (maps, or weights where no map changed)")
        ->check(cli::oneOf(namesOf(core::changeNames)))
        ->typeName("CHANGE");
    command.addOption("--top", options.counts.top, "How many heads are listed, those that differ most first (10)")
        ->check(cli::within(0, 1 << 20))
        ->typeName("N");
    addCountFrom(command, options.counts.from);
    auto* json = command.addFlag("--json", options.json, "All numbers as JSON, also those of each matrix");
    command.addFlag("--csv", options.csv, "Each head's changes as CSV")->excludes(json);
    command
        .addOption("--out", options.out,
                   "Write it there, by the ending: as text, table, JSON, or as a figure of layers and heads")
        ->typeName("NAME.txt|.csv|.json|.pdf|…");
}

void addTexts(cli::Command& command, CompareOptions& options)
{
    command
        .addOption("--text-b", options.otherTexts,
                   "What B reads in place of --text: two prompts of one model, for instance")
        ->typeName("T")
        ->takeAll();
    command
        .addOption("--texts", options.sources,
                   "Many texts that both read: lines of NAME.txt, rows of NAME.csv, a folder of them, or a collection "
                   "that comes with the program: sentences, primer; again for more")
        ->typeName("FILE|FOLDER|NAME")
        ->takeAll();
    command.addOption("--column", options.column, "The column of a sheet that holds the texts (text)")
        ->typeName("NAME");
    command
        .addOption(
            "--answers", options.answers,
            "In so many of the texts each head of A says in turn what B's says, and what the answer loses is said; "
            "0 leaves it out (12)")
        ->check(cli::within(std::uint64_t{0}, std::uint64_t{1'000'000}))
        ->typeName("N");
}

int carryOutCompare(CompareOptions options)
{
    const auto named = static_cast<std::size_t>(std::ranges::count_if(options.what, isAtlasFile));
    if (named == 2) return compareAtlases(options);
    if (named == 1) throw cli::WrongValue("compare", "an atlas is compared with another atlas");
    if (!options.what.empty()) {
        if (options.text.model.empty()) options.text.model = bundledByName(options.what.front());
        if (options.what.size() == 2 && options.other.opened().empty())
            options.other.model = bundledByName(options.what.back());
    }
    if (options.text.model.empty()) throw cli::LeftOut("--model");
    if (!options.text.hasInput() && options.sources.empty()) throw cli::LeftOut("--text, --image or --audio");
    if (options.text.hasInput() && !options.sources.empty())
        throw cli::WrongValue("--texts", "it stands in place of --text: give one of them");
    if (!options.otherTexts.empty() && !options.sources.empty())
        throw cli::WrongValue("--text-b", "both read --texts: give one of them");
    if (options.other.opened().empty() && options.otherTexts.empty()) throw cli::LeftOut("--model-b or --adapter-b");
    if (options.other.model.empty()) {
        options.other.model = options.text.model;
        if (options.other.adapter.empty()) options.other.adapter = options.text.adapter;
    }
    for (const auto& [order, name] : core::changeNames)
        if (options.by == name) options.counts.by = order;
    return compare(options);
}

}  // namespace

Subcommand addCompare(cli::Command* command)
{
    auto options = std::make_shared<CompareOptions>();
    command
        ->addOption("what", options->what, "A and B: two models, or two atlases; --model and --model-b say it as well")
        ->expected(0, 2)
        ->typeName("MODEL|NAME.attnatlas");
    options->text.add(*command, false);
    options->other.add(
        *command, false,
        "The same model in another folder or GGUF file, or an adapter of it (--model, where --adapter-b is "
        "given)",
        "-b");
    options->text.addBatch(*command);
    options->text.addTarget(*command);
    addTexts(*command, *options);
    options->text.addBlock(*command, "Which attention of an encoder–decoder: self (the encoder's), decoder or cross");
    addReport(*command, *options);
    return {command, [options] { return carryOutCompare(*options); }};
}
