#include "tests/ui/panel/export/export_hands.h"

#include <QClipboard>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/panel/export/figure_destination.h"
#include "ui/plot/figure/figure_files.h"

#include <memory>

using core::FigureSettings;
namespace fs = std::filesystem;

namespace {

QByteArray contentOf(const fs::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// Saves and copies figures as a person does.
class TestExportFiles final : public QObject {
    Q_OBJECT
private slots:
    void init() { OwnSettings::clear(); }

    void aFileIsWhatItsSettingsSay_data()
    {
        QTest::addColumn<int>("format");
        for (int i = 0; i < figureFormats().size(); ++i) QTest::newRow(qPrintable(figureFormats()[i])) << i;
    }

    void aFileIsWhatItsSettingsSay()
    {
        QFETCH(int, format);
        Hands hands;
        QSignalSpy saved(&hands.dialog, &ExportDialog::saved);
        hands.pick("figureColorMap", "cividis");
        hands.press("figureFormat", format);
        const QString path = m_folder.filePath("one." + figureFormats()[format]);
        hands.answer(path);
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(!hands.dialog.isVisible());
        const Figure figure(exportedSource(), hands.settings());
        const QString ending = figureFormats()[format];
        const QByteArray expected = ending == "py" ? pythonFiles(figure, carried(hands.settings())).script
                                                   : figureBytes(figure, ending, carried(hands.settings()));
        QCOMPARE(contentOf(path.toStdString()), expected);
        QCOMPARE(Hands().find<Segments>("figureFormat")->current(), format);  // remembered
    }

    void manyFilesAreWrittenWithProgress()
    {
        QTemporaryDir folder;
        Hands hands;
        const auto total = each(hands);
        QCOMPARE(hands.text("fileCount"), QString("%1 files").arg(total));
        QSignalSpy progress(hands.dialog.findChild<FigureWorker*>(), &FigureWorker::progressed);
        QSignalSpy saved(&hands.dialog, &ExportDialog::saved);
        hands.answer(folder.path());
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(hands.shows("figureProgress"));
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(progress.count(), total);
        QCOMPARE(progress.last(), QVariantList({total, total}));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), total);
        FigureSettings one = hands.settings();
        one.layer = 0;
        one.head = 1;
        const fs::path pattern = fs::path(folder.path().toStdString()) / "{model}-L{layer}H{head}.pdf";
        QCOMPARE(contentOf(pathOf(pattern, exportedSource().traces.front()->model->info, {0, 1, 0}, 1)),
                 figureBytes(Figure(exportedSource(), one), "pdf", carried(one)));
    }

    void writingCanBeStopped_data()
    {
        QTest::addColumn<bool>("closing");
        QTest::newRow("with the button") << false;
        QTest::newRow("by closing") << true;
    }

