#include "core/error.h"
#include "core/stopped.h"
#include "core/text/pipeline/pre_tokenizer.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;

namespace {

QString words(const PreTokenizer& preTokenizer, const QString& text)
{
    QStringList found;
    for (const NormalizedText& word : preTokenizer(NormalizedText(text.toStdString()), {}))
        found << QString::fromStdString(word.text());
    return found.join('|');
}

PreTokenizer split(const char* expression, Delimiters fate = Delimiters::Isolated, bool inverted = false)
{
    return splitPreTokenizer(TextPattern::regularExpression(expression, "test", "the pattern"), fate, inverted);
}

}  // namespace

/// Where a text is cut. The expectations are those of the reference library and of its engine Oniguruma.
class TestPreTokenizer final : public QObject {
    Q_OBJECT
private slots:
    void delimitersFareAsTold_data()
    {
        QTest::addColumn<int>("fate");
        QTest::addColumn<QString>("parts");
        QTest::newRow("removed") << int(Delimiters::Removed) << "the|final|countdown";
        QTest::newRow("isolated") << int(Delimiters::Isolated) << "the|-|final|-|-|countdown";
        QTest::newRow("merged with the previous") << int(Delimiters::MergedWithPrevious) << "the-|final-|-|countdown";
        QTest::newRow("merged with the next") << int(Delimiters::MergedWithNext) << "the|-final|-|-countdown";
        QTest::newRow("contiguous") << int(Delimiters::Contiguous) << "the|-|final|--|countdown";
    }

    void delimitersFareAsTold()
    {
        QFETCH(int, fate);
        QFETCH(QString, parts);
        QCOMPARE(words(split("-", Delimiters(fate)), "the-final--countdown"), parts);
        QCOMPARE(words(splitPreTokenizer(TextPattern::literal("-"), Delimiters(fate), false), "the-final--countdown"),
                 parts);
    }

    void invertedPatternsDelimitTheRest()
    {
        QCOMPARE(words(split("\\w+", Delimiters::Removed, true), "a, b!"), QString("a|b"));
    }

    void wordsAreCut_data()
    {
        QTest::addColumn<PreTokenizer>("preTokenizer");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts");
        const auto row = [](const char* name, const PreTokenizer& preTokenizer, const QString& text,
                            const QString& parts) { QTest::newRow(name) << preTokenizer << text << parts; };
        row("GPT-2", byteLevelPreTokenizer(false, true), "We'll see  3 cats", "We|'ll|Ġsee|Ġ|Ġ3|Ġcats");
        row("GPT-2 with a space in front", byteLevelPreTokenizer(true, true), "é", "ĠÃ©");
        row("bytes alone", byteLevelPreTokenizer(false, false), "a b", "aĠb");
        row("BERT", bertPreTokenizer(), "don't $5\u00a0a", "don|'|t|$|5|a");
        row("BERT: signs from after Unicode 8 are none", bertPreTokenizer(), "a\u2e43b", "a\u2e43b");
        row("white space", whitespacePreTokenizer(), "ab, c\u200dd…", "ab|,|c\u200dd|…");
        row("white space alone", whitespaceSplitPreTokenizer(), "ab, c\u2003d", "ab,|c|d");
        row("Metaspace", metaspacePreTokenizer("▁", PrependScheme::Always, true), "a  b", "▁a|▁|▁b");
        row("Metaspace, a mark is there", metaspacePreTokenizer("▁", PrependScheme::Always, true), " a", "▁a");
        row("Metaspace, in one", metaspacePreTokenizer("▁", PrependScheme::Never, false), "a b", "a▁b");
        row("punctuation", punctuationPreTokenizer(Delimiters::Contiguous), "a!!b", "a|!!|b");
        row("digits", digitsPreTokenizer(true), "a12½", "a|1|2|½");
        row("numbers", digitsPreTokenizer(false), "a12b", "a|12|b");
        row("scripts", unicodeScriptsPreTokenizer(), "Apples are りんご 林檎", "Apples are |りんご 林檎");
        row("every three characters", fixedLengthPreTokenizer(3), "abcéef1", "abc|éef|1");
        row("nothing", bertPreTokenizer(), " ", "");
    }

    void wordsAreCut()
    {
        QFETCH(PreTokenizer, preTokenizer);
        QFETCH(QString, text);
        QFETCH(QString, parts);
        QCOMPARE(words(preTokenizer, text), parts);
    }

    void theFirstMarkIsForTheBeginningAlone()
    {
        const auto metaspace = metaspacePreTokenizer("▁", PrependScheme::First, true);
        const NormalizedText whole("ab");
        QCOMPARE(metaspace(whole, {}).front().text(), std::string("▁ab"));
        QCOMPARE(metaspace(whole.slice({1, 2}), {}).front().text(), std::string("b"));
    }

