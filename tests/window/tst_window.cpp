#include "app/main_window.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "app/command/command_line.h"
#include "tests/test_class.h"
#include "ui/panel/input/token_chips.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/panel/inspect/inspector.h"
#include "ui/part/banner.h"
#include "ui/view/map/map_view.h"
#include "ui/words/short_numbers.h"

namespace fs = std::filesystem;

namespace {

fs::path gpt2Folder() { return fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16"; }
fs::path namedHeadsFolder() { return fs::path(SOURCE_DIR) / "resources/models/named-heads"; }

/// The engine's own answer, computed beside the window.
std::shared_ptr<const core::Trace> engineTrace(const fs::path& folder, const std::string& text)
{
    const auto model = core::openModel(folder);
    return core::run(model, {{core::sequenceOf(model->encode(text, {}).tokens)}}, {});
}

}  // namespace

/// Acts as a person does and compares what the screen says with the engine.
class TestWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(m_settings.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName("test");
    }

    void init()
    {
        m_window = std::make_unique<MainWindow>(QApplication::palette());
        m_window->begin(namedHeadsFolder(), MainWindow::exampleText());
        m_window->resize(1200, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QTRY_VERIFY(statusText().contains("12 tokens"));
    }

    void cleanup() { m_window.reset(); }

    void theFirstStartShowsTheExample()
    {
        QVERIFY(statusText().contains("12 tokens · 5 heads"));
        QVERIFY(statusText().contains("66 of 144 cells hidden"));
        QCOMPARE(find<QLabel>("cellTitle")->text(), QString(". → tired"));
    }

    void typingAndPointingShowsTheEnginesNumber()
    {
        openGpt2();
        type("The keeper looks at the sea.");
        const auto trace = engineTrace(gpt2Folder(), "The keeper looks at the sea.");
        QTRY_VERIFY(statusText().contains("12 tokens"));

        for (const core::Cell cell : {core::Cell{5, 2}, core::Cell{11, 0}, core::Cell{3, 3}}) {
            QTest::mouseMove(map(), map()->positionOf(cell).toPoint());
            const core::HeadAttention& head = trace->layers[0]->items[0].attention.heads[0];
            QTRY_COMPARE(find<QLabel>("cellWeight")->text(), numberText(head.weights(cell.query, cell.key)));
            const QList<QLabel*> steps = m_window->findChildren<QLabel*>("stepValue");
            QCOMPARE(steps[0]->text(), numberText(head.scores_raw(cell.query, cell.key)));
            QCOMPARE(steps[1]->text(), numberText(head.scores_scaled(cell.query, cell.key)));
            QCOMPARE(steps[5]->text(), numberText(head.weights(cell.query, cell.key)));
        }
    }

    void theMapShowsTheEnginesColors()
    {
        openGpt2();
        type("The keeper looks at the sea.");
        QTRY_VERIFY(statusText().contains("12 tokens"));
        const auto trace = engineTrace(gpt2Folder(), "The keeper looks at the sea.");
        const core::Matrix& weights = trace->layers[0]->items[0].attention.heads[0].weights;
        const ColorMap& colors = ColorMap::named("viridis");
        const auto otherCells = [&] {
            QStringList other;
            const QImage shot = map()->grab().toImage();
            for (core::Index query = 2; query < 10; ++query)
                for (core::Index key = 0; key <= query; ++key) {
                    // Beside the number that stands in the middle.
                    const QPointF centre = map()->positionOf({query, key});
                    const QPointF cell = map()->positionOf({query + 1, key + 1}) - centre;
                    const QPointF spot = centre + QPointF(-0.4 * cell.x(), -0.4 * cell.y());
                    const QColor wanted(colors.at(static_cast<double>(weights(query, key))));
                    const QColor found(shot.pixel((spot * shot.devicePixelRatio()).toPoint()));
                    if (found != wanted) other << QString("%1, %2: %3").arg(query).arg(key).arg(found.name());
                }
            return other.join("; ");
        };
        QTRY_COMPARE(otherCells(), QString());
    }

    void clickingKeepsACellAndArrowKeysMoveIt()
    {
        QTest::mouseClick(map(), Qt::LeftButton, {}, map()->positionOf({4, 1}).toPoint());
        QTest::mouseMove(map(), QPoint(2, 2));
        QTRY_COMPARE(find<QLabel>("cellTitle")->text(), QString("the → cat"));
        QTest::keyClick(map(), Qt::Key_Right);
        QTRY_COMPARE(find<QLabel>("cellTitle")->text(), QString("the → sat"));
        QTest::keyClick(map(), Qt::Key_Up);
        QTRY_COMPARE(find<QLabel>("cellTitle")->text(), QString("on → sat"));
        QVERIFY(map()->accessibleDescription().contains("on → sat"));
    }

    void anotherHeadIsShownByClickAndByKey()
    {
        auto* heads = m_window->findChild<HeadsNavigator*>();
        QTest::keyClick(heads, Qt::Key_Right);
        QTRY_VERIFY(heads->accessibleDescription().contains("same token"));
        QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(heads->accessibleDescription().contains("first token"));
        QTest::mouseClick(map(), Qt::LeftButton, {}, map()->positionOf({6, 0}).toPoint());
        QTRY_COMPARE(find<QLabel>("cellWeight")->text(), QString("1.0000"));
    }

    void theNewestTextWins()
    {
        type("a b c d e f g h");
        type("one two three");
        QTRY_VERIFY(statusText().contains("3 tokens") && !m_window->findChild<RunController*>()->isRunning());
        QVERIFY(statusText().contains("3 tokens"));
    }

    void aShorterTextUnderThePointerIsSafe()
    {
        QTest::mouseMove(map(), map()->positionOf({11, 10}).toPoint());
        QTRY_COMPARE(find<QLabel>("cellTitle")->text(), QString(". → tired"));
        type("one two");
        QTRY_VERIFY(statusText().contains("2 tokens"));
        QTRY_COMPARE(find<QLabel>("cellTitle")->text(), QString("two → one"));  // the most attended
    }

    void whatTheVocabularyLacksIsSaid()
    {
        openGpt2();
        type(QString("sea ").repeated(90));
        QTRY_VERIFY(statusText().contains("64 tokens"));
        bool said = false;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().contains("only the first 64 of "));
        QVERIFY(said);
    }

