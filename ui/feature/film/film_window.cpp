#include "ui/feature/film/film_window.h"

#include <QMainWindow>
#include <QMenu>

#include "ui/bench/view_stack.h"
#include "ui/feature/film/film_dialog.h"
#include "ui/part/banner.h"
#include "ui/part/menu_entry.h"
#include "ui/plot/figure/session_source.h"
#include "ui/window/exporter.h"

std::unique_ptr<Feature> makeFilmWindow(const FeatureGround& ground) { return std::make_unique<FilmWindow>(ground); }

FilmWindow::FilmWindow(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_main(ground.window),
      m_exporter(ground.exporter),
      m_views(ground.views)
{
    m_exporter.setFilm([this](const core::Session& session, QWidget& over) { ask(session, over); });
}

void FilmWindow::addEntries(MenuPlace place, QMenu& menu)
{
    if (place == MenuPlace::Export) menu.addAction(tr("Film…"), this, [this] { open(); });
    if (place != MenuPlace::Pages) return;
    addEntry(
        m_main, menu,
        {tr("Export a &film…"), QKeySequence(), tr("Save a film of what is shown: by layers, temperatures or steps")},
        this, [this] { open(); });
}

void FilmWindow::open()
{
    const auto session = m_exporter.shownSession(m_views.bench());
    if (!session)
        return m_bench.banner.showMessage(
            tr("There is no figure to film yet: type a text that the model knows first."));
    ask(*session, m_main);
}

void FilmWindow::ask(const core::Session& session, QWidget& over)
{
    FigureSource source = m_exporter.source();
    source.session = session;
    auto* dialog = new FilmDialog(
        std::move(source),
        [](const core::Session& each, const std::filesystem::path& folder) {
            return sessionTextOf(each)(each.figure, folder);
        },
        &over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FilmDialog::saved, this,
            [this](const QString& path) { m_bench.sayInPassing(tr("Saved %1").arg(path)); });
    dialog->open();
}

#include "moc_film_window.cpp"
