#include "core/array/npy.h"
#include "tests/core/array/array_bytes.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

std::string arraysOfNpy(const std::string& bytes)
{
    return arraysOrError([&] { return openNpy(nullptr, bytesOf(bytes), "f.npy"); });
}

}  // namespace

class TestNpy final : public QObject {
    Q_OBJECT
private slots:
    void everyNumberTypeIsRead_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("numbers");
        const auto row = [](const char* type, const QByteArray& hex, const char* numbers) {
            QTest::newRow(type) << QByteArray(type) << QByteArray::fromHex(hex) << QString(numbers);
        };
        row("<f2", "003e00bc", "1.5 -1");
        row(">f2", "3e00bc00", "1.5 -1");
        row("<f4", "0000c03f000080bf", "1.5 -1");
        row(">f4", "3fc00000bf800000", "1.5 -1");
        row("=f4", "0000c03f000080bf", "1.5 -1");
        row("<f8", "000000000000f83f9c7500883ce4377e", "1.5 inf");
        row(">f8", "3ff8000000000000bff0000000000000", "1.5 -1");
        row("|b1", "0102", "1 1");
        row("|i1", "7fff", "127 -1");
        row("|u1", "7fff", "127 255");
        row("<i2", "ff7fffff", "32767 -1");
        row(">u2", "7fffffff", "32767 65535");
        row("<i4", "01000000feffffff", "1 -2");
        row("<u4", "0100000000000080", "1 2.14748e+09");
        row(">i8", "0000000000000001fffffffffffffffe", "1 -2");
        row("<u8", "01000000000000000000000000000080", "1 9.22337e+18");
        row("i8", "0100000000000000feffffffffffffff", "1 -2");
        row("<V2", "c03f80bf", "1.5 -1");  // bfloat16, which NumPy has no name for
        row("|V2", "c03f80bf", "1.5 -1");
    }

    void everyNumberTypeIsRead()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, data);
        QFETCH(QString, numbers);
        const std::string bytes = npyOf(type.toStdString(), "(2,)", data.toStdString());
        QCOMPARE(QString::fromStdString(arraysOfNpy(bytes)), "“” [2] " + numbers);
    }

    void theFirstIndexOfFortranOrderIsTheFastest()
    {
        const auto fortran = [](const std::string& type, const std::string& shape, const std::string& data) {
            return arraysOfNpy(npy("{'descr': '" + type + "', 'fortran_order': True, 'shape': " + shape + "}", data));
        };
        QCOMPARE(fortran("|u1", "(2, 3)", "\1\4\2\5\3\6"), std::string("“” [2, 3] 1 2 3 4 5 6"));
        QCOMPARE(fortran("|u1", "(2, 1, 2, 2)", "\1\5\3\7\2\6\4\10"), std::string("“” [2, 1, 2, 2] 1 2 3 4 5 6 7 8"));
        QCOMPARE(fortran("|S1", "(2, 2)", "acbd"), std::string("“” [2, 2] ‹a› ‹b› ‹c› ‹d›"));
        QCOMPARE(fortran("|u1", "(2, 0)", ""), std::string("“” [2, 0]"));

        std::string shorts;
        for (int value = 0; value < 20'000; ++value)  // [100, 200]: more than is read at once
            shorts += {static_cast<char>(value & 255), static_cast<char>(value >> 8)};
        const std::string bytes = npy("{'descr':'<u2','fortran_order':True,'shape':(100,200)}", shorts);
        const std::vector<float> values = numbersBothWays(*openNpy(nullptr, bytesOf(bytes), "f.npy"), "");
        for (std::size_t row = 0; row < 100; ++row)
            for (std::size_t column = 0; column < 200; ++column)
                QCOMPARE(values[row * 200 + column], static_cast<float>(column * 100 + row));
    }

    void headersAreLiterals_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("arrays");
        const auto row = [](const char* name, const std::string& bytes, const char* arrays) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(arrays);
        };
        const std::string usual = "{'descr': '|u1', 'fortran_order': False, 'shape': (2,), }          \n";
        row("version 1.0", npy(usual, "\1\2"), "“” [2] 1 2");
        row("version 2.0", npy(usual, "\1\2", 2), "“” [2] 1 2");
        row("version 3.0", npy(usual, "\1\2", 3), "“” [2] 1 2");
        row("another order and quotes", npy(R"( {"shape":( 1L ,2 ),"descr":"|u1","fortran_order":False})", "\1\2"),
            "“” [1, 2] 1 2");
        row("a single number", npyOf("|u1", "()", "\7"), "“” [] 7");

        row("version 4.0", npy(usual, "\1\2", 4),
            "the header of the array: expected version 1.0, 2.0 or 3.0, found version 4.0");
        row("an expression", npyOf("|u1", "(len([1]),)", "\1"),
            "the header of the array: expected a size from 0 to 2^63 - 1, found “len([1]),), }”");
        row("a call for the type", npy("{'descr': __import__('os'), 'fortran_order': False, 'shape': ()}", ""),
            "the header of the array: expected a quoted text, found “__import__('os'), 'fortr”");
        row("a negative size", npyOf("|u1", "(-1,)", ""),
            "the header of the array: expected a size from 0 to 2^63 - 1, found “-1,), }”");
        row("a size that is no tuple", npyOf("|u1", "(2)", "\1\2"),
            "the header of the array: expected “,”, found “), }”");
        row("a key twice", npy("{'shape': (), 'shape': ()}", ""),
            "the header of the array: expected each key once, found “: ()}”");
        row("no shape", npy("{'descr': '|u1', 'fortran_order': False}", ""),
            "the header of the array: expected descr, fortran_order and shape, found its end");
        row("text behind", npy("{'descr': '|u1', 'fortran_order': False, 'shape': ()} 1", ""),
            "the header of the array: expected the end, found “1”");
        row("a shape that overflows", npyOf("|u1", "(4294967296, 4294967296, 4)", ""),
            "the shape of the array: expected fewer than 2^63 elements, found [4294967296, 4294967296, 4]");
        row("bytes that overflow", npyOf("<f8", "(4611686018427387904,)", ""),
            "the shape of the array: expected fewer than 2^64 bytes, found [4611686018427387904]");
        row("data cut short", npyOf("<f4", "(1099511627776,)", "\1\2"),
            "the array: expected 4398046511104 bytes for [1099511627776], found 2");
        row("complex numbers", npyOf("<c8", "(1,)", std::string(8, '\0')),
            "the array: expected numbers or texts, found elements of type <c8");
        row("Python objects", npyOf("|O", "(1,)", "\x80\4."),
            "the array: expected numbers or texts, found Python objects (|O): pickles are never unpacked");
        row("records",
            npy("{'descr': [('a', '<f4', (2,)), (('t', 'b'), '|O')], 'fortran_order': False, 'shape': ()}", ""),
            "the array: expected numbers or texts, found elements of type records");
        row("records without end", npy("{'descr': " + std::string(90, '['), ""),
            "the header of the array: expected a simpler structure, found “[[[[[[[[[[[[[[[[[[[[[[[[”");
        row("no type", npyOf("hello", "()", ""),
            "dtype of the array: expected <f4, <f2, <f8, <i8, |u1, |b1, <U5, …, "
            "found hello");
    }

    void headersAreLiterals()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, arrays);
        QCOMPARE(QString::fromStdString(arraysOfNpy(bytes.toStdString())), arrays);
    }

    void aFileCutAnywhereIsRefused()
    {
        const std::string whole = npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}", "12345678", 2);
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const std::string cut = whole.substr(0, size);
            QVERIFY_EXCEPTION_THROWN(openNpy(nullptr, bytesOf(cut), "f.npy"), Error);
        }
        const std::string longer = whole + "9";
        QCOMPARE(openNpy(nullptr, bytesOf(longer), "f.npy")->warnings(),
                 std::vector<std::string>{"what follows the array is not read: 1 B"});
    }

    void textsAreRead()
    {
        const std::string wide("a\0\0\0\0\0\0\0\x60\x4f\0\0\0\xf6\1\0\0\xd8\0\0\xff\xff\xff\xff", 24);
        QCOMPARE(arraysOfNpy(npyOf("<U2", "(3,)", wide)), std::string("“” [3] ‹a› ‹你😀› ‹\uFFFD\uFFFD›"));
        QCOMPARE(arraysOfNpy(npyOf(">U1", "(1,)", std::string("\0\0\x4f\x60", 4))), std::string("“” [1] ‹你›"));
        QCOMPARE(arraysOfNpy(npyOf("|S3", "(3,)", std::string("a\0\0\xe4\xbd\xa0\xe4\xbd\0", 9))),
                 std::string("“” [3] ‹a› ‹你› ‹\uFFFD›"));
        QCOMPARE(arraysOfNpy(npyOf("<U0", "(2,)", "")), std::string("“” [2] ‹› ‹›"));
        QCOMPARE(arraysOfNpy(npyOf("<U9999", "(0,)", "")), std::string("“” [0]"));
        QVERIFY(QString::fromStdString(arraysOfNpy(npyOf("<U0", "(1000000,)", "")))
                    .startsWith("the memory for the array: expected at most 16777"));
    }

    void whatIsWrittenIsReadAgain()
    {
        const std::vector<NumberArray> arrays = {
            {{2, 3}, {1, 2, 3, 4, 5, 6}}, {{2}, {0.5F, -1}}, {{}, {7}}, {{3, 0, 2}, {}}};
        for (const NumberArray& array : arrays) {
            const std::string bytes = npyBytes(array);
            QCOMPARE((bytes.size() - array.values.size() * 4) % 64, std::size_t{0});
            const auto read = openNpy(nullptr, bytesOf(bytes), "f.npy");
            QCOMPARE(read->numbers("").shape, array.shape);
            QCOMPARE(read->numbers("").values, array.values);
            QVERIFY(read->warnings().empty());
        }
        QVERIFY_EXCEPTION_THROWN(npyBytes({{2, 2}, {1, 2, 3}}), Error);
    }
};

TEST_CLASS(TestNpy)
#include "tst_npy.moc"
