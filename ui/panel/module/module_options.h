#pragma once

#include "ui/panel/module/module_section.h"

/// Options that few modules change: shared keys and values, scale, soft-cap, sinks, norms, added keys, a cache.
class ModuleOptions final : public ModuleSection {
    Q_OBJECT
public:
    explicit ModuleOptions(QWidget* parent = nullptr);

    /// Whether the module has anything of it.
    static bool any(const core::TeachingModule& module);
    /// Whether both have the same of it.
    static bool same(const core::TeachingModule& a, const core::TeachingModule& b);
    /// In cross-attention every query asks.
    void setCross(bool cross);

protected:
    void display(const core::TeachingModule& module) override;

private:
    void displayKeyHeads(const core::TeachingModule& module);

    QComboBox* m_keyHeads;
    PrefixedSpin* m_scale;
    PrefixedSpin* m_softCap;
    QComboBox* m_sink;
    QCheckBox* m_norm;
    QCheckBox* m_bias;
    QCheckBox* m_zero;
    QSpinBox* m_last;
};
