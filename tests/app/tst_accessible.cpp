#include "tests/app/window_driver.h"

#include "core/model/folder/bundled_models.h"

#include <QAccessible>

#include "tests/test_class.h"

/// The window as a screen reader hears it: every view is reached by keys, has a name, and says where one is.
class TestAccessible final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_accessible"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        m_hands.type(QStringLiteral("the cat saw the dog"));
        QTRY_VERIFY(m_hands.shows("5 tokens · 24 heads") && m_hands.shows("computed in"));
    }

    void everyViewIsReachedByKeysAndHasAName_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("name");
        QTest::newRow("map") << static_cast<int>(Qt::Key_1) << "Attention map";
        QTest::newRow("steps") << static_cast<int>(Qt::Key_2) << "Steps";
        QTest::newRow("mask") << static_cast<int>(Qt::Key_3) << "Mask";
        QTest::newRow("compare") << static_cast<int>(Qt::Key_4) << "maps";
        QTest::newRow("all heads") << static_cast<int>(Qt::Key_5) << "All heads";
        QTest::newRow("flow") << static_cast<int>(Qt::Key_6) << "flow";
        QTest::newRow("measures") << static_cast<int>(Qt::Key_7) << "measured";
    }
    void everyViewIsReachedByKeysAndHasAName()
    {
        QFETCH(int, key);
        QFETCH(QString, name);
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        m_hands.press(static_cast<Qt::Key>(key), Qt::ControlModifier);
        QTRY_VERIFY(focused() != nullptr);
        const QString said = focused()->text(QAccessible::Name);
        QVERIFY2(said.contains(name, Qt::CaseInsensitive), qPrintable(said));
    }

    /// Arrow keys in the map: what is said is what the engine computed.
    void theMapSpeaksTheChosenCell()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        const auto& focus = m_hands.window->editor().session().focus;
        QCOMPARE(focus.key, core::Index{1});
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(m_hands.window->editor().session().run(), models);
        const auto trace = core::run(prepared.model, prepared.batch, {.keep = core::Keep::Weights});
        const core::Matrix& weights = trace->at({0, 0, 0}).attention.heads[0].weights;
        int rank = 1;
        for (core::Index key = 0; key <= focus.query; ++key)
            if (weights(focus.query, key) > weights(focus.query, 1)) ++rank;
        const double share = 100 * static_cast<double>(weights(focus.query, 1));
        const QString percent = QString::number(share, 'f', share < 10 ? 1 : 0);
        const QString said = focused()->text(QAccessible::Description) + focused()->text(QAccessible::Value);
        QVERIFY2(said.contains("cat") && said.contains(percent + " percent"), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("rank %1 of %2").arg(rank).arg(focus.query + 1)), qPrintable(said));
    }

    void theGridSpeaksTheHeadThatKeysReach()
    {
        m_hands.press(Qt::Key_5, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.window->headTable().at(core::Measure::Previous, 0, 1).has_value());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        const QString said = focused()->text(QAccessible::Description);
        const float value = *m_hands.window->headTable().at(core::Measure::Previous, 0, 1);
        QVERIFY2(said.contains("layer 1 · head 2"), qPrintable(said));
        QVERIFY2(said.contains(QString::number(static_cast<double>(value), 'f', 2)), qPrintable(said));
    }

    /// Tab leads through everything that can be pressed or filled in.
    void tabReachesEveryControlOfAllHeads()
    {
        m_hands.press(Qt::Key_5, Qt::ControlModifier);
        QSet<QString> names;
        for (int step = 0; step < 60; ++step) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (focused() != nullptr) names << focused()->text(QAccessible::Name);
        }
        for (const char* wanted : {"attends to previous token", "Leave out heads below this number",
                                   "Find a head by its number, by what it does or by two words", "All heads"})
            QVERIFY2(names.contains(QString::fromLatin1(wanted)), qPrintable(QStringList(names.values()).join(", ")));
    }

private:
    static QAccessibleInterface* focused()
    {
        return QApplication::focusWidget() == nullptr
                   ? nullptr
                   : QAccessible::queryAccessibleInterface(QApplication::focusWidget());
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestAccessible)
#include "tst_accessible.moc"
