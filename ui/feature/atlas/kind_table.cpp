#include "ui/feature/atlas/kind_table.h"

#include <QHeaderView>

#include "ui/part/quiet_table.h"
#include "ui/part/silence.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

namespace {

constexpr int mostRowsSeen = 7;

QString headerOf(const std::string& kind)
{
    constexpr qsizetype most = 24;
    const QString name = kind.empty() ? KindTable::tr("outside") : kindName(kind);
    return name.size() > most ? name.left(most - 1) + QStringLiteral("…") : name;
}

/// The more is read, the stronger; text stays readable on it.
QColor tintOf(double share)
{
    constexpr double strongest = 0.45;
    QColor color = themeColors().accent;
    color.setAlphaF(static_cast<float>(strongest * std::clamp(share, 0.0, 1.0)));
    return color;
}

}  // namespace

KindTable::KindTable(QWidget* parent) : QTableWidget(parent)
{
    setObjectName(QStringLiteral("kindTable"));
    setAccessibleName(tr("Who reads whom"));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);  // it would choose all, and one pair is chosen
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    keepScaled(this, [this] {
        verticalHeader()->setDefaultSectionSize(scaled(26));
        horizontalHeader()->setMinimumSectionSize(scaled(64));
        updateGeometry();
    });
    connect(this, &QTableWidget::currentCellChanged, this, &KindTable::choose);
}

QSize KindTable::sizeHint() const
{
    const int rows = std::clamp(rowCount(), 1, mostRowsSeen);
    const int bar = horizontalHeader()->length() > viewport()->width() ? scaled(14) : 0;
    return {scaled(300),
            horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + bar + 4};
}

void KindTable::showHead(const core::SpanStatistics& spans, std::size_t head, const SpanKinds& kinds)
{
    const Silence silence({this});
    m_kinds = spans.kinds;
    std::ranges::stable_partition(m_kinds, [](const std::string& kind) { return !kind.empty(); });
    const auto count = static_cast<int>(m_kinds.size());
    setRowCount(count);
    setColumnCount(count);
    QStringList names;
    for (const std::string& kind : m_kinds) names << headerOf(kind);
    setHorizontalHeaderLabels(names);
    setVerticalHeaderLabels(names);
    for (int place = 0; place < count; ++place) {
        const QString whole = plainTip(kindName(m_kinds[static_cast<std::size_t>(place)]));
        horizontalHeaderItem(place)->setToolTip(whole);
        verticalHeaderItem(place)->setToolTip(whole);
    }
    for (int row = 0; row < count; ++row)
        for (int column = 0; column < count; ++column) {
            const SpanKinds each{m_kinds[static_cast<std::size_t>(row)], m_kinds[static_cast<std::size_t>(column)]};
            const auto pair = spans.pairNamed(each.from, each.to);
            QTableWidgetItem* cell =
                numberCell(pair ? QString::number(spans.means[head][*pair], 'f', 3) : QStringLiteral("–"));
            if (pair) {
                cell->setBackground(tintOf(spans.means[head][*pair]));
                cell->setToolTip(plainTip(tr("%1: %2 of the weight, in %3 texts")
                                              .arg(pairName(each), spanShareText(spans, head, *pair))
                                              .arg(spans.texts[*pair])));
            }
            setItem(row, column, cell);
            if (each == kinds) setCurrentCell(row, column);
        }
    updateGeometry();
}

/// A scroll bar takes room where the columns have none.
void KindTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    updateGeometry();
}

void KindTable::choose()
{
    const int row = currentRow(), column = currentColumn();
    if (row < 0 || column < 0 || std::max(row, column) >= static_cast<int>(m_kinds.size())) return;
    emit pairChosen({m_kinds[static_cast<std::size_t>(row)], m_kinds[static_cast<std::size_t>(column)]});
}

#include "moc_kind_table.cpp"
