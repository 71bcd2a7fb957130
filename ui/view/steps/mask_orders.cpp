#include "ui/view/steps/mask_orders.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/part/heading.h"
#include "ui/theme/fonts.h"

MaskOrders::MaskOrders(QWidget* parent) : QWidget(parent), m_sheet(new StepsSheet), m_difference(new QLabel)
{
    setOwnFont(m_difference, numberFont(8.5));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    layout->addWidget(new Heading(tr("Two ways to mask give the same weights")));
    layout->addWidget(m_sheet);
    layout->addWidget(m_difference);
}

void MaskOrders::display(const core::BothOrders& both, const core::Mask& mask, const QStringList& queries,
                         const QStringList& rows, const QStringList& keys)
{
    const auto one = [](const core::Matrix& weights) {
        return core::AttentionStep{core::StepKind::Softmax,
                                   {{core::Stage::Weights, core::StageAxis::Queries, core::StageAxis::Keys, weights}}};
    };
    m_sheet->setContent({.steps = {one(both.before_softmax), one(both.after_softmax)},
                         .mask = mask,
                         .queries = queries,
                         .rows = rows,
                         .keys = keys,
                         .titles = {tr("−∞ before softmax"), tr("softmax, then hide and renormalise")}});
    m_difference->setText(tr("largest difference %1").arg(static_cast<double>(both.largest_difference), 0, 'e', 2));
}

void MaskOrders::clear()
{
    m_sheet->setContent({});
    m_difference->clear();
}

#include "moc_mask_orders.cpp"
