#include "ui/feature/presenter/presenter.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QToolButton>

#include "core/guess/guess_edits.h"
#include "core/lesson/lesson_plan.h"
#include "ui/bench/map_bench.h"
#include "ui/bench/view_stack.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/presenter/ink_drawing.h"
#include "ui/feature/presenter/presenter_actions.h"
#include "ui/feature/presenter/presenter_cell.h"
#include "ui/feature/presenter/presenter_cover.h"
#include "ui/feature/presenter/presenter_notes.h"
#include "ui/feature/presenter/presenter_question.h"
#include "ui/feature/presenter/presenter_wall.h"
#include "ui/part/banner.h"
#include "ui/part/heading.h"
#include "ui/part/lent_columns.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/spotlit_view.h"

#include <algorithm>
#include <iterator>

namespace {

const QString sizeKey = QStringLiteral("presenter/percent");
const QString screenKey = QStringLiteral("presenter/screen");

/// Width of the notes beside the slide where there is only one screen.
int notesWidth(int screen)
{
    constexpr double share = 0.36;
    return static_cast<int>(share * screen);
}

/// Commands of the window that act on what is presented; the others belong to parts that are not seen.
bool actsOnView(const QAction& action)
{
    const auto one = [](int modifiers, Qt::Key key) { return QKeySequence(modifiers | key); };
    static const QList<QKeySequence> keys = [one] {
        QList<QKeySequence> all = QKeySequence::keyBindings(QKeySequence::Undo);
        all << one(Qt::CTRL | Qt::SHIFT, Qt::Key_Z) << one(Qt::CTRL, Qt::Key_B) << one(Qt::CTRL, Qt::Key_R)
            << one(Qt::CTRL, Qt::Key_P);
        for (int view = 0; view < 9; ++view) all << one(Qt::CTRL, static_cast<Qt::Key>(Qt::Key_1 + view));
        for (const auto arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) all << one(Qt::ALT, arrow);
        return all;
    }();
    return std::ranges::any_of(action.shortcuts(), [](const QKeySequence& each) { return keys.contains(each); });
}

}  // namespace

std::unique_ptr<Feature> makePresenter(const FeatureGround& ground) { return std::make_unique<Presenter>(ground); }

