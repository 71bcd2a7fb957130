#pragma once

#include <QFrame>

#include "ui/bench/workbench.h"

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QTabBar;
class QToolButton;
class Segments;
struct ViewRow;

/// The tabs of the views that are needed most, a button for the others and for the columns beside the view, and what
/// rows are read for. Another view has a tab while it is shown.
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
    QToolButton* createMore();
    void fillMore();
    bool hasTab(const ViewRow& row) const;
    void insertTab(int place, const ViewRow& row);
    int tabOf(core::View view) const;
    void fit();
    QWidget* createRows();

    const Workbench m_bench;
    QTabBar* m_tabs;
    QComboBox* m_chooser;  ///< instead of the tabs, where they have no room
    QLabel* m_rowsName = nullptr;
    bool m_isNameless = false;
    Segments* m_rows = nullptr;
    QWidget* m_rowsField;  ///< made of these two
    QMenu* m_others;       ///< the views that have no tab of their own
    QAction* m_left;       ///< in that menu
    QAction* m_right;
    QToolButton* m_more;              ///< opens it
    std::optional<QPoint> m_pressed;  ///< on the shown view's tab
};
