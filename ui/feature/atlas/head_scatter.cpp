#include "ui/feature/atlas/head_scatter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include "ui/feature/atlas/atlas_document.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/error_text.h"
#include "ui/words/measure_names.h"
#include "ui/words/plain_tip.h"

#include <algorithm>
#include <cmath>

using core::Measure;

namespace {

constexpr int nameRoom = 20;  ///< room of an axis' name, in pixels at 100 %
constexpr double reach = 14;  ///< how near a click must be, in pixels at 100 %

}  // namespace

HeadScatter::HeadScatter(AtlasDocument& document, QWidget* parent) : ChartView(parent), m_document(document)
{
    setObjectName(QStringLiteral("headScatter"));
    setAccessibleName(tr("Chart of heads"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setRoom(nameRoom, nameRoom);
    for (const auto signal : {&AtlasDocument::opened, &AtlasDocument::stepChanged, &AtlasDocument::headChanged,
                              &AtlasDocument::axesChanged, &AtlasDocument::foundChanged, &AtlasDocument::besideChanged})
        connect(&document, signal, this, &HeadScatter::draw);
    connect(&Theme::instance(), &Theme::changed, this, &HeadScatter::draw);  // points have layers' colours
}

QSize HeadScatter::sizeHint() const { return {scaled(560), scaled(560)}; }

void HeadScatter::draw()
{
    if (!m_document.isOpen() || m_document.shownStep().statistics.empty()) return;
    AtlasCharted of = m_document.charted();
    of.colors = &themeColors();
    m_heads.clear();
    m_without = 0;
    if (m_document.look() == AtlasLook::Training) {
        setChart(trainingOf(of, m_document.up()));
    } else {
        HeadScatterChart made = m_document.look() == AtlasLook::Spans
                                    ? spanChartOf(of)
                                    : scatterOf(of, m_document.across(), m_document.up());
        const double size = scaled(1.0);
        for (Chart::Point& point : made.chart.points) point.size *= size;
        m_heads = std::move(made.heads);
        m_without = made.without;
        setChart(std::move(made.chart));
    }
    setAccessibleName(
        m_document.look() == AtlasLook::Spans
            ? tr("Heads by the share of weight: %1").arg(pairName(m_document.kinds()))
            : tr("Heads by %1 and %2").arg(measureName(m_document.across()), measureName(m_document.up())));
    setAccessibleDescription(tipOf(m_document.head()));
    emit drawn();
}

QString HeadScatter::note() const
{
    if (m_document.look() == AtlasLook::Training)
        return chart().lines.empty() ? tr("No head has this measure in the texts that were read.") : QString();
    if (m_document.look() == AtlasLook::Spans)
        return m_heads.empty() ? tr("No text that was read has both kinds of spans: choose others above.") : QString();
    if (m_heads.empty()) return tr("No head has both measures: choose others above.");
    return m_without == 0 ? QString() : tr("Heads that lack one of the two: %1.").arg(m_without);
}

std::optional<core::AtlasHead> HeadScatter::headAt(const QPointF& place) const
{
    double nearest = scaled(reach);
    std::optional<core::AtlasHead> found;
    for (const ChartedHead& each : m_heads) {
        const QPointF away = chart().at(chart().points[each.point].at) - place;
        const double distance = std::hypot(away.x(), away.y());
        if (distance > nearest) continue;
        nearest = distance;
        found = each.head;
    }
    if (found || m_document.look() != AtlasLook::Training) return found;
    // Lines: the nearest point of a step.
    const auto& atlas = m_document.atlas();
    const double share = (place.x() - chart().rect.left()) / std::max(1.0, chart().rect.width());
    const double number = chart().x.from + share * (chart().x.to - chart().x.from);
    std::size_t step = 0;
    for (std::size_t each = 0; each < atlas.steps.size(); ++each)
        if (std::abs(stepNumber(atlas, each) - number) < std::abs(stepNumber(atlas, step) - number)) step = each;
    const auto& heads = atlas.steps[step].statistics;
    for (std::size_t head = 0; head < heads.size(); ++head) {
        const core::ResampledMean& mean = heads[head].of(m_document.up());
        if (mean.empty()) continue;
        const double distance = std::abs(chart().at({number, mean.mean()}).y() - place.y());
        if (distance > nearest) continue;
        nearest = distance;
        found = atlas.headAt(head);
    }
    return found;
}

QString HeadScatter::tipOf(const core::AtlasHead& head) const
{
    QStringList lines{tr("Head %1").arg(atlasHeadName(m_document.atlas(), head))};
    const core::HeadNote note = m_document.noteOf(head);
    if (!note.name.empty()) lines.front() += QStringLiteral(" · ") + QString::fromStdString(note.name);
    if (m_document.look() == AtlasLook::Spans) {
        const core::SpanStatistics& spans = m_document.spans();
        const auto pair = spans.pairNamed(m_document.kinds().from, m_document.kinds().to);
        const std::size_t place = m_document.atlas().placeOf(head);
        if (pair && place < spans.means.size())
            lines << tr("%1: %2 of the weight, in %3 texts")
                         .arg(pairName(m_document.kinds()), spanShareText(spans, place, *pair))
                         .arg(spans.texts[*pair]);
        return lines.join(QLatin1Char('\n'));
    }
    for (const Measure measure : {m_document.across(), m_document.up()}) {
        const core::ResampledMean& mean = m_document.statistics(head).of(measure);
        if (mean.empty()) continue;
        const auto [low, high] = mean.interval();
        lines << tr("%1: %2 (95 %: %3 to %4)")
                     .arg(measureName(measure), atlasNumber(measure, mean.mean()), atlasNumber(measure, low),
                          atlasNumber(measure, high));
        if (m_document.across() == m_document.up()) break;
    }
    return lines.join(QLatin1Char('\n'));
}

bool HeadScatter::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_document.isOpen()) return ChartView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto head = headAt(help->pos()))
        QToolTip::showText(help->globalPos(), plainTip(tipOf(*head)), this);
    else
        QToolTip::hideText();
    return true;
}

