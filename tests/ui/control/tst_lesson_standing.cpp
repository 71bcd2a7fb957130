#include "ui/control/lesson_standing.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

namespace fs = std::filesystem;

class TestLessonStanding final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName("tst_lesson_standing");
    }
    void init() { QSettings().clear(); }

    void aLessonIsDoneWhenItsLastStepWasSeen()
    {
        const fs::path lesson = "/lessons/a.lesson.md";
        QCOMPARE(lesson_standing::leftAt(lesson), 0);
        lesson_standing::leave(lesson, 3, false);
        QCOMPARE(lesson_standing::leftAt("/lessons/../lessons/a.lesson.md"), 3);
        QVERIFY(!lesson_standing::isDone(lesson));
        lesson_standing::leave(lesson, 4, true);
        QVERIFY(lesson_standing::isDone(lesson));
        lesson_standing::leave(lesson, 0, false);  // played once more, it stays done
        QVERIFY(lesson_standing::isDone(lesson));
        QVERIFY(!lesson_standing::isDone("/lessons/b.lesson.md"));
    }

    void theNewestOfOnesOwnComesFirst()
    {
        for (int i = 0; i < 12; ++i)
            lesson_standing::addOwn({"/own/" + std::to_string(i) + ".lesson.md", QString::number(i)});
        auto own = lesson_standing::ownLessons();
        QCOMPARE(own.size(), std::size_t{8});
        QCOMPARE(own.front().title, QString("11"));
        lesson_standing::addOwn({"/own/9.lesson.md", QString("nine")});
        own = lesson_standing::ownLessons();
        QCOMPARE(own.size(), std::size_t{8});
        QCOMPARE(own.front().title, QString("nine"));
        lesson_standing::forgetOwn("/own/9.lesson.md");
        QCOMPARE(lesson_standing::ownLessons().front().title, QString("11"));
    }

private:
    QTemporaryDir m_settings;
};

TEST_CLASS(TestLessonStanding)
#include "tst_lesson_standing.moc"