Presenter::Presenter(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_ground(ground),
      m_action(new QAction(tr("&Present"), this)),
      m_ink(new InkDrawing(ground.bench, ground.views, this)),
      m_actions(new PresenterActions(this))
{
    m_action->setObjectName(QStringLiteral("present"));
    m_action->setShortcuts({QKeySequence(Qt::Key_F5), QKeySequence(Qt::SHIFT | Qt::Key_F5)});
    m_action->setToolTip(tr("Show this view alone, larger, on the full screen (F5)"));
    m_action->setStatusTip(m_action->toolTip());
    connect(m_action, &QAction::triggered, this, &Presenter::begin);
    connectActions();
}

void Presenter::addEntries(MenuPlace place, QMenu& menu)
{
    if (place != MenuPlace::Screen) return;
    menu.addAction(m_action);
    m_ground.window.addAction(m_action);
}

QWidget* Presenter::createButton()
{
    auto* button = new QToolButton;
    button->setDefaultAction(m_action);
    button->setText(tr("Present  F5"));
    button->setAccessibleName(tr("Present"));
    return button;
}

bool Presenter::mayClose()
{
    end();
    return true;
}

int Presenter::percent()
{
    const int remembered = QSettings().value(sizeKey, sizes[1]).toInt();
    return std::ranges::find(sizes, remembered) == std::end(sizes) ? sizes[1] : remembered;
}

void Presenter::connectActions()
{
    connect(m_actions->next, &QAction::triggered, this, [this] { step(1); });
    connect(m_actions->back, &QAction::triggered, this, [this] { step(-1); });
    connect(m_actions->ask, &QAction::triggered, this, &Presenter::ask);
    connect(m_actions->answer, &QAction::triggered, this, &Presenter::answer);
    connect(m_actions->reveal, &QAction::triggered, this, &Presenter::reveal);
    connect(m_actions->hands, &QAction::triggered, this, &Presenter::countHands);
    connect(m_actions->spotlight, &QAction::triggered, this, &Presenter::setSpotlight);
    connect(m_actions->pen, &QAction::triggered, this, [this](bool on) { useTool(on ? InkTool::Pen : InkTool::None); });
    connect(m_actions->eraser, &QAction::triggered, this,
            [this](bool on) { useTool(on ? InkTool::Eraser : InkTool::None); });
    connect(m_actions->clear_ink, &QAction::triggered, this, &Presenter::clearInk);
    connect(m_actions->black, &QAction::triggered, this, [this] { lay(Qt::black, tr("The screen is black.")); });
    connect(m_actions->white, &QAction::triggered, this, [this] { lay(Qt::white, tr("The screen is white.")); });
    connect(m_actions->larger, &QAction::triggered, this, [this] { magnify(1); });
    connect(m_actions->smaller, &QAction::triggered, this, [this] { magnify(-1); });
    connect(m_actions->notes, &QAction::triggered, this, &Presenter::showNotes);
    connect(m_actions->swap, &QAction::triggered, this, &Presenter::swapScreen);
    connect(m_actions->edit_text, &QAction::triggered, this, &Presenter::editText);
    connect(m_actions->card, &QAction::triggered, this, &Presenter::showCard);
    connect(m_actions->end, &QAction::triggered, this, [this] {
        if (m_wall->cover().isLaid()) return m_wall->cover().take();  // the keyboard may be in the notes
        if (m_wall->editsText()) return editText();
        if (m_wall->question().isLaid()) return ask();
        end();
    });
    connect(m_ink, &InkDrawing::full, this,
            [this] { m_wall->say(tr("This session cannot hold more lines. Erase some to make room.")); });
}

void Presenter::createWall()
{
    m_cell = new PresenterCell(m_bench, m_ground.lesson);
    m_wall = new PresenterWall(m_cell, &m_ground.window);
    m_wall->setFits([this](const QSizeF& size) { return m_ground.views.bench().letsNumbersGrow(size); });
    m_wall->addActions(m_actions->all());
    m_notes = new PresenterNotes(m_ground.lesson, *m_actions, m_wall, &m_ground.window);
    m_notes->addActions(m_actions->all());
    connect(m_notes, &PresenterNotes::closeAsked, this, [this] { showNotes(false); });
    m_away = new Hint(tr("This view is being presented on another screen. F5 goes there; Esc ends it there."));
    m_away->setParent(m_wall);
    m_away->hide();
    m_away->setAlignment(Qt::AlignCenter);
    connect(m_wall, &PresenterWall::endAsked, this, &Presenter::end);
    connect(m_wall, &PresenterWall::stepAsked, this, &Presenter::step);
    m_wall->setComputes([this] {
        const core::Index run = m_bench.session().focus.run;
        if (run < m_bench.results.runs() && m_bench.results.error(run) != nullptr) return false;
        return m_bench.results.isRunning() || m_bench.results.isStale();
    });
    connect(m_wall, &PresenterWall::textGiven, this, [this](const QString& text) {
        m_bench.editor.setText(m_bench.session().focus.item, text.toStdString());
        m_ground.views.takeKeys();
    });
    connect(&m_ground.lesson, &LessonPlay::changed, this, &Presenter::showStep);
    connect(&m_ground.lesson, &LessonPlay::strayed, this, &Presenter::showWords);
    connect(&m_bench.editor, &SessionEditor::edited, this, &Presenter::showGuess);
    connect(&m_bench.results, &RunResults::traceChanged, this, [this] {
        if (m_isOn) m_wall->fitColumns();
    });
    connect(&m_ground.lent, &LentColumns::lent, m_wall, &PresenterWall::fitColumns);
    connect(&m_ground.views, &ViewStack::made, this, [this] {
        if (m_isOn) spreadSpotlight(m_actions->spotlight->isChecked());
    });
    connect(qApp, &QGuiApplication::screenRemoved, this, &Presenter::stayOnScreens, Qt::QueuedConnection);
    m_bench.banner.installEventFilter(this);
}

/// Undo, other views and other heads, by the keys that they have in the window.
void Presenter::lendCommands()
{
    for (QAction* each : m_ground.window.actions())
        if (actsOnView(*each))
            for (QWidget* there : {static_cast<QWidget*>(m_wall), static_cast<QWidget*>(m_notes)})
                there->addAction(each);
}

void Presenter::remember()
{
    m_kept = {.focus = m_ground.window.focusWidget(), .size = m_ground.window.size()};
    for (QScrollBar* bar : m_ground.views.findChildren<QScrollBar*>())
        if (bar->maximum() > 0) m_kept.scrolled.emplace_back(bar, bar->value());
}

void Presenter::begin()
{
    if (m_isOn) {
        m_wall->raise();
        return m_wall->activateWindow();
    }
    remember();
    m_isOn = true;
    m_ground.views.setBare(true);  // numbers are to be larger than they are now
    lendMagnification(percent());
    if (m_wall == nullptr) {
        createWall();  // created in its final size
        lendCommands();
    }
    m_ground.columns.replaceWidget(m_ground.columns.indexOf(&m_ground.views), m_away);
    m_away->show();
    m_wall->take(&m_ground.views);
    m_ground.lent.lendTo(m_wall->columns());
    m_ground.restyle();  // style sheets give what moves to another window its fonts of before
    m_cell->show();
    showStep();
    showGuess();
    showNotes(QGuiApplication::screens().size() > 1);
    m_notes->timer().reset();
    m_notes->timer().start();
    m_wall->fill(screen());
    m_ground.views.takeKeys();
    m_wall->say(tr("? shows the keys, Esc ends."));
}

void Presenter::end()
{
    if (!m_isOn) return;
    m_isOn = false;
    m_wall->cover().take();
    m_wall->release();
    m_wall->endText();
    useTool(InkTool::None);
    setSpotlight(false);
    m_ground.views.setBare(false);
    m_wall->question().take();
    m_ground.lent.takeBack();
    m_ground.columns.replaceWidget(m_ground.columns.indexOf(m_away), &m_ground.views);
    m_away->setParent(m_wall);
    m_away->hide();
    m_ground.views.show();
    m_notes->timer().pause();
    m_notes->hide();
    m_wall->hide();
    Magnification::instance().restore();
    m_ground.restyle();
    m_ground.window.activateWindow();
    // The view is laid out anew first.
    QMetaObject::invokeMethod(this, &Presenter::restore, Qt::QueuedConnection);
}

void Presenter::restore()
{
    if (m_isOn) return;
    const bool free = !m_ground.window.isMaximized() && !m_ground.window.isFullScreen();
    if (free && m_ground.window.size() != m_kept.size) m_ground.window.resize(m_kept.size);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);  // scroll areas have their new length
    if (m_kept.focus != nullptr && m_kept.focus->isVisible())
        m_kept.focus->setFocus(Qt::OtherFocusReason);
    else
        m_ground.views.takeKeys();
    // Resized views scroll to their subject, some of them only after the rest is laid out.
    QMetaObject::invokeMethod(this, &Presenter::scrollBack, Qt::QueuedConnection);
}

