#pragma once

#include "core/session/session.h"
#include "ui/part/prefixed_combo.h"

/// A choice among all measures of heads; each entry has a description.
class MeasureChooser final : public PrefixedCombo {
    Q_OBJECT
public:
    explicit MeasureChooser(QWidget* parent = nullptr);

    /// The chosen one, all in the settings' units.
    void display(const core::HeadsSettings& settings);
    /// "sat → cat", whose weight is one of them.
    void setCellName(const QString& name);

signals:
    void chosen(core::Measure measure);

private:
    void describe();

    core::HeadsSettings m_settings;
    QString m_cellName;
};
