#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QWidget;

/// Columns that stand at the window's edge and that a presentation takes along: who answers on the wall needs them
/// there. Each stands in the window's row, or where they are lent to.
///
/// In the window they share the place of a column below, if there is one, so that the view keeps its width: one turns
/// between the two.
class LentColumns final : public QObject {
    Q_OBJECT
public:
    /// @param home  the window's row; they stand before its last part
    explicit LentColumns(QHBoxLayout& home, QObject* parent = nullptr);

    /// A column of the window from now on.
    void add(QWidget* column);
    /// Puts a column at the window's edge, whose place the others share.
    void addBelow(QWidget* column);
    /// Whether both are there, and not lent, so that one can turn between them.
    bool canTurn() const;
    /// Shows the lent columns in place of the one below, or that one again.
    void turn(bool toLent);
    /// Moves all of them, and what is added meanwhile, to another place. Each is told by the dynamic property
    /// "presented", so that it can leave out what an audience need not see.
    void lendTo(QBoxLayout& place);
    void takeBack();
    /// Those that are still there, shown or not.
    std::vector<QWidget*> all() const;

signals:
    void lent();    ///< where they are lent to, a column has come, or is shown or hidden
    void turned();  ///< canTurn() or the visible column changed

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void move(QWidget* column);
    void arrange();
    QWidget* createPlace(int at);

    QHBoxLayout& m_home;
    QWidget* m_stand;            ///< the place of all columns at home
    QWidget* m_under = nullptr;  ///< the column below
    QPointer<QWidget> m_below;
    bool m_turned = false;          ///< whether the lent ones are shown
    QBoxLayout* m_place = nullptr;  ///< null: at home
    std::vector<QPointer<QWidget>> m_columns;
};
