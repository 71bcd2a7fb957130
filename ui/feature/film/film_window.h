#pragma once

#include "ui/feature/feature.h"

/// Films of what the window shows.
class FilmWindow final : public Feature {
    Q_OBJECT
public:
    explicit FilmWindow(const FeatureGround& ground);

    void addEntries(MenuPlace place, QMenu& menu) override;

private:
    void open();
    /// @param over  the dialog stands before it
    void ask(const core::Session& session, QWidget& over);

    const Workbench m_bench;
    QMainWindow& m_main;
    Exporter& m_exporter;
    ViewStack& m_views;
};
