#include "ui/file/file_opener.h"

#include <QFile>

#include "tests/test_class.h"
#include "tests/ui/workbench_hands.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

class TestFileOpener final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_hands = std::make_unique<WorkbenchHands>();
        m_files = std::make_unique<SessionFiles>(m_hands->editor);
        m_opener = std::make_unique<FileOpener>(m_hands->editor, m_hands->results, m_hands->selection, *m_files,
                                                [this] { return m_mayLeave; });
        m_said.clear();
        m_asked.clear();
        m_mayLeave = true;
        connect(m_opener.get(), &FileOpener::said, this, [this](const QString& sentence) { m_said = sentence; });
        connect(m_opener.get(), &FileOpener::failed, this,
                [this](const core::Error& error) { m_said = errorText(error); });
        connect(m_opener.get(), &FileOpener::asked, this,
                [this](const QString&, const std::vector<Answer>& answers) { m_asked = answers; });
        m_hands->begin(WorkbenchHands::bundled("named-heads"), "the cat sat");
        QVERIFY(m_hands->settle());
    }
    void cleanup()
    {
        m_opener.reset();
        m_files.reset();
        m_hands.reset();
    }

    void aFileInAModelsFolderOpensTheModel()
    {
        m_opener->open(WorkbenchHands::model("gpt2_fp16") / "config.json");
        QVERIFY(m_hands->settle());
        QCOMPARE(run().model, WorkbenchHands::model("gpt2_fp16"));
        QVERIFY(!m_opener->goBack());
    }

    void whatCannotBeOpenedLeavesTheModelThatWasThere()
    {
        QSignalSpy failed(&m_hands->results, &RunResults::failed);
        m_opener->open(fs::path("/there/is/no/model"));
        QVERIFY(failed.wait());
        QVERIFY(m_opener->goBack());
        QCOMPARE(run().model, WorkbenchHands::bundled("named-heads"));
        QVERIFY(m_hands->settle());
        QVERIFY(m_hands->results.shown() != nullptr);
    }

    void aSessionIsOpenedIfTheOneThatIsThereMayGo()
    {
        const fs::path file = fs::path(m_hands->settings.path().toStdString()) / "one.attnscope";
        m_files->save(file, {});
        m_hands->editor.setText(0, "something else");
        m_mayLeave = false;
        m_opener->open(file);
        QCOMPARE(run().texts.front(), std::string("something else"));
        m_mayLeave = true;
        m_opener->open(file);
        QCOMPARE(run().texts.front(), std::string("the cat sat"));
    }

    void aBrokenSessionIsNamed()
    {
        const QString file = fileWith("broken.attnscope", "{\"format\": \"attentionscope-session\", ");
        m_opener->open(fs::path(file.toStdString()));
        QVERIFY2(m_said.contains("broken.attnscope"), qPrintable(m_said));
        QCOMPARE(run().texts.front(), std::string("the cat sat"));
    }

    void aBrokenSessionLeavesTheWayBackFromAModel()
    {
        const QString file = fileWith("broken.attnscope", "{\"runs\":");
        m_opener->open(fs::path(file.toStdString()));
        QSignalSpy failed(&m_hands->results, &RunResults::failed);
        m_opener->open(fs::path("/there/is/no/model"));
        QVERIFY(failed.wait());
        QVERIFY(m_opener->goBack());
        QCOMPARE(run().model, WorkbenchHands::bundled("named-heads"));
    }

    void aPictureWaitsForAModelThatReadsPictures()
    {
        const fs::path file = pictureIn(fs::path(SOURCE_DIR) / "tests/golden/data/pictures");
        QVERIFY(!file.empty());
        m_opener->open(file);
        QVERIFY2(m_said.contains("reads no pictures"), qPrintable(m_said));
        QVERIFY(run().images.empty());
    }

    void attentionFromAFileTakesTheModelsPlaceAndTokensComeToIt()
    {
        m_opener->open(fs::path(SOURCE_DIR) / "tests/golden/data/dumps/llama_layers_1_3.safetensors");
        QVERIFY(m_hands->settle());
        QVERIFY(!run().recorded.empty());
        QVERIFY(m_hands->results.shown()->recorded());
    }

    void tokensAloneBelongToNothing()
    {
        const QString file = fileWith("tokens.json", R"(["a", "b"])");
        m_opener->open(fs::path(file.toStdString()));
        QVERIFY2(m_said.contains("only tokens"), qPrintable(m_said));
        QVERIFY(run().recorded.empty());
    }

    void severalArraysAreAskedAbout()
    {
        openTwoArrays();
        QCOMPARE(m_asked.size(), std::size_t{2});
        m_asked.back().act();
        QVERIFY(m_hands->settle());
        QCOMPARE(run().recorded.tensor, m_asked.back().text.toStdString());
    }

    void aQuestionIsWithdrawnWhenAnotherModelIsThere()
    {
        QSignalSpy asked(m_opener.get(), &FileOpener::asked);
        QSignalSpy withdrawn(m_opener.get(), &FileOpener::withdrawn);
        openTwoArrays();
        m_hands->results.askAgain();  // the model before, which answers nothing
        QVERIFY(m_hands->settle());
        QCOMPARE(withdrawn.size(), 0);
        m_opener->open(WorkbenchHands::model("gpt2_fp16"));
        QTRY_COMPARE(withdrawn.size(), 1);
        QCOMPARE(withdrawn.front().front().toString(), asked.front().front().toString());
    }

private:
    const core::Run& run() const { return m_hands->editor.session().run(); }

    QString fileWith(const char* name, const QByteArray& content) const
    {
        QFile written(m_hands->settings.filePath(QString::fromLatin1(name)));
        if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size()) qFatal("no file %s", name);
        return written.fileName();
    }

    void openTwoArrays()
    {
        const QString file =
            fileWith("two.json", R"({"first": [[[1, 0], [0.5, 0.5]]], "second": [[[1, 0], [0.2, 0.8]]]})");
        std::optional<core::Error> reason;
        const QObject here;
        connect(&m_hands->results, &RunResults::failed, &here,
                [&](core::Index, const core::Error& error) { reason = error; });
        m_opener->open(fs::path(file.toStdString()));
        QTRY_VERIFY(reason.has_value());
        m_opener->chooseTensor(*reason);
    }

    static fs::path pictureIn(const fs::path& folder)
    {
        for (const auto& each : fs::recursive_directory_iterator(folder))
            if (each.path().extension() == ".png") return each.path();
        return {};
    }

    std::unique_ptr<WorkbenchHands> m_hands;
    std::unique_ptr<SessionFiles> m_files;
    std::unique_ptr<FileOpener> m_opener;
    QString m_said;
    std::vector<Answer> m_asked;
    bool m_mayLeave = true;
};

TEST_CLASS(TestFileOpener)
#include "tst_file_opener.moc"
