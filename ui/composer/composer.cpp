#include "ui/composer/composer.h"

#include "ui/composer/composer_window.h"
#include "ui/plot/figure/session_source.h"

Composer::Composer(Shown shown, std::function<void(const core::Session&)> open, QObject* parent)
    : QObject(parent),
      m_shown(std::move(shown)),
      m_open(std::move(open))
{
}

Composer::~Composer() = default;

ComposerWindow& Composer::window()
{
    if (m_window != nullptr) return *m_window;
    m_window = std::make_unique<ComposerWindow>();
    connect(m_window.get(), &ComposerWindow::shownAsked, this, &Composer::addShown);
    connect(m_window.get(), &ComposerWindow::replaceAsked, this, &Composer::replacePicked);
    connect(m_window.get(), &ComposerWindow::openAsked, this, [this](core::Session session) {
        lookAtFigure(session);
        m_open(session);
    });
    connect(m_window.get(), &ComposerWindow::templateAsked, this, [this](const QString& name) {
        if (const auto session = m_shown())
            m_window->fill(name.toStdString(), *session);
        else
            emit said(tr("There is no figure yet to fill a page with: type a text that the model knows first."));
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
    const auto session = m_shown();
    if (!session) {
        emit said(tr("There is no figure to add to the page yet: type a text that the model knows first."));
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
    const auto session = m_shown();
    if (!session || m_window == nullptr) return;
    m_window->editor().applyToPicked([&](core::PagePanel& panel) { panel.session = session; });
}

void Composer::openPage(const std::filesystem::path& file)
{
    show();
    window().files().openFile(file);
}

bool Composer::close() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }

#include "moc_composer.cpp"
