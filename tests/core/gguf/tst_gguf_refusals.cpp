#include "core/error.h"
#include "core/gguf/gguf_file.h"
#include "tests/core/gguf/gguf_bytes_of.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <limits>

using namespace core;

Q_DECLARE_METATYPE(core::Code)

/// Files that are no GGUF, or that are broken: each error names the mistake.
class TestGgufRefusals final : public QObject {
    Q_OBJECT
private slots:
    void otherContainersAreRefused_data()
    {
        const auto version = [](std::uint32_t number) {
            GgufBytesOf file = oneTensor();
            file.version = number;
            return file.file();
        };
        refusalColumns();
        refusal("nothing", "", Code::Truncated, "the header");
        refusal("the first letters only", "GGUF", Code::Truncated, "the header");
        refusal("another file", "{\"a\": 1} and so on", Code::Malformed, "the beginning of the file");
        refusal("GGJT", "tjgg" + oneTensor().file(), Code::Unsupported, "the container");
        refusal("GGML", "lmgg" + oneTensor().file(), Code::Unsupported, "the container");
        refusal("GGMF", "fmgg" + oneTensor().file(), Code::Unsupported, "the container");
        refusal("version 0", version(0), Code::Unsupported, "the version of GGUF");
        refusal("version 1", version(1), Code::Unsupported, "the version of GGUF");
        refusal("version 4", version(4), Code::Unsupported, "the version of GGUF");
        refusal("big-endian", version(0x03000000), Code::Unsupported, "the order of bytes");
    }

    void otherContainersAreRefused() { isRefused(); }

