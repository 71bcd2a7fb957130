#pragma once

#include <QDialog>

#include "core/engine/engine_model.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

/// Opens a model that another program computes: which engine, by the command that starts it, and which model there.
/// What is typed is kept in the user's settings when the model is opened; nothing is started before.
class EngineDialog final : public QDialog {
    Q_OBJECT
public:
    /// @param asked  the model of a session, or the last one; may be empty
    explicit EngineDialog(const core::EngineModel& asked, QWidget* parent = nullptr);

    void accept() override;

signals:
    void chosen(const core::EngineModel& model);

private:
    void addEngine(QFormLayout* form, const core::EngineModel& asked);
    void addModel(QFormLayout* form, const core::EngineModel& asked);
    QLayout* createPermissions();
    QLayout* createButtons();
    void showEngine();
    void showPermissions();
    void browse();
    /// The reason why it cannot be opened; empty: none.
    QString trouble() const;
    void check();

    QComboBox* m_engine;
    QLineEdit* m_command;
    QLineEdit* m_model;
    QComboBox* m_dtype;
    QLineEdit* m_devices;
    QLineEdit* m_revision;
    QCheckBox* m_hub;
    QCheckBox* m_code;
    QLabel* m_trouble;
    QPushButton* m_open = nullptr;
};
