#include "ui/feature/presenter/talk_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTime>
#include <QToolButton>

#include "ui/part/heading.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace {

/// A name above and a time below.
QWidget* stacked(QLabel* above, QLabel* below)
{
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    above->setWordWrap(false);
    column->addWidget(above);
    column->addWidget(below);
    return both;
}

/// How far one is, with a mark where the plan has one.
class PlanLine final : public QWidget {
public:
    PlanLine() { setFixedHeight(12); }

    void display(double done, double planned)
    {
        m_done = std::clamp(done, 0.0, 1.0);
        m_planned = std::clamp(planned, 0.0, 1.0);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QRectF line(0, 3, width(), height() - 6);
        painter.fillRect(line, themeColors().field);
        painter.fillRect(QRectF(line.left(), line.top(), line.width() * m_done, line.height()), themeColors().accent);
        painter.fillRect(QRectF(line.width() * m_planned - 1, 0, 2, height()), themeColors().text);
    }

private:
    double m_done = 0;
    double m_planned = 0;
};

}  // namespace

TalkBar::TalkBar(TalkTimer& timer, QWidget* parent)
    : QWidget(parent),
      m_timer(timer),
      m_title(new QLabel),
      m_now(new QLabel),
      m_since(new QLabel),
      m_planned(new Hint),
      m_line(new PlanLine),
      m_pause(new QToolButton),
      m_reset(new QToolButton)
{
    m_title->setObjectName(QStringLiteral("talkTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_now->setAccessibleName(tr("The time of day"));
    m_since->setObjectName(QStringLiteral("talkTime"));
    m_since->setAccessibleName(tr("Time since the start"));
    m_planned->setObjectName(QStringLiteral("talkPlan"));
    m_planned->setWordWrap(false);
    m_pause->setObjectName(QStringLiteral("talkPause"));
    m_pause->setProperty("role", QStringLiteral("control"));
    m_reset->setObjectName(QStringLiteral("talkReset"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Set the timer back to 00:00"));
    m_reset->setProperty("role", QStringLiteral("control"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 10, 20, 10);
    row->setSpacing(18);
    row->addWidget(m_title, 1);
    row->addWidget(stacked(new Hint(tr("now")), m_now));
    row->addWidget(stacked(new Hint(tr("since the start")), m_since));
    auto* plan = new QWidget;
    auto* column = new QVBoxLayout(plan);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_planned);
    column->addWidget(m_line);
    row->addWidget(plan);
    row->addWidget(m_pause);
    row->addWidget(m_reset);
    connect(m_pause, &QToolButton::clicked, this, [this] { m_timer.isRunning() ? m_timer.pause() : m_timer.start(); });
    connect(m_reset, &QToolButton::clicked, &m_timer, &TalkTimer::reset);
    connect(&m_timer, &TalkTimer::ticked, this, &TalkBar::show);
    connect(&m_clock, &QTimer::timeout, this, &TalkBar::show);
    m_clock.start(std::chrono::seconds(1));
    show();
}

void TalkBar::setPlan(const QString& title, const std::optional<core::LessonPlan>& plan)
{
    m_title->setText(title);
    m_plan = plan;
    show();
}

void TalkBar::setNarrow(bool narrow)
{
    m_narrow = narrow;
    m_title->setVisible(!narrow);
    m_reset->setVisible(!narrow);
    show();
}

void TalkBar::show()
{
    m_now->setText(QLocale().toString(QTime::currentTime(), QStringLiteral("HH:mm")));
    m_since->setText(clockText(m_timer.seconds()));
    m_pause->setText(m_timer.isRunning() ? tr("Pause") : tr("Start"));
    m_pause->setToolTip(m_timer.isRunning() ? tr("Pause the timer") : tr("Start the timer"));
    const bool planned = m_plan && m_plan->whole > 0;
    m_planned->setVisible(planned && !m_narrow);
    m_line->setVisible(planned && !m_narrow);
    if (!planned) return;
    const double minutes = static_cast<double>(m_timer.seconds()) / 60;
    m_planned->setText(planSentence(minutes));
    static_cast<PlanLine*>(m_line)->display(minutes / m_plan->whole, m_plan->begins / m_plan->whole);
}

/// The step is planned from … to …, and a presenter between both is in time.
QString TalkBar::planSentence(double minutes) const
{
    const auto clock = [](double of) { return clockText(std::llround(of * 60)); };
    const QString where =
        tr("of %1 · planned here %2 to %3").arg(clock(m_plan->whole), clock(m_plan->begins), clock(m_plan->ends));
    if (minutes > m_plan->ends) return tr("%1 · %2 behind").arg(where, clock(minutes - m_plan->ends));
    if (minutes < m_plan->begins) return tr("%1 · %2 ahead").arg(where, clock(m_plan->begins - minutes));
    return tr("%1 · in time").arg(where);
}

void TalkBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(themeColors().border);
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

#include "moc_talk_bar.cpp"
