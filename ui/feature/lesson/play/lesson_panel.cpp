#include "ui/feature/lesson/play/lesson_panel.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <QPointer>
#include <QToolButton>

#include "core/lesson/lesson_plan.h"
#include "ui/feature/lesson/play/question_list.h"
#include "ui/panel/lesson/lesson_prose.h"
#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/plain_tip.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int columnWidth = 380;

QToolButton* wayButton(const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setProperty("role", QStringLiteral("control"));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

/// At the last step, and before the appendices, which not everybody reads.
bool isAtEnd(const LessonPlay& play)
{
    if (!play.isOpen()) return false;
    return play.step() == core::endOf(play.lesson()) || play.step() + 1 == play.lesson().steps().size();
}

}  // namespace

LessonPanel::LessonPanel(LessonPlay& play, QWidget* parent)
    : QWidget(parent),
      m_play(play),
      m_lesson(new ElidedLabel),
      m_place(new Hint),
      m_title(new QLabel),
      m_prose(new LessonProse),
      m_goals(new QLabel),
      m_questions(new QuestionList(play)),
      m_away(new QLabel),
      m_predict(wayButton(tr("Predict ▸"), tr("Say what you expect, before the row is shown"))),
      m_result(new QLabel),
      m_nextLesson(wayButton({}, tr("Open the next lesson"))),
      m_unfold(new QToolButton),
      m_contents(new QListWidget),
      m_back(wayButton(tr("◀ Back"), tr("The previous step (Page Up)"))),
      m_next(wayButton(tr("Next ▶"), tr("The next step (Page Down)"))),
      m_handIn(wayButton(tr("Hand in…"), tr("Save your answers as a file, or as a short code")))
{
    setObjectName(QStringLiteral("lesson"));
    keepScaled(this, [this] { setFixedWidth(scaled(columnWidth)); });
    for (QLabel* label : {m_title, m_goals, m_away}) label->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    keepScaled(m_title, [this] {
        QFont type = font();
        type.setPointSizeF(scaled(1000) / 1000.0 * 16);
        type.setBold(true);
        m_title->setFont(type);
    });
    m_goals->setTextFormat(Qt::PlainText);
    m_goals->setAccessibleName(tr("The goals of this step"));
    m_contents->setAccessibleName(tr("Steps of the lesson"));
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setObjectName(QStringLiteral("contents"));
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contents->setTextElideMode(Qt::ElideRight);
    m_next->setObjectName(QStringLiteral("primary"));
    m_handIn->setObjectName(QStringLiteral("primary"));
    m_predict->setObjectName(QStringLiteral("primary"));
    m_predict->hide();
    connect(m_predict, &QToolButton::clicked, this, &LessonPanel::predictionAsked);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(8);
    layout->addWidget(createHead());
    layout->addWidget(createPlace());
    layout->addWidget(m_contents);
    layout->addWidget(m_title);
    layout->addWidget(createStep(), 1);
    layout->addWidget(m_predict);
    layout->addWidget(m_away);
    layout->addWidget(createEnd());
    layout->addWidget(createWay());
    connect(m_away, &QLabel::linkActivated, this, [this] { emit stepAsked(m_play.step()); });
    connect(m_contents, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem* item) { emit stepAsked(static_cast<std::size_t>(m_contents->row(item))); });
    connect(m_contents, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { emit stepAsked(static_cast<std::size_t>(m_contents->row(item))); });
    connect(m_questions, &QuestionList::renewed, this, &LessonPanel::orderKeys);
    connect(m_questions, &QuestionList::renewed, this, &LessonPanel::showBelow);
    connect(&play, &LessonPlay::asked, this, &LessonPanel::showBelow);
    connect(m_questions, &QuestionList::told, this, &LessonPanel::scrollTo);
    connect(&play, &LessonPlay::changed, this, &LessonPanel::show);
    connect(&play, &LessonPlay::strayed, this, &LessonPanel::showAway);
    connect(&play, &LessonPlay::asked, this, &LessonPanel::showEnd);
    connect(&play, &LessonPlay::asked, this, &LessonPanel::nameWay);
    connect(&play, &LessonPlay::judged, this, &LessonPanel::showGoals);
    connect(&play, &LessonPlay::judged, this, &LessonPanel::showEnd);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (!m_play.isOpen()) return;
        showAway();
        showGoals();
    });
    show();
}

