#pragma once

#include "ui/bench/workbench.h"

class CellColumn;
class Columns;
class SideColumn;
class StatusLine;
class TopBar;
class ViewBar;
class ViewBench;
class ViewStack;
class WindowMenus;

/// The parts of a window that follow the Session and its traces.
struct WindowParts {
    SideColumn& left;
    CellColumn& right;
    Columns& columns;
    ViewStack& views;
    WindowMenus& menus;
    TopBar& top_bar;
    ViewBar& view_bar;
    StatusLine& status;
};

/// Tells the parts of the window when there is something new, and only those that show it.
class WindowUpdates final : public QObject {
    Q_OBJECT
public:
    WindowUpdates(const Workbench& bench, const WindowParts& parts, QObject* parent = nullptr);

    /// Shows everything again, for example in other colours.
    void showAgain();
    /// Another view, or another scope of edits.
    void showLook();

private:
    void connectViews();
    void connectView(const ViewBench* shown);
    void connectResults();
    void showSession();
    void showPage();
    void showPrepared(core::Index run);
    void showTrace(core::Index run);
    void showText();
    void showHead();
    void showCell();
    void showModelAlone();
    void showView();
    void showScoring();
    void showCompared(core::Index run);
    void clear();

    const Workbench m_bench;
    const WindowParts m_parts;
};
