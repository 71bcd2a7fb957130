#include "core/model/pass/head_stages.h"
#include "core/model/pass/picture.h"
#include "core/model/recorded/recorded_pictures.h"
#include "tests/core/model/recorded/recorded_files.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/test_class.h"

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path house = fs::path(SOURCE_DIR) / "resources/lessons/pictures/odd-by-both.png";

/// The token of each square, row by row.
std::string squares(const Trace& trace)
{
    const PatchEmbedding& patches = *trace.model->transformer.patches;
    std::string text;
    for (Index row = 0; row < patches.rows(); ++row, text += row < patches.rows() ? " / " : "")
        for (Index column = 0; column < patches.columns(); ++column)
            text += (column > 0 ? " " : "") + std::to_string(patchToken(patches, {row, column}));
    return text;
}

}  // namespace

/// Pictures of a dump, and dumps that were handed over because they failed.
class TestRecordedPictures final : public QObject {
    Q_OBJECT
private slots:
    void patchesAreWhereTheFileSays_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<std::string>("said");
        QTest::addColumn<std::string>("places");
        const auto row = [](const char* name, int tokens, const char* said, const char* places) {
            QTest::newRow(name) << tokens << std::string(said) << std::string(places);
        };
        row("behind [CLS]", 5, "{}", "1 2 / 3 4");
        row("all of them", 4, "{}", "0 1 / 2 3");
        row("a grid", 7, R"({"grid": [2, 3]})", "1 2 3 / 4 5 6");
        row("an offset, and text behind", 8, R"({"grid": [1, 3], "offset": 2})", "2 3 4");
        row("tiles", 8, R"({"grid": [2, 1], "tiles": [1, 2], "offset": 4})", "4 6 / 5 7");
        row("single tokens", 9, R"({"grid": [2, 2], "patches": [1, 2, 4, 5]})", "1 2 / 4 5");
        row("flags", 6, R"({"patches": [0, 1, 1, 0, 1, 1]})", "1 2 / 4 5");
    }

    void patchesAreWhereTheFileSays()
    {
        QFETCH(int, tokens);
        QFETCH(std::string, said);
        QFETCH(std::string, places);
        const auto count = static_cast<std::size_t>(tokens);
        const auto file = m_files.npy("a.npy", {tokens, tokens}, even(count, count));
        m_files.text("a.json", R"({"picture": )" + said + "}");
        const auto recorded = openRecorded({.file = file, .images = {house}});
        QCOMPARE(squares(*recorded.trace), places);
        const PatchEmbedding& patches = *recorded.trace->model->transformer.patches;
        const Image& image = *recorded.trace->batch.sequences.front().image;
        QVERIFY(image.width == patches.width && image.height == patches.height);
        for (Index token = 0; token < tokens; ++token)
            if (const auto place = patchPlace(patches, token)) QCOMPARE(patchToken(patches, *place), token);
        fs::remove(m_files.path("a.json"));
    }

    void framesStandSideBySide()
    {
        const auto file = m_files.npy("a.npy", {8, 8}, even(8, 8));
        m_files.text("a.json", R"({"picture": {"grid": [1, 2], "frames": 4, "offset": 0}})");
        const auto recorded = openRecorded({.file = file, .images = {house, house, house, house}});
        QCOMPARE(squares(*recorded.trace), std::string("0 1 2 3 / 4 5 6 7"));
        QCOMPARE(refusal({.file = file, .images = {house}}),
                 std::string("a.npy|the pictures|4 pictures, a frame each|1"));
        // So do several pictures of one text, whether or not anybody calls them frames.
        m_files.text("a.json", R"({"picture": {"grid": [1, 2], "offset": 0}})");
        const auto told = openRecorded({.file = file, .images = {house, house, house, house}});
        QCOMPARE(squares(*told.trace), std::string("0 1 2 3 / 4 5 6 7"));
        fs::remove(m_files.path("a.json"));
    }

    void picturesAreToldOfWithoutTokens()
    {
        const auto file = m_files.npy("a.npy", {4, 4}, even(4, 4));
        const auto about = m_files.text("about.json", R"({"picture": {"grid": [1, 3], "offset": 1}})");
        const auto recorded = openRecorded({.file = file, .query_tokens = about, .images = {house}});
        QCOMPARE(squares(*recorded.trace), std::string("1 2 3"));
        QCOMPARE(recorded.trace->queries(0)[2].text, std::string("3"));
        const auto other = m_files.text("other.json", R"({"figure": {"grid": [1, 3]}})");
        QVERIFY(refusal({.file = file, .query_tokens = other}).starts_with("other.json|"));
    }

    void namesOfPicturesAreOfThoseBesideTheFile()
    {
        const auto file = m_files.npy("a.npy", {4, 4}, even(4, 4));
        fs::copy_file(house, m_files.path("house.png"), fs::copy_options::overwrite_existing);
        m_files.text("a.json", R"({"picture": {"images": ["house.png"]}})");
        QVERIFY(openRecorded({.file = file}).trace->batch.sequences.front().image != nullptr);
        m_files.text("a.json", R"({"picture": {"images": [")" + house.string() + R"("]}})");
        const auto strange = openRecorded({.file = file});
        QVERIFY(!strange.trace->model->transformer.patches);
        QVERIFY(warned(strange).find("--image names it") != std::string::npos);
        m_files.text("a.json", R"({"picture": {"grid": [0, "a"]}})");
        QVERIFY(warned(openRecorded({.file = file, .images = {house}})).find("“picture” does not say") == 0);
        fs::remove(m_files.path("a.json"));
    }

    void filesOfPicturesAreKnown()
    {
        const auto file = m_files.npy("a.npy", {4, 4}, even(4, 4));
        const auto image = m_files.path("house.png");
        fs::copy_file(house, image, fs::copy_options::overwrite_existing);
        QVERIFY(filesOfPictures({.file = file}).empty());
        // Below a folder that is not there, as it travels within a figure.
        const auto beside = m_files.text("a.json", R"({"picture": {"images": ["pictures/house.png"]}})");
        QVERIFY(openRecorded({.file = file}).trace->batch.sequences.front().image != nullptr);
        QVERIFY((filesOfPictures({.file = file}) == std::vector{beside, image}));
        QVERIFY((filesOfPictures({.file = file, .images = {house}}) == std::vector{beside}));
        m_files.text("a.json", R"({"picture": {"images": ["../house.png", 3]}})");
        QVERIFY((filesOfPictures({.file = file}) == std::vector{beside}));
        QVERIFY(filesOfPictures({.file = m_files.path("gone.npy")}).empty());
        fs::remove(m_files.path("a.json"));
    }

    void aGridThatDoesNotFitIsRefused()
    {
        const auto file = m_files.npy("a.npy", {4, 4}, even(4, 4));
        m_files.text("a.json", R"({"picture": {"grid": [3, 3]}})");
        QVERIFY(refusal({.file = file, .images = {house}}).starts_with("a.npy|the picture's patches|9 patches"));
        // Nobody asked for a picture that the file names.
        fs::copy_file(house, m_files.path("house.png"), fs::copy_options::overwrite_existing);
        m_files.text("a.json", R"({"picture": {"images": ["house.png"], "grid": [3, 3]}})");
        const auto without = openRecorded({.file = file});
        QVERIFY(!without.trace->model->transformer.patches && without.trace->batch.sequences[0].image == nullptr);
        QVERIFY(warned(without).find("expected 9 patches") != std::string::npos);
        fs::remove(m_files.path("a.json"));
        const auto odd = m_files.npy("b.npy", {8, 8}, even(8, 8));
        QVERIFY(refusal({.file = odd, .images = {house}}).starts_with("b.npy|the picture's patches|a square"));
    }

    void whatWasHandedOverOpens()
    {
        const auto found = sharedFolder("found");
        if (!found || !fs::exists(*found / "R27")) QSKIP("the inputs that failed do not lie beside this checkout");
        const RecordedSource texts{.file = *found / "R27/means.npy", .query_tokens = *found / "R27/tokens.json"};
        const auto means = openRecorded(texts);
        QCOMPARE(axesOf(*means.trace), std::string("1 layers, 5 texts, 1 heads, 20 x 20"));
        QCOMPARE(openRecorded({.file = texts.file}).axes, (AxesReading{"HQK", "BQK"}));
        const auto blank = openRecorded({.file = *found / "R30/blank.csv"});
        QCOMPARE(joined(blank.trace->queries(0), &Token::text), std::string("The cat sat down"));
        QVERIFY(!blank.trace->mask({}).allows(0, 1) && blank.trace->mask({}).allows(3, 3));
        QCOMPARE(blank.trace->at({}).attention.heads[0].weights(1, 0), 0.4410129345684298F);
        const auto cls = openRecorded({.file = *found / "R38/cls.npy", .query_tokens = *found / "R38/cls.json"});
        QVERIFY(cls.trace->queries(0).front().special && cls.trace->queries(0).back().special);
        QVERIFY(!cls.trace->queries(0)[1].special);
        QCOMPARE(axesOf(*openRecorded({.file = *found / "D01/attn.npy"}).trace),
                 std::string("1 layers, 1 texts, 2 heads, 8 x 8"));
    }

private:
    RecordedFiles m_files;
};

TEST_CLASS(TestRecordedPictures)
#include "tst_recorded_pictures.moc"
