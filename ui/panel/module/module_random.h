#pragma once

#include "ui/panel/module/module_section.h"

/// The random parts: dropout and the weights.
class ModuleRandom final : public ModuleSection {
    Q_OBJECT
public:
    explicit ModuleRandom(QWidget* parent = nullptr);

protected:
    void display(const core::TeachingModule& module) override;

private:
    PrefixedSpin* m_dropout;
    QSpinBox* m_dropoutSeed;
    QSpinBox* m_seed;
    QCheckBox* m_whole;
};
