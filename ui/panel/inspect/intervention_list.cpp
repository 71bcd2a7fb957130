#include "ui/panel/inspect/intervention_list.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/theme/magnification.h"

using core::Intervention;

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

void InterventionList::display(const std::vector<Intervention>& interventions, const QStringList& words)
{
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
    if (intervention.kind == Intervention::Kind::Scale || !intervention.isOfHeads()) {
        auto* factor = new QDoubleSpinBox;
        factor->setRange(-100, 100);
        factor->setSingleStep(0.25);
        factor->setPrefix(QStringLiteral("× "));
        factor->setKeyboardTracking(false);
        factor->setMaximumWidth(scaled(84));
        factor->setValue(static_cast<double>(intervention.factor));
        factor->setAccessibleName(intervention.isOfHeads() ? tr("What the head's output is multiplied by")
                                                           : tr("Factor of: %1").arg(words));
        connect(factor, &QDoubleSpinBox::valueChanged, this,
                [this, place](double value) { emit factorEdited(place, static_cast<float>(value)); });
        layout->addWidget(factor);
    }
    auto* remove = new QToolButton;
    remove->setText(QStringLiteral("×"));
    remove->setProperty("role", QStringLiteral("small"));
    remove->setObjectName(QStringLiteral("removeIntervention"));
    remove->setAccessibleName(tr("Remove: %1").arg(words));
    remove->setToolTip(tr("Remove this intervention"));
    connect(remove, &QToolButton::clicked, this, [this, place] { emit removed(place); });
    layout->addWidget(remove);
    return row;
}

#include "moc_intervention_list.cpp"
