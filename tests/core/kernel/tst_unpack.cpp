#include "core/kernel/kernels.h"
#include "core/tensor/weight.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <cstring>
#include <map>
#include <random>

using namespace core;

namespace {

struct PackedType {
    StoredType type;
    std::vector<std::size_t> scales;  ///< where a block's float16 lie
};

const std::vector<PackedType>& packedTypes()
{
    static const std::vector<PackedType> all{
        {BlockType::Q8_0, {0}},    {BlockType::Q4_0, {0}},   {BlockType::Q5_0, {0}},   {BlockType::Q4_K, {0, 2}},
        {BlockType::Q5_K, {0, 2}}, {BlockType::Q6_K, {208}}, {BlockType::IQ4_NL, {0}}, {ElementType::F16, {0}},
        {ElementType::BF16, {}},   {BlockType::Q3_K, {108}}};  // the last one has no kernel
    return all;
}

/// A matrix of random bits whose scales are between -1 and 1, one byte behind an aligned place.
/// @param silent  how many blocks at the beginning of each row have 0 as their scale
Weight packed(const PackedType& packing, Index rows, Index cols, std::size_t silent = 0)
{
    std::mt19937 random(static_cast<std::uint32_t>(rows * 1000 + cols));
    const std::size_t blockBytes = bytesPerBlock(packing.type);
    const std::size_t blocks = static_cast<std::size_t>(rows * cols / numbersPerBlock(packing.type));
    auto bytes = std::make_shared<std::vector<std::byte>>(1 + blocks * blockBytes);
    for (std::byte& each : *bytes) each = static_cast<std::byte>(random() & 0xFFU);
    const auto put = [&](std::size_t at, const auto& number) {
        std::memcpy(bytes->data() + at, &number, sizeof number);
    };
    std::uniform_real_distribution<float> between(-1, 1);
    for (std::size_t block = 0; block < blocks; ++block) {
        const float most = block % (blocks / static_cast<std::size_t>(rows)) < silent ? 0.0F : 1.0F;
        for (const std::size_t scale : packing.scales)
            put(1 + block * blockBytes + scale, Eigen::half(most * between(random)));
        if (packing.type == StoredType(ElementType::BF16))
            put(1 + block * blockBytes, Eigen::bfloat16(between(random)));
    }
    return Weight::stored(bytes, std::span<const std::byte>(*bytes).subspan(1), packing.type, rows, cols);
}

bool isMultipliedWhole(const Kernels& kernel, const StoredType& type)
{
    const std::map<BlockType, const Kernels::Packed*> all{{BlockType::Q4_0, &kernel.q4_0},
                                                          {BlockType::Q5_0, &kernel.q5_0},
                                                          {BlockType::Q4_K, &kernel.q4_K},
                                                          {BlockType::Q5_K, &kernel.q5_K},
                                                          {BlockType::Q6_K, &kernel.q6_K}};
    const auto* const block = std::get_if<BlockType>(&type);
    const auto known = block == nullptr ? all.end() : all.find(*block);
    return known != all.end() && known->second->strip.multiply != nullptr;
}

/// x · W by plain loops in double precision.
Eigen::MatrixXd exactProduct(const Matrix& x, const Matrix& weight) { return x.cast<double>() * weight.cast<double>(); }

}  // namespace

/// Numbers stored in few bits, unpacked and turned by each set of kernels.
class TestUnpack final : public QObject {
    Q_OBJECT
private:
    const Kernels& m_best = kernels();

private slots:
    void cleanup() { useKernels(m_best); }

