#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QWidget;

/// Columns that stand at the window's edge and that a presentation takes along: who answers on the wall needs them
/// there. Each stands in the window's row, or where they are lent to.
class LentColumns final : public QObject {
    Q_OBJECT
public:
    /// @param home  the window's row; they stand before its last part
    explicit LentColumns(QHBoxLayout& home, QObject* parent = nullptr);

    /// A column of the window from now on.
    void add(QWidget* column);
    /// Moves all of them, and what is added meanwhile, to another place. Each is told by the dynamic property
    /// "presented", so that it can leave out what an audience need not see.
    void lendTo(QBoxLayout& place);
    void takeBack();
    /// Those that are still there, shown or not.
    std::vector<QWidget*> all() const;

signals:
    void lent();  ///< where they are lent to, a column has come, or is shown or hidden

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void move(QWidget* column);

    QHBoxLayout& m_home;
    QBoxLayout* m_place = nullptr;  ///< null: at home
    std::vector<QPointer<QWidget>> m_columns;
};
