#include "core/matrix.h"

#include <QTest>

#include "tests/test_class.h"

#include <thread>
#include <vector>

using namespace core;

namespace {

/// Matrices of which each has some rows of the one before, and below them one of its own; and what they equal.
struct Chain {
    std::vector<SharedMatrix> shared;
    std::vector<Matrix> plain;

    explicit Chain(int length)
    {
        plain.emplace_back(Matrix::Random(30, 5));
        shared.emplace_back(plain.back());
        for (int i = 1; i < length; ++i) {
            const Index kept = shared.back().rows() - i % 2;
            const Matrix below = Matrix::Random(1 + i % 2, 5);
            Matrix rows(kept + below.rows(), 5);
            rows << plain.back().topRows(kept), below;
            shared.push_back(SharedMatrix::stacked(shared.back(), kept, below));
            plain.push_back(std::move(rows));
        }
    }
};

}  // namespace

/// Matrices that Traces share.
class TestMatrix final : public QObject {
    Q_OBJECT
private slots:
    void rowsComeBelowThoseOfAnother()
    {
        // Also where no row is kept, where there is none below, and where most of the upper ones are left out.
        const Matrix above = Matrix::Random(7, 3);
        for (const Index kept : {0, 2, 7})
            for (const Index more : {0, 1, 4}) {
                const Matrix below = Matrix::Random(more, 3);
                const SharedMatrix all = SharedMatrix::stacked(above, kept, below);
                QCOMPARE(all.rows(), kept + more);
                QCOMPARE(all.cols(), Index{3});
                QVERIFY(all->topRows(kept) == above.topRows(kept) && all->bottomRows(more) == below);
            }
        QCOMPARE(SharedMatrix().rows(), Index{0});
    }

    void aLongChainIsReadFromAnyOfThem()
    {
        const Chain chain(60);
        for (const std::size_t which : {59U, 20U, 58U, 0U, 33U, 34U}) {
            QCOMPARE(chain.shared[which].rows(), chain.plain[which].rows());
            QVERIFY(*chain.shared[which] == chain.plain[which]);
        }
        // What was read stays where it is, and a copy is the same.
        const SharedMatrix copy = chain.shared[59];
        QVERIFY(copy.isSame(chain.shared[59]) && !copy.isSame(chain.shared[58]));
        QVERIFY(copy->data() == chain.shared[59]->data());
    }

    void severalThreadsReadAtOnce()
    {
        for (int round = 0; round < 20; ++round) {
            const Chain chain(40);
            std::vector<int> right(4);
            {
                std::vector<std::jthread> threads;
                for (std::size_t thread = 0; thread < right.size(); ++thread)
                    threads.emplace_back([&, thread] {
                        for (std::size_t i = 0; i < chain.shared.size(); ++i) {
                            const std::size_t which = thread % 2 == 0 ? i : chain.shared.size() - 1 - i;
                            right[thread] += *chain.shared[which] == chain.plain[which] ? 1 : 0;
                        }
                    });
            }
            QCOMPARE(right, std::vector<int>(4, 40));
        }
    }

    /// The first of them may go: what others need of it stays.
    void theFirstNeedNotLive()
    {
        Chain chain(10);
        const SharedMatrix last = chain.shared.back();
        chain.shared.clear();
        QVERIFY(*last == chain.plain.back());
    }
};

TEST_CLASS(TestMatrix)
#include "tst_matrix.moc"