    void writingCanBeStopped()
    {
        QFETCH(bool, closing);
        QTemporaryDir folder;
        QSemaphore disk(2);  // which takes so many files, and the rest when it is allowed to
        Hands hands(oneHeadSettings(), [&](const FigureSettings& settings, const fs::path& folderOfFile) {
            constexpr int patience = 60'000;
            if (!folderOfFile.empty()) disk.tryAcquire(1, patience);
            return carried(settings);
        });
        const auto total = each(hands);
        QSignalSpy progress(hands.dialog.findChild<FigureWorker*>(), &FigureWorker::progressed);
        hands.answer(folder.path());
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(progress.count(), 2);
        if (closing)
            hands.dialog.reject();
        else
            QTest::mouseClick(hands.find<QPushButton>("figureStop"), Qt::LeftButton);
        disk.release(total);
        QTRY_VERIFY(!hands.text("figureNote").isEmpty());
        const auto written = QDir(folder.path()).entryList(QDir::Files).size();
        QCOMPARE(written, 3);  // the one that was being written is finished
        QCOMPARE(hands.text("figureNote"), QString("Stopped; %1 of %2 files were written.").arg(written).arg(total));
        QCOMPARE(hands.dialog.isVisible(), !closing);
        QVERIFY(at_rest::comesToRest());  // the files that are left are not written
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), written);
    }

    void filesAreReplacedOnlyWhenTheUserSaysSo()
    {
        QTemporaryDir folder;
        const QString there = folder.filePath("gpt2_fp16-L1H1.pdf");
        Hands hands;
        each(hands);
        hands.find<QLineEdit>("figurePattern")->clear();
        QTest::keyClicks(hands.find<QLineEdit>("figurePattern"), "gpt2_fp16-L{layer}H{head}");
        QVERIFY(QFile(there).open(QIODevice::WriteOnly));
        QString asked;
        QTimer waiting;
        connect(&waiting, &QTimer::timeout, &hands.dialog, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            asked = box->text();
            box->button(QMessageBox::Cancel)->click();
        });
        waiting.start(20);
        hands.answer(folder.path());
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(asked.startsWith("1 of the "), qPrintable(asked));
        QVERIFY(!hands.dialog.findChild<FigureWorker*>()->isWriting());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QCOMPARE(QFileInfo(there).size(), 0);
    }

    void namesThatDoNotDifferAreSaidAtOnce()
    {
        Hands hands;
        each(hands);
        auto* pattern = hands.find<QLineEdit>("figurePattern");
        pattern->selectAll();
        QTest::keyClicks(pattern, "all/the same");
        QCOMPARE(pattern->text(), QString("allthe same"));
        QVERIFY(hands.text("fileCount").contains("{head}"));
        QVERIFY(!hands.find<QPushButton>("primary")->isEnabled());
        QTest::keyClicks(pattern, " {head}");  // each head once in every layer
        QVERIFY(hands.find<QPushButton>("primary")->isEnabled());
        QTemporaryDir folder;
        hands.answer(folder.path());
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(hands.shows("figureTrouble"));
        QVERIFY(hands.dialog.isVisible());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void theClipboardHasThePicture()
    {
        Hands hands;
        QTRY_VERIFY(!hands.picture().isNull());
        QSignalSpy copied(&hands.dialog, &ExportDialog::copied);
        hands.find<QWidget>("figureContent")->setFocus();
        hands.key(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(copied.count(), 1);
        const Figure figure(exportedSource(), hands.settings());
        const QMimeData* content = QApplication::clipboard()->mimeData();
        QCOMPARE(content->data("image/png"), figureBytes(figure, "png", carried(hands.settings())));
        QCOMPARE(qvariant_cast<QImage>(content->imageData()).width(), 1051);
        QCOMPARE(content->text().toUtf8(), figureText(figure, carried(hands.settings())));
        QVERIFY(content->text().startsWith("\tThe\t") && content->text().contains("\nThe\t1\t0\t"));
        for (const char* type : {"image/png", "image/svg+xml", "application/pdf", "text/plain"})
            QVERIFY2(content->hasFormat(type), type);
        QVERIFY(content->formats().indexOf("image/png") < content->formats().indexOf("text/plain"));
        // For programs that take shapes or pages.
        QCOMPARE(content->data("image/svg+xml"), figureBytes(figure, "svg", carried(hands.settings())));
        QCOMPARE(content->data("application/pdf"), figureBytes(figure, "pdf", carried(hands.settings())));
        hands.find<QPushButton>("copyFigure")->menu()->actions().at(2)->trigger();
        QTRY_COMPARE(copied.count(), 2);
        QCOMPARE(QApplication::clipboard()->mimeData()->data("image/svg+xml"),
                 figureBytes(figure, "svg", carried(hands.settings())));
        QVERIFY(hands.dialog.isVisible());
    }

    void aFigureIsCopiedAsWhatMakesItAgain()
    {
        Hands hands(oneHeadSettings(),
                    [](const FigureSettings&, const fs::path&) { return std::string("{\"format\": 1}\n"); });
        QTRY_VERIFY(!hands.picture().isNull());
        QSignalSpy copied(&hands.dialog, &ExportDialog::copied);
        const QList<QAction*> actions = hands.find<QPushButton>("copyFigure")->menu()->actions();
        const auto action = [&](const QString& name) {
            for (QAction* each : actions)
                if (each->text().remove('&') == name) return each;
            qFatal("no %s", qPrintable(name));
        };
        action("Copy as command")->trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith("attentionscope render "));
        action("Copy as Python")->trigger();
        QTRY_COMPARE(copied.count(), 1);
        const Figure figure(exportedSource(), hands.settings());
        QCOMPARE(QApplication::clipboard()->text().toUtf8(), figureBytes(figure, "py", "s"));
        QVERIFY(QApplication::clipboard()->text().contains("np.frombuffer("));
        action("Copy as session")->trigger();
        QTRY_COMPARE(copied.count(), 2);
        QCOMPARE(QApplication::clipboard()->text(), QString("{\"format\": 1}\n"));
        QCOMPARE(hands.text("figureNote"), QString("Copied as session"));
    }

    void theFileIsAloneWhereOneWantsThat()
    {
        Hands hands;
        QTRY_VERIFY(!hands.picture().isNull());
        QVERIFY(hands.shows("sessionInside") && !hands.shows("numbersInside"));  // which a model computes again
        hands.tick("sessionInside");
        QVERIFY(hands.find<QPlainTextEdit>("renderCommand")->toPlainText().endsWith(" --no-session"));
        QSignalSpy saved(&hands.dialog, &ExportDialog::saved);
        const QString path = m_folder.filePath("alone.svg");
        hands.answer(path);
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(contentOf(path.toStdString()), figureBytes(Figure(exportedSource(), hands.settings()), "svg"));
        QVERIFY(!contentOf(path.toStdString()).contains("gpt2"));
        QVERIFY(!Hands().find<QCheckBox>("sessionInside")->isChecked());  // remembered
        Hands table;
        table.press("figureFormat", static_cast<int>(figureFormats().indexOf("csv")));
        QVERIFY(!table.shows("sessionInside"));
    }

    void aPageForBrowsersHasColorsAndASession()
    {
        Hands hands;
        hands.press("figureFormat", static_cast<int>(figureFormats().indexOf("html")));
        for (const char* choice : {"sessionInside", "figureColorMap", "figureTheme", "renderCommand"})
            QVERIFY2(hands.shows(choice), choice);
        QVERIFY(!hands.shows("figureWidth"));  // as wide as the browser
        hands.pick("figureContent", "Steps of this head");
        QVERIFY(hands.shows("figureWidth"));
    }

    void aScriptIsSavedWithItsNumbers()
    {
        Hands hands;
        hands.press("figureFormat", static_cast<int>(figureFormats().indexOf("py")));
        QTRY_VERIFY(hands.text("figureFacts").startsWith("PY and NPY · "));
        QSignalSpy saved(&hands.dialog, &ExportDialog::saved);
        hands.answer(m_folder.filePath("script.py"));
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(contentOf(m_folder.filePath("script.py.npy").toStdString()),
                 figureBytes(Figure(exportedSource(), hands.settings()), "npy"));
    }

    void whatIsDraggedIsEveryKindAtOnce()
    {
        Hands hands;
        QMap<QString, QByteArray> contents;
        connect(hands.dialog.findChild<FigureWorker*>(), &FigureWorker::offered, &hands.dialog,
                [&](const QMap<QString, QByteArray>& offered) { contents = offered; });
        QTRY_COMPARE(contents.size(), 4);
        const std::unique_ptr<QMimeData> data(mimeDataOf(contents));
        const Figure figure(exportedSource(), hands.settings());
        QCOMPARE(data->data("application/pdf"), figureBytes(figure, "pdf", carried(hands.settings())));
        for (const char* type : {"image/png", "image/svg+xml", "application/pdf", "text/plain"})
            QVERIFY2(data->hasFormat(type), type);
    }

    void selectedTextIsCopiedInstead()
    {
        Hands hands;
        QSignalSpy copied(&hands.dialog, &ExportDialog::copied);
        hands.tick("figureTitle");
        auto* words = hands.find<QLineEdit>("figureTitleWords");
        QTest::keyClicks(words, "a title");
        words->selectAll();
        hands.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString("a title"));
        words->deselect();
        hands.key(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(copied.count(), 1);
    }

    void anImpossibleSizeIsSaidInPlace()
    {
        const Hands hands;
        hands.press("figureFormat", 2);
        hands.enter("figureWidth", "2000");
        hands.enter("figureDpi", "2400");
        QTRY_VERIFY(hands.shows("figureTrouble"));
        QVERIFY2(hands.text("figureTrouble").contains("32000"), qPrintable(hands.text("figureTrouble")));
        QVERIFY(!hands.find<QPushButton>("primary")->isEnabled());
        hands.enter("figureWidth", "89");
        hands.enter("figureDpi", "100");
        QTRY_VERIFY(!hands.shows("figureTrouble"));
        QVERIFY(hands.find<QPushButton>("primary")->isEnabled());
    }

    void whatCannotBeWrittenIsSaidInPlace()
    {
        Hands hands;
        hands.answer("/proc/figure.pdf");
        hands.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(hands.text("figureTrouble").contains("/proc/figure.pdf"));
        QVERIFY(hands.dialog.isVisible());
        QVERIFY(hands.find<QPushButton>("primary")->isEnabled());  // elsewhere it may work
    }

private:
    /// Chooses a file for each head; how many that are.
    static int each(const Hands& hands)
    {
        hands.pick("figureContent", "All heads");
        hands.press("figurePages", 1);
        return static_cast<int>(headsOf(*exportedSource().traces.front(), 0, hands.settings()).size());
    }

    OwnSettings m_settings{"test-export-files"};
    QTemporaryDir m_folder;
};

TEST_CLASS(TestExportFiles)
#include "tst_export_files.moc"
