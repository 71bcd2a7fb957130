#include "tests/core/torch/torch_bytes.h"
#include "tests/golden/cases/golden_case.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <zip.h>

using namespace core;
using namespace torch_bytes;
namespace fs = std::filesystem;

namespace {

bool says(const std::string& refusal, const std::string& part) { return refusal.find(part) != std::string::npos; }

}  // namespace

class TestBrokenCheckpoints final : public QObject {
    Q_OBJECT
private slots:
    void whatWouldBeCalledIsNamed_data()
    {
        QTest::addColumn<QByteArray>("instructions");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const std::string& instructions, const char* named) {
            QTest::newRow(name) << QByteArray::fromStdString(instructions) << named;
        };
        const std::string command = tuple(text("echo hit > PWNED_test"));
        row("a global", global("os", "system") + command + "R", "“os.system”");
        row("one on the stack", text("posix") + text("system") + "\x93" + command + "R", "“posix.system”");
        row("an instance", "(" + text("echo") + "ios\nsystem\n", "“os.system”");
        row("in the allowed module", global("torch._utils", "_rebuild_qtensor"), "“torch._utils._rebuild_qtensor”");
        row("with a dot in its name", text("torch") + text("serialization.os.system") + "\x93",
            "“torch.serialization.os.system”");
        row("instead of a storage's class", tuple(text("storage") + global("os", "system")) + "Q", "“os.system”");
    }

    void whatWouldBeCalledIsNamed()
    {
        QFETCH(QByteArray, instructions);
        QFETCH(QString, named);
        const std::string found = refusal(legacyFile(dictionary(text("w") + instructions.toStdString()), {}));
        QVERIFY2(QString::fromStdString(found).endsWith(named), found.c_str());
        QVERIFY(!fs::exists("PWNED_test"));
    }

    void brokenInstructionsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("instructions");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const std::string& instructions, const char* said) {
            QTest::newRow(name) << QByteArray::fromStdString(instructions) << said;
        };
        row("nothing at the end", "", "a value on the stack, none");
        row("nothing below a mark", "](a", "a stack of at least 1, 0");
        row("a mark over what is appended to", "](NNa", "a list, nothing");
        row("no mark", "}u", "a mark on the stack, none");
        row("a key without its value", dictionary("N"), "a key without one");
        row("a pair in a list", "]NNs", "a dictionary, a list");
        row("attributes of a number", number(1) + "}b", "a dictionary, a whole number");
        row("a number that is called", number(1) + ")R", "a whole number and a tuple");
        row("a call without arguments", global("torch", "Size") + "]R", "a list");
        row("a dictionary out of a list", global("collections", "OrderedDict") + "]\x85R", "one made of a list");
        row("a global whose name is a number", text("torch") + number(1) + "\x93", "a text, a whole number");
        row("a memo number that nothing has", "h\x01", "memo number 1");
        row("a number whose length is negative", "\x8b" + raw(std::int32_t{-1}), "-1");
        row("a frame that is longer than the file", "\x95" + raw(~std::uint64_t{0}), "9");
        row("a text that is longer than the file", "X" + raw(~std::uint32_t{0}), "4294967295 more");
        row("a line that does not end", "ctorch", "1 more");
        row("an instruction that is not needed here", "2", "number 50");
        row("an extension", "\x82\x01", "number 130");
    }

    void brokenInstructionsAreRefused()
    {
        QFETCH(QByteArray, instructions);
        QFETCH(QString, said);
        const std::string found = refusal(legacyFile(instructions.toStdString(), {}));
        QVERIFY2(says(found, said.toStdString()), found.c_str());
    }

    void brokenTensorsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("tensor");
        const auto row = [](const char* name, const std::string& tensor) {
            QTest::newRow(name) << QByteArray::fromStdString(tensor);
        };
        constexpr std::int64_t large = std::int64_t{1} << 62;
        row("one number too many", tensor(floats(), 1, {3, 4}, {4, 1}));
        row("an offset behind the end", tensor(floats(), 12, {1}, {1}));
        row("a negative offset", tensor(floats(), -1, {1}, {1}));
        row("a negative size", tensor(floats(), 0, {-1, -1}, {1, 1}));
        row("a negative stride", tensor(floats(), 11, {2}, {-1}));
        row("a stride that overflows", tensor(floats(), 0, {5}, {large}));
        row("strides whose sum overflows", tensor(floats(), 0, {2, 2, 2}, {large, large, large}));
        row("sizes that overflow", tensor(floats(), 0, {large, 8}, {0, 0}));
        row("sizes that overflow beside none", tensor(floats(), 0, {large, 8, 0}, {0, 0, 0}));
        row("bytes that overflow", tensor(floats(), 0, {large}, {0}));
        row("more numbers than the file may ask for", tensor(floats(), 0, {1 << 23}, {0}));
        row("fewer strides than sizes", tensor(floats(), 0, {2, 2}, {1}));
        row("65 axes", tensor(floats(), 0, std::vector<std::int64_t>(65, 1), std::vector<std::int64_t>(65, 1)));
        row("sizes in a list", tensorOf(floats(), 0, "]", ")"));
        row("a truth as size", tensorOf(floats(), 0, tuple("\x88"), numbers({1})));
        row("no storage", tensor("N", 0, {1}, {1}));
        row("a storage that is not there", tensor(storage("Float", "1", 12), 0, {1}, {1}));
        row("a storage of another size", tensor(storage("Float", "0", 13), 0, {1}, {1}));
        row("a storage of another type", tensor(storage("Int", "0", 24), 0, {1}, {1}));
        row("a storage of fewer than none", tensor(storage("Float", "0", -12), 0, {1}, {1}));
        row("a storage whose bytes overflow", tensor(storage("Float", "0", large), 0, {1}, {1}));
        row("a storage whose key is long", tensor(storage("Float", std::string(101, '0'), 1), 0, {1}, {1}));
        row("a reference to a reference", tensor(floats() + "Q", 0, {1}, {1}));
        row("a reference to nothing", tensor(tuple("") + "Q", 0, {1}, {1}));
    }

    void brokenTensorsAreRefused()
    {
        QFETCH(QByteArray, tensor);
        QVERIFY_EXCEPTION_THROWN(tensorsIn(text("w") + tensor.toStdString()), Error);
    }

    void aListedStorageThatIsNotThereIsRefused()
    {
        const std::string two = dictionary(text("a") + tensor(storage("Byte", "e", 0), 0, {0}, {1}) + text("b")
                                           + tensor(storage("Byte", "f", 1), 0, {1}, {1}));
        QCOMPARE(refusal(legacyFile(two, {{"e", 0, ""}, {"f", 1, "x"}})), std::string());
        QCOMPARE(refusal(legacyFile(two, {{"e", 0, ""}, {"e", 0, ""}})), std::string("the storage “f”: , "));
        QVERIFY(!refusal(legacyFile(two, {{"f", 1, "x"}, {"f", 1, "x"}})).empty());
        QVERIFY(!refusal(legacyFile(two, {{"e", 0, ""}, {"f", 1, ""}})).empty());
        QVERIFY(!refusal(legacyFile(two, {{"e", 0, ""}, {"f", 2, "x"}})).empty());
        QVERIFY(!refusal(legacyFile(two, {{"e", 0, ""}, {"f", 1, "x"}, {"g", 0, ""}})).empty());
    }

    void whatIsDeepCircularOrSharedIsReadOnce_data()
    {
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* name, const std::string& value) {
            QTest::newRow(name) << QByteArray::fromStdString(value);
        };
        constexpr std::size_t deep = 500'000;
        row("lists in lists", std::string(deep, ']') + std::string(deep - 1, 'a'));
        std::string tuples = ")";
        for (std::size_t i = 0; i < deep; ++i) tuples += '\x85';
        row("tuples in tuples", tuples);
        row("a list in itself", "]q\x01h\x01"
                                "a");
        row("a dictionary in itself", "}q\x01" + text("self") + "h\x01s");
        std::string doubled = ")q\x01";
        for (int i = 0; i < 60; ++i) doubled += "h\x01\x86q\x01";
        row("a tuple of itself twice, sixty times", doubled);
    }

    void whatIsDeepCircularOrSharedIsReadOnce()
    {
        QFETCH(QByteArray, value);
        QCOMPARE(tensorsIn(text("x") + value.toStdString() + text("w") + tensor(floats(), 0, {1}, {1})).size(),
                 std::size_t{1});
    }

    void fewBytesAskForLittle()
    {
        // A long tuple, key or name that thousands share, and more instructions than any model needs.
        std::string ones;
        for (int i = 0; i < 100'000; ++i) ones += "K\x01";
        std::string shared = text("x") + tuple(ones) + "q\x01";
        std::string named = text(std::string(5'000'000, 'x')) + "q\x01N";
        for (int i = 0; i < 20'000; ++i) {
            shared += text(std::to_string(i)) + tensorOf(floats(), 0, "h\x01", "h\x01");
            named += "h\x01N";
        }
        QVERIFY_EXCEPTION_THROWN(tensorsIn(shared), Error);
        QCOMPARE(refusal(legacyFile(dictionary(named), {})), std::string("a tensor: , "));
        QVERIFY(says(refusal(legacyFile(std::string(3'000'000, '}'), {})), "instructions"));
        QVERIFY(says(refusal(legacyFile("}r" + raw(0xFFFFFFFFU), {})), "memo number"));
    }

    void membersAreStoredOnceAndAsTheyAre()
    {
        const std::string saved = pickle(dictionary(text("w") + tensor(storage("Byte", "0", 2), 0, {2}, {1})));
        const std::vector<Member> good = {{"m/data.pkl", saved}, {"m/byteorder", "little"}, {"m/data/0", "\1\2"}};
        const std::string bytes = zip(good);
        QCOMPARE(refusal(bytes), std::string());
        const auto file = TorchCheckpoint::parse(nullptr, bytesOf(bytes), "memory");
        QCOMPARE(numbersOf(file.tensors().at("w")), (std::vector<float>{1, 2}));
        const auto with = [&](std::size_t at, Member member) {
            std::vector<Member> members = good;
            members[at] = std::move(member);
            return refusal(zip(members));
        };
        QVERIFY(says(with(0, {"m/data.pkl", saved + std::string(500, 'x'), ZIP_CM_DEFLATE}), "packed"));
        QVERIFY(says(with(2, {"m/data/0", std::string(500, 'x'), ZIP_CM_DEFLATE}), "packed"));
        QVERIFY(says(with(1, {"m/byteorder", "big"}), "“big”"));
        QVERIFY(says(with(1, {"n/byteorder", "little"}), "“n/byteorder”"));
        QVERIFY(says(with(1, {"m/code/a.py", ""}), "TorchScript"));
        QVERIFY(says(with(2, {"m/data/0", "\1"}), "2 bytes, 1"));
        QVERIFY(says(with(2, {"m/data/1", "\1\2"}), "“data/0”"));
    }

    void anArchiveThatContradictsItselfIsRefused()
    {
        const std::string saved = pickle(dictionary(text("w") + tensor(storage("Byte", "0", 2), 0, {2}, {1})));
        const std::string bytes = zip({{"m/data.pkl", saved}, {"m/data/0", "\1\2"}});
        for (std::size_t size = 0; size < bytes.size(); ++size) QVERIFY(!refusal(bytes.substr(0, size)).empty());
        // Another name, another method, another byte: in front of the member, then in the directory.
        const std::string name = "m/data/0";
        for (const std::size_t at : {bytes.find(name), bytes.rfind(name)}) {
            std::string changed = bytes;
            changed[at + name.size() - 1] = '1';
            QVERIFY(!refusal(changed).empty());
        }
        std::string changed = bytes;
        changed[bytes.find(name) - 30 + 8] = 8;
        QVERIFY(says(refusal(changed), "another method"));
        changed = bytes;
        changed[bytes.find(name) + name.size()] = 9;
        QVERIFY(says(refusal(changed), "checksum"));
        // Both members begin at the first one's header.
        changed = bytes;
        changed.replace(bytes.rfind(name) - 4, 4, std::string(4, '\0'));
        QVERIFY(says(refusal(changed), "apart"));
    }

    void noFileIsCutWithoutNotice()
    {
        const std::string bytes =
            legacyFile(dictionary(text("w") + tensor(storage("Byte", "0", 2), 0, {2}, {1})), {{"0", 2, "\1\2"}});
        QCOMPARE(refusal(bytes), std::string());
        for (std::size_t size = 0; size < bytes.size(); ++size) QVERIFY(!refusal(bytes.substr(0, size)).empty());
    }

    void theGoldenVerdictsHold()
    {
        std::vector<fs::path> folders = {goldenTrees().front() / "bins/bad"};
        if (const auto shared = sharedFolder("golden/today/bad/bin")) folders.push_back(*shared);
        for (const fs::path& folder : folders) {
            int checked = 0;
            for (const Json& about : parseJson(readText(folder / "index.json", 1U << 20U), "index.json", "the text")) {
                const fs::path path = folder / about["file"].get<std::string>();
                if (path.extension() != ".bin") continue;
                bool accepted = true;
                try {
                    TorchCheckpoint::open(path);
                } catch (const Error& error) {
                    QCOMPARE(error.file, path.string());
                    accepted = false;
                }
                QVERIFY2(accepted == (about["expect"] != "reject"), path.c_str());
                ++checked;
            }
            QVERIFY(checked > 70);
        }
        for (const fs::directory_entry& entry : fs::directory_iterator("."))
            QVERIFY2(!entry.path().filename().string().starts_with("PWNED"), entry.path().c_str());
    }

private:
    struct Member {
        std::string name;
        std::string bytes;
        zip_int32_t method = ZIP_CM_STORE;
    };

    /// The bytes of a zip file, packed by libzip.
    std::string zip(const std::vector<Member>& members)
    {
        const std::string path = m_folder.filePath("made.zip").toStdString();
        zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
        for (const Member& member : members) {
            zip_source_t* source = zip_source_buffer(archive, member.bytes.data(), member.bytes.size(), 0);
            const zip_int64_t index = zip_file_add(archive, member.name.c_str(), source, ZIP_FL_ENC_UTF_8);
            zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), member.method, 0);
        }
        zip_close(archive);
        return readText(path, 1U << 20U);
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestBrokenCheckpoints)
#include "tst_broken_checkpoints.moc"