QWidget* LessonPanel::createHead()
{
    auto* head = new QWidget;
    auto* close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close the lesson; what is shown stays"));
    close->setAccessibleName(close->toolTip());
    close->setProperty("role", QStringLiteral("small"));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new Heading(tr("Lesson")));
    m_recorder = new QToolButton;
    m_recorder->setText(tr("◂ Recorder"));
    m_recorder->setToolTip(tr("Back to writing this lesson"));
    m_recorder->setAccessibleName(m_recorder->toolTip());
    m_recorder->setObjectName(QStringLiteral("toRecorder"));
    m_recorder->setProperty("role", QStringLiteral("small"));
    m_recorder->hide();
    connect(m_recorder, &QToolButton::clicked, this, &LessonPanel::recorderAsked);
    row->addWidget(m_lesson, 1);
    row->addWidget(m_recorder);
    row->addWidget(close);
    connect(close, &QToolButton::clicked, this, &LessonPanel::closeAsked);
    return head;
}

/// Where one is, and the contents on demand: folded away they leave the step its height.
QWidget* LessonPanel::createPlace()
{
    auto* place = new QWidget;
    m_unfold->setText(tr("Contents ▾"));
    m_unfold->setToolTip(tr("Show the steps of the lesson, to go to one of them"));
    m_unfold->setAccessibleName(tr("Contents"));
    m_unfold->setObjectName(QStringLiteral("unfoldContents"));
    m_unfold->setCheckable(true);
    m_unfold->setProperty("role", QStringLiteral("small"));
    m_contents->hide();
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_place, 1);
    row->addWidget(m_unfold);
    connect(m_unfold, &QToolButton::toggled, this, [this](bool unfolded) {
        m_unfold->setText(unfolded ? tr("Contents ▴") : tr("Contents ▾"));
        m_contents->setVisible(unfolded);
        fitContents();
        if (unfolded) m_contents->setFocus();
    });
    return place;
}

/// What came out of the lesson, at its end, and where it goes on.
QWidget* LessonPanel::createEnd()
{
    m_end = new QWidget;
    m_result->setObjectName(QStringLiteral("lessonResult"));
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_nextLesson->setObjectName(QStringLiteral("nextLesson"));
    m_nextLesson->setSizePolicy(QSizePolicy::Ignored,
                                QSizePolicy::Fixed);  // a long title is cut, not the column widened
    connect(m_nextLesson, &QToolButton::clicked, this, &LessonPanel::nextLessonAsked);
    auto* column = new QVBoxLayout(m_end);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_result);
    column->addWidget(m_nextLesson);
    m_nextLesson->hide();
    m_end->hide();
    return m_end;
}

void LessonPanel::offerPrediction(bool isThere)
{
    m_predict->setVisible(isThere);
    nameWay();
    if (isThere && m_play.isOpen()) m_predict->setText(m_play.asks() ? tr("Guess and model ▸") : tr("Predict ▸"));
}

void LessonPanel::offerNext(const QString& title)
{
    m_nextTitle = title;
    m_nextLesson->setVisible(!title.isEmpty());
    m_nextLesson->setAccessibleName(tr("Open the next lesson: %1").arg(title));
    m_nextLesson->setToolTip(plainTip(m_nextLesson->accessibleName()));
    nameNext();
}

/// Names the next lesson, with as much of its title as the column has room for.
void LessonPanel::nameNext()
{
    const QFontMetrics metrics(m_nextLesson->font());
    const int besides = metrics.horizontalAdvance(tr("Next: %1 ▸").arg(QString())) + scaled(40);
    const int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right() - besides;
    QString title = metrics.elidedText(m_nextTitle, Qt::ElideRight, std::max(room, scaled(120)));
    title.replace(QLatin1Char('&'), QLatin1String("&&"));
    m_nextLesson->setText(tr("Next: %1 ▸").arg(title));
}

void LessonPanel::setTried(bool tries) { m_recorder->setVisible(tries); }

void LessonPanel::showEnd()
{
    const bool last = m_play.isOpen() && m_play.step() + 1 == m_play.lesson().steps().size();
    m_end->setVisible(isAtEnd(m_play));
    if (!isAtEnd(m_play)) return;
    const LessonPlay::Result result = m_play.result();
    QStringList said{tr("This is the end of the lesson.")};
    if (result.judged > 0) said << tr("%1 of %2 answers are right.").arg(result.right).arg(result.judged);
    if (result.tasks == 1) said << (result.done == 1 ? tr("Its goal is reached.") : tr("Its goal is not reached yet."));
    if (result.tasks > 1) said << tr("Goals are reached in %1 of %2 steps.").arg(result.done).arg(result.tasks);
    if (result.open == 1) said << tr("One question has no answer yet.");
    if (result.open > 1) said << tr("%1 questions have no answer yet.").arg(result.open);
    if (!last) said << tr("What follows is an appendix.");
    m_result->setText(said.join(QLatin1Char(' ')));
}

