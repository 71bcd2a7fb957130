#include "core/error.h"
#include "core/kernel/kernels.h"
#include "core/tensor/weight.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace core;

namespace {

using Layout = CodedNumbers::Layout;
using Order = CodedNumbers::Order;
using Meaning = CodedNumbers::Meaning;

/// The stored numbers, so that tests can say where a number lies.
struct Stored {
    const char* name;
    Meaning meaning;
    Order order;
    int bits;
    bool has_sign = false;
};
constexpr Stored storedKinds[] = {
    {"2 bits in words of a column", Meaning::Whole, Order::Columns, 2},
    {"3 bits in words of a column", Meaning::Whole, Order::Columns, 3},
    {"4 bits in words of a column", Meaning::Whole, Order::Columns, 4},
    {"8 bits in words of a column", Meaning::Whole, Order::Columns, 8},
    {"4 bits in rows", Meaning::Whole, Order::Rows, 4},
    {"8 bits in rows", Meaning::Whole, Order::Rows, 8},
    {"8 bits with a sign", Meaning::Whole, Order::Rows, 8, true},
    {"4 bits across", Meaning::Whole, Order::Across, 4},
    {"a table", Meaning::Table, Order::Rows, 4},
    {"a table, upper half first", Meaning::Table, Order::HighFirst, 4},
    {"floats of 8 bits", Meaning::E4M3, Order::Rows, 8},
};

/// Random bytes, one behind an aligned place.
StoredSpan randomBytes(std::size_t count, std::uint32_t seed)
{
    std::mt19937 random(seed);
    auto bytes = std::make_shared<std::vector<std::byte>>(1 + count);
    for (std::byte& each : *bytes) each = static_cast<std::byte>(random() & 0xFFU);
    return {std::span<const std::byte>(*bytes).subspan(1), ElementType::U8, bytes, "codes"};
}

StoredSpan randomScales(Index count, std::uint32_t seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<float> between(-1, 1);
    auto numbers = std::make_shared<std::vector<float>>();
    for (Index i = 0; i < count; ++i) numbers->push_back(between(random));
    return {std::as_bytes(std::span<const float>(*numbers)), ElementType::F32, numbers, "scales"};
}

/// @param mixed  whether groups do not follow each other
Layout layoutOf(const Stored& stored, Index rows, Index cols, Index group, bool mixed = false)
{
    Layout layout{.file = "file", .rows = rows, .cols = cols};
    layout.codes = randomBytes(static_cast<std::size_t>(rows * cols * stored.bits / 8), 7);
    layout.meaning = stored.meaning;
    layout.order = stored.order;
    layout.bits = stored.bits;
    layout.has_sign = stored.has_sign;
    layout.row_bits = cols * stored.bits;
    for (std::size_t i = 0; i < 16; ++i) layout.table[i] = static_cast<float>(i * i) - 20;
    layout.group = group;
    const Index groups = (cols + group - 1) / group;
    for (Index i = 0; mixed && i < cols; ++i) layout.groups.push_back(static_cast<int>((5 * i) % groups));
    layout.scales = {.numbers = randomScales(groups * rows, 3), .row_step = 1, .group_step = rows};
    layout.zeros = {.order = CodeZeros::Order::InRow,
                    .numbers = randomBytes(static_cast<std::size_t>(4 * groups * rows), 5),
                    .bits = stored.bits,
                    .added = 1,
                    .step = rows};
    return layout;
}

/// Without the codes of NaN, whose products differ.
Layout withoutNaN(Layout layout)
{
    auto codes = std::make_shared<std::vector<std::byte>>(layout.codes.data.begin(), layout.codes.data.end());
    for (std::byte& each : *codes)
        if ((each & std::byte{127}) == std::byte{127}) each = std::byte{1};
    layout.codes = {*codes, ElementType::U8, codes, "codes"};
    return layout;
}

bool areSame(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols()
           && std::equal(a.data(), a.data() + a.size(), b.data(), [](float x, float y) { return x == y; });
}

CodedNumbers oneRow(Layout layout, std::vector<std::uint8_t> bytes, std::vector<float> scales)
{
    auto codes = std::make_shared<std::vector<std::uint8_t>>(std::move(bytes));
    auto numbers = std::make_shared<std::vector<float>>(std::move(scales));
    layout.codes = {std::as_bytes(std::span<const std::uint8_t>(*codes)), ElementType::U8, codes, "codes"};
    layout.scales.numbers = {std::as_bytes(std::span<const float>(*numbers)), ElementType::F32, numbers, "scales"};
    layout.row_bits = layout.cols * layout.bits;
    return CodedNumbers(std::move(layout));
}

std::vector<float> numbersOf(const CodedNumbers& coded)
{
    std::vector<float> all(static_cast<std::size_t>(coded.cols()));
    coded.convert(0, 0, coded.cols(), all.data());
    return all;
}

}  // namespace

