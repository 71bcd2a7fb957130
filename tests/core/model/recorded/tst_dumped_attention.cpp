#include "core/model/layer_numbers.h"
#include "core/model/recorded/given_vectors.h"
#include "core/model/recorded/recorded_blocks.h"
#include "core/tensor/safetensors.h"
#include "tests/core/model/recorded/recorded_files.h"
#include "tests/golden/cases/golden_case.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path dumps = fs::path(SOURCE_DIR) / "tests/golden/data/dumps";
const fs::path llamaDump = dumps / "llama_layers_1_3.safetensors";
const fs::path bart = dumps / "bart_layer_2.safetensors";

std::string pieces(const std::vector<Token>& tokens, std::size_t count)
{
    return joined({tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(count)}, &Token::piece);
}

/// The layers with these numbers from a reference [L, …].
std::vector<float> layersOf(const SafetensorsFile& file, const std::string& tensor, const std::vector<Index>& numbers)
{
    const std::vector<float> all = file.floats(tensor);
    const auto size = static_cast<std::ptrdiff_t>(all.size()) / file.tensors().at(tensor).shape.front();
    std::vector<float> chosen;
    for (const Index number : numbers)
        chosen.insert(chosen.end(), all.begin() + (number - 1) * size, all.begin() + number * size);
    return chosen;
}

float largestDifference(const std::vector<float>& a, const std::vector<float>& b)
{
    if (a.size() != b.size()) return std::numeric_limits<float>::infinity();
    float largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

/// The kinds of attention in a file of an encoder–decoder, whose names say which is which.
const std::map<std::string, std::string> bothTokens{{"tokens", R"([["a","b","c"]])"},
                                                    {"decoder_tokens", R"([["x","y","z"]])"}};

std::vector<NamedTensor> threeBlocks()
{
    std::vector<NamedTensor> tensors;
    for (const char* name : {"encoder_attentions", "decoder_attentions", "cross_attentions"})
        tensors.push_back({name, {1, 1, 3, 3}, even(3, 3)});
    return tensors;
}

}  // namespace

/// Files as resources/python/dump_attention.py writes them.
class TestDumpedAttention final : public QObject {
    Q_OBJECT
private slots:
    void init() { m_files = std::make_unique<RecordedFiles>(); }

