#include "core/error.h"
#include "core/image/image_file.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/picture.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/text_pictures.h"
#include "core/model/pass/tower_weights.h"
#include "core/model/pass/trace_tensors.h"
#include "core/prepare/prepared_run.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/model_comparison.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <variant>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path seenData = SOURCE_DIR "/tests/golden/data";
const fs::path readerFolder = seenData / "pictures_in_texts/smolvlm";
const fs::path seenHouse = seenData / "pictures/house.png";

Json readerExpectations() { return readJsonObject((readerFolder / "expected.json").string(), 1U << 22U); }

Run runWith(const std::string& text, std::vector<fs::path> images = {seenHouse})
{
    Run run;
    run.model = readerFolder;
    run.texts = {text};
    run.images = std::move(images);
    return run;
}

std::vector<Index> idsOf(const std::vector<Token>& tokens)
{
    std::vector<Index> ids;
    std::ranges::transform(tokens, std::back_inserter(ids), &Token::id);
    return ids;
}

std::string saidBy(const auto& work)
{
    try {
        work();
    } catch (const Error& error) {
        return fs::path(error.file).filename().string() + error.english().substr(error.file.size());
    }
    return "nothing";
}

}  // namespace

/// A small model that reads texts with pictures in them, against transformers and its processor.
class TestPicturesInTexts final : public QObject {
    Q_OBJECT
private slots:
    void everyTensorEqualsTransformers()
    {
        const ModelComparison result = compareFolder(readerFolder, readerFolder);
        QVERIFY2(result.problem.empty(), result.problem.c_str());
        QCOMPARE(result.tensors, 8);
    }

