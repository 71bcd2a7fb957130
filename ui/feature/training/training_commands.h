#pragma once

#include "ui/feature/feature.h"

#include <filesystem>

class SessionEditor;
class TrainingWindow;

/// The way from the main window to trainings, whose window is made when it is
/// asked for first.
class TrainingCommands final : public Feature {
    Q_OBJECT
public:
    explicit TrainingCommands(const FeatureGround& ground);
    ~TrainingCommands() override;

    void addEntries(MenuPlace place, QMenu& menu) override;
    bool mayClose() override;

private:
    void show();
    void open(const std::filesystem::path& path);
    void follow(const std::filesystem::path& path);

    FileOpener& m_opener;
    SessionEditor& m_editor;
    QMainWindow& m_main;
    std::unique_ptr<TrainingWindow> m_window;
};
