#include <QElapsedTimer>
#include <QTest>

#include "core/error.h"
#include "tests/test_class.h"
#include "ui/work/errands.h"

#include <atomic>
#include <memory>
#include <semaphore>

namespace {

constexpr std::chrono::milliseconds longEnough{20'000};

}  // namespace

/// Work that nobody waits for, and that nobody may have to wait for.
class TestErrands : public QObject {
    Q_OBJECT
private slots:
    void whatCanBeDoneIsDoneBeforeTheEnd()
    {
        std::atomic<int> done = 0;
        for (int i = 0; i < 3; ++i) Errands::all().run("this", [&](const std::stop_token&) { ++done; });
        QVERIFY(Errands::all().end(longEnough));
        QCOMPARE(done.load(), 3);
    }

    /// A network disk that does not answer any more hangs like this.
    void whatHangsIsNotWaitedFor()
    {
        auto answer = std::make_shared<std::binary_semaphore>(0);
        Errands::all().run("this", [answer](const std::stop_token&) { answer->acquire(); });
        QElapsedTimer waited;
        waited.start();
        QVERIFY(!Errands::all().end(std::chrono::milliseconds(100)));
        QVERIFY2(waited.elapsed() < patienceAtEnd.count(), qPrintable(QString::number(waited.elapsed())));
        answer->release();
        QVERIFY(Errands::all().end(longEnough));
    }

    void theEndAsksToStop()
    {
        std::atomic<bool> begun = false, stopped = false;
        Errands::all().run("this", [&](const std::stop_token& stop) {
            begun = true;
            while (!stop.stop_requested()) QTest::qSleep(1);
            stopped = true;
        });
        QTRY_VERIFY(begun);
        QVERIFY(Errands::all().end(longEnough));
        QVERIFY(stopped);
        // The next one is not stopped.
        enum { Waiting, Going, Stopped };
        std::atomic<int> next = Waiting;
        Errands::all().run("this",
                           [&](const std::stop_token& stop) { next = stop.stop_requested() ? Stopped : Going; });
        QTRY_COMPARE(next.load(), static_cast<int>(Going));
        QVERIFY(Errands::all().end(longEnough));
    }

    void whatIsThrownEndsNothing()
    {
        Errands::all().run("this", [](const std::stop_token&) {
            throw core::Error(core::Code::CannotRead, "a folder", "%0 cannot be read: ");
        });
        QVERIFY(Errands::all().end(longEnough));
    }
};

TEST_CLASS(TestErrands)
#include "tst_errands.moc"
