#include "ui/view/tokenizers/tokenizers_canvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/magnification.h"
#include "ui/view/arrow_keys.h"
#include "ui/words/plain_tip.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace {

constexpr int belowChips = 14;

}  // namespace

TokenizersCanvas::TokenizersCanvas(QWidget* parent) : SheetCanvas(parent)
{
    setAccessibleName(tr("One text in several tokenizers"));
}

QSize TokenizersCanvas::minimumSizeHint() const { return {scaled(320), std::max(m_height, scaled(160))}; }

void TokenizersCanvas::display(std::vector<CutByModel> cuts)
{
    m_cuts = std::move(cuts);
    m_row = std::min(m_row, m_cuts.empty() ? 0 : m_cuts.size() - 1);
    rebuild();
    QStringList said;
    for (const CutByModel& cut : m_cuts) said << tr("%1: %2").arg(cut.name, cutText(cut));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    speak(this);
}

void TokenizersCanvas::layOut(const QRectF& room)
{
    if (m_cuts.empty()) return;
    m_sheet = tokenizersSheet(m_cuts, look(), {room.topLeft(), QSizeF(room.width(), 0)});
    const int height = static_cast<int>(std::ceil(m_sheet.bottom)) + scaled(belowChips);
    if (height == m_height) return;
    m_height = height;
    setMinimumHeight(m_height);
    updateGeometry();
}

void TokenizersCanvas::paintMarks(QPainter& painter) const
{
    if (!hasFocus() || m_row >= m_sheet.headings.size()) return;
    painter.setPen(markPen());
    painter.drawRect(m_sheet.headings[m_row].adjusted(-4, -2, 0, 2));
}

/// Row and token.
std::optional<Cell> TokenizersCanvas::chipAt(const QPointF& position) const
{
    for (std::size_t row = 0; row < m_sheet.chips.size(); ++row)
        for (std::size_t token = 0; token < m_sheet.chips[row].size(); ++token)
            if (m_sheet.chips[row][token].contains(position))
                return Cell{static_cast<Index>(row), static_cast<Index>(token)};
    return std::nullopt;
}

/// "␣cat: id 3797, characters 5 to 8, 4 bytes"
QString TokenizersCanvas::wordsOf(const Cell& chip) const
{
    const core::Token& token = m_cuts[static_cast<std::size_t>(chip.query)].tokens[static_cast<std::size_t>(chip.key)];
    if (token.special) return tr("%1: id %2, put there by the tokenizer").arg(tokenText(token)).arg(token.id);
    return tr("%1: id %2, characters %3 to %4, %5 bytes")
        .arg(tokenText(token))
        .arg(token.id)
        .arg(token.range.from + 1)
        .arg(token.range.to)
        .arg(token.bytes.size());
}

void TokenizersCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_cuts.empty()) return;
    for (std::size_t row = 0; row < m_sheet.headings.size(); ++row)
        if (m_sheet.headings[row].contains(event->position())) {
            m_row = row;
            return emit modelOpened(m_cuts[row].run);
        }
    if (const auto chip = chipAt(event->position()); chip && m_cuts[static_cast<std::size_t>(chip->query)].run == 0)
        emit tokenChosen(chip->key);
}

void TokenizersCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_cuts.empty()) return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return emit modelOpened(m_cuts[m_row].run);
    const auto step = arrowStep(*event);
    if (!step || step->query == 0) return QWidget::keyPressEvent(event);
    const Index last = std::ssize(m_cuts) - 1;
    m_row = static_cast<std::size_t>(std::clamp<Index>(static_cast<Index>(m_row) + step->query, 0, last));
    update();
}

bool TokenizersCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return SheetCanvas::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto chip = chipAt(help->pos());
    QToolTip::showText(help->globalPos(), chip ? plainTip(wordsOf(*chip)) : QString(), this);
    return true;
}

SpokenTable TokenizersCanvas::spokenRow(std::size_t row)
{
    const auto cell = [row](const SpokenPlace& at) { return Cell{static_cast<Index>(row), at.row}; };
    return {.name = tr("%1: %2 %3").arg(m_cuts[row].name, cutText(m_cuts[row]), decodedText(m_cuts[row])),
            .rows = static_cast<int>(m_sheet.chips[row].size()),
            .columns = 1,
            .row_name = [](int token) { return tr("token %1").arg(token + 1); },
            .column_name = [](int) { return tr("token"); },
            .number = [this, cell](const SpokenPlace& at) { return wordsOf(cell(at)); },
            .sentence = [this, cell](const SpokenPlace& at) { return wordsOf(cell(at)); },
            .rect = [this, row](const SpokenPlace& at) { return m_sheet.chips[row][static_cast<std::size_t>(at.row)]; },
            .choose =
                [this, row](const SpokenPlace& at) {
                    if (m_cuts[row].run == 0) emit tokenChosen(at.row);
                },
            .chosen = {}};
}

std::vector<SpokenTable> TokenizersCanvas::spokenTables()
{
    std::vector<SpokenTable> tables;
    tables.reserve(m_sheet.chips.size());
    for (std::size_t row = 0; row < m_sheet.chips.size() && row < m_cuts.size(); ++row)
        tables.push_back(spokenRow(row));
    return tables;
}

#include "moc_tokenizers_canvas.cpp"
