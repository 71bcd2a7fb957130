#include <QTest>

#include "tests/test_class.h"
#include "ui/work/latest_job.h"

#include <atomic>

/// For tests/sanitized: two threads count together without an order, as a worker and the window never may. That nothing
/// is found elsewhere says something only as long as this is.
class TestRace final : public QObject {
    Q_OBJECT
private slots:
    void isFound()
    {
        int counted = 0;
        std::atomic<bool> hasCounted = false;  // relaxed: it is no order either
        bool isDone = false;
        LatestJob job;
        job.start(
            "count",
            [&](const LatestJob::Turn& turn) {
                ++counted;
                hasCounted.store(true, std::memory_order_relaxed);
                turn.tell([&] { isDone = true; });
            },
            [](const core::Error&) {});
        while (!hasCounted.load(std::memory_order_relaxed)) QTest::qSleep(1);
        ++counted;
        QTRY_VERIFY(isDone);
    }
};

TEST_CLASS(TestRace)
#include "tst_race.moc"
