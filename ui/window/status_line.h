#pragma once

#include "ui/bench/view_bench.h"

class QLabel;
class QTimer;

/// The line below the views: their counts, the time, the meaning of rows, and notes.
class StatusLine final : public QObject {
    Q_OBJECT
public:
    explicit StatusLine(const Workbench& bench);

    /// @param page  the visible view
    void show(const ViewBench& shown);
    /// Shows a view's own counts.
    void showOfView(const QString& left, const QString& right);
    void clear();

private:
    void connectRuns();
    void showCounts();
    void showTiming(const ViewBench& shown);
    void showRight(bool plain);
    void showReading();
    void sayBroken();
    QString origin() const;

    const Workbench m_bench;
    QLabel* m_counts;
    QLabel* m_timing;
    QLabel* m_reading;  ///< the reading of rows, where it is not the usual one
    QLabel* m_right;
    QTimer* m_slow;  ///< runs out when a computation takes long enough to say so
};
