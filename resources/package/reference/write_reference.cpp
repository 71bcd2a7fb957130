/// Writes what the program's command line says of itself: the manual page and what shells complete; and its icon as
/// pixels, for desktops that draw no SVG.
///
/// usage: write_reference FOLDER

#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include "app/command/command_line.h"
#include "app/program.h"
#include "app/window.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "resources/package/reference/command_facts.h"
#include "resources/package/reference/completions.h"
#include "resources/package/reference/man_page.h"
#include "ui/words/error_text.h"

#include <filesystem>
#include <iostream>

namespace fs = std::filesystem;

namespace {

CommandFacts programFacts()
{
    cli::Command app{"AttentionScope computes and shows attention.", "attentionscope"};
    WindowRequest opened;
    Action action;
    addCommands(app, opened, action);
    return factsOf(app.held());
}

void writeIcon(const fs::path& folder, int side)
{
    QSvgRenderer drawing(QStringLiteral(":/icons/attentionscope.svg"));
    QImage icon(side, side, QImage::Format_ARGB32_Premultiplied);
    icon.fill(Qt::transparent);
    QPainter painter(&icon);
    drawing.render(&painter);
    painter.end();
    const fs::path file = folder / (std::to_string(side) + ".png");
    if (!icon.save(QString::fromStdString(file.string()), "PNG"))
        throw core::Error(core::Code::CannotWrite, file.string(), "", "", "");
}

void writeAll(const fs::path& folder)
{
    fs::create_directories(folder / "icons");
    const CommandFacts program = programFacts();
    core::writeWhole(folder / "attentionscope.1", manPage(program, ATTENTIONSCOPE_VERSION));
    core::writeWhole(folder / "attentionscope.bash", bashCompletion(program));
    core::writeWhole(folder / "_attentionscope", zshCompletion(program));
    core::writeWhole(folder / "attentionscope.fish", fishCompletion(program));
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) writeIcon(folder / "icons", side);
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: write_reference FOLDER\n";
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    try {
        writeAll(argv[1]);
        return 0;
    } catch (const core::Error& error) {
        std::cerr << "write_reference: " << errorText(error).toStdString() << '\n';
    } catch (const std::exception& error) {
        std::cerr << "write_reference: " << error.what() << '\n';
    }
    return 1;
}
