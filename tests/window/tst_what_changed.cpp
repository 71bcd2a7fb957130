#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/control/comparison_editor.h"
#include "ui/panel/compare/change_list.h"
#include "ui/panel/compare/changes_window.h"

namespace fs = std::filesystem;

namespace {

constexpr auto untilCompared = 120'000;  ///< ms

core::Run primerRunOf(const std::string& text, std::optional<float> temperature = {})
{
    core::Run run;
    run.model = fs::path(SOURCE_DIR) / "resources/models/primer-decoder";
    run.texts = {text};
    if (temperature) run.changes = {{.temperature = temperature}};
    return run;
}

}  // namespace

/// What changed from one run to another, in its window: ranked, chosen, saved, stopped.
class TestWhatChanged final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("what-changed"); }
    void cleanup()
    {
        m_window.reset();
        m_hands.window.reset();
    }

    void theHeadThatChangedMostStandsFirst()
    {
        compare();
        const auto* table = child<QTableView>("headChanges");
        const QAbstractItemModel& heads = *table->model();
        QCOMPARE(heads.rowCount(), 24);
        const auto number = [&](int row) {
            return heads.index(row, ChangeList::Maps).data().toString().section(' ', 0, 0).toDouble();
        };
        for (int row = 1; row < heads.rowCount(); ++row) QVERIFY(number(row - 1) >= number(row));
        QVERIFY(number(0) > 0.01);
        QCOMPARE(heads.index(0, ChangeList::Weights).data().toString(), QString("0 %"));
        const QString name = heads.index(0, ChangeList::Head).data().toString();
        QVERIFY2(child<QPlainTextEdit>("changeWords")->toPlainText().startsWith(name + "'s map is "),
                 qPrintable(child<QPlainTextEdit>("changeWords")->toPlainText()));
        QCOMPARE(child<QTableWidget>("weightChanges")->rowCount(), 5);  // embedding and four layers
    }

    /// By name, the first head comes first, and by the same column again the last one.
    void columnsAreOrders()
    {
        compare();
        auto* table = child<QTableView>("headChanges");
        table->sortByColumn(ChangeList::Head, Qt::AscendingOrder);
        QCOMPARE(table->model()->index(0, ChangeList::Head).data().toString(), QString("1.1"));
        table->sortByColumn(ChangeList::Head, Qt::DescendingOrder);
        QCOMPARE(table->model()->index(0, ChangeList::Head).data().toString(), QString("4.6"));
    }

    void aRowIsAHeadInBoth()
    {
        compare();
        QSignalSpy chosen(m_window.get(), &ChangesWindow::headChosen);
        auto* table = child<QTableView>("headChanges");
        table->sortByColumn(ChangeList::Head, Qt::AscendingOrder);
        table->setCurrentIndex(table->model()->index(8, ChangeList::Head));
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(chosen.last().at(0).value<core::Index>(), core::Index{1});
        QCOMPARE(chosen.last().at(1).value<core::Index>(), core::Index{2});
        QVERIFY(child<QPlainTextEdit>("changeWords")->toPlainText().startsWith("2.3's map is "));
    }

    void allOfItIsSavedAndCopied()
    {
        compare();
        QTemporaryDir folder;
        for (const char* ending : {"csv", "json", "pdf"}) {
            const QString file = folder.filePath(QStringLiteral("changes.") + ending);
            answerDialog(file);
            child<QPushButton>("saveChanges")->click();
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(file).size() > 0, untilCompared);
        }
        QFile csv(folder.filePath("changes.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll().count('\n'), 25);
        child<QPushButton>("copyChanges")->click();
        QVERIFY(QApplication::clipboard()->text().startsWith("Head\tmaps, nats\t"));
    }

    void runsThatChangedSinceAreSaid()
    {
        compare();
        const auto* banner = m_window->findChild<Banner*>();
        m_window->propose({.a = primerRunOf(sentence), .b = primerRunOf(sentence, 3.0F)});
        QVERIFY(banner->isVisible() && banner->text().contains("changed since"));
        m_window->propose({.a = primerRunOf(sentence), .b = primerRunOf(sentence, 2.0F)});
        QVERIFY(!banner->isVisible());
    }

    void itIsStopped()
    {
        begin(primerRunOf(sentence), primerRunOf(sentence, 2.0F));
        child<QComboBox>("changeTexts")->setCurrentText("sentences");
        child<QSpinBox>("changeAnswers")->setValue(500);
        child<QPushButton>("startComparing")->click();
        child<QPushButton>("stopComparing")->click();
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("startComparing")->isEnabled(), untilCompared);
        QTRY_VERIFY(m_window->findChild<Banner*>()->text().contains("stopped"));
    }

    void whatCannotBeComparedIsSaid()
    {
        core::Run other = primerRunOf(sentence);
        other.model = "/nowhere";
        begin(primerRunOf(sentence), other);
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("startComparing")->isEnabled(), untilCompared);
        QTRY_VERIFY(m_window->findChild<Banner*>()->text().contains("nowhere"));
        QVERIFY(!child<QPushButton>("saveChanges")->isEnabled());
    }

    /// From two runs of the main window, where a row is looked at in Compare.
    void theMainWindowShowsTheHead()
    {
        m_hands.open();
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        auto* kind = m_hands.find<QComboBox>("compareKind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        QTRY_COMPARE(m_hands.window->editor().session().runs.size(), std::size_t{2});
        auto* button = m_hands.find<QPushButton>("whatChanged");
        QVERIFY(!button->isVisible());  // both are the same run
        ComparisonEditor(m_hands.window->editor()).setText(1, "a rose is not a rose");
        QTRY_VERIFY_WITH_TIMEOUT(button->isVisible(), untilCompared);
        QTest::mouseClick(button, Qt::LeftButton);
        auto* opened = m_hands.find<ChangesWindow>();
        QVERIFY(opened != nullptr && opened->isVisible());
        auto* table = opened->findChild<QTableView*>("headChanges");
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 5, untilCompared);
        table->sortByColumn(ChangeList::Head, Qt::AscendingOrder);
        table->setCurrentIndex(table->model()->index(1, ChangeList::Head));
        table->setCurrentIndex(table->model()->index(3, ChangeList::Head));
        QCOMPARE(m_hands.window->editor().session().focus.head, core::Index{3});
        QVERIFY(m_hands.window->editor().session().view == core::View::Compare);
        opened->close();
    }

private:
    void begin(const core::Run& a, const core::Run& b)
    {
        m_window = std::make_unique<ChangesWindow>(nullptr);
        m_window->compare({.a = a, .b = b});
        m_window->show();
    }
    void compare()
    {
        begin(primerRunOf(sentence), primerRunOf(sentence, 2.0F));
        QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("saveChanges")->isEnabled(), untilCompared);
    }
    /// Types a path into the dialog that comes next.
    void answerDialog(const QString& path) const
    {
        auto* waiting = new QTimer(m_window.get());
        connect(waiting, &QTimer::timeout, m_window.get(), [waiting, path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            waiting->deleteLater();
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        });
        waiting->start(50);
    }
    template<typename Widget>
    Widget* child(const char* name) const
    {
        return m_window->findChild<Widget*>(QString::fromLatin1(name));
    }

    const std::string sentence = "the dog saw the cat . the dog saw the";
    WindowDriver m_hands;
    std::unique_ptr<ChangesWindow> m_window;
};

TEST_CLASS(TestWhatChanged)
#include "tst_what_changed.moc"
