#include "tests/cli/command_files.h"
#include "tests/window/window_driver.h"
#include "ui/feature/lesson/sheet/sheet_dialog.h"
#include "ui/panel/export/figure_preview.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/segments.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>

#include "tests/test_class.h"

#include <algorithm>

using command_files::contentOf;

namespace fs = std::filesystem;

namespace {

QAction* actionCalled(const QMainWindow& window, const QString& text)
{
    for (QAction* menu : window.menuBar()->actions())
        for (QAction* action : menu->menu()->actions())
            if (action->text().remove('&') == text) return action;
    return nullptr;
}

}  // namespace

/// Worksheets in the real window.
class TestSheetDialog final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("sheets"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void theMapIsOfferedWithoutALesson();
    void theLessonComesFirst();
    void pagesAreTurnedThroughCopies();
    void bothFilesAreSaved();
    void nothingIsWrittenWhereOneCannotBe();
    void manyCopiesAreStopped();
    void whatNoSheetCanShowIsSaidInPlace();
    void everythingIsReachedByTheKeyboard();

private:
    SheetDialog* open()
    {
        actionCalled(*m_hands.window, "Make a worksheet…")->trigger();
        return m_hands.find<SheetDialog>();
    }
    SheetDialog* drawn()
    {
        SheetDialog* dialog = open();
        [&] { QTRY_VERIFY(!preview(*dialog).isNull()); }();
        return dialog;
    }
    static QImage preview(const SheetDialog& dialog) { return dialog.findChild<FigurePreview*>()->picture(); }
    static void choose(const SheetDialog& dialog, const char* segments, int index)
    {
        dialog.findChild<Segments*>(segments)->findChildren<QAbstractButton*>()[index]->click();
    }
    static QStringList offered(const SheetDialog& dialog)
    {
        QStringList all;
        for (const QAbstractButton* each : dialog.findChild<Segments*>("sheetOf")->findChildren<QAbstractButton*>())
            all << each->text();
        return all;
    }
    static QLabel* label(const SheetDialog& dialog, const char* name) { return dialog.findChild<QLabel*>(name); }

    WindowDriver m_hands;
};

void TestSheetDialog::theMapIsOfferedWithoutALesson()
{
    QVERIFY(m_hands.find<SheetDialog>() == nullptr);  // made when it is asked for
    SheetDialog* dialog = drawn();
    QCOMPARE(offered(*dialog), (QStringList{"This map", "Steps of this head"}));
    QVERIFY(!dialog->findChild<QCheckBox*>("sheetCausal")->isVisible());
    QVERIFY(!dialog->findChild<PrefixedCombo*>("sheetRow")->isVisible());
    const QImage map = preview(*dialog);
    choose(*dialog, "sheetSide", 1);
    QTRY_VERIFY(preview(*dialog) != map);  // the key
    choose(*dialog, "sheetOf", 1);
    QVERIFY(dialog->findChild<PrefixedCombo*>("sheetRow")->isVisible());
    QVERIFY(label(*dialog, "sheetIds")->text().contains("S-1-001"));
}

void TestSheetDialog::theLessonComesFirst()
{
    m_hands.window->openPath(fs::path(SOURCE_DIR) / "resources/lessons/02-dot-products-by-hand.lesson.md");
    QTRY_VERIFY(m_hands.shows("Step 1 of"));
    SheetDialog* dialog = drawn();
    QCOMPARE(offered(*dialog).front(), QString("This lesson"));
    auto* causal = dialog->findChild<QCheckBox*>("sheetCausal");
    QVERIFY(causal->isVisible());
    const QImage whole = preview(*dialog);
    causal->click();
    QTRY_VERIFY(preview(*dialog) != whole);
}

void TestSheetDialog::pagesAreTurnedThroughCopies()
{
    SheetDialog* dialog = drawn();
    QVERIFY(!label(*dialog, "sheetWhere")->isVisible());  // one page
    dialog->findChild<PrefixedSpin*>("sheetCopies")->setValue(3);
    QTRY_COMPARE(label(*dialog, "sheetWhere")->text(), QString("copy 1 of 3"));
    QTest::keyClick(dialog, Qt::Key_PageDown);
    QTRY_COMPARE(label(*dialog, "sheetWhere")->text(), QString("copy 2 of 3"));
    QTest::keyClick(dialog, Qt::Key_PageUp);
    QTRY_COMPARE(label(*dialog, "sheetWhere")->text(), QString("copy 1 of 3"));
    QTest::keyClick(dialog, Qt::Key_PageUp);
    QTRY_COMPARE(label(*dialog, "sheetWhere")->text(), QString("copy 3 of 3"));
    QVERIFY(label(*dialog, "sheetIds")->text().contains("M-1-001 to M-1-003"));
}