/// Numbers as codes beside scales, converted and in products by each set of kernels.
class TestCodedNumbers final : public QObject {
    Q_OBJECT
private:
    const Kernels& m_best = kernels();

    /// A product within what sums of float32 may be off.
    static void requireNear(const Matrix& product, const Matrix& x, const Matrix& numbers)
    {
        const Eigen::MatrixXd exact = x.cast<double>() * numbers.cast<double>();
        const Eigen::MatrixXd sizes = x.cwiseAbs().cast<double>() * numbers.cwiseAbs().cast<double>();
        QVERIFY(product.rows() == exact.rows() && product.cols() == exact.cols());
        QVERIFY(((product.cast<double>() - exact).cwiseAbs().array() <= 1e-5 * sizes.array() + 1e-30).all());
    }

    static void addKernels()
    {
        QTest::addColumn<const Kernels*>("kernel");
        for (const Kernels* each : runnableKernels()) QTest::newRow(each->name) << each;
    }

    static void addKinds()
    {
        QTest::addColumn<const Kernels*>("kernel");
        QTest::addColumn<int>("kind");
        for (const Kernels* each : runnableKernels())
            for (int i = 0; i < static_cast<int>(std::size(storedKinds)); ++i)
                QTest::addRow("%s, %s", each->name, storedKinds[i].name) << each << i;
    }

private slots:
    void cleanup() { useKernels(m_best); }

    void kernelsUnpackWhatIsConverted_data() { addKinds(); }
    void kernelsUnpackWhatIsConverted()
    {
        QFETCH(const Kernels*, kernel);
        QFETCH(int, kind);
        useKernels(*kernel);
        struct Size {
            Index rows, cols, group;
        };
        // Narrow, more than a panel, longer than one unpacked stretch; groups that words lie across.
        for (const Size& size : {Size{8, 32, 32}, Size{72, 96, 20}, Size{24, 1120, 32}, Size{136, 64, 64}})
            for (const bool mixed : {false, true}) {
                const auto layout = withoutNaN(layoutOf(storedKinds[kind], size.rows, size.cols, size.group, mixed));
                const Weight weight = Weight::coded(std::make_shared<const CodedNumbers>(layout));
                const Matrix numbers = weight.matrix();
                const Matrix one = Matrix::Identity(size.cols, size.cols);
                QVERIFY(areSame(weight.transposed().multipliedBy(one), numbers.transpose()));
                // Columns that begin within a word of several rows, and rows from a whole word on.
                const Weight part = weight.transposed().columns(3, 5).rowsFrom(32, size.cols - 32);
                const Matrix few = Matrix::Identity(size.cols - 32, size.cols - 32);
                const Matrix wanted = numbers.middleRows(3, 5).rightCols(size.cols - 32).transpose();
                if (size.cols > 32) QVERIFY(areSame(part.multipliedBy(few), wanted));
                // Multiplied from the other side, the stored numbers are converted one by one.
                QVERIFY(areSame(weight.multipliedBy(Matrix::Identity(size.rows, size.rows)), numbers));
                QVERIFY(areSame(weight.row(2), numbers.row(2)));
            }
    }

