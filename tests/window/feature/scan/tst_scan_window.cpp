#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/feature/scan/finding_list.h"
#include "ui/feature/scan/scan_window.h"

namespace fs = std::filesystem;

namespace {

constexpr auto untilScanned = 120'000;  ///< ms

}  // namespace

/// A scan in its window: begun, stopped, read, opened, saved.
class TestScanWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("scan-window");
        QFile file(m_folder.filePath("texts.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 6; ++i) file.write(i % 2 == 0 ? "The cat sat on the mat.\n" : "A dog saw the mouse.\n");
    }

    void init()
    {
        m_window = std::make_unique<ScanWindow>();
        core::Run run;
        run.model = fs::path(SOURCE_DIR) / "resources/models/primer-decoder";
        m_window->propose(run);
        child<QComboBox>("scanTexts")->setCurrentText(m_folder.filePath("texts.txt"));
        m_window->show();
    }
    void cleanup() { m_window.reset(); }

    void whatWasFoundIsATable()
    {
        QCOMPARE(child<QComboBox>("scanModel")->currentText(), QString("primer-decoder"));
        QVERIFY(!child<QPushButton>("saveScan")->isEnabled());
        scan();
        const QAbstractItemModel* table = child<QTableView>("scanFindings")->model();
        QVERIFY(table->rowCount() > 5);
        QCOMPARE(table->index(0, FindingList::Result).data().toString(), QString("holds"));
        QVERIFY(rowWith("2.4 looks behind the same token before") >= 0);
        QVERIFY(child<QPlainTextEdit>("scanWords")->toPlainText().contains("attentionscope "));
        QVERIFY(child<QPushButton>("saveScan")->isEnabled());
    }

    void aRowOpensItsHead()
    {
        scan();
        QSignalSpy asked(m_window.get(), &ScanWindow::openAsked);
        core::Session session;
        connect(m_window.get(), &ScanWindow::openAsked, this, [&](const core::Session& each) { session = each; });
        auto* table = child<QTableView>("scanFindings");
        const int row = rowWith("1.4 looks at the token before");
        QVERIFY(row >= 0);
        table->setCurrentIndex(table->model()->index(row, FindingList::Claim));
        child<QPushButton>("openFinding")->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(session.focus.layer, core::Index{0});
        QCOMPARE(session.focus.head, core::Index{3});
        const std::string& text = session.run().texts.front();
        QVERIFY(text.find("cat") != std::string::npos || text.find("dog") != std::string::npos);
        QCOMPARE(session.run().model.filename().string(), std::string("primer-decoder"));
    }

    void itIsStopped()
    {
        child<QComboBox>("scanTexts")->setCurrentText("primer");
        child<QPushButton>("startScan")->click();
        QVERIFY(m_window->job().isRunning());
        QVERIFY(!child<QPushButton>("startScan")->isEnabled());
        child<QPushButton>("stopScan")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->job().isRunning(), untilScanned);
        QTRY_VERIFY(child<QPushButton>("startScan")->isEnabled());
        QVERIFY(m_window->findChild<Banner*>()->text().contains("stopped"));
        QCOMPARE(child<QTableView>("scanFindings")->model()->rowCount(), 0);
    }

    void mistakesAreSaid()
    {
        child<QComboBox>("scanTexts")->setCurrentText("/nowhere.txt");
        child<QPushButton>("startScan")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->job().isRunning(), untilScanned);
        QTRY_VERIFY(m_window->findChild<Banner*>()->text().contains("/nowhere.txt"));
        QVERIFY(child<QPushButton>("startScan")->isEnabled());
    }

    void theMenuOpensItWithTheModelOfTheWindow()
    {
        m_hands.open();
        QAction* action = nullptr;
        for (QAction* each : m_hands.window->findChildren<QAction*>())
            if (each->text() == "Sca&n this model…") action = each;
        QVERIFY(action != nullptr);
        action->trigger();
        ScanWindow* opened = nullptr;
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<ScanWindow*>(each); window != nullptr && window != m_window.get())
                opened = window;
        QVERIFY(opened != nullptr && opened->isVisible());
        QCOMPARE(opened->findChild<QComboBox*>("scanModel")->currentText(), QString("named-heads"));
        opened->close();
        m_hands.window.reset();
    }

private:
    template<typename Widget>
    Widget* child(const char* name) const
    {
        return m_window->findChild<Widget*>(QString::fromLatin1(name));
    }
    void scan()
    {
        child<QPushButton>("startScan")->click();
        QTRY_VERIFY_WITH_TIMEOUT(child<QTableView>("scanFindings")->model()->rowCount() > 0, untilScanned);
    }
    int rowWith(const char* words) const
    {
        const QAbstractItemModel* table = child<QTableView>("scanFindings")->model();
        for (int row = 0; row < table->rowCount(); ++row)
            if (table->index(row, FindingList::Claim).data().toString().startsWith(QString::fromLatin1(words)))
                return row;
        return -1;
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
    std::unique_ptr<ScanWindow> m_window;
};

TEST_CLASS(TestScanWindow)
#include "tst_scan_window.moc"
