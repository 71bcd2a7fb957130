#pragma once

#include <QStackedWidget>

#include "ui/page/view_page.h"

#include <map>

class MapPage;
class QLabel;

/// The views, of which one is looked at; or why there is nothing in it.
class ViewStack final : public QStackedWidget {
    Q_OBJECT
public:
    /// @param looked_at  which one is; null: the one that the Session names
    explicit ViewStack(const Workbench& bench, std::function<core::View()> looked_at = {}, QWidget* parent = nullptr);

    MapPage& map() const { return *m_map; }
    /// The one that is looked at; made when it is looked at for the first time, because all of them together would take
    /// half of the program's start.
    ViewPage& page();

    /// Turns to the view that is to be looked at; its own keys work at once.
    void turn();
    /// The keyboard is the shown view's, where it has something to show.
    void takeKeys();
    /// @return whether the view has nothing to show, and says why
    bool isAbsent() { return !page().absence().isEmpty(); }
    void clear();
    void setBare(bool bare);
    /// Stops what a view is busy with.
    /// @return false where none is
    bool cancel();

signals:
    void made(ViewPage* page);
    /// What can be done here? Asked for with the pointer, or with a key.
    void menuAsked(const QPoint& at, bool byPointer);
    void nothingToFocus();  ///< where a view is absent, its keys would go to what nobody sees

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Place {
        ViewPage* page;
        QWidget* area;  ///< which the page's widget stands in
    };
    Place& place(ViewPage* page, core::View view);
    Place& lookedAt();

    const Workbench m_bench;
    const std::function<core::View()> m_lookedAt;
    MapPage* m_map;
    bool m_bare = false;
    std::map<core::View, Place> m_places;  ///< of those that were looked at
    QLabel* m_absent;
};
