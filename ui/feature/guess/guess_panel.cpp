#include "ui/feature/guess/guess_panel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QToolButton>

#include "core/guess/guess_edits.h"
#include "ui/feature/guess/guess_result.h"
#include "ui/part/heading.h"
#include "ui/part/segments.h"
#include "ui/part/share_bar.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

using core::Guess;

namespace {

constexpr int columnWidth = 380;  ///< a lesson's, whose place it takes

QToolButton* button(const QString& text, const QString& tip, const char* name)
{
    auto* made = new QToolButton;
    made->setText(text);
    made->setToolTip(tip);
    made->setObjectName(QString::fromLatin1(name));
    made->setProperty("role", QStringLiteral("control"));
    return made;
}

}  // namespace

GuessPanel::GuessPanel(GuessPlay& play, QWidget* parent)
    : QWidget(parent),
      m_play(play),
      m_heading(new Heading(tr("Predict"))),
      m_title(new QLabel),
      m_sentence(new Hint),
      m_by(new Segments(tr("Who guesses"), {{tr("My guess"), tr("100 points over the tokens")},
                                            {tr("Raised hands"), tr("How many in a class expect each token")}})),
      m_left(new QLabel),
      m_leftBar(new ShareBar),
      m_result(new GuessResult),
      m_scroll(new QScrollArea),
      m_bars(new GuessBars),
      m_hint(new Hint),
      m_spread(button(tr("Spread evenly"), tr("Spread the points that are left evenly over all tokens"), "spread")),
      m_clear(button(tr("Clear"), tr("Take all points back"), "clear")),
      m_show(button(tr("Show"), tr("Show the model's weights over your guess"), "primary")),
      m_again(button(tr("Guess again"), tr("Hide the row again and start without points"), "again")),
      m_goOn(button(tr("Go on ▸"), tr("Go on with the step of the lesson"), "goOn"))
{
    setObjectName(QStringLiteral("guess"));
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_title->setObjectName(QStringLiteral("guessTitle"));
    m_left->setTextFormat(Qt::PlainText);
    m_left->setObjectName(QStringLiteral("pointsLeft"));
    m_scroll->setWidget(m_bars);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addLayout(createHead());
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addWidget(m_result);
    layout->addWidget(m_given = createGiven());
    layout->addWidget(m_legend = createLegend());
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_hint);
    layout->addLayout(createActions());
    setFocusProxy(m_bars);
    keepScaled(this, [this] {
        takeWidth();
        fitTitle();
    });
    connectParts();
    keepThemed(this, [this] { show(); });
}

void GuessPanel::connectParts()
{
    connect(m_by, &Segments::chosen, this,
            [this](int index) { m_play.setBy(index == 0 ? Guess::By::Points : Guess::By::Hands); });
    connect(m_bars, &GuessBars::given, this, [this](int bar, double points, GuessBars::Hand hand) {
        using Kind = SessionEditor::Kind;
        const Kind kind = hand == GuessBars::Hand::Typing     ? Kind::Typing
                          : hand == GuessBars::Hand::Dragging ? Kind::Continued
                                                              : Kind::Edit;
        const int key = m_play.guess().of == Guess::Of::Cell ? static_cast<int>(m_play.guess().at.key) : bar;
        m_play.give(key, points, kind);
    });
    connect(m_bars, &GuessBars::showAsked, this, [this] {
        if (!m_play.guess().shown) m_play.show();
    });
    connect(m_spread, &QToolButton::clicked, &m_play, &GuessPlay::spread);
    connect(m_clear, &QToolButton::clicked, &m_play, &GuessPlay::clear);
    connect(m_show, &QToolButton::clicked, &m_play, &GuessPlay::show);
    connect(m_again, &QToolButton::clicked, this, [this] {
        m_play.again();
        m_bars->setFocus();
    });
    connect(m_goOn, &QToolButton::clicked, this, &GuessPanel::lessonAsked);
    connect(&m_play, &GuessPlay::changed, this, &GuessPanel::show);
}

