#pragma once

#include <QDialog>

#include "ui/settings/settings.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QListWidget;
class QSpinBox;

/// Settings of the program: looks of the window, defaults of maps and measures, limits of a pass.
/// Everything holds at once, and each line says what it is for.
class SettingsDialog final : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget* parent = nullptr);

signals:
    void languageChosen();  ///< and stored
    void themeChosen(ThemeChoice theme);
    void sizeChosen(int percent);
    void changed(const Settings& settings);  ///< and stored

private:
    QComboBox* addChoice(QFormLayout* form, const QString& label, const QStringList& names, const QString& hint);
    QSpinBox* addNumber(QFormLayout* form, const QString& label, int from, int to, const QString& hint);
    void addLook(QFormLayout* form);
    void addMaps(QFormLayout* form);
    void addModels(QFormLayout* form);
    void addEngine(QFormLayout* form);
    void addFolder();
    void show(const Settings& settings);
    void change();
    void restoreUsual();

    QComboBox* m_language = nullptr;
    QComboBox* m_theme = nullptr;
    QSpinBox* m_size = nullptr;
    QCheckBox* m_still = nullptr;
    QListWidget* m_folders = nullptr;
    QComboBox* m_colors = nullptr;
    QComboBox* m_count = nullptr;
    QComboBox* m_unit = nullptr;
    QSpinBox* m_threads = nullptr;
    QSpinBox* m_memory = nullptr;
};
