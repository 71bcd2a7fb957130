#include "core/error.h"
#include "core/stopped.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/text/pieces/piece_spelling.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;

namespace {

/// A tokenizer whose words are unknown pieces as wholes, with these parts before and behind them.
std::unique_ptr<const Tokenizer> withParts(const QString& parts)
{
    std::vector<std::string> warnings;
    return parseTokenizer("{" + parts.toStdString()
                              + R"(,"model":{"type":"Unigram","unk_id":0,"vocab":[["<unk>",0]]}})",
                          "test", warnings);
}

/// Pieces with their code points, special ones in brackets, segments other than 0 behind a colon.
QString shown(const Encoding& encoding)
{
    QStringList tokens;
    for (const Token& token : encoding.tokens) {
        const QString piece = QString::fromStdString(token.piece);
        const QString place = QString::number(token.range.from) + "-" + QString::number(token.range.to);
        const QString segment = token.segment == 0 ? QString() : ":" + QString::number(token.segment);
        tokens << (token.special ? "[" + piece + "]" : piece + place) + segment;
    }
    return tokens.join('|');
}

const QString addedTokens = R"("added_tokens":[
    {"id":1,"content":"<s>","special":true},
    {"id":2,"content":"<mask>","lstrip":true,"rstrip":true,"normalized":false},
    {"id":3,"content":"cat","single_word":true,"normalized":false},
    {"id":4,"content":"cats","normalized":false},
    {"id":5,"content":"É","normalized":true},
    {"id":6,"content":" x","normalized":false}])";

std::string decoded(const QString& decoder, const std::vector<std::string>& pieces)
{
    QStringList vocabulary;
    std::vector<Index> ids;
    for (const std::string& piece : pieces) {
        vocabulary << "[\"" + QString::fromStdString(piece) + "\",0]";
        ids.push_back(static_cast<Index>(ids.size()));
    }
    std::vector<std::string> warnings;
    const QString text = R"({"decoder":)" + decoder + R"(,"model":{"type":"Unigram","unk_id":0,"vocab":[)"
                         + vocabulary.join(',') + "]}}";
    return parseTokenizer(text.toStdString(), "test", warnings)->decode(ids, false);
}

}  // namespace

