#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/session/edits/span_edits.h"
#include "core/session/edits/text_edits.h"
#include "core/session/run_edits.h"
#include "core/session/session_json.h"
#include "core/session/span_json.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;

/// Named stretches of a text in files and sessions.
class TestSpanJson final : public QObject {
    Q_OBJECT
private slots:
    void aFileNamesStretchesInThreeWays()
    {
        const auto spans = read(R"([{"name": "doc", "begin": 0, "end": 4}, {"name": "passage", "text": "sät"},
                                    {"name": "again", "text": "sät"}, {"name": "tokens", "first": 2, "last": 3}])",
                                "The sät and sät");
        QCOMPARE(spans.size(), std::size_t{4});
        QCOMPARE(spans[0], (TextSpan{"doc", {0, 4}}));
        QCOMPARE(spans[1], (TextSpan{"passage", {4, 7}}));
        QCOMPARE(spans[2], (TextSpan{"again", {12, 15}}));
        QCOMPARE(spans[3], (TextSpan{"tokens", {1, 3}, 0, true}));
        QCOMPARE(read(R"({"spans": [{"name": "doc", "begin": 0, "end": 4}]})", "text").size(), std::size_t{1});
    }

    void whatCannotBeASpanIsNamed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("said");
        QTest::newRow("no list") << "{}"
                                 << "the list of spans";
        QTest::newRow("no place") << R"([{"name": "a"}])"
                                  << "the place of the span “a”";
        QTest::newRow("no name") << R"([{"begin": 0, "end": 2}])"
                                 << "the name of a span";
        QTest::newRow("no passage") << R"([{"name": "a", "text": "dog"}])"
                                    << "the text of the span “a”";
        QTest::newRow("backwards") << R"([{"name": "a", "begin": 3, "end": 2}])"
                                   << "the span “a”";
        QTest::newRow("two at a place")
            << R"([{"name": "a", "begin": 0, "end": 4}, {"name": "b", "begin": 3, "end": 6}])"
            << "the span “b”";
        QTest::newRow("no number") << R"([{"name": "a", "begin": "x", "end": 4}])"
                                   << "begin";
    }

    void whatCannotBeASpanIsNamed()
    {
        QFETCH(QString, file);
        QFETCH(QString, said);
        try {
            read(file.toStdString(), "The cat");
            QFAIL("it was read");
        } catch (const Error& error) {
            QVERIFY2(QString::fromStdString(saidParts(error).field).contains(said), saidParts(error).field.c_str());
        }
    }

    void aSessionKeepsThem()
    {
        Session session;
        Run& run = session.run();
        run.model = "/m";
        run.texts = {"The cat sat", "Who?"};
        run.as_written = true;
        run.spans = {{"doc", {0, 7}}, {"tokens", {1, 2}, 0, true}, {"question", {0, 4}, 1}};
        run.chat = WrittenChat{R"([{"role": "user", "content": "x"}])", "2026-11-29"};
        run.interventions = {{.kind = Intervention::Kind::Hide, .span = "doc"}};
        session.figure.map.by_span = MapLook::BySpan::Keys;
        const Session again = sessionFrom(privateSessionText(session), "/f.attnscope");
        QCOMPARE(again.run().spans, run.spans);
        QCOMPARE(again.run().chat, run.chat);
        QVERIFY(again.run() == run);
        QVERIFY(again.figure.map.by_span == MapLook::BySpan::Keys);
        Session other = session;
        other.run().spans.pop_back();
        QVERIFY(!(other == session));
    }

    void anEditMovesThemAndEndsTheConversation()
    {
        Run run;
        run.texts = {"The cat sat"};
        run.spans = {{"doc", {4, 7}}};
        run.as_written = true;
        run.chat = WrittenChat{"[]", "2026-11-29"};
        setText(run, 0, "The black cat sat");
        QCOMPARE(run.spans.front().range, (TextRange{10, 13}));
        QVERIFY(run.as_written && !run.chat);
        setText(run, 0, "Z");
        QVERIFY(run.spans.empty() && !run.as_written);
    }

    void aTextThatGoesTakesItsSpansAlong()
    {
        Run run;
        run.texts = {"a", "b", "c"};
        run.spans = {{"a", {0, 1}, 0}, {"b", {0, 1}, 1}, {"c", {0, 1}, 2}};
        removeText(run, 1);
        QCOMPARE(run.spans, (std::vector<TextSpan>{{"a", {0, 1}, 0}, {"c", {0, 1}, 1}}));
    }

    void aForgottenSpanHidesNothing()
    {
        Run run;
        run.texts = {"The cat sat"};
        nameSpans(run, {{"a", {0, 3}}});
        nameSpans(run, {{"b", {2, 7}}});
        QCOMPARE(run.spans, (std::vector<TextSpan>{{"a", {0, 2}}, {"b", {2, 7}}}));
        run.interventions = {{.kind = Intervention::Kind::Hide, .span = "a"}, {.factor = 0}};
        forgetSpan(run, 0, "a");
        QCOMPARE(run.spans.size(), std::size_t{1});
        QCOMPARE(run.interventions.size(), std::size_t{1});
    }

private:
    static std::vector<TextSpan> read(const std::string& json, const std::string& text)
    {
        QTemporaryDir folder;
        const std::string file = folder.filePath("spans.json").toStdString();
        writeWhole(file, json);
        return readSpanFile(file, {text});
    }
};

TEST_CLASS(TestSpanJson)
#include "tst_span_json.moc"
