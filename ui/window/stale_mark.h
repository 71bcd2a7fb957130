#pragma once

#include <QFrame>
#include <QTimer>

#include "ui/bench/workbench.h"

class QLabel;

/// Says that what is shown is from before a change whose numbers are not there: a line for as long as that is so, and a
/// veil over what it is true of. What is computed within a moment needs neither.
class StaleMark final : public QFrame {
    Q_OBJECT
public:
    /// @param shown  views and panels that show numbers
    StaleMark(const Workbench& bench, const QList<QWidget*>& shown, QWidget* parent = nullptr);

    /// Empty where the shown trace is up to date.
    QString text() const;

private:
    void follow();
    void display();

    const Workbench m_bench;
    QLabel* m_text;
    QList<QWidget*> m_veils;  ///< their parents own them
    QTimer m_moment;
};
