#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/feature/feature.h"

#include <vector>

class QAction;
class QTabBar;
class ViewStack;

/// One more view of the window's session, in a window of its own: beside it, or on another screen. Head, cell and
/// everything else that is chosen or edited is the same in both; which view is looked at, is its own.
class BesideWindow final : public QWidget {
    Q_OBJECT
public:
    /// @param shared  the main window's shortcuts that work here too
    /// @param exporter  of what it shows
    BesideWindow(const Workbench& bench, core::View view, const QList<QAction*>& shared, Exporter& exporter);

    core::View view() const { return m_view; }
    void setView(core::View view);
    void setTitle(const QString& session);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void createLayout();
    void createKeys(Exporter& exporter);
    void connectBench();
    void offerViews();
    void turn();
    void show();
    void showCells();
    void countOn(bool shown);

    const Workbench m_bench;
    core::View m_view;
    ViewStack* m_views;
    QTabBar* m_tabs;
    QString m_session;
    bool m_counts = false;  ///< its view needs the heads' measures
};

/// All of them.
class BesideWindows final : public Feature {
    Q_OBJECT
public:
    explicit BesideWindows(const FeatureGround& ground);
    /// Windows of this session must not outlive it.
    ~BesideWindows() override;

    void addEntries(MenuPlace place, QMenu& menu) override;
    bool mayClose() override;

private:
    void open();
    void close();

    const Workbench m_bench;
    QMainWindow& m_window;
    const QList<QAction*>& m_shared;
    Exporter& m_exporter;
    std::vector<QPointer<BesideWindow>> m_open;
};