QLayout* GuessPanel::createHead()
{
    m_close = new QToolButton;
    m_close->setText(QStringLiteral("✕"));
    m_close->setToolTip(tr("End guessing; the row is shown again"));
    m_close->setAccessibleName(m_close->toolTip());
    m_close->setObjectName(QStringLiteral("endGuess"));
    m_close->setProperty("role", QStringLiteral("small"));
    connect(m_close, &QToolButton::clicked, &m_play, &GuessPlay::end);
    m_lesson = new QToolButton;
    m_lesson->setText(tr("◂ Lesson"));
    m_lesson->setToolTip(tr("Read the step of the lesson again; what you guessed stays"));
    m_lesson->setAccessibleName(m_lesson->toolTip());
    m_lesson->setObjectName(QStringLiteral("toLesson"));
    m_lesson->setProperty("role", QStringLiteral("small"));
    connect(m_lesson, &QToolButton::clicked, this, &GuessPanel::lessonAsked);
    auto* row = new QHBoxLayout;
    row->addWidget(m_heading, 1);
    row->addWidget(m_lesson);
    row->addWidget(m_close);
    offerLesson(false);
    return row;
}

void GuessPanel::offerLesson(bool isThere)
{
    m_hasLesson = isThere;
    m_lesson->setVisible(isThere);
    m_goOn->setVisible(isThere && m_play.isOn() && m_play.guess().shown);
}

/// Shows the guesser and the points that are left.
QWidget* GuessPanel::createGiven()
{
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* who = new QHBoxLayout;
    who->addWidget(m_by);
    who->addStretch(1);
    column->addLayout(who);
    auto* left = new QHBoxLayout;
    left->setSpacing(10);
    left->addWidget(m_left);
    left->addWidget(m_leftBar, 1);
    column->addLayout(left);
    return widget;
}

QLabel* GuessPanel::createLegend()
{
    auto* widget = new QLabel;
    widget->setObjectName(QStringLiteral("guessLegend"));
    widget->setWordWrap(true);
    widget->setProperty("role", QStringLiteral("hint"));
    widget->setTextFormat(Qt::PlainText);
    return widget;
}

QLayout* GuessPanel::createActions()
{
    auto* row = new QHBoxLayout;
    row->addWidget(m_spread);
    row->addWidget(m_clear);
    row->addStretch(1);
    row->addWidget(m_again);
    row->addWidget(m_show);
    row->addWidget(m_goOn);
    return row;
}

/// On the wall it is as wide as the wall says, and all bars are seen at once: nobody scrolls there.
void GuessPanel::takeWidth()
{
    m_bars->setMinimumWidth(isPresented() ? 1 : 0);
    if (!isPresented()) setFixedWidth(scaled(columnWidth));
}

/// The bars are what an audience reads.
void GuessPanel::fitTitle()
{
    constexpr double usual = 15, presented = 11;
    QFont font = textFont(isPresented() ? presented : usual);
    font.setBold(true);
    m_title->setFont(font);
    m_heading->setHidden(isPresented());
}

bool GuessPanel::isPresented() const { return property("presented").toBool(); }

bool GuessPanel::event(QEvent* event)
{
    if (event->type() == QEvent::DynamicPropertyChange) {
        takeWidth();
        show();
    }
    return QWidget::event(event);
}

/// A line to the view beside it.
void GuessPanel::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.setPen(themeColors().border);
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

/// A token as a title has it.
QString GuessPanel::token(const QString& name) const
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(themeColors().accent.name(), name.toHtmlEscaped());
}

void GuessPanel::show()
{
    setVisible(m_play.isOn());
    if (!m_play.isOn()) {
        m_wasShown = false;
        m_said.clear();
        return;
    }
    fitTitle();
    const Guess& guess = m_play.guess();
    const bool head = guess.of == Guess::Of::Head;
    const auto row = m_play.row();
    const auto score = m_play.score();
    m_heading->setText((guess.shown ? tr("Guess and model") : tr("Predict")).toUpper());
    m_by->setCurrent(guess.by == Guess::By::Points ? 0 : 1);
    m_by->setVisible(guess.of == Guess::Of::Row);
    m_result->setVisible(score.has_value() && guess.of == Guess::Of::Row);
    m_legend->setVisible(guess.shown && !head);
    m_given->setVisible(!guess.shown && guess.of != Guess::Of::Top && !head);
    m_scroll->setVisible(row.has_value() && !head);
    m_spread->setVisible(!guess.shown && guess.of == Guess::Of::Row && guess.by == Guess::By::Points);
    m_clear->setVisible(!guess.shown && !head);
    m_show->setVisible(!guess.shown);
    m_again->setVisible(guess.shown);
    m_goOn->setVisible(guess.shown && m_hasLesson);
    m_hint->setVisible(!guess.shown);
    m_close->setVisible(!isPresented());
    if (isPresented())
        for (QWidget* each :
             std::initializer_list<QWidget*>{m_by, m_spread, m_clear, m_again, m_show, m_hint, m_result})
            each->hide();
    m_sentence->setVisible(!isPresented() || head || !row);
    if (head) return showHead();
    if (!row) {
        m_title->setText(tr("The row is not shown"));
        m_sentence->setText(tr("The row to guess belongs to a text or a model that is no longer shown."));
        return;
    }
    showBars(*row, score);
    showLeft();
    if (guess.shown && score)
        showResult(*row, *score);
    else
        showAsked(*row);
    if (!guess.shown) m_wasShown = false;
}

