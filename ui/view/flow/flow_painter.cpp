#include "ui/view/flow/flow_painter.h"

#include "ui/theme/fonts.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <map>

using core::Index;

namespace {

constexpr double fadedLines = 0.14;  ///< opacity of what does not stand out
constexpr double inset = FlowLayout::inset;

}  // namespace

QImage flowPicture(const std::vector<FlowLine>& lines, const FlowFrame& frame, const FlowStyle& style, double scale)
{
    const QRectF rect = frame.linesRect();
    QImage picture((rect.size() * scale).toSize(), QImage::Format_RGB32);
    picture.fill(style.ground);
    paintFlowLines(picture, rect.topLeft(), scale, lines, frame.lines(), style);
    picture.setDevicePixelRatio(scale);
    return picture;
}

QImage flowPictureBehind(const QImage& picture, const std::vector<FlowLine>& lines, const FlowFrame& frame,
                         const FlowStyle& style)
{
    QImage apart(picture.size(), QImage::Format_RGB32);
    apart.fill(style.ground);
    apart.setDevicePixelRatio(picture.devicePixelRatio());
    QPainter behind(&apart);
    behind.setOpacity(fadedLines);
    behind.drawImage(QPointF(), picture);
    behind.end();
    paintFlowLines(apart, frame.linesRect().topLeft(), picture.devicePixelRatio(), lines, frame.lines(), style);
    return apart;
}

/// The column that keys move in is underlined while they go here.
void FlowPainter::paintHeader()
{
    const double middle = m_of.frame.linesRect().center().x();
    const double bands = m_of.frame.layout.stripes() + inset;
    paintName(FlowColumn::Queries, m_of.frame.layout.box(FlowColumn::Queries).right() - bands, middle - 16,
              m_of.content.query_name);
    paintName(FlowColumn::Keys, m_of.frame.layout.box(FlowColumn::Keys).left() + bands,
              m_of.frame.viewport.width() - middle - 16, m_of.content.key_name);
}

void FlowPainter::paintName(FlowColumn column, double edge, double room, const QString& name)
{
    const QFont font = textFont(8.5);
    const QFontMetricsF metrics(font, m_painter.device());
    m_painter.setFont(font);
    const double height = m_of.frame.layout.header() - 6;
    const QString text = metrics.elidedText(name, Qt::ElideRight, room);
    const double wide = metrics.horizontalAdvance(text);
    // Beside the column's inner edge, and further in where it would leave the widget.
    const double x = column == FlowColumn::Queries ? std::max(8.0, edge - wide)
                                                   : std::min(edge, m_of.frame.viewport.width() - 8.0 - wide);
    const bool moves = m_of.standOut.moving == column;
    m_painter.setPen(moves ? m_of.colors.accent : m_of.colors.muted);
    m_painter.drawText(QRectF(x, 2, wide + 1, height), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    if (moves) m_painter.fillRect(QRectF(x, height - 2, wide, 1.5), m_of.colors.accent);
}

void FlowPainter::paintTokens()
{
    m_painter.save();
    m_painter.setClipRect(
        QRectF(0, m_of.frame.layout.header(), m_of.frame.viewport.width(), m_of.frame.linesRect().height()));
    paintColumn(FlowColumn::Queries);
    paintColumn(FlowColumn::Keys);
    m_painter.restore();
}

/// Draws a column. In the column that lines lead to, tokens without a line are faded.
void FlowPainter::paintColumn(FlowColumn column)
{
    const auto& token = m_of.standOut.token;
    const bool faded = m_of.standOut.isFaded();
    const bool target = token && token->column != column;
    std::vector<bool> reached(static_cast<std::size_t>(m_of.content.count(column)), !faded);
    if (token && !target) reached[static_cast<std::size_t>(token->place)] = true;
    if (target || (faded && !token))
        for (const FlowLine& line : m_of.lines)
            reached[static_cast<std::size_t>(column == FlowColumn::Queries ? line.query : line.key)] = true;
    const auto [first, last] = m_of.frame.placesOf(column, m_of.content.count(column));
    if (target) paintShares(column);
    for (Index place = first; place < last; ++place)
        paintToken({column, place}, !reached[static_cast<std::size_t>(place)]);
}

bool FlowPainter::isChosen(const FlowToken& token) const
{
    const core::Cell& chosen = m_of.standOut.chosen;
    return token.place == (token.column == FlowColumn::Queries ? chosen.query : chosen.key);
}

void FlowPainter::paintBox(const FlowToken& token, const QRectF& rect)
{
    const bool apart = m_of.standOut.token == token;
    const auto& hover = m_of.standOut.hover;
    const bool pointed = hover && token.place == (token.column == FlowColumn::Queries ? hover->query : hover->key);
    if (apart || isChosen(token)) {
        m_painter.setPen(apart ? QPen(m_of.colors.accent, 1) : QPen(Qt::NoPen));
        m_painter.setBrush(m_of.colors.accentSoft);
    } else if (pointed) {
        m_painter.setPen(QPen(m_of.colors.border, 1));
        m_painter.setBrush(Qt::NoBrush);
    } else {
        return;
    }
    m_painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, -1.5), 4, 4);
}

