#include "core/error.h"
#include "core/prepare/prepared_run.h"
#include "core/session/edits/prediction_edits.h"
#include "core/session/module_presets.h"
#include "core/session/run_edits.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

/// Runs of a module, of a dump and of vectors.
std::vector<Run> otherRuns()
{
    Run module;
    module.module = TeachingModule{.heads = 3, .biases = true, .positions = PositionEncoding::Rotary, .dropout = 0.25F};
    module.texts = {""};
    Run dump;
    dump.recorded = {.file = "/dumps/a.npz",
                     .tensor = "layer_*",
                     .query_tokens = "/dumps/q.json",
                     .key_tokens = "/dumps/k.json",
                     .transposed = true};
    dump.texts = {""};
    Run vectors;
    vectors.recorded = {.file = "/dumps/b.safetensors", .queries = "layer.*.q", .keys = "layer.*.k", .scale = 0.3F};
    vectors.texts = {""};
    return {module, dump, vectors};
}

/// Adds a guess, drawings and a comparison.
void addMarks(Session& session)
{
    session.positions = {.encodings = {PositionEncoding::Relative, PositionEncoding::None}, .shuffled = 7};
    session.guess = Guess{.of = Guess::Of::Cell,
                          .by = Guess::By::Hands,
                          .at = {1, core::AttentionBlock::Cross, 1, 2, 3, 4, 5},
                          .points = {0, 12.5, 3},
                          .shown = true};
    session.ink = {{.view = View::Steps,
                    .over = {0, core::AttentionBlock::Self, 0, 1, 2, 0, 0},
                    .stage = core::Stage::ScoresScaled,
                    .points = {{0.5, 1.25}, {-0.125, 7}}},
                   {.points = {{2, 3}}}};
}

/// How heads are looked for.
void addExploration(Session& session)
{
    session.heads = {.order = HeadsSettings::Order::Similarity,
                     .measure = Measure::Induction,
                     .tinted = true,
                     .least = 0.25,
                     .rows = {.first = false, .special = false},
                     .unit = LogUnit::Bits,
                     .repeated = 20,
                     .badge = 0.5};
    session.flow = {.most = 3, .least = 0.125};
    session.chosen = {{0, 1, 2}, {0, 2, 3}};
    session.head_sets = {{.name = "Name movers", .note = "copy\nnames", .heads = {{0, 1, 2}, {0, 2, 3}}},
                         {.name = "猫", .heads = {{0, 0, 0}}}};
}

