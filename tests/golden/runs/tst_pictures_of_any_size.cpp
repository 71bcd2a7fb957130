#include "core/error.h"
#include "core/explain/answer_account.h"
#include "core/explain/stream_rows.h"
#include "core/image/image_file.h"
#include "core/image/pixel_file.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/picture_places.h"
#include "core/model/pass/prediction.h"
#include "core/prepare/prepared_run.h"
#include "core/tensor/safetensors_writer.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/model_comparison.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path qwenData = SOURCE_DIR "/tests/golden/data/pictures_in_texts";
const fs::path qwenHouse = SOURCE_DIR "/tests/golden/data/pictures/house.png";

Json qwenExpectations(const QString& name)
{
    return readJsonObject((qwenData / name.toStdString() / "expected.json").string(), 1U << 22U);
}

Run qwenRun(const QString& name, const std::string& text)
{
    Run run;
    run.model = qwenData / name.toStdString();
    run.texts = {text};
    run.images = {qwenHouse};
    return run;
}

std::vector<Index> idsIn(const std::vector<Token>& tokens)
{
    std::vector<Index> ids;
    std::ranges::transform(tokens, std::back_inserter(ids), &Token::id);
    return ids;
}

std::string refusalOf(const auto& work)
{
    try {
        work();
    } catch (const Error& error) {
        return fs::path(error.file).filename().string() + error.english().substr(error.file.size());
    }
    return "nothing";
}

}  // namespace

/// Small models of texts and pictures of any size, against transformers and its processor.
class TestPicturesOfAnySize final : public QObject {
    Q_OBJECT
private slots:
    void everyTensorEqualsTransformers_data() { addModels(); }
    void everyTensorEqualsTransformers()
    {
        QFETCH(QString, name);
        const fs::path folder = qwenData / name.toStdString();
        const ModelComparison result = compareFolder(folder, folder);
        QVERIFY2(result.problem.empty(), result.problem.c_str());
        QVERIFY(result.tensors >= 9);
    }

    void aPictureIsReadAsTransformersReadsIt_data() { addModels(); }
    void aPictureIsReadAsTransformersReadsIt()
    {
        QFETCH(QString, name);
        const Json about = qwenExpectations(name)["texts"]["picture"];
        OpenedModels models;
        const PreparedRun prepared = prepare(qwenRun(name, about["text_as_typed"].get<std::string>()), models);
        const Sequence& text = prepared.batch.sequences.front();
        QCOMPARE(idsIn(text.tokens), about["ids"].get<std::vector<Index>>());
        const auto expected = SafetensorsFile::open(qwenData / name.toStdString() / "expected.safetensors");
        const Matrix patches = blocksOf(text.pictures->pictures.front()->cut().tiles.front(), {2, 2, 2});
        const std::vector<float> numbers(patches.data(), patches.data() + patches.size());
        const Comparison compared = compare(expected, "picture.pixel_values", numbers, 1e-6F);
        QVERIFY2(compared.passed, compared.remark.c_str());
        const auto trace = generated(run(prepared.model, prepared.batch, {}), 6, {});
        std::vector<Index> ids = idsIn(trace->queries(0));
        ids.erase(ids.begin(), ids.begin() + std::ssize(text.tokens));
        QCOMPARE(ids, qwenExpectations(name)["generated"].get<std::vector<Index>>());
    }

    void sizesAreTransformers()
    {
        const Json sizes = qwenExpectations("qwen3_vl")["sizes"];
        QVERIFY(sizes.size() >= 4);
        for (const auto& [name, about] : sizes.items()) {
            const QTemporaryDir place;
            std::ofstream((fs::path(place.path().toStdString()) / "preprocessor_config.json"))
                << about["preprocessor"].dump();
            const TileProcessor processor = readFreeProcessor(place.path().toStdString(), 4, 2, 2);
            const CutImage cut =
                cutImage(readImage(qwenHouse.parent_path() / about["file"].get<std::string>()), processor);
            const std::vector<Index> grid{1, cut.tiles.front().height / 2, cut.tiles.front().width / 2};
            QVERIFY2(grid == about["grid"].get<std::vector<Index>>(), name.c_str());
        }
    }

