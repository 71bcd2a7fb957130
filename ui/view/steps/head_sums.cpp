#include "ui/view/steps/head_sums.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/text/formula_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/steps/number_table.h"
#include "ui/words/plain_tip.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr int usualRow = 24, lowRow = 16;  ///< heights of a head's line
constexpr int manyHeads = 12;              ///< more have lower lines
constexpr int linesAbove = 2;              ///< lines of text above
constexpr double times = 52;               ///< room for "· W_O ="

}  // namespace

HeadSums::HeadSums(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("headSums"));
    setAccessibleName(tr("The output as the sum of its heads"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HeadSums::clear()
{
    m_sum = {};
    m_rows = {};
    updateGeometry();
    update();
}

void HeadSums::display(core::HeadSum sum, const QString& token, const QStringList& names,
                       const std::vector<Index>& left_out, Index chosen)
{
    m_sum = std::move(sum);
    m_token = token;
    m_rows = HeadSumRows(m_sum, names, left_out);
    m_left = left_out;
    m_chosen = chosen;
    m_row = std::clamp(m_row, 0, std::max(0, m_rows.heads - 1));
    setAccessibleDescription(headSumSummary(m_sum, m_left, m_token));
    updateGeometry();
    speak(this);
    update();
}

/// Width of the names and their boxes: an audience needs the room for numbers.
double HeadSums::namesWidth() const
{
    constexpr int usual = 110, box = 18, gap = 8;
    if (!m_isBare) return scaled(usual);
    QFont names = textFont(8.5);
    names.setBold(true);
    double widest = 0;
    for (const QString& each : m_rows.names) widest = std::max(widest, QFontMetricsF(names).horizontalAdvance(each));
    return std::min(widest + scaled(box + gap), static_cast<double>(scaled(usual)));
}

/// What contexts take of the room for numbers: on the wall as much as lets their numbers be as large as the others.
double HeadSums::contextShare() const
{
    constexpr double usual = 0.42, least = 0.2;
    if (!m_isBare || m_sum.contexts.empty()) return usual;
    const auto own = static_cast<double>(m_sum.contexts.front().size());
    return std::clamp(own / (own + static_cast<double>(m_sum.output.size())), least, usual);
}

bool HeadSums::isOut(Index head) const { return std::ranges::find(m_left, head) != m_left.end(); }

QSize HeadSums::sizeHint() const
{
    if (isEmpty()) return {400, 0};
    const int row = scaled(m_sum.parts.size() > manyHeads ? lowRow : usualRow);
    return {600, (linesAbove + 1) * scaled(18) + m_rows.count() * row + scaled(14)};
}

QRectF HeadSums::rowRect(int row) const
{
    const int high = scaled(m_sum.parts.size() > manyHeads ? lowRow : usualRow);
    const int apart = row >= m_rows.sum ? scaled(6) : 0;  // a line over the sum
    return {0.0, static_cast<double>(linesAbove * scaled(18) + row * high + apart), static_cast<double>(width()),
            static_cast<double>(high - 3)};
}

/// A head's context; in the last row all of them, side by side.
QRectF HeadSums::contextRect(int row) const
{
    const QRectF line = rowRect(row);
    const double left = namesWidth(), room = contextShare() * (line.width() - left - scaled(times));
    if (m_rows.isOutput(row)) return {left, line.top(), room, line.height()};
    if (row >= static_cast<int>(m_sum.contexts.size())) return {};
    const auto count = static_cast<double>(m_sum.contexts.size());
    const auto own = static_cast<double>(m_sum.contexts[static_cast<std::size_t>(row)].size());
    return {left, line.top(), std::min(room, std::max(room / count, scaled(44.0) * own)), line.height()};
}

QRectF HeadSums::partRect(int row) const
{
    const QRectF line = rowRect(row);
    const double names = namesWidth(), between = scaled(times);
    const double left = names + contextShare() * (line.width() - names - between) + between;
    const auto outer = static_cast<double>(m_sum.output.size());
    return {left, line.top(), std::min(line.right() - left - 4, scaled(44.0) * outer), line.height()};
}

void HeadSums::paintRow(QPainter& painter, int row, float contexts, float parts) const
{
    const QRectF line = rowRect(row);
    const bool isHead = m_rows.isHead(row);
    const bool out = isHead && isOut(row);
    const std::vector<QColor> inks = flowColors(std::min(m_sum.parts.size(), mostFlowHeads), themeColors());
    painter.setOpacity(out ? 0.3 : 1);
    if (isHead) {
        const double side = std::min(line.height() - 2, static_cast<double>(scaled(13)));
        const QRectF box(2, line.center().y() - side / 2, side, side);
        painter.setPen(QPen(themeColors().text, 1));
        painter.setBrush(out ? QBrush(Qt::NoBrush) : QBrush(inks[static_cast<std::size_t>(row) % inks.size()]));
        painter.drawRoundedRect(box, 2, 2);
    }
    QFont names = textFont(8.5);
    names.setBold(row == m_chosen || row >= m_rows.sum);
    painter.setFont(names);
    painter.setPen(row == m_chosen ? themeColors().accent : themeColors().text);
    drawFormula(painter, QRectF(scaled(18), line.top(), namesWidth() - scaled(22), line.height()),
                m_rows.names.value(row));
    const QRectF context = contextRect(row);
    if (isHead) {
        paintNumberTable(painter, context, m_sum.contexts[static_cast<std::size_t>(row)], contexts);
    } else if (m_rows.isOutput(row)) {
        // In blocks of the heads' colours.
        Index columns = 0;
        for (const core::RowVector& each : m_sum.contexts) columns += each.size();
        double x = context.left();
        for (std::size_t head = 0; head < m_sum.contexts.size(); ++head) {
            const double wide =
                context.width() * static_cast<double>(m_sum.contexts[head].size()) / static_cast<double>(columns);
            paintNumberTable(painter, {x, context.top(), wide, context.height() - 3}, m_sum.contexts[head], contexts);
            painter.fillRect(QRectF(x, context.bottom() - 3, wide - 1, 3), inks[head % inks.size()]);
            x += wide;
        }
    }
    const QRectF part = partRect(row);
    if (m_rows.isEinsum(row)) {
        painter.setFont(numberFont(8.5));
        painter.setPen(themeColors().muted);
        const QRectF room(namesWidth(), line.top(), part.left() - namesWidth() - 6, line.height());
        const QString code =
            painter.fontMetrics().elidedText(einsumCode(), Qt::ElideRight, static_cast<int>(room.width()));
        if (!m_isBare || code == einsumCode()) painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, code);
    }
    if (const QString between = timesOutput(m_rows, row); !between.isEmpty()) {
        painter.setFont(textFont(8.5));
        painter.setPen(themeColors().muted);
        drawFormula(painter, QRectF(part.left() - scaled(times), line.top(), scaled(times), line.height()), between);
    }
    paintNumberTable(painter, part, numbersOf(row), parts);
    painter.setOpacity(1);
    if (hasFocus() && row == m_row) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(themeColors().accent, 1.4));
        painter.drawRect(line.adjusted(0, -1, -1, 1));
    }
}