/// All parts of a tokenizer together. The expectations are those of the reference library.
class TestTokenizer final : public QObject {
    Q_OBJECT
private slots:
    void addedTokensComeFirst_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tokens");
        QTest::newRow("in the text") << "a<s>b"
                                     << "a0-1|<s>1-4|b4-5";
        QTest::newRow("touching each other") << "<s><s>"
                                             << "<s>0-3|<s>3-6";
        QTest::newRow("white space goes along") << "a <mask>\t b"
                                                << "a0-1| <mask>\t 1-10|b10-11";
        QTest::newRow("the longest wins") << "cats"
                                          << "cats0-4";
        QTest::newRow("a single word") << "cat, cat"
                                       << "cat0-3|, 3-5|cat5-8";
        QTest::newRow("a touched word is none") << "cat1"
                                                << "cat10-4";
        QTest::newRow("one may begin in what another takes along") << "<mask> x"
                                                                   << "<mask> 0-7| x6-8";
        QTest::newRow("normalised, with a normalised text") << "aÉé"
                                                            << "a0-1|é1-2|é2-3";
        QTest::newRow("nothing") << ""
                                 << "";
    }

    void addedTokensComeFirst()
    {
        QFETCH(QString, text);
        QFETCH(QString, tokens);
        const auto tokenizer = withParts(R"("normalizer":{"type":"Lowercase"},)" + addedTokens);
        QCOMPARE(shown(tokenizer->encode(text.toStdString())), tokens);
    }

    void addedTokensHaveNamesAndIds()
    {
        const auto tokenizer = withParts(addedTokens);
        QCOMPARE(tokenizer->id("<mask>"), std::optional<Index>(2));
        QCOMPARE(tokenizer->id("nothing"), std::optional<Index>());
        QCOMPARE(tokenizer->token(1)->piece, std::string("<s>"));
        QVERIFY(tokenizer->token(1)->special);
        QVERIFY(!tokenizer->token(2)->special);
        QVERIFY(!tokenizer->token(99) && !tokenizer->token(-1));
        QCOMPARE(tokenizer->encode("a<s>").tokens[1].id, Index{1});
        QVERIFY(!tokenizer->encode("a<s>").tokens[1].special);  // it stands in the text
        QCOMPARE(tokenizer->decode({1, 2, 77}, true), std::string("<mask>"));
        QCOMPARE(tokenizer->decode({1, 2}, false), std::string("<s> <mask>"));
    }

    void placesSurviveNormalisation()
    {
        const auto tokenizer = withParts(R"("normalizer":{"type":"NFKD"},"pre_tokenizer":{"type":"WhitespaceSplit"})");
        QCOMPARE(shown(tokenizer->encode("ﬁ 人é 𠀀")), QString("fi0-1|人e\u03012-4|𠀀5-6"));
    }

    void postProcessorsLayTextsOut_data()
    {
        QTest::addColumn<QString>("processor");
        QTest::addColumn<QString>("single");
        QTest::addColumn<QString>("pair");
        QTest::newRow("none") << "null"
                              << " a0-2"
                              << " a0-2|b0-1:1";
        QTest::newRow("BERT") << R"({"type":"BertProcessing","sep":["S",1],"cls":["C",2]})"
                              << "[C]| a0-2|[S]"
                              << "[C]| a0-2|[S]|b0-1:1|[S]:1";
        QTest::newRow("RoBERTa") << R"({"type":"RobertaProcessing","sep":["S",1],"cls":["C",2],"trim_offsets":true,)"
                                    R"("add_prefix_space":false})"
                                 << "[C]| a1-2|[S]"
                                 << "[C]| a1-2|[S]|[S]|b0-1|[S]";
        QTest::newRow("trimmed, but for a space that was put there")
            << R"({"type":"ByteLevel","trim_offsets":true,"add_prefix_space":true})"
            << " a0-2"
            << " a0-2|b0-1:1";
        QTest::newRow("a template")
            << R"({"type":"TemplateProcessing","single":[{"Sequence":{"id":"A","type_id":3}},)"
               R"({"SpecialToken":{"id":"two","type_id":1}}],"pair":[{"Sequence":{"id":"B","type_id":0}},)"
               R"({"Sequence":{"id":"A","type_id":1}}],"special_tokens":{"two":{"id":"two","ids":[5,6],)"
               R"("tokens":["x","y"]}}})"
            << " a0-2:3|[x]:1|[y]:1"
            << "b0-1| a0-2:1";
    }

    void postProcessorsLayTextsOut()
    {
        QFETCH(QString, processor);
        QFETCH(QString, single);
        QFETCH(QString, pair);
        const auto tokenizer = withParts(R"("post_processor":)" + processor);
        QCOMPARE(shown(tokenizer->encode(" a")), single);
        const Encoding encoding = tokenizer->encodePair(" a", "b");
        QCOMPARE(shown(encoding), pair);
        for (const Token& token : encoding.tokens)
            if (!token.special) QCOMPARE(token.sequence, Index{token.piece == "b" ? 1 : 0});
    }

    void decodersSpellTextsBack_data()
    {
        QTest::addColumn<QString>("decoder");
        QTest::addColumn<QStringList>("pieces");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* decoder, const QStringList& pieces, const QString& text) {
            QTest::newRow(name) << QString(decoder) << pieces << text;
        };
        row("none", "null", {"a", "b"}, "a b");
        row("bytes", R"({"type":"ByteLevel"})", {"Ã", "©Ġ", "Ã"}, "é \uFFFD");
        row("bytes beside other characters", R"({"type":"ByteLevel"})", {"Ġ人", "Ġ"}, "Ġ人 ");
        row("WordPiece", R"({"type":"WordPiece","prefix":"##","cleanup":true})", {"do", "##g", "'", "s", "."},
            "dog ' s.");
        row("WordPiece as it is", R"({"type":"WordPiece","prefix":"##","cleanup":false})", {"##a", "."}, "##a .");
        row("Metaspace", R"({"type":"Metaspace","replacement":"▁"})", {"▁a▁", "▁b"}, "a b");
        row("Metaspace without a first mark", R"({"type":"Metaspace","replacement":"▁","prepend_scheme":"never"})",
            {"▁a", "▁b"}, " a b");
        row("ends of words", R"({"type":"BPEDecoder","suffix":"</w>"})", {"a</w>", "b</w>"}, "a b");
        row("byte pieces", R"({"type":"ByteFallback"})", {"<0xC3>", "<0xA9>", "a", "<0xC3>", "<0xG0>"},
            "éa\uFFFD<0xG0>");
        row("broken byte pieces", R"({"type":"ByteFallback"})", {"<0xC3>", "<0xA9>x", "<0xE4>", "<0xBD>"},
            "\uFFFD<0xA9>x\uFFFD\uFFFD");
        row("Llama",
            R"({"type":"Sequence","decoders":[{"type":"Replace","pattern":{"String":"▁"},"content":" "},)"
            R"({"type":"ByteFallback"},{"type":"Fuse"},{"type":"Strip","content":" ","start":1,"stop":0}]})",
            {"▁▁a", "<0x0A>", "▁b"}, " a\n b");
        row("strip at the end", R"({"type":"Strip","content":"é","start":0,"stop":2})", {"éaééé"}, "éaé");
        row("CTC", R"({"type":"CTC","pad_token":"-","word_delimiter_token":"|","cleanup":true})",
            {"a", "a", "-", "a", "|", "."}, "aa .");
    }

    void decodersSpellTextsBack()
    {
        QFETCH(QString, decoder);
        QFETCH(QStringList, pieces);
        QFETCH(QString, text);
        std::vector<std::string> given;
        for (const QString& piece : pieces) given.push_back(piece.toStdString());
        QCOMPARE(QString::fromStdString(decoded(decoder, given)), text);
    }

    void piecesStandForBytes_data()
    {
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("a mark") << "▁cat" << QByteArray(" cat") << "␣cat";
        QTest::newRow("a byte") << "<0xE5>" << QByteArray("\xE5") << "‹E5›";
        QTest::newRow("nearly a byte") << "<0xe5>" << QByteArray("<0xe5>") << "<0xe5>";
        QTest::newRow("a continuing piece") << "##er" << QByteArray("er") << "##er";
        QTest::newRow("a prefix alone") << "##" << QByteArray("##") << "##";
        QTest::newRow("an end of a word") << "low</w>" << QByteArray("low ") << "low␣";
    }

    void piecesStandForBytes()
    {
        QFETCH(QString, piece);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, text);
        const PieceSpelling spelling{
            .bytePieces = true, .spaceMark = "▁", .continuingPrefix = "##", .endOfWordSuffix = "</w>"};
        QCOMPARE(QByteArray::fromStdString(spelling.bytesOf(piece.toStdString())), bytes);
        QCOMPARE(QString::fromStdString(spelling.textOf(piece.toStdString())), text);
        const PieceSpelling byteLevel{.byteLevel = true};
        QCOMPARE(byteLevel.textOf("Ġä½"), std::string("␣‹E4 BD›"));
        QCOMPARE(byteLevel.bytesOf("Ġä½"), std::string(" \xE4\xBD"));
    }

    void whatHasNoPieceIsNamed()
    {
        std::vector<std::string> warnings;
        const auto tokenizer = parseTokenizer(
            R"({"normalizer":{"type":"Lowercase"},"model":{"type":"BPE","vocab":{"a":0,"b":1,"ab":2},"merges":["a b"]}})",
            "test", warnings);
        const Encoding encoding = tokenizer->encode("AxéB 人");
        QCOMPARE(shown(encoding), QString("ab0-4"));
        QCOMPARE(encoding.untaken, (std::vector<TextRange>{{1, 3}, {4, 6}}));
    }

    void brokenUtf8IsRefused() { QVERIFY_EXCEPTION_THROWN(withParts(addedTokens)->encode("a\xFF"), Error); }

    void stoppingEndsALongText()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto tokenizer = withParts(R"("pre_tokenizer":{"type":"Split","pattern":{"Regex":"a"}},)" + addedTokens);
        QVERIFY_EXCEPTION_THROWN(tokenizer->encode(std::string(1'000'000, 'a'), stop.get_token()), Stopped);
    }
};

TEST_CLASS(TestTokenizer)
#include "tst_tokenizer.moc"