    /// One or two rows are multiplied while the numbers are unpacked: of a row with a single 1 a number itself is left.
    void fewRowsAreMultipliedWithTheSameNumbers_data() { addKinds(); }
    void fewRowsAreMultipliedWithTheSameNumbers()
    {
        QFETCH(const Kernels*, kernel);
        QFETCH(int, kind);
        useKernels(*kernel);
        struct Size {
            Index rows, cols, group;
        };
        for (const Size& size : {Size{8, 32, 32}, Size{72, 96, 20}, Size{24, 1120, 32}, Size{136, 64, 64}})
            for (const bool mixed : {false, true}) {
                const auto layout = withoutNaN(layoutOf(storedKinds[kind], size.rows, size.cols, size.group, mixed));
                const Weight weight = Weight::coded(std::make_shared<const CodedNumbers>(layout));
                const Matrix numbers = weight.matrix();
                for (const Index few : {1, 2}) {
                    for (const Index place : {Index{0}, Index{19}, size.cols - 1}) {
                        Matrix one = Matrix::Zero(few, size.cols);
                        one(few - 1, place) = 1;
                        const Matrix found = weight.transposed().multipliedBy(one);
                        QVERIFY(areSame(found.bottomRows(1), numbers.col(place).transpose()));
                        if (few == 2) QVERIFY(areSame(found.topRows(1), Matrix::Zero(1, size.rows)));
                    }
                    const Matrix x = Matrix::Random(few, size.cols);
                    requireNear(weight.transposed().multipliedBy(x), x, numbers.transpose());
                    if (size.cols == 32) continue;
                    const Weight part = weight.transposed().columns(3, 5).rowsFrom(32, size.cols - 32);
                    const Matrix tail = x.rightCols(size.cols - 32);
                    requireNear(part.multipliedBy(tail), tail,
                                numbers.middleRows(3, 5).rightCols(size.cols - 32).transpose());
                }
            }
    }

    /// An appended token is computed with two before it, and has the numbers of a pass over all of them.
    void aFewRowsAreThoseAmongMore_data() { addKinds(); }
    void aFewRowsAreThoseAmongMore()
    {
        QFETCH(const Kernels*, kernel);
        QFETCH(int, kind);
        useKernels(*kernel);
        struct Size {
            Index rows, cols, group;
        };
        // The last ones are longer than what panels add up at a time.
        for (const Size& size : {Size{8, 32, 32}, Size{72, 96, 20}, Size{24, 1120, 32}, Size{136, 2208, 64}})
            for (const bool mixed : {false, true}) {
                const auto layout = withoutNaN(layoutOf(storedKinds[kind], size.rows, size.cols, size.group, mixed));
                const Weight weight = Weight::coded(std::make_shared<const CodedNumbers>(layout)).transposed();
                constexpr Index most = 25;  // more than are multiplied while numbers are unpacked
                const Matrix x = Matrix::Random(most, size.cols);
                const auto some = [&](const Weight& w, Index first, Index rows, Index from) {
                    const Matrix part = x.middleRows(first, rows).rightCols(size.cols - from);
                    return w.multipliedBy(part);
                };
                const Matrix all = some(weight, 0, most, 0);
                for (const Index rows : {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17, 20}) {
                    QVERIFY(areSame(some(weight, 0, rows, 0), all.topRows(rows)));
                    QVERIFY(areSame(some(weight, most - rows, rows, 0), all.bottomRows(rows)));
                }
                if (size.cols == 32) continue;
                const Weight part = weight.columns(3, 5).rowsFrom(32, size.cols - 32);
                QVERIFY(areSame(some(part, 1, 15, 32), some(part, 0, most, 32).middleRows(1, 15)));
                QVERIFY(areSame(some(part, 2, 3, 32), some(part, 0, most, 32).middleRows(2, 3)));
            }
    }

    /// Columns that begin within a word, more of them than are turned at a time, and an eight of numbers by itself.
    void wordsOfEightColumnsAreTurned_data() { addKernels(); }
    void wordsOfEightColumnsAreTurned()
    {
        QFETCH(const Kernels*, kernel);
        useKernels(*kernel);
        Layout layout = layoutOf({"", Meaning::Whole, Order::Across, 4}, 304, 40, 8);
        layout.zeros = {.order = CodeZeros::Order::Across, .numbers = randomBytes(5 * 304 / 2, 5), .step = 304 / 8};
        const Weight weight = Weight::coded(std::make_shared<const CodedNumbers>(layout)).transposed();
        const Matrix numbers = weight.matrix(), one = Matrix::Identity(40, 40);
        QVERIFY(areSame(weight.multipliedBy(one), numbers));
        for (const Index first : {0, 8, 37})
            for (const Index few : {1, 3, 12}) {
                const Weight part = weight.columns(first, 260).rowsFrom(16, 24);
                QVERIFY(areSame(part.multipliedBy(one.topLeftCorner(few, 24)), numbers.block(16, first, few, 260)));
            }
        const Weight heads = weight.columnGroups(8, 12, 76);  // columns that do not follow each other
        for (Index head = 0; head < 4; ++head)
            QVERIFY(areSame(heads.multipliedBy(one).middleCols(12 * head, 12), numbers.middleCols(76 * head + 8, 12)));
    }

