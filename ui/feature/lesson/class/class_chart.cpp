#include "ui/feature/lesson/class/class_chart.h"

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/words/claim_words.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr std::size_t mostBars = 14;  ///< bars that a whole room can read; the rest are counted

/// One line of what students typed, whatever it is.
QString lineOf(const std::string& text) { return QString::fromStdString(text).simplified(); }

}  // namespace

QString goalText(const core::AnsweredLesson& lesson, const core::ClassGoal& about)
{
    std::size_t goal = 0;
    for (const core::LessonClaim& each : lesson.lesson->steps()[about.step].claims)
        if (each.goal && goal++ == about.goal) return claimSentence(each.claim);
    return {};
}

ClassChart::ClassChart(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("classChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::NoFocus);
}

void ClassChart::setLarge(bool large)
{
    m_large = large;
    update();
}

void ClassChart::showQuestion(const core::CollectedClass& collected, const core::ClassQuestion& about)
{
    const core::LessonQuestion& question = collected.of.lesson->steps()[about.step].questions[about.question];
    std::vector<Bar> bars;
    for (const core::AnswerCount& count : about.counts)
        bars.push_back({.label = lineOf(count.said),
                        .share = about.answered == 0
                                     ? 0
                                     : static_cast<double>(count.students) / static_cast<double>(about.answered),
                        .value = QString::number(count.students),
                        .right = count.right == true});
    QString note = tr("Answers: %1.").arg(about.answered);
    if (question.isJudged()) note += QLatin1Char(' ') + tr("Right: %1.").arg(about.right);
    take(QString::fromStdString(question.ask), note, std::move(bars));
}

void ClassChart::showExpectation(const core::CollectedClass& collected, const core::ClassExpectation& about)
{
    const double most = std::max<double>(0.01, std::max(about.mean.size() > 0 ? about.mean.maxCoeff() : 0.0F,
                                                        about.truth.size() > 0 ? about.truth.maxCoeff() : 0.0F));
    std::vector<Bar> bars;
    for (core::Index key = 0; key < about.mean.size(); ++key) {
        const double mean = static_cast<double>(about.mean(key)), truth = static_cast<double>(about.truth(key));
        bars.push_back({.label = QString::fromStdString(about.keys[static_cast<std::size_t>(key)]),
                        .share = mean / most,
                        .truth = truth / most,
                        .value = QStringLiteral("%1 · %2").arg(mean, 0, 'f', 2).arg(truth, 0, 'f', 2)});
    }
    QString note = tr("Predictions: %1. Thick: the class on average. Thin: the model.").arg(about.made);
    if (about.first && *about.first < std::ssize(about.keys))
        note += QLatin1Char(' ')
                + tr("First choice of most: %1 (%2). The model's first choice was chosen by %3.")
                      .arg(QString::fromStdString(about.keys[static_cast<std::size_t>(*about.first)]))
                      .arg(about.firsts)
                      .arg(about.right);
    const auto& guess = collected.of.guesses[about.step];
    const bool head = guess && guess->of == core::Guess::Of::Head;
    take(head ? tr("Which head is it?") : tr("What was expected of the hidden row"), note, std::move(bars));
}

void ClassChart::showGoal(const core::CollectedClass& collected, const core::ClassGoal& about)
{
    const auto all = static_cast<double>(std::max<std::size_t>(1, collected.members.size()));
    take(tr("Goal: %1").arg(goalText(collected.of, about)), tr("Students: %1.").arg(collected.members.size()),
         {{.label = tr("reached"),
           .share = static_cast<double>(about.reached) / all,
           .value = QString::number(about.reached),
           .right = true}});
}

/// Bars that a room cannot read are counted.
void ClassChart::take(const QString& heading, const QString& note, std::vector<Bar> bars)
{
    m_heading = heading;
    m_note = note;
    m_bars = std::move(bars);
    if (m_bars.size() > mostBars) {
        m_note += QLatin1Char(' ') + tr("Not shown: %1 more.").arg(m_bars.size() - mostBars);
        m_bars.resize(mostBars);
    }
    QStringList said = {m_heading, m_note};
    for (const Bar& bar : m_bars) said << bar.label + QStringLiteral(": ") + bar.value;
    setAccessibleName(said.join(QLatin1Char('\n')));
    update();
}

QSize ClassChart::sizeHint() const { return {640, 360}; }

QFont ClassChart::font(double points, bool bold) const
{
    constexpr double larger = 2.2;
    QFont made = textFont(m_large ? larger * points : points);
    made.setBold(bold);
    return made;
}

double ClassChart::drawHeading(QPainter& painter, double width) const
{
    QRectF used;
    painter.setPen(themeColors().text);
    painter.setFont(font(15, true));
    const QRectF room(0, 0, width, height());
    painter.drawText(room, Qt::TextWordWrap | Qt::AlignLeft, m_heading, &used);
    painter.setFont(font(11));
    painter.setPen(themeColors().muted);
    const double gap = painter.fontMetrics().height() / 2.0;
    painter.drawText(room.adjusted(0, used.bottom() + gap / 2, 0, 0), Qt::TextWordWrap | Qt::AlignLeft, m_note, &used);
    return used.bottom() + 2 * gap;
}

void ClassChart::drawBar(QPainter& painter, const Bar& bar, const QRectF& row, double labels) const
{
    const QFontMetricsF metrics(painter.font());
    const double gap = metrics.height() / 2;
    const double values = metrics.horizontalAdvance(QStringLiteral("0.00 · 0.00"));
    const double room = std::max(0.0, row.width() - labels - values - 3 * gap);
    painter.setPen(themeColors().text);
    const QString mark = bar.right ? QStringLiteral("✓ ") : QString();
    painter.drawText(QRectF(row.left(), row.top(), labels, row.height()), Qt::AlignVCenter | Qt::AlignRight,
                     mark + metrics.elidedText(bar.label, Qt::ElideRight, labels - metrics.horizontalAdvance(mark)));
    const double left = row.left() + labels + gap;
    const double high = row.height() * (bar.truth >= 0 ? 0.42 : 0.62);
    const double top = row.top() + (bar.truth >= 0 ? row.height() * 0.12 : (row.height() - high) / 2);
    painter.fillRect(QRectF(left, top, room, high), themeColors().accentSoft);
    painter.fillRect(QRectF(left, top, room * std::clamp(bar.share, 0.0, 1.0), high), themeColors().accent);
    if (bar.truth >= 0)
        painter.fillRect(
            QRectF(left, top + high + row.height() * 0.08, room * std::clamp(bar.truth, 0.0, 1.0), row.height() * 0.2),
            themeColors().text);
    painter.drawText(QRectF(left + room + gap, row.top(), values + gap, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     bar.value);
}

void ClassChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), themeColors().window);
    const double margin = fontMetrics().height();
    painter.translate(margin, margin);
    const double width = this->width() - 2 * margin;
    const double top = drawHeading(painter, width);
    if (m_bars.empty()) return;
    QFont labels = font(12);
    const double room = std::max(0.0, height() - 2 * margin - top) / static_cast<double>(m_bars.size());
    // Lines that are lower than their letters would be on top of each other.
    while (labels.pointSizeF() > 5 && QFontMetricsF(labels).height() > room)
        labels.setPointSizeF(labels.pointSizeF() - 0.5);
    painter.setFont(labels);
    const QFontMetricsF metrics(labels);
    double widest = 0;
    for (const Bar& bar : m_bars)
        widest = std::max(widest, metrics.horizontalAdvance(bar.label + QStringLiteral("✓ ")));
    const double row = std::min(room, 2.8 * metrics.height());
    for (std::size_t i = 0; i < m_bars.size(); ++i)
        drawBar(painter, m_bars[i], {0, top + static_cast<double>(i) * row, width, row},
                std::min(widest + 2, width * 0.5));
}

#include "moc_class_chart.cpp"
