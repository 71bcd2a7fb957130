#include "core/kernel/parallel.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace core;

class TestParallel final : public QObject {
    Q_OBJECT
private:
    Index m_threads = threads();

private slots:
    void cleanup() { setThreads(m_threads); }

    void everyPieceIsDoneOnce_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {1, 2, 5}) QTest::addRow("%d threads", size) << size;
    }
    void everyPieceIsDoneOnce()
    {
        QFETCH(int, size);
        setThreads(size);
        QCOMPARE(threads(), Index{size});
        for (const Index count : {0, 1, 2, 7, 1000})
            for (int round = 0; round < 50; ++round) {
                std::vector<std::atomic<int>> calls(static_cast<std::size_t>(count));
                inParallel(count, [&](Index piece) { ++calls[static_cast<std::size_t>(piece)]; });
                for (const auto& each : calls) QCOMPARE(each.load(), 1);
            }
    }

    void eachRowIsDoneOnce()
    {
        for (const Index rows : {0, 1, 7, 300, 5000})
            for (const Index numbers : {0, 3, 200, 90'000}) {
                std::vector<std::atomic<int>> calls(static_cast<std::size_t>(rows));
                std::atomic<int> parts = 0;
                inRows(rows, numbers, [&](Index first, Index count) {
                    ++parts;
                    for (Index row = first; row < first + count; ++row) ++calls[static_cast<std::size_t>(row)];
                });
                QVERIFY(std::ranges::all_of(calls, [](const std::atomic<int>& each) { return each == 1; }));
                QCOMPARE(parts == 1, rows * numbers < fewNumbers || rows == 1);
            }
    }

    void severalThreadsTakePart()
    {
        setThreads(3);
        std::mutex mutex;
        std::set<std::thread::id> seen;
        inParallel(30, [&](Index) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            const std::scoped_lock lock(mutex);
            seen.insert(std::this_thread::get_id());
        });
        QVERIFY(seen.size() > 1);
        QVERIFY(seen.size() <= 3);
    }

    /// A piece prefetches the next one's memory, so both belong to one thread.
    void aThreadTakesPiecesThatFollowEachOther()
    {
        setThreads(2);
        constexpr Index count = 20;
        std::vector<Index> others;
        std::atomic<Index> done = 0;
        std::atomic<bool> begun = false;
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        const auto await = [end](const auto& isSo) {
            while (!isSo() && std::chrono::steady_clock::now() < end) std::this_thread::yield();
        };
        const auto self = std::this_thread::get_id();
        inParallel(count, [&](Index piece) {
            if (std::this_thread::get_id() != self) {
                await([&] { return begun.load(); });  // or it would do this thread's pieces, too
                others.push_back(piece);
            } else if (piece == 0) {
                begun = true;
                await([&] { return done == count - 1; });  // until the other thread has done all the rest
            }
            ++done;
        });
        QCOMPARE(std::ssize(others), count - 1);
        for (Index i = 0; i < count / 2; ++i) QCOMPARE(others[static_cast<std::size_t>(i)], count / 2 + i);
    }

    void workWithinWorkAndBesideItIsDoneToo()
    {
        setThreads(2);
        std::atomic<int> calls = 0;
        {
            std::vector<std::jthread> others;
            for (int other = 0; other < 3; ++other)
                others.emplace_back([&] { inParallel(20, [&](Index) { inParallel(10, [&](Index) { ++calls; }); }); });
        }
        QCOMPARE(calls.load(), 600);
    }

    void whatIsThrownArrives()
    {
        for (const int size : {1, 3}) {
            setThreads(size);
            for (int round = 0; round < 50; ++round)
                QVERIFY_EXCEPTION_THROWN(inParallel(9,
                                                    [](Index piece) {
                                                        if (piece == 4) throw std::runtime_error("four");
                                                    }),
                                         std::runtime_error);
        }
    }
};

TEST_CLASS(TestParallel)
#include "tst_parallel.moc"
