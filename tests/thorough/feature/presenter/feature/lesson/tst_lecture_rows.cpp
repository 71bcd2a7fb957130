#include "core/file/whole_file.h"
#include "tests/core/class/made_answers.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/bench/view_stack.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/class/class_window.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/play/question_list.h"
#include "ui/feature/presenter/presenter.h"
#include "ui/feature/presenter/presenter_wall.h"
#include "ui/keep/kept_copy.h"
#include "ui/theme/palette.h"
#include "ui/view/map/map_view.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <functional>

/// What a teacher found wrong in front of a class, row by row, on three screens. With ATTENTIONSCOPE_SCREENSHOTS there
/// are pictures of each row, in all three themes.
class TestLectureRows final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("lecture-rows");
        m_pictures = qEnvironmentVariable("ATTENTIONSCOPE_SCREENSHOTS");
    }
    void cleanup()
    {
        if (m_hands.window != nullptr && presenter() != nullptr && presenter()->isOn()) presenter()->end();
        QCoreApplication::processEvents();
        m_hands.window.reset();
        applyTheme(*qApp, ThemeChoice::Light, m_desktop);
    }

    void inTheWindow_data() { screens(); }
    void inTheWindow()
    {
        open();
        keep("C1-start");
        const auto* tabs = m_hands.find<QWidget>("tabs")->findChild<QTabBar*>();
        expect(tabs->isVisible(), "the tabs are a list");
        m_hands.window->setText("The cat sat on the mat because it was soft.");
        settle("C2-soft");
        menu("View", "C3-view-menu");
        menu("Lessons", "B17-menu");
        commands();
        m_hands.window->editor().apply(
            [](core::Session& next) { next.run().interventions.push_back({.layer = 3, .head = 3, .factor = 0}); });
        m_hands.window->editor().setSteps({.step = 7, .one_stage = true});
        for (const auto& [view, name] : {std::pair{core::View::Map, "B12-off-map"},
                                         {core::View::Heads, "B12-off-heads"},
                                         {core::View::Steps, "A1-off-steps"},
                                         {core::View::Measures, "B12-off-measures"}}) {
            m_hands.window->setView(view);
            settle(name);
        }
        m_hands.window->openPath(std::filesystem::path(SOURCE_DIR) / "resources/models/primer-decoder");
        m_hands.window->setView(core::View::Map);
        settle("B13-rows");
        expect(tabs->isVisible(), "the tabs are a list where rows can be read in two ways");
    }

    void inALesson_data() { screens(); }
    void inALesson()
    {
        open();
        step("01", 1, "B11-predict");
        step("01", 3, "A4-covered");
        answer("1");
        settle("B2-feedback");
        const auto* verdict = box()->findChild<QLabel*>("verdict");
        expect(verdict->visibleRegion().boundingRect().size() == verdict->size(), "feedback is not seen");
        expect(verdict->text().contains("W<sub>Q</sub>"), "an index stands on the line");
        step("01", 4, "B8-nothing-chosen", [this] { box()->findChild<QAbstractButton*>("answer")->click(); });
        expect(m_hands.shows("Choose an answer first."), "nothing is said where nothing was chosen");
        step("01", 7, "B5-cats-chase-cats", [this] { m_hands.window->setText("cats chase cats"); });
        expect(m_hands.shows("Goal reached"), "both cats are not counted together");
        step("03", 4, "B1-masked");
        step("03", 5, "B6-formula");
        m_hands.find<QAbstractButton>("unfoldContents")->click();
        settle("B7-contents");
        step("04", 4, "B3-sum");
        step("06", 1, "B4-translation");
        step("09", 8, "B4-why");
        step("11", 1, "B4-picture");
        step("03", 1, "B15-panels");
        expect(!m_hands.find<QPlainTextEdit>()->isVisible(), "a panel of the lesson before is open");
        step("07", 11, "B16-end");
        expect(m_hands.find<QAbstractButton>("nextLesson")->isVisible(), "the lesson ends in nothing");
    }

    void onTheWall_data() { screens(); }
    void onTheWall()
    {
        open();
        present();
        keep("A2-map");
        key(Qt::Key_P, Qt::ControlModifier);
        settle("A3-guess");
        key(Qt::Key_H);
        for (const Qt::Key each : {Qt::Key_Right, Qt::Key_Right, Qt::Key_1, Qt::Key_2, Qt::Key_Right, Qt::Key_4})
            key(each);
        settle("A3-hands");
        key(Qt::Key_R);
        settle("A3-revealed");
        key(Qt::Key_2, Qt::ControlModifier);
        settle("A2-steps");
        key(Qt::Key_5, Qt::ControlModifier);
        settle("A2-heads");
        presenter()->end();
        step("02", 2, "A3-slide-window");
        present();
        keep("A3-slide");
        key(Qt::Key_Q);
        settle("A3-question");
        key(Qt::Key_A);
        settle("A3-answer");
        key(Qt::Key_Escape);
        key(Qt::Key_PageDown);
        settle("A3-next-slide");
        play()->go(6);
        settle("A2-compare");
        m_hands.window->openPath(lesson("06"));
        settle("A2-translation");
        m_hands.window->openPath(lesson("09"));
        QTRY_VERIFY(play()->lesson().file() == lesson("09"));
        play()->go(7);
        settle("A2-why");
        expect(!m_hands.find<QLineEdit>("whyWord")->isVisible(), "an audience sees fields to fill in");
        for (const QScrollBar* bar : wall()->findChildren<QScrollBar*>())
            expect(!bar->isVisible() || bar->maximum() == 0, "an audience would have to scroll");
    }

    void dialogs_data() { screens(); }
    void dialogs()
    {
        open();
        for (const auto& [action, name] : {std::pair{"Export figure…", "B14-export"},
                                           {"Make a worksheet…", "B14-worksheet"},
                                           {"Train a model…", "B14-training"}})
            dialog(QString::fromUtf8(action), name);
    }

    void collectedAnswers_data() { screens(); }
    void collectedAnswers()
    {
        open();
        const QTemporaryDir folder;
        const std::filesystem::path in = folder.path().toStdString();
        const core::AnsweredLesson masks = made_answers::masks();
        for (std::uint64_t i = 1; i <= 3; ++i)
            core::writeWhole(in / (std::to_string(i) + ".attnanswers"), answersText(made_answers::of(masks, i)));
        ClassWindow window;
        window.collect(lesson("03"), in);
        window.show();
        QTRY_VERIFY(window.findChild<QListWidget*>("classQuestions")->count() > 0);
        keepFitting(window, "B14-collected");
    }

