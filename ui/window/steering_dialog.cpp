#include "ui/window/steering_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "core/model/intervention.h"
#include "ui/theme/magnification.h"

SteeringDialog::SteeringDialog(QWidget* parent)
    : QDialog(parent),
      m_toward(new QLineEdit),
      m_from(new QLineEdit),
      m_factor(new QDoubleSpinBox)
{
    setWindowTitle(tr("Steer the layer's output"));
    m_toward->setObjectName(QStringLiteral("steerToward"));
    m_toward->setPlaceholderText(tr("such as: Love"));
    m_from->setObjectName(QStringLiteral("steerFrom"));
    m_from->setPlaceholderText(tr("such as: Hate"));
    m_factor->setObjectName(QStringLiteral("steerFactor"));
    m_factor->setRange(-static_cast<double>(core::largestOutput), static_cast<double>(core::largestOutput));
    m_factor->setSingleStep(0.5);
    m_factor->setValue(4);
    auto* said = new QLabel(
        tr("What the last token of the first text has in the stream behind this layer, beyond that of the second, is a "
           "direction. So many times this direction is added to every token there."));
    said->setWordWrap(true);
    said->setMinimumWidth(scaled(360));
    auto* fields = new QFormLayout;
    fields->addRow(tr("&Toward the text"), m_toward);
    fields->addRow(tr("Away &from the text"), m_from);
    fields->addRow(tr("&How many times"), m_factor);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(said);
    layout->addLayout(fields);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto allow = [this, buttons] {
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_toward->text().isEmpty() && !m_from->text().isEmpty());
    };
    for (QLineEdit* each : {m_toward, m_from}) connect(each, &QLineEdit::textChanged, this, allow);
    allow();
}

core::ReferenceTexts SteeringDialog::texts() const
{
    return {"steering", {m_toward->text().toStdString(), m_from->text().toStdString()}};
}

float SteeringDialog::factor() const { return static_cast<float>(m_factor->value()); }

#include "moc_steering_dialog.cpp"
