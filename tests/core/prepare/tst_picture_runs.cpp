#include "core/error.h"
#include "core/prepare/prepared_run.h"
#include "core/session/run_edits.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path data = fs::path(SOURCE_DIR) / "tests/golden/data";

Run runOn(const std::string& model, const std::vector<fs::path>& pictures)
{
    Run run;
    run.model = data / "models" / model;
    run.texts = {"a"};
    for (const fs::path& picture : pictures) run.images.push_back(data / "pictures" / picture);
    return run;
}

PreparedRun preparedRun(const Run& run)
{
    OpenedModels models;
    return prepare(run, models);
}

}  // namespace

class TestPictureRuns final : public QObject {
    Q_OBJECT
private slots:
    void aPictureIsTokensAndPixels()
    {
        const PreparedRun prepared = preparedRun(runOn("vit", {"house.png", "inks.jpg"}));
        QVERIFY(prepared.computable());
        QCOMPARE(prepared.batch.sequences.size(), std::size_t{2});
        const Sequence& sequence = prepared.batch.sequences.front();
        QCOMPARE(sequence.image->width, 32);
        QCOMPARE(sequence.pixels->values.size(), std::size_t{3 * 32 * 32});
        QCOMPARE(prepared.texts.front().text, std::string("house.png"));
        QCOMPARE(prepared.texts.front().used, 17);
    }

    void withoutAPictureNothingIsComputed()
    {
        const PreparedRun prepared = preparedRun(runOn("vit", {}));
        QVERIFY(!prepared.computable());
        QCOMPARE(prepared.texts.size(), std::size_t{1});
    }

    void aModelOfTextsLeavesPicturesOut()
    {
        const PreparedRun prepared = preparedRun(runOn("bert", {"house.png"}));
        QVERIFY(prepared.computable());
        QVERIFY(prepared.batch.sequences.front().pixels == nullptr);
    }

    void whatIsWrongWithAPictureNamesItsFile()
    {
        try {
            preparedRun(runOn("vit", {"cases.json"}));
            QFAIL("a text is no picture");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Unsupported);
            QVERIFY(error.file.ends_with("cases.json"));
        }
    }

    void picturesAreSavedRelativeToTheSession()
    {
        Session session;
        session.run() = runOn("vit", {"house.png", "rgb.png"});
        session.view = View::Picture;
        session.figure.content = FigureSettings::Content::Picture;
        session.focus.item = 1;
        const std::string text = sessionText(session, data);
        QVERIFY(text.find("\"pictures/house.png\"") != std::string::npos);
        QVERIFY(sessionFrom(text, data / "a.attnscope") == session);
    }

    void aModelOfSeveralSizesTakesThePicturesOne()
    {
        const QTemporaryDir folder;
        const fs::path copy = folder.path().toStdString();
        for (const char* file : {"config.json", "model.safetensors"})
            fs::create_symlink(data / "vision/dinov2" / file, copy / file);
        std::ofstream(copy / "preprocessor_config.json")
            << R"({"size": {"shortest_edge": 12}, "do_center_crop": false})";
        Run run = runOn("vit", {"house.png"});
        run.model = copy;
        OpenedModels models;
        const PreparedRun first = prepare(run, models);
        QCOMPARE(first.model->transformer.patches->width, 16);
        QCOMPARE(first.batch.sequences.front().tokens.size(), std::size_t{13});
        QVERIFY(prepare(run, models).model == first.model);
        run.images.push_back(data / "pictures/tall.png");
        QVERIFY_THROWS_EXCEPTION(Error, prepare(run, models));
    }

    void howAPictureIsLookedAtIsSaved()
    {
        Session session;
        session.run() = runOn("vit", {"house.png"});
        session.figure.picture = {.overlay = 0.25, .clip = 0.05, .probe = true};
        const Session opened = sessionFrom(sessionText(session, data), data / "a.attnscope");
        QVERIFY(opened.figure.picture == session.figure.picture);
    }

    void pathsBecomeAbsolute()
    {
        Session session;
        session.run().images = {"house.png"};
        QVERIFY(withAbsolutePaths(session).run().images.front() == fs::current_path() / "house.png");
    }

    void aPathThatIsNoTextIsRefused()
    {
        const std::string text = R"({"format": "attentionscope session", "version": 1,
                                     "runs": [{"model": "m", "images": [3]}]})";
        QVERIFY_THROWS_EXCEPTION(Error, sessionFrom(text, data / "a.attnscope"));
    }
};

TEST_CLASS(TestPictureRuns)
#include "tst_picture_runs.moc"
