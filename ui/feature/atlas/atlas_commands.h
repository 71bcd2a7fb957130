#pragma once

#include "ui/feature/feature.h"

class AtlasWindow;

/// The way from the main window to the atlas, whose window is made when it is asked for first.
class AtlasCommands final : public Feature {
    Q_OBJECT
public:
    explicit AtlasCommands(const FeatureGround& ground);
    ~AtlasCommands() override;

    void addEntries(MenuPlace place, QMenu& menu) override;
    bool opens(const std::filesystem::path& file) const override;
    void open(const std::filesystem::path& file) override;
    bool mayClose() override;

private:
    void show();
    AtlasWindow& window();
    AtlasWindow& raised();

    const Workbench m_bench;
    FileOpener& m_opener;
    QMainWindow& m_main;
    std::unique_ptr<AtlasWindow> m_window;
};
