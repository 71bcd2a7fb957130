#pragma once

#include "ui/feature/feature.h"

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

    FileOpener& m_opener;
    QMainWindow& m_main;
    std::unique_ptr<TrainingWindow> m_window;
};
