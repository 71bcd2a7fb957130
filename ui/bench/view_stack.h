#pragma once

#include <QStackedWidget>

#include "ui/bench/view_bench.h"

#include <map>

class MapBench;
class QLabel;

/// The views, one of which is visible; or the reason why it is empty.
class ViewStack final : public QStackedWidget {
    Q_OBJECT
public:
    /// @param looked_at  which one is; null: the one that the Session names
    explicit ViewStack(const Workbench& bench, std::function<core::View()> looked_at = {}, QWidget* parent = nullptr);

    MapBench& map() const { return *m_map; }
    /// The visible view. A view is made when it is first shown, because all of them together would take half of the
    /// program's start.
    ViewBench& bench();

    /// Turns to the Session's view; its own keys work at once.
    void turn();
    /// The keyboard is the shown view's, where it has something to show.
    void takeKeys();
    /// @return whether the view has nothing to show, and says why
    bool isAbsent() { return !bench().absence().isEmpty(); }
    void clear();
    void setBare(bool bare);
    /// Stops what a view is busy with.
    /// @return false where none is
    bool cancel();

signals:
    void made(ViewBench* bench);
    /// A menu is wanted here, by the pointer or by a key.
    void menuAsked(const QPoint& at, bool byPointer);
    void nothingToFocus();  ///< an absent view would send keys to a hidden widget

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Place {
        ViewBench* bench;
        QWidget* area;  ///< which the bench's widget stands in
    };
    Place& place(ViewBench* bench, core::View view);
    Place& lookedAt();

    const Workbench m_bench;
    const std::function<core::View()> m_lookedAt;
    MapBench* m_map;
    bool m_bare = false;
    std::map<core::View, Place> m_places;  ///< the places of views that were visible
    QLabel* m_absent;
};
