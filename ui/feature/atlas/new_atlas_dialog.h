#pragma once

#include <QDialog>

#include "core/atlas/atlas_request.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

/// Asks what to compute an atlas from, a model or a training's checkpoints and a collection, and where to write it.
class NewAtlasDialog final : public QDialog {
    Q_OBJECT
public:
    /// @param model  that is open; offered first
    NewAtlasDialog(const std::filesystem::path& model, QWidget* parent = nullptr);

    const core::AtlasRequest& request() const { return m_request; }
    std::size_t knockOuts() const;

private:
    void prepareFields();
    void createRows();
    QLayout* withButton(QWidget* widget, QPushButton* button);
    void chooseModel();
    void chooseTexts(bool folder);
    void chooseFile();
    void showState();
    void start();
    QString fileName() const;

    core::AtlasRequest m_request;
    QComboBox* m_model;
    QComboBox* m_texts;
    QLineEdit* m_column;
    QSpinBox* m_longest;
    QCheckBox* m_without;
    QSpinBox* m_count;
    QLineEdit* m_file;
    QLabel* m_trouble;
    QPushButton* m_start;
    bool m_named = false;  ///< the user chose where it is written
};
