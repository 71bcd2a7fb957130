#include "core/session/annotation.h"

#include <QTest>

#include "core/error.h"
#include "core/session/edits/annotation_edits.h"
#include "tests/test_class.h"

using namespace core;
using Mark = Annotation::Kind;
using Along = Annotation::Side;

namespace {

QString mistakeOf(const char* text)
{
    try {
        annotationsIn(text);
    } catch (const Error& error) {
        return QString::fromStdString(error.english());
    }
    return {};
}

}  // namespace

/// What is written onto maps, as one line says it.
class TestAnnotation final : public QObject {
    Q_OBJECT
private slots:
    void eachKindIsRead()
    {
        const auto all =
            annotationsIn("box 2-3, cat \"who\" blue in 2; arrow 2,1 to it,1; text 3,2 \"a \\\"b\\\"\"; brace rows "
                          "2-4 \"subject\";bracket keys 1; bold it; color #d55e00 keys \"3\"; gloss 2 \"cat\";");
        QCOMPARE(all.size(), 8U);
        QVERIFY((all[0]
                 == Annotation{.kind = Mark::Box,
                               .rows = {1, 2},
                               .keys = {.name = "cat"},
                               .words = "who",
                               .color = "blue",
                               .map = 2}));
        QVERIFY(
            (all[1]
             == Annotation{
                 .kind = Mark::Arrow, .rows = {1, 1}, .keys = {0, 0}, .to_rows = {.name = "it"}, .to_keys = {0, 0}}));
        QCOMPARE(all[2].words, "a \"b\"");
        QVERIFY((all[3] == Annotation{.kind = Mark::Brace, .side = Along::Rows, .rows = {1, 3}, .words = "subject"}));
        QVERIFY((all[4] == Annotation{.kind = Mark::Bracket, .side = Along::Keys}));
        QVERIFY((all[5] == Annotation{.kind = Mark::Bold, .rows = {.name = "it"}}));
        QVERIFY((all[6]
                 == Annotation{.kind = Mark::Color, .side = Along::Keys, .rows = {.name = "3"}, .color = "#d55e00"}));
        QVERIFY((all[7] == Annotation{.kind = Mark::Gloss, .rows = {1, 1}, .words = "cat"}));
        QVERIFY(annotationsIn("  ; ").empty());
        QCOMPARE(annotationsIn("text 1,1 'it\\'s'").front().words, "it's");
    }

