#include "ui/panel/input/token_chips.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/words/token_text.h"

#include <algorithm>

namespace {

constexpr std::size_t mostChips = 400;
constexpr int gap = 5;
constexpr int inset = 6;

QString bytesText(const std::string& bytes)
{
    constexpr std::size_t most = 16;
    const QByteArray shown = QByteArray::fromStdString(bytes.substr(0, most));
    return QString::fromLatin1(shown.toHex(' ').toUpper()) + (bytes.size() > most ? QStringLiteral(" …") : QString());
}

/// Which part of one character a token is, where several share it: byte fallback cuts a character into its bytes.
/// @param points  the text's code points
QString partText(const std::vector<core::Token>& tokens, std::size_t place, const QList<uint>& points)
{
    const core::Token& token = tokens[place];
    const core::TextRange& range = token.range;
    const auto shares = [&](std::size_t other) {
        return tokens[other].range == range && tokens[other].sequence == token.sequence && !tokens[other].special;
    };
    if (token.special || token.sequence != 0 || range.to != range.from + 1 || range.to > points.size()) return {};
    std::size_t first = place;
    std::size_t last = place;
    while (first > 0 && shares(first - 1)) --first;
    while (last + 1 < tokens.size() && shares(last + 1)) ++last;
    if (first == last) return {};
    const char32_t character = points[range.from];
    return TokenChips::tr(" · part %1 of %2 of “%3”")
        .arg(place - first + 1)
        .arg(last - first + 1)
        .arg(QString::fromUcs4(&character, 1));
}

/// What a token is, for people who point at it.
QString tipOf(const std::vector<core::Token>& tokens, std::size_t place, const QList<uint>& points)
{
    const core::Token& token = tokens[place];
    QString tip =
        TokenChips::tr("token %1 · id %2 · “%3”").arg(place + 1).arg(token.id).arg(QString::fromStdString(token.piece));
    if (token.special) return tip + TokenChips::tr(" · put here by the tokenizer");
    if (!token.bytes.empty()) tip += TokenChips::tr(" · bytes %1").arg(bytesText(token.bytes));
    return tip + partText(tokens, place, points);
}

}  // namespace

