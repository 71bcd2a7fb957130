#include "ui/plot/steps/head_sum_rows.h"

#include <QCoreApplication>

#include "ui/words/short_numbers.h"

using core::Index;

namespace {

struct HeadSumWords {
    Q_DECLARE_TR_FUNCTIONS(HeadSumWords)
};

}  // namespace

HeadSumRows::HeadSumRows(const core::HeadSum& sum_, const QStringList& head_names, const std::vector<Index>& left_out)
    : heads(static_cast<int>(sum_.parts.size()))
{
    if (heads == 0) return;
    const bool biased = sum_.bias.size() > 0, known = sum_.einsum.size() > 0;
    sum = heads + (biased ? 1 : 0);
    numbers.resize(sum + (known ? 3 : 2), sum_.output.size());
    for (int head = 0; head < heads; ++head) {
        names << head_names.value(head);
        numbers.row(head) = sum_.parts[static_cast<std::size_t>(head)];
    }
    const auto add = [&](const QString& name, const core::RowVector& row) {
        numbers.row(names.size()) = row;
        names << name;
    };
    if (biased) add(HeadSumWords::tr("bias"), sum_.bias);
    add(left_out.empty() ? HeadSumWords::tr("Σ") : HeadSumWords::tr("Σ of the rest"), sum_.sum(left_out));
    if (known) add(QStringLiteral("einsum"), sum_.einsum);
    add(HeadSumWords::tr("concat · Wₒ"), sum_.output);
}

QString timesOutput(const HeadSumRows& rows, int row)
{
    if (rows.isOutput(row)) return QStringLiteral("· Wₒ =");
    if (!rows.isHead(row)) return {};
    QString number = QString::number(row + 1);
    for (QChar& digit : number) digit = QChar(0x2080 + digit.digitValue());  // ₀ to ₉
    return QStringLiteral("· Wₒ%1 =").arg(number);
}

QString einsumCode() { return QStringLiteral("torch.einsum('qhd,hdm->qm', contexts, Wₒ)"); }

QString headSumSummary(const core::HeadSum& sum, const std::vector<Index>& left_out, const QString& token)
{
    if (sum.parts.empty()) return {};
    if (left_out.empty())
        return HeadSumWords::tr("%1: Σ over heads, the sum at once and concat · Wₒ differ by at most %2")
            .arg(token, numberText(sum.largestDifference()));
    const float apart = (sum.sum(left_out) - sum.output).cwiseAbs().maxCoeff();
    return HeadSumWords::tr("%1: without the heads that are out, the sum differs by up to %2 from the output")
        .arg(token, numberText(apart));
}
