#include "core/lesson/open_answers.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;
using Where = OpenAnswer::Where;

namespace {

/// A step of three words whose vectors and scores are whole numbers.
std::string stepOf(const std::string& view, const std::string& prose, const std::string& look,
                   const std::string& question)
{
    return "# T\n\n## One\n\n" + prose
           + "\n\n```state\n{\"runs\": [{\"model\": \"modules/by-hand.safetensors\", \"module\": {\"heads\": 1, "
             "\"d_model\": 4, \"d_k\": 4, \"d_v\": 2, \"output_projection\": false, \"positions\": \"none\"}, "
             "\"texts\": [\"cats chase mice\"]}], \"focus\": {\"query\": 1, \"key\": 0}, \"view\": \""
           + view + "\"}\n```\n" + (look.empty() ? "" : "```look\n" + look + "\n```\n") + "```question\n" + question
           + "\n```\n";
}

/// Where the answer is told, in letters.
QString toldIn(const std::string& view, const std::string& prose, const std::string& look, const std::string& question)
{
    OpenedModels models;
    const Lesson lesson =
        Lesson::parse(stepOf(view, prose, look, question), SOURCE_DIR "/resources/lessons/a.lesson.md");
    QString places;
    for (const OpenAnswer& each : openAnswers(lesson, models))
        places += each.where == Where::Prose ? "p" : each.where == Where::Focus ? "f" : "c";
    return places;
}

const std::string weightOfMice = "ask: How much?\nkind: number\nanswer: 0.24\ntolerance: 0.01";

}  // namespace

/// Answers that can be read off instead of found, one planted in each place.
class TestOpenAnswers final : public QObject {
    Q_OBJECT
private slots:
    void theTextSaysIt_data()
    {
        QTest::addColumn<QString>("prose");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* prose, const char* question, const char* told) {
            QTest::newRow(name) << QString(prose) << QString(question) << QString(told);
        };
        row("a number", "The weight is 0.24 here.", "ask: Q\nkind: number\nanswer: 0.24", "p");
        row("part of another number", "The weight is 0.245, or 10.24.", "ask: Q\nkind: number\nanswer: 0.24", "");
        row("a number at the end of a sentence", "There are 36.", "ask: Q\nkind: number\nanswer: 36", "p");
        row("a digit, which stands for much else", "There are 3 words.", "ask: Q\nkind: number\nanswer: 3", "");
        row("a head", "Look for head 1.1.", "ask: Q\nkind: head\nanswer: 1.1", "pf");
        row("a word that is spoken of", "It looks at *mice* most.", "ask: Q\nkind: token\nanswer: mice", "p");
        row("a word within the text", "Three mice come.", "ask: Q\nkind: token\nanswer: mice", "");
        row("an option", "The rows  *stay* as they were before.",
            "ask: Q\nkind: choice\noption: No\noption*: The rows stay as they were", "p");
        row("another option", "Everything changes its place.",
            "ask: Q\nkind: choice\noption: Everything changes\noption*: The rows stay as they were", "");
    }
    void theTextSaysIt()
    {
        QFETCH(QString, prose);
        QFETCH(QString, question);
        QFETCH(QString, told);
        QCOMPARE(toldIn("heads", prose.toStdString(), "", question.toStdString()), told);
    }

    void theStepMarksIt()
    {
        QCOMPARE(toldIn("map", "Look.", "", "ask: Q\nkind: token\nanswer: cats"), QString("f"));
        QCOMPARE(toldIn("map", "Look.", "", "ask: Q\nkind: token\nanswer: mice"), QString());
        QCOMPARE(toldIn("map", "Look.", "cell: chase -> mice", "ask: Q\nkind: cell\nanswer: chase -> mice"),
                 QString("f"));
        QCOMPARE(toldIn("map", "Look.", "row: cats", "ask: Q\nkind: cell\nanswer: chase -> mice"), QString());
        QCOMPARE(toldIn("map", "Look.", "", "ask: Q\nkind: head\nanswer: 1.1"), QString("f"));
    }

    void aCellShowsIt()
    {
        QCOMPARE(toldIn("map", "Look.", "row: chase", weightOfMice), QString("c"));
        QCOMPARE(toldIn("map", "Look.", "row: cats", weightOfMice), QString());
        QCOMPARE(toldIn("heads", "Look.", "row: chase", weightOfMice), QString());
        // One digit stands in many cells: only the one that is pointed at tells it.
        const std::string score = "ask: Q\nkind: number\nanswer: 4";
        QCOMPARE(toldIn("steps", "Look.", "stage: scores\ncell: chase -> cats", score), QString("c"));
        QCOMPARE(toldIn("steps", "Look.", "stage: scores\nrow: chase", score), QString());
    }

    void whatIsCoveredIsNotTold()
    {
        QCOMPARE(toldIn("map", "Look.", "row: chase", weightOfMice + "\ncover: chase"), QString());
        QCOMPARE(toldIn("map", "Look.", "row: chase", weightOfMice + "\ncomputed: weight(\"chase\" → \"mice\")"),
                 QString());
        // Another row than the asked one hides nothing of it, but what is covered is one row of the head.
        QCOMPARE(toldIn("steps", "Look.", "stage: scores\ncell: chase -> cats",
                        "ask: Q\nkind: number\nanswer: 4\ncover: chase"),
                 QString());
    }
};

TEST_CLASS(TestOpenAnswers)
#include "tst_open_answers.moc"
