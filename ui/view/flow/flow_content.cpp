#include "ui/view/flow/flow_content.h"

#include <QCoreApplication>

#include "ui/plot/spoken/spoken_cell.h"

#include <algorithm>

using core::Cell;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("FlowCanvas", text); }

/// ", 44 percent, rank 1 of 9"
QString weightSentence(const FlowHead& head, const Cell& cell)
{
    const core::RowVector row = head.row(cell.query);
    const float weight = row[cell.key];
    if (const QString none = noNumber(weight); !none.isEmpty()) return tr(": %1").arg(none);
    const auto larger = (row.array() > weight && row.array().isFinite()).count();
    const auto visible = row.array().isFinite().count();
    const double percent = static_cast<double>(weight) * 100;
    return tr(", %1 percent, rank %2 of %3").arg(percent, 0, 'f', percent < 9.95 ? 1 : 0).arg(larger + 1).arg(visible);
}

}  // namespace

std::vector<FlowLine> FlowStandOut::among(const std::vector<FlowLine>& lines) const
{
    std::vector<FlowLine> found;
    if (!isFaded()) return found;
    std::ranges::copy_if(lines, std::back_inserter(found), [&](const FlowLine& line) {
        if (head && line.head != *head) return false;
        if (!token) return true;
        return (token->column == FlowColumn::Queries ? line.query : line.key) == token->place;
    });
    return found;
}

QString flowCellSentence(const FlowContent& content, const Cell& cell)
{
    if (cell.query >= content.count(FlowColumn::Queries) || cell.key >= content.count(FlowColumn::Keys)
        || content.heads.empty())
        return {};
    QStringList all{tr("%1 attends to %2%3")
                        .arg(content.queries.subjects.value(cell.query), content.keys.value(cell.key),
                             weightSentence(content.heads.front(), cell))};
    for (std::size_t head = 1; head < content.heads.size(); ++head)
        all << content.titles.value(static_cast<qsizetype>(head)) + weightSentence(content.heads[head], cell);
    return all.join(QStringLiteral("; "));
}

QString flowCellAmounts(const FlowContent& content, const Cell& cell)
{
    if (cell.query >= content.count(FlowColumn::Queries) || cell.key >= content.count(FlowColumn::Keys)) return {};
    QStringList all;
    for (std::size_t head = 0; head < content.heads.size(); ++head) {
        const QString amount = spokenAmount(content.heads[head].row(cell.query)[cell.key]);
        all << (content.heads.size() == 1
                    ? amount
                    : QStringLiteral("%1 %2").arg(content.titles.value(static_cast<qsizetype>(head)), amount));
    }
    return all.join(QStringLiteral("; "));
}

QString flowTokenText(const FlowContent& content, const FlowToken& token)
{
    const QStringList& names = token.column == FlowColumn::Queries ? content.queries.subjects : content.keys;
    return tr("%1 (token %2 of %3)")
        .arg(names.value(token.place))
        .arg(token.place + 1)
        .arg(content.count(token.column));
}