/// A Session in which nothing is as it is by default.
Session fullSession()
{
    Session session;
    Run& run = session.run();
    run.model = "/models/one";
    run.texts = {"the cat\n“sat”", "日本語 🙂"};
    run.keys_text = "le chat";
    run.targets = {"die Katze", "猫"};
    run.target_sources = {"the dog", ""};
    run.split = TextSplit::Characters;
    run.cuts = {{{2, 5}, {4}}, {}};
    run.changes = {{.mask = "causal & (window(3, 0) | global(1))", .temperature = 0.5F},
                   {.layer = 1,
                    .head = 2,
                    .fill = MaskFill{.value = -1e9F, .mode = MaskFill::Mode::Add},
                    .order = MaskOrder::RenormaliseAfterSoftmax}};
    run.painting = std::make_shared<const Painting>(Painting().painted({1, 2, 0, 3}, Brush::Hide));
    const auto cells = std::make_shared<const Painting>(Painting().painted({3, 3, 0, 1}, Brush::Hide));
    run.interventions = {
        {.layer = 1, .head = 2, .factor = 0.5F},
        {.kind = Intervention::Kind::Mean, .layer = 1},
        {.kind = Intervention::Kind::Hide, .cells = cells},
        {.kind = Intervention::Kind::Pattern, .layer = 0, .head = 0, .cells = cells},
        {.kind = Intervention::Kind::Patch, .layer = 0, .head = 1, .run = 1},
        {.kind = Intervention::Kind::Mean, .layer = 2, .reference = ReferenceTexts("a", {"One.", "2"})},
        {.kind = Intervention::Kind::Resample,
         .layer = 2,
         .head = 1,
         .reference = ReferenceTexts("a", {"One.", "2"}),
         .text = 1},
        {.kind = Intervention::Kind::Steer,
         .layer = 0,
         .factor = 2.5F,
         .reference = ReferenceTexts("steering", {"Love", "Hate"})},
        {.kind = Intervention::Kind::FeedForward, .layer = 1, .factor = 0.5F, .neuron = 7}};
    session.heads.reference = ReferenceTexts("b.txt", {"Drei\tThree"});
    addExploration(session);
    session.figure.heads = {{0, 2, 1}};
    session.marked = cells;
    session.tracked = {{.text = "sea"}, {.text = "Ġlamp", .piece = true}};
    session.sampling = Sampling{.temperature = 0.75, .top_k = 40, .top_p = 0.9, .seed = 12};
    session.figure.map.cells = core::MapLook::Cells::Rollout;
    session.figure.map.joined = HeadsJoined::Largest;
    session.figure.map.pair = PairPart::FirstToSecond;
    session.figure.map.words = true;
    session.figure.map.special_tokens = core::MapLook::SpecialTokens::Renormalised;
    for (const Run& other : otherRuns()) session.runs.push_back(other);
    session.focus = {1, core::AttentionBlock::Cross, 1, 2, 3, 4, 5};
    session.view = View::Mask;
    session.steps = {true, 4, false, StageNumber{Stage::Key, 3}, {0, 2}};
    session.costs.tokens = 77;
    session.compare = {CompareSettings::Kind::Runs, {{0, 1, 2}, {1, 0, 0}, {0, 3, 3}}};
    session.figure.layer = 2;
    session.figure.height_mm = 55.5;
    session.figure.title = "“Titel”";
    session.figure.theme = FigureSettings::Theme::Dark;
    session.figure.highest = 0.25F;
    session.figure.map.pooled_by = PooledBy::Mean;
    session.figure.map.rows = RowReading::NextToken;
    session.figure.map.dots = true;
    session.figure.map.exact = true;
    addMarks(session);
    return session;
}

Session classroom()
{
    Session session;
    session.run() = classroomRun("the cat");
    return session;
}

QString messageOf(const std::string& text)
{
    try {
        sessionFrom(text, "/f.attnscope");
    } catch (const Error& error) {
        return QString::fromStdString(saidParts(error).field + "|" + saidParts(error).expected + "|"
                                      + saidParts(error).found);
    }
    return "accepted";
}

}  // namespace

class TestSession final : public QObject {
    Q_OBJECT
private slots:
    void aRunOfAFileHasAText()
    {
        for (const char* texts : {R"(,"texts":[])", "", R"(,"texts":[],"targets":[],"images":[])"}) {
            const Session session =
                sessionFrom(std::string(R"({"format":"attentionscope session","version":1,"focus":{"item":5},"runs":[)")
                                + R"({"model":"bundled:primer-encoder")" + texts + "}]}",
                            "/f.attnscope");
            QCOMPARE(session.run().texts, std::vector<std::string>{""});
            QCOMPARE(session.focus.item, Index{0});
        }
    }

