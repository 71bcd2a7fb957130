#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/core/bytes_of.h"
#include "tests/core/caught.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <ctime>
#include <fstream>
#include <sstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

/// A file's bytes: the header with its length in front, then data.
std::string file(const std::string& header, std::size_t dataBytes)
{
    const std::uint64_t size = header.size();
    std::string bytes(reinterpret_cast<const char*>(&size), sizeof size);
    return bytes + header + std::string(dataBytes, '\0');
}

}  // namespace

class TestSafetensors final : public QObject {
    Q_OBJECT
private slots:
    /// A file is refused before anything of it is written.
    void shapesThatDoNotFitAreNotWritten()
    {
        std::ostringstream out;
        const std::vector<NamedTensor> tensors{{"good", {2}, std::vector<float>{1, 2}},
                                               {"bad", {2, 3}, std::vector<float>{1, 2, 3}}};
        const Error error = caught([&] { writeSafetensors(out, tensors, {}); });
        QVERIFY(error.code == Code::WrongShape);
        QVERIFY(saidParts(error).field.find("bad") != std::string::npos);
        QVERIFY(out.str().empty());
    }

    void whatIsWrittenIsReadAgain()
    {
        const fs::path path = fs::path(m_folder.path().toStdString()) / "a.safetensors";
        writeSafetensors(path,
                         {{"x", {2, 3}, std::vector<float>{1, 2, 3, 4, 5, 6}},
                          {"ids", {2}, std::vector<std::int64_t>{7, -8}},
                          {"empty", {0, 3}, std::vector<float>{}}},
                         {{"note", "“quoted”"}});
        const auto read = SafetensorsFile::open(path);
        QCOMPARE(read.metadata().at("note"), std::string("“quoted”"));
        QCOMPARE(read.floats("ids"), (std::vector<float>{7, -8}));
        QCOMPARE(read.entry("empty").size(), Index{0});
        const Weight x = read.matrix("x", 2, 3);
        QCOMPARE(x.matrix()(1, 0), 4.0F);
        QVERIFY_EXCEPTION_THROWN(read.matrix("x", 3, 2), Error);
        QVERIFY_EXCEPTION_THROWN(read.matrix("y", 3, 2), Error);
    }

    void everyNumberTypeIsConverted()
    {
        // 1.5 as F16 and BF16, -3 as I16, 200 as U8
        std::string bytes = file(R"({"h":{"dtype":"F16","shape":[1],"data_offsets":[0,2]},)"
                                 R"("b":{"dtype":"BF16","shape":[1],"data_offsets":[2,4]},)"
                                 R"("i":{"dtype":"I16","shape":[1],"data_offsets":[4,6]},)"
                                 R"("u":{"dtype":"U8","shape":[1],"data_offsets":[6,7]}})",
                                 0);
        bytes += std::string("\x00\x3E\xC0\x3F\xFD\xFF\xC8", 7);
        const auto read = SafetensorsFile::parse(nullptr, bytesOf(bytes), "memory");
        QCOMPARE(read.floats("h"), std::vector<float>{1.5F});
        QCOMPARE(read.floats("b"), std::vector<float>{1.5F});
        QCOMPARE(read.floats("i"), std::vector<float>{-3});
        QCOMPARE(read.floats("u"), std::vector<float>{200});
    }

