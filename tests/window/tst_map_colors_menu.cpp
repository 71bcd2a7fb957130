#include <QMenu>
#include <QTest>

#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/view/map/map_color_menu.h"
#include "ui/view/map/map_view.h"

using core::Index;
using Curve = core::FigureSettings::Curve;
using Scale = core::FigureSettings::Scale;

/// The range, curve and colour map of the window's map, chosen as a person does.
class TestMapColorsMenu final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-map-colors"); }
    void init()
    {
        m_hands.open();
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
    }
    void cleanup() { m_hands.window.reset(); }

    void theMenuIsReachedByTabFromTheMap()
    {
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), menu());
        choose(Qt::Key_A);
        QTRY_COMPARE(session().figure.scale, Scale::Cell);
        QCOMPARE(menu()->text(), QString("auto ▾"));
    }

    void everyChoiceIsInTheSessionAndInTheMap()
    {
        menu()->setFocus();
        choose(Qt::Key_C);
        QTRY_COMPARE(session().figure.scale, Scale::ChosenRow);
        choose(Qt::Key_E);
        QTRY_COMPARE(session().figure.scale, Scale::Row);
        choose(Qt::Key_G);
        QTRY_COMPARE(session().figure.curve, Curve::Log);
        QCOMPARE(map()->style().curve, Curve::Log);
        choose(Qt::Key_M);
        QTRY_COMPARE(map()->style().curve, Curve::Gamma);
        QCOMPARE(map()->style().gamma, 0.5);
        for (QAction* action : menu()->menu()->actions())
            if (action->text() == "magma") action->trigger();
        QTRY_COMPARE(map()->style().colors->name, QString("magma"));
        const core::Session read = core::sessionFrom(core::sessionText(session()), "map.attnscope");
        QCOMPARE(read.figure.scale, Scale::Row);
        QCOMPARE(read.figure.color_map, std::string("magma"));
        choose(Qt::Key_F);
        QTRY_VERIFY(session().figure.hasUsualRange());
        choose(Qt::Key_L);
        QTRY_COMPARE(map()->style().curve, Curve::Linear);
    }

    void theMenuStandsBesideTheBarAtEverySize()
    {
        for (const QSize& size : {QSize(1300, 850), QSize(960, 640), QSize(640, 480)}) {
            m_hands.window->resize(size);
            QCoreApplication::processEvents();
            const QRect place = menu()->geometry();
            QVERIFY(menu()->isVisible());
            QVERIFY2(map()->rect().contains(place), qPrintable(QString::number(size.width())));
            QVERIFY(!map()->axisRects().constFirst()->rect().intersects(place));
        }
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    MapView* map() const { return m_hands.find<MapView>(); }
    MapColorMenu* menu() const { return m_hands.find<MapColorMenu>("mapColors"); }

    /// Opens the menu by the keyboard and presses the letter of an entry.
    void choose(Qt::Key letter) const
    {
        menu()->setFocus();
        QTimer::singleShot(50, menu(), [letter] {
            QWidget* open = QApplication::activePopupWidget();
            QVERIFY(open != nullptr);
            QTest::keyClick(open, letter);
        });
        QTest::keyClick(menu(), Qt::Key_Space);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestMapColorsMenu)
#include "tst_map_colors_menu.moc"
