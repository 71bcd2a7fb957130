#include "ui/view/why/answer_canvas.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/magnification.h"
#include "ui/view/arrow_keys.h"

#include <algorithm>

using core::Cell;
using core::Index;

namespace {

constexpr int forMaps = 560;  ///< width of the account with maps of heads beside it

}  // namespace

AnswerCanvas::AnswerCanvas(QWidget* parent) : SheetCanvas(parent) { setAccessibleName(tr("What wrote the answer")); }

QSize AnswerCanvas::minimumSizeHint() const
{
    return m_isBare ? QSize(scaled(320), scaled(200)) : QSize(scaled(forMaps), scaled(320));
}

void AnswerCanvas::setBare(bool bare)
{
    m_isBare = bare;
    updateGeometry();
}

void AnswerCanvas::display(std::shared_ptr<const core::AnswerAccount> account, Words words,
                           std::vector<HeadMapOfAnswer> maps)
{
    const bool another = account != m_account;
    m_account = std::move(account);
    m_words = std::move(words);
    m_maps = std::move(maps);
    rebuild();
    if (m_account != nullptr) choose(another ? 0 : m_line);
}

void AnswerCanvas::layOut(const QRectF& room)
{
    if (m_account == nullptr) return;
    m_parts = core::largestParts(m_account->values, partsOfAnswerThatFit(look(), room.size()));
    m_named = m_words(m_parts);
    const bool hasRoom = !m_isBare || width() >= scaled(forMaps);
    m_sheet = answerSheet(m_parts, m_named, hasRoom ? m_maps : std::vector<HeadMapOfAnswer>(), look(), room);
    m_line = std::min(m_line, m_parts.lines() - 1);
}

void AnswerCanvas::paintMarks(QPainter& painter) const
{
    if (m_line >= std::ssize(m_sheet.lines)) return;
    painter.setPen(markPen());
    painter.drawRect(m_sheet.lines[static_cast<std::size_t>(m_line)].adjusted(-4, 1, 0, -1));
}

void AnswerCanvas::choose(Index line)
{
    m_line = std::clamp(line, Index{0}, std::max<Index>(0, m_parts.lines() - 1));
    if (m_parts.lines() > 0) setAccessibleDescription(wordsOf(m_line));
    speak(this);
    update();
}

QString AnswerCanvas::wordsOf(Index line) const
{
    return tr("%1 adds %2").arg(m_named.parts.value(line), addedNumber(m_parts.values[static_cast<std::size_t>(line)]));
}

std::vector<SpokenTable> AnswerCanvas::spokenTables()
{
    if (m_account == nullptr) return {};
    std::vector<SpokenTable> tables{
        {.name = m_named.title,
         .rows = static_cast<int>(std::min<Index>(m_parts.lines(), std::ssize(m_sheet.lines))),
         .columns = 1,
         .row_name = [this](int row) { return m_named.parts.value(row); },
         .column_name = [](int) { return tr("what it adds"); },
         .number =
             [this](const SpokenPlace& at) { return addedNumber(m_parts.values[static_cast<std::size_t>(at.row)]); },
         .sentence = [this](const SpokenPlace& at) { return wordsOf(at.row); },
         .rect = [this](const SpokenPlace& at) { return m_sheet.lines[static_cast<std::size_t>(at.row)]; },
         .choose = [this](const SpokenPlace& at) { choose(at.row); },
         .chosen = SpokenPlace{static_cast<int>(m_line), 0}}};
    for (std::size_t i = 0; i < std::min(m_maps.size(), m_sheet.maps.size()); ++i)
        if (m_maps[i].values.size() > 0)
            tables.push_back(spokenMap(m_maps[i], m_sheet.maps[i],
                                       [this](const Cell& head) { emit headOpened(head.query, head.key); }));
    return tables;
}

void AnswerCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_account == nullptr) return;
    if (const auto head = m_sheet.headAt(event->position(), m_maps)) return emit headOpened(head->query, head->key);
    if (const auto line = m_sheet.lineAt(event->position())) {
        choose(*line);
        emit partOpened(*line);
    }
}

void AnswerCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_account == nullptr) return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return emit partOpened(m_line);
    const auto step = arrowStep(*event);
    if (step && step->query != 0) return choose(m_line + step->query);
    QWidget::keyPressEvent(event);
}

#include "moc_answer_canvas.cpp"
