#include <QHashSeed>

#include "app/command_line.h"
#include "app/qt_messages.h"
#include "app/window.h"
#include "core/error.h"
#include "ui/control/error_text.h"

#include <new>

namespace {

int fail(const QString& sentence, int status)
{
    std::cerr << "attentionscope: " << sentence.toStdString() << '\n';
    return status;
}

}  // namespace

int main(int argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed();  // the same figure twice is the same bytes

    CLI::App app{"AttentionScope computes and shows attention.", "attentionscope"};
    app.set_version_flag("--version", "attentionscope " ATTENTIONSCOPE_VERSION);
    app.require_subcommand(0, 1);
    std::string model;
    app.add_option("model", model, "Model folder to open in the window")->type_name("[MODEL-FOLDER]");
    Action action;
    addAttend(app, action);
    addTokenize(app, action);
    addRender(app, action);
    addInspect(app, action);
    app.footer("Without a subcommand the window opens, on MODEL-FOLDER or on the example that comes with the program.");
    installMessageHandler();
    try {
        app.parse(argc, argv);
        return action ? action() : runWindow(argc, argv, model);
    } catch (const CLI::CallForHelp& help) {
        return app.exit(help);
    } catch (const CLI::CallForVersion& version) {
        return app.exit(version);
    } catch (const CLI::ParseError& error) {
        return fail(QString::fromStdString(error.what()), 2);
    } catch (const core::Error& error) {
        return fail(errorText(error), 1);
    } catch (const std::bad_alloc&) {
        return fail(QStringLiteral("this needs more memory than there is"), 1);
    } catch (const std::exception& error) {
        return fail(QString::fromLocal8Bit(error.what()), 1);
    }
}
