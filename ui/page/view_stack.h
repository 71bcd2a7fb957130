#pragma once

#include <QStackedWidget>

#include "ui/page/view_page.h"

#include <vector>

class MapPage;
class QLabel;

/// The views, of which the one that the Session names is looked at; or why there is nothing in it.
class ViewStack final : public QStackedWidget {
    Q_OBJECT
public:
    explicit ViewStack(const Workbench& bench, QWidget* parent = nullptr);

    MapPage& map() const { return *m_map; }
    const std::vector<ViewPage*>& pages() const { return m_pages; }
    /// The one that is looked at.
    ViewPage& page() const;

    /// Turns to the view that the Session names; its own keys work at once.
    void turn();
    /// The keyboard is the shown view's, where it has something to show.
    void takeKeys();
    /// @return whether the view has nothing to show, and says why
    bool isAbsent() const { return !page().absence().isEmpty(); }
    void clear();
    void setColors(const Palette& colors);
    /// Stops what a view is busy with.
    /// @return false where none is
    bool cancel();

signals:
    void nothingToFocus();  ///< where a view is absent, its keys would go to what nobody sees

private:
    const Workbench m_bench;
    MapPage* m_map;
    std::vector<ViewPage*> m_pages;  ///< as core::View
    QLabel* m_absent;
};
