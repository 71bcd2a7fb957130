#include "core/error.h"
#include "core/text/base64.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/text/normalized_text.h"
#include "core/text/sentence_piece/marian_tokenizer.h"
#include "core/text/sentence_piece/sentence_piece_model.h"
#include "core/text/sentence_piece/sentence_piece_normalizer.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;

namespace {

QByteArray whole(quint64 value)
{
    QByteArray bytes;
    for (; value > 127; value >>= 7U) bytes += static_cast<char>((value & 127U) | 128U);
    return bytes + static_cast<char>(value);
}

/// Fields of protobuf's wire format.
QByteArray number(unsigned field, quint64 value) { return whole(field << 3U) + whole(value); }
QByteArray bytes(unsigned field, const QByteArray& value)
{
    return whole(field << 3U | 2U) + whole(static_cast<quint64>(value.size())) + value;
}
QByteArray real(unsigned field, float value)
{
    return whole(field << 3U | 5U) + QByteArray(reinterpret_cast<const char*>(&value), 4);
}

QByteArray piece(const QByteArray& text, float score = 0, int type = 1)
{
    return bytes(1, bytes(1, text) + real(2, score) + number(3, static_cast<quint64>(type)));
}

const QByteArray unknown = piece("<unk>", 0, 2);

/// A file of an unknown piece and these.
SentencePieceFile fileOf(const QByteArray& rest)
{
    return parseSentencePieces((unknown + rest).toStdString(), "test.model");
}

/// A normalizer's result for a text, and the old bytes of each of its characters.
QString normalizedBy(const SentencePieceFile& file, const QString& text, std::size_t kept = 0)
{
    NormalizedText result(text.toStdString());
    SentencePieceNormalizer(file).normalize(result, kept, {});
    return QString::fromStdString(result.text());
}

QString wordPieces(const TokenizerModel& model, const QString& word)
{
    QStringList pieces;
    for (const WordPart& part : model.tokenize(word.toStdString(), {})) pieces += QString::fromStdString(part.piece);
    return pieces.join(' ');
}

void writeInto(const QTemporaryDir& folder, const char* name, const QByteArray& content)
{
    std::ofstream(folder.filePath(name).toStdString(), std::ios::binary) << content.toStdString();
}

std::string folderOf(const QTemporaryDir& folder) { return folder.path().toStdString(); }

/// A Marian folder that cuts single characters.
void writeMarian(const QTemporaryDir& folder, const QByteArray& vocabulary)
{
    writeInto(folder, "source.spm", unknown + piece("▁", -1) + piece("a", -1) + piece("b", -1));
    writeInto(folder, "target.spm", unknown + piece("▁", -1) + piece("ab", -1));
    writeInto(folder, "vocab.json", vocabulary);
}

}  // namespace

/// SentencePiece's files, whole and broken, and their effect on a text.
class TestSentencePiece final : public QObject {
    Q_OBJECT
private slots:
    void aFileIsRead()
    {
        const QByteArray training = number(3, 2) + number(24, 1) + number(35, 1) + real(10, 0.5F) + bytes(1, "in.txt");
        const QByteArray rules = bytes(1, "nmt_nfkc") + bytes(2, "map") + number(3, 0) + number(4, 0) + number(5, 0);
        const SentencePieceFile file =
            fileOf(piece("▁the", -2.5F) + piece("</s>", 0, 3) + bytes(2, training) + bytes(3, rules) + bytes(9, "new"));
        QCOMPARE(file.pieces.size(), std::size_t{3});
        QCOMPARE(file.unknown, std::size_t{0});
        QCOMPARE(file.pieces[1].text, std::string("▁the"));
        QCOMPARE(file.pieces[1].score, -2.5F);
        QVERIFY(file.pieces[2].type == SentencePiece::Type::Control);
        QVERIFY(file.algorithm == SentencePieceFile::Algorithm::BytePairs);
        QVERIFY(file.byteFallback && file.spaceAsSuffix);
        QVERIFY(!file.dummyPrefix && !file.removeExtraSpaces && !file.escapeSpaces);
        QCOMPARE(file.rules, std::string("nmt_nfkc"));
        QCOMPARE(file.charsmap, std::string("map"));
    }

    void whatAFileLeavesOutIsAsDeclared()
    {
        const SentencePieceFile file = fileOf(bytes(1, bytes(1, "a")));
        QVERIFY(file.algorithm == SentencePieceFile::Algorithm::Unigram);
        QVERIFY(file.dummyPrefix && file.removeExtraSpaces && file.escapeSpaces);
        QVERIFY(!file.byteFallback && !file.spaceAsSuffix);
        QVERIFY(file.pieces[1].type == SentencePiece::Type::Normal);
        QCOMPARE(file.pieces[1].score, 0.0F);
    }

