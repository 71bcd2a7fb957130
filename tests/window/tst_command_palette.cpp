#include <QAction>
#include <QLineEdit>
#include <QTreeWidget>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/find/command_palette.h"
#include "ui/panel/example/example_note.h"
#include "ui/view/map/map_view.h"
#include "ui/window/glossary_window.h"

/// Whatever the program can do is found by a few letters, from wherever one types.
class TestCommandPalette final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-palette"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void theNearestNameComesFirst()
    {
        const std::vector<FoundCommand> all{{.name = "Close"},
                                            {.name = "Save session", .place = "File"},
                                            {.name = "Save session as…", .place = "File"},
                                            {.name = "Unsaved", .place = "File › Open recent"},
                                            {.name = "Session"}};
        const auto names = [&](const char* typed) {
            QStringList found;
            for (const FoundCommand& each : matching(all, typed, 10)) found << each.name;
            return found.join(", ");
        };
        QCOMPARE(names("save"), QStringLiteral("Save session, Save session as…, Unsaved"));
        QCOMPARE(names("SESSION"), QStringLiteral("Session, Save session, Save session as…"));
        QCOMPARE(names("file save as"), QStringLiteral("Save session as…"));
        QCOMPARE(names("recent"), QStringLiteral("Unsaved"));
        QCOMPARE(names("nothing"), QString());
        QCOMPARE(matching(all, {}, 3).size(), std::size_t{3});
    }

    void aCommandIsDone()
    {
        open("full screen");
        QCOMPARE(found(0), QStringLiteral("Full screen|View|F11"));
        enter();
        QTRY_VERIFY(m_hands.window->isFullScreen());
        open("flow");
        enter();
        QTRY_COMPARE(session().view, core::View::Flow);
    }

    void whatATeachingModuleMayBeIsFound()
    {
        open("grouped-query");
        QVERIFY2(found(0).startsWith("Grouped-query (GQA)|Model › Teaching module"), qPrintable(found(0)));
        enter();
        QTRY_VERIFY(session().run().module.has_value());
        open("positions none");
        QCOMPARE(found(0), QStringLiteral("Positions: none|teaching module|"));
        enter();
        QTRY_COMPARE(session().run().module->positions, core::PositionEncoding::None);
    }

    void headsAreFoundByNumberAndByWhatTheyDo()
    {
        open("1.5");
        QVERIFY2(found(0).startsWith("1.5  layer 1 · head 5"), qPrintable(found(0)));
        enter();
        QTRY_COMPARE(session().focus.head, core::Index{4});

        QTRY_VERIFY(m_hands.window->headTable().at(core::Measure::Previous, 0, 0).has_value());
        open("previous");
        QCOMPARE(found(0).section('|', 0, 0), QStringLiteral("Heads sorted by: attends to previous token"));
        QVERIFY2(found(1).contains("previous token 1.00"), qPrintable(found(1)));
        enter(1);
        QTRY_COMPARE(session().focus.head, core::Index{0});
        open("previous");
        enter();
        QTRY_COMPARE(session().view, core::View::Heads);
        QCOMPARE(session().heads.measure, core::Measure::Previous);
    }

    void aTokenIsChosenAsQueryOrAsKey()
    {
        open("tired");
        QCOMPARE(found(0), QStringLiteral("tired|query 11|"));
        QCOMPARE(found(1), QStringLiteral("tired|key 11|"));
        enter();
        QTRY_COMPARE(session().focus.query, core::Index{10});
        open("mat");
        for (int row = 0; row < list()->topLevelItemCount(); ++row)
            if (found(row) == QStringLiteral("mat|key 6|")) enter(row);
        QTRY_COMPARE(session().focus.key, core::Index{5});
    }

    void examplesModelsAndTermsAreFound()
    {
        open("one token back");
        enter();
        QTRY_VERIFY(m_hands.find<ExampleNote>()->isVisible());
        open("primer decoder");
        QVERIFY2(found(0).contains("|Model|"), qPrintable(found(0)));
        enter();
        QTRY_COMPARE(session().run().model.filename().string(), std::string("primer-decoder"));
        open("temperature");
        for (int row = 0; row < list()->topLevelItemCount(); ++row)
            if (found(row).endsWith("|Glossary|")) enter(row);
        QTRY_VERIFY(m_hands.find<GlossaryWindow>()->isVisible());
    }

    void namesStandWhole()
    {
        for (const char* typed : {"", "head", "layer", "token", "copy", "attention"}) {
            open(QString::fromLatin1(typed));
            const QAbstractItemView* rows = list();
            QVERIFY(list()->columnWidth(0) >= rows->sizeHintForColumn(0));
            QVERIFY(list()->columnWidth(0) <= list()->viewport()->width());
            QTest::keyClick(line(), Qt::Key_Escape);
        }
    }

    void nothingFoundIsSaidAndNothingIsDone()
    {
        const core::Session before = session();
        open("qqqq");
        QVERIFY(found(0).startsWith("Nothing found"));
        enter();
        QVERIFY(palette()->isVisible());
        QTest::keyClick(line(), Qt::Key_Escape);
        QVERIFY(!palette()->isVisible());
        QCOMPARE(session(), before);
    }

    /// In a text field Ctrl+K would delete to the end of the line.
    void itOpensFromATextFieldAndLeavesTheText()
    {
        auto* editor = m_hands.find<QPlainTextEdit>();
        editor->setFocus();
        editor->moveCursor(QTextCursor::Start);
        QTest::keyClick(editor, Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(palette() != nullptr && palette()->isVisible());
        QCOMPARE(editor->toPlainText(), MainWindow::exampleText());
        QTest::keyClick(line(), Qt::Key_Escape);
    }

    void panelsFollowOneAnotherByF6()
    {
        auto* editor = m_hands.find<QPlainTextEdit>();
        auto* map = m_hands.find<MapView>();
        editor->setFocus();
        m_hands.press(Qt::Key_F6);
        const bool isAtTheMap = map->hasFocus() || map->isAncestorOf(QApplication::focusWidget());
        QVERIFY(isAtTheMap);
        QWidget* before = QApplication::focusWidget();
        QSet<QWidget*> seen;
        for (int i = 0; i < 8; ++i) {
            seen.insert(QApplication::focusWidget());
            m_hands.press(Qt::Key_F6);
        }
        QVERIFY(seen.size() >= 4);
        QVERIFY(seen.contains(editor));
        before->setFocus();
        m_hands.press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(editor->hasFocus());
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    CommandPalette* palette() const { return m_hands.find<CommandPalette>(); }
    QLineEdit* line() const { return palette()->findChild<QLineEdit*>(); }
    QTreeWidget* list() const { return palette()->findChild<QTreeWidget*>(); }

    void open(const QString& typed) const
    {
        m_hands.press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(palette() != nullptr && palette()->isVisible());
        QTest::keyClicks(line(), typed);
    }
    void enter(int downwards = 0) const
    {
        for (int i = 0; i < downwards; ++i) QTest::keyClick(line(), Qt::Key_Down);
        QTest::keyClick(line(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    /// "name|place|keys"
    QString found(int row) const
    {
        const QTreeWidgetItem* item = list()->topLevelItem(row);
        return QStringLiteral("%1|%2|%3").arg(item->text(0), item->text(1), item->text(2));
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestCommandPalette)
#include "tst_command_palette.moc"
