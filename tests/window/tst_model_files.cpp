#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/core/model/folder/hub_folders.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/model_folder.h"
#include "tests/window/window_driver.h"
#include "ui/control/comparison_editor.h"
#include "ui/panel/models/model_chooser.h"
#include "ui/panel/models/model_list.h"

#include <fstream>
#include <iterator>

namespace fs = std::filesystem;

/// Somebody has GGUF files: opens them as people do, and asks what fewer bits did.
class TestModelFiles final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-model-files"); }
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
        qputenv("OLLAMA_MODELS", (m_folder / "ollama").c_str());
        m_hands.open();
    }
    void cleanup()
    {
        m_hands.window.reset();
        qunsetenv("OLLAMA_MODELS");
    }

    void aFileIsOpenedWithTheTextThatStandsThere()
    {
        m_hands.type("the boats");
        m_hands.window->openPath(tree() / "qwen2/model.gguf");
        QTRY_COMPARE(modelOf(0), tree() / "qwen2/model.gguf");
        QTRY_VERIFY(isNamed("golden qwen2"));
        QTRY_VERIFY(m_hands.shows("8 heads"));
        QCOMPARE(m_hands.find<QPlainTextEdit>()->toPlainText(), QString("the boats"));
    }

    void aFieldThatIsNotReadIsAWarning()
    {
        m_hands.window->openPath(planted());
        QTRY_VERIFY(m_hands.banner().contains("attention_scale_of_moon"));
        m_hands.type("the boats");
        m_hands.window->openPath(modelFolder("bert"));
        QTRY_COMPARE(modelOf(0), modelFolder("bert"));
        QTRY_VERIFY(m_hands.banner().isEmpty());
    }

    void ofAComparedModelItIsOneToo()
    {
        const core::Index second = 1;
        m_hands.window->openPath(modelFolder("bert"));
        QTRY_COMPARE(modelOf(0), modelFolder("bert"));
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        const ComparisonEditor comparison(m_hands.window->editor());
        comparison.setKind(core::CompareSettings::Kind::Runs);
        comparison.setModel(second, planted());
        QTRY_VERIFY(m_hands.banner().contains("attention_scale_of_moon"));
        m_hands.find<QToolButton>("closeBanner")->click();
        comparison.setTemperature(second, 2);
        QVERIFY(at_rest::comesToRest());
        QVERIFY2(m_hands.banner().isEmpty(), "an edit tells nothing anew");
        comparison.setModel(second, modelFolder("gpt2_fp16"));
        QVERIFY(at_rest::comesToRest());
        comparison.setModel(second, planted());
        QTRY_VERIFY(m_hands.banner().contains("attention_scale_of_moon"));
        comparison.setModel(second, modelFolder("gpt2_fp16"));
        QTRY_VERIFY(m_hands.banner().isEmpty());
    }

    void anyPartOfASplitModelOpensIt()
    {
        m_hands.type("the boats");
        m_hands.window->openPath(tree() / "llama_split/model-00002-of-00002.gguf");
        QTRY_VERIFY(isNamed("golden llama"));
        QTRY_VERIFY(m_hands.shows("8 heads"));
    }

    void whatOllamaKeepsIsListedAndOpens()
    {
        HubFolders::write(
            m_folder / "ollama/manifests/registry.ollama.ai/library/tiny/1b",
            R"({"layers": [{"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:0a"}]})");
        fs::create_directories(m_folder / "ollama/blobs");
        fs::copy_file(tree() / "qwen2/model.gguf", m_folder / "ollama/blobs/sha256-0a");
        m_hands.type("the boats");
        m_hands.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        auto* chooser = m_hands.find<ModelChooser>();
        QVERIFY(chooser != nullptr);
        auto* filter = chooser->findChild<QLineEdit*>();
        QTest::keyClicks(filter, "tiny");
        auto* list = chooser->findChild<QListView*>("models");
        QTRY_COMPARE(list->currentIndex().data().toString(), QString("tiny:1b"));
        QCOMPARE(list->currentIndex().data(ModelList::ArchitectureRole).toString(), QString("Qwen2"));
        QTest::keyClick(filter, Qt::Key_Return);
        QTRY_VERIFY(isNamed("tiny:1b"));
    }

    void anyFileIsAButtonAway()
    {
        const fs::path file = m_folder / "mine.gguf";
        fs::copy_file(tree() / "qwen2/model.gguf", file);
        m_hands.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        m_hands.answerDialog(QString::fromStdString(file.string()));
        QTest::mouseClick(m_hands.find<ModelChooser>()->findChild<QPushButton*>("chooseModelFile"), Qt::LeftButton);
        QTRY_COMPARE(modelOf(0), file);
    }

    void whatAnotherFileChangesIsATable()
    {
        m_hands.window->openPath(tree() / "qwen2/model.gguf");
        m_hands.window->editor().setText(0, "the boats and the sea");
        QTRY_VERIFY(isNamed("golden qwen2"));
        const fs::path other = m_folder / "other.gguf";
        fs::copy_file(tree() / "qwen2/model.gguf", other);
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        auto* kind = m_hands.find<QComboBox>("compareKind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        QTRY_COMPARE(m_hands.window->editor().session().runs.size(), std::size_t{2});
        QVERIFY(!whatChanged()->isVisible());  // one file twice
        chooseFileOfB(other);
        QTRY_VERIFY(whatChanged()->isVisible());
        QTest::mouseClick(whatChanged(), Qt::LeftButton);
        auto* table = m_hands.find<QTableWidget>("weightChanges");
        QVERIFY(table != nullptr);
        QTRY_COMPARE(table->rowCount(), 3);  // embedding and two layers: its language head is the embedding
        for (int row = 0; row < 3; ++row) QCOMPARE(table->item(row, 7)->text(), QString("0 %"));
        QCOMPARE(table->item(1, 8)->text(), QString("0"));
        QVERIFY(m_hands.textOf("answerChange").contains("0 nats apart"));
    }

private:
    static fs::path tree() { return fs::path(SOURCE_DIR) / "tests/golden/data/gguf"; }

    /// A model with a field in its configuration that nobody knows.
    fs::path planted() const
    {
        const fs::path folder = m_folder / "planted";
        if (fs::exists(folder)) return folder;
        fs::copy(modelFolder("bert"), folder);
        std::ifstream before(folder / "config.json");
        std::string config((std::istreambuf_iterator<char>(before)), {});
        config.insert(config.find('{') + 1, "\"attention_scale_of_moon\": 3.5,");
        std::ofstream(folder / "config.json") << config;
        return folder;
    }
    fs::path modelOf(std::size_t run) const { return m_hands.window->editor().session().runs[run].model; }
    bool isNamed(const QString& model) const
    {
        for (const QToolButton* button : m_hands.window->findChildren<QToolButton*>())
            if (button->accessibleName() == "Model " + model) return true;
        return false;
    }

    QPushButton* whatChanged() const { return m_hands.find<QPushButton>("whatChanged"); }

    void chooseFileOfB(const fs::path& file)
    {
        const auto buttons = m_hands.window->findChildren<QToolButton*>("runModel");
        QMenu* menu = buttons.at(1)->menu();
        emit menu->aboutToShow();
        m_hands.answerDialog(QString::fromStdString(file.string()));
        menu->actions().last()->trigger();
    }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
    WindowDriver m_hands;
};

TEST_CLASS(TestModelFiles)
#include "tst_model_files.moc"
