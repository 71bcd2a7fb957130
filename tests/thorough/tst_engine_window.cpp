#include "tests/window/window_driver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QPushButton>

#include "core/engine/engines.h"
#include "core/session/session_json.h"
#include "tests/core/engine/fake_engine.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/file/engine_settings.h"
#include "ui/panel/models/engine_dialog.h"

namespace fs = std::filesystem;

namespace {

/// How long the window's thread did nothing else, and how often it was free while an engine was at work.
class Stillness {
public:
    Stillness()
    {
        m_clock.start();
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, [this] {
            m_longest = std::max(m_longest, m_clock.restart());
            if (LatestJob::atWork() > 0) ++m_turnsBesideWork;
        });
        m_timer.start(2);
    }
    qint64 longest() const { return m_longest; }  ///< milliseconds
    int turnsBesideWork() const { return m_turnsBesideWork; }

private:
    QElapsedTimer m_clock;
    QTimer m_timer;
    qint64 m_longest = 0;
    int m_turnsBesideWork = 0;
};

}  // namespace

/// A model that an engine computes, in the window: opened by its dialog, looked at, and everything that goes wrong. The
/// engine is a program of the tests.
class TestEngineWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-engine-window");
        useEngineSettings();
    }
    void init() { m_hands.open(); }
    void cleanup()
    {
        core::Engines::known().end();  // as the program does when it ends: a silent engine would be waited for
        m_hands.window.reset();
    }

    void itsDialogOpensIt()
    {
        open("fake", fakeEngine());
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("12 heads"), 60'000);
        QCOMPARE(run().engine.engine, std::string("fake"));
        QVERIFY(run().model.empty());
        QTRY_VERIFY(m_hands.shows("fake: fake 1.0, CPU, float32"));
        // Another time the command is known, and nobody types it.
        auto* dialog = shownDialog();
        QCOMPARE(dialog->findChild<QLineEdit*>("engineCommand")->text(), fakeEngine());
        dialog->reject();
    }

    void whatIsTypedIsSeenAndSwitchedOff()
    {
        open("fake", fakeEngine());
        m_hands.type("A cat sat");
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("5 tokens · 12 heads") || m_hands.shows("tokens · 12 heads"), 60'000);
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(std::ssize(run().interventions), 1);
        QTRY_VERIFY(m_hands.shows("this head is switched off"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.shows("this head is switched off"));
    }

    void everyViewShowsItOrSaysWhyNot()
    {
        open("fake", fakeEngine());
        for (const core::View view : {core::View::Steps, core::View::Mask, core::View::Compare, core::View::Heads,
                                      core::View::Flow, core::View::Measures}) {
            m_hands.window->setView(view);
            QVERIFY(at_rest::comesToRest());
            QVERIFY(!m_hands.find<Banner>()->isVisible());
            QVERIFY(!m_hands.shows("not here"));
        }
        m_hands.window->setView(core::View::Why);
        QTRY_VERIFY(m_hands.shows("its weights are not here"));
    }

    void aSessionOfAnEngineThatNobodyNamedAsksForItsCommand()
    {
        core::Session session;
        session.run().engine = {.engine = "gpu-node", .model = WindowDriver::gpt2().string()};
        session.run().texts = {"The cat"};
        QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "remote.attnscope";
        core::saveSession(session, file);
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.banner().contains("gpu-node"));
        QVERIFY(engineCommand("gpu-node").isEmpty());
        for (QToolButton* button : m_hands.find<Banner>()->findChildren<QToolButton*>())
            if (button->text().startsWith("Name the command")) button->click();
        auto* dialog = waitedDialog();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QComboBox*>("engineName")->currentText(), QString("gpu-node"));
        QVERIFY(dialog->findChild<QLineEdit*>("engineCommand")->text().isEmpty());
        QVERIFY(!dialog->findChild<QPushButton*>("openEngine")->isEnabled());
        dialog->findChild<QLineEdit*>("engineCommand")->setText(fakeEngine());
        dialog->findChild<QPushButton*>("openEngine")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("12 heads"), 60'000);
        QCOMPARE(engineCommand("gpu-node"), fakeEngine());
    }

    void whatCannotBeOpenedLeavesTheModelBefore()
    {
        for (const char* fault : {"hello:dies", "open:garbage", "open:huge", "hello:ahead"}) {
            const QString name = QString(fault).replace(':', '-');
            ask(name, QString("%1 %2").arg(fakeEngine(), fault));
            QTRY_VERIFY2_WITH_TIMEOUT(m_hands.find<Banner>()->isVisible() && !m_hands.banner().contains("opens"), fault,
                                      60'000);
            QVERIFY(m_hands.shows("5 heads"));
            QVERIFY(run().engine.empty());
            m_hands.find<Banner>()->hide();
        }
    }

    void anEngineThatDiesIsToldOfAndStartedAgain()
    {
        QTemporaryDir folder;
        const QString gone = folder.path() + "/gone";
        // It dies in its first pass, and not again.
        const QString command =
            QString("sh -c \"test -e %1 && exec %2; touch %1; exec %2 pass:dies\"").arg(gone, fakeEngine());
        ask("mortal", command);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_hands.find<Banner>()->isVisible() && m_hands.banner().contains("there is no room for the model"), 60'000);
        m_hands.type("Nothing that was typed is lost");
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("12 heads"), 60'000);
        QCOMPARE(run().texts.front(), std::string("Nothing that was typed is lost"));
    }

    /// An engine takes its time, or says nothing: the window's thread never waits for it. Each layer takes 300 ms.
    void theWindowNeverWaits_data()
    {
        QTest::addColumn<QString>("fault");
        for (const char* fault :
             {"layer:slow", "pass:silent", "tokenize:silent", "layer:dies", "pass:garbage", "pass:huge"})
            QTest::newRow(fault) << fault;
    }
    void theWindowNeverWaits()
    {
        QFETCH(QString, fault);
        ask(QString(fault).replace(':', '-'), QString("%1 %2").arg(fakeEngine(), fault));
        const Stillness stillness;
        for (const char letter : std::string("a cat sat on")) {
            QTest::keyClick(m_hands.find<QPlainTextEdit>(), letter);
            QCoreApplication::processEvents();
        }
        // Those that end at once have nothing that could be waited for, but do end.
        constexpr int often = 10;
        if (fault.endsWith("slow") || fault.endsWith("silent"))
            QTRY_VERIFY_WITH_TIMEOUT(stillness.turnsBesideWork() >= often, 60'000);
        else
            QVERIFY(at_rest::comesToRest());
        qInfo() << fault << "the longest stillness was" << stillness.longest() << "ms";
    }

private:
    const core::Run& run() const { return m_hands.window->editor().session().run(); }

    EngineDialog* waitedDialog() const
    {
        const auto dialog = [this] { return m_hands.window->findChild<EngineDialog*>(); };
        return QTest::qWaitFor([&] { return dialog() != nullptr; }, 60'000) ? dialog() : nullptr;
    }

    EngineDialog* shownDialog() const
    {
        for (QAction* action : m_hands.window->findChildren<QAction*>())
            if (action->text().contains("Open with an en&gine")) action->trigger();
        return waitedDialog();
    }

    void ask(const QString& name, const QString& command) const
    {
        auto* dialog = shownDialog();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QComboBox*>("engineName")->setCurrentText(name);
        dialog->findChild<QLineEdit*>("engineCommand")->setText(command);
        dialog->findChild<QLineEdit*>("engineModel")->setText(QString::fromStdString(WindowDriver::gpt2().string()));
        dialog->findChild<QPushButton*>("openEngine")->click();
        QTRY_VERIFY(m_hands.find<EngineDialog>() == nullptr);
    }

    void open(const QString& name, const QString& command) const
    {
        ask(name, command);
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("12 heads"), 60'000);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestEngineWindow)
#include "tst_engine_window.moc"
