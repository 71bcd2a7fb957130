#include "core/attention/projection.h"
#include "core/file/mapped_file.h"
#include "core/stopped.h"

#include <QTemporaryFile>
#include <QTest>

#include "tests/test_class.h"

#include <cstring>
#include <fstream>
#include <sstream>

using namespace core;

namespace {

Matrix random(Index rows, Index cols)
{
    std::srand(7);
    return Matrix::Random(rows, cols);
}

/// The matrix as a file would store it, one byte behind an aligned place.
Weight stored(const Matrix& matrix, ElementType type)
{
    auto bytes = std::make_shared<std::vector<std::byte>>();
    bytes->resize(1 + elementBytes(type) * static_cast<std::size_t>(matrix.size()));
    std::byte* out = bytes->data() + 1;
    for (Index i = 0; i < matrix.size(); ++i) {
        const float value = matrix.data()[i];
        const auto put = [&](const auto& number) {
            std::memcpy(out, &number, sizeof number);
            out += sizeof number;
        };
        if (type == ElementType::F16) put(Eigen::half(value));
        if (type == ElementType::BF16) put(Eigen::bfloat16(value));
        if (type == ElementType::F32) put(value);
    }
    return Weight::stored(bytes, std::span<const std::byte>(*bytes).subspan(1), type, matrix.rows(), matrix.cols());
}

/// The number of a file's bytes in mapped pages of this process.
std::size_t mappedBytes(const MappedFile& file)
{
    std::ostringstream begin;
    begin << std::hex << reinterpret_cast<std::uintptr_t>(file.bytes().data()) << '-';
    std::ifstream maps("/proc/self/smaps");
    std::string line;
    while (std::getline(maps, line) && !line.starts_with(begin.str())) {
    }
    while (std::getline(maps, line))
        if (line.starts_with("Rss:")) return std::stoul(line.substr(4)) * 1024;
    return 0;
}

}  // namespace

