#include <QString>

#include "app/command/command_line.h"
#include "app/command/intervention_options.h"
#include "app/command/progress.h"
#include "app/command/stop_on_interrupt.h"
#include "app/train_gradient.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/kernel/kernels.h"
#include "core/kernel/parallel.h"
#include "core/model/folder/trained_model.h"
#include "core/model/pass/sampling.h"
#include "core/number_range.h"
#include "core/training/trained_folder.h"
#include "core/training/training_file.h"
#include "core/training/training_return.h"
#include "core/training/training_run.h"
#include "core/training/training_writer.h"

#include <array>
#include <chrono>
#include <filesystem>
#include <memory>
#include <vector>

namespace {

struct TrainOptions {
    std::string what;    ///< a run to be looked at
    std::string resume;  ///< a run to go on with
    std::string preset;
    std::string data;
    std::string out;
    std::string exported;
    std::optional<std::string> at;       ///< a kept step of the run that is looked at
    std::optional<std::string> back_to;  ///< an earlier step of the run that is gone on with
    std::optional<std::uint64_t> seed;
    std::optional<double> rate;
    std::optional<core::Index> layers, heads, width, context, batch;
    std::vector<std::string> off;  ///< heads that are taken away before it is gone on
    core::Index keep_every = 1;
    std::optional<std::string> text;  ///< the text whose gradient is asked for
    core::Index layer = 1, head = 1;
    std::string query, key;
    core::Index steps = 0;  ///< 0: as many as are planned
    core::Index threads = 0;
    bool words = false;
    bool no_positions = false;
    bool csv = false;
};

constexpr const char* endingOfRuns = ".attntrain";

/// What a run keeps from its beginning.
constexpr std::array forNewRuns{"--keep-every", "--preset",  "--data",  "--words",         "--layers",      "--heads",
                                "--width",      "--context", "--batch", "--learning-rate", "--no-positions"};

std::string fixed(float number, int decimals)
{
    return QString::number(static_cast<double>(number), 'f', decimals).toStdString();
}

/// Nine digits tell every float from the next.
std::string exact(float number) { return QString::number(static_cast<double>(number), 'g', 9).toStdString(); }

/// How far it is, and how long it takes.
class StepsProgress {
public:
    explicit StepsProgress(core::Index first) : m_first(first) {}

