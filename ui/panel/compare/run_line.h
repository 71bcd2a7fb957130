#pragma once

#include <QWidget>

#include "core/model/teaching/teaching_module.h"

#include <filesystem>
#include <optional>

class PrefixedCombo;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class RunModelButton;

/// The contents of a run's editors.
struct RunFields {
    QString text;
    QString mask;  ///< recipe
    double temperature = 1;
    QString error;                                         ///< shown under the fields; empty for none
    QString model = {};                                    ///< its name
    std::optional<core::PositionEncoding> positions = {};  ///< positions of a teaching module
};

/// The editors of one compared run: text, model, position encoding, mask recipe, temperature; in two lines where one is
/// too narrow.
class RunLine final : public QWidget {
    Q_OBJECT
public:
    /// @param name  "A"
    explicit RunLine(const QString& name, QWidget* parent = nullptr);
    ~RunLine() override;

    /// Shows a run; a field with the cursor keeps its typed text.
    void display(const RunFields& fields, bool removable);

    QSize minimumSizeHint() const override;

signals:
    void textEdited(const QString& text);  ///< with every keystroke
    void maskEdited(const QString& recipe);
    void temperatureEdited(double temperature);
    void positionsChosen(core::PositionEncoding positions);
    void modelChosen(const std::filesystem::path& model);
    void modelAsked();  ///< another one than those that are listed
    void modelFileAsked();
    void moduleChosen();  ///< a teaching module instead of a model
    void removed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createFields(const QString& name);
    void connectFields();
    void arrange(bool wide);
    void takeMask();

    QLabel* m_name;
    QLineEdit* m_text;
    RunModelButton* m_model;
    PrefixedCombo* m_positions;
    QLabel* m_maskCaption;
    QLineEdit* m_mask;
    QLabel* m_temperatureCaption;
    QDoubleSpinBox* m_temperature;
    QToolButton* m_remove;
    QLabel* m_error;
    QString m_shownMask;
    bool m_wide = true;
};

/// A small ✕.
QToolButton* removeButton(const QString& accessibleName, QWidget* parent);
