#pragma once

#include <QFrame>

/// A line above a map of a head that is switched off: its weights lead to nothing. One click switches it on again.
class HeadOffNote final : public QFrame {
    Q_OBJECT
public:
    explicit HeadOffNote(QWidget* parent = nullptr);

signals:
    void switchOnAsked();
};
