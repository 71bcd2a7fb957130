#include "ui/feature/composer/composer.h"

#include <QMainWindow>
#include <QMenu>

#include "ui/bench/view_stack.h"
#include "ui/feature/composer/composer_window.h"
#include "ui/file/file_opener.h"
#include "ui/part/banner.h"
#include "ui/part/menu_entry.h"
#include "ui/plot/compose/page_file.h"
#include "ui/plot/figure/session_source.h"
#include "ui/window/exporter.h"

std::unique_ptr<Feature> makeComposer(const FeatureGround& ground) { return std::make_unique<Composer>(ground); }

Composer::Composer(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_main(ground.window),
      m_opener(ground.opener),
      m_exporter(ground.exporter),
      m_views(ground.views)
{
    m_exporter.setPage([this](const core::Session& session) { add(session); });
}

Composer::~Composer() = default;

void Composer::addEntries(MenuPlace place, QMenu& menu)
{
    const auto add = [this] { addShown(); };
    if (place == MenuPlace::Export) menu.addAction(tr("Add to page"), this, add);
    if (place == MenuPlace::Figure) menu.addAction(tr("Add to pa&ge"), this, add);
    if (place != MenuPlace::Pages) return;
    addEntry(m_main, menu,
             {tr("Add to pa&ge"), QKeySequence(tr("Ctrl+Alt+P")),
              tr("Make the figure of what is shown a panel of the page in the composer")},
             this, add);
    addEntry(m_main, menu,
             {tr("&Compose a page…"), QKeySequence(tr("Ctrl+Shift+P")),
              tr("Open the composer: several figures on one page, with letters and one colour bar")},
             this, [this] { show(); });
}

ComposerWindow& Composer::window()
{
    if (m_window != nullptr) return *m_window;
    m_window = std::make_unique<ComposerWindow>();
    connect(m_window.get(), &ComposerWindow::shownAsked, this, &Composer::addShown);
    connect(m_window.get(), &ComposerWindow::replaceAsked, this, &Composer::replacePicked);
    connect(m_window.get(), &ComposerWindow::openAsked, this, [this](core::Session session) {
        lookAtFigure(session);
        m_opener.openExample(session);
    });
    connect(m_window.get(), &ComposerWindow::templateAsked, this, [this](const QString& name) {
        if (const auto session = shown())
            m_window->fill(name.toStdString(), *session);
        else
            m_bench.banner.showMessage(
                tr("There is no figure yet to fill a page with: type a text that the model knows first."));
    });
    m_window->files().offerUnfinished();
    return *m_window;
}

void Composer::show()
{
    window().show();
    window().raise();
    window().activateWindow();
}

void Composer::addShown()
{
    const auto session = shown();
    if (!session) {
        m_bench.banner.showMessage(
            tr("There is no figure to add to the page yet: type a text that the model knows first."));
        return;
    }
    add(*session);
}

void Composer::add(const core::Session& session)
{
    show();
    window().add(session, QString::fromStdString(session.figure.title));
}

void Composer::replacePicked()
{
    const auto session = shown();
    if (!session || m_window == nullptr) return;
    m_window->editor().applyToPicked([&](core::PagePanel& panel) { panel.session = session; });
}

std::optional<core::Session> Composer::shown() const { return m_exporter.shownSession(m_views.bench()); }

bool Composer::opens(const std::filesystem::path& file) const { return isPageFile(file); }

void Composer::open(const std::filesystem::path& file)
{
    show();
    window().files().openFile(file);
}

bool Composer::mayClose() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }

#include "moc_composer.cpp"