    void brokenFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const QByteArray& content, const char* field) {
            QTest::newRow(name) << content << QString(field);
        };
        const char* all = "the SentencePiece model";
        const QByteArray huge = whole(0xFFFFFFFFFFFFFFFFULL);
        row("nothing", "", "the pieces");
        row("a text", "the quick brown fox", all);
        row("JSON", "{\"model\": {}}", all);
        row("a pointer of git-lfs", "version https://git-lfs.github.com/spec/v1\n", "");
        row("a table of tiktoken", "IQ== 0\nIg== 1\n", "the pieces");
        row("zeros", QByteArray(64, '\0'), all);
        row("cut within a piece", unknown + piece("abc").chopped(3), all);
        row("cut within a tag", unknown + "\x80", all);
        row("a length beyond the end", unknown + "\x0A\x7F" + "ab", all);
        row("a length of 2⁶⁴ - 1", unknown + "\x0A" + huge, all);
        row("a length within a piece beyond its end", bytes(1, QByteArray("\x0A\x7F") + "ab"), "piece 1");
        row("a number without an end", unknown + QByteArray(11, '\xFF'), all);
        row("a group", unknown + "\x0B\x0C", all);
        row("field 0", unknown + QByteArray(2, '\0'), all);
        row("a piece that is a number", unknown + number(1, 7), "the SentencePiece model: pieces");
        row("a text that is a number", unknown + bytes(1, number(1, 7)), "piece 2: the text");
        row("a score that is a text", unknown + bytes(1, bytes(1, "a") + bytes(2, "x")), "piece 2: the score");
        row("a score that is none", unknown + piece("a", std::nanf("")), "piece 2: the score");
        row("an unknown type", unknown + piece("a", 0, 7), "type of piece 2");
        row("a piece without a text", unknown + bytes(1, real(2, 1)), "piece 2: the text");
        row("a piece that is no UTF-8", unknown + piece("\xE2\x96"), "piece 2: the text");
        row("a piece twice", unknown + piece("a") + piece("a"), "piece 3");
        row("no unknown piece", piece("a"), "the pieces");
        row("two unknown pieces", unknown + piece("a", 0, 2), "the pieces");
        row("whole words", unknown + bytes(2, number(3, 3)), "the trainer_spec: model_type");
        row("a training that is cut", unknown + bytes(2, "\x18"), "the trainer_spec");
        row("rules of another kind", unknown + bytes(3, number(2, 1)), "the normalizer_spec: precompiled_charsmap");
    }

    void brokenFilesAreRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, field);
        try {
            parseSentencePieces(content.toStdString(), "test.model");
            QFAIL("it was read");
        } catch (const Error& error) {
            QCOMPARE(QString::fromStdString(saidParts(error).field), field);
            QCOMPARE(error.file, std::string("test.model"));
        }
    }

    void anyCutOfAFileIsRefusedOrRead()
    {
        const std::string all =
            (unknown + piece("▁the", -1) + bytes(2, number(3, 2)) + bytes(3, bytes(1, "x"))).toStdString();
        int read = 0;
        for (std::size_t size = 0; size <= all.size(); ++size) {
            try {
                parseSentencePieces(std::string_view(all).substr(0, size), "test.model");
                ++read;
            } catch (const Error&) {
            }
        }
        QCOMPARE(read, 4);  // between its four fields, and whole
    }

    void textsAreRewrittenAsSentencePieceDoes_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QByteArray& rules, const char* text, const char* expected) {
            QTest::newRow(name) << rules << QString(text) << QString(expected);
        };
        row("a mark before the text", {}, "a b", "▁a▁b");
        row("extra spaces", {}, "  a   b  ", "▁a▁b");
        row("nothing but spaces", {}, "   ", "");
        row("a mark at the end is a space", {}, "a ▁", "▁a");
        row("extra spaces kept", number(4, 0), " a  b ", "▁▁a▁▁b▁");
        row("no mark before the text", number(3, 0), " a b", "a▁b");
        row("spaces as they are", number(5, 0), "a  b", " a b");
        row("a tab is a character", {}, "a\tb", "▁a\tb");
        row("nothing touches what the user defined", {}, "a<x  y>b", "▁a<x▁▁y>b");
    }

    void textsAreRewrittenAsSentencePieceDoes()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(normalizedBy(fileOf(piece("<x  y>", 0, 4) + bytes(3, rules)), text), expected);
    }

    void aMarkMayStandBehindWords()
    {
        QCOMPARE(normalizedBy(fileOf(bytes(2, number(24, 1))), " a b "), QString("a▁b▁"));
    }

    void keptBytesAreNoText() { QCOMPARE(normalizedBy(fileOf({}), ">>x<<  a", 5), QString(">>x<<▁a")); }

    void placesFollowOneAnother()
    {
        NormalizedText text("  é  b ");
        SentencePieceNormalizer(fileOf({})).normalize(text, 0, {});
        QCOMPARE(text.text(), std::string("▁é▁b"));
        QCOMPARE(text.originalOf({0, 3}), (ByteRange{2, 2}));
        QCOMPARE(text.originalOf({0, 5}), (ByteRange{2, 4}));
        QCOMPARE(text.originalOf({5, 9}), (ByteRange{4, 7}));
    }

    void onlyPiecesOfTextAreFound()
    {
        const auto model = sentencePieceModel(
            fileOf(piece("a", -1) + piece("ab", -9, 4) + piece("b", -1) + piece("ba", 0, 3) + piece("bb", 0, 5)));
        QCOMPARE(wordPieces(*model, "aab"), QString("a ab"));   // the user's own goes before a better sum
        QCOMPARE(wordPieces(*model, "bba"), QString("b b a"));  // a control and an unused piece are not there
        QCOMPARE(wordPieces(*model, "axya"), QString("a xy a"));
    }

    void mergesFollowTheIds()
    {
        const MergeList merges = mergesOf({{"a", 0}, {"b", 1}, {"ab", 2}, {"abb", 3}, {"bb", 4}, {"é", 5}, {"aé", 6}});
        QStringList found;
        for (std::size_t i = 0; i < merges.size(); ++i)
            found += QString::fromStdString(std::string(merges.at(i).first) + "+" + std::string(merges.at(i).second));
        QCOMPARE(found.join(' '), QString("a+b a+bb ab+b b+b a+é"));
    }

    void bytesSurviveBase64()
    {
        for (const QByteArray& each : {QByteArray(), QByteArray("a"), QByteArray("ab"), QByteArray("abc\0\xFF", 5)}) {
            QCOMPARE(QByteArray::fromStdString(toBase64(each.toStdString())), each.toBase64());
            QCOMPARE(fromBase64(toBase64(each.toStdString())), std::optional(each.toStdString()));
        }
        QVERIFY(!fromBase64("a*b="));
    }

    void aMarianFolderHasTwoTokenizers()
    {
        const QTemporaryDir folder;
        writeMarian(folder, R"({"</s>":0,"<unk>":1,"a":2,"▁":3,"ab":4,">>fr<<":5})");
        std::vector<std::string> warnings;
        const auto idsOf = [](const Tokenizer& tokenizer, const char* text) {
            QStringList ids;
            for (const Token& token : tokenizer.encode(text).tokens) ids += QString::number(token.id);
            return ids.join(' ');
        };
        const auto source = openTokenizer(folderOf(folder), "marian", warnings);
        const auto target = openTargetTokenizer(folderOf(folder), warnings);
        QCOMPARE(idsOf(*source, "ab"), QString("3 2 1 0"));  // b is in source.spm only
        QCOMPARE(idsOf(*target, "ab"), QString("3 4 0"));
        QCOMPARE(idsOf(*source, ">>fr<< a"), QString("5 3 2 0"));
        QCOMPARE(idsOf(*source, ">>xx<< a"), QString("1 3 2 0"));
        QVERIFY(warnings.empty());
        writeInto(folder, "target_vocab.json", R"({"</s>":7,"<unk>":8,"ab":9,"c":6})");
        const QByteArray pairs = unknown + piece("▁", -1) + piece("a", -2) + piece("b", -3) + piece("ab", -4);
        writeInto(folder, "target.spm", pairs + bytes(2, number(3, 2)));
        QCOMPARE(idsOf(*openTargetTokenizer(folderOf(folder), warnings), "abc"), QString("8 9 6 7"));
    }

    void aMarianVocabularyNeedsAnEnd()
    {
        const QTemporaryDir folder;
        writeMarian(folder, R"({"<unk>":1,"a":2})");
        std::vector<std::string> warnings;
        QVERIFY_EXCEPTION_THROWN(openTokenizer(folderOf(folder), "marian", warnings), Error);
    }

    void aFolderOfAnUnknownClassRefusesTexts()
    {
        const QTemporaryDir folder;
        writeInto(folder, "spiece.model", unknown + piece("a"));
        writeInto(folder, "tokenizer_config.json", R"({"tokenizer_class":"AlbertTokenizer"})");
        std::vector<std::string> warnings;
        const auto foreign = openTokenizer(folderOf(folder), "t5", warnings);
        QVERIFY(foreign != nullptr);
        QVERIFY_EXCEPTION_THROWN(foreign->encode("a"), Error);
        QCOMPARE(warnings.size(), std::size_t{1});
        writeInto(folder, "tokenizer_config.json", R"({"tokenizer_class":"T5Tokenizer","extra_ids":100001})");
        QVERIFY_EXCEPTION_THROWN(openTokenizer(folderOf(folder), "t5", warnings), Error);
    }

    void aTableOfTiktokenIsLeftAlone()
    {
        const QTemporaryDir folder;
        writeInto(folder, "tokenizer.model", "IQ== 0\nIg== 1\n");
        std::vector<std::string> warnings;
        QVERIFY(openTokenizer(folderOf(folder), "llama", warnings) == nullptr);
        QCOMPARE(warnings.size(), std::size_t{1});
        writeInto(folder, "tokenizer.model", "");
        QVERIFY_EXCEPTION_THROWN(openTokenizer(folderOf(folder), "llama", warnings), Error);
    }
};

TEST_CLASS(TestSentencePiece)
#include "tst_sentence_piece.moc"
