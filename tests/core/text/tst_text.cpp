#include "core/error.h"
#include "core/stopped.h"
#include "core/text/cut/text_splitter.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/text/unicode.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>

using namespace core;

namespace {

QString joined(const Encoding& encoding)
{
    QStringList texts;
    for (const Token& token : encoding.tokens) texts << QString::fromStdString(token.text);
    return texts.join('|');
}

}  // namespace

class TestText final : public QObject {
    Q_OBJECT
private slots:
    void splits_data()
    {
        QTest::addColumn<int>("how");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tokens");
        const int words = int(TextSplit::Words), characters = int(TextSplit::Characters), bytes = int(TextSplit::Bytes);
        QTest::newRow("words") << words << "The cat, it's tired."
                               << "The|cat|,|it's|tired|.";
        QTest::newRow("spaces alone") << words << " \n\t "
                                      << "";
        QTest::newRow("Chinese words") << words << "我爱北京"
                                       << "我|爱|北京";
        QTest::newRow("characters") << characters << "a 👩‍💻é"
                                    << "a|👩‍💻|é";
        QTest::newRow("bytes") << bytes << "aé"
                               << "a|‹C3›|‹A9›";
        QTest::newRow("empty") << words << ""
                               << "";
    }

    void splits()
    {
        QFETCH(int, how);
        QFETCH(QString, text);
        QFETCH(QString, tokens);
        QCOMPARE(joined(SymbolTokenizer(TextSplit(how)).encode(text.toStdString())), tokens);
    }

    void equalTokensGetEqualIdsInOrderOfAppearance()
    {
        const Encoding encoding = SymbolTokenizer(TextSplit::Words).encode("b a b c");
        std::vector<Index> ids;
        for (const Token& token : encoding.tokens) ids.push_back(token.id);
        QCOMPARE(ids, (std::vector<Index>{0, 1, 0, 2}));
        QCOMPARE(encoding.tokens[3].range, (TextRange{6, 7}));
    }

    void brokenUtf8IsRefused() { QVERIFY_EXCEPTION_THROWN(SymbolTokenizer(TextSplit::Words).encode("a\xFFz"), Error); }

    void readableNeverShowsMojibake_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a space") << QByteArray(" cat") << "␣cat";
        QTest::newRow("line end and tab") << QByteArray("\n\t") << "⏎⇥";
        QTest::newRow("part of a character") << QByteArray("\xE4\xBD") << "‹E4 BD›";
        QTest::newRow("a control character") << QByteArray("a\x01") << "a‹01›";
        QTest::newRow("a direction override") << QByteArray("\u202E") << "‹E2 80 AE›";
        QTest::newRow("Chinese") << QByteArray("人") << "人";
    }

    void readableNeverShowsMojibake()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, shown);
        QCOMPARE(QString::fromStdString(readable(bytes.toStdString())), shown);
    }

    void stoppingEndsALongText()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(SymbolTokenizer(TextSplit::Words).encode(std::string(100'000, '.'), stop.get_token()),
                                 Stopped);
    }

    void addedTokensComeFirst()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("tokenizer.json").toStdString();
        std::ofstream(path) << R"({"added_tokens":[{"id":9,"content":"<e>","rstrip":true}],)"
                               R"("model":{"type":"BPE","vocab":{"a":0,"<":1,"e":2},"merges":[]}})";
        std::vector<std::string> warnings;
        const auto tokenizer = readTokenizer(path, warnings);
        QCOMPARE(joined(tokenizer->encode("a<e>  a<e")), QString("a|<e>|a|<|e"));
        const Encoding encoding = tokenizer->encode("aé%a");
        QCOMPARE(joined(encoding), QString("a|a"));
        QCOMPARE(encoding.untaken, (std::vector<TextRange>{{1, 3}}));
    }
};

TEST_CLASS(TestText)
#include "tst_text.moc"
