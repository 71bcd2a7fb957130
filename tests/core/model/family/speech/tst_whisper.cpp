#include "core/analysis/measures.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/sound.h"
#include "core/prepare/prepared_run.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path whisper = fs::path(SOURCE_DIR) / "tests/golden/data/models/whisper";
const fs::path speech = fs::path(SOURCE_DIR) / "tests/golden/data/sounds/speech.wav";

std::shared_ptr<const Trace> soundTrace(const Run& asked, OpenedModels& models)
{
    const PreparedRun prepared = prepare(asked, models);
    return run(prepared.model, prepared.batch, optionsOf(asked));
}

/// The ids behind the start.
std::vector<Index> written(const Run& asked, Index count)
{
    OpenedModels models;
    const auto trace = generated(soundTrace(asked, models), count, optionsOf(asked), {});
    std::vector<Index> ids;
    for (const Token& token : trace->decoder->queries(0)) ids.push_back(token.id);
    ids.erase(ids.begin());
    return ids;
}

/// A Run of one of the golden sounds, which lie in one file.
Run heard(const fs::path& model, const fs::path& folder, const std::string& tensor)
{
    const auto file = SafetensorsFile::open(whisper / "features.safetensors");
    writeSafetensors(folder / (tensor + ".safetensors"), {{tensor, file.entry(tensor).shape, file.floats(tensor)}}, {});
    Run run;
    run.model = model;
    run.sounds = {folder / (tensor + ".safetensors")};
    return run;
}

/// Two numbers that tell where a place lies, alike in sound and text.
void setPlaces(Matrix& table, Index places, double length)
{
    table.setZero();
    for (Index place = 0; place < places; ++place) {
        const double angle = 1.5 * static_cast<double>(place) / length;
        table(place, 0) = static_cast<float>(10 * std::cos(angle));
        table(place, 1) = static_cast<float>(10 * std::sin(angle));
        // The norm takes the mean away; these give it back.
        table(place, 2) = -table(place, 0);
        table(place, 3) = -table(place, 1);
    }
}

Projection nothing(const Projection& like)
{
    return {Weight::own(Matrix::Zero(like.weight.rows(), like.weight.cols())), RowVector::Zero(like.weight.cols())};
}

Norm plain(const Norm& like)
{
    Norm norm = like;
    norm.weight = RowVector::Ones(norm.weight.size());
    norm.bias = RowVector::Zero(norm.bias.size());
    return norm;
}

}  // namespace

