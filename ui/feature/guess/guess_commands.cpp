#include "ui/feature/guess/guess_commands.h"

#include <QMainWindow>
#include <QMenu>

#include "ui/feature/guess/guess_panel.h"
#include "ui/feature/guess/guess_play.h"
#include "ui/part/banner.h"
#include "ui/part/lent_columns.h"
#include "ui/part/panel_round.h"

using core::Guess;

std::unique_ptr<Feature> makeGuess(const FeatureGround& ground) { return std::make_unique<GuessCommands>(ground); }

GuessCommands::GuessCommands(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_window(ground.window),
      m_columns(ground.lent),
      m_panels(ground.panels),
      m_play(new GuessPlay(m_bench.editor, m_bench.results, m_bench.selection, m_bench.stages, this))
{
    connect(m_play, &GuessPlay::changed, this, &GuessCommands::follow);
}

void GuessCommands::addEntries(MenuPlace place, QMenu& menu)
{
    if (place == MenuPlace::Cell) menu.addAction(tr("Guess this &row…"), this, [this] { begin(Guess::Of::Row); });
    if (place != MenuPlace::Play) return;
    menu.addSeparator();
    menu.addMenu(guessMenu());
}

bool GuessCommands::wantsRoom() const { return m_play->isOn(); }

QMenu* GuessCommands::guessMenu()
{
    auto* menu = new QMenu(tr("&Guess"), &m_window);
    const auto add = [&](const QString& text, const QKeySequence& keys, const QString& tip, Guess::Of of) {
        QAction* action = menu->addAction(text, this, [this, of] { begin(of); });
        action->setShortcut(keys);
        action->setStatusTip(tip);
        m_window.addAction(action);  // the key works in full screen too
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

void GuessCommands::begin(Guess::Of of)
{
    const QString hindrance = m_play->hindrance();
    if (!hindrance.isEmpty()) return m_bench.banner.showMessage(hindrance);
    m_play->begin(of);
    if (of == Guess::Of::Head) return m_bench.editor.setView(core::View::Heads);
    m_columns.turn(true);
    if (m_panel != nullptr) m_panel->bars()->setFocus();
}

/// The panel is there as long as something is guessed, by whatever way that began.
void GuessCommands::follow()
{
    const bool on = m_play->isOn();
    if (on && m_panel == nullptr) {
        m_panel = new GuessPanel(*m_play, &m_window);  // without a parent it would be a window for a moment
        connect(m_panel, &GuessPanel::lessonAsked, this, [this] { m_columns.turn(false); });
        connect(&m_columns, &LentColumns::turned, this, [this] { m_panel->offerLesson(m_columns.canTurn()); });
        m_columns.add(m_panel);
        m_panels.add(m_panel);
    }
    if (on == m_on) return;
    m_on = on;
    emit roomChanged();
}

#include "moc_guess_commands.cpp"
