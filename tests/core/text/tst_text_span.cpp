#include "core/error.h"
#include "core/text/cut/text_splitter.h"
#include "core/text/text_span.h"

#include <QTest>

#include "tests/test_class.h"

#include <algorithm>

using namespace core;

namespace {

TextSpan spanOf(const char* name, Index from, Index to, Index item = 0) { return {name, {from, to}, item}; }

/// "a 0-3, b 5-9"
QString listed(const std::vector<TextSpan>& spans)
{
    QStringList all;
    for (const TextSpan& span : spans)
        all << QString("%1 %2-%3").arg(QString::fromStdString(span.name)).arg(span.range.from).arg(span.range.to);
    return all.join(", ");
}

QString listed(const std::vector<TokenSpan>& spans)
{
    QStringList all;
    for (const TokenSpan& span : spans)
        all << QString("%1 %2-%3").arg(QString::fromStdString(span.name)).arg(span.first).arg(span.last);
    return all.join(", ");
}

}  // namespace

/// Stretches of a text with names: which tokens are theirs, and what becomes of them when the text is edited.
class TestTextSpan final : public QObject {
    Q_OBJECT
private slots:
    void aTokenIsOfTheSpanThatHasTheMostOfIt()
    {
        // The cat sat : 0-3 4-7 8-11
        const std::vector<Token> tokens = SymbolTokenizer(TextSplit::Words).encode("The cat sat").tokens;
        QCOMPARE(listed(tokenSpans(tokens, {spanOf("a", 0, 5), spanOf("b", 5, 11)}, 0)), QString("a 0-0, b 1-2"));
        QCOMPARE(listed(tokenSpans(tokens, {spanOf("a", 0, 6), spanOf("b", 6, 11)}, 0)), QString("a 0-1, b 2-2"));
        QCOMPARE(listed(tokenSpans(tokens, {spanOf("gap", 3, 4), spanOf("b", 8, 90)}, 0)), QString("b 2-2"));
        QCOMPARE(listed(tokenSpans(tokens, {spanOf("a", 0, 4), spanOf("other", 0, 11, 1)}, 0)), QString("a 0-0"));
        // Two neighbours with one name stay two.
        QCOMPARE(listed(tokenSpans(tokens, {spanOf("a", 0, 3), spanOf("a", 4, 7)}, 0)), QString("a 0-0, a 1-1"));
    }

    void aTokenInTheMiddleGoesToTheFirst()
    {
        std::vector<Token> tokens(1);
        tokens[0].range = {0, 4};
        QCOMPARE(listed(tokenSpans(tokens, {spanOf("a", 0, 2), spanOf("b", 2, 4)}, 0)), QString("a 0-0"));
    }

    void spansOfTokensAreTheirPlaces()
    {
        const std::vector<Token> tokens = SymbolTokenizer(TextSplit::Words).encode("The cat sat").tokens;
        TextSpan span = spanOf("a", 1, 9);
        span.of_tokens = true;
        QCOMPARE(listed(tokenSpans(tokens, {span}, 0)), QString("a 1-2"));
        span.range = {3, 4};
        QCOMPARE(listed(tokenSpans(tokens, {span}, 0)), QString());
    }

    void editsMoveSpans_data()
    {
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("spans");
        // before: "one two three", a = "one", b = "two three"
        QTest::newRow("before both") << "x one two three"
                                     << "a 2-5, b 6-15";
        QTest::newRow("inside the first") << "onXe two three"
                                          << "a 0-4, b 5-14";
        QTest::newRow("at the end of the first") << "oneX two three"
                                                 << "a 0-4, b 5-14";
        QTest::newRow("before the second") << "one Xtwo three"
                                           << "a 0-3, b 5-14";
        QTest::newRow("the first goes") << " two three"
                                        << "b 1-10";
        QTest::newRow("across the border") << "onX three"
                                           << "a 0-2, b 3-9";
        QTest::newRow("behind both") << "one two three four"
                                     << "a 0-3, b 4-18";
        QTest::newRow("another text") << "Z"
                                      << "";
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("more than a byte") << "ö one two three"
                                          << "a 2-5, b 6-15";
    }

    void editsMoveSpans()
    {
        QFETCH(QString, after);
        QFETCH(QString, spans);
        const std::vector<TextSpan> before = {spanOf("a", 0, 3), spanOf("b", 4, 13)};
        QCOMPARE(listed(movedAlong(before, 0, "one two three", after.toStdString())), spans);
        QCOMPARE(movedAlong(before, 1, "one two three", after.toStdString()), before);
    }

    void whatReplacesAWholeSpanIsIt()
    {
        QCOMPARE(listed(movedAlong({spanOf("a", 0, 3), spanOf("b", 4, 7)}, 0, "one two", "one 2")),
                 QString("a 0-3, b 4-5"));
    }

    void otherNamesAreLaidOver()
    {
        const std::vector<TextSpan> below = {spanOf("user", 0, 20), spanOf("assistant", 20, 30)};
        QCOMPARE(listed(spansOver(below, {spanOf("doc 1", 5, 10), spanOf("doc 2", 10, 15)})),
                 QString("user 0-5, doc 1 5-10, doc 2 10-15, user 15-20, assistant 20-30"));
        QCOMPARE(listed(spansOver(below, {spanOf("all", 0, 25)})), QString("all 0-25, assistant 25-30"));
        QCOMPARE(spansOver(below, {}), below);
    }

    void spansThatCannotBeAreRefused()
    {
        QVERIFY_EXCEPTION_THROWN(spansInOrder({spanOf("a", 0, 5), spanOf("b", 4, 7)}, "f"), Error);
        QVERIFY_EXCEPTION_THROWN(spansInOrder({spanOf("a", 3, 3)}, "f"), Error);
        QVERIFY_EXCEPTION_THROWN(spansInOrder({spanOf("", 0, 3)}, "f"), Error);
        QCOMPARE(listed(spansInOrder({spanOf("b", 4, 7), spanOf("a", 0, 4)}, "f")), QString("a 0-4, b 4-7"));
        QCOMPARE(spansInOrder({spanOf("a", 0, 5), spanOf("b", 4, 7, 1)}, "f").size(), std::size_t{2});
    }

    void whatTheModelWroteIsASpan()
    {
        std::vector<TokenSpan> spans;
        addWritten(spans, 3, 3);
        QVERIFY(spans.empty());
        spans = {{"question", 0, 2}};
        addWritten(spans, 3, 2);
        QCOMPARE(spans.size(), std::size_t{1});
        addWritten(spans, 3, 3);
        addWritten(spans, 4, 4);
        QCOMPARE(listed(spans), QString("question 0-2, answer 3-4"));
        QVERIFY(spans.back().written);
        QCOMPARE(listed(spansWithin(spans, 2, 2)), QString("question 0-0, answer 1-1"));
        QCOMPARE(listed(spansWithin(spans, -2, 7)), QString("question 2-4, answer 5-6"));
    }
};

TEST_CLASS(TestTextSpan)
#include "tst_text_span.moc"
