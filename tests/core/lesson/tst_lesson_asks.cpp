#include "core/error.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/computed_step.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/said_values.h"
#include "core/session/session_names.h"

#include <QTest>

#include <algorithm>
#include <set>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;

namespace {

const std::string matState =
    "```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", \"texts\": [\"the cat sat on the mat\"]}],\n"
    "\"focus\": {\"query\": 2}}\n```\n";

std::string withFence(const std::string& name, const std::string& inside)
{
    return "# T\n\n## One\n\n" + matState + "```" + name + "\n" + inside + "\n```\n";
}

Lesson lessonWith(const std::string& name, const std::string& inside)
{
    return Lesson::parse(withFence(name, inside), SOURCE_DIR "/some.lesson.md");
}

/// "line 10, character 7: expected …, found …"
QString mistake(const std::string& name, const std::string& inside)
{
    try {
        lessonWith(name, inside);
    } catch (const Error& error) {
        return QString::fromStdString(
            saidParts(error).field + ": expected " + saidParts(error).expected + ", found " + saidParts(error).found
            + (saidParts(error).nearest.empty() ? "" : ", meant " + saidParts(error).nearest));
    }
    return "none";
}

QStringList broken(const std::string& name, const std::string& inside)
{
    OpenedModels models;
    QStringList all;
    for (const BrokenPromise& each : brokenPromises(lessonWith(name, inside), models))
        all << QString::fromStdString(each.promise + ": " + each.found);
    return all;
}

ClaimGround groundOf(const Lesson& lesson)
{
    OpenedModels models;
    const Session session = lesson.sessionAt(0);
    PreparedRun prepared = prepare(session.run(), models);
    return claimGround(run(prepared.model, prepared.batch, optionsOf(session.run())), session);
}

}  // namespace

/// A step's looks, predictions and questions.
class TestLessonAsks final : public QObject {
    Q_OBJECT
private slots:
    void aLookNamesViewHeadAndTokens()
    {
        const Lesson lesson = lessonWith("look", "view: steps\nhead: 1.3\ncell: \"the\" #2 -> cat\n\nstage: weights");
        const LessonLook& look = *lesson.steps()[0].look;
        QCOMPARE(*look.view, View::Steps);
        QVERIFY(look.head == NamedHead(0, 2));
        QCOMPARE(look.cell->query, (NamedToken{"the", 2}));
        QCOMPARE(look.cell->key, (NamedToken{"cat", 1}));
        QCOMPARE(*look.stage, Stage::Weights);
        // The step is shown so.
        QCOMPARE(lesson.sessionAt(0).view, View::Steps);
        QCOMPARE(lesson.sessionAt(0).focus.head, Index{2});
        QCOMPARE(lesson.sessionAt(0).focus.query, Index{2});
        const LookedAt at = lookedAt(look, groundOf(lesson));
        QCOMPARE(*at.row, Index{4});
        QCOMPARE(*at.key, Index{1});
        QCOMPARE(lesson.proseOf(0).find("view:"), std::string::npos);
    }

    void aLookNamesANumberOfATable()
    {
        const Lesson lesson = lessonWith("look", "stage: q\ndimension: 3\nrow: cat");
        QCOMPARE(*lesson.steps()[0].look->dimension, Index{2});
        OpenedModels models;
        const StageNumber wanted{Stage::Query, 2};
        QCOMPARE(computedStep(lesson, 0, models).session.steps.number, std::optional(wanted));
        QCOMPARE(broken("look", "stage: q\ndimension: 3\nrow: cat"), QStringList());
        QVERIFY(broken("look", "stage: q\ndimension: 3000").join("|").contains("the column cannot be used: expected "));
        QVERIFY(broken("look", "stage: gate").join("|").contains("the table gate is missing"));
        QVERIFY(mistake("look", "dimension: 3").contains("such as “stage: q”"));
        QVERIFY(mistake("look", "stage: q\ndimension: 0").contains("counted from 1"));
    }

    /// Every view that there is can be looked at.
    void aLookNamesEveryView()
    {
        for (const auto& [view, name] : views) {
            const Lesson lesson = lessonWith("look", std::string("view: ") + name);
            QCOMPARE(lesson.sessionAt(0).view, view);
        }
    }

