#include "tests/window/window_driver.h"

#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>

#include "core/array/array_file.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/test_class.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/plot/figure/session_source.h"
#include "ui/view/map/map_view.h"
#include "ui/view/picture/picture_view.h"

#include <fstream>
#include <set>

using core::Index;

namespace fs = std::filesystem;

/// Opens attention that another program computed, as a person does.
class TestRecorded final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-recorded"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void aDroppedArrayIsShownWithItsTokens()
    {
        const QString array = causal("dump.npy", {2, 3, 4, 4});
        const QString tokens = text("tokens.json", R"(["The", "Ġcat", "Ġsat", "."])");
        drop({tokens, array});  // in any order
        QTRY_VERIFY(m_hands.shows("4 tokens"));
        QVERIFY(m_hands.shows("Attention from dump.npy"));
        QVERIFY(!m_hands.find<QPlainTextEdit>()->isVisible());
        QVERIFY(m_hands.shows("6 heads"));
        QVERIFY(m_hands.shows("read from dump.npy"));
        QVERIFY(!m_hands.window->editor().session().run().recorded.query_tokens.empty());
        QVERIFY(m_hands.banner().isEmpty());
        QVERIFY(m_hands.shows("read from the file, not computed"));
    }

    void aFileIsLookedAtFromItsFirstHeadOn()
    {
        m_hands.window->openPath(causal("many.npy", {3, 8, 4, 4}).toStdString());
        QTRY_VERIFY(m_hands.shows("24 heads"));
        emit m_hands.find<HeadsNavigator>()->headClicked(2, 7);
        emit m_hands.find<MapView>()->cellClicked({1, 0});
        m_hands.window->openPath(causal("few.npy", {2, 3, 6, 6}).toStdString());
        QTRY_VERIFY(m_hands.shows("read from few.npy"));
        const core::Focus& focus = m_hands.window->editor().session().focus;
        QTRY_COMPARE(focus.query, Index{5});  // and at the end of its text
        QCOMPARE(focus.layer, Index{0});
        QCOMPARE(focus.head, Index{0});
    }

    void everyOneOfManyHeadsIsSeenAndReached()
    {
        m_hands.window->openPath(causal("wide.npy", {2, 40, 4, 4}).toStdString());
        QTRY_VERIFY(m_hands.shows("80 heads"));
        auto* heads = m_hands.find<HeadsNavigator>();
        QTRY_COMPARE(heads->visibleRegion().boundingRect().width(), heads->width());
        const core::Focus& focus = m_hands.window->editor().session().focus;
        std::set<std::pair<Index, Index>> reached;
        for (int y = 2; y < heads->height(); y += 7)
            for (int x = 2; x < heads->width(); x += 7) {
                QTest::mouseClick(heads, Qt::LeftButton, {}, QPoint(x, y));
                reached.insert({focus.layer, focus.head});
            }
        QCOMPARE(reached.size(), std::size_t{80});
        emit heads->headClicked(0, 0);
        heads->setFocus();
        for (int step = 1; step < 40; ++step) QTest::keyClick(heads, Qt::Key_Right);
        QTest::keyClick(heads, Qt::Key_Down);
        QCOMPARE(focus.layer, Index{1});
        QCOMPARE(focus.head, Index{39});
    }

    void aBatchTakesItsTokens()
    {
        const QString array = causal("batch.npy", {1, 2, 1, 3, 3});
        const QString tokens =
            text("tokens.json",
                 R"({"tokens": [["a", "b", "c"], ["d", "e", "f"]], "attention_mask": [[1, 1, 1], [1, 1, 0]]})");
        drop({array, tokens});
        QTRY_VERIFY(!m_hands.window->editor().session().run().recorded.query_tokens.empty());
        QTRY_VERIFY(m_hands.shows("read from batch.npy"));
        QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
    }

    void whatHasNothingToShowSaysWhy()
    {
        m_hands.window->openPath(causal("dump.npy", {3, 3}).toStdString());
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        for (const Qt::Key view : {Qt::Key_2, Qt::Key_3}) {
            m_hands.press(view, Qt::ControlModifier);
            QVERIFY(m_hands.find<QLabel>("absent")->isVisible());
        }
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(!m_hands.find<QLabel>("absent")->isVisible());
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(m_hands.find<MapView>()->isVisible());
    }

    void anAmbiguousFileIsAskedAbout()
    {
        const QString file = m_folder.filePath("two.safetensors");
        const std::vector<float> square{1, 0, 0.5F, 0.5F};
        core::writeSafetensors(file.toStdString(), {{"first", {2, 2}, square}, {"second", {2, 2}, square}}, {});
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(m_hands.banner().contains("two.safetensors"));
        answer("second");
        QTRY_VERIFY(m_hands.shows("2 tokens"));
        QCOMPARE(m_hands.window->editor().session().run().recorded.tensor, std::string("second"));
    }

    void aQuestionAtTheStartStays()
    {
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        m_hands.window->begin(WindowDriver::namedHeads(), MainWindow::exampleText());
        m_hands.window->show();
        m_hands.window->openPath(dump("bart_layer_2.safetensors"));  // before the model is there
        QTRY_VERIFY(m_hands.banner().contains("cross_attentions"));
        QTRY_VERIFY(m_hands.shows("12 tokens"));
        QVERIFY(m_hands.banner().contains("cross_attentions"));
        answer("cross_attentions");
        QTRY_VERIFY(m_hands.shows("read from bart_layer_2.safetensors"));
    }

    void attentionIsComputedFromQueriesAndKeys()
    {
        const QString file = vectors("v.safetensors", {"q", "k"});
        drop({text("tokens.json", R"(["The", "Ġcat", "Ġsat"])"), file});
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        QVERIFY(m_hands.shows("computed in"));
        QVERIFY(m_hands.shows("Queries and keys from v.safetensors: q and k"));
        QCOMPARE(m_hands.window->editor().session().run().recorded.queries, std::string("q"));
        QVERIFY(!m_hands.window->editor().session().run().recorded.query_tokens.empty());
        QVERIFY(!m_hands.find<QPlainTextEdit>()->isVisible());
        QVERIFY(m_hands.banner().isEmpty());
        m_hands.window->editor().setRecipe("causal");
        QTRY_VERIFY(m_hands.shows("mask: 3 of 9 cells hidden"));
        for (const Qt::Key view : {Qt::Key_2, Qt::Key_3}) {
            m_hands.press(view, Qt::ControlModifier);
            QVERIFY(!m_hands.find<QLabel>("absent")->isVisible());
        }
        QVERIFY(m_hands.banner().isEmpty());
    }

    void othersTokensLeaveTheMask()
    {
        m_hands.window->openPath(vectors("v.safetensors", {"q", "k"}).toStdString());
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        m_hands.window->editor().setRecipe("causal");
        drop({text("tokens.json", R"(["The", "Ġcat", "Ġsat"])")});
        QTRY_VERIFY(!m_hands.window->editor().session().run().recorded.query_tokens.empty());
        QCOMPARE(m_hands.window->editor().recipe(), std::string("causal"));
        m_hands.window->openPath(causal("dump.npy", {3, 3}).toStdString());
        QVERIFY(m_hands.window->editor().session().run().changes.empty());
    }

    void severalPairsAreAskedAbout()
    {
        m_hands.window->openPath(vectors("two.safetensors", {"a.q", "a.k", "b.q", "b.k"}).toStdString());
        QTRY_VERIFY(m_hands.banner().contains("two.safetensors"));
        answer("b.q and b.k");
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        QCOMPARE(m_hands.window->editor().session().run().recorded.keys, std::string("b.k"));
    }

    void layersOfADumpHaveTheirNumbers()
    {
        m_hands.window->openPath(dump("llama_layers_1_3.safetensors"));
        QTRY_VERIFY(m_hands.shows("18 tokens"));
        QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
        QComboBox* layers = nullptr;
        for (QComboBox* box : m_hands.window->findChildren<QComboBox*>())
            if (box->itemText(0).startsWith("Layer  ")) layers = box;
        QVERIFY(layers != nullptr);
        QCOMPARE(layers->count(), 2);
        QCOMPARE(layers->itemText(1), QString("Layer  3"));
        m_hands.window->editor().setRecorded(
            {.file = dump("llama_layers_1_3.safetensors"), .queries = "q", .keys = "k"});
        QTRY_VERIFY(m_hands.shows("computed in"));
        QCOMPARE(layers->itemText(1), QString("Layer  3"));
    }

    void oneAttentionOfAnEncoderDecoderIsAskedFor()
    {
        m_hands.window->openPath(dump("bart_layer_2.safetensors"));
        QTRY_VERIFY(m_hands.banner().contains("cross_attentions"));
        answer("cross_attentions");
        QTRY_COMPARE(m_hands.window->editor().session().run().recorded.tensor, std::string("cross_attentions"));
        QTRY_VERIFY(m_hands.shows("read from bart_layer_2.safetensors"));
        QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
    }

    void queriesAndKeysCanBeSwapped()
    {
        const QString file = text("columns.csv", "1,0.5\n0,0.5\n");
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(m_hands.banner().contains("columns"));
        answer("Swap queries and keys");
        QTRY_VERIFY(m_hands.window->editor().session().run().recorded.transposed);
        QTRY_VERIFY(m_hands.shows("2 tokens"));
        QVERIFY(m_hands.banner().isEmpty());
    }

    void axesAreAskedFor()
    {
        m_hands.window->openPath(causal("maps.npy", {3, 4, 4}).toStdString());
        QTRY_VERIFY(m_hands.banner().contains("read as heads, queries, keys"));
        QVERIFY(m_hands.shows("3 heads"));
        answer("Read as texts, queries, keys");
        QTRY_COMPARE(m_hands.window->editor().session().run().recorded.axes, std::string("BQK"));
        QTRY_VERIFY(m_hands.shows("1 head"));
        QTRY_VERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
    }

    void scoresAreOfferedToSoftmax()
    {
        m_hands.window->openPath(text("scores.csv", "3,1\n-2,-4\n").toStdString());
        QTRY_VERIFY2(m_hands.banner().contains("as scores before"), qPrintable(m_hands.banner()));
        answer("Put through softmax");
        QTRY_VERIFY(m_hands.window->editor().session().run().recorded.softmax);
        QTRY_VERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
        QVERIFY(m_hands.shows("read from scores.csv"));
    }

    void aDumpMayHaveItsPicture()
    {
        const QString array = causal("patches.npy", {1, 1, 5, 5});
        m_hands.window->openPath(array.toStdString());
        QTRY_VERIFY(m_hands.shows("read from patches.npy"));
        const auto* view = m_hands.window->findChild<QAction*>("pictureView");
        QVERIFY(!view->isVisible());
        drop({QStringLiteral(SOURCE_DIR "/resources/lessons/pictures/odd-by-both.png")});
        QTRY_VERIFY(view->isVisible());
        QCOMPARE(m_hands.window->editor().session().run().recorded.images.size(), std::size_t{1});
        QVERIFY(m_hands.window->editor().session().run().images.empty());
        m_hands.press(Qt::Key_8, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<PictureView>()->isVisible());
        QTRY_VERIFY(m_hands.find<PictureView>()->words().contains("patches"));
        // What tells of it may lie beside the dump.
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/resources/lessons/pictures/odd-by-both.png"),
                            m_folder.filePath("house.png")));
        text("named.json", R"({"picture": {"images": ["house.png"], "grid": [1, 3], "offset": 2}})");
        m_hands.window->openPath(causal("named.npy", {1, 1, 5, 5}).toStdString());
        QTRY_VERIFY(m_hands.shows("read from named.npy"));
        QTRY_VERIFY(view->isVisible());
        QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
    }

    void aFigureOfADumpTellsOfNothingElse()
    {
        m_hands.window->openPath(causal("dump.npy", {3, 3}).toStdString());
        QTRY_VERIFY(m_hands.shows("read from dump.npy"));
        const core::Session& session = m_hands.window->editor().session();
        const std::string text = sessionTextOf(session)(session.figure, m_folder.path().toStdString());
        QVERIFY(text.find("dump.npy") != std::string::npos);
        QVERIFY(text.find("named-heads") == std::string::npos);
        QVERIFY(text.find(MainWindow::exampleText().toStdString()) == std::string::npos);
    }

    void undoBringsTheModelBack()
    {
        m_hands.window->openPath(causal("dump.npy", {3, 3}).toStdString());
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("12 tokens"));
        QVERIFY(m_hands.find<QPlainTextEdit>()->isVisible());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.shows("3 tokens"));
    }

    void aFileThatCannotBeReadChangesNothing()
    {
        const QString file = text("bad.csv", "1,2\n3\n");
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(m_hands.banner().contains("bad.csv"));
        QVERIFY(m_hands.window->editor().session().run().recorded.empty());
        QVERIFY(m_hands.shows("12 tokens"));
    }

    void aBatchHasItsTexts()
    {
        m_hands.window->openPath(causal("batch.npy", {2, 3, 1, 5, 5}).toStdString());
        QTRY_VERIFY(m_hands.shows("5 tokens"));
        QComboBox* items = nullptr;
        for (QComboBox* box : m_hands.window->findChildren<QComboBox*>())
            if (box->accessibleName() == "Text of the batch") items = box;
        QVERIFY(items != nullptr && items->isVisible());
        QCOMPARE(items->count(), 3);
        QTest::keyClick(items, Qt::Key_End);
        QTRY_COMPARE(m_hands.window->editor().session().focus.item, Index{2});
    }

    void aSessionRemembersTheFile()
    {
        m_hands.window->openPath(causal("dump.npy", {3, 3}).toStdString());
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        const QString session = m_folder.filePath("dump.attnscope");
        m_hands.answerDialog(session);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(session));
        m_hands.window.reset();
        m_hands.open();
        m_hands.window->openPath(session.toStdString());
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        QFile::remove(m_folder.filePath("dump.npy"));
        m_hands.window.reset();
        m_hands.open();
        m_hands.window->openPath(session.toStdString());
        QTRY_VERIFY2(m_hands.banner().contains("dump.npy"), qPrintable(m_hands.screen()));
    }

