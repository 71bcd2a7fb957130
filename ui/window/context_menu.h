#pragma once

#include "ui/feature/feature.h"

class InterveneMenu;
class QPoint;
class QWidget;

/// What entries over a cell or a head act on.
struct ContextParts {
    InterveneMenu& intervene;
    Exporter& exporter;
    ViewStack& views;
    const Features& features;
};

/// What can be done with the cell or the head under the pointer, where it is.
class ContextMenu final : public QObject {
    Q_OBJECT
public:
    ContextMenu(const Workbench& bench, const ContextParts& parts, QWidget* window);
    /// What else can be done with a head.
    void setHeadActions(std::function<void(QMenu*)> add) { m_headActions = std::move(add); }

    /// Of the view: in All heads of the shown head, else of the cell that is pointed at.
    /// @param at         on the screen
    /// @param byPointer  else asked for with a key, and of the chosen cell
    void openInView(const QPoint& at, bool byPointer);
    /// Of the shown head.
    void openForHead(const QPoint& at);

private:
    QMenu* begin(const QString& title) const;
    void addCell(QMenu* menu) const;
    void addHead(QMenu* menu) const;
    void addFigures(QMenu* menu) const;
    void addOf(MenuPlace place, QMenu* menu) const;
    void addView(QMenu* menu, const QString& text, core::View view) const;
    void sortByCell() const;
    void compareWithNext() const;

    const Workbench m_bench;
    const ContextParts m_parts;
    std::function<void(QMenu*)> m_headActions;
    QWidget* m_window;
};
