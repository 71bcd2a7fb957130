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
#include <map>
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
constexpr Subcommand (*subcommands[])(cli::Command&) = {
    addAlign,    addAnalyze, addAttend,   addCompare, addExplain, addTokenize,  addRender,
    addHandbook, addInspect, addLikeness, addPatch,   addServe,   addThumbnail, addTrain,
};

/// Runs the subcommand that is typed.
void takeFrom(const Subcommand& subcommand, Action& chosen)
{
    for (const Subcommand& part : subcommand.parts) takeFrom(part, chosen);
    if (subcommand.action) subcommand.command->callback([action = subcommand.action, &chosen] { chosen = action; });
}

using Adder = Subcommand (*)(cli::Command&);

/// All, those of features each at its place.
std::vector<Adder> adders()
{
    std::vector<Adder> all;
    all.reserve(2 * std::size(subcommands));
    for (const Adder add : subcommands) {
        for (const FeatureRow& feature : builtFeatures())
            for (const FeatureCommand& command : feature.commands)
                if (command.before == add) all.push_back(command.add);
        all.push_back(add);
    }
    return all;
}

/// The one that adds the command of this name; null for none.
Adder adderOf(const std::string& name)
{
    static const std::map<std::string, Adder> byName = [] {
        std::map<std::string, Adder> found;
        for (const Adder add : adders()) {
            cli::Command alone;
            add(alone);
            found.emplace(alone.commandNames().front(), add);
        }
        return found;
    }();
    const auto found = byName.find(name);
    return found == byName.end() ? nullptr : found->second;
}

}  // namespace

void addCommands(cli::Command& app, WindowRequest& opened, Action& action)
{
    app.versionFlag("--version", "attentionscope " ATTENTIONSCOPE_VERSION);
    app.requireCommands(0, 1);
    opened.add(app);
    for (const Adder add : adders()) takeFrom(add(app), action);
    std::string families;
    for (const std::string& name : core::knownArchitectures()) families += (families.empty() ? "" : ", ") + name;
    app.footer(
        "Without a subcommand the window opens, on what is named or on the example that comes with the program.\n"
        "Models of these families are opened: "
        + families + ".");
}

int runWords(const std::vector<std::string>& words)
{
    cli::Command app{"AttentionScope computes and shows attention.", "attentionscope"};
    WindowRequest opened;
    Action action;
    try {
        // A request adds its own command alone: all of them have so many options that they take longer than a short
        // text's pass.
        if (const Adder add = words.empty() ? nullptr : adderOf(words.front()))
            takeFrom(add(app), action);
        else
            addCommands(app, opened, action);
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
        addCommands(app, opened, action);  // takes memory too, which may be short
        const std::vector<std::string> typed(argv + std::min(argc, 1), argv + argc);
        if (!app.parse(understoodArguments(typed, app))) return flushed(0);
        return flushed(action ? action() : runWindow(argc, argv, opened));
    } catch (const cli::UsageError& error) {
        return fail(usageSentence(error, app), 2);
    } catch (const std::exception& error) {
        return fail(failureText(error), 1);
    }
}