    void picturesAreCutAsTransformersCutsThem_data()
    {
        QTest::addColumn<QString>("name");
        const Json expected = readerExpectations();
        for (const auto& [name, about] : expected["cut"].items())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void picturesAreCutAsTransformersCutsThem()
    {
        QFETCH(QString, name);
        const Json about = readerExpectations()["cut"][name.toStdString()];
        const QTemporaryDir place;
        std::ofstream((fs::path(place.path().toStdString()) / "preprocessor_config.json"))
            << about["preprocessor"].dump();
        const TileProcessor processor = readTileProcessor(place.path().toStdString(), 12, true);
        const CutImage cut = cutImage(readImage(seenData / "pictures" / about["file"].get<std::string>()), processor);
        QCOMPARE(cut.rows, about["rows"].get<Index>());
        QCOMPARE(cut.columns, about["columns"].get<Index>());
        std::vector<float> values;
        for (const PixelValues& tile : cut.tiles) values.insert(values.end(), tile.values.begin(), tile.values.end());
        const auto expected = SafetensorsFile::open(readerFolder / "expected.safetensors");
        const Comparison compared = compare(expected, "cut." + name.toStdString(), values, 1e-6F);
        QVERIFY2(compared.passed, compared.remark.c_str());
    }

    void aTextWithAPictureHasTransformersTokens()
    {
        const Json about = readerExpectations()["texts"]["picture"];
        OpenedModels models;
        const auto typed = about["text_as_typed"].get<std::string>();
        const PreparedRun prepared = prepare(runWith(typed), models);
        const std::vector<Token>& tokens = prepared.batch.sequences.front().tokens;
        QCOMPARE(idsOf(tokens), about["ids"].get<std::vector<Index>>());
        // All of the picture's tokens stand for what was typed for it, and those behind it for themselves.
        QCOMPARE(prepared.texts.front().text, typed);
        const Token& part = *std::ranges::find(tokens, "<image>", &Token::piece);
        QCOMPARE(typed.substr(static_cast<std::size_t>(part.range.from),
                              static_cast<std::size_t>(part.range.to - part.range.from)),
                 std::string("<image>"));
        QCOMPARE(tokens.back().range, (TextRange{std::ssize(typed) - 1, std::ssize(typed)}));
    }

    void withoutAPlaceForItAPictureStandsBeforeTheText()
    {
        OpenedModels models;
        const PreparedRun prepared = prepare(runWith("Where is it?"), models);
        const std::vector<Token>& tokens = prepared.batch.sequences.front().tokens;
        QCOMPARE(tokens.front().piece, std::string("<fake_token_around_image>"));
        QCOMPARE(tokens.back().range, (TextRange{11, 12}));
        QCOMPARE(prepared.batch.sequences.front().pictures->pictures.size(), std::size_t{1});
    }

    void aWholePictureIsOneTile()
    {
        OpenedModels models;
        Run run = runWith("<image>?");
        run.whole_pictures = true;
        const PreparedRun prepared = prepare(run, models);
        QCOMPARE(prepared.batch.sequences.front().pictures->pictures.front()->tiles(), Index{1});
        QCOMPARE(std::ranges::count(prepared.batch.sequences.front().tokens, "<image>", &Token::piece),
                 std::ptrdiff_t{4});
    }

    void generatedTokensAreTransformers()
    {
        OpenedModels models;
        const Json about = readerExpectations();
        const PreparedRun prepared =
            prepare(runWith(about["texts"]["picture"]["text_as_typed"].get<std::string>()), models);
        const auto trace = generated(run(prepared.model, prepared.batch, {}), 6, {});
        std::vector<Index> ids = idsOf(trace->queries(0));
        ids.erase(ids.begin(), ids.begin() + std::ssize(prepared.texts.front().encoding.tokens));
        QCOMPARE(ids, about["generated"].get<std::vector<Index>>());
        // The generated words look at the same picture.
        const auto seen = seenPicture(*trace, 0, 0, false);
        QVERIFY(seen && seen->cut);
        QCOMPARE(seen->patches.placed->squares.back(), Index{-1});
        QCOMPARE(seen->patches.squares(), Index{16});
    }

    void aPictureIsReadOnceWhateverTheTextBecomes()
    {
        OpenedModels models;
        const PreparedRun first = prepare(runWith("<image>a"), models), second = prepare(runWith("<image>b"), models);
        const auto& picture = first.batch.sequences.front().pictures->pictures.front();
        QCOMPARE(second.batch.sequences.front().pictures->pictures.front(), picture);
        QCOMPARE(picture->vectors(0), picture->vectors(0));
        RunOptions options;
        options.previous = run(first.model, first.batch, {});
        std::vector<Index> told;
        options.onTile = [&](Index read, Index all) { told.insert(told.end(), {read, all}); };
        const auto trace = run(second.model, second.batch, options);
        QCOMPARE(told.back(), Index{5});
        const auto fresh = run(second.model, second.batch, {});
        QVERIFY(trace->last_hidden_state.front() == fresh->last_hidden_state.front());
    }

    void tilesLieWhereTheTextSaysSo()
    {
        OpenedModels models;
        const PreparedRun prepared = prepare(runWith("<image>"), models);
        const auto trace = run(prepared.model, prepared.batch, {});
        const auto tiles = seenPicture(*trace, 0, 0, false), whole = seenPicture(*trace, 0, 0, true);
        const std::vector<Token>& tokens = trace->queries(0);
        // The third token of the second tile is in its second row: row 2, column 3 of all.
        const auto second = std::ranges::find(tokens, "<row_1_col_2>", &Token::piece) - tokens.begin();
        QCOMPARE(tiles->patches.placed->squares[static_cast<std::size_t>(second) + 3], Index{1 * 4 + 2});
        QCOMPARE(tiles->patches.placed->tokens[1 * 4 + 2], Index{second + 3});
        const auto global = std::ranges::find(tokens, "<global-img>", &Token::piece) - tokens.begin();
        QCOMPARE(whole->patches.placed->tokens, (std::vector<Index>{global + 1, global + 2, global + 3, global + 4}));
        // Both are looked at in the shape of the photo, which tiles do not have.
        QCOMPARE(whole->image->width, Index{160});
        QCOMPARE(tiles->image->height, Index{120});
    }

    void theTokensOfAPictureAreNamedStretches()
    {
        OpenedModels models;
        Run asked = runWith("<image>ab");
        const auto spansOf = [&] {
            std::vector<std::string> names;
            const PreparedRun prepared = prepare(asked, models);
            for (const TokenSpan& span : prepared.batch.sequences.front().spans)
                names.push_back(span.name + " " + std::to_string(span.first) + "-" + std::to_string(span.last));
            return names;
        };
        QCOMPARE(spansOf(), (std::vector<std::string>{"tiles 2-24", "whole picture 29-32"}));
        asked.whole_pictures = true;
        QCOMPARE(spansOf(), (std::vector<std::string>{"picture 2-5"}));
        // A name that somebody gave goes before.
        asked.spans = {{.name = "corner", .range = {2, 3}, .of_tokens = true}};
        QCOMPARE(spansOf(), (std::vector<std::string>{"corner 2-2", "picture 3-5"}));
        asked.images = {seenHouse, seenHouse};
        asked.texts = {"<image>a<image>"};
        asked.spans.clear();
        QCOMPARE(spansOf(), (std::vector<std::string>{"picture 1 2-5", "picture 2 10-13"}));
    }

    void aRegionIsTheSameInTilesAndInTheWholePicture()
    {
        OpenedModels models;
        const PreparedRun prepared = prepare(runWith("<image>"), models);
        const auto trace = run(prepared.model, prepared.batch, {});
        const auto tiles = seenPicture(*trace, 0, 0, false), whole = seenPicture(*trace, 0, 0, true);
        const Index corner = patchToken(tiles->patches, {0, 3}), small = patchToken(whole->patches, {0, 1});
        QCOMPARE(sameRegion(*trace, 0, 0, false, {corner}), (std::vector<Index>{corner, small}));
        std::vector<Index> four{small};
        for (Index square = 0; square < 4; ++square)
            four.push_back(patchToken(tiles->patches, {square / 2, 2 + square % 2}));
        std::ranges::sort(four);
        QCOMPARE(sameRegion(*trace, 0, 0, true, {small}), four);
    }

    void theTowersHeadsLieOverThePicture()
    {
        OpenedModels models;
        const PreparedRun prepared =
            prepare(runWith(readerExpectations()["texts"]["picture"]["text_as_typed"].get<std::string>()), models);
        const auto trace = run(prepared.model, prepared.batch, {});
        const auto expected = SafetensorsFile::open(readerFolder / "expected.safetensors");
        const std::vector<float> maps = expected.floats("picture.tower_attentions");  // [2, 5, 3, 36, 36]
        const auto weightAt = [&](Index layer, Index tile, Index head, Index query, Index key) {
            return maps[static_cast<std::size_t>((((layer * 5 + tile) * 3 + head) * 36 + query) * 36 + key)];
        };
        const auto tiles = seenPicture(*trace, 0, 0, false);
        const TowerWeights all = towerWeights(*tiles, 1, -1);
        QCOMPARE(all.heads.size(), std::size_t{3});
        QCOMPARE(all.rows, Index{12});
        float mean = 0;
        for (Index query = 0; query < 36; ++query) mean += weightAt(1, 3, 2, query, 7) / 36;
        QVERIFY(std::abs(all.heads[2](6 + 1, 6 + 1) - mean) < 1e-5F);  // the fourth tile's second row and column
        // The token of the second tile's lower right corner: the patches of its last three rows and columns.
        const TowerWeights one = towerWeights(*tiles, 0, patchToken(tiles->patches, {1, 3}));
        float asked = 0;
        for (Index row = 3; row < 6; ++row)
            for (Index column = 3; column < 6; ++column) asked += weightAt(0, 1, 0, row * 6 + column, 10) / 9;
        QVERIFY(std::abs(one.heads[0](1, 6 + 4) - asked) < 1e-5F);
        QCOMPARE(one.heads[0].leftCols(6).cwiseAbs().maxCoeff(), 0.0F);
        QVERIFY(saidBy([&] { towerWeights(*tiles, 2, -1); }).find("expected 1 to 2, found 3") != std::string::npos);
    }

    void hidingAPictureIsExact()
    {
        OpenedModels models;
        const PreparedRun prepared = prepare(runWith("<image>ab"), models);
        RunOptions hide;
        hide.interventions = {{.kind = Intervention::Kind::Hide, .span = "tiles"}};
        const auto trace = run(prepared.model, prepared.batch, hide);
        const Matrix& weights = trace->layers[0]->items[0].attention.heads[0].weights;
        QCOMPARE(weights.bottomRows(2).middleCols(2, 23).cwiseAbs().maxCoeff(), 0.0F);
        QVERIFY(weights.bottomRows(2).middleCols(29, 4).minCoeff() > 0);
    }

    void whatDoesNotFitIsSaidInOneSentence()
    {
        OpenedModels models;
        QCOMPARE(
            saidBy([&] { prepare(runWith("<image> and <image>"), models); }),
            std::string(
                "smolvlm: the number of “<image>” in the text cannot be used: expected one for each of 1 pictures, "
                "found 2"));
        Run several = runWith("<image>");
        several.texts.emplace_back("b");
        QCOMPARE(saidBy([&] { prepare(several, models); }),
                 std::string("smolvlm: a picture in several texts is not supported: expected one text, found 2"));
        const auto model = models.folder(readerFolder);
        Sequence text = sequenceOfIds(*model, {1, model->picture_reader->token_id, 2});
        QCOMPARE(
            saidBy([&] {
                picturesOfTiles(*model, text, {PixelValues{3, 12, 12, std::vector<float>(432)}});
            }),
            std::string("smolvlm: the text's tokens “<image>” have the wrong shape: expected 4, 4 for each tile of its "
                        "pictures, found 1"));
        const Index id = model->picture_reader->token_id;
        text = sequenceOfIds(*model, {id, id, id, id});
        QCOMPARE(saidBy([&] {
                     picturesOfTiles(*model, text, {PixelValues{3, 6, 24, std::vector<float>(432)}});
                 }),
                 std::string("smolvlm: the picture has the wrong shape: expected 12 × 12 × 3, found 24 × 6 × 3"));
    }

    void aGgufModelReadsPicturesByTheProjectorBesideIt()
    {
        OpenedModels models;
        const Json about = readerExpectations()["texts"]["picture"];
        Run asked = runWith(about["text_as_typed"].get<std::string>());
        asked.model = seenData / "pictures_in_texts/smolvlm_gguf/model.gguf";
        const PreparedRun prepared = prepare(asked, models);
        QCOMPARE(prepared.model->warnings, std::vector<std::string>());
        const Sequence& text = prepared.batch.sequences.front();
        QCOMPARE(idsOf(text.tokens), about["ids"].get<std::vector<Index>>());
        QCOMPARE(text.pictures->pictures.front()->tiles(), Index{5});
        const auto trace = run(prepared.model, prepared.batch, {});
        const auto expected = SafetensorsFile::open(readerFolder / "expected.safetensors");
        std::vector<float> vectors;
        for (Index tile = 0; tile < 5; ++tile) {
            const Matrix made = *text.pictures->pictures.front()->vectors(tile);
            vectors.insert(vectors.end(), made.data(), made.data() + made.size());
        }
        const Comparison read = compare(expected, "picture.image_hidden_states", vectors, 1e-4F);
        QVERIFY2(read.passed, read.remark.c_str());
        for (const NamedTensor& tensor : tensorsOf(*trace, {.logits = true}))
            if (tensor.name == "logits") {
                const Comparison logits =
                    compare(expected, "picture.logits", std::get<std::vector<float>>(tensor.values), 2e-4F);
                QVERIFY2(logits.passed, logits.remark.c_str());
            }
    }

    void aProjectorThatDoesNotFitLeavesTheTextAlone()
    {
        const QTemporaryDir place;
        const fs::path folder = place.path().toStdString(), from = seenData / "pictures_in_texts/smolvlm_gguf";
        fs::copy_file(from / "model.gguf", folder / "model.gguf");
        fs::copy_file(from / "model.gguf", folder / "mmproj.gguf");
        QVERIFY(openModel(folder / "model.gguf")->picture_reader == nullptr);  // it is no projector
        std::ofstream(folder / "mmproj.gguf", std::ios::trunc) << "GGUF";
        const auto model = openModel(folder / "model.gguf");
        QVERIFY(model->picture_reader == nullptr);
        QCOMPARE(model->warnings.size(), std::size_t{1});
        QVERIFY2(model->warnings.front().find("reads texts alone: ") != std::string::npos,
                 model->warnings.front().c_str());
    }

    void aProcessorThatDoesNotFitIsRefused()
    {
        const QTemporaryDir place;
        std::ofstream((fs::path(place.path().toStdString()) / "preprocessor_config.json"))
            << R"({"max_image_size": {"longest_edge": 13}})";
        const std::string said = saidBy([&] { readTileProcessor(place.path().toStdString(), 12, true); });
        QVERIFY2(said.find("max_image_size cannot be used: expected 12 pixels, which the model takes, found")
                     != std::string::npos,
                 said.c_str());
    }
};

TEST_CLASS(TestPicturesInTexts)
#include "tst_pictures_in_texts.moc"