    void aFloatOfEightBitsThatIsNaNStaysOne_data() { addKernels(); }
    void aFloatOfEightBitsThatIsNaNStaysOne()
    {
        QFETCH(const Kernels*, kernel);
        useKernels(*kernel);
        Layout layout{.file = "file", .rows = 1, .cols = 4};
        layout.meaning = Meaning::E4M3;
        layout.bits = 8;
        layout.group = 4;
        const auto coded = std::make_shared<const CodedNumbers>(oneRow(layout, {0x7F, 0xFF, 0x7E, 0x01}, {1}).layout());
        QCOMPARE(coded->brokenNumbers(), 2);
        const Matrix product = Weight::coded(coded).transposed().multipliedBy(Matrix::Ones(1, 4));
        QVERIFY(std::isnan(product(0, 0)));
        const std::vector<float> numbers = numbersOf(*coded);
        QVERIFY(std::isnan(numbers[0]) && std::isnan(numbers[1]));
        QCOMPARE(numbers[2], 448.0F);
        QCOMPARE(numbers[3], std::ldexp(1.0F, -9));
    }

    /// Also where sixteen bytes of each row are turned at once, and in the word behind them.
    void everyFloatOfEightBitsIsUnpacked_data() { addKernels(); }
    void everyFloatOfEightBitsIsUnpacked()
    {
        QFETCH(const Kernels*, kernel);
        constexpr std::size_t count = 260;
        const auto lanes = static_cast<std::size_t>(kernel->lanes);
        std::vector<std::uint8_t> codes(lanes * count);
        for (std::size_t i = 0; i < codes.size(); ++i) codes[i] = static_cast<std::uint8_t>(i % count + i / count);
        std::vector<const void*> words(lanes);
        for (std::size_t i = 0; i < lanes; ++i) words[i] = codes.data() + i * count;
        const std::vector<int> groups(count, 0);
        const std::vector<float> scales(lanes, 0.5F), zeros(lanes, 0.0F);
        std::vector<float> out(lanes * count);
        kernel->e4m3.unpack({.words = words.data(),
                             .step = 4,
                             .flip = 0,
                             .table = nullptr,
                             .groups = groups.data(),
                             .mixed = false,
                             .scales = scales.data(),
                             .zeros = zeros.data()},
                            count, out.data(), kernel->lanes);
        for (std::size_t row = 0; row < lanes; ++row)
            for (std::size_t col = 0; col < count; ++col) {
                const float wanted = 0.5F * numbersOfE4M3()[codes[row * count + col]];
                const float found = out[col * lanes + row];
                QVERIFY(std::isnan(wanted) ? std::isnan(found) : found == wanted);
            }
    }

    /// Kernels lift these numbers with their scale, for which a large one has no room.
    void floatsOfEightBitsMayHaveAnyScale_data() { addKernels(); }
    void floatsOfEightBitsMayHaveAnyScale()
    {
        QFETCH(const Kernels*, kernel);
        useKernels(*kernel);
        Layout layout{.file = "file", .rows = 1, .cols = 16};
        layout.meaning = Meaning::E4M3;
        layout.bits = 8;
        layout.group = 4;
        layout.scales.group_step = 1;
        const std::vector<std::uint8_t> codes{0x7E, 0x01, 0x87, 0x40, 0xFE, 0x07, 0x80, 0x38,
                                              0x7E, 0x01, 0x87, 0x40, 0xFE, 0x07, 0x80, 0x38};
        const auto coded =
            std::make_shared<const CodedNumbers>(oneRow(layout, codes, {2047.9F, 2048, 7e35F, 1e-40F}).layout());
        const Weight weight = Weight::coded(coded).transposed();
        const Matrix numbers = Weight::coded(coded).matrix();
        const Matrix one = Matrix::Identity(16, 16);
        QVERIFY(areSame(weight.multipliedBy(one), numbers.transpose()));
        for (Index first = 0; first + 3 <= 16; ++first)
            QVERIFY(areSame(weight.multipliedBy(one.middleRows(first, 3)), numbers.middleCols(first, 3).transpose()));
    }

