#pragma once

#include <QDialog>

#include "core/model/reference_texts.h"

class QDoubleSpinBox;
class QLineEdit;

/// Asks for two texts, whose difference is a direction, and by how much a layer's output is moved along it.
class SteeringDialog final : public QDialog {
    Q_OBJECT
public:
    explicit SteeringDialog(QWidget* parent = nullptr);

    /// The text that it leads to, then the one that it leads away from.
    core::ReferenceTexts texts() const;
    float factor() const;

private:
    QLineEdit* m_toward;
    QLineEdit* m_from;
    QDoubleSpinBox* m_factor;
};
