#include "core/gguf/gguf_file.h"
#include "core/tensor/block_type.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>
#include <cstring>

using namespace core;

namespace {

std::vector<float> floatsOf(const StoredTensor& tensor)
{
    std::vector<float> numbers(static_cast<std::size_t>(tensor.size()));
    convertToFloats(tensor.type, tensor.data, numbers.data());
    return numbers;
}

std::vector<std::uint32_t> bitsOf(const std::vector<float>& numbers)
{
    std::vector<std::uint32_t> bits(numbers.size());
    std::memcpy(bits.data(), numbers.data(), numbers.size() * sizeof(float));
    return bits;
}

/// One block, from bytes that begin at an odd address.
std::vector<float> unpacked(BlockType type, const std::string& block)
{
    const std::string shifted = (reinterpret_cast<std::uintptr_t>(block.data()) % 2 == 0 ? " " : "  ") + block;
    const auto bytes = std::as_bytes(std::span(shifted)).last(block.size());
    std::vector<float> numbers(static_cast<std::size_t>(numbersPerBlock(type)));
    unpackBlocks(type, bytes, numbers.data());
    return numbers;
}

const std::string half = std::string("\x00\x38", 2);  ///< 0.5 as float16
const std::string one = std::string("\x00\x3C", 2);

}  // namespace

