#include "core/error.h"
#include "core/lesson/bundled_lessons.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_state.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/session_sources.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <filesystem>
#include <functional>

#include <nlohmann/json.hpp>

using namespace core;
namespace fs = std::filesystem;

namespace {

const std::string state =
    "```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", \"texts\": [\"every word looks back\"]}],\n"
    "\"focus\": {\"query\": 2}}\n```\n";

Lesson lessonOf(const std::string& text) { return Lesson::parse(text, SOURCE_DIR "/some.lesson.md"); }

Error parsingError(const std::string& text)
{
    try {
        const Lesson lesson = lessonOf(text);
        for (std::size_t step = 0; step < lesson.steps().size(); ++step) lesson.sessionAt(step);
    } catch (const Error& error) {
        return error;
    }
    return {Code::Failed, "", "nothing was thrown"};
}

std::string withStep(const std::string& step) { return "# T\n\n## One\n\n" + state + step; }

std::vector<std::string> found(const std::string& text)
{
    OpenedModels models;
    std::vector<std::string> all;
    for (const BrokenPromise& each : brokenPromises(lessonOf(text), models))
        all.push_back(each.promise + ": " + each.found);
    return all;
}

}  // namespace

/// Lessons: read as they stand, refused where they would reach out, checked by the engine.
class TestLesson final : public QObject {
    Q_OBJECT
private slots:
    void aLessonIsItsText()
    {
        const std::string text =
            "\n# A *title*\r\n\n```lesson\nlanguage: de\nmodel: named-heads 1f\n```\nProse.\n\nOne\n---\n" + state
            + "> ## no step\n\n~~~~expect\ntop(looks) = word\n~~~\n~~~~\n\n## Two\n```python\nx\n```\n"
              "````notes\n```\nstill\n````\n```goal\nonly text\n\n entropy(\"looks\") > 1";
        const Lesson lesson =
            lessonOf(text.substr(0, text.find("~~~\n~~~~")) + text.substr(text.find("~~~\n~~~~") + 4));
        QCOMPARE(lesson.title(), std::string("A title"));
        QCOMPARE(lesson.language(), std::string("de"));
        QCOMPARE(lesson.models().front().fingerprint, std::uint64_t{0x1f});
        QCOMPARE(lesson.steps().size(), std::size_t{2});
        QCOMPARE(lesson.steps()[0].title, std::string("One"));
        QCOMPARE(lesson.steps()[0].claims.size(), std::size_t{1});
        QCOMPARE(lesson.steps()[1].claims.size(), std::size_t{2});
        QVERIFY(lesson.steps()[1].claims[0].goal);
        QCOMPARE(lesson.steps()[1].claims[1].part.of(lesson.text()), std::string_view("entropy(\"looks\") > 1"));
        QCOMPARE(lesson.steps()[1].notes.front().of(lesson.text()), std::string_view("```\nstill\n"));
        QVERIFY(text.starts_with(lesson.text().substr(0, 40)));
    }

