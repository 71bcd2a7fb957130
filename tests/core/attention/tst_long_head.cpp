#include "core/attention/long_head.h"
#include "core/attention/pooling.h"
#include "core/attention/position_encoding.h"
#include "core/error.h"
#include "core/random_bits.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <limits>

using namespace core;

namespace {

Matrix numbers(Index rows, Index cols, std::uint64_t seed)
{
    Matrix matrix(rows, cols);
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = 4 * unitInterval(mixedBits(seed, static_cast<std::uint64_t>(i))) - 2;
    return matrix;
}

constexpr Index queries = 700;
constexpr Index keys = 900;

struct Case {
    Matrix q = numbers(queries, 16, 1);
    Matrix k = numbers(keys, 16, 2);
    HeadScoring scoring = {.rule = {.scale = 0.25F}};

    Matrix weights() const { return attend(q, k, Matrix(keys, 0), scoring, Keep::Weights).weights; }
    LongHead head() const { return {nullptr, q, k, scoring}; }
};

Case caseOf(const QString& which)
{
    Case head;
    if (which == "causal") head.scoring.mask = Mask::causal();
    if (which == "added fill") {
        head.scoring.mask = Mask::causal() & !Mask::prefix(3);
        head.scoring.rule.fill = {std::numeric_limits<float>::lowest(), MaskFill::Mode::Add};
    }
    if (which == "window") head.scoring.mask = Mask::window(20, 0) | Mask::global({0, 5});
    if (which == "blind rows") head.scoring.mask = !Mask::global({7, 500});
    if (which == "sink") head.scoring.sink = 1.5F;
    if (which == "soft-cap") head.scoring.rule.soft_cap = 0.8F;
    if (which == "bias") head.scoring.bias = alibiBias(AlibiForm::Symmetric, 0.05F, queries, keys);
    if (which == "renormalised" || which == "hidden behind the softmax") {
        head.scoring.mask = Mask::causal(5);
        head.scoring.rule.order =
            which == "renormalised" ? MaskOrder::RenormaliseAfterSoftmax : MaskOrder::HideAfterSoftmax;
    }
    if (which == "broken") head.k(100, 3) = std::numeric_limits<float>::quiet_NaN();
    return head;
}

constexpr MapRegion everything{0, 0, queries, keys};

/// Equal up to rounding; infinities and NaN only where they are.
bool near(MatrixView a, MatrixView b, float most = 1e-6F)
{
    if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
    for (Index row = 0; row < a.rows(); ++row)
        for (Index col = 0; col < a.cols(); ++col) {
            const float x = a(row, col);
            const float y = b(row, col);
            if (x == y || (std::isnan(x) && std::isnan(y))) continue;
            if (!(std::abs(x - y) <= most)) return false;
        }
    return true;
}

/// The mean of shownWeights(), one cell after the other: hidden cells are 0 unless there is nothing else.
Matrix plainMean(const Matrix& shown, Index rows, Index cols)
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    Matrix pooled(rows, cols);
    for (Index row = 0; row < rows; ++row)
        for (Index col = 0; col < cols; ++col) {
            double sum = 0;
            int cells = 0;
            bool broken = false;
            bool visible = false;
            for (Index i = row * shown.rows() / rows; i < (row + 1) * shown.rows() / rows; ++i)
                for (Index j = col * shown.cols() / cols; j < (col + 1) * shown.cols() / cols; ++j, ++cells) {
                    broken = broken || shown(i, j) == infinity;
                    visible = visible || shown(i, j) != -infinity;
                    if (std::isfinite(shown(i, j))) sum += static_cast<double>(shown(i, j));
                }
            pooled(row, col) = broken ? infinity : visible ? static_cast<float>(sum / cells) : -infinity;
        }
    return pooled;
}

void addCases()
{
    QTest::addColumn<QString>("which");
    for (const char* which : {"plain", "causal", "added fill", "window", "blind rows", "sink", "soft-cap", "bias",
                              "renormalised", "hidden behind the softmax", "broken"})
        QTest::newRow(which) << which;
}

}  // namespace