    void show(const core::TrainingRecord& record, core::Index until)
    {
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
        const double each = seconds / static_cast<double>(record.step - m_first);
        m_line.show("step " + std::to_string(record.step) + " of " + std::to_string(until) + ", loss "
                    + fixed(record.losses.back(), 3) + ", held out " + fixed(record.held_out.back().loss, 3)
                    + ", about " + std::to_string(static_cast<long>(each * static_cast<double>(until - record.step)))
                    + " seconds left");
    }

private:
    Progress m_line{untilOneWonders};
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    core::Index m_first;
};

void printResult(const core::TrainingRecord& record, const std::string& file)
{
    const core::HeldOutLoss& last = record.held_out.back();
    std::cout << file << ": step " << record.step;
    if (!record.losses.empty()) std::cout << ", loss " << fixed(record.losses.back(), 4);
    std::cout << "; after step " << last.step << " held out " << fixed(last.loss, 4) << " nats, "
              << fixed(100 * last.right, 1) << " % right\n";
}

/// Goes on until a step, and writes.
int goOnWith(core::TrainingRun& run, core::Index until, const std::string& out)
{
    core::TrainingWriter writer(out);
    writer.write(run.record());  // where it cannot be written, nothing is computed for nothing
    StepsProgress told(run.record().step);
    const StopOnInterrupt interrupt;
    try {
        while (!interrupt.asked() && run.record().step < until) {
            run.next();
            told.show(run.record(), until);
            writer.writeInTime(run.record());
        }
    } catch (const core::Error& error) {
        if (error.code == core::Code::Failed) writer.write(run.record());
        throw;
    }
    writer.write(run.record());
    clearProgress();
    printResult(run.record(), out);
    return run.record().step == until ? 0 : 1;
}

core::TrainingSettings settingsOf(const TrainOptions& options)
{
    core::TrainingSettings settings = core::trainingPreset(options.preset.empty() ? "names" : options.preset);
    if (!options.data.empty()) {
        if (!core::readsText(settings.task))
            throw cli::WrongValue("--data", "expected without --preset, or with one that reads a text: names");
        settings.preset = "text";
        if (options.words) settings.task = core::TrainingTask::Words;
    }
    core::TrainedShape& shape = settings.shape;
    shape.layers = options.layers.value_or(shape.layers);
    shape.heads = options.heads.value_or(shape.heads);
    shape.width = options.width.value_or(shape.width);
    shape.context = options.context.value_or(shape.context);
    if (options.no_positions) shape.positions = false;
    settings.batch = options.batch.value_or(settings.batch);
    settings.learning_rate = options.rate.value_or(settings.learning_rate);
    settings.seed = options.seed.value_or(settings.seed);
    return settings;
}

int beginRun(const TrainOptions& options)
{
    if (options.preset.empty() && options.data.empty()) throw cli::LeftOut("--preset, --data, --resume or a run");
    if (options.words && options.data.empty()) throw cli::WrongValue("--words", "expected with --data");
    if (!options.out.ends_with(endingOfRuns)) throw cli::LeftOut("--out NAME.attntrain");
    const core::TrainingSettings settings = settingsOf(options);
    core::requireUsable(settings);
    std::string text;
    if (!options.data.empty())
        text = core::readText(options.data, core::TrainingData::longestText);
    else if (core::readsText(settings.task))
        text = core::bundledTrainingText(settings.preset);
    core::TrainingRun run(settings, std::move(text), options.data.empty() ? settings.preset : options.data);
    run.keepEvery(options.keep_every);
    return goOnWith(run, options.steps > 0 ? options.steps : settings.planned, options.out);
}

bool isSameFile(const std::string& one, const std::string& other)
{
    std::error_code none;
    return one == other || std::filesystem::equivalent(one, other, none);
}

/// The step that an option names.
/// @param expected  says which steps there are
/// @throws core::Error{OutOfRange} naming the option and the steps, also where it is no number
core::Index stepNamed(const core::TrainingRecord& record, const std::string& file, const char* option,
                      const std::string& name, const core::Words& expected,
                      bool (*isThere)(const core::TrainingRecord&, core::Index))
{
    bool whole = false;
    const core::Index step = QString::fromStdString(name).toLongLong(&whole);
    if (whole && isThere(record, step)) return step;
    throw core::Error(core::Code::OutOfRange, file, "%1 cannot be used: expected %2, found %3", option, expected, name);
}

core::Index stepToGoBackTo(const core::TrainingRecord& record, const TrainOptions& options)
{
    if (record.step == 0)
        throw core::Error(core::Code::OutOfRange, options.resume,
                          "--back-to cannot be used: no step of the run is done");
    return stepNamed(record, options.resume, "--back-to", *options.back_to,
                     core::Words("a step before the last one, %1", core::numberRange(0, record.step - 1)),
                     [](const core::TrainingRecord& run, core::Index step) { return step >= 0 && step < run.step; });
}

core::Index stepToLookAt(const core::TrainingRecord& record, const TrainOptions& options)
{
    if (!options.at) return record.step;
    return stepNamed(record, options.what, "--at", *options.at, record.stepsWithNumbers(),
                     [](const core::TrainingRecord& run, core::Index step) { return run.hasNumbersAt(step); });
}

/// The step at which the run ends that is gone on with.
core::Index endOf(const core::TrainingRecord& record, const TrainOptions& options, core::Index done)
{
    const core::Index until = options.steps > 0 ? options.steps : record.settings.planned;
    if (until > done) return until;
    const std::string from = std::to_string(done) + (options.back_to ? " of --back-to" : " that are done");
    if (options.steps == 0) throw cli::LeftOut("--steps with more than the " + from);
    throw cli::WrongValue("--steps", "expected more than the " + from + ", found " + std::to_string(until));
}

/// The run as it was after an earlier step.
std::unique_ptr<core::TrainingRun> wentBack(const core::TrainingRecord& record, core::Index step)
{
    core::TrainingReturn back(record, step);
    Progress line{untilOneWonders};
    while (!back.isThere()) {
        back.next();
        line.show("step " + std::to_string(back.step()) + " of " + std::to_string(step) + " is done anew");
    }
    return back.take();
}

int resumeRun(const TrainOptions& options, const cli::Command& command)
{
    for (const char* fixed : forNewRuns)
        if (command.count(fixed) > 0)
            throw cli::WrongValue(fixed, "expected for a new run; one that is gone on with keeps its own");
    const std::string& out = options.out.empty() ? options.resume : options.out;
    if (options.back_to && isSameFile(out, options.resume))
        throw cli::LeftOut("--out NAME.attntrain, another file than that of --resume, whose later steps stay in it");
    core::TrainingRecord record = core::openTrainingRun(options.resume);
    const core::Index from = options.back_to ? stepToGoBackTo(record, options) : record.step;
    const core::Index until = endOf(record, options, from);
    if (record.kernels != core::kernels().name)
        warn(QStringLiteral("the run was computed by the kernels %1, and goes on with %2: its numbers differ by "
                            "rounding from those that it would have had")
                 .arg(QString::fromStdString(record.kernels), QString::fromLatin1(core::kernels().name)));
    const std::unique_ptr<core::TrainingRun> run =
        options.back_to ? wentBack(record, from) : std::make_unique<core::TrainingRun>(std::move(record));
    for (const std::string& each : options.off) {
        const HeadNumber head = headNumber(each, 1, "--off");
        run->knockOut(head.layer, head.head);
    }
    if (options.seed) run->reseed(*options.seed);
    return goOnWith(*run, until, out);
}

/// A cell for each head's measure, or empty ones.
void printHeads(const std::vector<float>* measures, std::size_t heads)
{
    for (std::size_t head = 0; head < heads; ++head)
        std::cout << ',' << (measures == nullptr ? std::string() : exact((*measures)[head]));
}

void printCsv(const core::TrainingRecord& record)
{
    const core::TrainedShape& shape = record.settings.shape;
    const auto heads = static_cast<std::size_t>(shape.layers * shape.heads);
    std::cout << "step,loss,learning_rate,held_out_loss,held_out_right";
    for (const char* measure : {"previous", "induction", "entropy"})
        for (core::Index layer = 1; layer <= shape.layers; ++layer)
            for (core::Index head = 1; head <= shape.heads; ++head)
                std::cout << ',' << measure << '_' << layer << '.' << head;
    std::cout << '\n';
    auto held = record.held_out.begin();
    for (core::Index step = 0; step <= record.step; ++step) {
        const auto at = static_cast<std::size_t>(step);
        std::cout << step << ',';
        if (at < record.losses.size())
            std::cout << exact(record.losses[at]) << ','
                      << exact(static_cast<float>(core::learningRateAt(record.settings, step)));
        else
            std::cout << ',';
        const bool measured = held != record.held_out.end() && held->step == step;
        std::cout << ',' << (measured ? exact(held->loss) : "") << ',' << (measured ? exact(held->right) : "");
        printHeads(measured ? &held->previous : nullptr, heads);
        printHeads(measured ? &held->induction : nullptr, heads);
        printHeads(measured ? &held->entropy : nullptr, heads);
        std::cout << '\n';
        if (measured) ++held;
    }
}

int lookAtRun(const TrainOptions& options)
{
    if (options.steps > 0) throw cli::WrongValue("--steps", "expected with --resume, or with a new run");
    if (options.at && options.exported.empty() && !options.text)
        throw cli::WrongValue("--at", "expected with --export or --text");
    const core::TrainingRecord record = core::openTrainingRun(options.what);
    if (!options.exported.empty()) {
        core::writeTrainedFolder(core::trainedFiles(record, stepToLookAt(record, options)), options.exported);
        return 0;
    }
    if (options.text)
        std::cout << gradientReport(record, {*options.text, options.layer, options.head, options.query, options.key,
                                             stepToLookAt(record, options), options.csv});
    else if (options.csv)
        printCsv(record);
    else
        printResult(record, options.what);
    return 0;
}

int carryOutTraining(const TrainOptions& options, const cli::Command& command)
{
    if (options.threads > 0) core::setThreads(options.threads);
    if (!options.what.empty()) {
        std::vector<const char*> others{"--resume", "--out", "--off", "--back-to", "--seed"};
        others.insert(others.end(), forNewRuns.begin(), forNewRuns.end());
        for (const char* other : others)
            if (command.count(other) > 0)
                throw cli::WrongValue(other,
                                      "expected without a run, which is only looked at; --resume goes on with it");
        return lookAtRun(options);
    }
    if (options.text) throw cli::WrongValue("--text", "expected with a run: train NAME.attntrain --text …");
    if (!options.off.empty() && options.resume.empty())
        throw cli::WrongValue("--off", "expected with --resume: a head is taken away from a run that is gone on with");
    if (options.back_to && options.resume.empty())
        throw cli::WrongValue("--back-to", "expected with --resume: train --resume NAME.attntrain --back-to STEP");
    if (options.csv) throw cli::WrongValue("--csv", "expected with a run: train NAME.attntrain --csv");
    if (!options.exported.empty() || options.at)
        throw cli::WrongValue(options.at ? "--at" : "--export",
                              "expected with a run: train NAME.attntrain --export FOLDER");
    return options.resume.empty() ? beginRun(options) : resumeRun(options, command);
}

void addShape(cli::Command& train, TrainOptions& options)
{
    const auto whole = [&](const char* name, std::optional<core::Index>& value, core::Index least, core::Index most,
                           const char* help) {
        train.addOption(name, value, help)->check(cli::within(least, most))->typeName("N");
    };
    whole("--layers", options.layers, 1, core::mostTrainedLayers, "Layers, in place of the preset's");
    whole("--heads", options.heads, 1, core::mostTrainedHeads, "Heads of each layer");
    whole("--width", options.width, 8, core::mostTrainedWidth, "Numbers of each token's vector");
    whole("--context", options.context, 4, core::mostTrainedContext, "Tokens that are seen at once");
    whole("--batch", options.batch, 1, core::mostTrainedBatch, "Sequences in a step");
    train.addFlag("--no-positions", options.no_positions, "Without a vector for each place");
    train.addOption("--learning-rate", options.rate, "The highest learning rate")
        ->check(cli::within(1e-6, 10.0))
        ->typeName("X");
}

void addGradient(cli::Command& train, TrainOptions& options)
{
    cli::Option* text = train.addOption(
        "--text", options.text,
        "Print what learning from this text would do to one weight of a head, prediction by prediction");
    text->excludes("--export")->typeName("T");
    train.addOption("--layer", options.layer, "The head's layer (1)")
        ->check(cli::within(core::Index{1}, core::mostTrainedLayers))
        ->needs("--text")
        ->typeName("N");
    train.addOption("--head", options.head, "The head (1)")
        ->check(cli::within(core::Index{1}, core::mostTrainedHeads))
        ->needs("--text")
        ->typeName("N");
    train.addOption("--query", options.query, "The token that attends, by its place or as it is written")
        ->needs("--text")
        ->typeName("TOKEN");
    train.addOption("--key", options.key, "The token that it attends to")->needs("--text")->typeName("TOKEN");
    text->needs("--query")->needs("--key");
}

}  // namespace