    void theTextStaysByteForByte()
    {
        for (const BundledLesson& each : bundledLessons()) {
            const Lesson lesson = Lesson::open(each.file);
            QFile file(QString::fromStdString(each.file.string()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(QByteArray::fromStdString(lesson.text()), file.readAll());
            // Its parts follow one another without a gap.
            for (std::size_t step = 1; step < lesson.steps().size(); ++step)
                QCOMPARE(lesson.steps()[step].part.from, lesson.steps()[step - 1].part.to);
            QCOMPARE(lesson.steps().back().part.to, lesson.text().size());
        }
    }

    void aStateIsWhatDiffersFromTheStepBefore()
    {
        const Lesson lesson =
            lessonOf(withStep("\n## Two\n\nNothing new.\n\n## Three\n```state\n{\"view\": \"steps\", \"focus\": "
                              "{\"head\": 2, \"query\": null}}\n```\n"));
        QCOMPARE(lesson.sessionAt(0).focus.query, Index{2});
        QVERIFY(lesson.sessionAt(1) == lesson.sessionAt(0));
        const Session third = lesson.sessionAt(2);
        QCOMPARE(third.view, View::Steps);
        QCOMPARE(third.focus.head, Index{2});
        QCOMPARE(third.focus.query, Index{0});
        QCOMPARE(third.run().texts, lesson.sessionAt(0).run().texts);
        QCOMPARE(third.run().model, bundledModels() / "named-heads");
    }

    void differencesLeadFromOneToTheOther()
    {
        const Json before = Json::parse(R"({"a": 1, "b": {"c": [1, 2], "d": true}, "e": "x"})");
        const Json after = Json::parse(R"({"a": 1, "b": {"c": [1], "f": {}}, "g": {"h": 2}})");
        const Json difference = differenceOf(before, after);
        QVERIFY(difference == Json::parse(R"({"e": null, "b": {"d": null, "c": [1], "f": {}}, "g": {"h": 2}})"));
        QVERIFY(withDifference(before, difference) == after);
        QVERIFY(differenceOf(after, after) == Json::object());
    }

    void mistakesAreAtTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& text, const char* place, const char* expected) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(place) << QString(expected);
        };
        row("nothing", "", "line 1", "a title");
        row("no step", "# T\n", "line 2", "a step");
        row("no state", "# T\n## One\n", "line 2", "a state");
        row("a claim", withStep("```expect\n\n  weight(\"ä\" > 0\n```\n"), "line 11, character 14", "“->”");
        row("two states", withStep(state), "line 9", "one state");
        row("a state that is a list", "# T\n## One\n```state\n[]\n```\n", "line 4", "an object");
        row("a state that is no JSON", "# T\n## One\n```state\n{\"a\": }\n```\n", "", "");
        row("only in an expectation", withStep("```expect\nonly mask\n```\n"), "line 10", "“only” in a goal");
        row("a field", "# T\n```lesson\nlangauge: de\n```\n## One\n", "line 3, character 1", "language, author");
        row("a version", "# T\n```lesson\nversion: 2\n```\n## One\n", "line 3", "version 1");
        row("a hash", "# T\n```lesson\nmodel: a xyz\n```\n## One\n", "line 3", "hexadecimal");
        row("a state before the steps", "# T\n" + state + "## One\n", "line 2", "in a step");
        row("too many steps", "# T\n" + QByteArray("## A\n").repeated(600).toStdString(), "line 502", "500 steps");
    }

    void mistakesAreAtTheirPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        QFETCH(QString, expected);
        const Error error = parsingError(text.toStdString());
        QVERIFY2(error.code != Code::Failed, "nothing was thrown");
        QVERIFY2(QString::fromStdString(saidParts(error).field).contains(place), saidParts(error).field.c_str());
        QVERIFY2(QString::fromStdString(saidParts(error).expected).contains(expected),
                 saidParts(error).expected.c_str());
    }

    void nothingElsewhereIsReached_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const std::string& step) {
            QTest::newRow(name) << QString::fromStdString(withStep(step));
        };
        row("a picture from the web", "![x](https://example.org/a.png)\n");
        row("a picture from above", "![x](../../etc/passwd)\n");
        row("a picture by its path", "![x](/etc/passwd)\n");
        row("a picture as data", "![x](data:image/png;base64,AAAA)\n");
        row("a script", "[x](javascript:alert(1))\n");
        row("a script, spelled otherwise", "[x](JavaScript:alert(1))\n");
        row("a file", "[x](file:///etc/passwd)\n");
        row("a hidden way up", "[x](a/%2e%2e/%2e%2e/b)\n");
        row("a picture by an entity", "![x](&#47;etc/passwd)\n");
        row("a link by an entity", "[x](file&colon;///etc/passwd)\n");
        QTest::newRow("a model's hash elsewhere") << "# T\n```lesson\nmodel: ../x 12\n```\n## One\n";
        row("a reference", "[x]\n\n[x]: vbscript:a\n");
        row("an image in a link", "[![x](file:///a)](https://example.org)\n");
        QTest::newRow("a model elsewhere")
            << "# T\n## One\n```state\n{\"runs\": [{\"model\": \"/etc\", \"texts\": [\"a\"]}]}\n```\n";
        const std::string above = fs::relative("/etc", SOURCE_DIR).string();
        QTest::newRow("a model above") << QString::fromStdString("# T\n## One\n```state\n{\"runs\": [{\"model\": \""
                                                                 + above + "\", \"texts\": [\"a\"]}]}\n```\n");
    }

    void nothingElsewhereIsReached()
    {
        QFETCH(QString, text);
        const Code code = parsingError(text.toStdString()).code;
        // What the language of lessons has no word for is no lesson; what it has one for is not followed.
        const bool isRefused = code == Code::Untrusted || code == Code::Malformed;
        QVERIFY(isRefused);
    }

    void whatIsHarmlessStays()
    {
        const Lesson lesson =
            lessonOf(withStep("![x](pictures/a.png) [w](https://example.org) [m](mailto:a@b.c) [h](#one) <b>x</b>\n\n"
                              "<script>alert(1)</script>\n\n    # indented\n"));
        QCOMPARE(lesson.steps().size(), std::size_t{1});
        QCOMPARE(parsingError(std::string((4U << 20U) + 1, 'a')).code, Code::OutOfRange);
    }

    /// Prose around a removed block is not joined; a byte-order mark is no character.
    void proseIsWhatWasJudged()
    {
        const Lesson lesson = lessonOf("\xEF\xBB\xBF" + withStep("![a](\n```notes\nn\n```\n/etc/passwd)\n"));
        QCOMPARE(lesson.title(), std::string("T"));
        QVERIFY(lesson.proseOf(0).find("![a](\n\n/etc") != std::string::npos);
        QVERIFY(lesson.proseOf(0).find("notes") == std::string::npos);
    }

    void promisesAreComputed()
    {
        QVERIFY(
            found(withStep("```expect\nweight(looks → word) ≥ 0.95\ntop(\"looks\") = word\nmeasure(previous) > 0.9\n"
                           "entropy(looks) < 0.2\nweight(looks → word, 1.1) = 1.0\n"
                           "number(weights, looks → word) = weight(looks → word)\nnumber(q, looks, 1) ≠ 1234\n```\n"))
                .empty());
        const auto broken =
            found(withStep("```expect\nweight(looks → every) ≥ 0.5\ntop(looks) = every\nweight(luoks → word) > 0\n"
                           "weight(looks → word, 9.1) > 0\nweight(looks#2 → word) > 0\nanswer = x\n```\n"
                           "```goal\ntop(looks) = word\n```\n"));
        QCOMPARE(broken.size(), std::size_t{7});
        QVERIFY(QString::fromStdString(broken[0]).startsWith("weight(looks → every) ≥ 0.5: 0.00"));
        QCOMPARE(broken[1], std::string("top(looks) = every: “word” and “every”"));
        QVERIFY2(broken[2].find("unknown query luoks") != std::string::npos, broken[2].c_str());
        QVERIFY2(broken[3].find("expected 1, the only one, found 9") != std::string::npos, broken[3].c_str());
        QVERIFY(broken[4].find("expected 1, the only one, found 2") != std::string::npos);
        QVERIFY(broken[5].find("the answer") != std::string::npos);
        QVERIFY(broken[6].find("reached before anything is done") != std::string::npos);
        const auto tables = found(withStep("```expect\nnumber(gate, looks, 1) > 0\nnumber(q, looks → word) > 0\n"
                                           "number(weights, looks, 1) > 0\nnumber(q, looks, 999) > 0\n```\n"));
        QCOMPARE(tables.size(), std::size_t{4});
        QVERIFY2(tables[0].find("the table gate is missing") != std::string::npos, tables[0].c_str());
        QVERIFY(tables[1].find("a token and a column") != std::string::npos);
        QVERIFY(tables[2].find("a query and a key") != std::string::npos);
        QVERIFY2(tables[3].find("the column cannot be used: expected ") != std::string::npos, tables[3].c_str());
    }

    void modelsAreKnownByTheirHash()
    {
        const auto hash = fingerprintOf(bundledModels() / "named-heads");
        const auto withHash = [](std::uint64_t number) {
            return "# T\n```lesson\nmodel: named-heads " + QString::number(number, 16).toStdString() + "\n```\n## One\n"
                   + state;
        };
        QVERIFY(found(withHash(hash)).empty());
        QCOMPARE(found(withHash(hash + 1)).size(), std::size_t{1});
        QCOMPARE(found("# T\n```lesson\nmodel: nobody\n```\n## One\n" + state).size(), std::size_t{1});
        const auto gone =
            found("# T\n## One\n```state\n{\"runs\": [{\"model\": \"gone\", \"texts\": [\"a\"]}]}\n```\n");
        QCOMPARE(gone.size(), std::size_t{1});
        QVERIFY(gone.front().find("gone cannot be read: no such file or folder") != std::string::npos);
    }
};

TEST_CLASS(TestLesson)
#include "tst_lesson.moc"
