#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/gguf/gguf_file.h"
#include "tests/core/gguf/gguf_bytes_of.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cstring>
#include <functional>

using namespace core;
namespace fs = std::filesystem;

namespace {

/// A part with one tensor of eight numbers, the first of them its number.
std::string part(std::uint16_t number, std::uint16_t count, const std::string& tensor, std::int32_t tensors = 3)
{
    std::string numbers = GgufBytesOf::raw(static_cast<float>(number));
    numbers.resize(32);
    return GgufBytesOf()
        .u16("split.no", number)
        .u16("split.count", count)
        .i32("split.tensors.count", tensors)
        .text("which", std::to_string(number))
        .tensor(tensor, {8}, 0, 0)
        .bytes(numbers)
        .file();
}

Error refusalOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error;
    }
    return {Code::Failed, "", "nothing was refused"};
}

}  // namespace

/// Models that are split into several files.
class TestGgufSplit final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        writeWhole(at("m-00001-of-00003.gguf"), part(0, 3, "a"));
        writeWhole(at("m-00002-of-00003.gguf"), part(1, 3, "b"));
        writeWhole(at("m-00003-of-00003.gguf"), part(2, 3, "c"));
    }

    void anyPartOpensAll_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"m-00001-of-00003.gguf", "m-00002-of-00003.gguf", "m-00003-of-00003.gguf"})
            QTest::newRow(name) << QString(name);
    }

    void anyPartOpensAll()
    {
        QFETCH(QString, name);
        const GgufFile file = GgufFile::open(at(name.toStdString()));
        QCOMPARE(file.name(), at("m-00001-of-00003.gguf").string());
        QCOMPARE(file.files().size(), std::size_t{3});
        QCOMPARE(file.files()[2], at("m-00003-of-00003.gguf"));
        QCOMPARE(*file.text("which"), std::string("0"));
        QCOMPARE(file.tensors().size(), std::size_t{3});
        float first = 0;
        const StoredTensor& tensor = file.tensors().at("c");
        std::memcpy(&first, tensor.data.data(), sizeof first);
        QCOMPARE(first, 2.0F);
    }

    void aPartThatIsNotThereIsNamed()
    {
        fs::remove(at("m-00002-of-00003.gguf"));
        const Error error = refusalOf([&] { GgufFile::open(at("m-00003-of-00003.gguf")); });
        QCOMPARE(error.code, Code::Missing);
        QCOMPARE(saidParts(error).field, std::string("part 2 of 3"));
        QVERIFY(saidParts(error).expected.find("m-00002-of-00003.gguf") != std::string::npos);
    }

    void aPartOfAnotherModelIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const std::string& bytes, const char* field) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(field);
        };
        row("of four parts", part(1, 4, "b"), "key “split.count”");
        row("the third part", part(2, 3, "b"), "key “split.no”");
        row("of five tensors", part(1, 3, "b", 5), "key “split.tensors.count”");
        row("a tensor that is in the first part", part(1, 3, "a"), "tensor “a”");
        row("no part at all", GgufBytesOf().file(), "key “split.count”");
        row("a part without a number", GgufBytesOf().u16("split.count", 3).file(), "key “split.no”");
        row("a number that is a text", GgufBytesOf().u16("split.count", 3).text("split.no", "1").file(),
            "key “split.no”");
        row("cut short", part(1, 3, "b").erase(200), "tensor “b”");
    }

    void aPartOfAnotherModelIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, field);
        writeWhole(at("m-00002-of-00003.gguf"), bytes.toStdString());
        const Error error = refusalOf([&] { GgufFile::open(at("m-00001-of-00003.gguf")); });
        QCOMPARE(QString::fromStdString(saidParts(error).field), field);
        QCOMPARE(error.file, at("m-00002-of-00003.gguf").string());
    }

    void tensorsThatNoPartHasAreMissed()
    {
        for (std::uint16_t number = 0; number < 3; ++number)
            writeWhole(at("m-0000" + std::to_string(number + 1) + "-of-00003.gguf"),
                       part(number, 3, std::string(1, static_cast<char>('a' + number)), 4));
        const Error error = refusalOf([&] { GgufFile::open(at("m-00001-of-00003.gguf")); });
        QCOMPARE(saidParts(error).field, std::string("key “split.tensors.count”"));
        QCOMPARE(saidParts(error).found, std::string("4"));
    }

    void aPartUnderAnotherNameSaysWhichNameItNeeds()
    {
        fs::create_symlink(at("m-00002-of-00003.gguf"), at("sha256-0123"));
        const Error error = refusalOf([&] { GgufFile::open(at("sha256-0123")); });
        QCOMPARE(error.code, Code::Missing);
        QCOMPARE(saidParts(error).expected, std::string("NAME-00002-of-00003.gguf"));
        QCOMPARE(saidParts(error).found, std::string("“sha256-0123”"));
    }

    void aPartUnderAnothersNameIsRefused()
    {
        fs::rename(at("m-00001-of-00003.gguf"), at("n-00002-of-00003.gguf"));
        const Error error = refusalOf([&] { GgufFile::open(at("n-00002-of-00003.gguf")); });
        QCOMPARE(saidParts(error).field, std::string("key “split.no”"));
        QCOMPARE(error.file, at("n-00002-of-00003.gguf").string());
    }

    void oneOfOneIsWholeWhateverItsName()
    {
        writeWhole(at("blob"), part(0, 1, "a", 1));
        QCOMPARE(GgufFile::open(at("blob")).files(), std::vector<fs::path>{at("blob")});
    }

    void aFileThatBecameShorterIsNotBelieved()
    {
        constexpr std::size_t size = 1U << 16U;  // more than the page that its header is in
        writeWhole(at("long"), GgufBytesOf().tensor("w", {size / 4}, 0, 0).bytes(std::string(size, '\x01')).file());
        const auto file = MappedFile::open(at("long"));
        GgufFile::parse(file, file->bytes(), file->name());
        // The SIGBUS handler's action for an address in the last page.
        QVERIFY(MappedFile::cover(const_cast<std::byte*>(&file->bytes().back())));
        const Error error = refusalOf([&] { GgufFile::parse(file, file->bytes(), file->name()); });
        QCOMPARE(error.code, Code::CannotRead);
    }

private:
    fs::path at(const std::string& name) const { return fs::path(m_folder->path().toStdString()) / name; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TEST_CLASS(TestGgufSplit)
#include "tst_gguf_split.moc"
