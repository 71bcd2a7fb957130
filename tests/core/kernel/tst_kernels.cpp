#include "core/kernel/kernels.h"
#include "core/kernel/panels.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using namespace core;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
const float none = std::numeric_limits<float>::quiet_NaN();

RowVector spread(Index count, float from, float to) { return RowVector::LinSpaced(count, from, to); }

}  // namespace

/// Each set of kernels against plain loops in double precision.
class TestKernels final : public QObject {
    Q_OBJECT
private:
    const Kernels& m_best = kernels();

    static void eachSet()
    {
        QTest::addColumn<const Kernels*>("kernel");
        for (const Kernels* each : runnableKernels()) QTest::newRow(each->name) << each;
    }

private slots:
    void cleanup() { useKernels(m_best); }

    void theLastIsTheBest()
    {
        if (qEnvironmentVariableIsSet("ATTENTIONSCOPE_KERNELS")) QSKIP("the environment names other kernels");
        QCOMPARE(&kernels(), runnableKernels().back());
        QCOMPARE(runnableKernels().front()->name, "baseline");
    }

    void products_data() { eachSet(); }
    void products()
    {
        QFETCH(const Kernels*, kernel);
        useKernels(*kernel);
        std::srand(3);
        for (const Index depth : {0, 1, 5, 1024, 1025})
            for (const Index cols : {1, 15, 16, 17, 64, 65, 127, 200})
                for (const Index rows : {1, 2, 3, 4, 5, 6, 7, 13, 31}) {
                    const Matrix a = Matrix::Random(rows, depth);
                    const Matrix b = Matrix::Random(depth, cols);
                    const Matrix exact = (a.cast<double>() * b.cast<double>()).cast<float>();
                    const float most = 1e-6F * static_cast<float>(depth + 1);
                    QVERIFY((product(a, b) - exact).cwiseAbs().maxCoeff() < most);
                    QVERIFY((productTransposed(a, b.transpose().eval()) - exact).cwiseAbs().maxCoeff() < most);
                }
    }

    void noRowsGiveNone_data() { eachSet(); }
    void noRowsGiveNone()
    {
        QFETCH(const Kernels*, kernel);
        useKernels(*kernel);
        const Matrix none = product(Matrix(0, 5), Matrix::Random(5, 70));
        QCOMPARE(none.rows(), Index{0});
        QCOMPARE(none.cols(), Index{70});
    }

    void productsOfParts_data() { eachSet(); }
    void productsOfParts()
    {
        QFETCH(const Kernels*, kernel);
        useKernels(*kernel);
        const Matrix a = Matrix::Random(9, 40);
        const Matrix b = Matrix::Random(50, 300);
        const Panels panels = Panels::of(b);
        // Fewer rows of the panels than there are, a view with a stride, and panels from the second on.
        const Index first = panels.firstCol(1);
        const Index end = panels.wholePanels(first + 70);
        Matrix out = Matrix::Constant(9, end - first + 2, 7);
        panels.multiply(a.leftCols(30), 1, out.middleCols(1, end - first));
        const Matrix exact = a.leftCols(30) * b.block(0, first, 30, end - first);
        QVERIFY((out.middleCols(1, end - first) - exact).cwiseAbs().maxCoeff() < 1e-4F);
        QVERIFY((out.leftCols(1).array() == 7).all() && (out.rightCols(1).array() == 7).all());
    }

    void transposes_data() { eachSet(); }
    void transposes()
    {
        QFETCH(const Kernels*, kernel);
        for (const Index rows : {1, 15, 16, 33, 64})
            for (const Index cols : {1, 16, 21, 70}) {
                const Matrix all = Matrix::Random(rows + 2, cols + 3);
                Matrix out = Matrix::Constant(cols, rows + 4, 7);
                kernel->transpose(all.row(1).data() + 2, all.cols(), rows, cols, out.data(), out.cols());
                QVERIFY(out.leftCols(rows) == all.block(1, 2, rows, cols).transpose());
                QVERIFY((out.rightCols(4).array() == 7).all());
            }
    }

    void exponentials_data() { eachSet(); }
    void exponentials()
    {
        QFETCH(const Kernels*, kernel);
        for (const Index count : {1, 7, 63, 64, 1000}) {
            RowVector x = spread(count, -83.9F, 3);
            const RowVector wanted = (x.cast<double>().array() - 3).exp().cast<float>();
            const float sum = kernel->exponentiate(x.data(), count, 3);
            for (Index i = 0; i < count; ++i) QVERIFY(std::abs(x(i) - wanted(i)) <= 2e-7F * wanted(i) + 1e-38F);
            QVERIFY(std::abs(sum - wanted.sum()) <= 1e-6F * wanted.sum());
        }
        RowVector small(3);
        small << -infinity, -88, -1e30F;
        QCOMPARE(kernel->exponentiate(small.data(), 3, 0), 0.0F);
        QVERIFY((small.array() == 0).all());
    }

