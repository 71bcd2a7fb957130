#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/picture.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path vitFolder = fs::path(SOURCE_DIR) / "tests/golden/data/models/vit";

/// The folder's weights under names with the prefix.
void writeWeights(const fs::path& to, const std::string& prefix)
{
    const auto from = SafetensorsFile::open(vitFolder / "model.safetensors");
    std::vector<NamedTensor> tensors;
    for (const auto& [name, entry] : from.tensors()) tensors.push_back({prefix + name, entry.shape, from.floats(name)});
    writeSafetensors(to / "model.safetensors", tensors, {});
}

/// @param fields  in place of the configuration's own
void writeConfiguration(const fs::path& to, const Json& fields)
{
    Json config = readJsonObject((vitFolder / "config.json").string(), 1U << 20U);
    config.update(fields);
    std::ofstream(to / "config.json") << config.dump();
}

/// The error for a folder with these fields.
QString refusalOf(const Json& fields)
{
    const QTemporaryDir copy;
    const fs::path path = copy.path().toStdString();
    writeConfiguration(path, fields);
    fs::create_symlink(vitFolder / "model.safetensors", path / "model.safetensors");
    try {
        openModel(path);
    } catch (const Error& error) {
        return QString::fromStdString(saidParts(error).field + " | " + saidParts(error).expected + " | "
                                      + saidParts(error).found);
    }
    return {};
}

/// A picture of 32 × 32 whose numbers follow from the seed.
Sequence picture(const Model& model, int seed)
{
    auto pixels = std::make_shared<PixelValues>(PixelValues{3, 32, 32, std::vector<float>(3 * 32 * 32)});
    for (std::size_t i = 0; i < pixels->values.size(); ++i)
        pixels->values[i] = std::sin(0.37F * static_cast<float>(i) + static_cast<float>(seed));
    return pictureSequence(*model.transformer.patches, std::move(pixels), nullptr);
}

bool sameNumbers(const Trace& a, const Trace& b)
{
    for (std::size_t layer = 0; layer < a.layers.size(); ++layer)
        for (std::size_t head = 0; head < a.layers[layer]->items[0].attention.heads.size(); ++head)
            if (a.layers[layer]->items[0].attention.heads[head].weights
                != b.layers[layer]->items[0].attention.heads[head].weights)
                return false;
    return a.last_hidden_state[0] == b.last_hidden_state[0] && a.before_final_norm[0] == b.before_final_norm[0];
}

}  // namespace

class TestVit final : public QObject {
    Q_OBJECT
private slots:
    void theFolderSaysWhatItReads()
    {
        const auto model = openModel(vitFolder);
        QCOMPARE(model->info.architecture, std::string("ViT"));
        QCOMPARE(model->info.max_tokens, 17);
        QCOMPARE(model->info.parameters, 96536);
        QVERIFY(model->images && model->images->assumed);
        QCOMPARE(model->warnings.size(), std::size_t{1});
        QVERIFY(model->warnings.front().find("taken to be 0.5") != std::string::npos);
    }

    void squaresAreNamedByRowAndColumn()
    {
        const auto model = openModel(vitFolder);
        const Sequence sequence = picture(*model, 0);
        const PatchEmbedding& patches = *model->transformer.patches;
        QCOMPARE(sequence.tokens.size(), std::size_t{17});
        QCOMPARE(sequence.tokens[0].piece, std::string("[CLS]"));
        QCOMPARE(sequence.tokens[1].piece, std::string("1,1"));
        QCOMPARE(sequence.tokens[7].piece, std::string("2,3"));
        QVERIFY(!patchPlace(patches, 0));
        QVERIFY((*patchPlace(patches, 7) == PatchPlace{1, 2}));
        QCOMPARE(patchToken(patches, {1, 2}), 7);
    }

    void aPrefixInTheFileMakesNoDifference()
    {
        const QTemporaryDir copy;
        const fs::path path = copy.path().toStdString();
        writeConfiguration(path, {{"architectures", {"ViTForImageClassification"}}});
        writeWeights(path, "vit.");
        std::ofstream(path / "preprocessor_config.json") << R"({"size": 32})";
        const auto bare = openModel(vitFolder);
        const auto prefixed = openModel(path);
        QVERIFY(prefixed->warnings.empty());
        QVERIFY(sameNumbers(*run(bare, {{picture(*bare, 1)}}, {}), *run(prefixed, {{picture(*prefixed, 1)}}, {})));
    }

