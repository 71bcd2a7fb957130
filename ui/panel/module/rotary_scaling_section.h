#pragma once

#include "ui/panel/module/module_section.h"

/// How a rotary embedding is stretched to longer texts, with only the numbers that this way has.
class RotaryScalingSection final : public ModuleSection {
    Q_OBJECT
public:
    explicit RotaryScalingSection(QWidget* parent = nullptr);

protected:
    void display(const core::TeachingModule& module) override;

private:
    QComboBox* m_kind;
    PrefixedSpin* m_factor;
    QSpinBox* m_trained;
    PrefixedSpin* m_low;
    PrefixedSpin* m_high;
    PrefixedSpin* m_fast;
    PrefixedSpin* m_slow;
    PrefixedSpin* m_attention;
};
