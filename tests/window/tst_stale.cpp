#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/slow_model.h"
#include "tests/window/window_driver.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/panel/input/token_chips.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/window/stale_mark.h"
#include "ui/window/view_bar.h"
#include "ui/work/figure_worker.h"
#include "ui/work/run_controller.h"

namespace {

std::string longText()
{
    std::string text = "So";
    for (int i = 0; i < 20; ++i)
        text += " the keeper of the light looks at the sea and waits for the boat that went out";
    return text;
}

}  // namespace

/// What is shown, and what leaves the window, while the Session has gone on.
class TestStale final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-stale");
        writeSlowModel(slow());
    }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
        QCOMPARE(mark(), QString());
    }
    void cleanup() { m_hands.window.reset(); }

    void aFigureCarriesWhatItsNumbersAreOf()
    {
        m_hands.window->openPath(slow());
        m_hands.window->setText("The sea is calm.");
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("computed in") && !controller()->isRunning(), 60'000);
        m_hands.window->setText(QString::fromStdString(longText()));
        QTRY_VERIFY(controller()->isRunning());
        m_hands.press(Qt::Key_Escape);
        QVERIFY(at_rest::comesToRest());
        QCOMPARE(session().run().texts.front(), longText());
        QVERIFY(!m_hands.shows("still shows"));  // what stands is said once
        QTRY_VERIFY(mark().contains("stopped"));

        m_hands.press(Qt::Key_E, Qt::ControlModifier);
        const auto* dialog = m_hands.find<ExportDialog>();
        if (dialog == nullptr) QSKIP("its layers had come before it was stopped");
        const FigureSource& source = dialog->findChild<FigureWorker*>()->source();
        QCOMPARE(source.session.run().texts.front(), std::string("The sea is calm."));
        QVERIFY(source.traces.front()->queries(0).size() < 20);
    }

    void whatIsNotComputedIsSaidAsLongAsItStands()
    {
        const core::Session before = session();
        m_hands.window->editor().apply(
            [](core::Session& next) { next.run().changes = {{.mask = "causal & window("}}; });
        QTRY_VERIFY(!m_hands.banner().isEmpty());
        QTRY_VERIFY2(mark().contains("could not"), qPrintable(mark()));
        QList<QWidget*> greyed{m_hands.find<HeadsNavigator>()};
        for (TokenChips* chips : m_hands.window->findChildren<TokenChips*>())
            if (chips->isVisible()) greyed << chips;
        QVERIFY(greyed.size() > 1);
        for (const QWidget* each : greyed)
            QVERIFY2(each->findChild<QWidget*>("staleVeil")->isVisible(), each->metaObject()->className());
        m_hands.click("closeBanner");
        QVERIFY(mark().contains("could not"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().runs, before.runs);
        QTRY_COMPARE(mark(), QString());
    }

    void nothingIsDraggedOutOfAModelWithoutAPicture()
    {
        m_hands.window->openPath(std::filesystem::path(SOURCE_DIR) / "resources/models/primer-vision");
        QTRY_VERIFY(!controller()->isRunning() && m_hands.shows("picture"));
        emit m_hands.find<ViewBar>()->dragged();
        m_hands.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(at_rest::comesToRest());
    }

private:
    std::filesystem::path slow() const { return std::filesystem::path(m_folder.path().toStdString()) / "slow"; }
    const core::Session& session() const { return m_hands.window->editor().session(); }
    RunController* controller() const { return m_hands.window->findChild<RunController*>(); }
    QString mark() const { return m_hands.find<StaleMark>()->text(); }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestStale)
#include "tst_stale.moc"
