#include "ui/feature/presenter/presenter_notes.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QToolButton>

#include "core/error.h"
#include "core/lesson/lesson_plan.h"
#include "ui/feature/presenter/presenter_actions.h"
#include "ui/feature/presenter/presenter_question.h"
#include "ui/feature/presenter/talk_bar.h"
#include "ui/panel/lesson/asked_words.h"
#include "ui/panel/lesson/lesson_prose.h"
#include "ui/panel/lesson/step_changes.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <chrono>

namespace {

const QString lettersKey = QStringLiteral("presenter/letters");
constexpr double leastLetters = 10, mostLetters = 32, usualLetters = 15;
constexpr QSize wallPicture(470, 264), nextPicture(300, 200);

/// The notes lie on a laptop's screen, close to the presenter: they do not take the wall's magnification.
QFont ownFont(double points, bool bold = false)
{
    QFont font = textFont(points);
    font.setPointSizeF(points);
    font.setBold(bold);
    return font;
}

QLabel* framed(const QSize& size)
{
    auto* label = new QLabel;
    label->setFixedSize(size);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

QWidget* headed(const QString& heading, QLabel* place)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new Heading(heading), 1);
    layout->addWidget(place);
    return row;
}

QToolButton* buttonOf(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolTip(action->text());
    button->setProperty("role", QStringLiteral("control"));
    return button;
}

}  // namespace

PresenterNotes::PresenterNotes(const LessonPlay& play, const PresenterActions& actions, QWidget* wall, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_play(play),
      m_actions(actions),
      m_wall(wall),
      m_bar(new TalkBar(m_timer)),
      m_middle(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_shownPart(nullptr),
      m_keys(nullptr),
      m_shownPlace(new QLabel),
      m_shown(framed(wallPicture)),
      m_nextPlace(new QLabel),
      m_nextPicture(framed(nextPicture)),
      m_nextTitle(new QLabel),
      m_changes(new QLabel),
      m_title(new QLabel),
      m_notes(new LessonProse),
      m_letters(std::clamp(QSettings().value(lettersKey, usualLetters).toDouble(), leastLetters, mostLetters))
{
    setObjectName(QStringLiteral("presenterNotes"));
    setWindowTitle(tr("Notes — AttentionScope"));
    m_title->setObjectName(QStringLiteral("notesTitle"));
    m_nextTitle->setObjectName(QStringLiteral("nextTitle"));
    m_nextPicture->setObjectName(QStringLiteral("nextPicture"));
    m_changes->setObjectName(QStringLiteral("nextChanges"));
    m_notes->setAccessibleName(tr("Notes of this step"));
    m_shown->setAccessibleName(tr("What the audience sees"));
    for (QLabel* label : {m_title, m_nextTitle, m_changes}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_changes->setTextFormat(Qt::RichText);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    m_shownPart = createShown();
    left->addWidget(m_shownPart);
    left->addSpacing(12);
    left->addWidget(createNext());
    left->addStretch(1);
    m_middle->setContentsMargins(20, 14, 20, 14);
    m_middle->setSpacing(28);
    m_middle->addLayout(left);
    m_middle->addWidget(createNotes(), 1);
    m_keys = createKeys();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addLayout(m_middle, 1);
    layout->addWidget(m_keys);
    connect(&m_picture, &StepPicture::drawn, this,
            [this](const QImage& picture) { m_nextPicture->setPixmap(QPixmap::fromImage(picture)); });
    connect(&m_picture, &StepPicture::failed, this, [this] { m_nextPicture->setText(tr("No preview of this step.")); });
    connect(&play, &LessonPlay::changed, this, &PresenterNotes::show);
    connect(&m_look, &QTimer::timeout, this, &PresenterNotes::takeWall);
    m_look.setInterval(std::chrono::milliseconds(700));
    keepThemed(this, [this] {
        giveFonts();
        m_step.reset();
        show();
    });
}

QWidget* PresenterNotes::createShown()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(headed(tr("Audience sees"), m_shownPlace));
    column->addWidget(m_shown);
    return part;
}

QWidget* PresenterNotes::createNext()
{
    auto* part = new QWidget;
    part->setMaximumWidth(wallPicture.width());
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(headed(tr("Next"), m_nextPlace));
    auto* row = new QHBoxLayout;
    row->setSpacing(14);
    row->addWidget(m_nextPicture, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->addWidget(m_nextTitle);
    words->addWidget(m_changes);
    words->addStretch(1);
    row->addLayout(words, 1);
    column->addLayout(row);
    return part;
}

QWidget* PresenterNotes::createNotes()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(new Heading(tr("Notes")), 1);
    const auto add = [&](const QString& text, const QString& tip, double by) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->setProperty("role", QStringLiteral("small"));
        connect(button, &QToolButton::clicked, this, [this, by] { resizeLetters(by); });
        head->addWidget(button);
    };
    add(tr("A −"), tr("Smaller letters in the notes"), -1.5);
    add(tr("A +"), tr("Larger letters in the notes"), 1.5);
    column->addLayout(head);
    column->addWidget(m_title);
    column->addWidget(m_notes, 1);
    return part;
}

/// The commands of the presentation with their keys, which work here too.
QWidget* PresenterNotes::createKeys()
{
    auto* part = new QWidget;
    part->setObjectName(QStringLiteral("notesKeys"));
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(20, 8, 20, 12);
    for (QAction* action : {m_actions.back, m_actions.next, m_actions.ask, m_actions.answer, m_actions.reveal,
                            m_actions.spotlight, m_actions.pen, m_actions.eraser, m_actions.black, m_actions.white,
                            m_actions.smaller, m_actions.larger, m_actions.swap, m_actions.end}) {
        if (action == m_actions.smaller) row->addStretch(1);
        row->addWidget(buttonOf(action));
    }
    return part;
}

void PresenterNotes::resizeLetters(double by)
{
    m_letters = std::clamp(m_letters + by, leastLetters, mostLetters);
    QSettings().setValue(lettersKey, m_letters);
    giveFonts();
    showNotes();
}

void PresenterNotes::giveFonts()
{
    constexpr double usual = 9.5, clock = 20, brand = 12;
    setStyleSheet(QStringLiteral("QLabel[role=\"heading\"] { font-size: 8pt; }"));
    for (QWidget* each : findChildren<QWidget*>()) each->setFont(ownFont(usual));
    for (QLabel* time : m_bar->times()) time->setFont(ownFont(clock));
    m_bar->title()->setFont(ownFont(brand, true));
    m_title->setFont(ownFont(m_letters + 3, true));
    m_nextTitle->setFont(ownFont(brand, true));
}

void PresenterNotes::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    show();
}