void HeadSums::paintEvent(QPaintEvent*)
{
    if (isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont title = textFont(9.5);
    title.setBold(true);
    painter.setFont(title);
    painter.setPen(themeColors().text);
    const auto line = [&](int place) { return QRectF(0, place * scaled(18), width(), scaled(18)); };
    painter.drawText(line(0), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("What each head writes for %1, and their sum").arg(m_token));
    painter.setFont(textFont(8.5));
    painter.setPen(themeColors().muted);
    if (!m_isBare)
        painter.drawText(line(1), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(
                             tr("A click on a name takes that head out; a click on a number says where it comes from."),
                             Qt::ElideRight, width()));
    float contexts = 1e-12F, parts = largestOf(m_sum.output);
    for (const core::RowVector& each : m_sum.contexts) contexts = std::max(contexts, largestOf(each));
    for (const core::RowVector& each : m_sum.parts) parts = std::max(parts, largestOf(each));
    for (int row = 0; row < m_rows.count(); ++row) paintRow(painter, row, contexts, parts);
    const double over = rowRect(m_rows.sum).top() - scaled(4);
    painter.setPen(QPen(themeColors().text, 1.2));
    painter.drawLine(QLineF(0, over, partRect(0).right(), over));
    painter.setFont(numberFont(8));
    painter.setPen(themeColors().muted);
    painter.drawText(QRectF(0, rowRect(m_rows.count() - 1).bottom() + 2, width(), scaled(18)),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(headSumSummary(m_sum, m_left, m_token), Qt::ElideRight, width()));
}

void HeadSums::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || isEmpty()) return;
    for (int row = 0; row < m_rows.count(); ++row) {
        if (!rowRect(row).contains(event->position())) continue;
        const auto column = columnAt(row, event->position());
        if (m_rows.isHead(row)) m_row = row;
        if (m_rows.isHead(row) && column) return emit partClicked(row, *column);
        if (m_rows.isHead(row)) return emit headToggled(row);
        if (!column || row < m_rows.sum) return;
        return emit numberClicked({row == m_rows.sum ? core::Stage::SumOfHeads : core::Stage::Output, *column});
    }
}

