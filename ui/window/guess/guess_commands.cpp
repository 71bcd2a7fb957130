#include "ui/window/guess/guess_commands.h"

#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>

#include "ui/control/guess_play.h"
#include "ui/panel/predict/guess_panel.h"
#include "ui/part/banner.h"

using core::Guess;

GuessCommands::GuessCommands(const Workbench& bench, QMainWindow* window)
    : QObject(window),
      m_bench(bench),
      m_window(window),
      m_play(new GuessPlay(bench.editor, bench.results, bench.selection, bench.stages, this))
{
    connect(m_play, &GuessPlay::changed, this, &GuessCommands::follow);
}

QMenu* GuessCommands::createMenu()
{
    auto* menu = new QMenu(tr("&Guess"), m_window);
    const auto add = [&](const QString& text, const QKeySequence& keys, const QString& tip, Guess::Of of) {
        QAction* action = menu->addAction(text, this, [this, of] { begin(of); });
        action->setShortcut(keys);
        action->setStatusTip(tip);
        m_window->addAction(action);  // the key works in full screen too
    };
    add(tr("Guess this &row…"), QKeySequence(tr("Ctrl+P")),
        tr("Hide the chosen row everywhere until you have said where it looks"), Guess::Of::Row);
    add(tr("Guess its &strongest key…"), {}, tr("Hide the chosen row until you have said what it looks at most"),
        Guess::Of::Top);
    add(tr("Guess this &weight…"), {}, tr("Hide the chosen row until you have said how much of it is on this token"),
        Guess::Of::Cell);
    add(tr("Guess which &head this is…"), {}, tr("Let others look for the head that is shown now"), Guess::Of::Head);
    return menu;
}

void GuessCommands::addCellActions(QMenu* menu)
{
    menu->addAction(tr("Guess this &row…"), this, [this] { begin(Guess::Of::Row); });
}

void GuessCommands::begin(Guess::Of of)
{
    const QString hindrance = m_play->hindrance();
    if (!hindrance.isEmpty()) return m_bench.banner.showMessage(hindrance);
    m_play->begin(of);
    if (of == Guess::Of::Head) return m_bench.editor.setView(core::View::Heads);
    if (m_panel != nullptr) m_panel->bars()->setFocus();
}

/// The panel is there as long as something is guessed, by whatever way that began.
void GuessCommands::follow()
{
    const bool on = m_play->isOn();
    if (on && m_panel == nullptr) {
        m_panel = new GuessPanel(*m_play);
        m_place->insertWidget(m_place->count() - 1, m_panel);
        emit panelMade(m_panel);
    }
    if (on == m_on) return;
    m_on = on;
    emit guessing(on);
}

#include "moc_guess_commands.cpp"