void FlowPainter::paintToken(const FlowToken& token, bool faded)
{
    const bool query = token.column == FlowColumn::Queries;
    const bool apart = m_of.standOut.token == token;
    const bool stands = apart || isChosen(token);
    QRectF rect = m_of.frame.rectOf(token);
    if (query)
        rect.setRight(rect.right() - m_of.frame.layout.stripes());
    else
        rect.setLeft(rect.left() + m_of.frame.layout.stripes());
    paintBox(token, rect);
    QFont font = flowTokenFont();
    font.setBold(apart);
    m_painter.setFont(font);
    QColor color = stands ? m_of.colors.accent : m_of.colors.text;
    if (faded && !stands) color.setAlphaF(0.4F);
    m_painter.setPen(color);
    const Qt::Alignment side = query ? Qt::AlignRight : Qt::AlignLeft;
    m_painter.drawText(rect.adjusted(inset, 0, -inset, 0),
                       static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                       (query ? m_of.texts.queries : m_of.texts.keys).value(token.place));
}

bool FlowPainter::isSeen(const QRectF& rect) const
{
    return rect.bottom() >= m_of.frame.layout.header() && rect.top() <= m_of.frame.viewport.height();
}

/// A head's share beside a token that its line leads to.
void FlowPainter::paintStripe(const FlowLine& line, FlowColumn column, const QRectF& rect)
{
    const double stripes = m_of.frame.layout.stripes();
    const double wide = (stripes - 5) / static_cast<double>(m_of.content.heads.size());
    const double from = column == FlowColumn::Queries ? rect.right() - stripes + 4 : rect.left() + 1;
    const QColor color =
        flowColor(m_of.heads[line.head], m_of.colors.window, static_cast<double>(line.weight / m_of.content.full));
    m_painter.fillRect(
        QRectF(from + wide * static_cast<double>(line.head), rect.top() + 3, wide - 1, rect.height() - 6), color);
}

/// Weights of the isolated token's lines beside the tokens that they lead to: the largest as a number, and of several
/// heads each in a stripe of its own.
void FlowPainter::paintShares(FlowColumn column)
{
    const bool query = column == FlowColumn::Queries;
    const bool several = m_of.content.heads.size() > 1;
    std::map<Index, FlowLine> largest;
    for (const FlowLine& line : m_of.lines) {
        const Index place = query ? line.query : line.key;
        largest[place] = line;  // the strongest come last
        const QRectF rect = m_of.frame.rectOf({column, place});
        if (several && isSeen(rect)) paintStripe(line, column, rect);
    }
    m_painter.setFont(numberFont(8.5));
    const double numbers = m_of.frame.layout.numbers();
    for (const auto& [place, line] : largest) {
        const QRectF rect = m_of.frame.rectOf({column, place});
        if (!isSeen(rect)) continue;
        m_painter.setPen(several ? m_of.heads[line.head] : m_of.colors.text);
        const QRectF room(query ? rect.left() - numbers : rect.right() + 4, rect.top(), numbers - 4, rect.height());
        m_painter.drawText(room, static_cast<int>((query ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                           smallWeight(line.weight));
    }
}
