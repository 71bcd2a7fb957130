#include "ui/view/why/lens_canvas.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/magnification.h"
#include "ui/view/arrow_keys.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Cell;
using core::Index;

LensCanvas::LensCanvas(QWidget* parent) : SheetCanvas(parent)
{
    setAccessibleName(tr("What the model would say after each layer"));
}

/// It scrolls where the words would not fit.
QSize LensCanvas::minimumSizeHint() const
{
    const QSize least(scaled(300), scaled(200));
    if (m_lens == nullptr) return least;
    const int edges = 2 * scaled(16);
    return (leastLensSize(*m_lens, m_words, look()).toSize() + QSize(edges, edges)).expandedTo(least);
}

void LensCanvas::display(std::shared_ptr<const core::LogitLens> lens, LensWords words)
{
    m_lens = std::move(lens);
    m_words = std::move(words);
    updateGeometry();
    rebuild();
}

void LensCanvas::setChosen(const Cell& cell)
{
    m_chosen = cell;
    speak(this);
    update();
}

/// "cat 44 percent"; with a token that was asked for also its own share.
QString LensCanvas::wordsOf(const Cell& cell) const
{
    if (m_lens == nullptr || cell.query > m_lens->layers() || cell.key >= m_lens->tokens) return {};
    const core::LogitLens::Cell& said = m_lens->at(cell.query, cell.key);
    QStringList words;
    if (!said.likeliest.empty())
        words << QStringLiteral("%1 %2").arg(spokenToken(tokenText(said.likeliest.front().token)),
                                             spokenAmount(said.likeliest.front().probability));
    if (said.asked) words << tr("the token asked for %1").arg(spokenAmount(*said.asked));
    return words.join(QStringLiteral(", "));
}

std::vector<SpokenTable> LensCanvas::spokenTables()
{
    if (m_lens == nullptr) return {};
    const bool inside = m_chosen.query < m_sheet.rows && m_chosen.key < m_sheet.columns;
    return {{.name = accessibleName(),
             .rows = static_cast<int>(m_sheet.rows),
             .columns = static_cast<int>(m_sheet.columns),
             .row_name = [this](int row) { return m_words.layers.value(row); },
             .column_name = [this](int column) { return spokenToken(m_words.tokens.value(column)); },
             .number = [this](const SpokenPlace& at) { return wordsOf(at.cell()); },
             .rect = [this](const SpokenPlace& at) { return m_sheet.rectOf(at.cell()); },
             .choose = [this](const SpokenPlace& at) { emit cellChosen(at.cell()); },
             .chosen = inside ? std::optional(SpokenPlace::of(m_chosen)) : std::nullopt}};
}

void LensCanvas::layOut(const QRectF& room)
{
    if (m_lens != nullptr) m_sheet = lensSheet(*m_lens, m_words, look(), room);
}

void LensCanvas::paintMarks(QPainter& painter) const
{
    if (m_chosen.query >= m_sheet.rows || m_chosen.key >= m_sheet.columns) return;
    painter.setPen(markPen());
    painter.drawRect(m_sheet.rectOf(m_chosen));
}

void LensCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_lens == nullptr) return;
    if (const auto cell = m_sheet.cellAt(event->position())) emit cellChosen(*cell);
}

void LensCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_lens != nullptr)
        if (const auto step = arrowStep(*event))
            return emit cellChosen({std::clamp(m_chosen.query + step->query, Index{0}, m_sheet.rows - 1),
                                    std::clamp(m_chosen.key + step->key, Index{0}, m_sheet.columns - 1)});
    QWidget::keyPressEvent(event);
}

#include "moc_lens_canvas.cpp"
