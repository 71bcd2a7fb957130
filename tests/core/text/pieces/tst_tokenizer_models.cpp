#include "core/error.h"
#include "core/stopped.h"
#include "core/text/pieces/byte_pair_encoder.h"
#include "core/text/pieces/unigram.h"
#include "core/text/pieces/word_level.h"
#include "core/text/pieces/word_piece.h"

#include <QElapsedTimer>
#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

/// Pieces, each with its bytes: "ab0-2". What has no piece is in brackets.
QString modelPieces(const TokenizerModel& model, const std::string& word)
{
    QStringList found;
    for (const WordPart& part : model.tokenize(word, {})) {
        const QString piece = QString::fromStdString(part.piece);
        found << (part.id ? piece : "(" + piece + ")") + QString::number(part.from) + "-" + QString::number(part.to);
    }
    return found.join(' ');
}

Vocabulary abc() { return {{"a", 0}, {"b", 1}, {"c", 2}, {"ab", 3}, {"bc", 4}, {"abc", 5}}; }

Vocabulary withBytes() { return {{"<unk>", 0}, {"a", 1}, {"<0xC3>", 2}, {"<0xA9>", 3}}; }

std::vector<double> scoresOf(const std::vector<double>& scores) { return scores; }

}  // namespace

/// How a word is cut. The expectations are those of the reference library.
class TestTokenizerModels final : public QObject {
    Q_OBJECT
private slots:
    void idsMayHaveGapsAndBeShared()
    {
        Vocabulary vocabulary{{"a", 7}, {"b", 4'294'967'295}, {"c", 7}};
        QCOMPARE(vocabulary.piece(4'294'967'295), std::optional<std::string_view>("b"));
        QCOMPARE(vocabulary.piece(7), std::optional<std::string_view>("a"));
        QVERIFY(!vocabulary.piece(-1) && !vocabulary.piece(0) && !vocabulary.id("d"));
        for (int i = 0; i < 1000; ++i) vocabulary.add("p" + std::to_string(i), i + 10);
        QCOMPARE(vocabulary.id("p999"), std::optional<Index>(1009));
        QCOMPARE(vocabulary.piece(10), std::optional<std::string_view>("p0"));
        vocabulary.add("a", 5);
        QCOMPARE(vocabulary.id("a"), std::optional<Index>(5));
        QCOMPARE(vocabulary.piece(7), std::optional<std::string_view>("a"));
    }

    void mergesFollowTheirRank()
    {
        // "bc" was learned before "ab", so a-bc wins over ab-c.
        const BytePairEncoder encoder(abc(), {{"b", "c"}, {"a", "b"}, {"a", "bc"}}, "test");
        QCOMPARE(modelPieces(encoder, "abc"), QString("abc0-3"));
        QCOMPARE(modelPieces(encoder, "abcab"), QString("abc0-3 ab3-5"));
        QCOMPARE(modelPieces(BytePairEncoder(abc(), {{"a", "b"}, {"b", "c"}, {"a", "b"}}, "test"), "abc"),
                 QString("a0-1 bc1-3"));  // of equal merges the last one counts
    }

    void charactersWithoutPieces_data()
    {
        QTest::addColumn<bool>("unknown");
        QTest::addColumn<bool>("fused");
        QTest::addColumn<bool>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts");
        QTest::newRow("are left out, and named") << false << false << false << "a?a"
                                                 << "a0-1 a2-3 (?)1-2";
        QTest::newRow("are unknown") << true << false << false << "a??"
                                     << "a0-1 <unk>1-2 <unk>2-3";
        QTest::newRow("are unknown together") << true << true << false << "a??"
                                              << "a0-1 <unk>1-3";
        QTest::newRow("become bytes") << true << true << true << "aé"
                                      << "a0-1 <0xC3>1-2 <0xA9>2-3";
        QTest::newRow("are unknown where a byte is missing") << true << true << true << "aè"
                                                             << "a0-1 <unk>1-3";
        QTest::newRow("stand behind bytes") << true << false << true << "?é"
                                            << "<0xC3>0-1 <0xA9>1-2 <unk>2-3";
    }

    void charactersWithoutPieces()
    {
        QFETCH(bool, unknown);
        QFETCH(bool, fused);
        QFETCH(bool, bytes);
        QFETCH(QString, text);
        QFETCH(QString, parts);
        BytePairSettings settings{.fuseUnknown = fused, .byteFallback = bytes};
        if (unknown) settings.unknown = "<unk>";
        QCOMPARE(modelPieces(BytePairEncoder(withBytes(), {}, "test", settings), text.toStdString()), parts);
    }

    void affixesBelongToAWordsEdges()
    {
        const Vocabulary vocabulary{{"l", 0}, {"##o", 1}, {"##w</w>", 2}, {"lo", 3}, {"low</w>", 4}, {"l</w>", 5}};
        const BytePairEncoder encoder(vocabulary, {{"l", "##o"}, {"lo", "##w</w>"}}, "test",
                                      {.continuingPrefix = "##", .endOfWordSuffix = "</w>"});
        QCOMPARE(modelPieces(encoder, "low"), QString("low</w>0-3"));
        QCOMPARE(modelPieces(encoder, "l"), QString("l</w>0-1"));
    }

    void wholeWordsMayComeFirst()
    {
        const MergeList merges{{"b", "c"}};
        QCOMPARE(modelPieces(BytePairEncoder(abc(), merges, "test"), "abc"), QString("a0-1 bc1-3"));
        QCOMPARE(modelPieces(BytePairEncoder(abc(), merges, "test", {.wholeWordsFirst = true}), "abc"),
                 QString("abc0-3"));
    }

    void mergesNeedTheirPieces()
    {
        QVERIFY_EXCEPTION_THROWN(BytePairEncoder(abc(), {{"a", "z"}}, "test"), Error);
        QVERIFY_EXCEPTION_THROWN(BytePairEncoder(abc(), {{"c", "c"}}, "test"), Error);
    }

    void wordPieceTakesTheLongest_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts");
        QTest::newRow("a whole word") << "un"
                                      << "un0-2";
        QTest::newRow("pieces") << "unaffun"
                                << "un0-2 ##aff2-5 ##un5-7";
        QTest::newRow("no way to the end") << "unaffx"
                                           << "[UNK]0-6";
        QTest::newRow("the longest leads nowhere: no second try") << "unaffable"
                                                                  << "[UNK]0-9";
        QTest::newRow("no beginning") << "able"
                                      << "[UNK]0-4";
        QTest::newRow("the prefix alone is a piece like any other") << "##"
                                                                    << "##0-2";
        QTest::newRow("too long") << "ununununun"
                                  << "[UNK]0-10";
        QTest::newRow("characters count, not bytes") << "ééééé"
                                                     << "é0-2 ##é2-4 ##é4-6 ##é6-8 ##é8-10";
    }

    void wordPieceTakesTheLongest()
    {
        QFETCH(QString, text);
        QFETCH(QString, parts);
        const Vocabulary vocabulary{{"[UNK]", 0}, {"un", 1}, {"##aff", 2}, {"##able", 3}, {"##a", 4},
                                    {"##un", 5},  {"##", 6}, {"é", 7},     {"##é", 8},    {"##affa", 9}};
        const WordPiece model(vocabulary, {.mostCharacters = 9});
        QCOMPARE(modelPieces(model, text.toStdString()), parts);
    }

    void wordPieceWithoutUnknownLeavesOut()
    {
        QCOMPARE(modelPieces(WordPiece(Vocabulary{{"a", 0}}, {}), "b"), QString("([UNK])0-1"));
        QCOMPARE(modelPieces(WordLevel(Vocabulary{{"a", 0}}, "<unk>"), "b"), QString("(<unk>)0-1"));
        QCOMPARE(modelPieces(WordLevel(Vocabulary{{"ab", 0}}, "<unk>"), "ab"), QString("ab0-2"));
    }

    void unigramTakesTheLargestSum_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts");
        QTest::newRow("the best way") << "abcd"
                                      << "abcd0-4";
        QTest::newRow("not the longest pieces") << "abcda"
                                                << "abcd0-4 a4-5";
        QTest::newRow("unknown ones together") << "axxb"
                                               << "a0-1 xx1-3 b3-4";
        QTest::newRow("an unknown word") << "人x"
                                         << "人x0-4";
    }

    void unigramTakesTheLargestSum()
    {
        QFETCH(QString, text);
        QFETCH(QString, parts);
        const Vocabulary vocabulary{{"<unk>", 0}, {"a", 1},  {"b", 2},   {"c", 3},   {"d", 4},
                                    {"cd", 5},    {"ab", 6}, {"abc", 7}, {"abcd", 8}};
        const Unigram model(vocabulary, scoresOf({0, 0, 0, 0, 0, 1, 2, 5, 10}), {.unknown = 0});
        QCOMPARE(modelPieces(model, text.toStdString()), parts);
    }

    void unigramFallsBackToBytes()
    {
        const auto model = [](bool bytes) {
            return Unigram(withBytes(), scoresOf({0, -1, -2, -2}), {.unknown = 0, .byteFallback = bytes});
        };
        QCOMPARE(modelPieces(model(true), "aé"), QString("a0-1 <0xC3>1-3 <0xA9>1-3"));
        QCOMPARE(modelPieces(model(false), "aé"), QString("a0-1 é1-3"));
        QCOMPARE(modelPieces(Unigram(Vocabulary{{"a", 0}}, scoresOf({0}), {}), "ab"), QString("a0-1 (b)1-2"));
    }

    void aMillionLettersTakeNoQuadraticTime()
    {
        const std::string word(1'000'000, 'a');
        const Vocabulary vocabulary{{"a", 0}, {"aa", 1}, {"aaaa", 2}, {"##aaaa", 3}};
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(BytePairEncoder(vocabulary, {{"a", "a"}, {"aa", "aa"}}, "test").tokenize(word, {}).size(),
                 std::size_t{250'000});
        QCOMPARE(Unigram(vocabulary, scoresOf({-1, -1, -1, -1}), {}).tokenize(word, {}).size(), std::size_t{250'000});
        QCOMPARE(WordPiece(vocabulary, {.mostCharacters = word.size()}).tokenize(word, {}).size(),
                 std::size_t{250'000});
        QVERIFY(timer.elapsed() < 60'000);  // a quadratic one takes hours
    }

    void stoppingEndsALongWord()
    {
        std::stop_source stop;
        stop.request_stop();
        const std::string word(1'000'000, 'a');
        const Vocabulary vocabulary{{"a", 0}, {"##a", 1}};
        QVERIFY_EXCEPTION_THROWN(BytePairEncoder(vocabulary, {}, "test").tokenize(word, stop.get_token()), Stopped);
        QVERIFY_EXCEPTION_THROWN(Unigram(vocabulary, scoresOf({0, 0}), {}).tokenize(word, stop.get_token()), Stopped);
        QVERIFY_EXCEPTION_THROWN(
            WordPiece(vocabulary, {.mostCharacters = word.size()}).tokenize(word, stop.get_token()), Stopped);
    }
};

TEST_CLASS(TestTokenizerModels)
#include "tst_tokenizer_models.moc"
