#include "core/lesson/lesson_plan.h"

#include "tests/test_class.h"

#include <QTest>

/// The planned time of a step, in the presenter's notes.
class TestLessonPlan final : public QObject {
    Q_OBJECT
private slots:
    void minutesAreFoundInNotes_data()
    {
        QTest::addColumn<QString>("notes");
        QTest::addColumn<double>("minutes");  // 0: none
        QTest::newRow("alone") << "3 min" << 3.0;
        QTest::newRow("within") << "Let them guess (4 min.), then show." << 4.0;
        QTest::newRow("half") << "2.5 minutes" << 2.5;
        QTest::newRow("without a space") << "10min" << 10.0;
        QTest::newRow("one") << "1 minute of silence" << 1.0;
        QTest::newRow("not the number of something else") << "Head 4.4 of 12 minds" << 0.0;
        QTest::newRow("the first") << "heads 4.1 and 3 min, then 5 min" << 3.0;
        QTest::newRow("none") << "no number, min" << 0.0;
        QTest::newRow("too many") << "99999999999999999999999 min" << 0.0;
        QTest::newRow("nothing") << "" << 0.0;
    }
    void minutesAreFoundInNotes()
    {
        QFETCH(QString, notes);
        QFETCH(double, minutes);
        QCOMPARE(core::plannedMinutes(notes.toStdString()).value_or(0), minutes);
    }

    void aPlanAddsUpStepByStep()
    {
        const auto lesson =
            core::Lesson::parse("# L\n## A\n```notes\n3 min\n```\n## B\ntext\n## C\n```notes\nsay\n```\n"
                                "```notes\nfor 2 min\n```\n",
                                "l.lesson.md");
        const core::LessonPlan first = core::planAt(lesson, 0), second = core::planAt(lesson, 1),
                               third = core::planAt(lesson, 2);
        QCOMPARE(first.begins, 0.0);
        QCOMPARE(first.ends, 3.0);
        QVERIFY(first.planned && !second.planned && third.planned);
        QCOMPARE(third.begins, 3.0);
        QCOMPARE(third.ends, 5.0);
        QCOMPARE(third.whole, 5.0);
        QVERIFY(core::notesOf(lesson, 2).find("say") != std::string::npos);
        QVERIFY(core::notesOf(lesson, 1).empty());
    }

    void aLessonEndsBeforeItsAppendices()
    {
        const auto end = [](const char* steps) { return core::endOf(core::Lesson::parse(steps, "l.lesson.md")); };
        QCOMPARE(end("# L\n## A\na\n## B\nb\n"), std::size_t{1});
        QCOMPARE(end("# L\n## A\na\n## B\nb\n## Appendix: c\nc\n## Appendix\nd\n"), std::size_t{1});
        QCOMPARE(end("# L\n## Appendix: a\na\n## B\nb\n"), std::size_t{1});  // not at its end
        QCOMPARE(end("# L\n## Appendix: a\na\n"), std::size_t{0});
    }
};

TEST_CLASS(TestLessonPlan)
#include "tst_lesson_plan.moc"
