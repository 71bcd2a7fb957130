#include "tests/window/window_driver.h"

#include <QListWidget>

#include "core/file/whole_file.h"
#include "core/lesson/bundled_lessons.h"
#include "tests/core/class/made_answers.h"
#include "tests/test_class.h"
#include "tests/thorough/small_screen.h"
#include "ui/feature/lesson/class/class_window.h"
#include "ui/theme/magnification.h"

/// What a class handed in fits a small screen, also in a language of long words and larger type.
class TestClassSizes final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("class-sizes"); }
    void cleanup()
    {
        QCoreApplication::removeTranslator(&m_words);
        Magnification::instance().setPercent(Magnification::usual);
    }

    void collectedAnswersFit_data()
    {
        QTest::addColumn<bool>("isLong");
        QTest::newRow("as they are") << false;
        QTest::newRow("long words and Larger twice") << true;
    }
    void collectedAnswersFit()
    {
        QFETCH(const bool, isLong);
        if (isLong) {
            QCoreApplication::installTranslator(&m_words);
            const int once = Magnification::stepped(Magnification::usual, 1);
            Magnification::instance().setPercent(Magnification::stepped(once, 1));
        }
        const QTemporaryDir folder;
        const std::filesystem::path in = folder.path().toStdString();
        const core::AnsweredLesson masks = made_answers::masks();
        for (std::uint64_t i = 1; i <= 3; ++i)
            core::writeWhole(in / (std::to_string(i) + ".attnanswers"), answersText(made_answers::of(masks, i)));
        core::writeWhole(in / "none.attnanswers", "nothing");
        ClassWindow window;
        window.collect(core::bundledLessons().at(2).file, in);
        window.show();
        auto* questions = window.findChild<QListWidget*>(QStringLiteral("classQuestions"));
        QTRY_VERIFY(questions->count() > 0);
        for (int row = 0; row < questions->count(); ++row) {
            questions->setCurrentRow(row);
            small_screen::expectFitting(window);
        }
        QVERIFY(window.findChild<QWidget*>(QStringLiteral("classStudents"))->height() > 60);
    }

private:
    LongWords m_words;
    WindowDriver m_hands;
};

TEST_CLASS(TestClassSizes)
#include "tst_class_sizes.moc"
