#include "core/model/folder/model_survey.h"

#include <QTemporaryDir>
#include <QTest>

#include "core/model/folder/model_folder.h"
#include "tests/core/model/folder/hub_folders.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <sys/stat.h>

namespace fs = std::filesystem;
using core::Code;

namespace {

const fs::path gpt2Folder = fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16";

}  // namespace

/// Says of a folder what opening it would say, from its files' names and sizes.
class TestModelSurvey final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_model = fs::path(m_temporary->path().toStdString()) / "model";
        fs::create_directories(m_model);
        for (const char* file : {"config.json", "model.safetensors", "tokenizer.json"})
            fs::copy_file(gpt2Folder / file, m_model / file);
    }

    void aModelThatOpensHasNoProblem()
    {
        const core::ModelSurvey found = core::survey(m_model);
        QVERIFY(!found.problem);
        QCOMPARE(found.folder, m_model);
        QCOMPARE(found.name, core::modelName(m_model));
        QCOMPARE(found.bytes, fs::file_size(m_model / "model.safetensors"));
        QVERIFY(!found.architecture.empty());
        QVERIFY(core::openModel(found.folder) != nullptr);
    }

    void aModelSaysWhatItCanDo_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("summary");
        const auto card = [](const char* name, const QString& text, const char* summary) {
            QTest::newRow(name) << text << summary;
        };
        card("among other fields", "---\nlicense: mit\nsummary: Fills in words\n---\n# Title\n", "Fills in words");
        card("in quotes", "---\nsummary: \"Finds: what it is\"\n---\n", "Finds: what it is");
        card("in single quotes, with spaces", "---\nsummary:   'a b'  \n---\n", "a b");
        card("lines as Windows ends them", "---\r\nsummary: Fills in\r\n---\r\n", "Fills in");
        card("a card without fields", "# Title\nsummary: no\n", "");
        card("fields without it", "---\nlicense: mit\n---\nsummary: no\n", "");
        card("fields that do not end", "---\nsummary: no\n", "");
        card("a field of another", "---\nmodel:\n  summary: no\n---\n", "");
        card("nothing said", "---\nsummary:\n---\n", "");
        card("a single quote", "---\nsummary: '\n---\n", "'");
        card("an empty card", "", "");
        card("more than a line", "---\nsummary: " + QString(5000, 'x') + "\n---\n", "");
    }

    void aModelSaysWhatItCanDo()
    {
        QFETCH(QString, card);
        QFETCH(QString, summary);
        HubFolders::write(m_model / "README.md", card.toStdString());
        QCOMPARE(QString::fromStdString(core::survey(m_model).summary), summary);
    }

    void aModelMaySayNothing()
    {
        QCOMPARE(core::survey(m_model).summary, std::string());
        fs::create_directories(m_model / "README.md");
        QCOMPARE(core::survey(m_model).summary, std::string());
        QVERIFY(!core::survey(m_model).problem);
    }

    void whatIsMissingIsNamed_data()
    {
        QTest::addColumn<QStringList>("removed");
        QTest::addColumn<QString>("added");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("found");
        QTest::newRow("no configuration") << QStringList{"config.json"} << QString() << "config.json"
                                          << "";
        QTest::newRow("no weights") << QStringList{"model.safetensors"} << QString() << "model.safetensors"
                                    << "";
        QTest::newRow("another library's weights") << QStringList{"model.safetensors"} << "tf_model.h5"
                                                   << "model.safetensors"
                                                   << "only tf_model.h5";
        QTest::newRow("an empty folder") << QStringList{"config.json", "model.safetensors", "tokenizer.json"}
                                         << QString() << "config.json"
                                         << "";
    }

    void whatIsMissingIsNamed()
    {
        QFETCH(QStringList, removed);
        QFETCH(QString, added);
        QFETCH(QString, field);
        QFETCH(QString, found);
        for (const QString& file : removed) fs::remove(m_model / file.toStdString());
        if (!added.isEmpty()) HubFolders::write(m_model / added.toStdString(), "weights");
        const auto problem = core::survey(m_model).problem;
        QVERIFY(problem && problem->code == Code::Missing);
        QCOMPARE(QString::fromStdString(saidParts(*problem).field), field);
        QCOMPARE(QString::fromStdString(saidParts(*problem).found), found);
        QCOMPARE(problem->file, m_model.string());
    }

    void weightsOfPyTorchCountAsWell()
    {
        fs::remove(m_model / "model.safetensors");
        HubFolders::write(m_model / "pytorch_model.bin", "weights");
        const core::ModelSurvey found = core::survey(m_model);
        QVERIFY(!found.problem);  // their content is judged when they are opened
        QCOMPARE(found.bytes, std::uint64_t{7});
    }

    void aGgufFileIsSurveyedByItsHeader()
    {
        const fs::path tree = fs::path(SOURCE_DIR) / "tests/golden/data/gguf";
        const core::ModelSurvey file = core::survey(tree / "qwen2/model.gguf");
        QVERIFY(!file.problem);
        QCOMPARE(file.name, std::string("golden qwen2"));  // "model" says nothing
        QCOMPARE(file.architecture, std::string("Qwen2"));
        QCOMPARE(file.bytes, fs::file_size(tree / "qwen2/model.gguf"));
        const core::ModelSurvey split = core::survey(tree / "llama_split");
        QVERIFY(!split.problem);
        QCOMPARE(split.bytes, fs::file_size(tree / "llama_split/model-00001-of-00002.gguf")
                                  + fs::file_size(tree / "llama_split/model-00002-of-00002.gguf"));
        HubFolders::write(m_model / "cut.gguf", "GGUF\3");
        const core::ModelSurvey cut = core::survey(m_model / "cut.gguf");
        QVERIFY(cut.problem && cut.problem->file == (m_model / "cut.gguf").string());
        QCOMPARE(cut.name, std::string("cut"));
    }

    void anUnknownArchitectureIsNamedAndTheSizeKnownAllTheSame()
    {
        HubFolders::write(m_model / "config.json", R"({"model_type": "teapot"})");
        const core::ModelSurvey found = core::survey(m_model);
        QVERIFY(found.problem && found.problem->code == Code::Unknown);
        QCOMPARE(QString::fromStdString(saidParts(*found.problem).found), QString("teapot"));
        QCOMPARE(QString::fromStdString(found.architecture), QString("teapot"));
        QCOMPARE(found.bytes, fs::file_size(m_model / "model.safetensors"));
    }

    void aConfigurationIsCheckedAsOpeningDoes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no JSON") << "{";
        QTest::newRow("nothing") << "";
        QTest::newRow("no object") << "[]";
        QTest::newRow("no model_type") << "{}";
        QTest::newRow("a model_type of another kind") << R"({"model_type": 3})";
        QTest::newRow("a size that no model has") << R"({"model_type": "gpt2", "n_layer": 1e30})";
    }

    void aConfigurationIsCheckedAsOpeningDoes()
    {
        QFETCH(QString, text);
        HubFolders::write(m_model / "config.json", text.toStdString());
        const auto problem = core::survey(m_model).problem;
        QVERIFY(problem.has_value());
        try {
            core::openModel(m_model);
            QFAIL("it opens");
        } catch (const core::Error& error) {
            QCOMPARE(problem->code, error.code);
            QCOMPARE(saidParts(*problem).field, saidParts(error).field);
        }
    }

    void shardsAreAddedUpOnceEach()
    {
        shard(R"({"weight_map": {"a": "one.safetensors", "b": "two.safetensors", "c": "one.safetensors"}})");
        HubFolders::write(m_model / "one.safetensors", std::string(100, 'x'));
        HubFolders::write(m_model / "two.safetensors", std::string(23, 'x'));
        const core::ModelSurvey found = core::survey(m_model);
        QVERIFY(!found.problem);
        QCOMPARE(found.bytes, std::uint64_t{123});
    }

    void theFirstMissingShardIsNamed()
    {
        shard(R"({"weight_map": {"a": "1.safetensors", "b": "2.safetensors", "c": "3.safetensors"}})");
        HubFolders::write(m_model / "1.safetensors", std::string(100, 'x'));
        const core::ModelSurvey found = core::survey(m_model);
        QVERIFY(found.problem && found.problem->code == Code::Missing);
        QCOMPARE(QString::fromStdString(saidParts(*found.problem).field), QString("2.safetensors"));
        QCOMPARE(QString::fromStdString(saidParts(*found.problem).expected), QString("3 files of weights"));
        QCOMPARE(QString::fromStdString(saidParts(*found.problem).found), QString("1"));
        QCOMPARE(found.bytes, std::uint64_t{100});
    }

    void anIndexLeadsNowhereElse_data()
    {
        QTest::addColumn<QString>("index");
        QTest::newRow("the folder above") << R"({"weight_map": {"a": "../model/config.json"}})";
        QTest::newRow("an absolute path") << R"({"weight_map": {"a": "/etc/passwd"}})";
        QTest::newRow("a folder") << R"({"weight_map": {"a": ".."}})";
        QTest::newRow("a number") << R"({"weight_map": {"a": 3}})";
        QTest::newRow("nothing") << R"({"weight_map": {"a": ""}})";
        QTest::newRow("a list") << R"({"weight_map": ["a"]})";
        QTest::newRow("no map") << R"({})";
        QTest::newRow("no JSON") << "shards";
    }

    void anIndexLeadsNowhereElse()
    {
        QFETCH(QString, index);
        shard(index.toStdString());
        const core::ModelSurvey found = core::survey(m_model);
        QVERIFY(found.problem.has_value());
        QCOMPARE(found.problem->file, (m_model / "model.safetensors.index.json").string());
        QCOMPARE(found.bytes, std::uint64_t{0});
    }

    void aPointerOfGitLfsIsNoModel()
    {
        HubFolders::write(m_model / "model.safetensors",
                          "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 548105171\n");
        const auto problem = core::survey(m_model).problem;
        QVERIFY(problem && problem->code == Code::CannotRead);
        QVERIFY(QString::fromStdString(saidParts(*problem).found).contains("git lfs pull"));
    }

    void aNamedPipeIsNotRead()
    {
        for (const char* file : {"config.json", "model.safetensors"}) {
            fs::remove(m_model / file);
            QCOMPARE(::mkfifo((m_model / file).c_str(), 0600), 0);
            const auto problem = core::survey(m_model).problem;
            QVERIFY(problem && problem->code == Code::CannotRead);
            QCOMPARE(problem->file, (m_model / file).string());
            fs::remove(m_model / file);
            fs::copy_file(gpt2Folder / file, m_model / file);
        }
    }

    void aFolderThatIsGoneOrAFileIsSaid()
    {
        for (const fs::path& path : {m_model / "not there", m_model / "config.json"}) {
            const core::ModelSurvey found = core::survey(path);
            QVERIFY(found.problem && found.problem->code == Code::CannotRead);
            QCOMPARE(found.name, path.filename().string());
        }
    }

    void aRepositoryIsSurveyedThroughItsLinks()
    {
        const HubFolders hub(m_model.parent_path());
        hub.download("org--net", "aaa", gpt2Folder);
        const core::ModelSurvey found = core::surveyRepository(hub.repository("org--net"));
        QVERIFY(!found.problem);
        QCOMPARE(found.name, std::string("org/net"));
        QCOMPARE(found.folder, hub.repository("org--net") / "snapshots" / "aaa");
        QCOMPARE(found.bytes, fs::file_size(gpt2Folder / "model.safetensors"));
        QVERIFY(core::openModel(found.folder) != nullptr);
    }

    void aBrokenLinkIsSaid()
    {
        const HubFolders hub(m_model.parent_path());
        hub.download("org--net", "aaa", gpt2Folder);
        fs::remove(hub.repository("org--net") / "blobs" / "aaa-model.safetensors");
        const auto problem = core::surveyRepository(hub.repository("org--net")).problem;
        QVERIFY(problem && problem->code == Code::CannotRead);
        QVERIFY(problem->file.ends_with("aaa/model.safetensors"));
        QVERIFY(QString::fromStdString(saidParts(*problem).found).contains("link"));
    }

    void anUnfinishedDownloadIsSaid()
    {
        const HubFolders hub(m_model.parent_path());
        hub.download("org--net", "aaa", gpt2Folder);
        HubFolders::write(hub.repository("org--net") / "blobs" / "abc.incomplete", "half");
        QVERIFY(!core::surveyRepository(hub.repository("org--net")).problem);  // of some other file
        fs::remove(hub.repository("org--net") / "snapshots" / "aaa" / "model.safetensors");
        const auto problem = core::surveyRepository(hub.repository("org--net")).problem;
        QVERIFY(problem && problem->code == Code::CannotRead);
        QVERIFY(QString::fromStdString(saidParts(*problem).found).contains("broken off"));
    }

    void aRepositoryWithoutASnapshotIsSaid()
    {
        const HubFolders hub(m_model.parent_path());
        hub.ref("org--net", "main", "aaa");
        const core::ModelSurvey found = core::surveyRepository(hub.repository("org--net"));
        QVERIFY(found.problem && found.problem->code == Code::Missing);
        QCOMPARE(found.name, std::string("org/net"));
    }

private:
    /// Weights in several files instead of one.
    void shard(const std::string& index)
    {
        fs::remove(m_model / "model.safetensors");
        HubFolders::write(m_model / "model.safetensors.index.json", index);
    }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_model;
};

TEST_CLASS(TestModelSurvey)
#include "tst_model_survey.moc"
