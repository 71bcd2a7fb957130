#pragma once

#include <QFrame>

#include "ui/page/workbench.h"

class QLabel;
class QComboBox;
class QTabBar;
class QToolButton;
class Segments;

/// The tabs of the views, what rows are read for, and which columns stand beside the view.
class ViewBar final : public QFrame {
    Q_OBJECT
public:
    /// @param controls  what stands in it for the map
    ViewBar(const Workbench& bench, QWidget* controls, QWidget* parent = nullptr);

    /// The view's tab; Picture has one as long as the model reads pictures, or the Session asks for it.
    void showView();
    /// @param isNameless  the name before the choice of rows gives way to others' controls
    void showRows(bool isNameless);
    void showColumns(bool left, bool right);
    bool offersPicture() const;
    bool offersPositions() const;
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
    void insertTab(int place, core::View view, const QString& tip);
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
