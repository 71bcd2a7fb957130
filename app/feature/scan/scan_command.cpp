#include "app/command/command_line.h"
#include "app/command/offscreen_application.h"
#include "app/command/progress.h"
#include "app/command/request.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/kernel/parallel.h"
#include "core/scan/scan.h"
#include "ui/feature/scan/scan_files.h"
#include "ui/feature/scan/scan_words.h"
#include "ui/words/error_text.h"

#include <cstdio>
#include <filesystem>

namespace {

struct ScanOptions {
    std::string what;
    ModelOptions model;
    std::vector<std::string> texts;
    std::string column;
    std::string out;
    double minutes = 5;
    std::uint64_t seed = 0;
    core::Index longest = 0;
    core::Index threads = 0;
    bool json = false;
    bool csv = false;
};

/// The form in which the findings are asked for.
/// @throws cli::WrongValue for an ending that none of them has
ScanForm formOf(const ScanOptions& options)
{
    if (options.json) return ScanForm::Json;
    if (options.csv) return ScanForm::Csv;
    if (options.out.empty()) return ScanForm::Text;
    if (const auto form = scanFormOf(options.out)) return *form;
    throw cli::WrongValue("--out", "the name ends in .txt, .html, .csv or .json");
}

/// Nothing is computed for minutes where it could not be written then.
void requireFolderOf(const std::filesystem::path& out)
{
    std::error_code none;
    if (out.empty() || out.parent_path().empty() || std::filesystem::is_directory(out.parent_path(), none)) return;
    throw core::Error(core::Code::CannotWrite, out.string(),
                      "the file cannot be written: expected a folder that is there, found %1",
                      out.parent_path().string());
}

core::Scan scannedAs(const ScanOptions& options)
{
    if (options.threads > 0) core::setThreads(options.threads);
    if (!options.model.adapter.empty())
        openedModels().nameBase(options.model.adapter, bundledByName(options.model.model));
    const std::string& named = options.model.opened();
    core::ScanRequest request{.model = named,
                              .path = bundledByName(named),
                              .sources = options.texts,
                              .column = options.column,
                              .longest = options.longest,
                              .seconds = 60 * options.minutes,
                              .seed = options.seed};
    Progress line;
    const auto told = [&](const core::ScanProgress& progress) { line.show(scanProgressText(progress).toStdString()); };
    return core::scanned(request, openedModels(), told, stopOfRequest());
}

int carryOutScan(ScanOptions options)
{
    if (options.model.model.empty()) options.model.model = options.what;
    if (options.model.opened().empty()) throw cli::LeftOut("a model");
    if (options.texts.empty()) throw cli::LeftOut("--texts");
    const ScanForm form = formOf(options);
    requireFolderOf(options.out);
    const core::Scan found = scannedAs(options);
    clearProgress();
    warnOfPassedOver(found.passed_over);
    const OffscreenApplication application;
    const QByteArray bytes = scanBytes(found, form);
    const std::string_view written(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (options.out.empty())
        std::fwrite(written.data(), 1, written.size(), stdout);
    else
        core::writeWhole(options.out, written);
    return 0;
}

}  // namespace

Subcommand addScan(cli::Command* scan)
{
    auto options = std::make_shared<ScanOptions>();
    scan->addOption("what", options->what, "The model, a folder or a name of one that comes with the program")
        ->typeName("MODEL");
    scan->addOption("--model", options->model.model, "The model, where it does not stand first")->typeName("MODEL");
    options->model.addAdapter(*scan);
    scan->addOption("--texts", options->texts,
                    "Texts: lines of NAME.txt (a tab, and a target for a decoder), rows of NAME.csv, a folder of them "
                    "or of pictures, or a collection that comes with the program: sentences, primer; again for more")
        ->typeName("FILE|FOLDER|NAME")
        ->takeAll();
    scan->addOption("--column", options->column, "The column of a sheet that holds the texts (text)")->typeName("NAME");
    scan->addOption("--minutes", options->minutes, "It ends then at the latest (5)")
        ->check(cli::within(0.01, 10'000.0))
        ->typeName("M");
    scan->addOption("--seed", options->seed, "Draws the texts, and the random order of their tokens in checks (0)")
        ->typeName("N");
    scan->addOption("--tokens", options->longest,
                    "So many tokens of each text at most (as many as the model has places)")
        ->check(cli::within(core::Index{1}, core::Index{1} << 20U))
        ->typeName("N");
    scan->addOption("--threads", options->threads, "So many processors (all); the numbers are the same with any")
        ->check(cli::within(core::Index{1}, core::Index{1024}))
        ->typeName("N");
    scan->addOption("--out", options->out, "Write the findings, by the ending: as text, page, table or JSON")
        ->typeName("NAME.txt|.html|.csv|.json");
    cli::Option* json = scan->addFlag("--json", options->json, "As JSON, whatever the ending");
    scan->addFlag("--csv", options->csv, "As a table, whatever the ending")->excludes(json);
    return {scan, [options] { return carryOutScan(*options); }};
}