    void everyHalfIsItsFloat_data()
    {
        QTest::addColumn<const Kernels*>("kernel");
        for (const Kernels* each : runnableKernels()) QTest::newRow(each->name) << each;
    }
    void everyHalfIsItsFloat()
    {
        QFETCH(const Kernels*, kernel);
        const auto lanes = static_cast<std::size_t>(kernel->lanes);
        for (std::uint32_t bits = 0; bits < 65536; bits += 2) {
            const std::array<std::uint16_t, 2> both{static_cast<std::uint16_t>(bits),
                                                    static_cast<std::uint16_t>(bits + 1)};
            const std::vector<const void*> rows(lanes, both.data());
            std::vector<float> out(2 * lanes);
            const auto same = [&](const auto& one, std::size_t at) {
                const auto wanted = static_cast<float>(one);
                return std::isnan(wanted)
                           ? std::isnan(out[at])
                           : std::bit_cast<std::uint32_t>(wanted) == std::bit_cast<std::uint32_t>(out[at]);
            };
            kernel->f16.unpack(rows.data(), 0, 2, out.data(), kernel->lanes);
            for (std::size_t i = 0; i < 2; ++i)
                QVERIFY(same(Eigen::numext::bit_cast<Eigen::half>(both[i]), i * lanes)
                        && same(Eigen::numext::bit_cast<Eigen::half>(both[i]), i * lanes + lanes - 1));
            kernel->bf16.unpack(rows.data(), 0, 2, out.data(), kernel->lanes);
            for (std::size_t i = 0; i < 2; ++i)
                QVERIFY(same(Eigen::numext::bit_cast<Eigen::bfloat16>(both[i]), i * lanes));
        }
    }

    void productsOfPackedNumbers_data()
    {
        QTest::addColumn<const Kernels*>("kernel");
        QTest::addColumn<std::size_t>("which");
        for (const Kernels* each : runnableKernels())
            for (std::size_t i = 0; i < packedTypes().size(); ++i)
                QTest::addRow("%s, %s", each->name, std::string(storedTypeName(packedTypes()[i].type)).c_str())
                    << each << i;
    }
    void productsOfPackedNumbers()
    {
        QFETCH(const Kernels*, kernel);
        QFETCH(std::size_t, which);
        useKernels(*kernel);
        const Index depth = 1280;  // a whole part of a panel and the quarter of one
        const Index cols = 150;    // the last panel of any set is not full
        const Weight whole = packed(packedTypes()[which], cols, depth);
        const Weight halves = whole.unpaired(10);
        for (const Weight& stored : {whole, halves}) {
            const Weight weight = stored.transposed();
            // One number and nothing else in each row: the numbers themselves, in whole panels, and up to rounding
            // where x stands there in whole numbers.
            const Matrix numbers = weight.matrix();
            const Matrix themselves = weight.multipliedBy(Matrix::Identity(depth, depth));
            if (isMultipliedWhole(*kernel, packedTypes()[which].type))
                QVERIFY((themselves - numbers).cwiseAbs().maxCoeff() < 1e-6 * numbers.cwiseAbs().maxCoeff());
            else
                QVERIFY(themselves == numbers);
            const Matrix x = Matrix::Random(7, depth);
            const Eigen::MatrixXd exact = exactProduct(x, numbers);
            const Matrix all = weight.multipliedBy(x);
            const double most = 1e-6 * numbers.cwiseAbs().maxCoeff() * std::sqrt(static_cast<double>(depth)) * 4;
            QVERIFY((all.cast<double>() - exact).cwiseAbs().maxCoeff() < most);
            // A row is multiplied the same beside any number of others.
            for (const Index rows : {3, 4, 5, 6}) QVERIFY(weight.multipliedBy(x.topRows(rows)) == all.topRows(rows));
            // A few rows are multiplied where the numbers lie.
            for (const Index rows : {1, 2}) {
                const Matrix few = weight.multipliedBy(x.topRows(rows));
                QVERIFY((few.cast<double>() - exact.topRows(rows)).cwiseAbs().maxCoeff() < most);
                QVERIFY(weight.multipliedBy(x.topRows(1)) == few.topRows(1));
            }
            unevenNumbersAreMultiplied(weight, x);
            largestNumbersAreMultiplied(weight, depth);
            for (int product = 0; product < 3; ++product) QVERIFY(weight.multipliedBy(x) == all);
            QCOMPARE(keptWeightBytes() > 0, packedTypes()[which].type == StoredType(BlockType::Q3_K));
            // Parts of it, from the middle of a block too.
            for (const Index first : {Index{32}, Index{33}, Index{512}}) {
                const Index some = depth - 2 * first;
                const Matrix part = weight.rowsFrom(first, some).columns(3, 77).multipliedBy(x.leftCols(some));
                const Eigen::MatrixXd wanted = exactProduct(x.leftCols(some), numbers.block(first, 3, some, 77));
                QVERIFY((part.cast<double>() - wanted).cwiseAbs().maxCoeff() < most);
                if (first % std::max<Index>(2, numbersPerBlock(packedTypes()[which].type)) != 0)
                    continue;  // not in whole blocks: kept as panels the second time
                const Matrix one = weight.rowsFrom(first, some).columns(3, 77).multipliedBy(x.topLeftCorner(1, some));
                QVERIFY((one.cast<double>() - wanted.topRows(1)).cwiseAbs().maxCoeff() < most);
            }
        }
    }