void Presenter::scrollBack()
{
    for (const auto& [bar, value] : m_kept.scrolled)
        if (bar != nullptr) bar->setValue(value);
}

/// 1.5, 2 or 2.5 times as large.
void Presenter::magnify(int by)
{
    const auto at = std::ranges::find(sizes, percent()) - std::begin(sizes);
    const int next = sizes[std::clamp<std::ptrdiff_t>(at + by, 0, std::ssize(sizes) - 1)];
    QSettings().setValue(sizeKey, next);
    if (next != Magnification::instance().percent()) {
        lendMagnification(next);
        m_ground.restyle();
        m_wall->fitColumns();
    }
    m_wall->say(tr("%1 times as large").arg(next / 100.0));
}

void Presenter::lay(const QColor& ground, const QString& spoken)
{
    PresenterCover& cover = m_wall->cover();
    if (cover.isLaid() && cover.ground() == ground) return cover.take();
    cover.lay(ground, {}, spoken);
}

/// @return whether a view that is seen has one
bool Presenter::spreadSpotlight(bool on)
{
    bool here = false;
    for (QWidget* each : m_ground.views.findChildren<QWidget*>())
        if (auto* view = dynamic_cast<SpotlitView*>(each)) {
            view->setSpotlight(on);
            here = here || each->isVisible();
        }
    return here;
}

