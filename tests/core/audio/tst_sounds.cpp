#include "core/audio/feature_file.h"
#include "core/audio/log_mel.h"
#include "core/audio/sound_file.h"
#include "core/error.h"
#include "core/tensor/safetensors.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <cmath>
#include <fstream>
#include <functional>
#include <numbers>

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path sounds = fs::path(SOURCE_DIR) / "tests/golden/data/sounds";
const fs::path whisper = fs::path(SOURCE_DIR) / "tests/golden/data/models/whisper";

Matrix matrixOf(const SafetensorsFile& file, const std::string& name)
{
    const std::vector<Index>& shape = file.entry(name).shape;
    const std::vector<float> values = file.floats(name);
    return Eigen::Map<const Matrix>(values.data(), shape[0], shape[1]);
}

std::vector<float> tone(double hertz, Index rate, Index count)
{
    std::vector<float> samples;
    for (Index i = 0; i < count; ++i)
        samples.push_back(static_cast<float>(
            std::sin(2 * std::numbers::pi * hertz * static_cast<double>(i) / static_cast<double>(rate))));
    return samples;
}

}  // namespace

/// From a file to what Whisper reads.
class TestSounds final : public QObject {
    Q_OBJECT
private slots:
    void featuresAreThoseOfTransformers()
    {
        const auto expected = SafetensorsFile::open(sounds / "expected.safetensors");
        const Sound sound = readSound(sounds / "speech.wav", 30);
        QCOMPARE(sound.rate, Index{16000});
        QCOMPARE(sound.samples.size(), std::size_t{9600});
        for (const Index mels : {10, 80, 128}) {
            const Matrix made = logMel(sound.samples, {.mels = mels, .samples = 16000});
            const Matrix wanted = matrixOf(expected, "features." + std::to_string(mels));
            QCOMPARE(made.rows(), wanted.rows());
            QCOMPARE(made.cols(), wanted.cols());
            QVERIFY2((made - wanted).cwiseAbs().maxCoeff() < 1e-4F,
                     qPrintable(QString::number((made - wanted).cwiseAbs().maxCoeff())));
        }
        const Matrix filters = melFilters({});
        const Matrix wanted = matrixOf(expected, "filters.80");  // every eighth
        for (Index row = 0; row < wanted.rows(); ++row)
            QVERIFY((filters.row(8 * row) - wanted.row(row)).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void anotherRateIsTheSameSound()
    {
        for (const Index from : {8000, 11025, 44100, 48000}) {
            const Sound sound{.rate = from, .samples = tone(440, from, from / 4)};
            const std::vector<float> made = resampled(sound, 16000);
            QCOMPARE(made.size(), static_cast<std::size_t>((from / 4 * 16000 + from - 1) / from));
            const std::vector<float> wanted = tone(440, 16000, std::ssize(made));
            // Away from the ends, where there is nothing beyond.
            for (std::size_t i = 100; i + 100 < made.size(); ++i) QVERIFY(std::abs(made[i] - wanted[i]) < 5e-3F);
        }
        // Frequencies above a lower rate's limit are not folded into it.
        const std::vector<float> high = resampled({.rate = 48000, .samples = tone(11000, 48000, 12000)}, 16000);
        for (std::size_t i = 100; i + 100 < high.size(); ++i) QVERIFY(std::abs(high[i]) < 2e-2F);
        const Sound same{.rate = 16000, .samples = {0.5F, -1}};
        QCOMPARE(resampled(same, 16000), same.samples);
    }

    void readyFeaturesAreReadAsTheyStand()
    {
        QCOMPARE(readFeatures(whisper / "features.safetensors", "audio2").size(), std::size_t{1});
        QCOMPARE(readFeatures(whisper / "expected.safetensors", "batch.input_features").size(), std::size_t{2});
        const Matrix one = readFeatures(whisper / "expected.safetensors", "audio2.input_features").front();
        QCOMPARE(readFeatures(whisper / "features.safetensors", "audio2").front(), one);
        const Error several = caught([] { readFeatures(whisper / "features.safetensors"); });
        QCOMPARE(several.code, Code::Missing);
        QCOMPARE(saidParts(several).expected, std::string("one of audio, audio2"));
        const Error shape = caught([] { readFeatures(whisper / "expected.safetensors", "audio.logits_nowhere"); });
        QCOMPARE(shape.code, Code::Missing);
        QCOMPARE(caught([] { readFeatures(whisper / "expected.safetensors", "audio.cross_attentions"); }).code,
                 Code::WrongShape);
    }

    void whatIsNoSoundIsRefused()
    {
        const QTemporaryDir folder;
        const fs::path file = folder.filePath("sound.wav").toStdString();
        const auto refused = [&] { return caught([&] { readSound(file, 30); }); };
        QCOMPARE(refused().code, Code::CannotRead);
        QCOMPARE(refused().file, file.string());
        std::ofstream(file) << "no sound at all";
        QCOMPARE(refused().code, Code::CannotRead);
        // The header alone, without a sample.
        std::ifstream whole(sounds / "speech.wav", std::ios::binary);
        std::string bytes((std::istreambuf_iterator<char>(whole)), {});
        std::ofstream(file, std::ios::binary) << bytes.substr(0, 44);
        QCOMPARE(refused().code, Code::Malformed);
        for (const std::size_t length : {1U, 12U, 30U}) {
            std::ofstream(file, std::ios::binary) << bytes.substr(0, length);
            QCOMPARE(refused().code, Code::CannotRead);
        }
        std::ofstream(file, std::ios::binary) << bytes.substr(0, 43);  // where how many there are is cut off
        QCOMPARE(refused().code, Code::Malformed);
        QCOMPARE(caught([&] { readSound(folder.path().toStdString(), 30); }).code, Code::CannotRead);
        QCOMPARE(readSound(sounds / "speech.wav", 0.25).samples.size(), std::size_t{4000});
    }

    void aFoldersOwnNumbersAreTaken()
    {
        const QTemporaryDir folder;
        const fs::path path = folder.path().toStdString();
        QCOMPARE(readLogMel(path, 80, 3000).samples, Index{480000});
        const auto with = [&](const char* json) { std::ofstream(path / "preprocessor_config.json") << json; };
        with(R"({"feature_size": 80, "chunk_length": 30, "hop_length": 160, "n_fft": 400, "sampling_rate": 16000})");
        QCOMPARE(readLogMel(path, 80, 3000).frames(), Index{3000});
        QCOMPARE(caught([&] { readLogMel(path, 128, 3000); }).code, Code::WrongShape);
        with(R"({"hop_length": 0})");
        QCOMPARE(saidParts(caught([&] { readLogMel(path, 80, 3000); })).field, std::string("hop_length"));
    }
};

TEST_CLASS(TestSounds)
#include "tst_sounds.moc"
