#include "app/atlas/atlas_report.h"
#include "app/command/command_line.h"
#include "app/command/stop_on_interrupt.h"
#include "core/atlas/atlas_run.h"
#include "core/atlas/atlas_texts.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "ui/words/error_text.h"

#include <chrono>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

struct AtlasOptions {
    std::vector<std::string> what;  ///< one atlas or two; else a model
    std::string model;
    std::vector<std::string> texts;
    std::string column;
    std::string out;
    core::Index longest = 0;
    core::Index batch = 0;  ///< 0: what takes a few seconds
    core::Index threads = 0;
    bool json = false;
    bool csv = false;
};

bool isAtlas(const std::string& name) { return name.ends_with(".attnatlas"); }

/// What the command line says is to be computed.
core::Atlas asked(const AtlasOptions& options)
{
    core::Atlas atlas{.model = options.model, .longest = options.longest, .sources = options.texts};
    for (const std::string& source : options.texts)
        std::ranges::move(core::atlasTexts(source, options.column), std::back_inserter(atlas.texts));
    return atlas;
}

/// Goes on with what was written before, where that is of the same model and texts.
core::Atlas begun(const AtlasOptions& options)
{
    core::Atlas atlas = asked(options);
    std::error_code none;
    if (!fs::exists(options.out, none)) return atlas;
    core::Atlas before = core::openAtlas(options.out);
    const bool same = before.model == atlas.model && before.longest == atlas.longest && before.texts == atlas.texts;
    if (!same)
        throw core::Error(core::Code::OutOfRange, options.out, "the atlas that is there",
                          "one of the same model and texts, to be gone on with", "another one: give another --out");
    return before;
}

/// On a terminal: how far it is, in a line that stays the last.
class Told {
public:
    void show(const core::Atlas& atlas)
    {
        if (!m_terminal) return;
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
        if (m_first == 0) m_first = atlas.done;
        const double each = seconds / static_cast<double>(std::max<std::size_t>(1, atlas.done - m_first + 1));
        std::cerr << "\r\x1b[K" << atlas.done << " of " << atlas.texts.size() << " texts, about "
                  << static_cast<long>(each * static_cast<double>(atlas.texts.size() - atlas.done)) << " seconds left"
                  << std::flush;
    }
    ~Told()
    {
        if (m_terminal) std::cerr << "\r\x1b[K";
    }

private:
    bool m_terminal = ::isatty(STDERR_FILENO) == 1;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::size_t m_first = 0;
};

/// What is computed between two writings, and lost where the program is killed.
class Batch {
public:
    Batch(core::Index texts, std::size_t done) : m_texts(static_cast<std::size_t>(texts)), m_begun(done) {}

    void begin(std::size_t done)
    {
        m_begun = done;
        m_begin = std::chrono::steady_clock::now();
    }
    bool isWhole(std::size_t done) const
    {
        if (m_texts > 0) return done - m_begun >= m_texts;
        constexpr std::chrono::seconds usual(5);  // of texts that take a millisecond, writing takes more than computing
        return std::chrono::steady_clock::now() - m_begin >= usual;
    }

private:
    std::size_t m_texts;
    std::size_t m_begun;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

int compute(const AtlasOptions& options)
{
    if (options.threads > 0) core::setThreads(options.threads);
    core::OpenedModels models;
    core::AtlasRun run(begun(options), bundledByName(options.model), models);
    saveAtlas(run.atlas(), options.out);  // where it cannot be written, nothing is computed for nothing
    Told told;
    const StopOnInterrupt interrupt;
    Batch batch(options.batch, run.atlas().done);
    while (!interrupt.asked() && run.next()) {
        told.show(run.atlas());
        if (!batch.isWhole(run.atlas().done)) continue;
        saveAtlas(run.atlas(), options.out);
        batch.begin(run.atlas().done);
    }
    saveAtlas(run.atlas(), options.out);
    for (const auto& [text, why] : run.passedOver())
        warn(QStringLiteral("text %1 was passed over: %2").arg(text + 1).arg(errorText(why)));
    std::cout << options.out << ": " << run.atlas().done << " of " << run.atlas().texts.size() << " texts, "
              << run.atlas().tokens << " tokens";
    if (!run.atlas().passed_over.empty()) std::cout << ", " << run.atlas().passed_over.size() << " passed over";
    std::cout << '\n';
    return run.atlas().isComplete() && run.atlas().tokens > 0 ? 0 : 1;
}

int report(const AtlasOptions& options)
{
    const core::Atlas atlas = core::openAtlas(options.what.front());
    if (options.what.size() == 2 && options.json)
        throw CLI::ValidationError("--json", "changes between two atlases are printed as text or with --csv");
    if (options.what.size() == 2)
        printAtlasChanges(atlas, core::openAtlas(options.what.back()), options.csv);
    else if (options.json)
        printAtlasJson(atlas);
    else if (options.csv)
        printAtlasCsv(atlas);
    else
        printAtlas(atlas);
    return 0;
}

int carryOut(AtlasOptions options)
{
    if (!options.what.empty() && isAtlas(options.what.front())) return report(options);
    if (options.model.empty() && options.what.size() == 1) options.model = options.what.front();
    if (options.model.empty()) throw CLI::RequiredError("a model, or an atlas NAME.attnatlas");
    if (options.texts.empty()) throw CLI::RequiredError("--texts");
    if (!isAtlas(options.out)) throw CLI::RequiredError("--out NAME.attnatlas");
    return compute(options);
}

}  // namespace

void addAtlas(CLI::App& app, Action& action)
{
    auto options = std::make_shared<AtlasOptions>();
    CLI::App* atlas = app.add_subcommand(
        "atlas", "What every head of a model does over many texts: computes an atlas, prints one, or compares two");
    atlas->add_option("what", options->what, "A model; or an atlas to be printed, or two to be compared")
        ->expected(0, 2)
        ->type_name("MODEL|NAME.attnatlas");
    atlas->add_option("--model", options->model, "The model, a folder or a name of one that comes with the program")
        ->type_name("MODEL");
    atlas
        ->add_option("--texts", options->texts,
                     "Texts: lines of NAME.txt (a tab, and a target for a decoder), rows of NAME.csv, or a folder of "
                     "them or of pictures; again for more")
        ->type_name("FILE|FOLDER")
        ->take_all();
    atlas->add_option("--column", options->column, "The column of a sheet that holds the texts (text)")
        ->type_name("NAME");
    atlas
        ->add_option("--tokens", options->longest,
                     "So many tokens of each text at most (as many as the model has places)")
        ->check(CLI::Range(core::Index{1}, core::Index{1} << 20U))
        ->type_name("N");
    atlas
        ->add_option(
            "--batch", options->batch,
            "Write what is done after so many texts (after what takes five seconds): no more is lost when it is killed")
        ->check(CLI::Range(core::Index{1}, core::Index{1} << 20U))
        ->type_name("N");
    atlas->add_option("--threads", options->threads, "So many processors (all); the numbers are the same with any")
        ->check(CLI::Range(core::Index{1}, core::Index{1024}))
        ->type_name("N");
    atlas->add_option("--out", options->out, "The atlas; where it is there and not complete, it is gone on with")
        ->type_name("NAME.attnatlas");
    CLI::Option* json = atlas->add_flag("--json", options->json, "Print every mean as JSON");
    atlas->add_flag("--csv", options->csv, "Print every mean, or every change, as CSV")->excludes(json);
    atlas->callback([options, &action] { action = [options] { return carryOut(*options); }; });
}