class TestBlockType final : public QObject {
    Q_OBJECT
private slots:
    void everyTypeIsUnpackedToTheLastBit_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("tensors");
        QTest::newRow("numbers stored one by one") << "tensors_plain" << 24;
        QTest::newRow("blocks of 32") << "tensors_legacy" << 21;
        QTest::newRow("blocks of 256") << "tensors_k" << 18;
        QTest::newRow("entries of grids, and three numbers alone") << "tensors_grid" << 9;
    }

    void everyTypeIsUnpackedToTheLastBit()
    {
        QFETCH(QString, file);
        QFETCH(int, tensors);
        const auto path = goldenTrees().front() / "gguf/tensors" / file.toStdString();
        const auto stored = GgufFile::open(path.string() + ".gguf");
        const auto truth = SafetensorsFile::open(path.string() + ".safetensors");
        QCOMPARE(static_cast<int>(stored.tensors().size()), tensors);
        QCOMPARE(truth.tensors().size(), stored.tensors().size());
        for (const auto& [name, tensor] : stored.tensors()) {
            QVERIFY2(tensor.shape == truth.entry(name).shape, name.c_str());
            QVERIFY2(bitsOf(floatsOf(tensor)) == bitsOf(truth.floats(name)), name.c_str());
        }
    }

    void blocksHaveTheSizesOfGgml_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("numbers");
        QTest::addColumn<int>("bytes");
        const auto row = [](BlockType type, const char* name, int numbers, int bytes) {
            QTest::newRow(name) << static_cast<int>(type) << QString(name) << numbers << bytes;
        };
        row(BlockType::Q4_0, "Q4_0", 32, 18);
        row(BlockType::Q4_1, "Q4_1", 32, 20);
        row(BlockType::Q5_0, "Q5_0", 32, 22);
        row(BlockType::Q5_1, "Q5_1", 32, 24);
        row(BlockType::Q8_0, "Q8_0", 32, 34);
        row(BlockType::Q8_1, "Q8_1", 32, 36);
        row(BlockType::Q2_K, "Q2_K", 256, 84);
        row(BlockType::Q3_K, "Q3_K", 256, 110);
        row(BlockType::Q4_K, "Q4_K", 256, 144);
        row(BlockType::Q5_K, "Q5_K", 256, 176);
        row(BlockType::Q6_K, "Q6_K", 256, 210);
        row(BlockType::IQ4_NL, "IQ4_NL", 32, 18);
        row(BlockType::IQ4_XS, "IQ4_XS", 256, 136);
        row(BlockType::MXFP4, "MXFP4", 32, 17);
        row(BlockType::IQ1_S, "IQ1_S", 256, 50);
        row(BlockType::IQ1_M, "IQ1_M", 256, 56);
        row(BlockType::IQ2_XXS, "IQ2_XXS", 256, 66);
        row(BlockType::IQ2_XS, "IQ2_XS", 256, 74);
        row(BlockType::IQ2_S, "IQ2_S", 256, 82);
        row(BlockType::IQ3_XXS, "IQ3_XXS", 256, 98);
        row(BlockType::IQ3_S, "IQ3_S", 256, 110);
        row(BlockType::TQ1_0, "TQ1_0", 256, 54);
        row(BlockType::TQ2_0, "TQ2_0", 256, 66);
    }

    void blocksHaveTheSizesOfGgml()
    {
        QFETCH(int, type);
        QFETCH(QString, name);
        QFETCH(int, numbers);
        QFETCH(int, bytes);
        const StoredType stored = static_cast<BlockType>(type);
        QCOMPARE(QString::fromUtf8(storedTypeName(stored)), name);
        QCOMPARE(static_cast<int>(numbersPerBlock(stored)), numbers);
        QCOMPARE(static_cast<int>(bytesPerBlock(stored)), bytes);
        QVERIFY(isFloatType(stored));
    }

    void numbersStoredOneByOneAreBlocksOfOne()
    {
        const StoredType type = ElementType::BF16;
        QCOMPARE(QString::fromUtf8(storedTypeName(type)), QString("BF16"));
        QCOMPARE(static_cast<int>(numbersPerBlock(type)), 1);
        QCOMPARE(static_cast<int>(bytesPerBlock(type)), 2);
        QVERIFY(isFloatType(type));
        QVERIFY(!isFloatType(ElementType::I32));
    }

    /// No package unpacks it, so it has no golden file.
    void bytesWithASumAreTheirScaleTimesEach()
    {
        std::string numbers(32, '\0');
        for (std::size_t i = 0; i < 32; ++i) numbers[i] = static_cast<char>(static_cast<int>(i) - 16);
        const auto floats = unpacked(BlockType::Q8_1, half + one + numbers);
        QCOMPARE(floats.front(), -8.0F);
        QCOMPARE(floats[16], 0.0F);
        QCOMPARE(floats.back(), 7.5F);
    }

    void theLowerHalvesOfBytesComeFirst()
    {
        const auto floats = unpacked(BlockType::Q4_0, half + std::string(16, '\x90'));
        QCOMPARE(floats[0], -4.0F);
        QCOMPARE(floats[15], -4.0F);
        QCOMPARE(floats[16], 0.5F);
        QCOMPARE(floats[31], 0.5F);
    }

    void eachFifthBitIsItsOwnNumbers()
    {
        const std::string bits("\x01\x80\x00\x10", 4);  // of the numbers 0, 15 and 28
        const auto floats = unpacked(BlockType::Q5_1, one + half + bits + std::string(16, '\0'));
        for (std::size_t i = 0; i < 32; ++i) QCOMPARE(floats[i], i == 0 || i == 15 || i == 28 ? 16.5F : 0.5F);
    }

    void aScaleThatIsAnExponentMayBeAsSmallAsFloatsGo()
    {
        const std::string ones(16, '\x02');  // the doubled 1
        // QCOMPARE takes numbers as small as these for zero.
        QVERIFY(unpacked(BlockType::MXFP4, '\x7F' + ones)[0] == 1.0F);
        QVERIFY(unpacked(BlockType::MXFP4, '\x00' + ones)[0] == std::ldexp(1.0F, -127));
        QVERIFY(unpacked(BlockType::MXFP4, '\x01' + ones)[0] == std::ldexp(1.0F, -126));
        QVERIFY(unpacked(BlockType::MXFP4, '\xFE' + ones)[0] == std::ldexp(1.0F, 127));
    }

    void severalBlocksFollowEachOther()
    {
        const std::string block = half + std::string(16, '\x90');
        const std::string three = one + std::string(16, '\x08') + block + block;
        std::vector<float> floats(96);
        unpackBlocks(BlockType::Q4_0, std::as_bytes(std::span(three)), floats.data());
        QCOMPARE(floats[16], -8.0F);
        QCOMPARE(floats[32], -4.0F);
        QCOMPARE(floats[95], 0.5F);
    }
};

TEST_CLASS(TestBlockType)
#include "tst_block_type.moc"