void LessonPanel::leadFrom(QWidget* view)
{
    // Presented, a view is in another window; when it is back, Tab meets it at another place.
    const bool isBeside = view->window() == window();
    if (std::exchange(m_view, isBeside ? view : nullptr) != view && isBeside) orderKeys();
}

/// Tab meets the answer first, then the way on, and what is needed rarely at last.
void LessonPanel::orderKeys()
{
    QList<QWidget*> all;
    if (m_view != nullptr && m_view->window() == window()) all << m_view;
    for (QWidget* each : m_questions->findChildren<QWidget*>())
        if (each->focusPolicy() & Qt::TabFocus) all << each;
    all << m_predict << m_nextLesson << m_next << m_handIn << m_back << m_prose << m_unfold << m_contents;
    for (qsizetype i = 1; i < all.size(); ++i) setTabOrder(all[i - 1], all[i]);
}

/// What was said about an answer is brought into sight as soon as it has its place.
void LessonPanel::scrollTo(QWidget* widget)
{
    QMetaObject::invokeMethod(
        this,
        [this, there = QPointer(widget)] {
            constexpr int margin = 12, nested = 6;
            // A sentence that is longer than the one before asks whatever it lies in for room, one after the other.
            for (int i = 0; i < nested; ++i) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            if (there != nullptr && there->isVisible()) m_scroll->ensureWidgetVisible(there, 0, margin);
        },
        Qt::QueuedConnection);
}

/// The question that is answered next, where some of it lies below what is seen of the step; null: none does.
QuestionBox* LessonPanel::questionBelow() const
{
    constexpr int margin = 8, below = 16;  // what is below its last button is no loss
    const int top = m_scroll->verticalScrollBar()->value(), bottom = top + m_scroll->viewport()->height();
    for (std::size_t place = 0; place < m_questions->boxes().size(); ++place) {
        QuestionBox* box = m_questions->boxes()[place];
        if (!box->isVisibleTo(this) || !m_play.answerOf(place).said.empty()) continue;
        if (box->question().kind == core::LessonQuestion::Kind::Text) return nullptr;  // a list of cards
        const int begins = box->mapTo(m_scroll->widget(), QPoint()).y();
        return begins > top + margin && begins + box->height() > bottom + below ? box : nullptr;
    }
    return nullptr;
}

/// Tells of it as soon as everything has its place.
void LessonPanel::showBelow()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_below->setVisible(m_play.isOpen() && questionBelow() != nullptr);
            const QSize size = m_below->sizeHint();
            const QRect seen = m_scroll->viewport()->geometry();
            m_below->setGeometry(QRect(seen.bottomRight() - QPoint(size.width() + scaled(12), size.height()), size));
            m_below->raise();
        },
        Qt::QueuedConnection);
}

/// What a step says, asks and wants, in one column that scrolls: nothing in it is squeezed.
QWidget* LessonPanel::createStep()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(8);
    column->addWidget(m_prose);
    column->addWidget(m_goals);
    column->addWidget(m_questions);
    column->addStretch(1);
    m_prose->setWhole();
    m_scroll = new TallScrollArea(content);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_below = new QToolButton(m_scroll);
    m_below->setText(tr("Question ▾"));
    m_below->setToolTip(tr("Go to the question below"));
    m_below->setAccessibleName(m_below->toolTip());
    m_below->setObjectName(QStringLiteral("questionBelow"));
    m_below->setProperty("role", QStringLiteral("control"));
    m_below->setFocusPolicy(Qt::NoFocus);  // Tab leads to the answer
    m_below->hide();
    connect(m_below, &QToolButton::clicked, this, [this] {
        if (QuestionBox* box = questionBelow(); box != nullptr) scrollTo(box);
    });
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &LessonPanel::showBelow);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &LessonPanel::showBelow);
    return m_scroll;
}

QWidget* LessonPanel::createWay()
{
    auto* way = new QWidget;
    auto* row = new QHBoxLayout(way);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_handIn);
    connect(m_handIn, &QToolButton::clicked, this, &LessonPanel::handInAsked);
    connect(m_back, &QToolButton::clicked, this, [this] { emit stepAsked(m_play.step() - 1); });
    connect(m_next, &QToolButton::clicked, &m_play, &LessonPlay::goOn);
    return way;
}

