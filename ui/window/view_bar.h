#pragma once

#include <QFrame>

#include "ui/bench/workbench.h"

class QLabel;
class QComboBox;
class QTabBar;
class QToolButton;
class Segments;
struct ViewRow;

/// The tabs of the views, what rows are read for, and which columns stand beside the view.
class ViewBar final : public QFrame {
    Q_OBJECT
public:
    /// @param controls  the map's controls
    ViewBar(const Workbench& bench, QWidget* controls, QWidget* parent = nullptr);

    /// The tabs of the views that there are, and which of them is shown.
    void showView();
    /// @param isNameless  the name before the choice of rows gives way to others' controls
    void showRows(bool isNameless);
    void showColumns(bool left, bool right);
    /// Whether the shown model has something for a view, or the Session wants the view all the same.
    bool offers(core::View view) const;
    bool offersRows() const;
    void focusTabs();
    QSize minimumSizeHint() const override;

signals:
    void leftToggled();
    void rightToggled();
    void dragged();  ///< the shown view's tab, out of the bar

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createTabs();
    void insertTab(int place, const ViewRow& row);
    int tabOf(core::View view) const;
    void fit();
    QWidget* createRows();

    const Workbench m_bench;
    QTabBar* m_tabs;
    QComboBox* m_chooser;  ///< instead of the tabs, where they have no room
    QLabel* m_rowsName = nullptr;
    Segments* m_rows = nullptr;
    QWidget* m_rowsField;  ///< made of these two
    QToolButton* m_left;
    QToolButton* m_right;
    std::optional<QPoint> m_pressed;  ///< on the shown view's tab
};