TokenChips::TokenChips(QWidget* parent) : QWidget(parent)
{
    setOwnFont(this, numberFont(8.5));
    setAccessibleName(tr("Tokens"));
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TokenChips::setText(const core::CutText& text, const core::Model& model)
{
    const QList<uint> points = QString::fromStdString(text.text).toUcs4();
    m_chips.clear();
    m_count = text.used;
    const auto& tokens = text.encoding.tokens;
    const auto& untaken = text.encoding.untaken;
    std::size_t nextUntaken = 0;
    const auto addUntaken = [&](core::Index before) {
        for (; nextUntaken < untaken.size() && untaken[nextUntaken].from < before; ++nextUntaken) {
            const core::TextRange& range = untaken[nextUntaken];
            const QString part =
                QString::fromUcs4(reinterpret_cast<const char32_t*>(points.data() + range.from),
                                  static_cast<qsizetype>(std::min<core::Index>(range.to - range.from, 40)));
            m_chips.push_back({part, tr("“%1” is not in the vocabulary").arg(part)});
        }
    };
    for (std::size_t i = 0; i < tokens.size() && m_chips.size() < mostChips; ++i) {
        const core::Token& token = tokens[i];
        addUntaken(token.range.from);
        const bool beyond = static_cast<core::Index>(i) >= text.used;
        QString tip = tipOf(tokens, i, points);
        const bool generated = !beyond && static_cast<core::Index>(i) >= text.used - text.generated;
        if (generated) tip += tr(" · put here by the model");
        if (beyond) tip += tr(" · beyond the model's %1 places").arg(model.info.max_tokens);
        m_chips.push_back({tokenText(token), tip, static_cast<core::Index>(i), beyond, generated, token.special});
    }
    if (m_chips.size() < mostChips)
        addUntaken(std::numeric_limits<core::Index>::max());
    else
        m_chips.push_back(
            {tr("… %1 tokens in all").arg(tokens.size()), {}, static_cast<core::Index>(tokens.size()), true});
    for (Chip& chip : m_chips) chip.text = fontMetrics().elidedText(chip.text, Qt::ElideMiddle, scaled(180));
    arrange(m_chips, width());
    updateGeometry();
    update();
}

void TokenChips::clear()
{
    m_chips.clear();
    m_count = 0;
    updateGeometry();
    update();
}

void TokenChips::setColors(const Palette& colors)
{
    m_colors = &colors;
    arrange(m_chips, width());  // type may have another size
    updateGeometry();
    update();
}

void TokenChips::mark(core::Index query, core::Index key)
{
    if (query == m_query && key == m_key) return;
    m_query = query;
    m_key = key;
    update();
}

int TokenChips::arrange(std::vector<Chip>& chips, int width) const
{
    const int height = fontMetrics().height() + 4;
    int x = 0;
    int y = 0;
    for (Chip& chip : chips) {
        const int wide = std::max(fontMetrics().horizontalAdvance(chip.text), 4) + 2 * inset;
        if (x > 0 && x + wide > width) {
            x = 0;
            y += height + gap;
        }
        chip.rect = QRect(x, y, wide, height);
        x += wide + gap;
    }
    return y + height + 2;
}

int TokenChips::heightForWidth(int width) const
{
    std::vector<Chip> chips = m_chips;
    return arrange(chips, width);
}

QSize TokenChips::sizeHint() const { return {200, heightForWidth(std::max(width(), 100))}; }

void TokenChips::resizeEvent(QResizeEvent*)
{
    arrange(m_chips, width());
    updateGeometry();
}

void TokenChips::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(m_colors->accent, 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    for (const Chip& chip : m_chips) {
        const bool isKey = chip.token >= 0 && chip.token == m_key;
        const bool isQuery = chip.token >= 0 && chip.token == m_query;
        painter.setPen(isQuery ? QPen(m_colors->accent, 1.6) : QPen(Qt::NoPen));
        painter.setBrush(chip.token < 0 ? QColor(Qt::transparent) : isKey ? m_colors->accentSoft : m_colors->field);
        if (chip.token < 0) painter.setPen(QPen(m_colors->warning, 1, Qt::DashLine));
        if (chip.beyond) painter.setBrush(Qt::NoBrush);
        if (chip.generated && !isQuery) painter.setPen(QPen(m_colors->accent, 1, Qt::DotLine));
        painter.drawRoundedRect(QRectF(chip.rect).adjusted(0.8, 0.8, -0.8, -0.8), 4, 4);

        QFont font = this->font();
        font.setStrikeOut(chip.token < 0);
        painter.setFont(font);
        painter.setPen(chip.token < 0                                        ? m_colors->warning
                       : chip.beyond || (chip.special && !isKey && !isQuery) ? m_colors->muted
                       : isKey                                               ? m_colors->accent
                                                                             : m_colors->text);
        if (chip.beyond) painter.setOpacity(0.6);
        painter.drawText(chip.rect, Qt::AlignCenter, chip.text);
        painter.setOpacity(1);
    }
}

const TokenChips::Chip* TokenChips::chipAt(const QPoint& position) const
{
    const auto found = std::ranges::find_if(m_chips, [&](const Chip& chip) { return chip.rect.contains(position); });
    return found == m_chips.end() ? nullptr : &*found;
}

void TokenChips::mouseReleaseEvent(QMouseEvent* event)
{
    const Chip* chip = chipAt(event->pos());
    if (chip == nullptr || chip->token < 0 || chip->beyond) return;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        emit keyClicked(chip->token);
    else
        emit queryClicked(chip->token);
}

bool TokenChips::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Chip* chip = chipAt(help->pos());
    QToolTip::showText(help->globalPos(), chip == nullptr ? QString() : chip->tip, this);
    return true;
}

void TokenChips::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step == 0 || m_count == 0 || event->modifiers().testFlag(Qt::AltModifier)) return QWidget::keyPressEvent(event);
    const bool key = event->modifiers().testFlag(Qt::ControlModifier);
    const core::Index next = std::clamp<core::Index>((key ? m_key : m_query) + step, 0, m_count - 1);
    if (key)
        emit keyClicked(next);
    else
        emit queryClicked(next);
}

/// By the mouse on a chip, by the keyboard on the chosen query.
void TokenChips::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_cuttable) return;
    const Chip* chip = chipAt(event->pos());
    const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    const core::Index token = byKeyboard ? m_query : chip != nullptr ? chip->token : -1;
    if (token < 0 || token >= m_count) return;
    QMenu menu(this);
    menu.addAction(tr("&Split into characters"), this, [this, token] { emit splitAsked(token); });
    if (token > 0) menu.addAction(tr("&Join to the token before"), this, [this, token] { emit joinAsked(token); });
    menu.exec(event->globalPos());
}