/// A row that is to be guessed, and what is asked about it, come before the next step.
void LessonPanel::nameWay()
{
    if (!m_play.isOpen()) return;
    const bool shows = m_play.hidesGuess();
    m_next->setText(shows ? tr("Show ▶") : tr("Next ▶"));
    const QString tip =
        shows ? tr("Show what the step hides, and its questions (Page Down)") : tr("The next step (Page Down)");
    m_next->setToolTip(tip);
    m_next->setAccessibleName(tip);
    m_next->setEnabled(shows || m_play.step() + 1 < m_play.lesson().steps().size());
}

/// A line to the view beside it.
void LessonPanel::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.setPen(themeColors().border);
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

void LessonPanel::show()
{
    setVisible(m_play.isOpen());
    if (!m_play.isOpen()) return;
    const core::Lesson& lesson = m_play.lesson();
    const std::size_t step = m_play.step(), count = lesson.steps().size();
    m_lesson->setText(QString::fromStdString(m_play.allWords().title));
    m_place->setText(tr("Step %1 of %2").arg(step + 1).arg(count));
    const core::StepWords& words = m_play.words();
    m_title->setText(QString::fromStdString(words.title));
    const std::string before = step == 0 ? m_play.allWords().introduction + "\n\n" : std::string();
    m_prose->display(QString::fromStdString(before + words.prose), lesson.file().parent_path());
    if (std::exchange(m_shown, {&lesson, step}) != std::pair(&lesson, step)) m_scroll->verticalScrollBar()->setValue(0);
    m_back->setEnabled(step > 0);
    const bool last = step + 1 == count;
    nameWay();
    // A lesson for a class is handed in at its end.
    m_next->setVisible(!last);
    m_handIn->setVisible(isAtEnd(m_play) && lesson.isReleased());
    showContents();
    showEnd();
    showAway();
    showGoals();
    showBelow();
    QAccessibleValueChangeEvent said(m_place, m_place->text() + QStringLiteral(": ") + m_title->text());
    QAccessible::updateAccessibility(&said);
}

void LessonPanel::showContents()
{
    const auto& steps = m_play.lesson().steps();
    m_contents->clear();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool goal = std::ranges::any_of(steps[i].claims, &core::LessonClaim::goal);
        const QString title = QString::fromStdString(m_play.allWords().steps[i].title);
        const QString line = steps[i].prediction           ? tr("%1  %2 (predict)")
                             : goal                        ? tr("%1  %2 (goal)")
                             : !steps[i].questions.empty() ? tr("%1  %2 (question)")
                                                           : tr("%1  %2");
        m_contents->addItem(line.arg(i + 1).arg(title));
    }
    m_contents->setCurrentRow(static_cast<int>(m_play.step()));
    fitContents();
}

/// Makes the list as high as its steps, up to a quarter of the column.
void LessonPanel::fitContents()
{
    const int row = std::max(1, m_contents->sizeHintForRow(0));
    const int rows = std::min(m_contents->count(), std::clamp(height() / 4 / row, 3, 8));
    m_contents->setFixedHeight(rows * m_contents->sizeHintForRow(0) + 2 * m_contents->frameWidth() + 4);
}

/// Larger type makes the column wider.
void LessonPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitContents();
    nameNext();
    showBelow();
}

void LessonPanel::showAway()
{
    // A link keeps the colour that it was written with.
    const QString back = QStringLiteral("<a href=\"back\" style=\"color: %1\">%2</a>")
                             .arg(themeColors().accent.name(), tr("Back to the step"));
    m_away->setText(tr("Try what you like. %1 shows the step again; Ctrl+Z then brings back what you did.").arg(back));
    m_away->setVisible(m_play.isAway());
}

void LessonPanel::showGoals()
{
    QStringList lines;
    bool all = true;
    for (const LessonPlay::Goal& goal : m_play.goals()) {
        all = all && goal.reached;
        const bool value = !goal.reached && !goal.found.isEmpty();
        lines << (goal.reached ? QStringLiteral("✓ ") : QStringLiteral("○ ")) + goal.claim
                     + (value ? tr(" Now: %1.").arg(goal.found) : QString());
    }
    m_goals->setVisible(!lines.isEmpty());
    if (lines.isEmpty()) return;
    lines.prepend(all ? tr("Goal reached:") : tr("Goal:"));
    m_goals->setText(lines.join(QLatin1Char('\n')));
    m_goals->setStyleSheet(
        QStringLiteral("background: %1; color: %2; border-left: 3px solid %3; padding: 8px;")
            .arg(themeColors().field.name(), themeColors().text.name(), themeColors().accent.name()));
}

#include "moc_lesson_panel.cpp"