/// Which number of a row lies there; none beside them.
std::optional<Index> HeadSums::columnAt(int row, const QPointF& position) const
{
    const QRectF part = partRect(row);
    if (!part.contains(position)) return std::nullopt;
    const Index count = m_sum.output.size();
    const double share = (position.x() - part.left()) / part.width();
    return std::clamp<Index>(static_cast<Index>(share * static_cast<double>(count)), 0, count - 1);
}

void HeadSums::keyPressEvent(QKeyEvent* event)
{
    const int last = m_rows.heads - 1;
    switch (event->key()) {
    case Qt::Key_Space:
        if (last >= 0) emit headToggled(m_row);
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_row = std::clamp(m_row + (event->key() == Qt::Key_Up ? -1 : 1), 0, std::max(0, last));
        speak(this);
        return update();
    default: QWidget::keyPressEvent(event);
    }
}

bool HeadSums::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString said;
    for (int row = 0; row < m_rows.count() && !isEmpty(); ++row)
        if (const auto column = columnAt(row, help->pos()))
            said = tr("%1, dimension %2: %3")
                       .arg(m_rows.names.value(row))
                       .arg(*column + 1)
                       .arg(numberText(numbersOf(row)(*column)));
    QToolTip::showText(help->globalPos(), plainTip(said), this);
    return true;
}

std::vector<SpokenTable> HeadSums::spokenTables()
{
    if (isEmpty()) return {};
    return {{.name = tr("What each head writes for %1").arg(m_token),
             .rows = m_rows.count(),
             .columns = static_cast<int>(m_sum.output.size()),
             .row_name =
                 [this](int row) {
                     const bool out = m_rows.isHead(row) && isOut(row);
                     return out ? tr("%1, taken out").arg(m_rows.names.value(row)) : m_rows.names.value(row);
                 },
             .column_name = [](int column) { return tr("dimension %1").arg(column + 1); },
             .number = [this](const SpokenPlace& at) { return numberText(numbersOf(at.row)(at.column)); },
             .rect =
                 [this](const SpokenPlace& at) {
                     const QRectF part = partRect(at.row);
                     const double wide = part.width() / static_cast<double>(m_sum.output.size());
                     return QRectF(part.left() + at.column * wide, part.top(), wide, part.height());
                 },
             .choose =
                 [this](const SpokenPlace& at) {
                     if (m_rows.isHead(at.row)) emit headToggled(at.row);
                 },
             .chosen = SpokenPlace{m_row, 0}}};
}

#include "moc_head_sums.cpp"
