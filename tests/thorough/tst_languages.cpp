#include "app/spoken_window.h"

#include <QComboBox>
#include <QEventLoop>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include "core/lesson/bundled_lessons.h"
#include "core/lesson/lesson_translation.h"
#include "core/lesson/lesson_words.h"
#include "core/number_range.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/built.h"
#include "ui/help/handbook.h"
#include "ui/panel/lesson/lesson_prose.h"
#include "ui/settings/settings_dialog.h"
#include "ui/view/map/map_view.h"
#include "ui/words/error_text.h"
#include "ui/words/language/core_words.h"
#include "ui/words/language/language.h"

#include <algorithm>

/// The window in every language, changed while it runs.
class TestLanguages final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_languages"); }
    void init()
    {
        QSettings().clear();
        m_spoken = std::make_unique<SpokenWindow>(QApplication::palette());
        window().begin(WindowDriver::namedHeads(), QStringLiteral("the cat saw the dog"));
        window().resize(1300, 850);
        window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        QTRY_VERIFY(!map()->spokenTables().empty());
    }
    void cleanup()
    {
        m_spoken.reset();
        speakLanguage(QStringLiteral("en"));
        Settings().store();
    }

    void fiveLanguagesAreThere()
    {
        QStringList codes;
        for (const Language& language : languages()) codes << language.code;
        QCOMPARE(codes, (QStringList{"en", "zh_CN", "de", "es", "fr"}));
    }

    /// A dialog that waits for its answer goes back into the window that opened it.
    void aWindowUnderADialogStaysUntilItIsAnswered()
    {
        const QPointer<MainWindow> before = &window();
        const auto choose = [this] {
            Settings settings = Settings::stored();
            settings.language = QStringLiteral("de");
            settings.store();
            emit window().languageChosen();
        };
        QEventLoop answered, dialog;
        QTimer::singleShot(0, &dialog, [&] {
            choose();
            QTimer::singleShot(500, &dialog, &QEventLoop::quit);
            dialog.exec();
            QVERIFY(before != nullptr && before == &window());
            answered.quit();
        });
        answered.exec();
        QTRY_VERIFY(before == nullptr);
        QCOMPARE(shownLanguage(), QStringLiteral("de"));
    }

    void theWindowSpeaksAnotherAtOnce_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("file");
        QTest::newRow("zh_CN") << "zh_CN"
                               << "文件";
        QTest::newRow("de") << "de"
                            << "Datei";
        QTest::newRow("es") << "es"
                            << "Archivo";
        QTest::newRow("fr") << "fr"
                            << "Fichier";
    }
    /// What was open, typed and can be undone is there as before.
    void theWindowSpeaksAnotherAtOnce()
    {
        QFETCH(QString, code);
        auto* editor = window().findChild<QPlainTextEdit*>();
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("a rose is a rose"));
        QTRY_COMPARE(map()->spokenTables().front().rows, 5);
        choose(code);
        QFETCH(QString, file);
        QTRY_VERIFY(firstMenu().startsWith(file));
        QCOMPARE(shownLanguage(), code);
        QCOMPARE(window().findChild<QPlainTextEdit*>()->toPlainText(), QStringLiteral("a rose is a rose"));
        QTRY_VERIFY(!map()->spokenTables().empty() && map()->spokenTables().front().rows == 5);
        QVERIFY(window().editor().history().canUndo());
        window().editor().undo();
        QCOMPARE(window().editor().session().run().texts.front(), std::string("the cat saw the dog"));
        QVERIFY(window().isVisible());
        choose(QStringLiteral("en"));
        QTRY_COMPARE(firstMenu(), QStringLiteral("File"));
    }

    /// Each step is read in it as far as its translation is of the text that the lesson has now, else in the lesson's
    /// own words, and so is the title in the menu.
    void lessonsAreReadInIt_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"zh_CN", "de", "es", "fr"}) QTest::newRow(code) << QString(code);
    }
    void lessonsAreReadInIt()
    {
        QFETCH(QString, code);
        const auto english = core::bundledLessons(), titled = core::bundledLessons(code.toStdString());
        for (std::size_t i = 0; i < english.size(); ++i) {
            const core::Lesson lesson = core::Lesson::open(english[i].file);
            const core::LessonWords words = core::wordsOf(lesson, code.toStdString());
            QCOMPARE(titled[i].title, words.title);
            const auto file = core::translationOf(english[i].file, code.toStdString());
            if (file.empty()) continue;
            const core::LessonTranslation translation = core::openTranslation(file);
            for (const core::StaleStep& stale : core::staleSteps(lesson, translation)) {
                if (stale.step >= words.steps.size()) continue;
                QVERIFY2(words.steps[stale.step].title == lesson.steps()[stale.step].title,
                         qPrintable(QString::fromStdString(english[i].title + ": " + words.steps[stale.step].title)));
            }
        }
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        choose(code);
        QTRY_COMPARE(shownLanguage(), code);
        window().openPath(english[2].file);
        QTRY_VERIFY(window().findChild<LessonPlay*>()->isOpen());
        const QString title = QString::fromStdString(titled[2].title);
        QTRY_VERIFY(shows(title));
    }

    void theThirdLessonIsPlayedInIt_data() { lessonsAreReadInIt_data(); }
    /// From its first step to its last; with ATTENTIONSCOPE_SCREENSHOTS there is a picture of each.
    void theThirdLessonIsPlayedInIt()
    {
        QFETCH(QString, code);
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        const auto file = core::bundledLessons()[2].file;
        const core::Lesson lesson = core::Lesson::open(file);
        const core::LessonWords words = core::wordsOf(lesson, code.toStdString());
        choose(code);
        QTRY_COMPARE(shownLanguage(), code);
        window().openPath(file);
        QTRY_VERIFY(window().findChild<LessonPlay*>()->isOpen());
        static const QRegularExpression marks(QStringLiteral("[\\n*`\\[]"));
        const QString pictures = qEnvironmentVariable("ATTENTIONSCOPE_SCREENSHOTS");
        for (std::size_t step = 0; step < words.steps.size(); ++step) {
            window().findChild<LessonPlay*>()->go(step);
            QTRY_VERIFY(shows(QString::fromStdString(words.steps[step].title)));
            const QString prose = window().findChild<LessonProse*>()->toPlainText();
            const QString first = QString::fromStdString(words.steps[step].prose)
                                      .section(marks, 0, 0, QString::SectionSkipEmpty)
                                      .trimmed()
                                      .replace(QChar::Nbsp, QLatin1Char(0x20));
            QVERIFY2(!first.isEmpty() && prose.contains(first), qPrintable(first + " | " + prose));
            if (words.steps[step].title != lesson.steps()[step].title)
                QVERIFY(!prose.contains(QString::fromStdString(lesson.proseOf(step)).left(20)));
            QVERIFY(at_rest::comesToRest());
            if (!pictures.isEmpty())
                QVERIFY(
                    window().grab().save(QStringLiteral("%1/lesson-3-%2-%3.png").arg(pictures, code).arg(step + 1)));
        }
    }

    void errorsAreSaidInIt_data() { lessonsAreReadInIt_data(); }
    /// Errors as core makes them: the sentence and the names in it are translated, a file's own words are not.
    void errorsAreSaidInIt()
    {
        QFETCH(QString, code);
        const std::vector<core::Error> errors = {
            core::Error(core::Code::CannotRead, "a.json", "%0 cannot be read: %1", "No such file or directory"),
            core::Error(core::Code::Missing, "a.json", "a tensor is missing"),
            core::Error(core::Code::Malformed, "a.npz",
                        "%1 cannot be understood: expected the bytes that were packed, found %2",
                        core::Words("“%1” in the archive", "#1#"), core::Words("more of them")),
            core::Error(core::Code::OutOfRange, "", "the layer cannot be used: expected %1, found %2",
                        core::numberRange(1, 12), "#2#"),
            core::Error(core::Code::NoMemory, "", "%1 needs more memory than there is", core::Words("the panel"))};
        for (const core::Error& error : errors) {
            speakLanguage(QStringLiteral("en"));
            QCOMPARE(errorText(error), QString::fromStdString(error.english()));
            speakLanguage(code);
            const QString said = errorText(error);
            QVERIFY2(said != QString::fromStdString(error.english()), qPrintable(said));
            for (const core::Words& value : error.sentence.values)
                for (const QString& own : {QStringLiteral("#1#"), QStringLiteral("#2#"), QStringLiteral("12")})
                    if (QString::fromStdString(value.english()).contains(own))
                        QVERIFY2(said.contains(own), qPrintable(said));
        }
    }

    void aFilesOwnTextIsNoPhrase()
    {
        speakLanguage(QStringLiteral("de"));
        const QString said = errorText({core::Code::CannotRead, "x.json", "%0 cannot be read: no such file or folder"});
        QVERIFY2(!said.contains("no such file"), qPrintable(said));
        // What a file says stays, and its "%1" is not filled.
        QVERIFY(errorText({core::Code::Missing, "x.json", "%1 is missing: expected %2", "Zeile %1 (%2, %0)", "a list"})
                    .contains(QLatin1String("Zeile %1 (%2, %0)")));
        QVERIFY(errorText({core::Code::CannotRead, "one of many", "%0 cannot be read: %1", "x"})
                    .startsWith(QLatin1String("one of many ")));
        const QString foreign = QStringLiteral("nothing that core says: %1");
        QCOMPARE(coreWords(foreign), foreign);
    }

    void theHandbookBeginsInIt_data() { lessonsAreReadInIt_data(); }
    void theHandbookBeginsInIt()
    {
        QFETCH(QString, code);
        const auto english = handbook(QStringLiteral("en")), translated = handbook(code);
        QCOMPARE(translated.size(), english.size());
        for (std::size_t chapter = 0; chapter < 3; ++chapter) {
            QVERIFY(translated[chapter].markdown != english[chapter].markdown);
            QCOMPARE(translated[chapter].sections.size(), english[chapter].sections.size());
            for (std::size_t i = 0; i < english[chapter].sections.size(); ++i) {
                QCOMPARE(translated[chapter].sections[i].id, english[chapter].sections[i].id);
                QCOMPARE(translated[chapter].sections[i].level, english[chapter].sections[i].level);
            }
            QCOMPARE(translated[chapter].figures.size(), english[chapter].figures.size());
            for (std::size_t i = 0; i < english[chapter].figures.size(); ++i)
                QCOMPARE(translated[chapter].figures[i].command, english[chapter].figures[i].command);
        }
        QCOMPARE(translated[5].markdown, english[5].markdown);
    }

    /// Numbers are written as everywhere, with a point.
    void numbersStayAsTheyAre()
    {
        choose(QStringLiteral("de"));
        QTRY_COMPARE(shownLanguage(), QStringLiteral("de"));
        QTRY_VERIFY(!map()->spokenTables().empty());
        bool fraction = false;
        const SpokenTable table = map()->spokenTables().front();
        for (int column = 0; column < table.columns; ++column) {
            const QString number = table.number({1, column});
            QVERIFY2(!number.contains(','), qPrintable(number));
            fraction = fraction || number.contains('.');
        }
        QVERIFY(fraction);
    }

private:
    MainWindow& window() { return m_spoken->now(); }
    MapView* map() { return window().findChild<MapView*>(); }
    QString firstMenu() { return window().menuBar()->actions().front()->text().remove('&'); }
    bool shows(const QString& part)
    {
        for (const QLabel* label : window().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }

    /// Chooses a language in the settings.
    void choose(const QString& code)
    {
        for (QAction* action : window().findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+,"))) action->trigger();
        auto* dialog = window().findChild<SettingsDialog*>();
        QVERIFY(dialog != nullptr);
        auto* choice = dialog->findChild<QComboBox*>(QStringLiteral("language"));
        const auto found = std::ranges::find(languages(), code, &Language::code);
        QVERIFY(found != languages().end());
        choice->setCurrentIndex(1 + static_cast<int>(found - languages().begin()));
        emit choice->activated(choice->currentIndex());
    }

    WindowDriver m_hands;
    std::unique_ptr<SpokenWindow> m_spoken;
};

TEST_CLASS(TestLanguages)
#include "tst_languages.moc"