    void expressionsMeanWhatOnigurumaMeans_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts");
        const auto row = [](const char* expression, const QString& text, const QString& parts) {
            QTest::newRow(expression) << QString(expression) << text << parts;
        };
        row(" ?[^(\\s|[.,!?…。，、।۔،])]+", "ab(c|d, e", "ab|(|c|||d|,| e");
        row("(?i:'s|'t)|\\p{L}+", "it'S", "it|'S");
        row("\\s+(?!\\S)|\\s+", "a   b ", "a|  | |b| ");
        row("\\p{N}{1,3}", "12345", "123|45");
        row("a{1,2}+", "aaaaab", "aaaaa|b");  // repeated, not possessive
        row("a{2}?", "aaab", "aa|a|b");       // optional, not lazy
        row("a{,2}", "aaab", "aa|a|b");
        row("a{", "a{b", "a{|b");
        row("a**", "aab", "aa|b");
        row("\\d++x", "12x3", "12x|3");
        row("\\h", "ghaG", "gh|a|G");
        row("\\v", QString("a\x0b") + "b\nc", QString("a|\x0b|") + "b\nc");
        row("^b", "a\nb", "a\n|b");
        row("a.b", "a\nb a\rb", "a\nb |a\rb");
        row("(?m:a.b)", "a\nb", "a\nb");
        row("\\w", "-²-", "-|²|-");    // alone it takes Latin-1's numbers in,
        row("[\\w]+", "-²a", "-²|a");  // in a set it does not
        row("\\b\\w", "ab ❤\ufe0f6", "a|b ❤|\ufe0f|6");
        row("[a-c&&b-d]", "abcd", "a|b|c|d");
        row("[^a-c&&b-d]", "abcd", "a|bc|d");
        row("[a[^b]]", "abc", "a|b|c");
        row("[]a]", "ba]", "b|a|]");
        row("[--/]", "a-.", "a|-|.");
        row("[[:punct:]]", "a$.", "a|$|.");
        row("\\p{^L}", "ab12c", "ab|1|2|c");
        row("\\p{In_Cyrillic}+", "aдд", "a|дд");
        row("\\xE2\\x80\\x99", "a’b", "a|’|b");
        row("\\u2019|\\x{2018}", "a’b‘", "a|’|b|‘");
        row("[一-龥぀-ゟ]+", "日本x", "日本|x");
        row("", "ab", "a|b");
        row("(?=b)", "abb", "a|b|b");
        row("(?<=a)b", "abcb", "a|b|cb");
        row("]|}", "a]}", "a|]|}");
        row("\\/\\-\\i", "/-i", "/-i");
        row("(?:a|b)*+", "abc", "ab|c");
        row("(?<n>a|\\(\\g<n>\\))", "x(a)((a", "x|(a)|((|a");  // calls itself
        row("(?~ab)", "xxabx", "xx|a|bx");                     // text without “ab”
        row("a\\Kb", "abab", "a|b|a|b");
        row("\\X", QString("e\u0301x"), QString("e\u0301|x"));
        row("(?i:ss)", "aßss", "a|ß|ss");
        row("[[:alpha:]&&[^a]]+", "abca", "a|bc|a");
        row("\\R", "a\r\nb", "a|\r\n|b");
        row("\\[:punct:]", "[:pu", "[:pu");
        row("[[:^punct:]]+", "ab$.", "ab|$.");
        // Characters of Unicode 15, which the library may not know yet.
        row("\\p{S}+", QString("a$\U0001FAE8b"), QString("a|$\U0001FAE8|b"));
        row("\\p{L}+", QString("\u6f22\U00031350."), QString("\u6f22\U00031350|."));
        row("\\p{Han}+", QString("\U000323AF."), QString("\U000323AF|."));
        row(".", QString("\uFFFE\U0010FFFF"), QString("\uFFFE|\U0010FFFF"));
    }

    void expressionsMeanWhatOnigurumaMeans()
    {
        QFETCH(QString, expression);
        QFETCH(QString, text);
        QFETCH(QString, parts);
        QCOMPARE(words(split(expression.toUtf8().constData()), text), parts);
    }

    void whatNoEngineTakesIsRefused_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::newRow("unclosed group") << QByteArray("(unclosed[");
        QTest::newRow("unclosed set") << QByteArray("[a");
        QTest::newRow("sets in sets without end") << QByteArray(10'000, '[');
        QTest::newRow("nothing to repeat") << QByteArray("*a");
        QTest::newRow("an unknown property") << QByteArray("\\p{Nonsense}");
        QTest::newRow("too long") << QByteArray(20'000, 'a');
        QTest::newRow("a program within it") << QByteArray("(?{x})");
        QTest::newRow("one that counts") << QByteArray("(*MAX{3})a");
        QTest::newRow("no UTF-8") << QByteArray("a\xff");
    }

    void whatNoEngineTakesIsRefused()
    {
        QFETCH(QByteArray, expression);
        QVERIFY_EXCEPTION_THROWN(split(expression.constData()), Error);
    }

    void aRunawayExpressionEnds()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto preTokenizer = split("(a+)+$");
        const NormalizedText text(std::string(40, 'a') + "b");
        QVERIFY_EXCEPTION_THROWN(preTokenizer(text, stop.get_token()), Stopped);
        try {
            preTokenizer(text, {});
            QFAIL("it ended by itself");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Failed);
            QVERIFY2(saidParts(error).found.find("some seconds") != std::string::npos, saidParts(error).found.c_str());
        }
    }

    void whatFindsCharactersTwiceIsRefused() { QVERIFY_EXCEPTION_THROWN(words(split("(?<=\\Kb)b|b"), "bb"), Error); }

    void aTextThatIsNotUtf8IsNotSearched()
    {
        // The last byte announces three more.
        QVERIFY_EXCEPTION_THROWN(TextPattern::regularExpression(".", "", "").find("a\xf0", {}), Error);
    }
};

TEST_CLASS(TestPreTokenizer)
#include "tst_pre_tokenizer.moc"
