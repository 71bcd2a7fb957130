#include "app/program.h"

#include <QCoreApplication>
#include <QHashSeed>

#include "app/carried_parts.h"
#include "app/command/failure_words.h"
#include "app/command/progress.h"
#include "app/command/subcommand.h"
#include "app/command/typed_words.h"
#include "app/feature/features.h"
#include "app/qt_messages.h"
#include "app/signals.h"
#include "app/window.h"
#include "core/available_memory.h"
#include "core/memory_reserve.h"
#include "core/model/folder/model_families.h"
#include "ui/file/engine_settings.h"
#include "ui/settings/settings.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Prints an error and returns the exit status.
int fail(const QString& sentence, int status)
{
    clearProgress();
    // A usage message may quote typed words.
    QString line = sentence;
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    std::cerr << "attentionscope: " << oneLine(line, line.size()).toStdString() << '\n';
    return status;
}

/// The sentence about a mistake in the typed words.
QString usageSentence(const cli::UsageError& error, const cli::Command& app)
{
    // A mistyped option may be the reason why another one is missing, and its value is taken for a session.
    if (const auto mistyped = mistypedOption(app)) {
        const QString typed = QString::fromStdString(mistyped->first);
        return mistyped->second.empty() ? CommandLine::tr("unknown option %1. The known ones are in --help.").arg(typed)
                                        : CommandLine::tr("unknown option %1. Did you mean %2?")
                                              .arg(typed, QString::fromStdString(mistyped->second));
    }
    return usageText(error);
}

/// Status 1 if the output did not arrive, on a full disk for instance.
int flushed(int status)
{
    std::cout.flush();
    return std::cout && std::fflush(stdout) == 0 && std::ferror(stdout) == 0
               ? status
               : fail(QStringLiteral("the output cannot be written"), 1);
}

/// In the order of the help.
constexpr SubcommandRow subcommands[] = {
    {"align", "Write which word of a text belongs to which of its translation, by a translator's cross-attention",
     addAlign},
    {"analyze", "Print what is measured of each head: entropy, distance, weight on previous, first, same tokens, …",
     addAnalyze},
    {"attend", "Compute a text's, picture's or sound's attention and write it as a safetensors or NumPy file",
     addAttend},
    {"cases", "Print what heads or places change in the answers of many texts, as means with intervals", addCases},
    {"compare",
     "Print how far apart two files of one model are, such as F16 and Q4_K_M, or a model and an adapter of it: "
     "weights, heads and the answer",
     addCompare},
    {"explain", "Print why a query gives a key its score, what wrote an answer, or what each layer would predict",
     addExplain},
    {"tokenize", "Show the tokens that a model cuts a text into", addTokenize},
    {"render", "Draw attention into a figure, or write the numbers behind it", addRender},
    {"handbook", "Write the handbook with its figures as one PDF", addHandbook},
    {"inspect",
     "Say what a model folder, GGUF file, pytorch_model.bin, config.json, tokenizer.json, vocabulary, tensor file, "
     "session or figure holds",
     addInspect},
    {"likeness", "Print how alike texts are and why, or pictures and texts for a model that reads both, such as CLIP",
     addLikeness},
    {"patch",
     "Print how the answer on one text or picture changes when numbers of another are put in, one place at a time",
     addPatch},
    {"serve", "Answer requests of another program, such as the Python package, over standard input and output",
     addServe},
    {"thumbnail", "Write the picture that a session or page was saved with, for file managers; opens no model",
     addThumbnail},
    {"train", "Train a small GPT here, go on with such a run, or print what it has learned: see chapter “Training”",
     addTrain},
};

/// Runs the subcommand that is typed.
void takeFrom(const Subcommand& subcommand, Action& chosen)
{
    for (const Subcommand& part : subcommand.parts) takeFrom(part, chosen);
    if (subcommand.action) subcommand.command->callback([action = subcommand.action, &chosen] { chosen = action; });
}

/// All, those of features each at its place.
std::vector<SubcommandRow> allSubcommands()
{
    std::vector<SubcommandRow> all;
    all.reserve(2 * std::size(subcommands));
    for (const SubcommandRow& row : subcommands) {
        for (const FeatureRow& feature : builtFeatures())
            for (const FeatureCommand& command : feature.commands)
                if (command.before == row.add) all.push_back(command.row);
        all.push_back(row);
    }
    return all;
}

/// Adds the program's options and all its subcommands, but their own options only to those that the words may mean: the
/// options of all take longer to add than a short text's pass.
/// @param words  as they are typed; null: all options are added
void addCommandsFor(const std::vector<std::string>* words, cli::Command& app, WindowRequest& opened, Action& action)
{
    app.versionFlag("--version", "attentionscope " ATTENTIONSCOPE_VERSION);
    app.requireCommands(0, 1);
    const std::vector<SubcommandRow> rows = allSubcommands();
    const auto isFirst = [words](const SubcommandRow& row) {
        return words != nullptr && !words->empty() && words->front() == row.name;
    };
    const bool one = std::ranges::any_of(rows, isFirst);
    if (!one) opened.add(app);
    for (const SubcommandRow& row : rows) {
        cli::Command* command = app.addCommand(row.name, row.description);
        const bool asked = one ? isFirst(row) : words == nullptr || std::ranges::count(*words, row.name) > 0;
        if (asked) takeFrom(row.add(command), action);
    }
    std::string families;
    for (const std::string& name : core::knownArchitectures()) families += (families.empty() ? "" : ", ") + name;
    app.footer(
        "Without a subcommand the window opens, on what is named or on the example that comes with the program.\n"
        "Models of these families are opened: "
        + families + ".");
}

}  // namespace

void addCommands(cli::Command& app, WindowRequest& opened, Action& action)
{
    addCommandsFor(nullptr, app, opened, action);
}

int runWords(const std::vector<std::string>& words)
{
    cli::Command app{"AttentionScope computes and shows attention.", "attentionscope"};
    WindowRequest opened;
    Action action;
    try {
        addCommandsFor(&words, app, opened, action);
        if (!app.parse(understoodArguments(words, app))) return 0;
        return action ? action() : throw cli::LeftOut("a subcommand");
    } catch (const cli::UsageError& error) {
        throw cli::UsageError(usageSentence(error, app).toStdString());
    }
}

int runProgram(int argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed();  // the same figure twice is the same bytes
    core::keepFreedMemory();
    useCarriedParts();

    cli::Command app{"AttentionScope computes and shows attention.", "attentionscope"};
    installMessageHandler();
    endOnSignals();
    core::holdMemoryReserve();
    useEngineSettings();
    Settings::useModelFolders();
    WindowRequest opened;
    Action action;
    try {
        const std::vector<std::string> typed(argv + std::min(argc, 1), argv + argc);
        addCommandsFor(&typed, app, opened, action);  // takes memory too, which may be short
        if (!app.parse(understoodArguments(typed, app))) return flushed(0);
        return flushed(action ? action() : runWindow(argc, argv, opened));
    } catch (const cli::UsageError& error) {
        return fail(usageSentence(error, app), 2);
    } catch (const std::exception& error) {
        return fail(failureText(error), 1);
    }
}