    void tokensLieInTimeRowAndColumn()
    {
        OpenedModels models;
        const PreparedRun prepared = prepare(qwenRun("qwen3_vl", "ab<image>cd"), models);
        const Sequence& text = prepared.batch.sequences.front();
        const AxisPlaces places = axisPlaces(text);
        // "a", "b" and the sign before the picture, which has three rows of four tokens.
        QCOMPARE(places.of[2], (std::array<Index, 3>{2, 2, 2}));
        QCOMPARE(places.of[3], (std::array<Index, 3>{3, 3, 3}));
        QCOMPARE(places.of[3 + 4 + 2], (std::array<Index, 3>{3, 4, 5}));
        QCOMPARE(places.at(3 + 12, 0), Index{3 + 4});
        QCOMPARE(places.at(3 + 13, 2), Index{3 + 5});
        QCOMPARE(std::ssize(places.of), std::ptrdiff_t{15});
        // A model prepared for another picture's place is refused.
        const PreparedRun other = prepare(qwenRun("qwen3_vl", "abc<image>d"), models);
        QVERIFY(refusalOf([&] { run(other.model, prepared.batch, {}); }).find("the places of the text's pictures")
                != std::string::npos);
    }

    void typingBehindAPictureKeepsTheModel()
    {
        OpenedModels models;
        const PreparedRun first = prepare(qwenRun("qwen2_5_vl", "a<image>b"), models);
        const PreparedRun second = prepare(qwenRun("qwen2_5_vl", "a<image>bc"), models);
        QCOMPARE(first.model, second.model);
        RunOptions options;
        options.previous = run(first.model, first.batch, {});
        const auto trace = run(second.model, second.batch, options), fresh = run(second.model, second.batch, {});
        QVERIFY(trace->last_hidden_state.front().isApprox(fresh->last_hidden_state.front(), 1e-6F));
    }

    void whatWroteAnAnswerHasThePicturesToo_data() { addModels(); }
    void whatWroteAnAnswerHasThePicturesToo()
    {
        QFETCH(QString, name);
        OpenedModels models;
        const PreparedRun prepared = prepare(qwenRun(name, "a<image>b"), models);
        const auto trace = run(prepared.model, prepared.batch, {});
        const Index last = std::ssize(trace->queries(0)) - 1;
        // Of a picture's token, to which layers of the tower add something.
        for (const Index position : {last, Index{5}}) {
            StreamRows rows(trace, 0);
            const AnswerAccount account = explainAnswer(rows, {.item = 0, .position = position, .id = 3});
            QVERIFY2(std::abs(account.remainder()) < 1e-3, std::to_string(account.remainder()).c_str());
            const bool deep = position < last && name == "qwen3_vl";
            QCOMPARE(std::ranges::count(account.parts, StreamPart::Kind::TokenGate, &StreamPart::kind),
                     std::ptrdiff_t{deep ? 2 : 0});
        }
    }

    void aChatTemplatesSignIsAPictureToo()
    {
        OpenedModels models;
        const PreparedRun typed = prepare(qwenRun("qwen3_vl", "a<image>b"), models);
        const PreparedRun written =
            prepare(qwenRun("qwen3_vl", "a<|vision_start|><|image_pad|><|vision_end|>b"), models);
        QCOMPARE(idsIn(typed.batch.sequences.front().tokens), idsIn(written.batch.sequences.front().tokens));
    }