    void aPredictionIsOneLine()
    {
        QCOMPARE(lessonWith("predict", "row cat").steps()[0].prediction->of, Guess::Of::Row);
        QCOMPARE(lessonWith("predict", "top the#2").steps()[0].prediction->row, (NamedToken{"the", 2}));
        QCOMPARE(lessonWith("predict", "head").steps()[0].prediction->of, Guess::Of::Head);
        const Lesson cell = lessonWith("predict", "cell sat → mat");
        const Guess guess = guessOf(*cell.steps()[0].prediction, groundOf(cell), {.layer = 0, .head = 2});
        QCOMPARE(guess.of, Guess::Of::Cell);
        QCOMPARE(guess.at.query, Index{2});
        QCOMPARE(guess.at.key, Index{5});
        QCOMPARE(guess.at.head, Index{2});
        QVERIFY(!guess.shown);
    }

    void questionsAreOfManyKinds()
    {
        const Lesson lesson = Lesson::parse(
            "# T\n## One\n" + matState
                + "```question\nask: Which?\nkind: choice\noption: this\noption*: that: so\nhint: one\nhint: two\n```\n"
                  "```question\nask: How much?\nkind: number\nanswer: 0.25\n```\n"
                  "```question\nask: About?\nkind: number\nanswer: 3\ntolerance: 1\n```\n"
                  "```question\nask: What did you see?\nkind: text\nanswer: One key takes it all.\n```\n",
            "/a.lesson.md");
        const auto& asked = lesson.steps()[0].questions;
        QCOMPARE(asked.size(), std::size_t{4});
        QCOMPARE(asked[0].options[1].text, std::string("that: so"));
        QVERIFY(asked[0].options[1].right && !asked[0].options[0].right);
        QCOMPARE(asked[0].hints, (std::vector<std::string>{"one", "two"}));
        QCOMPARE(asked[1].tolerance, 0.005);
        QCOMPARE(asked[2].tolerance, 1.0);
        const ClaimGround ground = groundOf(lesson);
        QCOMPARE(isRight(asked[0], "that: so", ground), std::optional(true));
        QCOMPARE(isRight(asked[0], "this\nthat: so", ground), std::optional(false));
        QCOMPARE(isRight(asked[0], "", ground), std::optional<bool>());
        QCOMPARE(isRight(asked[1], "0.2549", ground), std::optional(true));
        QCOMPARE(isRight(asked[1], " 0,25 ", ground), std::optional(true));
        QCOMPARE(isRight(asked[1], "0.256", ground), std::optional(false));
        QCOMPARE(isRight(asked[1], "1/4", ground), std::optional(true));
        QCOMPARE(isRight(asked[1], "1 / 3", ground), std::optional(false));
        QCOMPARE(isRight(asked[1], "25 %", ground), std::optional(true));
        QCOMPARE(isRight(asked[1], "25%", ground), std::optional(true));
        QCOMPARE(isRight(asked[1], "25", ground), std::optional(false));
        QCOMPARE(isRight(asked[1], "1/0", ground), std::optional<bool>());
        QCOMPARE(isRight(asked[1], "1/", ground), std::optional<bool>());
        QCOMPARE(isRight(asked[1], "1/2/2", ground), std::optional<bool>());
        QCOMPARE(isRight(asked[1], "much", ground), std::optional<bool>());
        QCOMPARE(isRight(asked[2], "4", ground), std::optional(true));
        QCOMPARE(isRight(asked[3], "anything", ground), std::optional<bool>());
    }

    void numbersAreTypedAsTextsWriteThem()
    {
        QCOMPARE(numberSaid("1 048 576"), std::optional(1048576.0));
        QCOMPARE(numberSaid("10\u202F201"), std::optional(10201.0));
        QCOMPARE(numberSaid("\u22121/2"), std::optional(-0.5));
        QCOMPARE(numberSaid("1 2"), std::optional<double>());
        QCOMPARE(numberSaid("%"), std::optional<double>());
        LessonQuestion question;
        question.ask = "How many percent?";
        QCOMPARE(numberSaid(question, "16 %"), std::optional(16.0));
        question.ask = "How much?";
        QCOMPARE(numberSaid(question, "16 %"), std::optional(0.16));
    }

