#pragma once

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QToolButton;

/// What stands in a run's editors.
struct RunFields {
    QString text;
    QString mask;  ///< recipe
    double temperature = 1;
    QString error;  ///< shown under the fields; empty for none
};

/// The editors of one compared run, side by side: text, mask recipe, temperature.
class RunLine final : public QWidget {
    Q_OBJECT
public:
    /// @param name  "A"
    explicit RunLine(const QString& name, QWidget* parent = nullptr);

    /// A field that is being typed in keeps what was typed.
    void display(const RunFields& fields, bool removable);

signals:
    void textEdited(const QString& text);  ///< with every keystroke
    void maskEdited(const QString& recipe);
    void temperatureEdited(double temperature);
    void removed();

private:
    void createFields(const QString& name);
    void arrange(const QString& name);
    void takeMask();

    QLineEdit* m_text;
    QLineEdit* m_mask;
    QDoubleSpinBox* m_temperature;
    QToolButton* m_remove;
    QLabel* m_error;
    QString m_shownMask;
};

/// A small ✕.
QToolButton* removeButton(const QString& accessibleName, QWidget* parent);