    void codesMeanWhatTheirFormatSays()
    {
        Layout layout{.file = "file", .rows = 1, .cols = 8};
        layout.group = 4;
        layout.scales.group_step = 1;
        layout.zeros.added = 8;
        const auto whole = numbersOf(oneRow(layout, {0x10, 0x32, 0x54, 0xF8}, {1, 0.5F}));
        QCOMPARE(whole, (std::vector<float>{-8, -7, -6, -5, -2, -1.5F, 0, 3.5F}));
        layout.meaning = Meaning::Table;
        for (std::size_t i = 0; i < 16; ++i) layout.table[i] = static_cast<float>(100 + i);
        layout.order = Order::HighFirst;
        const auto found = numbersOf(oneRow(layout, {0x10, 0x32, 0x54, 0xF8}, {1, 2}));
        QCOMPARE(found, (std::vector<float>{101, 100, 103, 102, 210, 208, 230, 216}));
    }

    void scalesArePowersOfTwoOrCodesThemselves()
    {
        Layout layout{.file = "file", .rows = 1, .cols = 4};
        layout.bits = 8;
        layout.group = 1;
        layout.scales.group_step = 1;
        Layout powers = oneRow(layout, {1, 1, 1, 1}, {0}).layout();
        static constexpr std::uint8_t exponents[] = {0, 1, 127, 254};
        powers.scales.numbers = {std::as_bytes(std::span(exponents)), ElementType::U8, {}, "scales"};
        QCOMPARE(numbersOf(CodedNumbers(powers)),
                 (std::vector<float>{std::ldexp(1.0F, -127), std::ldexp(1.0F, -126), 1, std::ldexp(1.0F, 127)}));
        auto nested = std::make_shared<CodeScales::Nested>();
        for (std::size_t i = 0; i < 256; ++i) nested->table[i] = static_cast<float>(i) / 256;
        static constexpr float ofMany[] = {2, 4};
        nested->numbers = {std::as_bytes(std::span(ofMany)), ElementType::F32, {}, "nested"};
        nested->together = 3;
        nested->offset = 0.25F;
        powers.scales.nested = nested;
        QCOMPARE(numbersOf(CodedNumbers(powers)),
                 (std::vector<float>{0.25F, 2.0F / 256 + 0.25F, 254.0F / 256 + 0.25F, 4 * 254.0F / 256 + 0.25F}));
    }

    void scalesMayStandInATable()
    {
        Layout layout{.file = "file", .rows = 1, .cols = 2};
        layout.bits = 8;
        layout.group = 1;
        layout.scales.group_step = 1;
        Layout coded = oneRow(layout, {1, 1}, {0}).layout();
        static constexpr std::uint8_t codes[] = {0x38, 0x40};
        coded.scales.numbers = {std::as_bytes(std::span(codes)), ElementType::F8_E4M3, {}, "scales"};
        coded.scales.table = std::make_shared<const CodeScales::Table>(numbersOfE4M3());
        QCOMPARE(numbersOf(CodedNumbers(coded)), (std::vector<float>{1, 2}));
        CodedNumbers(coded).requireFiniteScales();
        static constexpr std::uint8_t broken[] = {0x38, 0x7F};
        coded.scales.numbers.data = std::as_bytes(std::span(broken));
        QVERIFY_THROWS_EXCEPTION(Error, CodedNumbers(coded).requireFiniteScales());
    }

    void scalesThatAreNoNumbersAreRefused()
    {
        Layout layout{.file = "file", .rows = 1, .cols = 2};
        layout.bits = 8;
        layout.group = 1;
        const auto refused = [&](std::vector<float> scales) -> std::string {
            try {
                const CodedNumbers coded = oneRow(layout, {1, 1}, std::move(scales));
                coded.requireFiniteScales();
                return coded.areScalesZero() ? "all are 0" : "";
            } catch (const Error& error) {
                return saidParts(error).field + " " + saidParts(error).found;
            }
        };
        QCOMPARE(refused({1, -0.5F}), "");
        QCOMPARE(refused({1, std::numeric_limits<float>::quiet_NaN()}), "tensor “scales” NaN");
        QCOMPARE(refused({std::numeric_limits<float>::infinity(), 1}), "tensor “scales” infinity");
        QCOMPARE(refused({0, 1}), "");
        QCOMPARE(refused({0, 0}), "all are 0");
    }
};

TEST_CLASS(TestCodedNumbers)
#include "tst_coded_numbers.moc"