    void aDumpCarriesNothingOfTheWorkBefore()
    {
        Session session = fullSession();
        session.runs.resize(1);
        std::erase_if(session.run().interventions,
                      [](const Intervention& each) { return each.kind == Intervention::Kind::Patch; });
        session.run().images = {"/pictures/holiday.png"};
        session.run().fingerprints["/pictures/holiday.png"] = 7;
        session.run().recorded = {.file = "/dumps/a.npz"};
        const std::string text = sessionText(session);
        for (const char* before :
             {"\"model\"", "sat", "chat", "Katze", "dog", "holiday", "causal", "interventions", "lamp", "Drei", "Hate"})
            QVERIFY2(text.find(before) == std::string::npos, before);
        // The copy of unsaved work has it: the user comes back to it from the recording.
        const Session kept = sessionFrom(privateSessionText(session), "");
        QCOMPARE(kept.run().texts, session.run().texts);
        QCOMPARE(kept.run().model, session.run().model);
        QCOMPARE(kept.tracked, session.tracked);
        // Files that have it all the same say no more; masks of queries and keys are theirs.
        const Run read =
            sessionFrom(R"({"format":"attentionscope session","version":1,"tracked":[{"text":"sea"}],"runs":[{
                        "recorded":{"file":"/dumps/a.npz","queries":"q","keys":"k"},"model":"/models/one",
                        "texts":["the cat"],"targets":["die Katze"],"images":["/pictures/holiday.png"],
                        "changes":[{"mask":"causal"}]}]})",
                        "")
                .run();
        QVERIFY(read.model.empty() && read.targets.empty() && read.images.empty() && read.texts.front().empty());
        QCOMPARE(read.changes.size(), std::size_t{1});
    }

    void everyFieldSurvivesTheFile()
    {
        const Session session = fullSession();
        QCOMPARE(sessionFrom(privateSessionText(session), "/f.attnscope"), session);
        QCOMPARE(sessionFrom(privateSessionText(classroom()), "/f.attnscope"), classroom());
    }

    void marksThatCannotBeAreNamed_data()
    {
        QTest::addColumn<QString>("marks");
        QTest::addColumn<QString>("message");
        QTest::newRow("points below nothing") << R"("guess": {"points": [1, -1]})"
                                              << "guess.points|a list of numbers from 0 to 1000000|[1,-1]";
        QTest::newRow("a kind nobody knows") << R"("guess": {"of": "mood"})"
                                             << "guess.of|row, top, cell, head|\"mood\"";
        QTest::newRow("half a point") << R"("ink": [{"points": [1, 2, 3]}])"
                                      << "ink.points|a row and a column, in cells, for each of 1 to 10000 points|"
                                         "[1,2,3]";
        QTest::newRow("no point at all")
            << R"("ink": [{"view": "map"}])"
            << "ink.points|a row and a column, in cells, for each of 1 to 10000 points|null";
        QTest::newRow("out of every map") << R"("ink": [{"points": [1, 1e9]}])"
                                          << "ink.points|a row and a column, in cells, for each of 1 to 10000 points|"
                                             "[1,1000000000.0]";
    }
    void marksThatCannotBeAreNamed()
    {
        QFETCH(const QString, marks);
        QFETCH(const QString, message);
        std::string text = privateSessionText(classroom());
        text.insert(1, marks.toStdString() + ",");
        QCOMPARE(messageOf(text), message);
    }

    void aModelBesideTheFileMovesAlong()
    {
        const QTemporaryDir folder;
        const fs::path here = folder.path().toStdString();
        fs::create_directories(here / "a/model");
        Session session;
        session.run().texts = {"text"};
        session.run().model = here / "a/model";
        saveSession(session, here / "a/s.attnscope");
        fs::rename(here / "a", here / "b");
        QCOMPARE(openSession(here / "b/s.attnscope").run().model, here / "b/model");
        session.run().model = "/elsewhere/model";
        saveSession(session, here / "b/t.attnscope");
        QCOMPARE(openSession(here / "b/t.attnscope").run().model, here / "b/model");
    }

    void aDumpAndItsTokensMoveAlong()
    {
        const QTemporaryDir folder;
        const fs::path here = folder.path().toStdString();
        fs::create_directories(here / "a");
        Session session;
        session.run() = {.recorded = {.file = here / "a/d.npy", .query_tokens = here / "a/t.json"}, .texts = {""}};
        session.focus.item = 3;
        saveSession(session, here / "a/s.attnscope");
        fs::rename(here / "a", here / "b");
        const Session moved = openSession(here / "b/s.attnscope");
        QCOMPARE(moved.run().recorded, (RecordedSource{.file = here / "b/d.npy", .query_tokens = here / "b/t.json"}));
        QCOMPARE(moved.focus.item, Index{3});
    }

    void aDumpIsOpenedOnce()
    {
        const QTemporaryDir folder;
        const fs::path here = folder.path().toStdString();
        const auto write = [&](const std::string& name, const std::string& text) {
            std::ofstream(here / name, std::ios::binary) << text;
            // Times of files may be too coarse to tell two writes apart.
            static auto time = fs::last_write_time(here / name);
            fs::last_write_time(here / name, time += 1s);
        };
        write("d.npy", npyBytes({{1, 2, 2, 2}, {1, 0, .5, .5, 1, 0, .25, .75}}));
        const Run run{.recorded = {.file = here / "d.npy"}, .texts = {}};
        OpenedModels models;
        const PreparedRun first = prepare(run, models);
        QVERIFY(first.computable() && first.recorded != nullptr);
        QCOMPARE(first.model, first.recorded->model);
        QCOMPARE(first.texts.front().text, std::string("1 2"));
        QCOMPARE(prepare(run, models).recorded, first.recorded);
        write("d.json", R"({"query_tokens":["Ġa","b"],"key_tokens":["x","y"]})");
        const PreparedRun second = prepare(run, models);
        QCOMPARE(second.texts.front().text, std::string(" ab"));
        QCOMPARE(second.texts.front().used, Index{2});
        QCOMPARE(second.keys_text->text, std::string("x y"));
        QCOMPARE(second.keys_text->encoding.tokens[1].range, (TextRange{2, 3}));
        write("d.npy", npyBytes({{2, 2}, {1, 1, 0, 0}}));
        const PreparedRun third = prepare(run, models);
        QVERIFY(third.recorded != second.recorded && third.looks_transposed);
        QCOMPARE(third.warnings.size(), std::size_t{1});
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const char* fields, const char* part) {
            QTest::newRow(name) << QStringLiteral(R"({"format":"attentionscope session","version":1,%1})").arg(fields)
                                << part;
        };
        row("no runs", R"("runs":[])", "runs");
        row("runs of numbers", R"("runs":[1])", "an object");
        row("five runs", R"("runs":[{},{},{},{},{}])", "at most 4");
        row("a text that is none", R"("runs":[{"texts":[7]}])", "texts");
        row("a head that is none", R"("runs":[{}],"steps":{"left_out":[-1]})", "numbers of heads");
        row("a table that is none", R"("runs":[{}],"steps":{"number":{"table":"pie"}})", "row_sums");
        row("too long a text", R"("runs":[{}],"costs":{"tokens":99999999})", "1048576");
        row("an unknown view", R"("runs":[{}],"view":"pie")", "map, steps, mask, compare");
        row("a wrong recipe", R"("runs":[{"changes":[{"mask":"causal &"}]}])", "character 9");
        row("a temperature of 0", R"("runs":[{"changes":[{"temperature":0}]}])", "temperature");
        row("a head times 1000", R"("runs":[{"changes":[{"output":1000}]}])", "output");
        row("a negative focus", R"("runs":[{}],"focus":{"layer":-1})", "layer");
        row("cuts out of order", R"("runs":[{"cuts":[{"added":[4,2]}]}])", "ascending");
        row("painted cells that are none", R"("runs":[{"painting":{"hidden":[[1,2]]}}])", "first key");
        row("runs of cells that end before they begin", R"("runs":[{"painting":{"hidden":[[1,4,2]]}}])",
            "painted cells");
        row("a module of 0 heads", R"("runs":[{"module":{"heads":0}}])", "heads");
        row("a range upside down", R"("runs":[{}],"figure":{"range":[1,0]})", "smaller first");
        row("an endless width", R"("runs":[{}],"figure":{"width_mm":1e300})", "width_mm");
        row("nothing that computes", R"("runs":[{"texts":["a"]}])", "model");
        row("a dump without a file", R"("runs":[{"recorded":{"tensor":"a"}}])", "attention");
        row("a dump that is a text", R"("runs":[{"recorded":"a.npy"}])", "recorded");
        row("queries without keys", R"("runs":[{"recorded":{"file":"a.npz","queries":"q"}}])", "“keys”");
        row("a scale of 0", R"("runs":[{"recorded":{"file":"a.npz","queries":"q","keys":"k","scale":0}}])", "scale");
        row("an unknown pooling", R"("runs":[{}],"figure":{"pooled_by":"least"})", "largest, mean");
        row("an unknown reading of rows", R"("runs":[{}],"figure":{"rows":"after"})", "at, next");
        row("a fill beyond float32", R"("runs":[{"changes":[{"fill":{"value":1e39}}]}])", "float32");
        row("tracked words that are none", R"("runs":[{}],"tracked":[7])", "tracked");
        row("a tracked word of nothing", R"("runs":[{}],"tracked":[""])", "words");
        row("a piece of nothing", R"("runs":[{}],"tracked":[{"word":"a"}])", "piece");
        row("nine tracked words", R"("runs":[{}],"tracked":["a","b","c","d","e","f","g","h","i"])", "at most 8");
        row("a sampling of 0 degrees", R"("runs":[{}],"sampling":{"temperature":0})", "sampling.temperature");
        row("a top-p above 1", R"("runs":[{}],"sampling":{"top_p":1.5})", "sampling.top_p");
        row("an endless seed", R"("runs":[{}],"sampling":{"seed":9999999999})", "sampling.seed");
        row("an unknown colour map", R"("runs":[{}],"figure":{"color_map":"rainbow"})", "viridis");
        QTest::newRow("an empty object") << "{}"
                                         << "format";
        QTest::newRow("another format") << R"({"format":"cake","version":1})"
                                        << "format";
        QTest::newRow("from the future") << R"({"format":"attentionscope session","version":99})"
                                         << "99";
        QTest::newRow("no JSON") << "causal"
                                 << "the session";
        QTest::newRow("truncated") << R"({"format":"attentionscope session")"
                                   << "the session";
    }

    void mistakesAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const QString message = messageOf(text.toStdString());
        QVERIFY2(message != "accepted" && message.contains(part), qPrintable(message));
    }

    void whatNobodyAskedOfPredictionsIsNotWritten()
    {
        const std::string text = privateSessionText(classroom());
        QVERIFY(text.find("tracked") == std::string::npos && text.find("sampling") == std::string::npos);
    }

    void wordsAreTrackedOnceAndNotWithoutEnd()
    {
        Session session;
        for (const char* word : {"a", "b", "a", "", "c", "d", "e", "f", "g", "h", "i"}) track(session, {.text = word});
        QCOMPARE(session.tracked.size(), mostTracked);
        QCOMPARE(session.tracked.back().text, std::string("h"));
        track(session, {.text = std::string(300, 'x')});
        untrack(session, 1);
        untrack(session, 99);
        QCOMPARE(session.tracked.size(), mostTracked - 1);
        QCOMPARE(session.tracked[1].text, std::string("c"));
    }

    void drawingAgainTakesTheNextSeedAndForgetsWhatWasDrawn()
    {
        Session session;
        session.run().continuation = {{1, 2}, 2};
        drawAgain(session);
        QCOMPARE(session.run().continuation.shown, Index{2});  // the likeliest tokens are always the same
        session.sampling = Sampling{.seed = 3};
        drawAgain(session);
        QCOMPARE(session.sampling->seed, std::uint64_t{4});
        QVERIFY(session.run().continuation.ids.empty());
        session.sampling->seed = largestSeed;
        drawAgain(session);
        QCOMPARE(session.sampling->seed, std::uint64_t{0});
    }

    void aFocusBeyondTheTextsIsBroughtBack()
    {
        Session session = classroom();
        session.focus.item = 16777216;
        QCOMPARE(sessionFrom(privateSessionText(session), "/f").focus.item, Index{0});
    }

    void aSessionTooLongToBeReadIsNotWritten()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "s.attnscope";
        Session session = classroom();
        saveSession(session, file);
        session.run().texts = {std::string(70'000'000, 'a')};
        QVERIFY_EXCEPTION_THROWN(saveSession(session, file), Error);
        QCOMPARE(openSession(file), classroom());
    }

    void aTruncatedFileNeverCrashes()
    {
        const std::string whole = sessionText(fullSession());
        for (std::size_t length = 0; length + 2 < whole.size(); ++length)
            QVERIFY(messageOf(whole.substr(0, length)) != "accepted");
    }

    void aModelThatChangedHasAnotherFingerprint()
    {
        const QTemporaryDir folder;
        const fs::path here = folder.path().toStdString();
        QCOMPARE(fingerprintOf(here), std::uint64_t{0});
        std::ofstream(here / "model.safetensors") << "weights";
        std::ofstream(here / "config.json") << "{}";
        const std::uint64_t before = fingerprintOf(here);
        QVERIFY(before != 0);
        QCOMPARE(fingerprintOf(here), before);
        std::ofstream(here / "config.json") << "{ }";
        QVERIFY(fingerprintOf(here) != before);
    }
};

TEST_CLASS(TestSession)
#include "tst_session.moc"
