#pragma once

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QTest>
#include <QTimer>

#include "ui/work/latest_job.h"

#include <algorithm>

/// Waiting for what the window does by itself, instead of for the clock.
namespace at_rest {

/// Timers that wait longer, in milliseconds, show nothing when they fire: they give memory back when nobody does
/// anything.
constexpr int longIdleness = 10'000;

/// Whether a timer of any window will fire once and start something.
inline bool awaitsTimer()
{
    const auto fires = [](const QTimer* timer) {
        return timer->isActive() && timer->isSingleShot() && timer->interval() < longIdleness;
    };
    return std::ranges::any_of(QApplication::topLevelWidgets(), [&](const QWidget* window) {
        return std::ranges::any_of(window->findChildren<QTimer*>(), fires);
    });
}

/// Whether nothing more will happen without a hand: no work in another thread, an empty queue of events, no timer that
/// fires once.
inline bool reached()
{
    // What is laid out asks those around it to be laid out, one turn of the loop later each.
    constexpr int mostTurns = 100;
    for (int round = 0; round < 2; ++round) {
        if (LatestJob::atWork() > 0) return false;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (int turn = 0; turn < mostTurns && QAbstractEventDispatcher::instance()->processEvents({}); ++turn) {
        }
        if (LatestJob::atWork() > 0 || awaitsTimer()) return false;
    }
    return true;
}

/// Lets events happen until the program is at rest. What was to be absent then is absent for good.
/// @return whether it came to rest in that time, which is long so that a busy machine fails no test
[[nodiscard]] inline bool comesToRest(int milliseconds = 60'000) { return QTest::qWaitFor(reached, milliseconds); }

}  // namespace at_rest