private:
    void screens() const
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<int>("theme");
        constexpr std::pair<ThemeChoice, const char*> themes[] = {
            {ThemeChoice::Light, "light"}, {ThemeChoice::Dark, "dark"}, {ThemeChoice::Contrast, "contrast"}};
        for (const auto& [theme, name] : themes) {
            if (theme != ThemeChoice::Light && m_pictures.isEmpty()) continue;
            for (const QSize size : {QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080)})
                QTest::addRow("%d %s", size.width(), name) << size << static_cast<int>(theme);
        }
    }

    /// The example that everybody meets first, with room for the desktop's bar below.
    void open()
    {
        QFETCH(const QSize, screen);
        QFETCH(const int, theme);
        constexpr QSize bar(0, 28);
        m_screen = screen;
        std::filesystem::remove_all(recoveryFolder().parent_path() / "answers");  // an answered step covers nothing
        QSettings().clear();
        QSettings().setValue("window/theme", theme);
        applyTheme(*qApp, static_cast<ThemeChoice>(theme), m_desktop);
        m_hands.window = std::make_unique<MainWindow>(m_desktop);
        m_hands.window->begin(std::filesystem::path(SOURCE_DIR) / "resources/models/primer-encoder",
                              "The cat sat on the mat because it was tired.");
        m_hands.window->resize(screen - bar);
        m_hands.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_hands.window.get()));
        m_hands.window->editor().apply(
            [](core::Session& next) { next.focus = {.layer = 3, .head = 3, .query = 8, .key = 2}; });
        QVERIFY(at_rest::comesToRest());
    }

    static std::filesystem::path lesson(const char* number)
    {
        for (const auto& each :
             std::filesystem::directory_iterator(std::filesystem::path(SOURCE_DIR) / "resources/lessons")) {
            const std::string name = each.path().filename().string();
            if (name.starts_with(number) && name.ends_with(".lesson.md")) return each.path();
        }
        return {};
    }

    /// Shows a step of a lesson, counted from 1, and does something there.
    void step(const char* number, std::size_t place, const char* name, const std::function<void()>& act = {})
    {
        m_hands.window->openPath(lesson(number));
        QTRY_VERIFY(play()->isOpen() && play()->lesson().file() == lesson(number));
        play()->go(place - 1);
        QVERIFY(at_rest::comesToRest());
        if (act) act();
        settle(name);
    }

    void answer(const QString& said) const { m_hands.typeInto(box()->findChild<QLineEdit*>(), said); }
    QWidget* box() const { return m_hands.find<LessonPanel>()->questions()->boxes().front(); }

    void present()
    {
        presenter()->begin();
        wall()->showNormal();
        wall()->resize(m_screen);
        QVERIFY(at_rest::comesToRest());
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTRY_COMPARE(QApplication::activeWindow(), wall());
        QTest::keyClick(wall()->windowHandle(), key, modifiers);
    }

    void menu(const QString& title, const char* name)
    {
        for (const QAction* each : m_hands.window->menuBar()->actions()) {
            if (each->text().remove(QLatin1Char('&')) != title) continue;
            each->menu()->popup(m_hands.window->mapToGlobal(QPoint(0, 30)));
            QCoreApplication::processEvents();
            expect(each->menu()->height() <= m_screen.height(), "the menu is higher than the screen");
            keep(name, each->menu());
            each->menu()->close();
        }
    }

    void commands()
    {
        m_hands.press(Qt::Key_K, Qt::ControlModifier);
        auto* found = m_hands.find<QWidget>("commandPalette");
        QVERIFY(found != nullptr && found->isVisible());
        QVERIFY(at_rest::comesToRest());
        keep("C4-commands", found);
        found->close();
    }

    void dialog(const QString& text, const char* name)
    {
        QAction* opens = nullptr;
        for (QAction* each : m_hands.window->findChildren<QAction*>())
            if (each->isEnabled() && each->text().remove(QLatin1Char('&')).startsWith(text)) opens = each;
        QVERIFY2(opens != nullptr, qPrintable(text));
        bool looked = false;
        QTimer looking;  // some dialogs wait for an answer
        connect(&looking, &QTimer::timeout, this, [&] {
            for (QWidget* each : QApplication::topLevelWidgets()) {
                const bool isSeen = each != m_hands.window.get() && each->isVisible() && each->isWindow();
                if (!isSeen || each->windowType() == Qt::ToolTip || each->windowType() == Qt::Popup) continue;
                looking.stop();
                looked = true;
                keepFitting(*each, name);
                if (auto* modal = qobject_cast<QDialog*>(each)) return modal->reject();
                each->close();
                return;
            }
        });
        looking.start(300);
        opens->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(looked, 20'000);
    }

    void keepFitting(QWidget& window, const char* name)
    {
        constexpr QSize frame(8, 64);  // the desktop's bar among it
        window.resize((m_screen - frame).boundedTo(window.size()));
        QCoreApplication::processEvents();
        constexpr int promised = 1280;  // a narrower screen may cut them
        if (m_screen.width() >= promised)
            expect(window.width() <= m_screen.width() - frame.width()
                       && window.height() <= m_screen.height() - frame.height(),
                   qPrintable(QLatin1String(name) + QStringLiteral(" is larger than the screen")));
        keep(name, &window);
    }

    void expect(bool fine, const char* fault) const
    {
        QVERIFY2(fine, qPrintable(
                           QStringLiteral("%1: %2").arg(QLatin1String(QTest::currentDataTag()), QLatin1String(fault))));
    }

    void settle(const char* name)
    {
        QVERIFY2(at_rest::comesToRest(), name);
        keep(name);
    }

    /// @param what  null: the wall while it is there, or the window
    void keep(const QString& name, QWidget* what = nullptr)
    {
        if (m_pictures.isEmpty()) return;
        if (what == nullptr) what = presenter()->isOn() ? static_cast<QWidget*>(wall()) : m_hands.window.get();
        const QString file =
            QStringLiteral("%1/%2_%3.png").arg(m_pictures, name, QLatin1String(QTest::currentDataTag()));
        QVERIFY(what->grab().save(file));
    }

    LessonPlay* play() const { return m_hands.find<LessonPlay>(); }
    Presenter* presenter() const { return m_hands.window->findChild<Presenter*>(); }
    PresenterWall* wall() const { return m_hands.find<PresenterWall>(); }

    const QPalette m_desktop = QApplication::palette();
    WindowDriver m_hands;
    QString m_pictures;
    QSize m_screen;
};

TEST_CLASS(TestLectureRows)
#include "tst_lecture_rows.moc"
