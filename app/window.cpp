#include "app/window.h"

#include <QIcon>
#include <QPalette>

#include "app/command/command_line.h"
#include "app/desktop_dialogs.h"
#include "app/guarded_application.h"
#include "app/main_window.h"
#include "app/render/render.h"
#include "app/signals.h"
#include "app/spoken_window.h"
#include "core/engine/engines.h"
#include "core/file/whole_file.h"
#include "core/model/folder/bundled_models.h"
#include "core/model/folder/model_folder.h"
#include "core/model/folder/trained_model.h"
#include "core/session/example.h"
#include "core/session/fresh_session.h"
#include "ui/file/dialog_folder.h"
#include "ui/settings/settings.h"
#include "ui/theme/magnification.h"
#include "ui/window/socket/socket_place.h"
#include "ui/window/socket/told_selection.h"
#include "ui/window/socket/window_call.h"
#include "ui/window/socket/window_socket.h"
#include "ui/words/error_text.h"
#include "ui/work/errands.h"

#include <algorithm>
#include <chrono>
#include <iostream>

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::minutes longestEnd{
    1};  ///< wait for files that are still read or written when the window is closed

struct Window {
    Q_DECLARE_TR_FUNCTIONS(Window)
};

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY")
           || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// Where there is no example, the first start opens on this with a text, so that there is something to see.
fs::path plainModel() { return core::bundledModels() / "named-heads"; }

/// The example of the first start; nothing where the models that come with the program are not installed.
std::optional<core::Example> firstExample()
{
    const fs::path file = core::bundledExampleFolder() / "encoder-1-it-is-the-cat.attnscope";
    std::error_code none;
    if (!fs::exists(file, none)) return std::nullopt;
    try {
        core::Example example = core::openExample(file);
        if (fs::exists(example.session.run().model, none)) return example;
    } catch (const core::Error& error) {
        warn(typedErrorText(error));
    }
    return std::nullopt;
}

/// A model's input before the user types; Trp-cage, of twenty residues, is the smallest protein that folds.
QString exampleFor(const fs::path& model)
{
    return core::readsProteins(model) ? QStringLiteral("NLYIQWLKDGGPSSGRPPPS") : MainWindow::exampleText();
}

core::Session plainSession(const fs::path& model)
{
    core::Session session = core::freshSession();
    session.run().model = model;
    session.run().texts = {exampleFor(model).toStdString()};
    session.figure.width_mm = 183;
    return session;
}

int drawExample(const std::string& model, const std::optional<core::Session>& asked)
{
    const auto example = model.empty() ? firstExample() : std::nullopt;
    const fs::path out = fs::temp_directory_path() / "attentionscope-example.png";
    if (asked)
        renderSession(*asked, out);
    else
        renderSession(example ? example->session : plainSession(model.empty() ? plainModel() : fs::path(model)), out);
    std::cout << "There is no display, so the example was drawn into " << out.string() << '\n';
    return 0;
}

void begin(MainWindow& window, const WindowRequest& request, std::optional<core::Session> asked)
{
    if (asked) return window.begin(Settings::stored().begunWith(std::move(*asked)));
    const std::string& model = request.path;
    std::error_code none;
    const bool folder = !model.empty() && fs::is_directory(model, none);
    const auto example = folder ? std::nullopt : firstExample();
    if (example)
        window.begin(*example);
    else
        window.begin(folder ? fs::path(model) : plainModel(), exampleFor(model));
    if (!model.empty() && !folder) window.openPath(model);
    window.offerUnfinished();
}

/// The folder for this user's files. A disk of the network may take its time to answer.
void removeStaleFiles()
{
    std::vector<fs::path> folders{recoveryFolder(), recoveryFolder().parent_path()};
    for (const QString& file : SessionFiles::recent()) folders.push_back(fs::path(file.toStdString()).parent_path());
    for (const char* kind : {"sessions", "figure", "modules", "measures"})
        folders.emplace_back(dialogFolder(QString::fromLatin1(kind)).toStdString());
    std::ranges::sort(folders);
    folders.erase(std::unique(folders.begin(), folders.end()), folders.end());
    Errands::all().run("the files that were not finished", [folders](const std::stop_token& stop) {
        for (const fs::path& folder : folders)
            if (!stop.stop_requested()) core::removeStaleNeighbours(folder);
    });
}

/// Hands the request to an open window, and says so.
bool goToOpenWindow(const fs::path& path)
{
    std::error_code none;
    const fs::path whole = fs::absolute(path, none);
    if (!openInOtherWindow(whole)) return false;
    const QString name = QString::fromStdString(whole.string());
    std::cout << oneLine(name, name.size()).toStdString()
              << " was opened in the window that is open. --new-window opens another one.\n";
    return true;
}

/// @param activation  the token that a Wayland compositor needs for that; Qt looks for it there
void bringToFront(MainWindow& window, const std::string& activation)
{
    constexpr const char* variable = "XDG_ACTIVATION_TOKEN";
    if (!activation.empty()) qputenv(variable, QByteArray::fromStdString(activation));
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
    qunsetenv(variable);  // it holds once, and is no business of engines
}

}  // namespace

