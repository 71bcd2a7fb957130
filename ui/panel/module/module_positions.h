#pragma once

#include "ui/panel/module/module_section.h"

/// How positions enter, and the numbers of that encoding alone; a rotary embedding's scaling has a section of its own.
class ModulePositions final : public ModuleSection {
    Q_OBJECT
public:
    explicit ModulePositions(QWidget* parent = nullptr);

protected:
    void display(const core::TeachingModule& module) override;

private:
    QComboBox* m_positions;
    QComboBox* m_alibi;
    QSpinBox* m_buckets;
    QSpinBox* m_distance;
    QComboBox* m_direction;
    QComboBox* m_pairing;
    QSpinBox* m_dimensions;
    QSpinBox* m_first;
    QSpinBox* m_span;
    QComboBox* m_terms;
    PrefixedSpin* m_base;
    QSpinBox* m_columns;
};