void PresenterNotes::closeEvent(QCloseEvent* event)
{
    event->ignore();
    emit closeAsked();
}

/// Closed notes need no pictures.
void PresenterNotes::show()
{
    if (!isVisible()) return m_look.stop();
    m_look.start();
    takeWall();
    showPlan();
    const std::optional<std::size_t> step = m_play.isOpen() ? std::optional(m_play.step()) : std::nullopt;
    if (step == m_step && step) return;
    m_step = step;
    showNotes();
    showNext();
}

void PresenterNotes::showPlan()
{
    if (!m_play.isOpen()) return m_bar->setPlan(tr("No lesson is open"), {});
    m_bar->setPlan(QString::fromStdString(m_play.allWords().title), core::planAt(m_play.lesson(), m_play.step()));
    m_shownPlace->setText(tr("%1 / %2").arg(m_play.step() + 1).arg(m_play.lesson().steps().size()));
}

void PresenterNotes::showNotes()
{
    const bool plays = m_play.isOpen();
    m_title->setText(plays ? QString::fromStdString(m_play.words().title) : QString());
    m_notes->display(plays ? notesText() : tr("No lesson is open."),
                     plays ? m_play.lesson().file().parent_path() : std::filesystem::path());
    m_notes->document()->setDefaultFont(ownFont(m_letters));
}

/// What the teacher says, what the class reads, what it is asked and what is right: all of a slide that the wall does
/// not say by itself.
QString PresenterNotes::notesText() const
{
    const core::StepWords& words = m_play.words();
    const auto [questions, asks] = m_play.inOrder();  // with the letters that the wall has
    QStringList parts;
    if (!words.notes.empty()) parts << QString::fromStdString(words.notes);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const core::QuestionWords& asked = asks[i];
        QString part = tr("**Question:** %1").arg(QString::fromStdString(asked.ask));
        for (std::size_t option = 0; option < asked.options.size(); ++option)
            part +=
                QStringLiteral("\n- %1: %2").arg(optionLetter(option), QString::fromStdString(asked.options[option]));
        const QString solution = solutionOf(questions[i], asked);
        if (!solution.isEmpty()) part += QStringLiteral("\n\n") + tr("**Answer:** %1").arg(solution);
        parts << part;
    }
    if (!words.prose.empty()) parts << QString::fromStdString(words.prose);
    return parts.isEmpty() ? tr("This step has no notes.") : parts.join(QStringLiteral("\n\n---\n\n"));
}

void PresenterNotes::setNarrow(bool narrow)
{
    m_middle->setDirection(narrow ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    m_bar->setNarrow(narrow);
    m_nextPicture->setVisible(!narrow);
    m_shownPart->setVisible(!narrow);
    m_keys->setVisible(!narrow);  // the wall beside has the keyboard
}

void PresenterNotes::showNext()
{
    m_picture.cancel();
    m_nextPicture->clear();
    m_nextPlace->clear();
    m_changes->clear();
    if (!m_play.isOpen()) return m_nextTitle->clear();
    const auto& steps = m_play.lesson().steps();
    const std::size_t next = m_play.step() + 1;
    if (next >= steps.size()) return m_nextTitle->setText(tr("This is the last step."));
    m_nextPlace->setText(tr("%1 / %2").arg(next + 1).arg(steps.size()));
    m_nextTitle->setText(QString::fromStdString(m_play.allWords().steps[next].title));
    try {
        const core::Session session = m_play.lesson().sessionAt(next);
        QStringList lines;
        for (const StepChange& change : stepChanges(m_play.lesson().sessionAt(m_play.step()), session))
            lines << QStringLiteral("<b>%1</b> %2").arg(change.what.toHtmlEscaped(), change.how.toHtmlEscaped());
        if (lines.isEmpty()) lines << tr("The view does not change.");
        const core::LessonPlan plan = core::planAt(m_play.lesson(), next);
        if (plan.planned) lines << tr("planned: %1 min").arg(plan.ends - plan.begins);
        m_changes->setText(lines.join(QStringLiteral("<br>")));
        if (steps[next].prediction) return m_nextPicture->setText(tr("This step begins with a guess."));
        m_nextPicture->setText(tr("drawing…"));
        m_picture.draw(session, nextPicture);
    } catch (const core::Error&) {
        m_nextPicture->setText(tr("This step cannot be opened."));
    }
}

/// Takes a small picture of the wall, and only while the notes are visible.
void PresenterNotes::takeWall()
{
    if (!m_wall->isVisible()) return m_shown->clear();
    m_shown->setPixmap(m_wall->grab().scaled(wallPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

#include "moc_presenter_notes.cpp"