Subcommand addTrain(cli::Command* train)
{
    auto options = std::make_shared<TrainOptions>();
    train->addOption("run", options->what, "A run to be looked at")->typeName("NAME.attntrain");
    std::string presets;
    for (const core::TrainingSettings& each : core::trainingPresets())
        presets += (presets.empty() ? "" : ", ") + each.preset;
    train->addOption("--preset", options->preset, "What is learned, by how large a model: " + presets)
        ->typeName("NAME");
    train
        ->addOption("--data", options->data,
                    "A text whose lines are learned, character by character, in place of the preset's own")
        ->typeName("F.txt");
    train->addFlag("--words", options->words, "Learn it word by word");
    train
        ->addOption("--seed", options->seed,
                    "Another draw of first weights and of batches (1); with --resume, of batches from here on")
        ->check(cli::within(std::uint64_t{0}, core::largestSeed))
        ->typeName("N");
    addShape(*train, *options);
    train->addOption("--steps", options->steps, "Until this step (as many as the preset plans)")
        ->check(cli::within(core::Index{1}, core::mostTrainingSteps))
        ->typeName("N");
    train->addOption("--out", options->out, "The run's file; with --resume another one than before")
        ->typeName("NAME.attntrain");
    train->addOption("--resume", options->resume, "Go on with this run, with the same numbers as without the pause")
        ->typeName("NAME.attntrain");
    train
        ->addOption("--back-to", options->back_to,
                    "With --resume: go on from this earlier step, whose way is done anew, into another file")
        ->typeName("STEP");
    train->addOption("--threads", options->threads, "So many processors (all); the numbers are the same with any")
        ->check(cli::within(core::Index{1}, core::Index{1024}))
        ->typeName("N");
    train
        ->addOption("--off", options->off,
                    "With --resume: take heads away, as LAYER.HEAD, and go on without them: 1.2,2.1")
        ->delimiter(',')
        ->takeAll()
        ->oneEachTime()
        ->typeName("L.H,…");
    train->addOption("--keep-every", options->keep_every, "Keep one of so many steps from the beginning (1)")
        ->check(cli::within(core::Index{1}, core::mostTrainingSteps))
        ->typeName("N");
    train->addFlag("--csv", options->csv, "Print a run's losses as CSV, or with --text the parts of a gradient");
    train
        ->addOption("--export", options->exported,
                    "Write a run's model as a folder that transformers opens, as a GPT-2")
        ->excludes("--csv")
        ->typeName("FOLDER");
    train->addOption("--at", options->at, "As it was after this step, one of those that are kept (the last one)")
        ->typeName("STEP");
    addGradient(*train, *options);
    return {train, [options, train] { return carryOutTraining(*options, *train); }};
}