void WindowRequest::add(cli::Command& app)
{
    app.addOption("path", path,
                  "What to open in the window: a model folder or GGUF file, a session, a figure or a saved module")
        ->typeName("[SESSION|MODEL|FIGURE]");
    engine.add(app);
    cli::Option* given = app.option("--engine");
    app.addOption("--model", model.model, "What is opened in the window: a model, or with --engine what that opens")
        ->transform(bundledByName)
        ->typeName("DIR|NAME");
    model.addAdapter(app);
    app.option("--adapter")->excludes(given);
    app.addOption("--text", text, "The text that the window begins with")->typeName("T");
    app.addFlag("--reset-settings", reset_settings,
                "Forget the settings, windows' places and recent files first; sessions and unsaved work stay");
    app.addFlag("--new-window", new_window,
                "Open a window of its own, also where an open one would take what is named");
}

bool WindowRequest::mayGoToOpenWindow() const
{
    std::error_code none;
    return !path.empty() && !new_window && !reset_settings && !engine.isGiven() && text.empty()
           && model.opened().empty() && fs::exists(path, none);
}

std::optional<core::Session> WindowRequest::asked() const
{
    if (engine.isGiven()) return ofEngine();
    if (text.empty() && model.opened().empty()) return std::nullopt;
    if (!path.empty() && !model.model.empty()) throw cli::WrongValue("--model", "expected in place of a path");
    ModelOptions opened = model;
    if (opened.model.empty()) opened.model = path.empty() ? plainModel().string() : bundledByName(path);
    std::error_code none;
    const fs::path file = opened.model;
    if (fs::is_regular_file(file, none) && !core::isModelFile(file))
        throw cli::WrongValue(text.empty() ? "--adapter" : "--text",
                              "expected a model folder, a GGUF file or a training with it");
    core::Session session = plainSession(opened.model);
    opened.giveTo(session.run());
    if (!text.empty()) session.run().texts = {text};
    return session;
}

core::Session WindowRequest::ofEngine() const
{
    if (model.model.empty()) throw cli::WrongValue("--engine", "expected --model with it, which the engine opens");
    core::Session session = core::freshSession();
    session.run().engine = engine.asked(model.model);
    session.run().texts = {text.empty() ? MainWindow::exampleText().toStdString() : text};
    session.figure.width_mm = 183;
    return session;
}

int runWindow(int argc, char** argv, const WindowRequest& request)
{
    std::optional<core::Session> asked = request.asked();
    QApplication::setApplicationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("AttentionScope"));
    QApplication::setOrganizationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationVersion(QStringLiteral(ATTENTIONSCOPE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.attentionscope.AttentionScope"));  // resources/package
    if (request.reset_settings && Settings::reset().empty())
        warn(Window::tr("the settings could not be reset: their file is not writable"));
    if (!hasDisplay() && !request.engine.isGiven()) return drawExample(request.path, asked);
    if (request.mayGoToOpenWindow() && goToOpenWindow(request.path)) return 0;
    surviveShortenedFiles();
    useDesktopDialogs();
    GuardedApplication application(argc, argv);
    Settings::stored().apply();

    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/attentionscope.svg")));
    const QPalette desktop = QApplication::palette();
    Magnification::instance().restore();
    prepareTheme(application);
    SpokenWindow window(desktop);
    QObject::connect(&application, &GuardedApplication::caught, &window,
                     [&window](const core::Error& error) { window.now().showFailure(error); });
    begin(window.now(), request, std::move(asked));
    window.now().show();
    WindowSocket socket;
    socket.setTelling([&window](const std::string& what) {
        const Workbench& bench = window.now().bench();
        return what == "weights" ? toldWeights(bench, socket_place::folder()) : toldSelection(bench);
    });
    QObject::connect(&socket, &WindowSocket::shown, &window, [&window](const fs::path& file) {
        window.now().openPath(file);
        window.now().raise();
        window.now().activateWindow();
    });
    QObject::connect(
        &socket, &WindowSocket::opened, &window, [&window](const fs::path& path, const std::string& token) {
            bringToFront(window.now(), token);  // first: an opened file may ask a question, or have a window of its own
            window.now().openPath(path);
        });
    QObject::connect(&socket, &WindowSocket::explored, &window,
                     [&window](const core::EngineModel& engine, const fs::path& place, const std::string& text) {
                         core::Engines::known().name(engine.engine, {"unix:" + place.string()});
                         window.now().openEngine(engine, text);
                         window.now().raise();
                         window.now().activateWindow();
                     });
    removeStaleFiles();
    // Closing waits for whoever computes, and an engine may be silent.
    QObject::connect(&application, &QCoreApplication::aboutToQuit, [] { core::Engines::known().end(); });
    const int status = QApplication::exec();
    endWithin(longestEnd, status);
    return status;
}
