#include "core/gguf/tokenizer/gguf_words.h"
#include "core/stopped.h"
#include "tests/core/gguf/tokenizer/gguf_header.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

QString piecesOf(const Encoding& encoding)
{
    QStringList pieces;
    for (const Token& token : encoding.tokens) pieces << QString::fromStdString(token.piece);
    return pieces.join(' ');
}

QString pieces(const GgufHeader& header, const char* text) { return piecesOf(tokenizerOf(header)->encode(text)); }

QString pairPieces(const GgufHeader& header) { return piecesOf(tokenizerOf(header)->encodePair("a", "b")); }

}  // namespace

/// Tokenizers of headers made by hand.
class TestGgufTokenizer final : public QObject {
    Q_OBJECT
private slots:
    void theBestScoreIsJoinedFirst()
    {
        GgufHeader header = scoredHeader().flag("add_space_prefix", false).flag("add_bos_token", false);
        // “bc” has a better score than “ab”, though a larger id.
        QCOMPARE(pieces(header, "abcb"), QString("abc b"));
        QCOMPARE(pieces(header, "abbc"), QString("ab bc"));
        header.scores("scores", {0, 0, 0, -9, -9, -9, -9, -4, -4, -99, 0, 0, -8});
        QCOMPARE(pieces(header, "abc"), QString("abc"));
        header.texts("tokens",
                     {"<unk>", "<s>", "</s>", "▁", "a", "b", "c", "ab", "bc", "abb", "<0xC3>", "<0xA9>", "▁a"});
        QCOMPARE(pieces(header, "abc"), QString("ab c"));  // of equal ones the leftmost
        header.scores("scores", {0, 0, 0, -9, -9, -9, -9, -4, -3.5, -99, 0, 0, -8});
        QCOMPARE(pieces(header, "abc"), QString("a bc"));
    }

    void charactersWithoutAPieceAreBytesOrUnknown()
    {
        const GgufHeader header = scoredHeader().flag("add_bos_token", false);
        const auto tokenizer = tokenizerOf(header);
        const Encoding encoding = tokenizer->encode("aé한글b");
        QCOMPARE(piecesOf(encoding), QString("▁a <0xC3> <0xA9> <unk> b"));
        QCOMPARE(encoding.tokens[1].range, (TextRange{1, 2}));
        QCOMPARE(encoding.tokens[3].range, (TextRange{2, 4}));
        QCOMPARE(tokenizer->decode({12, 10, 11, 5}, true), std::string("aéb"));
    }

    void aPrefixStandsBeforeEveryPieceOfText()
    {
        QCOMPARE(pieces(scoredHeader(), "a</s>a"), QString("<s> ▁a </s> ▁a"));
        QCOMPARE(pieces(scoredHeader().flag("add_space_prefix", false), "a</s> a"), QString("<s> a </s> ▁a"));
        QCOMPARE(pieces(scoredHeader(), ""), QString("<s>"));
    }

    void whatTheUserDefinedIsCutOutFirst()
    {
        GgufHeader header = scoredHeader().flag("add_bos_token", false).flag("add_space_prefix", false);
        header.texts("tokens",
                     {"<unk>", "<s>", "</s>", "▁", "a", "b", "c", "  ", "bc", "abc", "<0xC3>", "<0xA9>", "ca"});
        header.types("UCCNNNNDDNBBN");
        // Without “bc” as a piece of its own, “abc” would have been joined.
        QCOMPARE(pieces(header, "abca  c"), QString("a bc a ▁▁ c"));
        const auto tokenizer = tokenizerOf(header);
        QCOMPARE(tokenizer->decode({4, 8, 7, 6}, true), std::string("abc  c"));
        QVERIFY(!tokenizer->token(8)->special);
        QVERIFY(tokenizer->token(1)->special);
    }

    void wordsOfTheVocabularyStayWholeWhereThePatternSaysSo()
    {
        GgufHeader header = byteLevelHeader().texts("merges", {"b c", "a bc"});
        header.texts("tokens", {"a", "b", "c", "Ġ", "1", "bc", "abc", "<|end|>", "abcc"});
        header.types("NNNNNNNNN");
        QCOMPARE(pieces(header, "abcc abc"), QString("abc c Ġ abc"));
        header.text("pre", "llama-bpe").flag("add_bos_token", false);
        QCOMPARE(pieces(header, "abcc abc"), QString("abcc Ġ abc"));
    }

    void everyKnownPatternKeepsEveryByte()
    {
        QVERIFY(knownGgufWords().size() > 40);
        const std::string text = " abc  a1b2 111\n\tcab, b! c\n";
        for (const std::string_view name : knownGgufWords()) {
            GgufHeader header = byteLevelHeader().text("pre", std::string(name)).flag("add_bos_token", false);
            header.texts("tokens", {"a", "b", "c", "Ġ", "1", "ab", "abc", "2", ",", "!", "Ċ", "ĉ", "d"});
            header.types("NNNNNNNNNNNNN");
            const auto tokenizer = tokenizerOf(header);
            std::vector<Index> ids;
            for (const Token& token : tokenizer->encode(text).tokens) ids.push_back(token.id);
            QCOMPARE(QString::fromStdString(tokenizer->decode(ids, true)), QString::fromStdString(text));
        }
    }

