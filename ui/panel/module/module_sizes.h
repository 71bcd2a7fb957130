#pragma once

#include "ui/panel/module/module_section.h"

/// How large the module is, and how x becomes q, k and v.
class ModuleSizes final : public ModuleSection {
    Q_OBJECT
public:
    explicit ModuleSizes(QWidget* parent = nullptr);

protected:
    void display(const core::TeachingModule& module) override;

private:
    QSpinBox* m_heads;
    QSpinBox* m_width;
    QSpinBox* m_keys;
    QSpinBox* m_values;
    QComboBox* m_projections;
    QCheckBox* m_biases;
    QCheckBox* m_output;
};
