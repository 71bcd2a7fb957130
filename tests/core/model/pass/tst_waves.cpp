#include "core/audio/feature_file.h"
#include "core/audio/wave_input.h"
#include "core/json/json_text.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/letters.h"
#include "core/model/pass/page.h"
#include "core/model/pass/page_picture.h"
#include "core/model/pass/sound.h"
#include "core/model/pass/trace_tensors.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path waveModels = SOURCE_DIR "/tests/golden/data/families";

std::shared_ptr<const Matrix> waveOfLength(Index samples)
{
    Matrix wave(1, samples);
    for (Index i = 0; i < samples; ++i) wave(0, i) = std::sin(0.3F * static_cast<float>(i * i % 97));
    return std::make_shared<const Matrix>(std::move(wave));
}

/// A run of sounds of these lengths.
std::shared_ptr<const Trace> heard(const std::shared_ptr<const Model>& model, std::initializer_list<Index> lengths)
{
    Batch batch;
    for (const Index samples : lengths)
        batch.sequences.push_back(soundSequence(*model->transformer.audio, waveOfLength(samples)));
    batch.sequences = paddedSounds(std::move(batch.sequences));
    return run(model, std::move(batch), {});
}

}  // namespace

/// Sounds that a model reads as they are.
class TestWaves final : public QObject {
    Q_OBJECT
private slots:
    void tokensFollowFromTheLength()
    {
        const auto model = openModel(waveModels / "wav2vec2_stable");
        const WaveEmbedding& wave = *model->transformer.audio->wave;
        QCOMPARE(wave.stride(), Index{8});
        QCOMPARE(wave.leastSamples(), Index{14});
        QCOMPARE(wave.tokensOf(13), Index{0});
        QCOMPARE(wave.tokensOf(14), Index{1});
        QCOMPARE(wave.tokensOf(101), Index{11});
        const Sequence sound = soundSequence(*model->transformer.audio, waveOfLength(101));
        QCOMPARE(sound.tokens[2].piece, std::string("0.0010 s"));
    }

    void aShorterSoundOfABatchIsAsItIsAlone()
    {
        const auto model = openModel(waveModels / "wav2vec2_stable");
        const auto both = heard(model, {101, 61}), alone = heard(model, {61});
        const Matrix& apart = alone->last_hidden_state[0];
        QCOMPARE(apart.rows(), Index{6});
        QVERIFY((both->last_hidden_state[1].topRows(6) - apart).cwiseAbs().maxCoeff() < 1e-5F);
        QCOMPARE(both->layers[0]->items[1].attention.heads[0].weights.rightCols(5).maxCoeff(), 0.0F);
    }

    void whatIsTooShortIsRefused()
    {
        const auto model = openModel(waveModels / "wav2vec2_stable");
        const Error error = caught([&] { heard(model, {13}); });
        QCOMPARE(saidParts(error).field, std::string("the sound"));
        QCOMPARE(saidParts(error).expected, std::string("at least 14 samples"));
        QCOMPARE(saidParts(error).found, std::string("13"));
    }

    void loudnessIsTakenAwayWhereTheModelWantsIt()
    {
        Sound sound{16000, {1, 3, 5, 7}};
        const Matrix wave = waveOf(sound, {.normalise = true});
        QVERIFY(std::abs(wave.mean()) < 1e-6F);
        QVERIFY(std::abs(wave.squaredNorm() / 4 - 1) < 1e-5F);
        QCOMPARE(waveOf(sound, {.normalise = false})(0, 3), 7.0F);
        sound.samples.resize(static_cast<std::size_t>(16000 * 61));
        QCOMPARE(caught([&] { waveOf(sound, {}); }).code, Code::TooLong);
    }

    void lettersCountOnceAndBlanksNotAtAll()
    {
        QCOMPARE(withoutRepeats({0, 5, 5, 0, 5, 6, 6, 0}, 0), (std::vector<Index>{5, 5, 6}));
        QCOMPARE(withoutRepeats({0, 0}, 0), std::vector<Index>());
        const QTemporaryDir copy;
        const fs::path folder = copy.path().toStdString();
        fs::copy(waveModels / "wav2vec2_stable", folder,
                 fs::copy_options::overwrite_existing | fs::copy_options::recursive);
        Json vocabulary{{"|", 1}, {"<pad>", 0}};
        for (int id = 2; id < 20; ++id) vocabulary[std::string(1, static_cast<char>('A' + id))] = id;
        std::ofstream(folder / "vocab.json") << vocabulary.dump();
        std::ofstream(folder / "tokenizer_config.json") << R"({"tokenizer_class": "Wav2Vec2CTCTokenizer"})";
        const auto model = openModel(folder);
        QVERIFY(namesLetters(*model));
        const auto trace = heard(model, {101});
        const std::string text = heardText(*trace, 0);
        QVERIFY(!text.empty() && text.find_first_not_of(" CDEFGHIJKLMNOPQRST") == std::string::npos);
        QCOMPARE(tensorMetadata(*trace).at("heard"), Json(std::vector{text}).dump());
        // The moments are called by their time and their letter, also by a pass over what an earlier one named.
        const std::vector<Index> named = namedLetters(*trace, 0);
        const auto times = soundSequence(*model->transformer.audio, waveOfLength(101)).tokens;
        const auto again = run(model, trace->batch, {});
        QCOMPARE(named.size(), times.size());
        for (std::size_t moment = 0; moment < named.size(); ++moment) {
            const std::string letter = named[moment] == 0 ? "" : " " + model->token(named[moment]).text;
            QCOMPARE(trace->batch.sequences[0].tokens[moment].text, times[moment].text + letter);
            QCOMPARE(again->batch.sequences[0].tokens[moment].text, times[moment].text + letter);
        }
        // Each run is one letter at all its moments and another one, or none, around them.
        std::vector<Index> spelled(named.size(), 0);
        for (const LetterRun& run : letterRuns(*trace, 0)) {
            const auto first = static_cast<std::size_t>(run.first),
                       behind = first + static_cast<std::size_t>(run.count);
            QVERIFY(first == 0 || named[first - 1] != named[first]);
            QVERIFY(behind == named.size() || named[behind] != named[first]);
            QCOMPARE(run.text, model->token(named[first]).text);
            for (std::size_t moment = first; moment < behind; ++moment) spelled[moment] = named[moment];
        }
        QVERIFY(spelled == named);
    }