    void brokenKeysAreRefused_data()
    {
        using Bytes = GgufBytesOf;
        const auto sized = [](std::uint64_t keys, std::uint64_t tensors) {
            Bytes file;
            file.keyCount = keys;
            file.tensorCount = tensors;
            return file.file();
        };
        const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        refusalColumns();
        refusal("2^61 keys", sized(1ULL << 61U, 0), Code::Truncated, "the list of keys");
        refusal("2^64 - 1 tensors", sized(0, most), Code::Truncated, "the list of tensors");
        refusal("a key of 2^64 - 1 letters",
                GgufBytesOf().file().replace(16, 8, Bytes::raw(std::uint64_t{1})) + Bytes::raw(most) + "12345678",
                Code::Truncated, "key 1 of 1");
        refusal("a key that is not UTF-8", Bytes().text("\xFF", "").file(), Code::Malformed, "key 1 of 1");
        refusal("a key twice", Bytes().text("a", "").text("a", "").file(), Code::Malformed, "key “a”");
        refusal("an unknown type of value", Bytes().key("a", 13, "12345678").file(), Code::Malformed, "key “a”");
        refusal("a boolean of 2", Bytes().key("a", 7, "\x02").file(), Code::Malformed, "key “a”");
        refusal("a text beyond the file", Bytes().key("a", 8, Bytes::raw(most) + "1234567").file(), Code::Truncated,
                "key “a”");
        refusal("2^61 numbers", Bytes().list("a", 10, 1ULL << 61U, "12345678").file(), Code::Truncated, "key “a”");
        refusal("10^12 texts", Bytes().list("a", 8, 1'000'000'000'000, Bytes::raw("b")).file(), Code::Truncated,
                "key “a”");
        refusal("an unknown type of numbers", Bytes().list("a", 99, 1, "1").file(), Code::Malformed, "key “a”");
        refusal("arrays nested too deep", Bytes().key("a", 9, nestedArrays(9)).file(), Code::Malformed, "key “a”");
        refusal("arrays nested by thousands", Bytes().key("a", 9, nestedArrays(100'000)).file(), Code::Malformed,
                "key “a”");
        refusal("a NUL in the architecture", Bytes().text("general.architecture", std::string("a\0b", 3)).file(),
                Code::Malformed, "key “general.architecture”");
        refusal("an alignment of 3", Bytes().key("general.alignment", 4, Bytes::raw(3U)).file(), Code::Malformed,
                "key “general.alignment”");
        refusal("an alignment of 0", Bytes().key("general.alignment", 4, Bytes::raw(0U)).file(), Code::Malformed,
                "key “general.alignment”");
        refusal("an alignment of 64 bits", Bytes().key("general.alignment", 10, Bytes::raw(std::uint64_t{32})).file(),
                Code::Malformed, "key “general.alignment”");
    }

    void brokenKeysAreRefused() { isRefused(); }

    void brokenTensorsAreRefused_data()
    {
        using Bytes = GgufBytesOf;
        const std::string kilobyte(1024, '\0');
        const auto one = [&](const std::vector<std::uint64_t>& sizes, std::uint32_t type, std::uint64_t offset) {
            return Bytes().tensor("w", sizes, type, offset).bytes(kilobyte).file();
        };
        refusalColumns();
        refusal("a name that is not UTF-8", Bytes().tensor("\xFF", {8}, 0, 0).bytes(kilobyte).file(), Code::Malformed,
                "tensor 1 of 1");
        refusal("five dimensions", one({1, 1, 1, 1, 1}, 0, 0), Code::Malformed, "tensor “w”");
        refusal("a dimension of 0", one({8, 0}, 0, 0), Code::Malformed, "tensor “w”");
        refusal("negative dimensions", one({std::uint64_t(-4), std::uint64_t(-2)}, 0, 0), Code::Malformed,
                "tensor “w”");
        refusal("a product beyond 64 bits", one({4, 1ULL << 33U, 1ULL << 33U}, 0, 0), Code::Malformed, "tensor “w”");
        refusal("rows that are no whole blocks", one({33}, 8, 0), Code::Malformed, "tensor “w”");
        refusal("large blocks of half a row", one({128, 2}, 12, 0), Code::Malformed, "tensor “w”");
        refusal("a single number in blocks", one({}, 8, 0), Code::Malformed, "tensor “w”");
        refusal("NVFP4", one({256}, 40, 0), Code::Unsupported, "the type of tensor “w”");
        refusal("a type of no name", one({256}, 200, 0), Code::Unsupported, "the type of tensor “w”");
        refusal("an offset between two places", one({8}, 0, 4), Code::Malformed, "tensor “w”");
        refusal("an offset beyond the file", one({8}, 0, 4096), Code::Truncated, "tensor “w”");
        refusal("an offset of 2^64 - 32", one({8}, 0, std::uint64_t(-32)), Code::Truncated, "tensor “w”");
        refusal("more numbers than the file has", one({512}, 0, 0), Code::Truncated, "tensor “w”");
        refusal("no data", Bytes().tensor("w", {8}, 0, 0).file(), Code::Truncated, "the tensors' data");
        refusal("a name twice", Bytes().tensor("w", {8}, 0, 0).tensor("w", {8}, 0, 32).bytes(kilobyte).file(),
                Code::Malformed, "tensor “w”");
        refusal("an overlap", Bytes().tensor("v", {16}, 0, 0).tensor("w", {8}, 0, 32).bytes(kilobyte).file(),
                Code::Malformed, "tensor “w”");
    }

    void brokenTensorsAreRefused() { isRefused(); }

    void aTypeThatIsNotReadIsRefusedByItsName()
    {
        const auto foundFor = [](std::uint32_t type) {
            const std::string bytes = GgufBytesOf().tensor("w", {256}, type, 0).bytes(std::string(256, '\0')).file();
            try {
                parsedGguf(bytes);
            } catch (const Error& error) {
                return saidParts(error).found;
            }
            return std::string();
        };
        QCOMPARE(foundFor(4), std::string("Q4_2"));
        QCOMPARE(foundFor(41), std::string("Q1_0"));
        QCOMPARE(foundFor(40), std::string("NVFP4"));
        QCOMPARE(foundFor(200), std::string("type 200"));
    }

private:
    static void refusalColumns()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Code>("code");
        QTest::addColumn<QString>("field");
    }

    static void refusal(const char* name, const std::string& bytes, Code code, const char* field)
    {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << code << QString::fromUtf8(field);
    }

    static void isRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Code, code);
        QFETCH(QString, field);
        const std::string text = bytes.toStdString();
        try {
            parsedGguf(text);
            QFAIL("it was read");
        } catch (const Error& error) {
            QCOMPARE(QString::fromStdString(saidParts(error).field), field);
            QCOMPARE(error.code, code);
            QCOMPARE(error.file, std::string("memory"));
            QVERIFY(!saidParts(error).expected.empty() && !saidParts(error).found.empty());
        }
    }
};

TEST_CLASS(TestGgufRefusals)
#include "tst_gguf_refusals.moc"
