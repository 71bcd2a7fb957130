#include "ui/feature/lesson/sheet/sheet_commands.h"

#include <QMainWindow>

#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/sheet/sheet_dialog.h"
#include "ui/panel/export/render_command.h"
#include "ui/part/banner.h"
#include "ui/part/menu_entry.h"

namespace {

/// What makes the sheets of a session's head without the window: as its map would be drawn, but for what a sheet has
/// no use for. Of a session that options cannot say, one that is still to be saved.
std::string commandOf(core::Session session, const core::ModelInfo& info)
{
    // A sheet's readers need not know where its author's files lie.
    for (std::filesystem::path* file : {&session.run().model, &session.run().recorded.file}) *file = file->filename();
    for (auto* files : {&session.run().images, &session.run().sounds})
        for (std::filesystem::path& file : *files) file = file.filename();
    core::FigureSettings figure;
    figure.layer = session.focus.layer;
    figure.head = session.focus.head;
    figure.count_from = session.figure.count_from;
    std::string command = renderCommand(session, info, figure, false, "x.pdf");
    const auto replace = [&command](const std::string& from, const std::string& by) {
        if (const auto at = command.find(from); at != std::string::npos) command.replace(at, from.size(), by);
    };
    replace("attentionscope render", "sheet");
    replace(" --out x.pdf", "");
    replace(" --out again-x.pdf", "");
    replace(" --view map", "");
    replace("sheet x.pdf", "sheet session.attnscope");
    return command;
}

}  // namespace

SheetCommands::SheetCommands(const Workbench& bench, const LessonPlay& play, QMainWindow& window)
    : QObject(&window),
      m_bench(bench),
      m_play(play),
      m_window(window)
{
}

void SheetCommands::addTo(QMenu& menu)
{
    addEntry(m_window, menu,
             {tr("Make a &worksheet…"),
              {},
              tr("Make worksheets with blanks, and their key: of the lesson, the map or a row")},
             this, [this] { open(); });
}

SheetGround SheetCommands::ground() const
{
    SheetGround ground;
    if (m_play.isOpen()) {
        ground.lesson = std::make_shared<const core::Lesson>(m_play.lesson());
        ground.words = std::make_shared<const core::LessonWords>(m_play.allWords());
    }
    const auto trace = m_bench.results.shown();
    ground.figure.session = m_bench.session();
    ground.figure.session.focus = m_bench.selection.focus();
    if (trace == nullptr || !trace->finished()) return ground;
    ground.figure.traces = {trace};
    ground.figure.whole = m_bench.results.whole();
    ground.command = commandOf(ground.figure.session, trace->model->info);
    return ground;
}

void SheetCommands::open()
{
    SheetGround found = ground();
    if (found.lesson == nullptr && !found.hasHead())
        return m_bench.banner.showMessage(
            tr("There is nothing to make a worksheet of yet: type a text that the model knows, or open a lesson."));
    const auto first = found.lesson != nullptr                       ? SheetWish::Of::Lesson
                       : m_bench.session().view == core::View::Steps ? SheetWish::Of::Steps
                                                                     : SheetWish::Of::Map;
    auto* dialog = new SheetDialog(std::move(found), first, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SheetDialog::saved, this, [this](const QString& sentence) { m_bench.sayInPassing(sentence); });
    dialog->open();
}

#include "moc_sheet_commands.cpp"
