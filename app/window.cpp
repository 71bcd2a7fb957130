#include "app/window.h"

#include <QApplication>
#include <QIcon>
#include <QPalette>

#include "app/command_line.h"
#include "app/main_window.h"
#include "app/render.h"

namespace {

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY")
           || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// The first start opens on this, so that there is something to see before anything is chosen.
std::filesystem::path exampleModel() { return bundledModels() / "named-heads"; }

int drawExample(const std::string& model)
{
    core::Session session;
    session.run().model = model.empty() ? exampleModel() : std::filesystem::path(model);
    session.run().texts = {MainWindow::exampleText().toStdString()};
    session.figure.width_mm = 183;
    const std::filesystem::path out = std::filesystem::temp_directory_path() / "attentionscope-example.png";
    renderSession(session, out);
    std::cout << "There is no display, so the example was drawn into " << out.string() << '\n';
    return 0;
}

}  // namespace

int runWindow(int argc, char** argv, const std::string& model)
{
    if (!hasDisplay()) return drawExample(model);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("AttentionScope"));
    QApplication::setOrganizationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationVersion(QStringLiteral(ATTENTIONSCOPE_VERSION));

    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/attentionscope.svg")));
    const QPalette desktop = QApplication::palette();
    applyTheme(application, ThemeChoice::Follow, desktop);  // fonts must stand before widgets measure them
    MainWindow window(desktop);
    const bool folder = !model.empty() && std::filesystem::is_directory(model);
    window.begin(folder ? std::filesystem::path(model) : exampleModel(), MainWindow::exampleText());
    if (model.empty())
        window.offerUnfinished();
    else if (!folder)
        window.openPath(model);
    window.show();
    return QApplication::exec();
}