private:
    /// A file that resources/python/dump_attention.py wrote.
    static fs::path dump(const char* name) { return fs::path(SOURCE_DIR) / "tests/golden/data/dumps" / name; }

    /// Weights of a causal model that attends evenly.
    QString causal(const QString& name, std::vector<Index> shape)
    {
        core::NumberArray array{shape, {}};
        const Index tokens = shape.back();
        const Index maps = core::elementCount(shape, "", "") / (tokens * tokens);
        for (Index map = 0; map < maps; ++map)
            for (Index query = 0; query < tokens; ++query)
                for (Index key = 0; key < tokens; ++key)
                    array.values.push_back(key <= query ? 1.0F / static_cast<float>(query + 1) : 0.0F);
        const QString path = m_folder.filePath(name);
        std::ofstream(path.toStdString(), std::ios::binary) << core::npyBytes(array);
        return path;
    }

    /// Arrays of three tokens each.
    QString vectors(const QString& name, const std::vector<std::string>& arrays)
    {
        std::vector<core::NamedTensor> tensors;
        for (const std::string& array : arrays)
            tensors.push_back({array, {3, 2}, std::vector<float>{1, 0, 0, 1, 0.5F, 0.25F}});
        const QString path = m_folder.filePath(name);
        core::writeSafetensors(path.toStdString(), tensors, {});
        return path;
    }

    QString text(const QString& name, const std::string& content)
    {
        const QString path = m_folder.filePath(name);
        std::ofstream(path.toStdString(), std::ios::binary) << content;
        return path;
    }

    void drop(const QStringList& files)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files) urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_hands.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_hands.window.get(), &dropped);
    }

    void answer(const QString& words)
    {
        for (QToolButton* button : m_hands.find<Banner>()->findChildren<QToolButton*>())
            if (button->text() == words) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL("no such answer");
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestRecorded)
#include "tst_recorded.moc"