class TestWeight final : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { setWeightBudget(std::size_t{512} << 20U); }

    void productsAreTheSameKeptAndNot_data()
    {
        QTest::addColumn<ElementType>("type");
        QTest::addColumn<bool>("transposed");
        for (const auto& [name, type] :
             {std::pair("float16", ElementType::F16), std::pair("bfloat16", ElementType::BF16),
              std::pair("unaligned float32", ElementType::F32)})
            for (const bool transposed : {false, true})
                QTest::addRow("%s, %s", name, transposed ? "[out, in]" : "[in, out]") << type << transposed;
    }
    void productsAreTheSameKeptAndNot()
    {
        QFETCH(ElementType, type);
        QFETCH(bool, transposed);
        // More than one block of depth, rows and converted numbers; a last panel that is not full.
        const Matrix numbers = random(1500, 710);
        const Matrix x = random(300, transposed ? 710 : 1500);
        const Weight weight = transposed ? stored(numbers, type).transposed() : stored(numbers, type);
        const Matrix exact = x * weight.matrix();
        const Matrix first = weight.multipliedBy(x);
        QCOMPARE(keptWeightBytes(), std::size_t{0});
        const Matrix second = weight.multipliedBy(x);
        // Types that the kernels unpack themselves are unpacked again.
        const bool unpacked = transposed && type != ElementType::F32;
        QCOMPARE(keptWeightBytes(), unpacked ? 0 : Panels::bytes(weight.rows(), weight.cols()));
        QVERIFY(first == second);
        QVERIFY(weight.multipliedBy(x) == first);
        QVERIFY((first - exact).cwiseAbs().maxCoeff() < 1e-3F);
    }

    void aRowDoesNotDependOnTheOthers()
    {
        const Weight weight = Weight::own(random(700, 130));
        const Matrix x = random(20, 700);
        const Matrix all = weight.multipliedBy(x);
        for (Index row = 0; row < x.rows(); ++row) QVERIFY(weight.multipliedBy(x.row(row)) == all.row(row));
    }

    /// The context of a head of a light layer has no numbers, because nothing reads its output.
    void rowsWithoutNumbersGiveZeros()
    {
        const Weight weight = Weight::own(random(30, 20));
        for (int product = 0; product < 3; ++product) QVERIFY(weight.multipliedBy(Matrix(3, 0)) == Matrix::Zero(3, 20));
    }

    void panelsGoWithTheirWeight()
    {
        {
            const Weight weight = Weight::own(random(10, 10));
            for (int product = 0; product < 3; ++product) weight.multipliedBy(random(1, 10));
            QCOMPARE(keptWeightBytes(), Panels::bytes(10, 10));
            weight.transposed().multipliedBy(random(1, 10));
            QCOMPARE(keptWeightBytes(), Panels::bytes(10, 10));
        }
        QCOMPARE(keptWeightBytes(), std::size_t{0});
    }

    /// Mapping a page takes longer than multiplying its numbers by a few dozen rows.
    void aFileStaysMappedUntilItsPanelsAreMade()
    {
        constexpr Index side = 1024;
        QTemporaryFile file;
        QVERIFY(file.open());
        const Matrix numbers = random(side, side);
        QCOMPARE(file.write(reinterpret_cast<const char*>(numbers.data()), 4 * side * side), 4 * side * side);
        QVERIFY(file.flush());
        const auto mapped = MappedFile::open(file.fileName().toStdString());
        const auto part = [&] { return Weight::stored(mapped, mapped->bytes(), ElementType::F32, side, side); };
        const Matrix x = random(64, side);
        const Weight weight = part();
        const Matrix first = weight.multipliedBy(x);
        QCOMPARE(mappedBytes(*mapped), mapped->bytes().size());
        setWeightBudget(Panels::bytes(side, side));
        const Weight second = part();  // the first one has the room
        QVERIFY(second.multipliedBy(x) == first);
        QCOMPARE(mappedBytes(*mapped), std::size_t{0});
        QVERIFY(weight.multipliedBy(x) == first);
        QCOMPARE(mappedBytes(*mapped), std::size_t{0});
        QCOMPARE(keptWeightBytes(), Panels::bytes(side, side));
        second.multipliedBy(x);
        QCOMPARE(mappedBytes(*mapped), std::size_t{0});
    }

    void panelsThatAreUsedKeepTheirRoom()
    {
        setWeightBudget(Panels::bytes(10, 10));
        const Weight first = Weight::own(random(10, 10));
        const Weight second = Weight::own(random(10, 10));
        for (int product = 0; product < 3; ++product) first.multipliedBy(random(1, 10));
        const Matrix x = random(1, 10);
        const Matrix before = second.multipliedBy(x);
        QVERIFY(second.multipliedBy(x) == before);
        QCOMPARE(keptWeightBytes(), Panels::bytes(10, 10));
    }

    void everyNumberIsFinishedOnce()
    {
        const Weight weight = Weight::own(random(30, 200));
        const Matrix x = random(600, 30);
        const Matrix plain = weight.multipliedBy(x), places = 200 * random(600, 200);
        for (int product = 0; product < 2; ++product) {
            const Matrix more = weight.multipliedBy(x, {}, [&](Index row, Index col, Eigen::Ref<Matrix> part) {
                part += places.block(row, col, part.rows(), part.cols());
            });
            QVERIFY((more - places - plain).cwiseAbs().maxCoeff() < 1e-4F);
        }
    }

    void whatComesFromAFileIsLetGoAfterALongProduct()
    {
        setWeightBudget(0);  // a weight with room for its panels stays until they are made
        QTemporaryFile file;
        QVERIFY(file.open());
        const Matrix numbers = random(2000, 2000);
        const qint64 size = numbers.size() * static_cast<qint64>(sizeof(float));
        QCOMPARE(file.write(reinterpret_cast<const char*>(numbers.data()), size), size);
        QVERIFY(file.flush());
        const auto mapped = MappedFile::open(file.fileName().toStdString());
        const Weight weight = Weight::stored(mapped, mapped->bytes(), ElementType::F32, 2000, 2000);
        const auto residentOfFiles = [] {
            std::ifstream stream("/proc/self/statm");
            Index total = 0, resident = 0, shared = 0;
            stream >> total >> resident >> shared;
            return shared * 4096;
        };
        const Index before = residentOfFiles();
        const Matrix few = weight.multipliedBy(random(1, 2000));
        QVERIFY(residentOfFiles() - before > size / 2);
        const Matrix many = weight.columns(0, 1999).multipliedBy(random(100, 2000));
        QVERIFY(residentOfFiles() - before < size / 10);
        QVERIFY(weight.matrix() == numbers);
        // Memory that is not a file's stays.
        const Weight own = Weight::own(numbers);
        QVERIFY(own.multipliedBy(random(100, 2000)).leftCols(1999) == many);
        QVERIFY(own.matrix() == numbers);
    }

    void partsShareTheNumbers()
    {
        const Matrix numbers = random(12, 8);
        const Weight weight = stored(numbers, ElementType::F32).transposed();  // [8, 12]
        const Matrix all = numbers.transpose();
        QVERIFY(weight.columns(3, 5).matrix() == all.middleCols(3, 5));
        QVERIFY(weight.rowsFrom(2, 4).matrix() == all.middleRows(2, 4));
        QVERIFY(weight.row(5) == all.row(5));
        QVERIFY(weight.transposed().row(5) == numbers.row(5));
        QVERIFY(weight.times(2).matrix() == 2 * all);
        const Weight groups = weight.columnGroups(2, 2, 6);  // columns 2, 3, 8, 9
        Matrix wanted(8, 4);
        wanted << all.col(2), all.col(3), all.col(8), all.col(9);
        QVERIFY(groups.matrix() == wanted);
        QVERIFY(groups.columns(2, 2).matrix() == wanted.rightCols(2));
        const Matrix x = random(2, 8);
        QVERIFY((groups.multipliedBy(x) - x * wanted).cwiseAbs().maxCoeff() < 1e-5F);
        QVERIFY((weight.times(3).multipliedBy(x) - 3 * x * all).cwiseAbs().maxCoeff() < 1e-5F);
    }

    void aFusedWeightComesApartHeadByHead()
    {
        // Two heads of three dimensions; each stored row's number names it: head · 100 + which · 10 + dimension.
        Matrix rows(18, 1);
        RowVector bias(18);
        for (Index head = 0, row = 0; head < 2; ++head)
            for (Index which = 0; which < 3; ++which)
                for (Index dimension = 0; dimension < 3; ++dimension, ++row)
                    rows(row, 0) = bias(row) = static_cast<float>(head * 100 + which * 10 + dimension);
        const QueryKeyValue split =
            splitFused({stored(rows, ElementType::F32).transposed(), bias}, FusedOrder::HeadThenThree, 2);
        const RowVector keys = (RowVector(6) << 10, 11, 12, 110, 111, 112).finished();
        QVERIFY(split.key.weight.matrix() == Matrix(keys));
        QVERIFY(split.key.bias == keys);
        QVERIFY(split.value.bias(3) == 120);
        QVERIFY(split.query.weight.matrix()(0, 5) == 102);
    }

    void aStoppedProductEnds()
    {
        std::stop_source stop;
        stop.request_stop();
        const Weight weight = stored(random(8, 8), ElementType::F16);
        QVERIFY_EXCEPTION_THROWN(weight.multipliedBy(random(1, 8), stop.get_token()), Stopped);
    }
};

TEST_CLASS(TestWeight)
#include "tst_weight.moc"
