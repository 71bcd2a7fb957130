#pragma once

#include <QObject>

/// F1 in a dialog, or in another window that says what it is about: the handbook opens there, beside what has the keys.
/// A dialog keeps them from the window behind it, and from that window's handbook.
class HandbookKey final : public QObject {
    Q_OBJECT
public:
    explicit HandbookKey(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};
