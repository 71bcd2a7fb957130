#include "ui/work/model_finder.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/core/model/folder/hub_folders.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"

namespace fs = std::filesystem;

namespace {

/// What a finder said, one line after the other: "0 found a b", "2 searched", "2 not searched".
class Told {
public:
    explicit Told(ModelFinder& finder)
    {
        QObject::connect(&finder, &ModelFinder::found, &finder, [this](ModelPlace place, const auto& models) {
            QString line = QStringLiteral("%1 found").arg(static_cast<int>(place));
            for (const core::ModelSurvey& model : models) line += ' ' + QString::fromStdString(model.name);
            lines << line;
        });
        QObject::connect(&finder, &ModelFinder::searched, &finder, [this](ModelPlace place, const auto& problem) {
            lines << QStringLiteral("%1 %2").arg(static_cast<int>(place)).arg(problem ? "not searched" : "searched");
            problems.push_back(problem);
        });
    }

    bool ended() const { return lines.contains("4 searched") || lines.contains("4 not searched"); }
    /// The names of a place, whichever reports they came in.
    QStringList names(ModelPlace place) const
    {
        QStringList all;
        const QString begin = QStringLiteral("%1 found ").arg(static_cast<int>(place));
        for (const QString& line : lines)
            if (line.startsWith(begin)) all += line.mid(begin.size()).split(' ');
        return all;
    }

    QStringList lines;
    std::vector<std::optional<core::Error>> problems;
};

}  // namespace

class TestModelFinder final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
        fs::create_directories(m_folder / "hub");
    }

    void placesAreSearchedInTheOrderOfLists()
    {
        const HubFolders hub(m_folder / "hub");
        hub.download("org--tiny", "aaa", fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16");
        ModelFinder finder;
        const Told told(finder);
        finder.find({.bundled = {model("b"), model("a")}, .recent = {model("c")}, .cache = m_folder / "hub"});
        QTRY_VERIFY(told.ended());
        QCOMPARE(told.lines, (QStringList{"0 found b a", "0 searched", "1 found c", "1 searched", "2 searched",
                                          "3 searched", "4 searched", "5 found org/tiny", "5 searched"}));
    }

    void whatOllamaAndLmStudioKeepGoesByTheirNames()
    {
        const fs::path gguf = fs::path(SOURCE_DIR) / "tests/golden/data/gguf/qwen2/model.gguf";
        HubFolders::write(
            m_folder / "ollama/manifests/registry.ollama.ai/library/tiny/latest",
            R"({"layers": [{"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:0a"}]})");
        fs::create_directories(m_folder / "ollama/blobs");
        fs::copy_file(gguf, m_folder / "ollama/blobs/sha256-0a");
        fs::create_directories(m_folder / "studio/org/repo");
        fs::copy_file(gguf, m_folder / "studio/org/repo/tiny-Q8_0.gguf");
        ModelFinder finder;
        const Told told(finder);
        finder.find({.bundled = {},
                     .recent = {},
                     .ollama = {m_folder / "ollama"},
                     .lm_studio = {m_folder / "studio"},
                     .cache = m_folder / "nowhere"});
        QTRY_VERIFY(told.ended());
        QCOMPARE(told.names(ModelPlace::Ollama), QStringList{"tiny:latest"});
        QCOMPARE(told.names(ModelPlace::LmStudio), QStringList{"org/repo/tiny-Q8_0"});
    }

    void aLongPlaceComesInPartsAndInItsOrder()
    {
        ModelFinder::Search search{.bundled = {}, .recent = {}, .cache = m_folder / "hub"};
        QStringList names;
        for (int i = 0; i < 1500; ++i) {
            names << QStringLiteral("m%1").arg(i);
            search.recent.push_back(model(names.last().toStdString()));
        }
        ModelFinder finder;
        const Told told(finder);
        finder.find(search);
        QTRY_VERIFY_WITH_TIMEOUT(told.ended(), 60'000);
        QCOMPARE(told.names(ModelPlace::Recent), names);
        QVERIFY2(told.lines.size() > 4, "rows appear before the last folder was looked at");
    }

    void aFolderThatCannotBeOpenedSaysWhy()
    {
        HubFolders::write(m_folder / "teapot" / "config.json", R"({"model_type": "teapot"})");
        ModelFinder finder;
        QSignalSpy found(&finder, &ModelFinder::found);
        finder.find({.bundled = {}, .recent = {m_folder / "teapot", m_folder / "gone"}, .cache = m_folder / "hub"});
        QTRY_COMPARE(found.size(), 1);
        const auto models = found[0][1].value<std::vector<core::ModelSurvey>>();
        QCOMPARE(models.size(), std::size_t{2});
        QVERIFY(models[0].problem && saidParts(*models[0].problem).found.find("teapot") != std::string::npos);
        QVERIFY(models[1].problem && models[1].folder == m_folder / "gone");
    }

    void aCacheThatIsNotThereIsAProblemOfItsPlaceAlone()
    {
        ModelFinder finder;
        const Told told(finder);
        finder.find({.bundled = {}, .recent = {model("c")}, .cache = m_folder / "nowhere"});
        QTRY_VERIFY(told.ended());
        QCOMPARE(told.lines, (QStringList{"0 searched", "1 found c", "1 searched", "2 searched", "3 searched",
                                          "4 searched", "5 not searched"}));
        QCOMPARE(told.problems.back()->code, core::Code::Missing);
        QCOMPARE(told.problems.back()->file, (m_folder / "nowhere").string());
    }

    void onlyTheNewestSearchReports()
    {
        ModelFinder finder;
        const Told told(finder);
        finder.find({.bundled = {model("old")}, .recent = {model("older")}, .cache = m_folder / "nowhere"});
        finder.find({.bundled = {model("new")}, .recent = {}, .cache = m_folder / "hub"});
        QTRY_VERIFY(told.ended());
        QCOMPARE(told.lines, (QStringList{"0 found new", "0 searched", "1 searched", "2 searched", "3 searched",
                                          "4 searched", "5 searched"}));
    }

    void whatIsStoppedSaysNothingMore()
    {
        ModelFinder finder;
        Told told(finder);
        connect(&finder, &ModelFinder::searched, &finder, &ModelFinder::stop);
        finder.find({.bundled = {model("a")}, .recent = {model("b")}, .cache = m_folder / "hub"});
        QTRY_VERIFY(!told.lines.filter("searched").isEmpty());
        QVERIFY(at_rest::comesToRest());  // the other places do not come
        QCOMPARE(told.lines, (QStringList{"0 found a", "0 searched"}));
    }

    void destroyingWhileSearchingIsSafe()
    {
        ModelFinder::Search search{.bundled = {}, .recent = {}, .cache = m_folder / "hub"};
        for (int i = 0; i < 200; ++i) search.recent.push_back(model("m" + std::to_string(i)));
        for (int i = 0; i < 10; ++i) {
            ModelFinder finder;
            finder.find(search);
        }
    }

private:
    fs::path model(const std::string& name) const
    {
        HubFolders::write(m_folder / name / "config.json", R"({"model_type": "gpt2"})");
        return m_folder / name;
    }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

TEST_CLASS(TestModelFinder)
#include "tst_model_finder.moc"
