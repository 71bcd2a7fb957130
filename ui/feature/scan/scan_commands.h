#pragma once

#include "ui/feature/feature.h"

class ScanWindow;

/// The way from the main window to a scan, whose window is made when it is asked for first.
class ScanCommands final : public Feature {
    Q_OBJECT
public:
    explicit ScanCommands(const FeatureGround& ground);
    ~ScanCommands() override;

    void addEntries(MenuPlace place, QMenu& menu) override;
    bool mayClose() override;

private:
    void show();

    const Workbench m_bench;
    FileOpener& m_opener;
    QMainWindow& m_main;
    std::unique_ptr<ScanWindow> m_window;
};
