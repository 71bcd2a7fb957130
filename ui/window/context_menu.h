#pragma once

#include <QObject>

#include "ui/page/workbench.h"

#include <functional>

enum class CopyAs;
class InterveneMenu;
class QMenu;
class QPoint;
class QWidget;

/// What can be done with the cell or the head under the pointer, where it is.
class ContextMenu final : public QObject {
    Q_OBJECT
public:
    struct Figures {
        std::function<void()> copy;  ///< of what is shown
        std::function<void(CopyAs)> copyAs;
        std::function<void()> exportFile;  ///< with its dialog
        std::function<void()> addToPage;   ///< as a panel of the composer's page
    };
    ContextMenu(const Workbench& bench, InterveneMenu& intervene, Figures figures, QWidget* window);
    /// What else can be done with a cell.
    void setCellActions(std::function<void(QMenu*)> add) { m_cellActions = std::move(add); }
    /// Likewise with a head.
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
    void addView(QMenu* menu, const QString& text, core::View view) const;
    void sortByCell() const;
    void compareWithNext() const;

    const Workbench m_bench;
    InterveneMenu& m_intervene;
    const Figures m_figures;
    std::function<void(QMenu*)> m_cellActions;
    std::function<void(QMenu*)> m_headActions;
    QWidget* m_window;
};