    void wrongAnswersAreKnown()
    {
        const auto told = [](const std::string& inside, const std::string& said) {
            const Lesson lesson = lessonWith("question", "ask: A?\n" + inside);
            const LessonQuestion& question = lesson.steps()[0].questions[0];
            const auto which = wrongAnswerOf(question, said, groundOf(lesson));
            return which ? QString::fromStdString(question.wrong[*which].feedback) : QString("nothing");
        };
        const std::string number = "kind: number\nanswer: 8\nwrong: 64 | That is d.\nwrong: 0.5 | Half. | So!";
        QCOMPARE(told(number, "64"), QString("That is d."));
        QCOMPARE(told(number, " 64,0 "), QString("That is d."));
        QCOMPARE(told(number, "0.52"), QString("Half. | So!"));
        QCOMPARE(told(number, "7"), QString("nothing"));
        const std::string token = "kind: token\nanswer: cat\nwrong: the #2 | Further back.";
        QCOMPARE(told(token, "\"the\" #2"), QString("Further back."));
        QCOMPARE(told(token, "the"), QString("nothing"));
        const std::string choice = "kind: choice\noption: a b\noption*: c\nwrong: a b | No.";
        QCOMPARE(told(choice, "a b"), QString("No."));
        QCOMPARE(told(choice, "a b\nc"), QString("nothing"));
        QCOMPARE(told("kind: head\nanswer: 1.4\nwrong: 1.2 | Not it.", "1.2"), QString("Not it."));
        QCOMPARE(told("kind: cell\nanswer: sat -> cat\nwrong: cat -> sat | Turned.", "cat → sat"), QString("Turned."));
        // One that is right after all is a broken promise.
        QCOMPARE(broken("question", "ask: A?\nkind: number\nanswer: 8\ntolerance: 1\nwrong: 8.5 | No.").size(), 1);
    }

