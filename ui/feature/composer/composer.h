#pragma once

#include "ui/feature/feature.h"

#include <optional>

class ComposerWindow;

/// The way from the main window to the composer, which is made when it is asked for first.
class Composer final : public Feature {
    Q_OBJECT
public:
    explicit Composer(const FeatureGround& ground);
    ~Composer() override;

    void addEntries(MenuPlace place, QMenu& menu) override;
    bool opens(const std::filesystem::path& file) const override;
    /// A page, or a figure of one.
    void open(const std::filesystem::path& file) override;
    /// Asks where a page is not saved.
    bool mayClose() override;

    /// Makes the current view a panel of the page.
    void addShown();

private:
    void show();
    void add(const core::Session& session);
    /// The main window's view as one figure; nothing where there is none yet.
    std::optional<core::Session> shown() const;
    ComposerWindow& window();
    void replacePicked();

    const Workbench m_bench;
    QMainWindow& m_main;
    FileOpener& m_opener;
    Exporter& m_exporter;
    ViewStack& m_views;
    std::unique_ptr<ComposerWindow> m_window;
};
