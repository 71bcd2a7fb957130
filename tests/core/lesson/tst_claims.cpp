#include "core/lesson/claim.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;
using Kind = ClaimValue::Kind;

/// The small language of expectations and goals.
class TestClaims final : public QObject {
    Q_OBJECT
private slots:
    void claimsAreRead()
    {
        const Claim weight = parsed("weight(\"it\" → \"cat\"#2, 2.3) ≥ 0.95");
        QCOMPARE(weight.left.kind, Kind::Weight);
        QCOMPARE(weight.left.query, (NamedToken{"it", 1}));
        QCOMPARE(weight.left.key, (NamedToken{"cat", 2}));
        QCOMPARE(weight.left.head, std::optional(std::pair<Index, Index>(1, 2)));
        QCOMPARE(weight.comparison, Claim::Comparison::AtLeast);
        QCOMPARE(weight.right.number, 0.95);
        QCOMPARE(weight.right.decimals, 2);
        QVERIFY(!weight.left.every_key && parsed("weight(it -> \"cat\") > 0").left.every_key);
        const Claim plain = parsed("  weight(it->[MASK])>−1 ");
        QCOMPARE(plain.left.key, (NamedToken{"[MASK]", 1}));
        QCOMPARE(plain.right.number, -1.0);
        const Claim top = parsed("top(it) = cat#1");
        QCOMPARE(top.left.kind, Kind::Top);
        QCOMPARE(top.right.kind, Kind::Token);
        QCOMPARE(parsed("answer != \"the mat\"").right.query.text, std::string("the mat"));
        QCOMPARE(parsed("measure(previous, 1.1) < measure(entropy)").right.measure, Measure::Entropy);
        QCOMPARE(parsed("probability(\"mat\") <= entropy(\",\"#3)").right.query, (NamedToken{",", 3}));
        QCOMPARE(parsed("only mask").only, std::optional(Claim::Change::Mask));
        const Claim entry = parsed("number(q, \"it\"#2, 3) = 0.53");
        QCOMPARE(entry.left.kind, Kind::Entry);
        QCOMPARE(entry.left.stage, Stage::Query);
        QCOMPARE(entry.left.query, (NamedToken{"it", 2}));
        QCOMPARE(entry.left.dimension, std::optional<Index>(2));
        const Claim score = parsed("number(scores, it -> cat, 1.2) < 4");
        QCOMPARE(score.left.stage, Stage::ScoresRaw);
        QCOMPARE(score.left.key, (NamedToken{"cat", 1}));
        QVERIFY(!score.left.dimension);
        QCOMPARE(score.left.head, std::optional(std::pair<Index, Index>(0, 1)));
    }

    void mistakesAreAtTheirCharacter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("nearest");
        const auto row = [](const char* text, int at, const char* expected, const char* nearest = "") {
            QTest::newRow(text) << QString(text) << at << QString(expected) << QString(nearest);
        };
        row("", 0, "a token");
        row("wieght(\"it\" -> cat) > 0", 0, "one of: weight", "weight");
        row("weight(\"it\", cat) > 0", 11, "“->”");
        row("weight(\"it -> cat) > 0", 22, "after the token");
        row("weight(it -> cat > 0", 17, "“)”");
        row("weight(it -> cat) 0.5", 18, "a comparison");
        row("weight(it -> cat) > ", 20, "a token");
        row("weight(it -> cat) > cat", 0, "a number on the right");
        row("top(it) > cat", 0, "= or ≠");
        row("top(it) = 0.5", 0, "a token on the right");
        row("weight(it -> cat, 0.1) > 0", 18, "a layer and a head");
        row("weight(it -> cat, 1) > 0", 19, "“.”");
        row("weight(it#0 -> cat) > 0", 10, "which of these tokens");
        row("measure(previos) > 0", 8, "the name of a measure", "previous");
        row("only maks", 5, "what may be changed", "mask");
        row("answer = mat!", 12, "the end of the claim");
        row("number(wights, it -> cat) > 0", 7, "the name of a table", "weights");
        row("number(q, it) > 0", 12, "“,”");
        row("number(q, it, 0) > 0", 14, "a column, from 1");
        row("entropy(it) > 1e99", 14, "a number on the right");
        row("entropy(it) = 1e-5", 14, "a number on the right");
    }

    void mistakesAreAtTheirCharacter()
    {
        QFETCH(QString, text);
        QFETCH(int, at);
        QFETCH(QString, expected);
        QFETCH(QString, nearest);
        const ParsedClaim parsed = parseClaim(text.toStdString());
        QVERIFY(!parsed.claim && parsed.mistake);
        const QString said = QString::fromStdString(saidParts(parsed.mistake->said.about({"here"})).expected);
        QVERIFY2(said.contains(expected), qPrintable(said));
        QCOMPARE(QString::fromStdString(saidParts(parsed.mistake->said.about({"here"})).nearest), nearest);
        if (!expected.contains("right") && !expected.startsWith('='))
            QCOMPARE(static_cast<int>(parsed.mistake->at), at);
    }

    void nothingOutsideOfTheTextIsRead()
    {
        const std::string whole = "weight(\"it\"#2 → \"cat\", 2.3) ≥ 0.95";
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const ParsedClaim parsed = parseClaim(whole.substr(0, length));
            if (parsed.mistake) QVERIFY(parsed.mistake->at <= length);
        }
        QVERIFY(parseClaim(std::string(2000, 'a')).mistake.has_value());
    }

private:
    static Claim parsed(std::string_view text)
    {
        ParsedClaim parsed = parseClaim(text);
        if (parsed.mistake) qWarning("%s", saidParts(parsed.mistake->said.about({"here"})).expected.c_str());
        return parsed.claim.value_or(Claim{});
    }
};

TEST_CLASS(TestClaims)
#include "tst_claims.moc"