    void entropies_data() { eachSet(); }
    void entropies()
    {
        QFETCH(const Kernels*, kernel);
        for (const Index count : {1, 7, 63, 64, 1000, 70'000}) {
            RowVector x = spread(count, -60, 0).array().exp();  // from e^-60 to 1
            x /= x.sum();
            const Eigen::RowVectorXd precise = x.cast<double>();
            const double wanted = -(precise.array() * precise.array().log()).sum();
            QVERIFY(std::abs(kernel->entropy(x.data(), count) - wanted) <= 1e-6 * std::max(1.0, wanted));
            const Index place = count / 3;
            double distance = 0;
            for (Index i = 0; i < count; ++i) distance += precise(i) * static_cast<double>(std::abs(i - place));
            const double found = kernel->distance(x.data(), count, static_cast<float>(place));
            QVERIFY(std::abs(found - distance) <= 1e-6 * std::max(1.0, distance));
        }
        const float odd[] = {0, 1, 0, 1e-40F, 0.5F};  // products with 0, 1 or a denormal number are none
        QVERIFY(std::abs(kernel->entropy(odd, 5) - 0.5 * std::log(2.0)) < 1e-7);
    }

    void largest_data() { eachSet(); }
    void largest()
    {
        QFETCH(const Kernels*, kernel);
        for (const Index count : {1, 16, 65, 129})
            for (Index place = 0; place < count; ++place) {
                RowVector x = RowVector::Constant(count, -2);
                x(place) = -1;
                QCOMPARE(kernel->largest(x.data(), count), -1.0F);
                QVERIFY(kernel->finite(x.data(), count));
                x(place) = none;
                QVERIFY(std::isnan(kernel->largest(x.data(), count)));
                QVERIFY(!kernel->finite(x.data(), count));
                x(place) = infinity;
                QCOMPARE(kernel->largest(x.data(), count), infinity);
                QVERIFY(!kernel->finite(x.data(), count));
            }
        QCOMPARE(kernel->largest(nullptr, 0), -infinity);
    }

    void rows_data() { eachSet(); }
    void rows()
    {
        QFETCH(const Kernels*, kernel);
        const RowVector x = spread(37, -4, 5);
        const RowVector other = spread(37, 6, -6);
        RowVector out = x;
        kernel->scale(out.data(), 37, 0.3F);
        QVERIFY((out - 0.3F * x).cwiseAbs().maxCoeff() == 0);
        out = x;
        kernel->divide(out.data(), 37, 3);
        QVERIFY(out == RowVector(x / 3));
        out = x;
        kernel->add(out.data(), other.data(), 37);
        QVERIFY(out == RowVector(x + other));
        out = x;
        kernel->keepLargest(out.data(), other.data(), 37);
        QVERIFY(out == RowVector(x.cwiseMax(other)));
    }

    void activations_data() { eachSet(); }
    void activations()
    {
        QFETCH(const Kernels*, kernel);
        const RowVector x = spread(2001, -20, 20);
        RowVector gelu = x, tanh = x, silu = x;
        kernel->gelu(gelu.data(), x.size());
        kernel->geluTanh(tanh.data(), x.size());
        kernel->silu(silu.data(), x.size());
        for (Index i = 0; i < x.size(); ++i) {
            const double value = x(i);
            const double most = 3e-7 * std::max(1.0, std::abs(value));
            QVERIFY(std::abs(gelu(i) - 0.5 * value * std::erfc(-value / std::sqrt(2.0))) < most);
            const double inner = std::sqrt(2 / M_PI) * (value + 0.044715 * value * value * value);
            QVERIFY(std::abs(tanh(i) - 0.5 * value * (1 + std::tanh(inner))) < most);
            QVERIFY(std::abs(silu(i) - value / (1 + std::exp(-value))) < most);
        }
        RowVector broken = RowVector::Constant(3, none);
        kernel->gelu(broken.data(), 1);
        kernel->geluTanh(broken.data() + 1, 1);
        kernel->silu(broken.data() + 2, 1);
        QVERIFY(broken.array().isNaN().all());
    }

    void norms_data() { eachSet(); }
    void norms()
    {
        QFETCH(const Kernels*, kernel);
        const RowVector x = spread(75, -4, 9);
        const RowVector weight = spread(75, 1, 2);
        const RowVector bias = spread(75, 3, -2);
        for (const bool centred : {false, true})
            for (const bool biased : {false, true}) {
                const double mean = centred ? x.cast<double>().mean() : 0;
                const Eigen::RowVectorXd rest = x.cast<double>().array() - mean;
                Eigen::RowVectorXd wanted =
                    (rest / std::sqrt(rest.squaredNorm() / 75 + 1e-5)).cwiseProduct(weight.cast<double>());
                if (biased) wanted += bias.cast<double>();
                RowVector out(75);
                kernel->normalise(x.data(), 75, centred, 1e-5F, weight.data(), biased ? bias.data() : nullptr,
                                  out.data());
                QVERIFY((out.cast<double>() - wanted).cwiseAbs().maxCoeff() < 2e-6);
            }
    }
};

TEST_CLASS(TestKernels)
#include "tst_kernels.moc"
