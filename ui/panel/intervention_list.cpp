#include "ui/panel/intervention_list.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/panel/elided_label.h"
#include "ui/panel/heading.h"
#include "ui/theme/block_name.h"

using core::Index;
using core::Intervention;

namespace {

QString placeText(const Intervention& intervention)
{
    QString place = !intervention.layer ? InterventionList::tr("every head")
                    : !intervention.head
                        ? InterventionList::tr("layer %1").arg(*intervention.layer + 1)
                        : InterventionList::tr("L%1 H%2").arg(*intervention.layer + 1).arg(*intervention.head + 1);
    if (intervention.block != core::AttentionBlock::Self)
        place = QStringLiteral("%1 %2").arg(blockName(intervention.block), place);
    return place;
}

/// "it → cat" for one cell, "→ cat" for a key of every query, else how many.
QString cellsText(const core::Painting& cells, const QStringList& queries, const QStringList& keys)
{
    Index count = 0;
    std::optional<Index> oneKey;
    bool sameKey = true;
    Index query = 0;
    for (const auto& [row, runs] : cells.hidden())
        for (const core::KeyRun& run : runs) {
            count += run.to - run.from + 1;
            query = row;
            sameKey = sameKey && run.from == run.to && oneKey.value_or(run.from) == run.from;
            oneKey = run.from;
        }
    const QString key = keys.value(static_cast<qsizetype>(oneKey.value_or(0)));
    if (count == 1) return QStringLiteral("%1 → %2").arg(queries.value(static_cast<qsizetype>(query)), key);
    if (sameKey && count > 1 && count + 1 >= queries.size()) return InterventionList::tr("token %1").arg(key);
    return InterventionList::tr("%1 cells").arg(count);
}

}  // namespace

QString interventionText(const Intervention& intervention, const QStringList& queries, const QStringList& keys)
{
    const QString place = placeText(intervention);
    const auto said = [&](const QString& what) { return QStringLiteral("%1: %2").arg(place, what); };
    switch (intervention.kind) {
    case Intervention::Kind::Scale:
        return said(intervention.factor == 0
                        ? InterventionList::tr("switched off")
                        : InterventionList::tr("output × %1").arg(static_cast<double>(intervention.factor)));
    case Intervention::Kind::Mean: return said(InterventionList::tr("the text's mean output"));
    case Intervention::Kind::Uniform: return said(InterventionList::tr("attends evenly"));
    case Intervention::Kind::Hide:
        return said(InterventionList::tr("%1 hidden").arg(cellsText(*intervention.cells, queries, keys)));
    case Intervention::Kind::Pattern:
        return said(InterventionList::tr("attends to %1 alone").arg(cellsText(*intervention.cells, queries, keys)));
    case Intervention::Kind::Patch:
        return said(InterventionList::tr("output of run %1").arg(QChar(static_cast<ushort>('A' + intervention.run))));
    }
    return place;
}

InterventionList::InterventionList(QWidget* parent) : QWidget(parent)
{
    auto* heading = new QHBoxLayout;
    heading->addWidget(new Heading(tr("Interventions")), 1);
    auto* clear = new QToolButton;
    clear->setObjectName(QStringLiteral("clearInterventions"));
    clear->setText(tr("Remove all"));
    clear->setProperty("role", QStringLiteral("small"));
    clear->setToolTip(tr("Compute as the model itself does"));
    heading->addWidget(clear);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(heading);
    layout->addLayout(m_rows);
    connect(clear, &QToolButton::clicked, this, &InterventionList::cleared);
    hide();
}

void InterventionList::display(const std::vector<Intervention>& interventions, const QStringList& queries,
                               const QStringList& keys)
{
    QStringList words;
    for (const Intervention& each : interventions) words << interventionText(each, queries, keys);
    setVisible(!interventions.empty());
    if (interventions == m_shown && words == m_words) return;
    m_shown = interventions;
    m_words = words;
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t place = 0; place < interventions.size(); ++place)
        m_rows->addWidget(createRow(place, interventions[place], words[static_cast<qsizetype>(place)]));
}

QWidget* InterventionList::createRow(std::size_t place, const Intervention& intervention, const QString& words)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* label = new ElidedLabel;
    label->setText(words);
    label->setObjectName(QStringLiteral("intervention"));
    layout->addWidget(label, 1);
    if (intervention.kind == Intervention::Kind::Scale) {
        auto* factor = new QDoubleSpinBox;
        factor->setRange(-100, 100);
        factor->setSingleStep(0.25);
        factor->setPrefix(QStringLiteral("× "));
        factor->setKeyboardTracking(false);
        factor->setMaximumWidth(84);
        factor->setValue(static_cast<double>(intervention.factor));
        factor->setAccessibleName(tr("What the head's output is multiplied by"));
        connect(factor, &QDoubleSpinBox::valueChanged, this,
                [this, place](double value) { emit factorEdited(place, static_cast<float>(value)); });
        layout->addWidget(factor);
    }
    auto* remove = new QToolButton;
    remove->setText(QStringLiteral("×"));
    remove->setProperty("role", QStringLiteral("small"));
    remove->setObjectName(QStringLiteral("removeIntervention"));
    remove->setAccessibleName(tr("Remove: %1").arg(words));
    remove->setToolTip(tr("Take this intervention away"));
    connect(remove, &QToolButton::clicked, this, [this, place] { emit removed(place); });
    layout->addWidget(remove);
    return row;
}
