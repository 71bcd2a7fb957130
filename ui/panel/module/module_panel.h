#pragma once

#include <QWidget>

#include "core/session/module_presets.h"
#include "ui/panel/module/module_section.h"

class Hint;
class ModuleOptions;
class QLabel;
class QToolButton;

/// The teaching module that computes while no model is open: the presets of the field's tutorials, its settings, and
/// where its numbers come from.
class ModulePanel final : public QWidget {
    Q_OBJECT
public:
    explicit ModulePanel(QWidget* parent = nullptr);

    /// @param run  with a module
    void show(const core::Run& run);

signals:
    void moduleEdited(const core::TeachingModule& module);
    void presetChosen(const core::ModulePreset& preset);
    void openAsked();
    void saveAsked();

private:
    void createPresets();
    void createMore();
    QLayout* createFiles();
    void createLayout();
    void openMore(bool open);
    void showPreset(const core::Run& run);

    std::vector<core::ModulePreset> m_presets;
    core::TeachingModule m_module;
    QComboBox* m_preset;
    QLabel* m_formula;
    Hint* m_origin;
    QToolButton* m_more;
    ModuleSection* m_sizes;
    ModuleSection* m_positions;
    ModuleSection* m_scaling;  ///< scaling of a rotary embedding
    ModuleOptions* m_options;  ///< under "More"
    ModuleSection* m_large;    ///< under "More"
    ModuleSection* m_random;
};
