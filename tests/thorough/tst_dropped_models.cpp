#include "tests/window/window_driver.h"

#include <QDropEvent>
#include <QMimeData>

#include "core/session/module_presets.h"
#include "tests/core/model/folder/hub_folders.h"
#include "tests/test_class.h"
#include "ui/panel/mask/recipe_line.h"

namespace fs = std::filesystem;

/// Drops models and their files on the window as a person does.
class TestDroppedModels final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-dropped-models"); }

    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
        m_hands.open();
    }

    void cleanup() { m_hands.window.reset(); }

    void whatIsDroppedOpensItsModel_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"", "config.json", "model.safetensors", "tokenizer.json", "vocab.txt", "vocab.json",
                                 "model-00001-of-00002.safetensors"})
            QTest::newRow(*file == '\0' ? "the folder" : file) << file;
    }

    void whatIsDroppedOpensItsModel()
    {
        QFETCH(QString, file);
        m_hands.type("the same text");
        const fs::path model = copyOfGpt2("dropped");
        const fs::path dropped = file.isEmpty() ? model : model / file.toStdString();
        if (!fs::exists(dropped)) HubFolders::write(dropped, "{}");
        drop(m_hands.window.get(), dropped);
        QTRY_VERIFY(m_hands.shows("12 heads"));
        QCOMPARE(run().model, model);
        QCOMPARE(run().texts.front(), std::string("the same text"));
    }

    void aDropOnATextOrAFieldGoesToTheWindow()
    {
        const fs::path model = copyOfGpt2("dropped");
        drop(m_hands.find<QPlainTextEdit>()->viewport(), model / "config.json");
        QTRY_VERIFY(m_hands.shows("12 heads"));
        QCOMPARE(run().texts.front(), MainWindow::exampleText().toStdString());
        m_hands.window->setView(core::View::Mask);
        auto* field = m_hands.find<RecipeLine>()->findChild<QLineEdit*>();
        QVERIFY(field->acceptDrops());
        const QString before = field->text();
        drop(field, WindowDriver::namedHeads());
        QTRY_COMPARE(run().model, WindowDriver::namedHeads());
        QCOMPARE(field->text(), before);
    }

    void aRepositoryOfTheCacheOpensItsSnapshot()
    {
        const HubFolders hub(m_folder / "hub");
        hub.download("org--tiny", "aaa", WindowDriver::gpt2());
        drop(m_hands.window.get(), hub.repository("org--tiny"));
        QTRY_VERIFY(m_hands.shows("12 heads"));
        QCOMPARE(run().model, hub.repository("org--tiny") / "snapshots" / "aaa");
    }

    void aFolderWithoutAConfigurationSaysSoAndKeepsTheModel()
    {
        HubFolders::write(m_folder / "half" / "tokenizer.json", "{}");
        drop(m_hands.window.get(), m_folder / "half" / "tokenizer.json");
        QTRY_VERIFY(m_hands.banner().contains("config.json"));
        QVERIFY(m_hands.shows("5 heads"));
    }

    /// Starts like `attentionscope weights.gguf`, before anything is opened.
    void whatCannotBeReadIsNamedBesideTheExample_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("named");
        QTest::newRow("weights that are cut short") << "weights.gguf"
                                                    << "weights.gguf: ";
        QTest::newRow("weights of another program") << "weights.onnx"
                                                    << "ONNX";
        QTest::newRow("no weights at all") << "notes.txt"
                                           << "config.json";
        QTest::newRow("nothing there") << "nothing"
                                       << "no such file";
    }

    void whatCannotBeReadIsNamedBesideTheExample()
    {
        QFETCH(QString, file);
        QFETCH(QString, named);
        const fs::path path = m_folder / file.toStdString();
        if (named != "no such file") HubFolders::write(path, file == "weights.gguf" ? "GGUF\3" : "of a walk");
        const auto examples = core::bundledExamples([](const core::Error& error) { QFAIL(error.what()); });
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        m_hands.window->resize(1300, 850);
        m_hands.window->begin(examples.front());
        m_hands.window->openPath(path);
        m_hands.window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_hands.window.get()));
        QTRY_VERIFY(m_hands.shows("computed in"));
        QTRY_VERIFY2(m_hands.banner().contains(named), qPrintable(m_hands.banner()));
        QCOMPARE(run().model, examples.front().session.run().model);
        QVERIFY(m_hands.shows(QString::fromStdString(examples.front().look)));
    }

    void aTextThatIsTooLongForTheNextModelStays()
    {
        const QString longText = QString("sea ").repeated(90);
        m_hands.window->editor().setPreset(core::modulePresets()[0]);
        m_hands.find<QPlainTextEdit>()->setPlainText(longText);
        QTRY_VERIFY(m_hands.shows("90 tokens"));
        drop(m_hands.window.get(), copyOfGpt2("short"));
        QTRY_VERIFY(m_hands.shows("only the first 64 of "));
        QCOMPARE(m_hands.find<QPlainTextEdit>()->toPlainText(), longText);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("90 tokens"));
        QVERIFY(!m_hands.shows("only the first 64 of "));
    }

private:
    const core::Run& run() const { return m_hands.window->editor().session().run(); }

    fs::path copyOfGpt2(const std::string& name) const
    {
        fs::copy(WindowDriver::gpt2(), m_folder / name);
        return m_folder / name;
    }

    /// What a file manager sends: the path as text too.
    static void drop(QWidget* target, const fs::path& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QString::fromStdString(path.string()))});
        data.setText(QString::fromStdString(path.string()));
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(target, &dropped);
    }

    WindowDriver m_hands;
    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

TEST_CLASS(TestDroppedModels)
#include "tst_dropped_models.moc"
