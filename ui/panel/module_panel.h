#pragma once

#include <QWidget>

#include "core/session/module_presets.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

/// The teaching module that computes while no model is open: its sizes, projections and positions, the presets of the
/// field's tutorials, and where its numbers come from.
class ModulePanel final : public QWidget {
    Q_OBJECT
public:
    explicit ModulePanel(QWidget* parent = nullptr);

    /// @param run  with a module
    void show(const core::Run& run);

    /// The formula of a preset, or of any module that is none.
    static QString formulaOf(const core::Run& run);
    /// What a preset is called, for menus.
    static QString presetTitle(const core::ModulePreset& preset);

signals:
    void moduleEdited(const core::TeachingModule& module);
    void presetChosen(const core::ModulePreset& preset);
    void openAsked();
    void saveAsked();

private:
    QSpinBox* count(int most, const QString& name, const QString& tip);
    void createControls();
    void createLayout();
    void emitEdited();
    core::TeachingModule edited() const;

    std::vector<core::ModulePreset> m_presets;
    core::TeachingModule m_module;
    bool m_showing = false;  ///< controls are being set, not edited
    QComboBox* m_preset;
    QLabel* m_formula;
    QLabel* m_origin;
    QSpinBox* m_heads;
    QSpinBox* m_width;
    QSpinBox* m_keys;
    QSpinBox* m_values;
    QComboBox* m_projections;
    QCheckBox* m_biases;
    QCheckBox* m_output;
    QComboBox* m_positions;
    QDoubleSpinBox* m_dropout;
    QSpinBox* m_dropoutSeed;
    QSpinBox* m_seed;
};