void GuessPanel::showAsked(const GuessPlay::Row& row)
{
    const Guess& guess = m_play.guess();
    const QString about = token(row.name);
    switch (guess.of) {
    case Guess::Of::Top:
        m_title->setText(tr("What does %1 look at most?").arg(about));
        m_sentence->setText(tr("%1. Pick the token that you expect to get the most weight.").arg(row.head));
        m_hint->setText(tr("Click a token, or choose it with ← and → and press the space bar."));
        break;
    case Guess::Of::Cell:
        m_title->setText(tr("How much does %1 look at %2?").arg(about, token(row.keys.value(guess.at.key))));
        m_sentence->setText(tr("%1. Of the 100 points of this row, how many are on this token?").arg(row.head));
        m_hint->setText(tr("Drag the bar, or type a number; + and − change it by 5."));
        break;
    case Guess::Of::Row:
    case Guess::Of::Head:
        m_title->setText(tr("Where does %1 look?").arg(about));
        m_sentence->setText(
            guess.by == Guess::By::Hands
                ? tr("%1. How many of the class expect each token to get the most weight?").arg(row.head)
                : tr("%1. Give this row's 100 points to the tokens that you expect it to attend to.").arg(row.head));
        m_hint->setText(guess.by == Guess::By::Hands
                            ? tr("← and → choose a token, a number sets its hands, + and − change it by 1.")
                            : tr("Drag a bar, or type: ← and → choose a token, a number sets its points, + and − "
                                 "change it by 5. Points left over are spread evenly."));
        break;
    }
    m_hint->setText(m_hint->text() + QLatin1Char(' ') + tr("The row stays hidden until you press Show."));
    announce(m_sentence->text());
}

void GuessPanel::showBars(const GuessPlay::Row& row, const std::optional<core::GuessScore>& score)
{
    const Guess& guess = m_play.guess();
    GuessBars::Content content{.shown = guess.shown && score.has_value(),
                               .pick = guess.of == Guess::Of::Top,
                               .counts = guess.by == Guess::By::Hands && guess.of == Guess::Of::Row};
    double most = 0;
    for (const double points : guess.points) most = std::max(most, points);
    const bool any = most > 0;  // points that nobody gave are spread evenly, and are no guess of anybody's
    if (content.counts && !content.shown) content.most = std::max(4.0, 4 * std::ceil(most / 4));
    for (qsizetype key = 0; key < row.keys.size(); ++key) {
        if (guess.of == Guess::Of::Cell && key != guess.at.key) continue;
        const auto place = static_cast<std::size_t>(key);
        GuessBars::Bar bar{.label = row.keys[key], .visible = row.visible[place]};
        if (place < guess.points.size()) bar.points = guess.points[place];
        if (content.shown) {
            bar.truth = 100 * static_cast<double>(score->truth(key));
            if (guess.of == Guess::Of::Row && any) bar.points = 100 * static_cast<double>(score->guess(key));
        }
        content.bars.push_back(bar);
    }
    m_bars->display(content);
}

void GuessPanel::showLeft()
{
    const Guess& guess = m_play.guess();
    const double left = core::pointsLeft(guess);
    double given = 0;
    for (const double points : guess.points) given += points;
    if (guess.of == Guess::Of::Cell)
        m_left->setText(tr("%1 of 100 points").arg(given, 0, 'f', 0));
    else if (guess.by == Guess::By::Hands)
        m_left->setText(given == 1 ? tr("1 hand raised") : tr("%1 hands raised").arg(given, 0, 'f', 0));
    else
        m_left->setText(tr("%1 of 100 points left").arg(left, 0, 'f', 0));
    m_left->setWordWrap(isPresented());
    m_leftBar->setVisible(!isPresented() && (guess.by == Guess::By::Points || guess.of == Guess::Of::Cell));
    m_leftBar->setShare(guess.of == Guess::Of::Cell ? given / 100 : left / 100);
}

