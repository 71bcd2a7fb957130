#pragma once

#include <QSplitter>

#include "core/session/session.h"

#include <map>

/// The view with a column at either side. Which of them stand beside it is remembered for each view: the map has both
/// unless asked otherwise, and the others have the room to themselves. Where a view would have too little, a column
/// folds until it is asked for or there is room again.
class Columns final : public QSplitter {
    Q_OBJECT
public:
    explicit Columns(QWidget* parent = nullptr);
    /// Once, before anything else. They are best made as its children (see TallScrollArea).
    void hold(QWidget* left, QWidget* views, QWidget* right);

    void show(core::View view);
    void toggleLeft(core::View view) { toggle(m_left, view); }
    void toggleRight(core::View view) { toggle(m_right, view); }
    void showLeft(core::View view);
    /// Hides the columns beside a lesson until the user opens them.
    void setLesson(bool plays);
    /// Another lesson begins: what was asked for beside the one before is not asked for any more.
    void fold();

    /// Their widths, for how the screens stand.
    void remember() const;
    void restore();

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void shown(bool left, bool right);

private:
    struct Column {
        QString name;  ///< in the settings
        QWidget* widget = nullptr;
    };
    QString key(const Column& column, core::View view) const;
    bool isWanted(const Column& column, core::View view) const;
    void toggle(const Column& column, core::View view);
    bool hasRoomFor(int columns) const;

    Column m_left{.name = QStringLiteral("input")};
    Column m_right{.name = QStringLiteral("inspector")};
    core::View m_view = core::View::Map;
    bool m_lesson = false;
    std::map<QString, bool> m_besideLesson;  ///< [keys] asked for, or sent away, beside the lesson that is played
    const Column* m_asked = nullptr;         ///< the one that was asked for last, which folds last
};