void Presenter::setSpotlight(bool on)
{
    m_actions->spotlight->setChecked(on);
    const bool here = spreadSpotlight(on);
    if (!m_isOn) return;
    m_wall->say(!on     ? tr("The spotlight is off.")
                : !here ? tr("The spotlight is on. Only Map and Steps show it.")
                        : tr("The spotlight is on the chosen row and column; S turns it off."));
}

void Presenter::useTool(InkTool tool)
{
    const bool had = m_ink->tool() != InkTool::None;
    m_ink->setTool(tool);
    m_actions->pen->setChecked(tool == InkTool::Pen);
    m_actions->eraser->setChecked(tool == InkTool::Eraser);
    if (!m_isOn || (tool == InkTool::None && !had)) return;
    m_wall->say(tool == InkTool::None  ? tr("The mouse no longer draws.")
                : !m_ink->hasGround()  ? tr("You can draw only on the cells of Map and Steps.")
                : tool == InkTool::Pen ? tr("The mouse draws; P puts the pen away.")
                                       : tr("The mouse erases lines; E puts the eraser away."));
}

void Presenter::clearInk()
{
    m_ink->clear();
    m_wall->say(tr("The lines drawn on this view are erased; Ctrl+Z brings them back."));
}

/// A step is a slide: its title above, its place below, its questions on demand.
void Presenter::showStep()
{
    const LessonPlay& play = m_ground.lesson;
    const bool plays = play.isOpen();
    m_actions->next->setEnabled(plays || isGuessing());
    m_actions->back->setEnabled(plays);
    m_wall->setStep(plays ? tr("%1 / %2").arg(play.step() + 1).arg(play.lesson().steps().size()) : QString(),
                    plays ? QString::fromStdString(play.words().title) : QString());
    putQuestionAway();
    m_asked = 0;
    m_wall->endText();
    showWords();
}

/// At the end of a lesson nothing is left to be pointed at: what was learned is the slide.
void Presenter::showWords()
{
    const LessonPlay& play = m_ground.lesson;
    if (!play.isOpen() || play.isAway() || play.step() != core::endOf(play.lesson())) return m_wall->setWords({});
    const core::LessonStep& step = play.lesson().steps()[play.step()];
    const bool looks = step.look && (step.look->row || step.look->column || step.look->cell || step.look->stage);
    const bool asksOfView = std::ranges::any_of(
        step.questions, [](const core::LessonQuestion& each) { return each.cover || each.computed; });
    const bool shows = step.state || step.prediction || !step.claims.empty() || looks || asksOfView;
    m_wall->setWords(shows ? QString() : QString::fromStdString(play.words().prose));
}

/// Whether the line is there or goes away: everything else of the input is the window's.
void Presenter::editText()
{
    if (m_wall->editsText()) {
        m_wall->endText();
        return m_ground.views.takeKeys();
    }
    const auto& texts = m_bench.session().run().texts;
    const auto item = static_cast<std::size_t>(m_bench.session().focus.item);
    if (m_bench.results.reads() != core::Reads::Text || item >= texts.size())
        return m_wall->say(tr("What is shown here has no text that could be changed."));
    m_wall->editText(QString::fromStdString(texts[item]));
    m_wall->say(tr("Enter shows the changed text, Esc leaves it. Everything else is typed in the window."));
}