    void aMistakeIsNamedByItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("kind") << QByteArray("bold it; circle 3") << "character 10 cannot be understood: expected box";
        QTest::newRow("comma") << QByteArray("box 3") << "character 6 cannot be understood: expected “,”";
        QTest::newRow("zero") << QByteArray("bold 0") << "character 6 cannot be understood: expected a token";
        QTest::newRow("backwards") << QByteArray("bold 5-3") << "character 6 cannot be understood: expected a token";
        QTest::newRow("side") << QByteArray("brace 3") << "expected rows or keys, found “3”";
        QTest::newRow("arrow") << QByteArray("arrow 1,2") << "expected “to” and the cell where the arrow ends";
        QTest::newRow("words") << QByteArray("text 1,2") << "expected words in quotes";
        QTest::newRow("quote") << QByteArray("text ü,2 \"a")
                               << "character 10 cannot be understood: expected words that";
        QTest::newRow("colour") << QByteArray("box 1,2 pink") << "character 9 cannot be understood: expected red";
        QTest::newRow("map") << QByteArray("box 1,2 in a") << "expected the number of a map";
        QTest::newRow("no text") << QByteArray("bold \xFF\xFE,") << "expected";
    }

    void aMistakeIsNamedByItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        if (text.startsWith("bold \xFF")) return annotationsIn("bold \xFF\xFE"), void();  // a name like any other
        const QString found = mistakeOf(text.constData());
        QVERIFY2(found.contains(said), qPrintable(found));
    }

    void anOrderMayGoBackwards()
    {
        QVERIFY((orderIn("3-1, it,\"4\"") == std::vector<NamedPlaces>{{2, 0}, {.name = "it"}, {.name = "4"}}));
        QVERIFY_EXCEPTION_THROWN(orderIn("0"), Error);
    }

    void placesAreFoundBySpelling()
    {
        const std::vector<std::string> labels{"[CLS]", "␣the", "▁cat", "the"};
        QCOMPARE(placesOf({.name = "the"}, labels), (std::vector<Index>{1, 3}));
        QCOMPARE(placesOf({.name = "cat"}, labels), (std::vector<Index>{2}));
        QCOMPARE(placesOf({3, 1}, labels), (std::vector<Index>{3, 2, 1}));
        QVERIFY_EXCEPTION_THROWN(placesOf({4, 4}, labels), Error);
        QVERIFY_EXCEPTION_THROWN(placesOf({.name = "dog"}, labels), Error);
    }

    void placesAreMovedAsFarAsTheMapGoes()
    {
        const auto text = [](const std::string& one, Cell by) {
            return annotationText(moved(annotationsIn(one).front(), by, {5, 6}));
        };
        QCOMPARE(text("box 2-3, 2-4", {1, 2}), "box 3-4, 4-6");
        QCOMPARE(text("box 2-3, 2-4", {9, -9}), "box 5-6, 1-3");
        QCOMPARE(text("arrow 1, 1 to 4, 7", {3, 1}), "arrow 3, 1 to 6, 7");  // its end does not leave the map
        QCOMPARE(text("brace keys 2-3", {4, 1}), "brace keys 3-4");
        QCOMPARE(text("bold rows 2", {4, 1}), "bold rows 6");
        QCOMPARE(text("bold rows it", {4, 1}), "bold rows \"it\"");
    }

    void spellingsBecomePlaces()
    {
        const std::vector<std::string> rows{"[CLS]", "␣the", "▁cat", "the"}, keys{"a", "b"};
        QCOMPARE(annotationText(placed(annotationsIn("box cat, b").front(), rows, keys)), "box 3, 2");
        QCOMPARE(annotationText(placed(annotationsIn("brace keys b").front(), rows, keys)), "brace keys 2");
        QVERIFY_EXCEPTION_THROWN(placed(annotationsIn("box the, b").front(), rows, keys), Error);
    }

    void twoCellsSpanWhatLiesBetween()
    {
        const auto text = [](const std::string& one) {
            return annotationText(spanning(annotationsIn(one).front(), {4, 1}, {2, 3}));
        };
        QCOMPARE(text("box 1, 1"), "box 3-5, 2-4");
        QCOMPARE(text("arrow 1, 1 to 1, 1"), "arrow 5, 2 to 3, 4");
        QCOMPARE(text("brace rows 1"), "brace rows 3-5");
        QCOMPARE(text("brace keys 1 \"a\""), "brace keys 2-4 \"a\"");
        QCOMPARE(text("text 1, 1 \"a\""), "text 3, 4 \"a\"");
    }

    void oneOfSeveralIsChangedOrRemoved()
    {
        Session session;
        session.figure.voice.annotations = "bold 1; box 2, 3 \"a\"; bold 4";
        replaceAnnotation(session, 1, annotationsIn("box 5, 6").front());
        QCOMPARE(session.figure.voice.annotations, "bold 1; box 5, 6; bold 4");
        removeAnnotation(session, 0);
        QCOMPARE(session.figure.voice.annotations, "box 5, 6; bold 4");
        removeAnnotation(session, 2);
        QCOMPARE(session.figure.voice.annotations, "box 5, 6; bold 4");
    }

    void whatIsWrittenIsReadAgain()
    {
        QCOMPARE(placesText({2, 4}), "3-5");
        const std::string odd = placesText({.name = "a \"b\\"});
        QVERIFY(annotationsIn("bold " + odd).front().rows.name == "a \"b\\");
        const Annotation formula = annotationsIn(R"(text 1, 2 '$\alpha_1$ \'a\'')").front();
        QCOMPARE(formula.words, R"($\alpha_1$ 'a')");
        QVERIFY(annotationsIn(annotationText(formula)).front() == formula);
    }
};

TEST_CLASS(TestAnnotation)
#include "tst_annotation.moc"
