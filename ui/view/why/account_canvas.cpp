#include "ui/view/why/account_canvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/arrow_keys.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

using core::Cell;
using core::Index;

AccountCanvas::AccountCanvas(QWidget* parent) : SheetCanvas(parent)
{
    setAccessibleName(tr("What wrote the query's row and the key's, and their products"));
}

/// Pairs of tokens ask for enough room for all their names.
QSize AccountCanvas::minimumSizeHint() const
{
    const QSize usual(scaled(440), scaled(340));
    if (!m_whole || m_account == nullptr) return usual;
    const QSizeF room = accountRoom(m_table, m_named, look());
    return usual.expandedTo(room.toSize().grownBy(edges()));
}

QRect AccountCanvas::chosenRect() const
{
    return m_account == nullptr || (m_chosen.query < 0 && m_chosen.key < 0) ? QRect()
                                                                            : m_sheet.rectOf(m_chosen).toAlignedRect();
}

void AccountCanvas::display(std::shared_ptr<const core::CellAccount> account, Words words)
{
    take(std::move(account), std::move(words), false);
}

void AccountCanvas::displayWhole(std::shared_ptr<const core::CellAccount> account, Words words)
{
    take(std::move(account), std::move(words), true);
}

void AccountCanvas::take(std::shared_ptr<const core::CellAccount> account, Words words, bool whole)
{
    m_whole = whole;
    m_account = std::move(account);
    m_words = std::move(words);
    m_chosen = {};
    m_named = {};
    rebuild();
    updateGeometry();
    setAccessibleName(m_named.name.isEmpty() ? tr("What wrote the query's row and the key's, and their products")
                                             : m_named.name);
    if (m_account != nullptr) choose({0, 0});
}

void AccountCanvas::layOut(const QRectF& room)
{
    if (m_account == nullptr) return;
    const QSize fit = partsThatFit(look(), room.size());
    m_table = m_whole ? core::wholeTable(*m_account) : core::accountTable(*m_account, fit.height(), fit.width());
    m_named = m_words(m_table);
    m_sheet = accountSheet(m_table, m_named, look(), room);
    m_chosen.query = std::min(m_chosen.query, m_sheet.rows - 1);
    m_chosen.key = std::min(m_chosen.key, m_sheet.columns - 1);
}

void AccountCanvas::paintMarks(QPainter& painter) const
{
    painter.setPen(QPen(themeColors().accent, 1));
    if (m_chosen.query >= 0) painter.drawRect(m_sheet.rectOf({m_chosen.query, -1}));
    if (m_chosen.key >= 0) painter.drawRect(m_sheet.rectOf({-1, m_chosen.key}));
    painter.setPen(markPen());
    if (m_chosen.query >= 0 && m_chosen.key >= 0) painter.drawRect(m_sheet.rectOf(m_chosen));
}

void AccountCanvas::choose(const Cell& lines)
{
    m_chosen = lines;
    setAccessibleDescription(wordsOf(lines));
    speak(this);
    update();
    emit productChosen(lines);
}

/// The products; what each row and each column adds by itself is said with its name.
std::vector<SpokenTable> AccountCanvas::spokenTables()
{
    if (m_account == nullptr) return {};
    return {
        {.name = accessibleName(),
         .rows = static_cast<int>(m_sheet.rows),
         .columns = static_cast<int>(m_sheet.columns),
         .row_name =
             [this](int row) {
                 return wordsOf({row, -1});
             },
         .column_name =
             [this](int column) {
                 return wordsOf({-1, column});
             },
         .number =
             [this](const SpokenPlace& at) {
                 return addedNumber(static_cast<double>(m_table.values(at.row, at.column)), m_sheet.places);
             },
         .sentence = [this](const SpokenPlace& at) { return wordsOf(at.cell()); },
         .rect = [this](const SpokenPlace& at) { return m_sheet.rectOf(at.cell()); },
         .choose = [this](const SpokenPlace& at) { choose(at.cell()); },
         .chosen = m_chosen.query >= 0 && m_chosen.key >= 0 ? std::optional(SpokenPlace::of(m_chosen)) : std::nullopt}};
}

QString AccountCanvas::wordsOf(const Cell& lines) const
{
    const QString row = m_named.queries.value(lines.query), column = m_named.keys.value(lines.key);
    if (lines.key < 0)
        return (m_named.query_sum.isEmpty() ? tr("%1 in the query's row adds %2") : m_named.query_sum)
            .arg(row, m_sheet.query_sums.value(lines.query));
    if (lines.query < 0)
        return (m_named.key_sum.isEmpty() ? tr("%1 in the key's row adds %2") : m_named.key_sum)
            .arg(column, m_sheet.key_sums.value(lines.key));
    return tr("%1 × %2 adds %3")
        .arg(row, column, addedNumber(static_cast<double>(m_table.values(lines.query, lines.key)), m_sheet.places));
}

void AccountCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_account == nullptr) return;
    if (const auto lines = m_sheet.lineAt(event->position())) choose(*lines);
}

void AccountCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_account == nullptr) return;
    if (const auto lines = m_sheet.lineAt(event->position())) emit productOpened(*lines);
}

void AccountCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_account == nullptr) return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return emit productOpened(m_chosen);
    if (const auto step = arrowStep(*event))
        return choose({std::clamp(std::max<Index>(m_chosen.query, 0) + step->query, Index{0}, m_sheet.rows - 1),
                       std::clamp(std::max<Index>(m_chosen.key, 0) + step->key, Index{0}, m_sheet.columns - 1)});
    QWidget::keyPressEvent(event);
}

bool AccountCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_account == nullptr) return SheetCanvas::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto lines = m_sheet.lineAt(help->pos());
    QToolTip::showText(help->globalPos(), lines ? plainTip(wordsOf(*lines)) : QString(), this);
    return true;
}

#include "moc_account_canvas.cpp"