void TestSheetDialog::bothFilesAreSaved()
{
    const QTemporaryDir folder;
    SheetDialog* dialog = drawn();
    dialog->findChild<PrefixedSpin*>("sheetCopies")->setValue(2);
    QTRY_VERIFY(dialog->findChild<QPushButton*>("primary")->isEnabled());
    m_hands.answerDialog(folder.filePath("a class.pdf"));
    dialog->save();
    QTRY_VERIFY(QFile::exists(folder.filePath("a class-key.pdf")));
    for (const char* name : {"a class.pdf", "a class-key.pdf"})
        QCOMPARE(contentOf(folder.filePath(name)).count("/Type /Page\n"), qsizetype{2});
    QTRY_VERIFY(m_hands.window->statusBar()->currentMessage().contains("a class.pdf") || m_hands.shows("a class.pdf"));
    QTRY_VERIFY(m_hands.find<SheetDialog>() == nullptr);
}

void TestSheetDialog::nothingIsWrittenWhereOneCannotBe()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("a-key.pdf"));  // the key has no place
    QVERIFY(QDir(folder.filePath("a-key.pdf")).mkdir("full"));
    SheetDialog* dialog = drawn();
    SheetMaker* maker = dialog->findChild<SheetMaker*>();
    SheetWish wish;
    maker->write(wish, folder.filePath("a.pdf").toStdString(), folder.filePath("a-key.pdf").toStdString());
    QTRY_VERIFY(label(*dialog, "sheetTrouble")->isVisible());
    QVERIFY2(label(*dialog, "sheetTrouble")->text().contains("cannot be written"),
             qPrintable(label(*dialog, "sheetTrouble")->text()));
    QVERIFY(!QFile::exists(folder.filePath("a.pdf")));
}

void TestSheetDialog::manyCopiesAreStopped()
{
    const QTemporaryDir folder;
    SheetDialog* dialog = drawn();
    dialog->findChild<PrefixedSpin*>("sheetCopies")->setValue(999);
    QTRY_VERIFY(label(*dialog, "sheetWhere")->text().contains("of 999"));
    m_hands.answerDialog(folder.filePath("a.pdf"));
    dialog->save();
    auto* stop = dialog->findChild<QPushButton*>("sheetStop");
    QVERIFY(stop->isVisible());
    stop->click();
    QTRY_VERIFY(label(*dialog, "sheetTrouble")->text().startsWith("Stopped"));
    QVERIFY(QDir(folder.path()).isEmpty());
    QVERIFY(!stop->isVisible());
}

void TestSheetDialog::whatNoSheetCanShowIsSaidInPlace()
{
    m_hands.type("the cat sat on the mat because the cat was tired and the dog was not");
    QTRY_VERIFY(m_hands.shows("16 tokens"));
    SheetDialog* dialog = open();
    QTRY_VERIFY(label(*dialog, "sheetTrouble")->isVisible());
    QVERIFY2(label(*dialog, "sheetTrouble")->text().contains("at most 14 tokens"),
             qPrintable(label(*dialog, "sheetTrouble")->text()));
    QVERIFY(!dialog->findChild<QPushButton*>("primary")->isEnabled());
}

void TestSheetDialog::everythingIsReachedByTheKeyboard()
{
    SheetDialog* dialog = drawn();
    dialog->findChild<PrefixedSpin*>("sheetCopies")->setValue(2);
    QTRY_VERIFY(label(*dialog, "sheetWhere")->isVisible());
    choose(*dialog, "sheetOf", 1);  // with a row to choose
    QSet<const QWidget*> reached;
    for (const QWidget* each = dialog->nextInFocusChain(); each != dialog; each = each->nextInFocusChain())
        if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus) != 0) reached.insert(each);
    for (const QWidget* each : dialog->findChildren<QWidget*>()) {
        const bool acts = qobject_cast<const QAbstractButton*>(each) != nullptr
                          || qobject_cast<const QAbstractSpinBox*>(each) != nullptr
                          || qobject_cast<const QComboBox*>(each) != nullptr;
        if (!acts || !each->isVisible()) continue;
        if (const auto* segments = qobject_cast<const Segments*>(each->parentWidget())) {
            // One of them is reached, the others from it by the arrows.
            const auto all = segments->findChildren<QAbstractButton*>();
            QVERIFY(std::ranges::any_of(all, [&](const QWidget* one) { return reached.contains(one); }));
            continue;
        }
        QVERIFY2(reached.contains(each), qPrintable(each->objectName() + each->metaObject()->className()));
        if (qobject_cast<const QAbstractButton*>(each) == nullptr)  // which says what stands on it
            QVERIFY2(!each->accessibleName().isEmpty(), qPrintable(each->objectName()));
    }
}

TEST_CLASS(TestSheetDialog)
#include "tst_sheet_dialog.moc"