/// Parts of a map that is never there as a whole equal those of the whole map.
class TestLongHead final : public QObject {
    Q_OBJECT
private slots:
    void tilesEqualTheWholeMap_data() { addCases(); }
    void tilesEqualTheWholeMap()
    {
        QFETCH(QString, which);
        const Case head = caseOf(which);
        const Matrix whole = head.weights();
        const LongHead parts = head.head();
        const MapRegion tile{130, 77, 210, 300};
        const Matrix expected = whole.block(130, 77, 210, 300);
        QVERIFY(near(parts.weights(tile), expected));
        QVERIFY(near(parts.weights(tile), expected));  // now from the rows' statistics
        QVERIFY(near(parts.weights({499, 0, 1, keys}), whole.row(499)));
        QVERIFY(near(parts.weights({7, 500, 1, 1}), whole.block(7, 500, 1, 1)));
        QVERIFY(near(parts.weights(everything), whole));
    }

    void picturesEqualThoseOfTheWholeMap_data() { addCases(); }
    void picturesEqualThoseOfTheWholeMap()
    {
        QFETCH(QString, which);
        const Case head = caseOf(which);
        const Matrix shown = shownWeights(head.weights(), head.scoring.mask);
        const LongHead parts = head.head();
        for (const auto& [rows, cols] : {std::pair<Index, Index>{64, 64}, {700, 900}, {1, 1}, {33, 500}, {5000, 7}}) {
            const PooledMap largest = parts.pooled(everything, rows, cols, PooledBy::Largest);
            QVERIFY(largest.finished());
            Matrix expected(std::min(rows, queries), std::min(cols, keys));
            for (Index row = 0; row < expected.rows(); ++row)
                for (Index col = 0; col < expected.cols(); ++col) {
                    const Index top = row * queries / expected.rows();
                    const Index left = col * keys / expected.cols();
                    expected(row, col) = shown
                                             .block(top, left, (row + 1) * queries / expected.rows() - top,
                                                    (col + 1) * keys / expected.cols() - left)
                                             .maxCoeff();
                }
            QVERIFY(near(largest.values, expected));
            const PooledMap mean = parts.pooled(everything, rows, cols, PooledBy::Mean);
            QVERIFY(near(mean.values, plainMean(shown, expected.rows(), expected.cols())));
        }
        const MapRegion region{300, 200, 250, 600};
        QVERIFY(near(parts.pooled(region, 50, 60, PooledBy::Mean).values,
                     plainMean(shown.block(300, 200, 250, 600), 50, 60)));
    }

    void firstPictureShowsAllOfTheMapAndLaterOnesRefineIt()
    {
        const Case head = caseOf("causal");
        std::vector<PooledMap> pictures;
        const PooledMap last = head.head().pooled(everything, 70, 90, PooledBy::Largest, {},
                                                  [&](const PooledMap& map) { pictures.push_back(map); });
        QVERIFY(!pictures.empty());
        QCOMPARE(pictures.front().seen, Index{70});  // one row of the map for each of the picture
        QVERIFY(!pictures.front().finished());
        for (const PooledMap& map : pictures) {
            QVERIFY(!map.values.hasNaN());
            QVERIFY((map.values.array() <= last.values.array()).all());  // the largest so far
        }
        QCOMPARE(last.seen, queries);
    }

    void stopping()
    {
        const Case head = caseOf("plain");
        std::stop_source stop;
        QVERIFY_EXCEPTION_THROWN(head.head().pooled(everything, 70, 90, PooledBy::Largest, stop.get_token(),
                                                    [&](const PooledMap&) { stop.request_stop(); }),
                                 Stopped);
        QVERIFY_EXCEPTION_THROWN(head.head().weights(everything, stop.get_token()), Stopped);
    }

    void regionsMustLieInside()
    {
        const LongHead head = caseOf("plain").head();
        QVERIFY_EXCEPTION_THROWN(head.weights({0, 0, queries + 1, 1}), Error);
        QVERIFY_EXCEPTION_THROWN(head.pooled({0, -1, 1, 1}, 1, 1, PooledBy::Mean), Error);
        QCOMPARE(head.weights({5, 5, 0, 0}).size(), Index{0});
    }
};

TEST_CLASS(TestLongHead)
#include "tst_long_head.moc"
