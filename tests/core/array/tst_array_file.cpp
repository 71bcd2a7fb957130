#include "core/array/array_file.h"
#include "core/array/npy.h"
#include "core/array/npz_file.h"
#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/core/array/array_bytes.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <set>
#include <stdexcept>
#include <zip.h>

using namespace core;
namespace fs = std::filesystem;

namespace {

std::string arraysOfNpz(const std::string& bytes)
{
    return arraysOrError([&] { return openNpz(nullptr, bytesOf(bytes), "f.npz"); });
}

struct Member {
    std::string name;
    std::string bytes;
    zip_int32_t method = ZIP_CM_STORE;
    zip_uint16_t encryption = ZIP_EM_NONE;
};

/// Every number of a file in one row, but for the ids of its tokens.
std::vector<float> allNumbers(const ArrayFile& file)
{
    std::vector<float> all;
    for (const ArrayFile::Entry& entry : file.entries()) {
        if (entry.kind != ArrayFile::Kind::Numbers || entry.name == "input_ids") continue;
        const std::vector<float> values = numbersBothWays(file, entry.name);
        all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

std::vector<float> truthOf(const Json& names, const SafetensorsFile& truth)
{
    std::vector<float> all;
    for (const Json& name : names.is_array() ? names : Json::array({names})) {
        const std::string tensor = name.get<std::string>();
        const std::vector<float> values = truth.floats(tensor.substr(0, tensor.find(' ')));
        all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

/// The folders of that name in the golden trees that are here.
std::vector<fs::path> goldenFolders(const std::string& name)
{
    std::vector<fs::path> folders;
    for (const fs::path& tree : goldenTrees())
        if (fs::exists(tree / name / "index.json")) folders.push_back(tree / name);
    return folders;
}

Json indexOf(const fs::path& folder)
{
    return parseJson(readText(folder / "index.json", 1U << 20U), "index.json", "the text");
}

}  // namespace

class TestArrayFile final : public QObject {
    Q_OBJECT
private slots:
    void archivesHoldArrays_data()
    {
        QTest::addColumn<int>("method");
        QTest::newRow("stored") << ZIP_CM_STORE;
        QTest::newRow("deflated") << ZIP_CM_DEFLATE;
    }

    void archivesHoldArrays()
    {
        QFETCH(int, method);
        std::vector<float> many(30'000);
        for (std::size_t i = 0; i < many.size(); ++i) many[i] = static_cast<float>(i);
        const std::string bytes = zip({{"b.npy", npyOf(">i2", "(2,)", std::string("\0\1\0\2", 4)), method},
                                       {"a.npy", npyOf("<U1", "(1,)", std::string("x\0\0\0", 4)), method},
                                       {"o.npy", npyOf("|O", "(1,)", "\x80\4."), method},
                                       {"many.npy", npyBytes({{3, 10'000}, many}), method}});
        const auto file = openNpz(nullptr, bytesOf(bytes), "f.npz");
        QCOMPARE(file->numbers("b").values, (std::vector<float>{1, 2}));
        QCOMPARE(file->texts("a"), std::vector<std::string>{"x"});
        QCOMPARE(file->entry("o").kind, ArrayFile::Kind::Other);
        QCOMPARE(numbersBothWays(*file, "many"), many);
        QVERIFY(file->warnings().empty());
        QCOMPARE(arraysOrError([&] {
                     file->numbers("o");
                     return openNpz(nullptr, {}, "");
                 }),
                 std::string("array “o”: expected numbers, found Python objects (|O): pickles are never unpacked"));
        QVERIFY_EXCEPTION_THROWN(file->numbers("a"), Error);
        QVERIFY_EXCEPTION_THROWN(file->texts("b"), Error);
        QVERIFY_EXCEPTION_THROWN(file->numbers("none"), Error);
    }

    void oddMembersAreWarnedOf()
    {
        const std::string one = npyOf("|u1", "(1,)", "\1");
        const std::string bytes =
            zip({{"../../evil.npy", one}, {"/abs.npy", one}, {"notes.txt", "n"}, {"folder/x.npy", one}});
        const auto file = openNpz(nullptr, bytesOf(bytes), "f.npz");
        QCOMPARE(arrayText(*file), std::string("“../../evil” [1] 1; “/abs” [1] 1; “folder/x” [1] 1"));
        QCOMPARE(file->warnings(),
                 (std::vector<std::string>{
                     "members that are no .npy files are not read: “notes.txt”",
                     "members are named like files elsewhere, where nothing is written: “../../evil.npy” and 1 more"}));
    }

    void brokenArchivesAreRefused()
    {
        const std::string array = npyOf("|u1", "(9,)", "123456789");
        const auto starts = [](const std::string& found, const char* expected) {
            return QTest::qVerify(found.starts_with(expected), found.c_str(), expected, __FILE__, __LINE__);
        };
        QVERIFY(starts(arraysOfNpz(zip({{"a.txt", "x"}})), "an array: expected members named *.npy, found “a.txt”"));
        QVERIFY(starts(arraysOfNpz(std::string("PK\5\6", 4) + std::string(18, '\0')),
                       "an array: expected members named *.npy, found none"));
        QVERIFY(starts(arraysOfNpz("PK\3\4garbage"), "the directory of the archive: expected a whole zip file, found"));
        QVERIFY(starts(arraysOfNpz(zip({{"x.npy", "text"}})),
                       "the header of array “x”: expected “\\x93NUMPY” at its beginning, found other bytes"));
        QVERIFY(
            starts(arraysOfNpz(zip({{"x.npy", array + "0"}})), "array “x”: expected 67 + 9 bytes for [9], found 77"));
        QVERIFY(starts(arraysOfNpz(zip({{"x.npy", array.substr(0, 70)}})),
                       "array “x”: expected 67 + 9 bytes for [9], found 70"));
        QVERIFY(starts(arraysOfNpz(zip({{"x.npy", array, ZIP_CM_STORE, ZIP_EM_AES_256}})),
                       "array “x”: expected an open member, found an encrypted one"));
        QVERIFY(starts(arraysOfNpz(zip({{"x.npy", array, ZIP_CM_BZIP2}})),
                       "array “x”: expected stored or deflated bytes, found compression method 12"));

        std::string flipped = zip({{"x.npy", array}});
        flipped[flipped.find("123456789")] = '0';
        QVERIFY(starts(arraysOfNpz(flipped), "array “x”: expected the bytes that were packed, found CRC error"));
    }

    void aSmallArchiveCannotClaimAllMemory()
    {
        const std::string zeros = npyOf("|u1", "(5000000,)", std::string(5'000'000, '\0'));
        const std::string bomb = zip({{"x.npy", zeros, ZIP_CM_DEFLATE}});
        QVERIFY(bomb.size() < 10'000);
        QVERIFY(
            QString::fromStdString(arraysOfNpz(bomb)).startsWith("the unpacked size of all up to array “x”: expected"));
        const std::string wide = npyOf("<f4", "(6000000,)", std::string(24'000'000, '\0'));
        QVERIFY(QString::fromStdString(arraysOfNpz(zip({{"x.npy", wide, ZIP_CM_DEFLATE}})))
                    .startsWith("the unpacked size of array “x”: expected at most 16"));
        const std::string third = npyOf("<f4", "(1500000,)", std::string(6'000'000, '\0'));
        QVERIFY(QString::fromStdString(arraysOfNpz(zip({{"a.npy", third, ZIP_CM_DEFLATE},
                                                        {"b.npy", third, ZIP_CM_DEFLATE},
                                                        {"c.npy", third, ZIP_CM_DEFLATE}})))
                    .startsWith("the unpacked size of all up to array “c”: expected"));
    }

    void anArchiveWithAnyByteChangedIsReadOrRefused()
    {
        const std::string whole = zip({{"x.npy", npyOf("<f4", "(2,)", "12345678"), ZIP_CM_DEFLATE}});
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x55);
            arraysOfNpz(changed);
            arraysOfNpz(whole.substr(0, at));
        }
    }

    void contentDecidesBeforeTheName()
    {
        const fs::path folder = fs::path(m_folder.path().toStdString());
        const auto format = [&](const char* name, const std::string& bytes) {
            writeWhole(folder / name, bytes);
            try {
                return ArrayFile::open(folder / name)->format();
            } catch (const Error& error) {
                return (error.file == (folder / name).string() ? "refused: " : "no file: ") + saidParts(error).field;
            }
        };
        const std::string array = npyOf("|u1", "(1,)", "\1");
        QCOMPARE(format("npy.json", array), std::string("NumPy array"));
        QCOMPARE(format("npz.csv", zip({{"x.npy", array}})), std::string("NumPy archive"));
        QCOMPARE(format("json.csv", " [[1, 2]]"), std::string("JSON lists"));
        QCOMPARE(format("json", "{\"a\": [1]}"), std::string("JSON lists"));
        QCOMPARE(format("words.csv", "[CLS],1\n[SEP],2\n"), std::string("CSV table"));
        QCOMPARE(format("table.TSV", "1\t2\n"), std::string("CSV table"));
        QCOMPARE(format("table.txt", "1 2\n"), std::string("CSV table"));
        QCOMPARE(format("wrong.npy", "\x93NUMPX"), std::string("refused: the header of the array"));
        QCOMPARE(format("wrong.npz", "1,2"), std::string("refused: the directory of the archive"));
        QCOMPARE(format("wrong.safetensors", "1,2"), std::string("refused: the header length"));
        QCOMPARE(format("wrong.json", "nonsense"), std::string("refused: the text"));
        QCOMPARE(format("picture.png", "\x89PNG"), std::string("refused: the file"));
        QCOMPARE(format("empty.json", ""), std::string("refused: the file"));
        QVERIFY_EXCEPTION_THROWN(ArrayFile::open(folder / "missing.npy"), Error);

        writeSafetensors(folder / "data", {{"b", {2}, std::vector<float>{1, 2}}, {"a", {}, std::vector<float>{3}}},
                         {{"tokens", "x"}});
        const auto file = ArrayFile::open(folder / "data");
        QCOMPARE(arrayText(*file), std::string("“a” [] 3; “b” [2] 1 2"));
        QCOMPARE(file->metadata().at("tokens"), std::string("x"));
    }

    void savedAttentionIsWhatItWas()
    {
        int checked = 0;
        for (const fs::path& folder : goldenFolders("interchange")) {
            const auto truth = SafetensorsFile::open(folder / "truth.safetensors");
            const Json index = indexOf(folder);
            for (const auto& [name, about] : index.items()) {
                if (!about.contains("truth_tensor")) continue;
                const std::vector<float> numbers = allNumbers(*ArrayFile::open(folder / name));
                std::vector<float> wanted = truthOf(about["truth_tensor"], truth);
                const bool part = about["truth_tensor"].dump().find("(first") != std::string::npos;
                if (part)
                    QVERIFY2(numbers.size() <= wanted.size(), name.c_str());
                else
                    QVERIFY2(numbers.size() == wanted.size(), name.c_str());
                const auto tolerance = about["tolerance"].get<float>();
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    QVERIFY2(std::abs(numbers[i] - wanted[i]) <= tolerance, name.c_str());
                ++checked;
            }
        }
        if (checked == 0) QSKIP("the full golden set does not lie beside this checkout");
        QVERIFY(checked > 20);
    }

    void theGoldenVerdictsHold()
    {
        // Refused where the arrays become attention: they are good arrays.
        const std::set<std::string> later = {"11_string_dtype", "14_rank1", "19_zero_tokens", "02_strings",
                                             "03_token_count"};
        int checked = 0;
        for (const fs::path& folder : goldenFolders("bad")) {
            for (const Json& about : indexOf(folder)) {
                if (about["kind"] != "npy" && about["kind"] != "json") continue;
                const fs::path path = folder / about["file"].get<std::string>();
                bool accepted = true;
                try {
                    arrayText(*ArrayFile::open(path));
                } catch (const Error& error) {
                    QCOMPARE(error.file, path.string());
                    accepted = false;
                }
                const bool wanted = about["expect"] != "reject" || later.contains(path.stem().string());
                QVERIFY2(accepted == wanted, path.c_str());
                ++checked;
            }
        }
        if (checked == 0) QSKIP("the full golden set does not lie beside this checkout");
        QVERIFY(checked > 30);
    }

private:
    /// The bytes of a zip file, packed by libzip.
    std::string zip(const std::vector<Member>& members)
    {
        const std::string path = m_folder.filePath("made.zip").toStdString();
        zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
        for (const Member& member : members) {
            zip_source_t* source = zip_source_buffer(archive, member.bytes.data(), member.bytes.size(), 0);
            const auto index =
                static_cast<zip_uint64_t>(zip_file_add(archive, member.name.c_str(), source, ZIP_FL_ENC_UTF_8));
            zip_set_file_compression(archive, index, member.method, 0);
            zip_file_set_encryption(archive, index, member.encryption, "password");
        }
        if (zip_close(archive) != 0) throw std::runtime_error(zip_strerror(archive));
        return readText(path, std::size_t{1} << 30U);
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestArrayFile)
#include "tst_array_file.moc"
