#include "app/program.h"

#include <QHashSeed>

#include "app/command_line.h"
#include "app/qt_messages.h"
#include "app/signals.h"
#include "app/window.h"
#include "core/error.h"
#include "core/memory_reserve.h"
#include "core/model/pass/available_memory.h"
#include "ui/words/error_text.h"

#include <cstdio>
#include <filesystem>
#include <new>

namespace {

int fail(const QString& sentence, int status)
{
    // A usage message may quote what was typed.
    QString line = sentence;
    line.replace(QLatin1Char('\n'), QLatin1Char(' '));
    std::cerr << "attentionscope: " << oneLine(line, line.size()).toStdString() << '\n';
    return status;
}

/// Status 1 if what was printed did not arrive, on a full disk for instance.
int flushed(int status)
{
    std::cout.flush();
    return std::cout && std::fflush(stdout) == 0 && std::ferror(stdout) == 0
               ? status
               : fail(QStringLiteral("the output cannot be written"), 1);
}

}  // namespace

int runProgram(int argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed();  // the same figure twice is the same bytes
    core::keepFreedMemory();

    CLI::App app{"AttentionScope computes and shows attention.", "attentionscope"};
    app.set_version_flag("--version", "attentionscope " ATTENTIONSCOPE_VERSION);
    app.require_subcommand(0, 1);
    std::string model;
    app.add_option("path", model, "What to open in the window: a model folder, a session, a figure or a saved module")
        ->type_name("[SESSION|MODEL-FOLDER|FIGURE]");
    Action action;
    addAnalyze(app, action);
    addAttend(app, action);
    addTokenize(app, action);
    addRender(app, action);
    addInspect(app, action);
    app.footer(
        "Without a subcommand the window opens, on what is named or on the example that comes with the program.");
    installMessageHandler();
    endOnSignals();
    core::holdMemoryReserve();
    try {
        app.parse(argc, argv);
        return flushed(action ? action() : runWindow(argc, argv, model));
    } catch (const CLI::CallForHelp& help) {
        return flushed(app.exit(help));
    } catch (const CLI::CallForVersion& version) {
        return flushed(app.exit(version));
    } catch (const CLI::ParseError& error) {
        return fail(QString::fromStdString(error.what()), 2);
    } catch (const core::Error& error) {
        return fail(errorText(error), 1);
    } catch (const std::filesystem::filesystem_error& error) {
        return fail(errorText({core::Code::CannotRead, error.path1().string(), "", "", error.code().message()}), 1);
    } catch (const std::bad_alloc&) {
        return fail(QStringLiteral("this needs more memory than there is"), 1);
    } catch (const std::exception& error) {
        return fail(QString::fromLocal8Bit(error.what()), 1);
    }
}