    void anEmptyTextKeepsThePicture()
    {
        QImage before;
        const auto settled = [&] {
            const QImage earlier = std::exchange(before, map()->grab().toImage());
            return before == earlier;
        };
        QTRY_VERIFY(settled());  // the window has found its sizes
        type("");
        QTRY_VERIFY(shows("Nothing to compute yet"));
        QCOMPARE(map()->grab().toImage(), before);
        QVERIFY(statusText().contains("12 tokens"));
    }

    void aFolderThatCannotBeOpenedIsSaidAndLeavesThePicture()
    {
        const QTemporaryDir empty;
        m_window->openPath(empty.path().toStdString());
        auto* banner = m_window->findChild<Banner*>();
        QTRY_VERIFY(banner->text().contains("config.json"));
        type("still works here");
        QTRY_VERIFY(statusText().contains("3 tokens"));
        QVERIFY(banner->text().isEmpty());
    }

    void nextTokensAppearForALanguageModel()
    {
        openGpt2();
        type("The keeper");
        const auto trace = engineTrace(gpt2Folder(), "The keeper");
        const auto wanted = core::predictedTokens(*trace, 0, static_cast<core::Index>(trace->queries(0).size()) - 1, 5);
        QTRY_COMPARE(lastBars().size(), std::size_t{5});
        QTRY_COMPARE(lastBars()[0].value, wanted[0].probability);
        QCOMPARE(lastBars()[0].label, QString::fromStdString(wanted[0].token.text));
    }

    void nextTokensFollowTheShownCell()
    {
        openGpt2();
        type("The keeper");
        QTRY_VERIFY(statusText().contains("5 tokens · 12 heads"));
        QTRY_COMPARE(lastBars().size(), std::size_t{5});
        const auto trace = engineTrace(gpt2Folder(), "The keeper");
        for (const core::Index query : {3, 1}) {
            QTest::mouseMove(map(), map()->positionOf({query, 0}).toPoint());
            QTest::mouseClick(map(), Qt::LeftButton, {}, map()->positionOf({query, 0}).toPoint());
            QTRY_COMPARE(lastBars()[0].value, core::predictedTokens(*trace, 0, query, 1)[0].probability);
        }
    }

