#include "core/text/span_marks.h"

#include "core/error.h"
#include "core/session/edits/span_edits.h"

#include <QTest>

#include "tests/core/caught.h"
#include "tests/test_class.h"

using namespace core;

/// Marks that are typed into a text.
class TestSpanMarks final : public QObject {
    Q_OBJECT
private slots:
    void marksNameTheirPassages()
    {
        Run run{.texts = {"[[document 1: The séa.]] And [[ question :Who?]]", "no [[mark]] [[here"}};
        QVERIFY(nameByMarks(run));
        QCOMPARE(run.texts[0], std::string("The séa. And Who?"));
        QCOMPARE(run.texts[1], std::string("no [[mark]] [[here"));
        QCOMPARE(run.spans, (std::vector<TextSpan>{{"document 1", {0, 8}}, {"question", {13, 17}}}));
        QVERIFY(!nameByMarks(run));
    }

    void namesThatWereThereMoveAlong()
    {
        Run run{.texts = {"A cat and [[dog: a dog]] ran."}};
        run.spans = {{"cat", {2, 5}}, {"ran", {25, 28}}};
        QVERIFY(nameByMarks(run));
        QCOMPARE(run.texts[0], std::string("A cat and a dog ran."));
        QCOMPARE(run.spans, (std::vector<TextSpan>{{"cat", {2, 5}}, {"dog", {10, 15}}, {"ran", {16, 19}}}));
    }

    void aPassageMayHaveBrackets()
    {
        const auto marks = spanMarks("[[code: x[i[0]]]]: [[1, 2], [3]] [[a: b: c]]");
        QCOMPARE(marks.size(), std::size_t{2});
        QCOMPARE(marks[0].end - marks[0].passage, std::string("x[i[0]]").size());
        QCOMPARE(marks[1].end - marks[1].passage, std::string("b: c").size());
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("open") << "a [[sea: the sea"
                              << "sea";
        QTest::newRow("empty") << "a [[sea: ]] b"
                               << "sea";
        QTest::newRow("nested") << "a [[sea: the [[calm: calm]] sea]]"
                                << "calm";
    }
    void mistakesAreNamed()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, said);
        Run run{.texts = {"[[a: b]]", text.toStdString()}};
        const Error error = caught([&] { nameByMarks(run); });
        QVERIFY(error.code == Code::Malformed);
        QCOMPARE(run.texts[0], std::string("[[a: b]]"));  // nothing was changed
        QVERIFY(run.spans.empty());
    }
};

TEST_CLASS(TestSpanMarks)
#include "tst_span_marks.moc"