    void patternsCutWhereTheirModelsDo_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("numbers as wholes") << "gpt-2"
                                           << "1111 b Ġ 11 ! !";
        QTest::newRow("digit by digit") << "starcoder"
                                        << "1 1 1 1 b Ġ 1 1 ! !";
        QTest::newRow("at most three digits") << "llama-bpe"
                                              << "111 1 b Ġ 11 ! !";
        QTest::newRow("one digit, among letters too") << "qwen2"
                                                      << "1 1 1 1 b Ġ 1 1 ! !";
        QTest::newRow("a space belongs to signs only") << "deepseek-v3"
                                                       << "111 1 b Ġ 11 ! !";
        QTest::newRow("three digits of a longer number") << "falcon"
                                                         << "111 1 b Ġ 11 ! !";
        QTest::newRow("a space and what follows up to a sign") << "bloom"
                                                               << "1111 b Ġ 11 ! !";
    }
    void patternsCutWhereTheirModelsDo()
    {
        QFETCH(QString, name);
        QFETCH(QString, wanted);
        GgufHeader header = byteLevelHeader();
        header.texts("tokens", {"1", "11", "111", "1111", "b", "Ġ", "!"});
        header.types("NNNNNNN");
        header.texts("merges", {"1 1", "11 11", "11 1"}).text("pre", name.toStdString()).flag("add_bos_token", false);
        QCOMPARE(pieces(header, "1111b 11!!"), wanted);
    }

    void piecesOfWordsAreSpelledAsUsual()
    {
        QCOMPARE(pieces(wordPieceHeader(), "AB b. x"), QString("[CLS] a ##b b . [UNK] [SEP]"));
        QCOMPARE(pairPieces(wordPieceHeader()), QString("[CLS] a [SEP] b [SEP]"));
        QCOMPARE(tokenizerOf(wordPieceHeader())->id("[unused1]"), std::optional<Index>(7));
        QCOMPARE(tokenizerOf(wordPieceHeader())->id("##b"), std::optional<Index>(6));
    }

    void capitalsStayWhereTheVocabularyHasThem()
    {
        GgufHeader header = wordPieceHeader();
        header.texts("tokens", {"[PAD]", "[UNK]", "[CLS]", "[SEP]", "▁a", "▁A", "b", "B", "é"});
        QCOMPARE(pieces(header, "AB aé"), QString("[CLS] A ##B a ##é [SEP]"));
        header.flag("normalizer.lowercase", true);
        QCOMPARE(pieces(header, "AB"), QString("[CLS] a ##b [SEP]"));
    }

    void unigramsAreCutByTheirSum()
    {
        GgufHeader header = unigramHeader().flag("add_space_prefix", true).flag("remove_extra_whitespaces", true);
        QCOMPARE(pieces(header, " ab  a"), QString("▁a b ▁a </s>"));
        QCOMPARE(pieces(header, "ax"), QString("▁a x </s>"));
        QCOMPARE(tokenizerOf(header)->decode({5, 6, 5, 1}, true), std::string("ab a"));
        header.flag("remove_extra_whitespaces", false);
        QCOMPARE(pieces(header, "a  a"), QString("▁a ▁ ▁a </s>"));
        header.list("precompiled_charsmap", 0, 3, "abc");
        QCOMPARE(errorOf(header).code, Code::Malformed);
    }

    void keysDecideWhatStandsAroundTexts()
    {
        QCOMPARE(pieces(scoredHeader(), "a"), QString("<s> ▁a"));
        QCOMPARE(pieces(scoredHeader().flag("add_eos_token", true), "a"), QString("<s> ▁a </s>"));
        QCOMPARE(pieces(scoredHeader().id("bos_token_id", 2), "a"), QString("</s> ▁a"));
        QCOMPARE(pieces(byteLevelHeader().id("bos_token_id", 7), "a"), QString("a"));
        QCOMPARE(pieces(byteLevelHeader().id("bos_token_id", 7).flag("add_bos_token", true), "a"),
                 QString("<|end|> a"));
        QCOMPARE(pieces(byteLevelHeader().id("bos_token_id", 7).text("pre", "llama3"), "a"), QString("<|end|> a"));
        QCOMPARE(pairPieces(scoredHeader()), QString("<s> ▁a <s> ▁ b"));
        GgufHeader pairs = byteLevelHeader().text("pre", "roberta-bpe");
        pairs.id("bos_token_id", 7).id("eos_token_id", 8).flag("add_bos_token", true).flag("add_eos_token", true);
        QCOMPARE(pairPieces(pairs), QString("<|end|> a <|user|> <|user|> b <|user|>"));
    }

    void aFileWithoutATokenizerHasNone()
    {
        QVERIFY(!tokenizerOf(GgufHeader()));
        QVERIFY(!tokenizerOf(GgufHeader().text("model", "none")));
        QVERIFY(!tokenizerOf(GgufHeader().text("model", "no_vocab")));
    }

    void aLongTextCanBeStopped()
    {
        const auto tokenizer = tokenizerOf(scoredHeader());
        std::string text;
        for (int i = 0; i < 100'000; ++i) text += "abcab";
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_THROWS_EXCEPTION(Stopped, tokenizer->encode(text, stop.get_token()));
    }
};

TEST_CLASS(TestGgufTokenizer)
#include "tst_gguf_tokenizer.moc"