void HeadScatter::mousePressEvent(QMouseEvent* event)
{
    if (!m_document.isOpen()) return;
    if (const auto head = headAt(event->position())) m_document.setHead(*head);
}

/// Moves to the next head that the search finds, layer by layer.
void HeadScatter::step(int by)
{
    const core::Atlas& atlas = m_document.atlas();
    const auto all = std::ssize(m_document.shownStep().statistics);
    auto place = static_cast<core::Index>(atlas.placeOf(m_document.head()));
    for (place += by; place >= 0 && place < all; place += by) {
        const core::AtlasHead head = atlas.headAt(static_cast<std::size_t>(place));
        if (!m_document.finds(head)) continue;
        m_document.setHead(head);
        return;
    }
}

void HeadScatter::keyPressEvent(QKeyEvent* event)
{
    if (!m_document.isOpen()) return ChartView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return step(-1);
    case Qt::Key_Right: return step(1);
    case Qt::Key_Up: return step(-static_cast<int>(m_document.atlas().heads));
    case Qt::Key_Down: return step(static_cast<int>(m_document.atlas().heads));
    default: ChartView::keyPressEvent(event);
    }
}

void HeadScatter::paintName(QPainter& painter, const core::AtlasHead& head, const QPointF& at, bool chosen) const
{
    QFont font = textFont(chosen ? 10.5 : 9);
    font.setBold(chosen);
    painter.setFont(font);
    painter.setPen(chosen ? themeColors().accent : themeColors().text);
    const core::HeadNote note = m_document.noteOf(head);
    QString name = atlasHeadName(m_document.atlas(), head);
    if (!note.name.empty()) name += QLatin1Char(' ') + oneLine(QString::fromStdString(note.name), 30);
    const QFontMetricsF metrics(font);
    const double wide = metrics.horizontalAdvance(name), gap = scaled(10.0);
    const bool left = at.x() + gap + wide > width();
    const QRectF place(left ? at.x() - gap - wide : at.x() + gap, at.y() - metrics.height() / 2, wide + 2,
                       metrics.height());
    drawPlainText(&painter, place, Qt::AlignLeft | Qt::AlignVCenter, name, Medium::Pixels);
}

void HeadScatter::paintAxisNames(QPainter& painter) const
{
    const bool training = m_document.look() == AtlasLook::Training, spans = m_document.look() == AtlasLook::Spans;
    const bool beside = m_document.other() != nullptr && !training;
    const QString up =
        spans ? tr("share of weight: %1").arg(pairName(m_document.kinds())) : measureName(m_document.up());
    const QString across = training ? tr("step of the training")
                           : beside ? tr("%1, this atlas").arg(up)
                           : spans  ? tr("layer")
                                    : measureName(m_document.across());
    painter.setFont(textFont(9));
    painter.setPen(themeColors().muted);
    const QRectF room = QRectF(rect()).adjusted(scaled(6.0), scaled(4.0), -scaled(6.0), -scaled(4.0));
    const auto write = [&](Qt::Alignment where, const QString& name) {
        painter.drawText(room, where, QFontMetricsF(painter.font()).elidedText(name, Qt::ElideRight, room.width()));
    };
    write(Qt::AlignLeft | Qt::AlignTop, beside ? tr("%1, the other").arg(up) : up);
    write(Qt::AlignRight | Qt::AlignBottom, across);
}

void HeadScatter::paintOver(QPainter& painter)
{
    if (m_document.look() != AtlasLook::Training)
        for (const ChartedHead& each : m_heads) {
            const QPointF at = chart().at(chart().points[each.point].at);
            const bool chosen = each.head == m_document.head();
            if (chosen || !m_document.noteOf(each.head).name.empty()) paintName(painter, each.head, at, chosen);
        }
    else if (!chart().points.empty())
        paintName(painter, m_document.head(), chart().at(chart().points.back().at), true);
    paintAxisNames(painter);
    if (!hasFocus()) return;
    painter.setPen(QPen(themeColors().accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

#include "moc_head_scatter.cpp"