    void hostileGridsAreOneSentenceEach_data()
    {
        QTest::addColumn<std::vector<std::int64_t>>("grid");
        QTest::addColumn<qlonglong>("patches");
        QTest::addColumn<QString>("said");
        using Grid = std::vector<std::int64_t>;
        QTest::newRow("a film") << Grid{2, 2, 2} << 8LL << "a film is not supported: expected 1 in time";
        QTest::newRow("no time") << Grid{0, 2, 2} << 4LL << "at most 4096, found 0 × 2 × 2";
        QTest::newRow("no rows") << Grid{1, 0, 2} << 4LL
                                 << "expected 1 in time, and rows and columns that are multiples of 2";
        QTest::newRow("odd") << Grid{1, 3, 2} << 6LL
                             << "expected 1 in time, and rows and columns that are multiples of 2";
        QTest::newRow("huge") << Grid{1, 1LL << 40, 2} << 4LL
                              << "expected 1 in time, and rows and columns that are multiples of 2";
        QTest::newRow("negative") << Grid{1, -2, -2} << 4LL
                                  << "expected 1 in time, and rows and columns that are multiples of 2";
        QTest::newRow("too few patches") << Grid{1, 4, 2} << 4LL << "has the wrong shape: expected at least 8 patches";
        QTest::newRow("too many patches") << Grid{1, 2, 2} << 8LL << "has the wrong shape: expected 4 patches";
        QTest::newRow("no grid") << Grid{} << 4LL << "tensor “image_grid_thw” is missing";
    }
    void hostileGridsAreOneSentenceEach()
    {
        QFETCH(std::vector<std::int64_t>, grid);
        QFETCH(qlonglong, patches);
        QFETCH(QString, said);
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "a.safetensors";
        std::vector<NamedTensor> tensors{
            {"pixel_values", {patches, 24}, std::vector<float>(static_cast<std::size_t>(patches * 24), 0.5F)}};
        if (!grid.empty()) tensors.push_back({"image_grid_thw", {1, 3}, grid});
        writeSafetensors(file, tensors, {});
        const std::string refused = refusalOf([&] { readPixelGrids(file, {}, {2, 2, 2}); });
        QVERIFY2(refused.find(said.toStdString()) != std::string::npos, refused.c_str());
    }

    /// None is cut down to a whole number, unasked.
    void aGridOfFractionsIsRefused()
    {
        const QTemporaryDir place;
        const fs::path file = fs::path(place.path().toStdString()) / "a.safetensors";
        writeSafetensors(file,
                         {{"pixel_values", {8, 24}, std::vector<float>(8 * 24, 0.5F)},
                          {"image_grid_thw", {1, 3}, std::vector<float>{1, 4, 2.5F}}},
                         {});
        const std::string refused = refusalOf([&] { readPixelGrids(file, {}, {2, 2, 2}); });
        QVERIFY2(refused.ends_with("at most 4096, found 1 × 4 × 2.5"), refused.c_str());
    }

    void hostilePicturesAreOneSentenceEach()
    {
        const auto model = openModel(qwenData / "qwen3_vl");
        const Index id = model->picture_reader->token_id;
        const Sequence text = sequenceOfIds(*model, {id, id});
        const auto refused = [&](PixelValues pixels) {
            return refusalOf([&] { picturesOfTiles(*model, text, {std::move(pixels)}); });
        };
        QCOMPARE(refused({6, 4, 4, std::vector<float>(96)}),
                 std::string("qwen3_vl: the text's tokens “<|image_pad|>” have the wrong shape: expected 1, one for "
                             "each 2 × 2 patches of its pictures, found 2"));
        QCOMPARE(
            refused({6, 4, 6, std::vector<float>(144)}),
            std::string("qwen3_vl: the picture has the wrong shape: expected multiples of 4 pixels and 6 channels, "
                        "found 6 × 4 × 6"));
        PixelValues broken{6, 4, 8, std::vector<float>(192, 0.1F)};
        broken.values[7] = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(refused(broken),
                 std::string("qwen3_vl: the picture cannot be used: expected numbers, found NaN or infinite ones"));
    }

private:
    static void addModels()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("Qwen2.5-VL") << "qwen2_5_vl";
        QTest::newRow("Qwen3-VL") << "qwen3_vl";
    }
};

TEST_CLASS(TestPicturesOfAnySize)
#include "tst_pictures_of_any_size.moc"
