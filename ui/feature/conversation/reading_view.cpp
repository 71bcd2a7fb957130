#include "ui/feature/conversation/reading_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

ReadingView::ReadingView(QWidget* parent) : ChartView(parent)
{
    setObjectName(QStringLiteral("readingChart"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Who was read for each word of the answer"));
    keepThemed(this, [this] { draw(); });
}

void ReadingView::display(std::shared_ptr<const ReadingChart> shown)
{
    m_shown = std::move(shown);
    m_word = std::clamp(m_word, 0, std::max(0, words() - 1));
    draw();
    speak(this);
}

int ReadingView::words() const { return m_shown == nullptr ? 0 : static_cast<int>(m_shown->words.size()); }

void ReadingView::setWord(int word)
{
    if (word == m_word || word < 0 || word >= words()) return;
    m_word = word;
    update();
    speak(this);
}

void ReadingView::draw()
{
    if (m_shown == nullptr) return setChart({});
    setChart(m_shown->chart(themeColors()));
    Chart labelled = chart();
    m_shown->label(labelled, labelled.rect.width(), this);
    setChart(std::move(labelled));
}

QSize ReadingView::sizeHint() const { return {scaled(520), scaled(240)}; }

QRectF ReadingView::rectOf(int word) const
{
    const QRectF& inside = chart().rect;
    const double each = inside.width() / std::max(1, words());
    return {inside.left() + word * each, inside.top(), each, inside.height()};
}

std::vector<SpokenTable> ReadingView::spokenTables()
{
    if (m_shown == nullptr) return {};
    return {{.name = tr("Share of the weight: words of the answer, and spans that were read for them"),
             .rows = words(),
             .columns = static_cast<int>(m_shown->areas.size()),
             .row_name = [shown = m_shown](int row) { return shown->words.value(row); },
             .column_name = [shown = m_shown](int column) { return shown->areas[column].name; },
             .number =
                 [shown = m_shown](const SpokenPlace& at) {
                     return tr("%1 percent").arg(100 * shown->areas[at.column].shares[at.row], 0, 'f', 0);
                 },
             .rect = [this](const SpokenPlace& at) { return rectOf(at.row); },
             .choose = [this](const SpokenPlace& at) { choose(at.row); },
             .chosen = SpokenPlace{m_word, 0}}};
}

void ReadingView::choose(int word)
{
    if (word < 0 || word >= words()) return;
    setWord(word);
    emit wordChosen(word);
}

void ReadingView::paintOver(QPainter& painter)
{
    if (words() == 0) return;
    painter.setPen(QPen(themeColors().text, hasFocus() ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rectOf(m_word));
}

void ReadingView::resizeEvent(QResizeEvent* event)
{
    ChartView::resizeEvent(event);
    draw();
}

void ReadingView::mousePressEvent(QMouseEvent* event)
{
    if (words() == 0 || event->button() != Qt::LeftButton) return;
    const QRectF& inside = chart().rect;
    if (inside.contains(event->position()))
        choose(static_cast<int>(std::floor((event->position().x() - inside.left()) / inside.width() * words())));
}

void ReadingView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: return choose(m_word - 1);
    case Qt::Key_Right: return choose(m_word + 1);
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(words() - 1);
    default: ChartView::keyPressEvent(event);
    }
}

#include "moc_reading_view.cpp"