/// Sounds, and the texts written of them.
class TestWhisper final : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenIsWhatTransformersWrites()
    {
        const QTemporaryDir folder;
        const fs::path path = folder.path().toStdString();
        // Greedy, of generate() in transformers 5.23.
        const std::vector<Index> audio = {296, 296, 204, 204, 204, 204, 204, 204, 204, 204,
                                          204, 204, 204, 13,  13,  13,  13,  13,  13,  13};
        const std::vector<Index> audio2 = {13,  13,  13,  13,  13,  13,  13,  13,  13,  13,
                                           191, 191, 191, 191, 191, 191, 191, 191, 191, 191};
        QCOMPARE(written(heard(whisper, path, "audio"), 20), audio);
        QCOMPARE(written(heard(whisper, path, "audio2"), 20), audio2);
    }

    void theLanguageIsChosenAndTheTaskIsSaid()
    {
        const QTemporaryDir folder;
        const fs::path path = folder.path().toStdString();
        fs::copy(whisper, path / "model");
        const auto say = [&](const std::string& more) {
            std::ofstream(path / "model/generation_config.json")
                << R"({"decoder_start_token_id": 294, "eos_token_id": 293, "begin_suppress_tokens": [13, 293],)"
                   R"("suppress_tokens": [204, 7], "lang_to_id": {"<|en|>": 295, "<|zh|>": 296},)"
                   R"("task_to_id": {"transcribe": 298, "translate": 297}, "no_timestamps_token_id": 299)"
                << more << '}';
        };
        say(R"(, "forced_decoder_ids": [[1, null], [2, 298]])");
        const std::vector<Index> audio = {296, 298, 299, 191, 191, 191, 191, 191, 35,  13,  191, 191,
                                          191, 191, 13,  13,  13,  13,  13,  13,  291, 202, 13};
        const std::vector<Index> audio2 = {296, 298, 299, 191, 13, 13, 13, 13, 195, 195, 195, 13,
                                           13,  13,  13,  13,  13, 13, 13, 13, 13,  13,  13};
        QCOMPARE(written(heard(path / "model", path, "audio"), 23), audio);
        QCOMPARE(written(heard(path / "model", path, "audio2"), 23), audio2);
        const auto begins = [&] { return written(heard(path / "model", path, "audio"), 3); };
        say(R"(, "language": "en")");
        QCOMPARE(begins(), (std::vector<Index>{295, 298, 299}));
        say(R"(, "task": "translate", "forced_decoder_ids": [[1, 295], [2, 298]])");
        QCOMPARE(begins(), (std::vector<Index>{296, 297, 299}));
        say(R"(, "forced_decoder_ids": [[1, 295], [2, 297], [3, 299]])");
        QCOMPARE(begins(), (std::vector<Index>{295, 297, 299}));
        say(R"(, "forced_decoder_ids": [[7, 3], "x"], "language": 4, "task": "sing")");
        QCOMPARE(begins()[1], Index{299});
    }

    void aSoundFileIsHeardAndItsTokensAreTimes()
    {
        OpenedModels models;
        Run asked;
        asked.model = whisper;
        asked.sounds = {speech};
        asked.targets = {"<|startoftranscript|>a"};
        const auto trace = soundTrace(asked, models);
        QCOMPARE(trace->queries(0).size(), std::size_t{12});
        QCOMPARE(trace->queries(0)[3].text, std::string("0.06 s"));
        QCOMPARE(trace->cross->layers[0]->items[0].attention.heads[0].weights.cols(), Index{12});
    }

    /// Only one head follows the time, and its ranking must come first.
    void theHeadThatFollowsTimeIsFound()
    {
        OpenedModels models;
        const auto opened = models.folder(whisper);
        constexpr Index letters = 16, layer = 1, head = 2;
        const auto encoder = std::make_shared<Model>(*opened);
        const auto decoder = std::make_shared<Model>(*opened->decoder);
        const auto cross = std::make_shared<Model>(*opened->cross);
        encoder->transformer.audio->frames = nothing(opened->transformer.audio->frames);
        encoder->transformer.audio->tokens = nothing(opened->transformer.audio->tokens);
        Matrix places = encoder->transformer.position_embedding.matrix();
        setPlaces(places, places.rows(), static_cast<double>(places.rows()));
        encoder->transformer.position_embedding = Weight::own(places);
        for (Block& block : encoder->transformer.blocks) {
            block.attention.output = nothing(*block.attention.output);
            block.feed_forward = {};
        }
        encoder->transformer.final_norm = plain(*encoder->transformer.final_norm);
        for (const auto& half : {decoder, cross}) {
            Matrix own = half->transformer.position_embedding.matrix();
            setPlaces(own, own.rows(), letters);
            half->transformer.position_embedding = Weight::own(own);
            half->transformer.token_embedding = Weight::own(
                Matrix::Zero(half->transformer.token_embedding.rows(), half->transformer.token_embedding.cols()));
            for (Block& block : half->transformer.blocks) {
                block.attention.output = nothing(*block.attention.output);
                block.feed_forward = {};
                if (block.attention_norm) block.attention_norm = plain(*block.attention_norm);
            }
        }
        MultiHeadWeights& planted = cross->transformer.blocks[layer].attention;
        const auto take = [&](Projection& projection, float factor) {
            Matrix weight = projection.weight.matrix();
            const Index first = head * planted.keyDimensions();
            weight.middleCols(first, planted.keyDimensions()).setZero();
            weight(0, first) = weight(1, first + 1) = factor;
            projection = {Weight::own(weight), RowVector::Zero(weight.cols())};
        };
        take(planted.query, 12);
        take(planted.key, 12);
        encoder->decoder = decoder;
        encoder->cross = cross;
        Batch batch;
        batch.sequences = {
            soundSequence(*encoder->transformer.audio, std::make_shared<const Matrix>(Matrix::Zero(10, 24)))};
        std::vector<Index> ids(letters, 5);
        batch.targets = {sequenceOfIds(*decoder, ids)};
        const auto trace = run(encoder, batch, {});
        const HeadTable table = measured(*trace->cross, 0);
        for (Index l = 0; l < table.layers; ++l)
            for (Index h = 0; h < table.heads; ++h) {
                const float follows = *table.at(Measure::InOrder, l, h);
                if (l == layer && h == head)
                    QVERIFY2(follows > 0.95F, qPrintable(QString::number(follows)));
                else
                    QVERIFY2(follows < 0.9F, qPrintable(QString::number(follows)));
            }
        QVERIFY(!measured(*trace, 0).at(Measure::InOrder, 0, 0));
    }
};

TEST_CLASS(TestWhisper)
#include "tst_whisper.moc"
