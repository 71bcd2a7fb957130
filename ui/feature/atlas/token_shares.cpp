#include "ui/feature/atlas/token_shares.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/error_text.h"
#include "ui/words/plain_tip.h"
#include "ui/words/token_text.h"

#include <algorithm>

namespace {

constexpr double titleSize = 9.5, wordSize = 9;

QString wordsOf(const core::TokenShare& share)
{
    core::Token token;
    token.text = share.token;
    return tokenText(token);
}

int lineHeight() { return QFontMetrics(textFont(wordSize)).height() + scaled(3); }

}  // namespace

TokenShares::TokenShares(const QString& title, const QString& meaning, QWidget* parent)
    : QWidget(parent),
      m_title(title),
      m_meaning(meaning)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepScaled(this, [this] { updateGeometry(); });
}

void TokenShares::setShares(const std::vector<core::TokenShare>& shares)
{
    m_shares.assign(shares.begin(), shares.begin() + static_cast<std::ptrdiff_t>(std::min(shown, shares.size())));
    QStringList words;
    for (const core::TokenShare& each : m_shares)
        words << QStringLiteral("%1 %2").arg(wordsOf(each)).arg(each.share, 0, 'f', 2);
    setAccessibleName(m_title + QStringLiteral(": ") + words.join(QStringLiteral(", ")));
    update();
}

QSize TokenShares::sizeHint() const { return {scaled(200), static_cast<int>(shown + 1) * lineHeight()}; }

QSize TokenShares::minimumSizeHint() const { return {scaled(150), sizeHint().height()}; }

void TokenShares::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int line = lineHeight();
    painter.setFont(textFont(titleSize));
    painter.setPen(themeColors().text);
    painter.drawText(QRect(0, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter, m_title);
    const QFont words = numberFont(wordSize);
    const QFontMetrics metrics(words);
    const int names = width() * 2 / 5, numbers = metrics.horizontalAdvance(QStringLiteral("0.00")) + scaled(6);
    if (m_shares.empty()) {
        painter.setPen(themeColors().muted);
        painter.drawText(QRect(0, line, width(), line), Qt::AlignLeft | Qt::AlignVCenter, tr("no words"));
    }
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        const int top = static_cast<int>(i + 1) * line;
        painter.setFont(words);
        painter.setPen(themeColors().text);
        painter.drawText(QRect(0, top, names - scaled(8), line), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(wordsOf(m_shares[i]), Qt::ElideRight, names - scaled(8)));
        const QRectF track(names, top + line / 2.0 - scaled(4.0), std::max(0, width() - names - numbers), scaled(8.0));
        painter.fillRect(track, themeColors().accentSoft);
        painter.fillRect(
            QRectF(track.left(), track.top(), track.width() * std::clamp(m_shares[i].share, 0.0, 1.0), track.height()),
            themeColors().accent);
        painter.setPen(themeColors().muted);
        painter.drawText(QRect(width() - numbers, top, numbers, line), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(m_shares[i].share, 'f', 2));
    }
}

bool TokenShares::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = help->pos().y() / lineHeight() - 1;
    QString tip = m_meaning;
    if (row >= 0 && row < static_cast<int>(m_shares.size())) {
        const core::TokenShare& share = m_shares[static_cast<std::size_t>(row)];
        tip = tr("%1: %2, of %3 in the collection").arg(wordsOf(share)).arg(share.share, 0, 'f', 3).arg(share.count);
    }
    QToolTip::showText(help->globalPos(), plainTip(tip), this);
    return true;
}

#include "moc_token_shares.cpp"
