#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTabBar>

#include "tests/test_class.h"
#include "tests/ui/written_texts.h"
#include "tests/window/window_driver.h"
#include "ui/bench/view_stack.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/theme/magnification.h"
#include "ui/view/map/map_view.h"
#include "ui/view/steps/steps_view.h"
#include "ui/window/columns.h"
#include "ui/words/views/view_rows.h"

#include <limits>

using core::View;

namespace {

/// The text with the smallest letters; without texts one of endless size.
WrittenText smallestOf(const WritingDevice& device)
{
    WrittenText smallest{.pixels = std::numeric_limits<double>::max()};
    for (const WrittenText& each : device.texts())
        if (!each.text.trimmed().isEmpty() && each.pixels < smallest.pixels) smallest = each;
    return smallest;
}

}  // namespace

/// What a teacher does so that the back row can read.
class TestMagnification final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-magnification"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup()
    {
        m_hands.window->magnify(Magnification::usual);
        m_hands.window.reset();
    }

    void keysMakeEverythingLarger()
    {
        const double labels = labelPoints();
        const int letters = m_hands.find<QLabel>("brand")->fontMetrics().height();
        for (int i = 0; i < 3; ++i) m_hands.press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 150);
        QCOMPARE(labelPoints(), 1.5 * labels);
        QVERIFY(m_hands.find<QLabel>("brand")->fontMetrics().height() >= 14 * letters / 10);
        m_hands.press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 125);
        m_hands.press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(labelPoints(), labels);
    }

    void dialogsBecomeLargerToo()
    {
        m_hands.press(Qt::Key_E, Qt::ControlModifier);
        auto* dialog = m_hands.find<QDialog>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        const int letters = dialog->findChild<QLabel*>()->fontMetrics().height();
        QElapsedTimer time;
        time.start();
        m_hands.window->magnify(150);
        qInfo("larger by half in %lld ms, beside a dialog", static_cast<long long>(time.elapsed()));
        QVERIFY(dialog->findChild<QLabel*>()->fontMetrics().height() >= 14 * letters / 10);
        dialog->close();
    }

    void itEndsAtEightyAndTwoHundredAndFiftyPerCent()
    {
        for (int i = 0; i < 20; ++i) m_hands.press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 250);
        for (int i = 0; i < 20; ++i) m_hands.press(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 80);
    }

    void theNextWindowHasIt()
    {
        m_hands.press(Qt::Key_Plus, Qt::ControlModifier);
        Magnification::instance().restore();
        QCOMPARE(Magnification::instance().percent(), 110);
        MainWindow next(QApplication::palette());
        QCOMPARE(Magnification::instance().percent(), 110);
    }

    /// The menu is hidden there, and its keys were dead with it.
    void keysWorkInFullScreen()
    {
        m_hands.press(Qt::Key_F11);
        QTRY_VERIFY(m_hands.window->isFullScreen());
        QVERIFY(!m_hands.window->menuBar()->isVisible());
        m_hands.press(Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 110);
        m_hands.press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 100);
    }

    void noTextInTheCentreIsBelowEighteenPixels_data()
    {
        QTest::addColumn<int>("view");
        for (const ViewRow& row : viewRows())
            if (row.view != View::Picture) QTest::newRow(row.name) << static_cast<int>(row.view);
    }

    void noTextInTheCentreIsBelowEighteenPixels()
    {
        QFETCH(int, view);
        m_hands.window->resize(1920, 1080);
        m_hands.window->setView(static_cast<View>(view));
        m_hands.window->magnify(200);
        QTRY_VERIFY(m_hands.shows("computed in"));
        auto* centre = m_hands.find<ViewStack>();
        const auto isWritten = [centre] {  // some views compute what they show when they are first shown
            WritingDevice device(centre);
            centre->render(&device);
            return smallestOf(device).pixels < 100;
        };
        // A map and a diagram are drawn as pictures, whose letters are not heard of here.
        const bool isPicture = view == static_cast<int>(View::Map) || view == static_cast<int>(View::Diagram);
        if (!isPicture) QTRY_VERIFY(isWritten());
        WritingDevice device(centre);
        centre->render(&device);
        const WrittenText smallest = smallestOf(device);
        QVERIFY2(smallest.pixels >= 18,
                 qPrintable(QStringLiteral("“%1” has %2 pixels").arg(smallest.text).arg(smallest.pixels)));
        QVERIFY(labelPoints() * 96 / 72 >= 18);
    }

    void columnsFoldAndTabsBecomeAChooser()
    {
        m_hands.window->resize(640, 480);
        m_hands.window->magnify(150);
        QTRY_VERIFY(!m_hands.find<QTabBar>()->isVisible());
        auto* chooser = m_hands.find<QComboBox>("viewChooser");
        QVERIFY(chooser->isVisible());
        QTRY_VERIFY(m_hands.find<MapView>()->width() >= 500);
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(chooser->currentIndex(), 1);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        m_hands.press(Qt::Key_F8);  // the text, please
        QTRY_VERIFY(m_hands.find<QPlainTextEdit>()->isVisible());
        QVERIFY(m_hands.window->width() <= 660);
        m_hands.window->magnify(Magnification::usual);
        m_hands.window->resize(1300, 850);
        QTRY_VERIFY(m_hands.find<QTabBar>()->isVisible());
    }

    /// On 1024 × 768, F11, Ctrl+2, 6: row "it" was out of sight.
    void theTaughtRowOfStepsIsInSight_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 150, 200, 250}) QTest::addRow("%d %%", percent) << percent;
    }

    void theTaughtRowOfStepsIsInSight()
    {
        QFETCH(int, percent);
        m_hands.window->resize(1024, 768);
        m_hands.window->magnify(percent);
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        auto* steps = m_hands.find<StepsView>();
        QTRY_VERIFY(steps->isVisible() && !steps->sheet()->cardOf(0).isNull());
        steps->setFocus();
        QTest::keyClick(steps, Qt::Key_6);
        for (int i = 0; i < 12; ++i) QTest::keyClick(steps, Qt::Key_Down);  // the last row
        const auto seen = [&] { return steps->sheet()->visibleRegion().boundingRect(); };
        QTRY_VERIFY(seen().top() <= steps->sheet()->rowOf(5).top()
                    && seen().bottom() >= steps->sheet()->rowOf(5).bottom());
    }

    void figuresStayAsTheyAre()
    {
        const core::Session session = m_hands.window->editor().session();
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(session.run(), models);
        const FigureSource source{session, {core::run(prepared.model, prepared.batch, {})}};
        const QString small = m_files.filePath("small.svg");
        const QString large = m_files.filePath("large.svg");
        for (const auto content : {core::FigureSettings::Content::Maps, core::FigureSettings::Content::Steps,
                                   core::FigureSettings::Content::Flow, core::FigureSettings::Content::Mask}) {
            core::FigureSettings settings = session.figure;
            settings.content = content;
            settings.layer = 0;
            settings.head = 0;
            m_hands.window->magnify(100);
            exportFigure(Figure(source, settings), small.toStdString(), "");
            m_hands.window->magnify(250);
            exportFigure(Figure(source, settings), large.toStdString(), "");
            QFile first(small), second(large);
            QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
            QCOMPARE(first.readAll(), second.readAll());
        }
    }

private:
    double labelPoints() const { return m_hands.find<MapView>()->labelFont().pointSizeF(); }

    QTemporaryDir m_files;
    WindowDriver m_hands;
};

TEST_CLASS(TestMagnification)
#include "tst_magnification.moc"
