#include "tests/window/window_driver.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

#include "core/session/example.h"
#include "tests/test_class.h"
#include "tests/window/spoken_names.h"
#include "ui/panel/input/token_chips.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/view/map/map_view.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>

using core::View;

namespace {

bool isWithin(const QWidget* widget, const QWidget* outer)
{
    return outer != nullptr && (widget == outer || outer->isAncestorOf(widget));
}

}  // namespace

/// What somebody meets who opens the program for the first time.
class TestFirstSight final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_first_sight"); }
    void init()
    {
        QSettings().clear();
        const auto skipped = [](const core::Error& error) { QFAIL(error.what()); };
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        m_hands.window->begin(core::bundledExamples(skipped).front());
        m_hands.window->resize(1024, 768);
        m_hands.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_hands.window.get()));
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void fewControlsAreThere_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024 × 768") << QSize(1024, 768);
        QTest::newRow("1366 × 768") << QSize(1366, 768);
        QTest::newRow("1920 × 1080") << QSize(1920, 1080);
    }

    /// A tab counts as one; tokens, thumbnails and the map are what is looked at.
    void fewControlsAreThere()
    {
        QFETCH(QSize, size);
        m_hands.window->resize(size);
        QTRY_COMPARE(m_hands.window->size(), size);
        QStringList controls;
        for (const QWidget* each : m_hands.window->findChildren<QWidget*>()) {
            if (!each->isVisible() || (each->focusPolicy() & Qt::TabFocus) == 0 || isPartOfControl(each)) continue;
            if (isLookedAt(each)) continue;
            const auto* tabs = qobject_cast<const QTabBar*>(each);
            for (int i = 0; i < (tabs == nullptr ? 1 : tabs->count()); ++i)
                controls << QStringLiteral("%1 “%2” %3")
                                .arg(QString::fromLatin1(each->metaObject()->className()), each->objectName(),
                                     tabs == nullptr ? each->accessibleName() : tabs->tabText(i));
        }
        QVERIFY(controls.size() > 10);
        QVERIFY2(controls.size() <= 22, qPrintable(controls.join(QLatin1Char('\n'))));
    }

    void theFirstRowHasFiveViewsAndAButtonForTheOthers()
    {
        const auto* tabs = m_hands.find<QTabBar>();
        QVERIFY(tabs->isVisible());
        QStringList names;
        for (int i = 0; i < tabs->count(); ++i) names << tabs->tabText(i);
        QCOMPARE(names, (QStringList{"Map", "Steps", "Mask", "Compare", "All heads"}));
        QMenu* further = m_hands.find<QToolButton>("moreViews")->menu();
        QMetaObject::invokeMethod(further, "aboutToShow");
        QCOMPARE(further->actions().front()->text(), QString("Flow\tCtrl+6"));
        further->actions().front()->trigger();
        QCOMPARE(session().view, View::Flow);
        QCOMPARE(tabs->tabText(tabs->currentIndex()), viewName(View::Flow));
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(tabs->count(), 5);
    }

    void theButtonShowsAndHidesThePanelsToo()
    {
        const auto* editor = m_hands.find<QPlainTextEdit>();
        QMenu* further = m_hands.find<QToolButton>("moreViews")->menu();
        QMetaObject::invokeMethod(further, "aboutToShow");
        auto* input = m_hands.find<QAction>("inputColumn");
        QVERIFY(further->actions().contains(input));
        QCOMPARE(input->isChecked(), editor->isVisible());
        const bool before = editor->isVisible();
        input->trigger();
        QCOMPARE(editor->isVisible(), !before);
        QCOMPARE(input->isChecked(), !before);
    }

    void everyMenuFitsALowScreen()
    {
        constexpr int screen = 720;
        for (const QAction* title : m_hands.window->menuBar()->actions()) {
            QMenu* menu = title->menu();
            QMetaObject::invokeMethod(menu, "aboutToShow");
            QVERIFY2(menu->sizeHint().height() <= screen, qPrintable(title->text()));
            const auto entries = std::ranges::count_if(
                menu->actions(), [](const QAction* each) { return each->isVisible() && !each->isSeparator(); });
            if (title->text() == "&View") QVERIFY(entries <= 20);
        }
    }

private:
    bool isLookedAt(const QWidget* widget) const
    {
        const auto chips = m_hands.window->findChildren<TokenChips*>();
        return isWithin(widget, m_hands.find<MapView>()) || isWithin(widget, m_hands.find<HeadsNavigator>())
               || std::ranges::any_of(chips, [&](const TokenChips* each) { return isWithin(widget, each); });
    }
    const core::Session& session() const { return m_hands.window->editor().session(); }

    WindowDriver m_hands;
};

TEST_CLASS(TestFirstSight)
#include "tst_first_sight.moc"