    void anotherPictureIsComputedAnew()
    {
        const auto model = openModel(vitFolder);
        const auto before = run(model, {{picture(*model, 1)}}, {});
        const auto after = run(model, {{picture(*model, 2)}}, {.previous = before});
        QVERIFY(!sameNumbers(*before, *after));
        QVERIFY(sameNumbers(*after, *run(model, {{picture(*model, 2)}}, {})));
        const auto same = run(model, {{picture(*model, 1)}}, {.previous = before});
        QVERIFY(same->layers.front() == before->layers.front());
        QVERIFY(sameNumbers(*same, *before));
    }

    void aPictureOfAnotherSizeIsRefused()
    {
        const auto model = openModel(vitFolder);
        Sequence sequence = picture(*model, 0);
        sequence.pixels = std::make_shared<PixelValues>(PixelValues{3, 16, 64, std::vector<float>(3 * 16 * 64)});
        QVERIFY_THROWS_EXCEPTION(Error, run(model, {{sequence}}, {}));
        sequence.pixels = nullptr;
        QVERIFY_THROWS_EXCEPTION(Error, run(model, {{sequence}}, {}));
        QVERIFY_THROWS_EXCEPTION(Error, run(model, {{sequenceOfIds(*model, {1, 2})}}, {}));
    }

    void whatCannotBeUsedIsNamed_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* fields, const char* refusal) {
            QTest::newRow(fields) << QByteArray(fields) << refusal;
        };
        row(R"({"num_channels": 1})", "“num_channels” | 3 | 1");
        row(R"({"patch_size": 0})", "“patch_size” | a whole number from 1 to 16384 | 0");
        row(R"({"patch_size": [8, 4]})", "“patch_size” | squares | 8 × 4");
        row(R"({"patch_size": 64})", "“patch_size” | at most the image_size | 64");
        row(R"({"image_size": [32]})", "“image_size” | two whole numbers from 1 to 16384 | [32]");
        row(R"({"image_size": [32, "a"]})", "“image_size” | two whole numbers from 1 to 16384 | [32,\"a\"]");
        row(R"({"image_size": 64})",
            "tensor “embeddings.position_embeddings” | numbers of shape [1, 65, 64] | F32 [1, 17, 64]");
        row(R"({"patch_size": 4})",
            "tensor “embeddings.patch_embeddings.projection.weight” | numbers of shape [64, 3, 4, 4] | "
            "F32 [64, 3, 8, 8]");
        row(R"({"hidden_size": 62})", "“hidden_size” | a multiple of num_attention_heads (4) | 62");
    }

    void whatCannotBeUsedIsNamed()
    {
        QFETCH(QByteArray, fields);
        QFETCH(QString, refusal);
        QCOMPARE(refusalOf(Json::parse(fields.toStdString())), refusal);
    }

    void squaresFillRowsBeforeColumns()
    {
        // 16 squares, in a picture of two rows of eight.
        const QTemporaryDir copy;
        const fs::path path = copy.path().toStdString();
        writeConfiguration(path, {{"image_size", {16, 64}}});
        fs::create_symlink(vitFolder / "model.safetensors", path / "model.safetensors");
        const auto model = openModel(path);
        const PatchEmbedding& patches = *model->transformer.patches;
        QCOMPARE(patches.rows(), 2);
        QCOMPARE(patches.columns(), 8);
        PixelValues pixels{3, 16, 64, std::vector<float>(3 * 16 * 64, 0)};
        const Matrix blank = patchVectors(patches, pixels);
        pixels.values[static_cast<std::size_t>(9 * 64 + 17)] = 1;  // red, in the second row's third square
        const Matrix touched = patchVectors(patches, pixels);
        for (Index token = 0; token < patches.tokens(); ++token)
            QCOMPARE(touched.row(token) != blank.row(token), token == patchToken(patches, {1, 2}));
    }
};

TEST_CLASS(TestVit)
#include "tst_vit.moc"