/// Guessing is a command of the window, and the one that belongs to a class.
void Presenter::showCard()
{
    QList<QAction*> lent;
    for (QAction* each : m_wall->actions())
        if (each->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_P)) lent << each;
    m_wall->cover().lay(themeColors().window, m_actions->cardText(lent), tr("Keys while presenting"));
}

bool Presenter::isGuessing() const { return m_bench.session().guess && !m_bench.session().guess->shown; }

void Presenter::showGuess() { m_actions->next->setEnabled(isGuessing() || m_ground.lesson.isOpen()); }

/// The next question of the step over the view, or what it gives to do; or away again.
void Presenter::ask()
{
    PresenterQuestion& question = m_wall->question();
    const LessonPlay& play = m_ground.lesson;
    if (question.isLaid()) return putQuestionAway();
    if (!play.isOpen()) return m_wall->say(tr("No lesson is open, so there is no question."));
    m_wall->release();  // it is laid over what is seen
    const LessonPlay::Ordered asked = play.inOrder();
    const bool isTask = std::ranges::any_of(play.lesson().steps()[play.step()].claims, &core::LessonClaim::goal);
    if (asked.questions.empty() && isTask) return question.layTask(QString::fromStdString(play.words().prose));
    if (asked.questions.empty()) return m_wall->say(tr("This step asks nothing."));
    // Its words may tell what is still guessed.
    if (!play.asks()) return m_wall->say(tr("The guess comes before the question: R reveals it, and Q asks then."));
    const std::size_t count = asked.questions.size();
    if (m_asked >= count) m_asked = 0;
    question.lay(asked.questions[m_asked], asked.words[m_asked],
                 count > 1 ? tr("Question %1 of %2").arg(m_asked + 1).arg(count) : QString());
    m_actions->answer->setEnabled(true);
}

/// Once it is answered the next one is asked.
void Presenter::putQuestionAway()
{
    PresenterQuestion& question = m_wall->question();
    if (question.isLaid() && question.showsAnswer()) ++m_asked;
    question.take();
    m_actions->answer->setEnabled(false);
}

/// What the question keeps covered is seen from now on, too, but for what belongs to a later one.
void Presenter::answer()
{
    LessonPlay& play = m_ground.lesson;
    m_wall->question().showAnswer();
    const auto& questions = play.lesson().steps()[play.step()].questions;
    const auto covers = [](const core::LessonQuestion& each) { return each.cover || each.computed; };
    const auto behind = questions.begin() + static_cast<std::ptrdiff_t>(std::min(m_asked + 1, questions.size()));
    if (std::none_of(behind, questions.end(), covers)) play.uncoverAsked();
}

/// The row with the guess of the class as bars beside it, or the one that a question keeps covered.
void Presenter::reveal()
{
    LessonPlay& play = m_ground.lesson;
    if (!isGuessing() && !play.coversAsked())
        return m_wall->say(tr("No row is hidden here, so there is none to reveal."));
    putQuestionAway();
    if (!isGuessing()) {
        play.uncoverAsked();
        return m_wall->say(tr("The row is revealed."));
    }
    m_bench.editor.apply(core::showGuess);
    m_wall->say(tr("The row is revealed; Ctrl+Z hides it again."));
}

/// Numbers go to the bars from now on.
void Presenter::countHands()
{
    using Of = core::Guess::Of;
    if (!isGuessing()) return m_wall->say(tr("No row is guessed here, so there are no hands to count."));
    const core::Guess& guess = *m_bench.session().guess;
    if (guess.of != Of::Row && guess.of != Of::Top)
        return m_wall->say(tr("Hands are counted only where a row or its strongest token is guessed."));
    if (guess.of != Of::Row || guess.by != core::Guess::By::Hands) m_bench.editor.apply(core::countHands);
    for (QWidget* column : m_ground.lent.all()) column->setFocus(Qt::OtherFocusReason);
    m_wall->say(tr("← and → choose a token, a number sets its hands; R reveals the row."));
}