    void eachStudentSeesAnotherOrder()
    {
        const auto question = [](const std::string& more) {
            return lessonWith("question", "ask: A?\nkind: choice\noption: a\noption: b\noption: c\noption*: d\n" + more)
                .steps()[0]
                .questions[0];
        };
        std::set<std::vector<std::size_t>> orders;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            std::vector<std::size_t> order = optionOrder(question(""), seed);
            QCOMPARE(order, optionOrder(question(""), seed));
            orders.insert(order);
            std::ranges::sort(order);
            QCOMPARE(order, (std::vector<std::size_t>{0, 1, 2, 3}));
        }
        QCOMPARE(orders.size(), std::size_t{24});
        QCOMPARE(optionOrder(question("shuffle: no"), 7), (std::vector<std::size_t>{0, 1, 2, 3}));
    }

    void whatIsAskedIsCovered()
    {
        const auto covered = [](const std::string& inside) {
            const Lesson lesson = lessonWith("question", "ask: A?\nkind: number\nanswer: 1\ntolerance: 1\n" + inside);
            const auto at = coveredBy(lesson.steps()[0].questions[0], groundOf(lesson), {.layer = 0, .head = 2});
            return at ? QString("%1 %2").arg(at->head).arg(at->query) : QString("nothing");
        };
        QCOMPARE(covered("cover: sat"), QString("2 2"));
        QCOMPARE(covered("cover: the #2"), QString("2 4"));
        QCOMPARE(covered("computed: weight(\"sat\" → \"cat\")"), QString("2 2"));
        QCOMPARE(covered("computed: weight(\"sat\" → \"cat\", 1.4)"), QString("3 2"));
        QCOMPARE(covered("computed: measure(previous)"), QString("nothing"));
        QCOMPARE(covered("hint: none"), QString("nothing"));
        QCOMPARE(broken("question", "ask: A?\nkind: number\nanswer: 1\ncover: dog").size(), 1);
        const LessonQuestion number =
            lessonWith("question", "ask: A?\nkind: number\nanswer: 1\npaper: yes").steps()[0].questions[0];
        QVERIFY(number.paper);
    }

    void theRowForWhatComesNextHasAName()
    {
        const Lesson lesson = Lesson::parse(
            "# T\n\n## One\n\n```state\n{\"runs\": [{\"model\": \"bundled:primer-translator\", \"texts\": [\"She "
            "read.\"], \"targets\": [\"她\"]}], \"focus\": {\"block\": \"cross\", \"layer\": 2, \"head\": 3}, "
            "\"view\": \"map\"}\n```\n\n```look\nrow: (next)\n```\n\n```question\nask: A?\nkind: "
            "number\nanswer: 1\ncover: (next)\n```\n",
            SOURCE_DIR "/some.lesson.md");
        OpenedModels models;
        QVERIFY(brokenPromises(lesson, models).empty());
        const Session session = lesson.sessionAt(0);
        PreparedRun prepared = prepare(session.run(), models);
        const auto whole = run(prepared.model, prepared.batch, optionsOf(session.run()));
        const ClaimGround ground = claimGround(blockOf(whole, session.focus.block), session);
        const auto rows = std::ssize(ground.trace->queries(0));
        QCOMPARE(rowNamed(ground, {"她", 1}), rows - 2);
        QCOMPARE(rowNamed(ground, {"(next)", 1}), rows - 1);
        QCOMPARE(coveredBy(lesson.steps()[0].questions[0], ground, session.focus)->query, rows - 1);
        QCOMPARE(*lookedAt(*lesson.steps()[0].look, ground).row, rows - 1);
        // Where rows are named after their own token there is none of that name.
        QVERIFY_THROWS_EXCEPTION(Error, rowNamed(groundOf(lessonWith("look", "row: sat")), {"(next)", 1}));
    }

    void answersThatNameTokensAreComparedByTheirPlace()
    {
        const auto right = [](const std::string& inside, const std::string& said) {
            const Lesson lesson = lessonWith("question", "ask: A?\n" + inside);
            return isRight(lesson.steps()[0].questions[0], said, groundOf(lesson));
        };
        QCOMPARE(right("kind: token\nanswer: the", "the #1"), std::optional(true));
        QCOMPARE(right("kind: token\nanswer: the", "the #2"), std::optional(false));
        QCOMPARE(right("kind: token\nanswer: the", "dog"), std::optional<bool>());
        QCOMPARE(right("kind: cell\nanswer: sat -> \"the\" #2", "sat → the#2"), std::optional(true));
        QCOMPARE(right("kind: cell\nanswer: sat -> the", "the -> sat"), std::optional(false));
        QCOMPARE(right("kind: head\nanswer: 1.4", " 1.4 "), std::optional(true));
        QCOMPARE(right("kind: head\nanswer: 1.4", "1.5"), std::optional(false));
        QCOMPARE(right("kind: head\nanswer: 1.4", "four"), std::optional<bool>());
        for (const char* said : {"head 1.4", "Head 1.4.", "layer 1, head 4", "Layer 1 · head 4", "head 4 of layer 1",
                                 "Schicht 1, Head 4", "第 1 层，第 4 头"})
            QCOMPARE(right("kind: head\nanswer: 1.4", said), std::optional(true));
        QCOMPARE(right("kind: head\nanswer: 1.4", "layer 4, head 1"), std::optional(false));
        QCOMPARE(right("kind: head\nanswer: 1.4", "heads 1.4 and 1.5"), std::optional<bool>());
        QCOMPARE(right("kind: head\nanswer: 1.4", "head 0.4"), std::optional<bool>());
    }

    void mistakesAreAtTheirLine_data()
    {
        QTest::addColumn<QString>("fence");
        QTest::addColumn<QString>("inside");
        QTest::addColumn<QString>("said");
        QTest::newRow("unknown key")
            << "look"
            << "veiw: map"
            << "line 10, character 1: expected view, head, row, column, cell, stage, dimension, found veiw, meant view";
        QTest::newRow("unknown view")
            << "look"
            << "row: cat\nview: maps"
            << "line 11, character 7: expected map, steps, mask, compare, heads, flow, measures, "
               "picture, why, positions, diagram, costs, tokenizers, alike, found maps, meant map";
        QTest::newRow("no colon") << "look"
                                  << "row cat"
                                  << "line 10, character 8: expected “:” after the field's name, found the line's end";
        QTest::newRow("twice") << "look"
                               << "row: cat\nrow: mat"
                               << "line 11, character 1: expected one “row”, found a second one";
        QTest::newRow("cell and row")
            << "look"
            << "row: cat\ncell: sat -> cat"
            << "line 11, character 1: expected a cell alone, or a row or a column, found both";
        QTest::newRow("no head")
            << "look"
            << "head: 4"
            << "line 10, character 7: expected a layer and a head counted from 1, such as 4.4, found 4";
        QTest::newRow("nothing") << "look"
                                 << ""
                                 << "line 10, character 1: expected what to look at, such as “row: it”, found nothing";
        QTest::newRow("unknown guess") << "predict"
                                       << "rwo it"
                                       << "line 10, character 1: expected row, top, cell, head, found rwo, meant row";
        QTest::newRow("two lines")
            << "predict"
            << "row it\ntop it"
            << "line 10, character 1: expected one line: row it, top it, cell it -> cat, or head, found 2 lines";
        QTest::newRow("no token") << "predict"
                                  << "row"
                                  << "line 10, character 4: expected a token, such as cat or \"the\" #2, found ";
    }
    void mistakesAreAtTheirLine() { mistakeIsSaid(); }

    void mistakesOfQuestionsAreAtTheirLine_data()
    {
        QTest::addColumn<QString>("fence");
        QTest::addColumn<QString>("inside");
        QTest::addColumn<QString>("said");
        QTest::newRow("no kind")
            << "question"
            << "ask: Why?\nanswer: so"
            << "line 10, character 1: expected “kind:” choice, number, cell, head, token or text, found none";
        QTest::newRow("no ask") << "question"
                                << "kind: text\nanswer: so"
                                << "line 10, character 1: expected “ask:” with the question, found none";
        QTest::newRow("unknown kind")
            << "question"
            << "ask: A?\nkind: chioce"
            << "line 11, character 7: expected choice, number, cell, head, token, text, found chioce, meant choice";
        QTest::newRow("one option") << "question"
                                    << "ask: A?\nkind: choice\noption*: a"
                                    << "line 10, character 1: expected two options or more, found 1";
        QTest::newRow("none is right") << "question"
                                       << "ask: A?\nkind: choice\noption: a\noption: b"
                                       << "line 10, character 1: expected a right option, “option*:”, found none";
        QTest::newRow("choice with answer")
            << "question"
            << "ask: A?\nkind: choice\nanswer: a"
            << "line 12, character 1: expected options instead of an answer, found answer";
        QTest::newRow("options of a number")
            << "question"
            << "ask: A?\nkind: number\noption: a"
            << "line 12, character 1: expected an answer, since only a choice has options, found option";
        QTest::newRow("no number") << "question"
                                   << "ask: A?\nkind: number\nanswer: many"
                                   << "line 12, character 9: expected a number, such as 0.95, found many";
        QTest::newRow("nothing is said to a wrong answer")
            << "question"
            << "ask: A?\nkind: number\nanswer: 1\nwrong: 4"
            << "line 13, character 8: expected an answer, “|” and what is said to it, found 4";
        QTest::newRow("a wrong answer of another kind")
            << "question"
            << "ask: A?\nkind: number\nanswer: 1\nwrong: many | No."
            << "line 13, character 8: expected an answer of the question's kind, found many";
        QTest::newRow("a right option as a wrong one")
            << "question"
            << "ask: A?\nkind: choice\noption: a\noption*: b\nwrong: b | No."
            << "line 14, character 8: expected one of the wrong options, found b";
        QTest::newRow("an order of a number")
            << "question"
            << "ask: A?\nkind: number\nanswer: 1\nshuffle: no"
            << "line 13, character 1: expected “shuffle” of a choice, found of another kind";
        QTest::newRow("negative tolerance") << "question"
                                            << "ask: A?\nkind: number\nanswer: 1\ntolerance: -1"
                                            << "line 13, character 12: expected a number from 0, found -1";
    }
    void mistakesOfQuestionsAreAtTheirLine() { mistakeIsSaid(); }

    void aStepLooksAndPredictsOnce()
    {
        const auto twice = [](const std::string& fence) {
            try {
                Lesson::parse("# T\n## A\n" + fence + fence, "/a.lesson.md");
            } catch (const Error& error) {
                return QString::fromStdString(saidParts(error).field + ", " + saidParts(error).expected);
            }
            return QString("none");
        };
        QCOMPARE(twice("```look\nrow: a\n```\n"), QString("line 6, character 1, one “look” in a step"));
        QCOMPARE(twice("```predict\nhead\n```\n"), QString("line 6, character 1, one “predict” in a step"));
        QCOMPARE(twice("```question\nask: A?\nkind: text\nanswer: b\n```\n"), QString("none"));
    }

    void whatIsNotThereIsNamed()
    {
        QCOMPARE(broken("look", "row: cat"), QStringList());
        QVERIFY(broken("look", "row: dog").join("|").startsWith("look, row: dog: "));
        QVERIFY(broken("predict", "cell sat -> moon").join("|").startsWith("predict, cell sat -> moon: "));
        QCOMPARE(broken("predict", "row the#3").size(), 1);
        QCOMPARE(broken("question", "ask: A?\nkind: token\nanswer: dog").size(), 1);
        QCOMPARE(broken("question", "ask: A?\nkind: head\nanswer: 1.5"), QStringList());
        QVERIFY(broken("question", "ask: A?\nkind: head\nanswer: 1.6")
                    .join("|")
                    .contains("the head cannot be used: expected "));
        QCOMPARE(broken("question", "ask: A?\nkind: choice\noption: a\noption*: b"), QStringList());
        // A head that is not there stops the step before anything is computed of it.
        QVERIFY(!broken("look", "head: 7.7\nrow: cat").isEmpty());
    }

private:
    static void mistakeIsSaid()
    {
        QFETCH(QString, fence);
        QFETCH(QString, inside);
        QFETCH(QString, said);
        QCOMPARE(mistake(fence.toStdString(), inside.toStdString()), said);
    }
};

TEST_CLASS(TestLessonAsks)
#include "tst_lesson_asks.moc"