    void boxesBeyondThePageAreRefused()
    {
        const auto model = openModel(waveModels / "layoutlmv3_batch");
        const QTemporaryDir folder;
        const auto refused = [&](float edge, const char* more) {
            const fs::path file = fs::path(folder.path().toStdString()) / "page.safetensors";
            std::vector<NamedTensor> tensors{{"input_ids", {1, 2}, std::vector<std::int64_t>{7, 8}},
                                             {"bbox", {1, 2, 4}, std::vector<float>{1, 2, 3, 4, 5, 6, 7, edge}}};
            if (more != nullptr) tensors.push_back({more, {1, 3, 1, 1}, std::vector<float>{0, 0, 0}});
            writeSafetensors(file, tensors, {});
            return caught([&] { readPages(*model, file); });
        };
        QCOMPARE(saidParts(refused(1024, nullptr)).expected, std::string("edges from 0 to 1023"));
        QCOMPARE(saidParts(refused(-1, nullptr)).field, std::string("tensor “bbox”"));
        QCOMPARE(saidParts(refused(8, "pixel_values")).field, std::string("“pixel_values”"));
        QCOMPARE(saidParts(refused(8, nullptr)).field, std::string("nothing was thrown"));
    }

    void picturesOfPagesHaveOneSize()
    {
        const auto model = openModel(waveModels / "layoutlmv3_picture");
        const PatchEmbedding& patches = model->transformer.page_picture->patches;
        QCOMPARE(patches.tokens(), Index{10});
        Sequence page = sequenceOfIds(*model, {7, 8, 9});
        page.boxes = std::make_shared<const Matrix>(Matrix::Zero(3, 4));
        const auto square = [](Index side) {
            return std::make_shared<const PixelValues>(PixelValues{3, side, side, std::vector<float>(3 * side * side)});
        };
        QCOMPARE(saidParts(caught([&] { addPagePicture(*model, page, square(8)); })).expected,
                 std::string("[3, 12, 12]"));
        addPagePicture(*model, page, square(12));
        QCOMPARE(textTokens(model->transformer, page), Index{3});
        QCOMPARE(RowVector(page.boxes->row(3)), (RowVector(4) << 1, 1, 999, 999).finished());
        QCOMPARE(RowVector(page.boxes->row(12)), (RowVector(4) << 666, 666, 1000, 1000).finished());
    }

    void paddingOfWaveformsStandsBehindThem()
    {
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "sounds.safetensors";
        const auto read = [&](std::vector<std::int64_t> mask, std::vector<Index> shape) {
            writeSafetensors(file,
                             {{"input_values", {2, 3}, std::vector<float>(6)},
                              {"attention_mask", std::move(shape), std::move(mask)}},
                             {});
            return readRealSamples(file);
        };
        QCOMPARE(read({1, 1, 1, 1, 1, 0}, {2, 3}), (std::vector<Index>{3, 2}));
        QCOMPARE(saidParts(caught([&] {
                     read({1, 1, 1, 0, 1, 1}, {2, 3});
                 })).field,
                 std::string("tensor “attention_mask”"));
        QCOMPARE(saidParts(caught([&] { read({1, 1}, {2, 1}); })).expected, std::string("[2, 3]"));
    }

    void boxesChangeScores()
    {
        const auto model = openModel(waveModels / "layoutlmv3_batch");
        const auto page = [&](float left) {
            Sequence sequence = sequenceOfIds(*model, {7, 8, 9});
            Matrix boxes(3, 4);
            boxes << 0, 0, 10, 10, left, 0, 900, 10, 0, 500, 20, 600;
            sequence.boxes = std::make_shared<const Matrix>(boxes);
            return sequence;
        };
        const auto one = run(model, {{page(10)}}, {}), other = run(model, {{page(800)}}, {.previous = one});
        const auto fresh = run(model, {{page(800)}}, {});
        const auto weights = [](const Trace& of) { return of.layers[0]->items[0].attention.heads[0].weights; };
        QVERIFY((weights(*one) - weights(*other)).cwiseAbs().maxCoeff() > 1e-3F);
        QCOMPARE(weights(*other), weights(*fresh));
    }
};

TEST_CLASS(TestWaves)
#include "tst_waves.moc"
