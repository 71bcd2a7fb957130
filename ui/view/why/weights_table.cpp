#include "ui/view/why/weights_table.h"

#include <QHeaderView>

#include "ui/plot/why/account_sheet.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"

#include <algorithm>

namespace {

constexpr int apart = 12;  ///< apart of a column and the next

QString namesOf(const std::vector<core::TokenProjection>& tokens, const WeightsTable::TokenName& name)
{
    QStringList words;
    constexpr std::size_t most = 7;
    for (std::size_t i = 0; i < std::min(most, tokens.size()); ++i) words << name(tokens[i].id);
    return words.join(QStringLiteral("   "));
}

}  // namespace

WeightsTable::WeightsTable(QWidget* parent) : QTreeWidget(parent)
{
    setAccessibleName(tr("Directions of the head's weights, with the tokens at their ends"));
    setColumnCount(3);
    setRootIsDecorated(false);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(false);
    setHeaderHidden(true);
    header()->setStretchLastSection(true);
}

void WeightsTable::display(std::shared_ptr<const core::HeadReading> reading, const TokenName& name)
{
    clear();
    if (reading == nullptr) return;
    addCircuit(tr("Which queries and keys match"), tr("queries like these"), tr("match keys like these"),
               reading->query_key, name);
    if (reading->output_value)
        addCircuit(tr("What it writes"), tr("attending to these"), tr("raises these"), *reading->output_value, name);
    expandAll();
    setColumnWidth(0, std::min(sizeHintForColumn(0), viewport()->width() / 3));
    setColumnWidth(1, (viewport()->width() - columnWidth(0)) / 2);
}

void WeightsTable::addCircuit(const QString& title, const QString& left, const QString& right,
                              const core::HeadDirections& of, const TokenName& name)
{
    auto* heading = new QTreeWidgetItem({title, left, right});
    QFont bold = font();
    bold.setBold(true);
    for (int column = 0; column < 3; ++column) heading->setFont(column, bold);
    heading->setFlags(Qt::ItemIsEnabled);
    const int titleWidth = QFontMetrics(bold, this).horizontalAdvance(title) + scaled(apart);
    heading->setSizeHint(0, QSize(titleWidth, 2 * fontMetrics().height()));
    addTopLevelItem(heading);
    for (const core::HeadDirection& each : of.directions) {
        // A direction has two ends, and the query's one end finds the key's same end.
        auto* item = new QTreeWidgetItem(
            {tr("%1   %2 %").arg(addedNumber(each.value)).arg(100 * each.share, 0, 'f', 0),
             namesOf(each.left_tokens.highest, name) + QLatin1Char('\n') + namesOf(each.left_tokens.lowest, name),
             namesOf(each.right_tokens.highest, name) + QLatin1Char('\n') + namesOf(each.right_tokens.lowest, name)});
        item->setFont(0, numberFont(10));
        constexpr int lines = 2;
        const int numbersWidth = QFontMetrics(item->font(0), this).horizontalAdvance(item->text(0)) + scaled(apart);
        item->setSizeHint(0, QSize(numbersWidth, lines * fontMetrics().height() + scaled(apart)));
        item->setToolTip(0, tr("The direction's singular value, and its share of all that the circuit does. The first "
                               "line is one end of the direction, the second the other."));
        addTopLevelItem(item);
    }
}

#include "moc_weights_table.cpp"