    void aModelThatKnowsNothingOfTheTextShowsNoOldPicture()
    {
        const QTemporaryDir folder;
        for (const char* file : {"config.json", "model.safetensors"})
            fs::copy_file(gpt2Folder() / file, fs::path(folder.path().toStdString()) / file);
        QFile tokenizer(folder.filePath("tokenizer.json"));
        QVERIFY(tokenizer.open(QIODevice::WriteOnly));
        tokenizer.write(R"({"model":{"type":"BPE","vocab":{"%":0},"merges":[]}})");
        tokenizer.close();
        m_window->openPath(folder.path().toStdString());
        QTRY_VERIFY(shows("Nothing to compute yet"));
        QVERIFY(!shows("12 tokens"));
        QVERIFY(!m_window->findChild<Inspector*>()->isVisible());
        QVERIFY(!map()->cellAt(map()->rect().center()));
        QTest::mousePress(map(), Qt::LeftButton, {}, QPoint(100, 100));
        QTest::mouseMove(map(), QPoint(200, 200));
        QTest::mouseRelease(map(), Qt::LeftButton, {}, QPoint(200, 200));
        map()->zoomBy(2);
        type("%%");
        QTRY_VERIFY(shows("2 tokens · 12 heads"));
    }

    void theFigureIsCopied()
    {
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
        QCOMPARE(QApplication::clipboard()->image().width(), qRound(89 / 25.4 * 300));
    }

    void zoomingStopsAtTwoCellsAndAtTheWholeMap()
    {
        const QPointF whole = map()->positionOf({0, 0});
        for (int i = 0; i < 30; ++i) map()->zoomBy(1.25);
        QVERIFY(map()->positionOf({1, 1}).x() - map()->positionOf({0, 0}).x() > 150);
        for (int i = 0; i < 60; ++i) map()->zoomBy(0.8);
        QTRY_VERIFY((map()->positionOf({0, 0}) - whole).manhattanLength() < 3);
    }

    void aHugePasteDoesNotFreezeTheWindow()
    {
        auto* editor = m_window->findChild<QPlainTextEdit*>();
        QApplication::clipboard()->setText(QString("lorem ipsum dolor ").repeated(600'000));  // ten megabytes
        editor->selectAll();
        editor->paste();
        QVERIFY(editor->toPlainText().size() <= 100'000);
        QTRY_VERIFY(shows("only the beginning of the 10,800,000"));
        QTRY_VERIFY(statusText().contains("64 tokens"));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(statusText().contains("12 tokens"));
    }

    void bothThemesRecolourEverything()
    {
        m_window->setThemeChoice(ThemeChoice::Dark);
        QTRY_VERIFY(qGray(m_window->grab().toImage().pixel(5, 5)) < 60);
        QVERIFY(qGray(map()->grab().toImage().pixel(3, 3)) < 60);
        m_window->setThemeChoice(ThemeChoice::Light);
        QTRY_VERIFY(qGray(map()->grab().toImage().pixel(3, 3)) > 230);
    }

private:
    MapView* map() const { return m_window->findChild<MapView*>(); }

    template<typename Widget>
    Widget* find(const char* name) const
    {
        return m_window->findChild<Widget*>(name);
    }

    void openGpt2()
    {
        m_window->openPath(gpt2Folder());
        QTRY_VERIFY(statusText().contains("12 heads"));
    }

    void type(const QString& text)
    {
        auto* editor = m_window->findChild<QPlainTextEdit*>();
        editor->selectAll();
        if (text.isEmpty())
            QTest::keyClick(editor, Qt::Key_Delete);
        else if (text.size() < 60)
            QTest::keyClicks(editor, text);
        else
            editor->setPlainText(text);
    }

    bool shows(const QString& part) const
    {
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }

    QString statusText() const
    {
        QString all;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible()) all += label->text() + '\n';
        return all;
    }

    const std::vector<WeightBars::Bar>& lastBars() const
    {
        return m_window->findChild<WeightBars*>("predictions")->bars();
    }

    QTemporaryDir m_settings;
    std::unique_ptr<MainWindow> m_window;
};

TEST_CLASS(TestWindow)
#include "tst_window.moc"
