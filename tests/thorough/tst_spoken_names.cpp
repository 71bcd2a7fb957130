#include "tests/window/spoken_names.h"

#include <QAction>
#include <QButtonGroup>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QToolButton>

#include "core/lesson/bundled_lessons.h"
#include "core/model/folder/bundled_models.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/built.h"

/// Every control of every view, panel, dialog and window beside it has a name for those who cannot see it. The states
/// of the window that have screenshots are looked through with these.
class TestSpokenNames final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_spoken_names"); }
    void init() { m_hands.open(); }
    void cleanup()
    {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each != m_hands.window.get() && each->isVisible()) each->close();
        m_hands.window.reset();
    }

    void dialogsAndWindows_data()
    {
        QTest::addColumn<QString>("action");
        for (const char* action : {"Open model…", "Open with an engine…", "Export figure…", "Export all heads…",
                                   "Find a command…", "Settings…", "Handbook", "Glossary", "Keys and gestures",
                                   "A study: what MiniLM's heads look at", "About AttentionScope"})
            QTest::newRow(action) << QString::fromUtf8(action);
        if constexpr (isBuilt("composer")) QTest::newRow("page") << QStringLiteral("Compose a page…");
        if constexpr (isBuilt("atlas")) QTest::newRow("atlas") << QStringLiteral("Open the atlas…");
        if constexpr (isBuilt("scan")) QTest::newRow("scan") << QStringLiteral("Scan this model…");
        if constexpr (isBuilt("beside")) QTest::newRow("beside") << QStringLiteral("New window for this session");
        if constexpr (isBuilt("lesson")) QTest::newRow("worksheet") << QStringLiteral("Make a worksheet…");
        if constexpr (isBuilt("lesson")) QTest::newRow("recorder") << QStringLiteral("Record a lesson…");
    }
    void dialogsAndWindows()
    {
        QFETCH(QString, action);
        // A panel of the window, and a palette over it; the other things are windows.
        const bool within = action == "Record a lesson…" || action == "Find a command…";
        if (action == "Record a lesson…") m_hands.answerDialog(m_folder.filePath("own.lesson.md"));
        QStringList unnamed;
        bool looked = false;
        const auto look = [&] {
            looked = at_rest::comesToRest() && (within || opened() != nullptr);
            for (QWidget* each : QApplication::topLevelWidgets())
                if (each->isVisible() && each->windowType() != Qt::ToolTip) unnamed += unnamedIn(each);
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
        };
        // Some wait for an answer, which this gives; the name of a file is asked for beforehand.
        QTimer answering;
        connect(&answering, &QTimer::timeout, this, [&] {
            const QWidget* asking = QApplication::activeModalWidget();
            if (asking == nullptr || qobject_cast<const QFileDialog*>(asking) != nullptr) return;
            answering.stop();
            look();
        });
        answering.start(10);
        trigger(action);
        QTRY_VERIFY_WITH_TIMEOUT(looked || within || opened() != nullptr, 60'000);
        answering.stop();
        if (!looked) look();
        QVERIFY(looked);
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join('\n')));
    }

    void theAtlas()
    {
        if constexpr (!isBuilt("atlas")) QSKIP("a program without atlases");
        m_hands.window->openPath(std::filesystem::path(SOURCE_DIR) / "resources/atlases/minilm-sentences.attnatlas");
        QTRY_VERIFY(opened() != nullptr);
        QVERIFY(at_rest::comesToRest());
        const QStringList unnamed = unnamedIn(opened());
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join('\n')));
    }

    void lessonsWithQuestions()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        for (const core::BundledLesson& lesson : core::bundledLessons()) {
            m_hands.window->openPath(lesson.file);
            QTRY_VERIFY(m_hands.find<LessonPlay>()->isOpen() && m_hands.shows("Step 1 of"));
            for (int step = 0; step < 4; ++step) {
                expectNamed();
                m_hands.press(Qt::Key_PageDown);
            }
        }
    }

    void guessing()
    {
        if constexpr (!isBuilt("guess")) QSKIP("a program without guesses");
        m_hands.press(Qt::Key_P, Qt::ControlModifier);
        QVERIFY(at_rest::comesToRest());
        expectNamed();
    }

    void presenting()
    {
        if constexpr (!isBuilt("presenter")) QSKIP("a program without a presenter");
        m_hands.press(Qt::Key_F5);
        QVERIFY(at_rest::comesToRest());
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each->isVisible()) {
                const QStringList unnamed = unnamedIn(each);
                QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join('\n')));
            }
        QTest::keyClick(QApplication::activeWindow(), Qt::Key_Escape);
    }

    void everyViewOfAModule()
    {
        m_hands.press(Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.window->editor().session().run().module.has_value());
        for (const Qt::Key key :
             {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_9}) {
            m_hands.press(key, Qt::ControlModifier);
            QVERIFY(at_rest::comesToRest());
            expectNamed();
        }
        m_hands.press(Qt::Key_9, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(at_rest::comesToRest());
        expectNamed();
    }

    /// Tab leads through everything that can be used, and comes back to where it began.
    void tabReachesEveryControl_data()
    {
        QTest::addColumn<int>("key");
        for (const char* key : {"1", "2", "3", "4", "5", "6", "7", "9"})
            QTest::addRow("Ctrl+%s", key) << static_cast<int>(Qt::Key_0) + QByteArray(key).toInt();
    }
    void tabReachesEveryControl()
    {
        QFETCH(int, key);
        m_hands.press(static_cast<Qt::Key>(key), Qt::ControlModifier);
        QVERIFY(at_rest::comesToRest());
        QSet<const QWidget*> reached;
        QWidget* first = QApplication::focusWidget();
        QVERIFY(first != nullptr);
        constexpr int many = 300;
        int steps = 0;
        do {
            reached << QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        } while (QApplication::focusWidget() != first && ++steps < many);
        QVERIFY2(steps < many, "Tab does not come back");
        for (const QWidget* widget : m_hands.window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() || widget->window() != m_hands.window.get()) continue;
            // What scrolls is moved by the keys of what is in it; a group of buttons is one stop.
            const bool isStop = isControl(widget) && (widget->focusPolicy() & Qt::TabFocus) && !isPartOfControl(widget)
                                && !isOneOfGroup(widget);
            if (isStop)
                QVERIFY2(reached.contains(widget),
                         qPrintable(widget->objectName() + ' ' + widget->metaObject()->className() + ' '
                                    + QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget))
                                          ->text(QAccessible::Name)));
        }
    }

    /// It finds what it looks for.
    void aNamelessControlIsFound()
    {
        QVERIFY(unnamedIn(m_hands.window.get()).isEmpty());
        auto* button = new QToolButton(m_hands.window->centralWidget());
        button->setText(QStringLiteral("✕"));
        button->show();
        QCOMPARE(unnamedIn(m_hands.window.get()).size(), 2);
        delete button;
    }

private:
    /// Arrow keys lead from one to the next, and Tab to the one that is chosen.
    static bool isOneOfGroup(const QWidget* widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        return button != nullptr && !button->isChecked() && (button->group() != nullptr || button->autoExclusive());
    }

    void expectNamed() const
    {
        const QStringList unnamed = unnamedIn(m_hands.window.get());
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join('\n')));
    }

    void trigger(const QString& text) const
    {
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->text().remove('&') == text) return action->trigger();
        QFAIL(qPrintable("no action " + text));
    }

    QWidget* opened() const
    {
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each != m_hands.window.get() && each->isVisible() && each->isWindow()) return each;
        return nullptr;
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestSpokenNames)
#include "tst_spoken_names.moc"