/// Further on first comes the answer that is asked for now, and then the view behind it: the clicker has no other
/// button.
void Presenter::step(int by)
{
    const PresenterQuestion& question = m_wall->question();
    if (by > 0 && question.isLaid()) {
        if (!question.showsAnswer()) return answer();
        putQuestionAway();
        if (m_asked < m_ground.lesson.lesson().steps()[m_ground.lesson.step()].questions.size()) ask();
        return;
    }
    if (by > 0 && isGuessing()) return reveal();
    LessonPlay& play = m_ground.lesson;
    if (by > 0 && play.isOpen() && play.step() + 1 == play.lesson().steps().size())
        return m_wall->say(tr("The lesson is at its end."));
    putQuestionAway();
    m_wall->hold();
    m_wall->say({});  // what was said is of the step before
    play.stepBy(by);
}

/// The chosen screen; otherwise one that the window is not on, which a projector is likely to be.
QScreen* Presenter::screen() const
{
    const QList<QScreen*> all = QGuiApplication::screens();
    const QString chosen = QSettings().value(screenKey).toString();
    for (QScreen* each : all)
        if (each->name() == chosen) return each;
    for (QScreen* each : all)
        if (each != m_ground.window.screen()) return each;
    return m_ground.window.screen();
}

void Presenter::swapScreen()
{
    const QList<QScreen*> all = QGuiApplication::screens();
    if (all.size() < 2) return m_wall->say(tr("There is only one screen."));
    QScreen* next = all[(all.indexOf(m_wall->screen()) + 1) % all.size()];
    QSettings().setValue(screenKey, next->name());
    m_wall->fill(next);
    if (m_notes->isVisible()) showNotes(true);
}

/// A projector was unplugged.
void Presenter::stayOnScreens()
{
    if (!m_isOn) return;
    m_wall->fill(screen());
    if (m_notes->isVisible()) showNotes(QGuiApplication::screens().size() > 1);
}

void Presenter::showNotes(bool shown)
{
    m_actions->notes->setChecked(shown);
    if (!shown) {
        m_notes->hide();
        shareScreen();
        return m_wall->activateWindow();
    }
    m_notes->setWindowState(Qt::WindowNoState);
    placeNotes();
    if (QGuiApplication::screens().size() > 1)
        m_notes->showMaximized();
    else
        m_notes->showNormal();
    shareScreen();
}

/// Places the notes on a screen that shows nothing else.
void Presenter::placeNotes()
{
    QScreen* wall = m_wall->isVisible() ? m_wall->screen() : screen();
    const QList<QScreen*> all = QGuiApplication::screens();
    const auto other = std::ranges::find_if(all, [wall](const QScreen* each) { return each != wall; });
    QScreen* place = other == all.end() ? wall : m_ground.window.screen() != wall ? m_ground.window.screen() : *other;
    m_notes->setScreen(place);
    m_notes->setNarrow(place == wall);
    QRect room = place->availableGeometry();
    if (place == wall) room.setLeft(room.right() - notesWidth(room.width()) + 1);
    m_notes->setGeometry(room);
}

/// With one screen alone the slide leaves the notes their part of it, so that neither covers the other.
void Presenter::shareScreen()
{
    if (!m_wall->isVisible()) return;
    const bool beside = m_notes->isVisible() && m_notes->screen() == m_wall->screen();
    const QRect room = m_wall->screen()->geometry();
    if (!beside) {
        if (!m_wall->isFullScreen()) m_wall->fill(m_wall->screen());
        return;
    }
    m_wall->showNormal();
    m_wall->setGeometry(room.adjusted(0, 0, -notesWidth(room.width()), 0));
}

/// Shows the window's messages on the wall.
bool Presenter::eventFilter(QObject* watched, QEvent* event)
{
    if (m_isOn && watched == &m_bench.banner && event->type() == QEvent::Show) m_wall->say(m_bench.banner.text());
    return QObject::eventFilter(watched, event);
}

#include "moc_presenter.cpp"