    void layersKeepTheirNumbers()
    {
        const auto recorded = openRecorded({.file = llamaDump});
        QCOMPARE(recorded.tensor, std::string("attentions"));
        QVERIFY2(recorded.warnings.empty(), warned(recorded).c_str());
        const ModelInfo& info = recorded.trace->model->info;
        QCOMPARE(info.layers, Index{2});
        QCOMPARE(info.layer_numbers, (std::vector<Index>{1, 3}));
        QCOMPARE(layerNumber(info, 1, 1), Index{3});
        QCOMPARE(layerNumber(info, 1, 0), Index{2});
        QCOMPARE(layerNumbered(info, 3, 1), Index{1});
        QCOMPARE(pieces(recorded.trace->queries(0), 4), std::string("<s> ▁T he ▁ke"));
        try {
            layerNumbered(info, 2, 1);
            QFAIL("a layer that is not there was found");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::OutOfRange);
            QCOMPARE(saidParts(error).expected, std::string("1, 3"));
        }
    }

    void itsNumbersAreTheLibrarys()
    {
        const auto models = sharedFolder("golden/open/models");
        if (!models) QSKIP("the full golden set does not lie beside this checkout");
        const auto expected = SafetensorsFile::open(*models / "llama/expected.safetensors");
        const auto recorded = openRecorded({.file = llamaDump});
        QVERIFY(largestDifference(weightsIn(*recorded.trace), layersOf(expected, "short.attentions", {1, 3})) <= 1e-5F);
        const auto batch = SafetensorsFile::open(*models / "bart/expected.safetensors");
        for (const std::string name : {"encoder_attentions", "decoder_attentions", "cross_attentions"}) {
            const auto block = openRecorded({.file = bart, .tensor = name});
            QVERIFY(largestDifference(weightsIn(*block.trace), layersOf(batch, "batch." + name, {2})) <= 1e-5F);
        }
    }

    void queriesAndKeysMakeTheSameWeights()
    {
        OpenedVectors opened = openVectors({.file = llamaDump, .queries = "q", .keys = "k"});
        QVERIFY(opened.warnings.empty());
        QCOMPARE(opened.model->info.layer_numbers, (std::vector<Index>{1, 3}));
        RunOptions options;
        options.changes = {{.mask = "causal"}};
        const auto computed = run(opened.model, opened.batch, options);
        QVERIFY(largestDifference(weightsIn(*computed), weightsIn(*openRecorded({.file = llamaDump}).trace)) <= 1e-5F);
    }

    void anEncoderDecoderHasTokensOnBothSides()
    {
        const auto encoder = openRecorded({.file = bart, .tensor = "encoder_attentions"});
        QCOMPARE(pieces(encoder.trace->queries(1), 5), std::string("<s> W h y ?"));
        QVERIFY(encoder.trace->batch.key_sequences.empty());
        const auto decoder = openRecorded({.file = bart, .tensor = "decoder_attentions"});
        QCOMPARE(pieces(decoder.trace->queries(1), 3), std::string("</s> <s> B"));
        QVERIFY(decoder.trace->batch.key_sequences.empty());
        const auto cross = openRecorded({.file = bart, .tensor = "cross_attentions"});
        QCOMPARE(pieces(cross.trace->queries(1), 3), std::string("</s> <s> B"));
        QCOMPARE(pieces(cross.trace->keys(1), 5), std::string("<s> W h y ?"));
        for (const auto* each : {&encoder, &decoder, &cross}) {
            QVERIFY2(each->warnings.empty(), warned(*each).c_str());
            QCOMPARE(each->trace->model->info.layer_numbers, std::vector<Index>{2});
        }
    }

    void paddingIsHiddenOnItsSide()
    {
        const auto decoder = openRecorded({.file = bart, .tensor = "decoder_attentions"});
        QVERIFY(!decoder.trace->mask({0, 0, 1}).allows(18, 17));
        QVERIFY(decoder.trace->mask({0, 0, 1}).allows(18, 15));
        QVERIFY(decoder.trace->mask({0, 0, 0}).allows(18, 17));
        const auto cross = openRecorded({.file = bart, .tensor = "cross_attentions"});
        QVERIFY(!cross.trace->mask({0, 0, 1}).allows(0, 6));
        QVERIFY(cross.trace->mask({0, 0, 1}).allows(18, 5));
        QCOMPARE(cross.trace->batch.sequences[1].real[16], false);
        QCOMPARE(cross.trace->batch.sequences[1].real[15], true);
    }

    void theNameTellsWhoseTokensASquareMapHas_data()
    {
        QTest::addColumn<std::string>("tensor");
        QTest::addColumn<std::string>("shown");
        QTest::newRow("the encoder's") << std::string("encoder_attentions") << std::string("a b c/a b c");
        QTest::newRow("the decoder's") << std::string("decoder_attentions") << std::string("x y z/x y z");
        QTest::newRow("from the decoder to the encoder")
            << std::string("cross_attentions") << std::string("x y z/a b c");
    }

    void theNameTellsWhoseTokensASquareMapHas()
    {
        QFETCH(std::string, tensor);
        QFETCH(std::string, shown);
        const auto file = m_files->tensors("three.safetensors", threeBlocks(), bothTokens);
        const auto recorded = openRecorded({.file = file, .tensor = tensor});
        QCOMPARE(joined(recorded.trace->queries(0), &Token::piece) + "/"
                     + joined(recorded.trace->keys(0), &Token::piece),
                 shown);
        QVERIFY(recorded.warnings.empty());
    }

    void oneOfThreeIsAskedFor()
    {
        auto tensors = threeBlocks();
        tensors.push_back({"encoder_hidden_states", {1, 1, 3, 3}, even(3, 3)});  // the names of `attend`
        const auto file = m_files->tensors("three.safetensors", tensors, bothTokens);
        try {
            openRecorded({.file = file});
            QFAIL("one of three was taken");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Ambiguous);
            QCOMPARE(saidParts(error).expected, std::string("--block self, decoder or cross, or --tensor NAME"));
            QCOMPARE(saidParts(error).found.find("hidden"), std::string::npos);
        }
        QCOMPARE(sourceOfBlock({.file = file}, AttentionBlock::Self).tensor, std::string("encoder_attentions"));
        QCOMPARE(sourceOfBlock({.file = file}, AttentionBlock::Decoder).tensor, std::string("decoder_attentions"));
        QCOMPARE(sourceOfBlock({.file = file}, AttentionBlock::Cross).tensor, std::string("cross_attentions"));
        QVERIFY_THROWS_EXCEPTION(Error, sourceOfBlock({.file = llamaDump}, AttentionBlock::Cross));
    }

    void queriesAndKeysOfABlockAreFoundToo()
    {
        const auto file = m_files->tensors("pairs.safetensors",
                                           {{"cross_k", {2, 3, 2}, counted(12)},
                                            {"cross_q", {2, 2, 2}, counted(8)},
                                            {"encoder_k", {2, 3, 2}, counted(12)},
                                            {"encoder_q", {2, 3, 2}, counted(12)}},
                                           {{"tokens", R"([["a","b","c"]])"},
                                            {"decoder_tokens", R"([["x","y"]])"},
                                            {"cross_scale", "2.5"},
                                            {"encoder_q_k_suffice", R"("no")"},
                                            {"decoder_q_k_suffice", R"("no")"}});
        const RecordedSource source = sourceOfBlock({.file = file}, AttentionBlock::Cross);
        QCOMPARE(source.queries, std::string("cross_q"));
        const OpenedVectors opened = openVectors(source);
        QCOMPARE(opened.model->transformer.blocks.front().scores.scale, 2.5F);
        QVERIFY(opened.warnings.empty());
        QCOMPARE(joined(opened.batch.sequences[0].tokens, &Token::piece), std::string("x y"));
        QCOMPARE(joined(opened.batch.key_sequences[0].tokens, &Token::piece), std::string("a b c"));
        const OpenedVectors others = openVectors(sourceOfBlock({.file = file}, AttentionBlock::Self));
        QCOMPARE(others.warnings.size(), std::size_t{1});
        QVERIFY(others.warnings.front().starts_with("the model's scores had more in them"));
    }

    void scalesMayDifferBetweenLayers()
    {
        const auto opened = [&](const std::string& scale, std::optional<float> asked = {}) {
            const auto file =
                m_files->tensors("a.safetensors", {{"q", {2, 1, 2, 4}, counted(16)}, {"k", {2, 1, 2, 4}, counted(16)}},
                                 {{"scale", scale}});
            return openVectors({.file = file, .queries = "q", .keys = "k", .scale = asked});
        };
        const auto scales = [](const OpenedVectors& vectors) {
            std::vector<float> all;
            for (const Block& block : vectors.model->transformer.blocks) all.push_back(block.scores.scale);
            return all;
        };
        QCOMPARE(scales(opened("[0.5, 0.25]")), (std::vector<float>{0.5F, 0.25F}));
        QCOMPARE(scales(opened("3")), (std::vector<float>{3, 3}));
        QCOMPARE(scales(opened("3", 2.0F)), (std::vector<float>{2, 2}));
        for (const char* wrong : {"[1]", "0", "-1", "\"1\"", "[1, null]", "1e99", "x"}) {
            const OpenedVectors vectors = opened(wrong);
            QCOMPARE(scales(vectors), (std::vector<float>{0.5F, 0.5F}));
            QCOMPARE(vectors.warnings.size(), std::size_t{1});
        }
    }

    void layersThatAreNoNumbersAreSaidAndCounted_data()
    {
        QTest::addColumn<std::string>("layers");
        for (const char* wrong :
             {"[1]", "[1, 1]", "[0, 1]", "[1, 2.5]", "[-1, 2]", "{}", "[1, 99999999999]", "1,3", ""})
            QTest::newRow(wrong) << std::string(wrong);
    }

    void layersThatAreNoNumbersAreSaidAndCounted()
    {
        QFETCH(std::string, layers);
        const auto file =
            m_files->tensors("a.safetensors", {{"attentions", {2, 1, 2, 2}, even(4, 2)}}, {{"layers", layers}});
        const auto recorded = openRecorded({.file = file});
        QCOMPARE(recorded.trace->model->info.layer_numbers, std::vector<Index>{});
        QVERIFY2(warned(recorded).starts_with("“layers” in the file's metadata"), warned(recorded).c_str());
        QCOMPARE(layerNumbersText(recorded.trace->model->info, 1), std::string("1 to 2"));
    }

    void numbersOfLayersAreToldInRanges()
    {
        ModelInfo info;
        info.layers = 5;
        info.layer_numbers = {2, 5, 6, 7, 9};
        QCOMPARE(layerNumbersText(info, 1), std::string("2, 5 to 7, 9"));
        QCOMPARE(layerNumbersText(info, 0), std::string("1, 4 to 6, 8"));
    }

    void warningsNameTheLayer()
    {
        const auto file = m_files->tensors("a.safetensors", {{"attentions", {2, 1, 1, 1}, std::vector<float>{1, -1}}},
                                           {{"layers", "[4, 9]"}});
        QVERIFY(warned(openRecorded({.file = file})).find("layer 9, head 1") != std::string::npos);
    }

private:
    std::unique_ptr<RecordedFiles> m_files;
};

TEST_CLASS(TestDumpedAttention)
#include "tst_dumped_attention.moc"