    void aLargeNumberBlursNoOtherBlock_data()
    {
        QTest::addColumn<const Kernels*>("kernel");
        for (const Kernels* each : runnableKernels()) QTest::newRow(each->name) << each;
    }
    /// As models have them: one number of a row is a thousand times the others, which keep float32's digits.
    void aLargeNumberBlursNoOtherBlock()
    {
        QFETCH(const Kernels*, kernel);
        useKernels(*kernel);
        for (const BlockType type : {BlockType::Q4_0, BlockType::Q5_0}) {
            const Weight weight = packed({type, {0}}, 40, 256, 1).transposed();
            const Matrix numbers = weight.matrix();
            Matrix x = Matrix::Random(7, 256);
            x.col(5).setConstant(1000);  // times a block of zeros
            for (const Index rows : {1, 7}) {
                const Matrix product = weight.multipliedBy(x.topRows(rows));
                const Eigen::MatrixXd exact = exactProduct(x.topRows(rows), numbers);
                QVERIFY((product.cast<double>() - exact).cwiseAbs().maxCoeff() < 2e-5 * numbers.cwiseAbs().maxCoeff());
            }
        }
    }

private:
    /// Some of the numbers a thousand times as large as the others, or so small that nothing is left of them.
    static void unevenNumbersAreMultiplied(const Weight& weight, const Matrix& x)
    {
        const Matrix numbers = weight.matrix();
        for (const Index rows : {2, 7}) {
            Matrix uneven = x.topRows(rows);
            for (Index i = 0; i < uneven.size(); i += 97) uneven.data()[i] *= 1000;
            uneven.row(1).segment(256, 256) *= 1e-36F;
            const Eigen::MatrixXd exactUneven = exactProduct(uneven, numbers);
            const Eigen::MatrixXd product = weight.multipliedBy(uneven).cast<double>();
            QVERIFY((product - exactUneven).cwiseAbs().maxCoeff() < 4e-6 * exactUneven.cwiseAbs().maxCoeff());
            uneven(1, 700) = std::numeric_limits<float>::quiet_NaN();
            const Matrix broken = weight.multipliedBy(uneven);
            QVERIFY(!broken.row(1).array().isFinite().any() && broken.row(0).array().isFinite().all());
        }
    }
    /// Whole numbers of the largest size, all of one sign.
    static void largestNumbersAreMultiplied(const Weight& weight, Index depth)
    {
        const Matrix numbers = weight.matrix();
        const Matrix level = Matrix::Constant(7, depth, 3.0F);
        const Eigen::MatrixXd exactLevel = exactProduct(level, numbers);
        const double size = 3 * numbers.cwiseAbs().colwise().sum().maxCoeff();
        for (const float sign : {1.0F, -1.0F})
            QVERIFY((weight.multipliedBy(sign * level).cast<double>() - sign * exactLevel).cwiseAbs().maxCoeff()
                    < 2e-6 * size);
    }
};

TEST_CLASS(TestUnpack)
#include "tst_unpack.moc"
