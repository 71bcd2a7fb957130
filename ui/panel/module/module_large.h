#pragma once

#include "ui/panel/module/module_section.h"

/// What only models have that are too large to run here: queries that grow with their place, a gate of each head's
/// output, an index of keys, differences of softmaxes, latents, experts, a second layer, a layer without a softmax.
class ModuleLarge final : public ModuleSection {
    Q_OBJECT
public:
    explicit ModuleLarge(QWidget* parent = nullptr);

    /// Whether the module has anything of it.
    static bool any(const core::TeachingModule& module);
    /// Whether both have the same of it.
    static bool same(const core::TeachingModule& a, const core::TeachingModule& b);

protected:
    void display(const core::TeachingModule& module) override;

private:
    PrefixedSpin* m_scale;
    PrefixedSpin* m_step;
    QComboBox* m_gate;
    QSpinBox* m_kept;
    QSpinBox* m_indexHeads;
    QSpinBox* m_indexDimensions;
    PrefixedSpin* m_lambda;
    QSpinBox* m_latent;
    QSpinBox* m_queryLatent;
    QSpinBox* m_shared;
    QSpinBox* m_experts;
    QSpinBox* m_taken;
    QComboBox* m_mixer;
    QSpinBox* m_taps;
    QComboBox* m_second;
};
