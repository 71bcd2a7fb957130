#pragma once

#include <QObject>

#include "ui/bench/workbench.h"

class QWidget;

/// One view of the window with what it needs to be kept up to date: it shows what the workbench has and asks the
/// Session's editor for edits. It is told only while it is looked at.
class ViewBench : public QObject {
    Q_OBJECT
public:
    virtual QWidget* widget() = 0;
    /// The widget with the keyboard while the view is in use.
    virtual QWidget* focusTarget() { return widget(); }

    /// The data alone, without what edits it, as it is presented: parts that are kept from an audience are hidden.
    virtual void setBare(bool bare);
    /// While it is bare: whether the numbers in its cells would have grown enough if it had that size; true where a
    /// view has no such numbers.
    virtual bool letsNumbersGrow(const QSizeF& size) { return static_cast<void>(size), true; }

    /// Shows everything anew. The old picture stays while the head or its numbers are still to come.
    virtual void show() = 0;
    /// Another cell is chosen or pointed at.
    virtual void showCells() {}
    /// The old picture belongs to another model.
    virtual void clear() {}
    /// Why there is nothing to be seen; empty where there is.
    virtual QString absence() const;
    /// The view's current work, for the line below the views; empty for none.
    virtual QString activity() const { return {}; }
    /// Gives a figure the view's own settings, besides its head.
    virtual void adjustFigure(core::FigureSettings& figure) const { static_cast<void>(figure); }
    /// Stops that.
    /// @return false where there is nothing to stop
    virtual bool cancel() { return false; }

signals:
    /// The view's texts for the line below the views.
    void statusChanged(const QString& left, const QString& right);
    void activityChanged();

protected:
    ViewBench(const Workbench& bench, core::View view, QObject* parent) : QObject(parent), m_bench(bench), m_view(view)
    {
    }

    /// Why a view that shows how weights come about has nothing to show of a file's weights.
    QString absenceOfCalculation() const;
    void pointAt(const std::optional<core::Cell>& cell) { m_bench.selection.setHover(cell); }
    void choose(const core::Cell& cell) { m_bench.selection.setCell(cell); }
    core::RowReading rows() const { return m_bench.session().figure.map.rows; }

    const Workbench m_bench;
    const core::View m_view;
};