void GuessPanel::showResult(const GuessPlay::Row& row, const core::GuessScore& score)
{
    const Guess& guess = m_play.guess();
    Eigen::Index top = 0;
    const double most = 100 * static_cast<double>(score.truth.maxCoeff(&top));
    const QString winner = token(tr("“%1”").arg(row.apart.value(top)));
    // Shares are compared as the bars print them: two of 49.995 are halves, and 11.9 and 11.6 are alike.
    const auto alike = (100 * score.truth.cast<double>().array() > most - 0.5).count();
    m_title->setText(most >= 90                     ? tr("Nearly all of it on %1").arg(winner)
                     : alike > 1                    ? tr("Nearly alike on %1 tokens").arg(alike)
                     : std::round(10 * most) >= 500 ? tr("Most of it on %1").arg(winner)
                                                    : tr("No token has half; %1 has the most").arg(winner));
    const bool any = std::ranges::any_of(guess.points, [](double points) { return points > 0; });
    QString legend = any ? tr("□ your guess     ■ the model     points of 100") : tr("■ the model     points of 100");
    static const QRegularExpression within(QStringLiteral("(?<! ) (?! )"));  // a sign stays beside its words
    m_legend->setText(legend.replace(within, QString(QChar::Nbsp)));
    m_result->display(score, any ? row.keys.value(score.favourite) : QString());
    const double given = guess.of == Guess::Of::Cell && static_cast<std::size_t>(guess.at.key) < guess.points.size()
                             ? guess.points[static_cast<std::size_t>(guess.at.key)]
                             : 0;
    QString said;
    switch (guess.of) {
    case Guess::Of::Cell:
        said = tr("You said %1 of 100 points on this token; it gets %2.")
                   .arg(given, 0, 'f', 0)
                   .arg(100 * static_cast<double>(score.truth(guess.at.key)), 0, 'f', 1);
        break;
    case Guess::Of::Top:
        said = any ? score.rank == 1 ? tr("You picked %1: right.").arg(row.keys.value(score.favourite))
                                     : tr("You picked %1, which is at rank %2 of %3.")
                                           .arg(row.keys.value(score.favourite))
                                           .arg(score.rank)
                                           .arg(score.keys)
                   : tr("You picked no token.");
        break;
    case Guess::Of::Row:
    case Guess::Of::Head: said = tr("%1: the row of %2.").arg(row.head, row.name); break;
    }
    m_sentence->setText(said);
    if (!m_wasShown) (m_hasLesson ? m_goOn : m_again)->setFocus();
    m_wasShown = true;
    announce(summary());
}

/// Nothing of the weights is hidden, only which head it is.
void GuessPanel::showHead()
{
    const Guess& guess = m_play.guess();
    if (!guess.shown) {
        m_title->setText(tr("Which head is it?"));
        m_sentence->setText(
            tr("You chose %1. Look for it in All heads (Ctrl+5) and click it.").arg(m_play.pickedHead()));
        m_hint->setText(tr("All maps and numbers stay visible; press Show to see which head is meant."));
    } else {
        m_title->setText(m_play.isRightHead() ? tr("Right: %1").arg(m_play.askedHead())
                                              : tr("It is %1").arg(m_play.askedHead()));
        m_sentence->setText(m_play.isRightHead() ? tr("You picked the head that was shown.")
                                                 : tr("You picked %1.").arg(m_play.pickedHead()));
    }
    announce(m_sentence->text());
}

QString GuessPanel::summary() const
{
    const auto score = m_play.isOn() ? m_play.score() : std::nullopt;
    if (!score || m_play.guess().of != Guess::Of::Row) return m_sentence->text();
    return m_result->spoken();
}

void GuessPanel::announce(const QString& sentence)
{
    if (sentence == m_said) return;
    m_said = sentence;
    QAccessibleValueChangeEvent said(m_sentence, sentence);
    QAccessible::updateAccessibility(&said);
}

#include "moc_guess_panel.cpp"
