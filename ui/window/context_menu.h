#pragma once

#include "ui/feature/feature.h"

class AnnotateMenu;
class InterveneMenu;
class QPoint;
class QWidget;

/// The targets of entries over a cell or a head.
struct ContextParts {
    InterveneMenu& intervene;
    Exporter& exporter;
    ViewStack& views;
    const Features& features;
};

/// The menu for the cell or the head under the pointer.
class ContextMenu final : public QObject {
    Q_OBJECT
public:
    ContextMenu(const Workbench& bench, const ContextParts& parts, QWidget* window);
    /// Sets further actions for a head.
    void setHeadActions(std::function<void(QMenu*)> add) { m_headActions = std::move(add); }

    /// Opens the view's menu: in All heads for the shown head, elsewhere for the cell under the pointer.
    /// @param at         on the screen
    /// @param byPointer  false: a key asked for it, and it is about the chosen cell
    void openInView(const QPoint& at, bool byPointer);
    /// Opens the menu for the shown head.
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
    AnnotateMenu* m_annotate;
    QWidget* m_window;
};
