#include "ui/view/compare/compared_map.h"

#include "ui/part/elided_label.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/words/difference_words.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace {

struct ComparedMapWords {
    Q_DECLARE_TR_FUNCTIONS(ComparedMap)
};

/// An audience reads the numbers: titles and labels leave them the room.
QFont titleFont(bool bare)
{
    QFont font = textFont(bare ? 8 : 10.5);
    font.setBold(true);
    return font;
}

QFont labelFont(bool bare) { return textFont(bare ? 6.5 : 9); }

QString widestNumber(bool difference) { return difference ? QStringLiteral("+.00") : QStringLiteral(".00"); }

QFont noteFont(bool bare)
{
    QFont font = textFont(bare ? 16 : 8);
    font.setBold(bare);
    return font;
}

double noteHeight(bool bare) { return QFontMetricsF(noteFont(bare)).height() + 4; }

}  // namespace

double ComparedMap::titleHeight(bool bare) { return QFontMetricsF(titleFont(bare)).height() + 6; }
double ComparedMap::titlesHeight(bool bare) { return titleHeight(bare) + noteHeight(bare) + 4; }

ComparedMap::ComparedMap(QCustomPlot* plot)
    : m_panel(plot, false),
      m_absent(new AbsentCells(&m_panel, plot)),
      m_marker(new CellMarker(&m_panel, plot)),
      m_title(new ElidedLabel(plot)),
      m_note(new ElidedLabel(plot))
{
    m_title->setObjectName(QStringLiteral("mapTitle"));
    keepScaled(m_title, [this] { m_title->setFont(titleFont(m_isBare)); });
    m_note->setObjectName(QStringLiteral("mapNote"));
    keepScaled(m_note, [this] { m_note->setFont(noteFont(m_isBare)); });
    m_note->setProperty("role", QStringLiteral("hint"));
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (ElidedLabel* label : {m_title, m_note}) label->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void ComparedMap::setContent(ComparedContent content, bool difference)
{
    m_content = std::move(content);
    m_difference = difference;
    m_panel.setContent(m_content.data, m_content.queries.labels, m_content.keys);
    m_absent->setAbsent(m_content.absent_queries, m_content.absent_keys);
    m_panel.heatmap()->setNumberText(difference ? signedWeight : cellWeight, widestNumber(difference));
    m_panel.heatmap()->setMinuses(difference);
    m_panel.fit();
    const QString gap = m_content.title.isEmpty() ? QString() : QStringLiteral("   ");
    m_title->setText(m_content.name + gap + m_content.title);
    m_note->setWordWrap(isEmpty());
}

void ComparedMap::setStyle(const HeatStyle& style, std::shared_ptr<const HeatData> shares)
{
    m_panel.heatmap()->setShares(std::move(shares));
    m_panel.setStyle(style, labelFont(m_isBare));
}

void ComparedMap::setVisible(bool visible)
{
    m_title->setVisible(visible);
    m_note->setVisible(visible);
}

void ComparedMap::hideTitle() { m_title->hide(); }

void ComparedMap::setBare(bool bare)
{
    m_isBare = bare;
    m_title->setFont(titleFont(bare));
    m_note->setFont(noteFont(bare));
    writeNote();
}

void ComparedMap::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_pointed = hover.value_or(chosen);
    m_panel.queryLabels()->setMarked(static_cast<int>(m_pointed.query));
    m_panel.keyLabels()->setMarked(static_cast<int>(m_pointed.key));
    m_marker->setCells(chosen, hover);
    writeNote();
}

/// With the marked cell's number: in small cells there is no room for it.
void ComparedMap::writeNote()
{
    const float value = has(m_pointed) ? m_content.data->at(m_pointed.query, m_pointed.key) : HeatData::hidden;
    if (value == HeatData::hidden)
        m_note->setText(m_content.note);
    else if (m_isBare)
        m_note->setText(m_difference ? preciseDifference(value) : shortWeight(value));
    else if (m_difference)
        m_note->setText(ComparedMapWords::tr("cell %1 · %2").arg(preciseDifference(value), m_content.note));
    else if (m_content.note.isEmpty())
        m_note->setText(ComparedMapWords::tr("cell %1").arg(value < 0 ? signedWeight(value) : shortWeight(value)));
    else
        m_note->setText(ComparedMapWords::tr("%1 · cell %2").arg(m_content.note, shortWeight(value)));
}

void ComparedMap::place(const QRectF& map, double above, double width, const Place& at)
{
    m_panel.queryLabels()->setTokens(at.labelled ? m_content.queries.labels : QStringList());
    m_panel.setRect(map, m_panel.axes()->parentPlot()->size());
    const QSizeF cell(map.width() / std::max(1.0, m_panel.keyAxis()->range().size()),
                      map.height() / std::max(1.0, m_panel.queryAxis()->range().size()));
    m_panel.setValues(true, smallestCellFont(cell, widestNumber(m_difference)));
    const QRectF title(map.left(), map.top() - above, width, titleHeight(m_isBare));
    // A long title begins over the queries' labels, unless the map before it has its own there.
    const double lacking = m_title->sizeHint().width() - width;
    const double labels =
        at.labelled && at.first && !isEmpty() ? m_panel.queryLabels()->extent(1, m_panel.axes()->parentPlot()) : 0;
    const double earlier = std::clamp(lacking, 0.0, std::max(0.0, labels));
    m_title->setGeometry(title.adjusted(-earlier, 0, 0, 0).toRect());
    const double room = isEmpty() ? map.bottom() - title.bottom() : noteHeight(m_isBare);
    m_note->setGeometry(QRectF(title.left(), title.bottom(), width, room).toRect());
}

QString ComparedMap::cellText(const Cell& cell) const
{
    if (!has(cell)) return {};
    if (isAbsent(cell))
        return (m_difference ? ComparedMapWords::tr("%1: not in both texts")
                             : ComparedMapWords::tr("%1: not in its text"))
            .arg(m_content.name);
    const float value = m_content.data->at(cell.query, cell.key);
    const QString none = noNumber(value);
    const QString number = !none.isEmpty() ? none
                           : m_difference  ? preciseDifference(value)
                                           : QString::number(static_cast<double>(value), 'f', 4);
    return ComparedMapWords::tr("%1: %2 → %3: %4")
        .arg(m_content.name, m_content.queries.subjects.value(cell.query), m_content.key_subjects.value(cell.key),
             number);
}

QString ComparedMap::spokenAmount(const Cell& cell) const
{
    if (!has(cell)) return {};
    if (isAbsent(cell)) return ComparedMapWords::tr("without this token");
    const float value = m_content.data->at(cell.query, cell.key);
    const QString none = noNumber(value);
    return none.isEmpty() ? ComparedMapWords::tr("%1 percent").arg(std::lround(100 * value)) : none;
}

QString ComparedMap::spokenWeight(const Cell& cell) const
{
    return has(cell) ? QStringLiteral("%1 %2").arg(m_content.name, spokenAmount(cell)) : QString();
}