    void brokenFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes);
        };
        row("nothing", "");
        row("shorter than the length", "1234567");
        row("a length beyond the file", file("{}", 0).replace(0, 1, "\x7F"));
        row("a length of 2^64 - 1", std::string(8, '\xFF') + "{}");
        row("no JSON", file("nonsense", 0));
        row("a list", file("[]", 0));
        row("data cut short", file(R"({"w":{"dtype":"F32","shape":[3],"data_offsets":[0,12]}})", 8));
        row("bytes that no tensor owns", file(R"({"w":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 8));
        row("a hole", file(R"({"w":{"dtype":"U8","shape":[2],"data_offsets":[2,4]}})", 4));
        row("an overlap", file(R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]},)"
                               R"("b":{"dtype":"U8","shape":[2],"data_offsets":[2,4]}})",
                               4));
        row("shape and bytes disagree", file(R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 4));
        row("a shape that overflows",
            file(R"({"w":{"dtype":"U8","shape":[4294967296,4294967296,0],"data_offsets":[0,0]}})", 0));
        row("a negative size", file(R"({"w":{"dtype":"U8","shape":[-1],"data_offsets":[0,1]}})", 1));
        row("an unknown type", file(R"({"w":{"dtype":"FLOAT","shape":[1],"data_offsets":[0,4]}})", 4));
        row("one name twice", file(R"({"w":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},)"
                                   R"("w":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})",
                                   1));
        row("metadata that is no text", file(R"({"__metadata__":{"a":1}})", 0));
        row("metadata that is a list", file(R"({"__metadata__":[]})", 0));
        row("metadata that holds an object", file(R"({"__metadata__":{"a":{"b":"c"}}})", 0));
        row("a tensor that is a list", file(R"({"w":[1]})", 0));
        row("a tensor that is a number", file(R"({"w":1})", 0));
        row("a tensor that is null", file(R"({"w":null})", 0));
        row("a tensor without a shape", file(R"({"w":{"dtype":"U8","data_offsets":[0,1]}})", 1));
        row("a type that is a list", file(R"({"w":{"dtype":["U8"],"shape":[1],"data_offsets":[0,1]}})", 1));
        row("a shape of shapes", file(R"({"w":{"dtype":"U8","shape":[[1]],"data_offsets":[0,1]}})", 1));
        row("a shape of texts", file(R"({"w":{"dtype":"U8","shape":["1"],"data_offsets":[0,1]}})", 1));
        row("a shape of fractions", file(R"({"w":{"dtype":"U8","shape":[1.0],"data_offsets":[0,1]}})", 1));
        row("a shape that is an object", file(R"({"w":{"dtype":"U8","shape":{"a":1},"data_offsets":[0,1]}})", 1));
        row("a shape twice", file(R"({"w":{"dtype":"U8","shape":[1],"shape":[1],"data_offsets":[0,1]}})", 1));
        row("three offsets", file(R"({"w":{"dtype":"U8","shape":[1],"data_offsets":[0,1,1]}})", 1));
        row("offsets that run backwards", file(R"({"w":{"dtype":"U8","shape":[0],"data_offsets":[1,0]}})", 1));
        row("nested too deep", file(std::string(5000, '[') + std::string(5000, ']'), 0));
    }

    void brokenFilesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const std::string text = bytes.toStdString();
        QVERIFY_EXCEPTION_THROWN(SafetensorsFile::parse(nullptr, bytesOf(text), "memory"), Error);
    }

    void whatTheFormatDoesNotKnowIsLeftAlone()
    {
        const std::string bytes =
            file(R"({"__metadata__":null,"w":{"note":[{"shape":["x"]},-1.5],"dtype":"U8","shape":[2,1],)"
                 R"("more":{"dtype":0,"data_offsets":{}},"data_offsets":[0,2]}})",
                 2);
        const auto read = SafetensorsFile::parse(nullptr, bytesOf(bytes), "memory");
        QCOMPARE(read.tensors().size(), std::size_t{1});
        QCOMPARE(read.entry("w").shape, (std::vector<Index>{2, 1}));
        QVERIFY(read.metadata().empty());
    }

    /// The window's thread may ask what a file holds.
    void aHundredThousandTensorsAreOpenedSoon()
    {
        constexpr std::size_t many = 100000;
        const std::string fields = R"("dtype":"F32","shape":[0],"data_offsets":[0,0])";
        std::string header;
        for (std::size_t i = 0; i < many; ++i)
            header += (i == 0 ? "{\"" : ",\"") + std::to_string(i) + ".self_attn.q_proj.weight\":{" + fields + '}';
        const std::string bytes = file(header + "}", 0);
        const std::clock_t begin = std::clock();
        const auto read = SafetensorsFile::parse(nullptr, bytesOf(bytes), "memory");
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        qInfo("100,000 tensors in %.3f s", seconds);
        QCOMPARE(read.tensors().size(), many);
        QVERIFY(seconds < 0.6);  // 0.2 on a machine of its own
    }

    void theGoldenVerdictsHold()
    {
        const auto bad = sharedFolder("golden/open/bad");
        if (!bad) QSKIP("the full golden set does not lie beside this checkout");
        int checked = 0;
        for (const Json& entry : parseJson(readText(*bad / "index.json", 1U << 20U), "index.json", "the text")) {
            if (entry["kind"] != "safetensors") continue;
            const fs::path path = *bad / entry["file"].get<std::string>();
            bool accepted = true;
            try {
                SafetensorsFile::open(path);
            } catch (const Error&) {
                accepted = false;
            }
            QVERIFY2(accepted == (entry["expect"] != "reject"), path.c_str());
            ++checked;
        }
        QVERIFY(checked > 30);
    }

    void aFileAppearsWholeOrNotAtAll()
    {
        const fs::path folder = fs::path(m_folder.path().toStdString()) / "whole";
        fs::create_directory(folder);
        const fs::path path = folder / "f.txt";
        writeWhole(path, "first");
        QVERIFY_EXCEPTION_THROWN(writeWhole(path, [](std::ostream& out) { out.setstate(std::ios::failbit); }), Error);
        QCOMPARE(readText(path, 100), std::string("first"));
        QCOMPARE(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
        QVERIFY_EXCEPTION_THROWN(writeWhole(folder / "missing" / "f.txt", "x"), Error);
        QVERIFY_EXCEPTION_THROWN(writeWhole(folder, "x"), Error);
        writeWhole("/dev/null", "a device stays a device");
        QVERIFY(!fs::is_regular_file("/dev/null"));
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestSafetensors)
#include "tst_safetensors.moc"
