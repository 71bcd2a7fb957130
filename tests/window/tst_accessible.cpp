#include "tests/window/window_driver.h"

#include "core/model/folder/bundled_models.h"

#include <QAccessible>

#include "tests/test_class.h"
#include "ui/part/spoken_table.h"

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

    void everyViewIsATable_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("map") << static_cast<int>(Qt::Key_1) << 5 << 5 << "cat"
                             << "saw";
        QTest::newRow("steps") << static_cast<int>(Qt::Key_2) << 5 << 144 << "cat"
                               << "dimension 3";
        QTest::newRow("mask") << static_cast<int>(Qt::Key_3) << 5 << 5 << "cat"
                              << "saw";
        QTest::newRow("compare") << static_cast<int>(Qt::Key_4) << 5 << 5 << "cat"
                                 << "saw";
        QTest::newRow("all heads") << static_cast<int>(Qt::Key_5) << 4 << 6 << "layer 2"
                                   << "head 3";
        QTest::newRow("flow") << static_cast<int>(Qt::Key_6) << 5 << 5 << "cat"
                              << "saw";
        QTest::newRow("measures") << static_cast<int>(Qt::Key_7) << 4 << 6 << "layer 2"
                                  << "head 3";
    }
    /// Rows and columns with their names, cells that know theirs, say something and lie where they are drawn.
    void everyViewIsATable()
    {
        QFETCH(int, key);
        QFETCH(int, rows);
        QFETCH(int, columns);
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        m_hands.press(static_cast<Qt::Key>(key), Qt::ControlModifier);
        QTRY_VERIFY(shownTable() != nullptr && shownTable()->tableInterface()->rowCount() == rows);
        QAccessibleInterface* face = shownTable();
        QAccessibleTableInterface* table = face->tableInterface();
        QCOMPARE(table->columnCount(), columns);
        QTEST(table->rowDescription(1), "row");
        QTEST(table->columnDescription(2), "column");
        QCOMPARE(face->childCount(), (rows + 1) * (columns + 1));
        QAccessibleInterface* cell = table->cellAt(1, 2);
        QVERIFY(cell != nullptr && cell->isValid());
        QVERIFY(!cell->text(QAccessible::Name).isEmpty());
        QCOMPARE(face->child(face->indexOfChild(cell)), cell);
        QAccessibleTableCellInterface* place = cell->tableCellInterface();
        QTEST(place->rowHeaderCells().first()->text(QAccessible::Name), "row");
        QTEST(place->columnHeaderCells().first()->text(QAccessible::Name), "column");
        QCOMPARE(place->table(), face);
        const QRect rect = cell->rect();
        QVERIFY(!rect.isEmpty());
        QVERIFY(table->cellAt(2, 2)->rect().top() > rect.top());
        if (key != Qt::Key_6) QVERIFY(face->rect().adjusted(-2, -2, 2, 2).contains(rect.center()));
        QVERIFY(table->cellAt(rows, 0) == nullptr && table->cellAt(0, columns) == nullptr);
    }

    /// What is pressed in the table is chosen in the window, and says so.
    void aCellOfTheTableIsChosenByItsAction()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(shownTable() != nullptr && shownTable()->tableInterface()->rowCount() == 5);
        QAccessibleInterface* cell = shownTable()->tableInterface()->cellAt(3, 1);
        QVERIFY(!cell->state().selected);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        const auto& focus = m_hands.window->editor().session().focus;
        QCOMPARE(focus.query, core::Index{3});
        QCOMPARE(focus.key, core::Index{1});
        QVERIFY(cell->state().selected && cell->state().focused);
        QCOMPARE(focused()->focusChild(), cell);
        QVERIFY(cell->text(QAccessible::Description).startsWith("the attends to cat, "));
        QVERIFY(cell->text(QAccessible::Name).endsWith(" percent"));
    }

    /// Another text has other cells; those of before say nothing.
    void cellsOfBeforeAreNotThereAnyMore()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(shownTable() != nullptr && shownTable()->tableInterface()->rowCount() == 5);
        const QAccessible::Id last = QAccessible::uniqueId(shownTable()->tableInterface()->cellAt(4, 4));
        m_hands.type(QStringLiteral("the cat"));
        QTRY_VERIFY(shownTable()->tableInterface()->rowCount() == 2);
        QAccessibleInterface* gone = QAccessible::accessibleInterface(last);
        const bool saysNothing = gone == nullptr || (!gone->isValid() && gone->text(QAccessible::Name).isEmpty());
        QVERIFY(saysNothing);
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
    /// The first table of what is looked at.
    QAccessibleInterface* shownTable() const
    {
        for (QWidget* widget : m_hands.window->findChildren<QWidget*>()) {
            auto* tables = dynamic_cast<SpokenTables*>(widget);
            if (tables == nullptr || !widget->isVisible()) continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            if (!tables->mayBeSeveral()) return face;
            return face->childCount() == 0 ? nullptr : face->child(0);
        }
        return nullptr;
    }

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
