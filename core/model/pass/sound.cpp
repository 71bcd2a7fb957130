#include "core/model/pass/sound.h"

#include "core/error.h"
#include "core/model/pass/wave.h"

#include <algorithm>
#include <cstdio>

namespace core {
namespace {

constexpr double frameSeconds = 0.01, tokenSeconds = 2 * frameSeconds;

/// A convolution with GELU: for each of `count` places the frames before, at and behind it, of each number all three.
/// @param x       [frames, n] with a frame before the first place's and one behind the last's
/// @param stride  frames from place to place
Matrix convolved(const Projection& convolution, const Matrix& x, Index count, Index stride)
{
    constexpr Index taps = AudioEmbedding::taps;
    Matrix windows(count, taps * x.cols());
    for (Index place = 0; place < count; ++place)
        for (Index tap = 0; tap < taps; ++tap)
            for (Index number = 0; number < x.cols(); ++number)
                windows(place, taps * number + tap) = x(place * stride + tap, number);
    Matrix made = convolution(windows);
    activate(Activation::Gelu, made);
    return made;
}

/// One token of a spectrum that is cut into squares.
RowVector squareVector(const SpectrumPatches& patches, const Matrix& features, Index token)
{
    const Index square = token - patches.firstSquare();
    if (square < 0) return patches.learned[static_cast<std::size_t>(token)].vector;
    const Matrix numbers = features.block(square / patches.times() * patches.band_stride,
                                          square % patches.times() * patches.frame_stride, patches.side, patches.side);
    return patches.projection(Eigen::Map<const Matrix>(numbers.data(), 1, numbers.size())).row(0);
}

std::string squareName(const SpectrumPatches& patches, Index token)
{
    const Index square = token - patches.firstSquare();
    if (square < 0)
        return patches.learned[static_cast<std::size_t>(token)].kind == LearnedToken::Kind::Class ? "[CLS]"
                                                                                                  : "distillation";
    char name[48];
    std::snprintf(name, sizeof name, "%.2f s, %td",
                  frameSeconds * static_cast<double>(square % patches.times() * patches.frame_stride),
                  square / patches.times() * patches.band_stride + 1);
    return name;
}

std::string soundShape(Index mels, Index frames)
{
    return "[" + std::to_string(mels) + ", " + std::to_string(frames) + "]";
}

/// A waveform must have samples for one token, and its sequence the tokens that it makes, perhaps with padding.
void requireWave(const Model& model, const Sequence& sequence)
{
    const WaveEmbedding& wave = *model.transformer.audio->wave;
    const Matrix& samples = *sequence.features;
    if (samples.rows() != 1)
        throw Error(Code::WrongShape, model.info.name,
                    "the sound has the wrong shape: expected samples of one channel, found %1",
                    soundShape(samples.rows(), samples.cols()));
    if (samples.cols() < wave.leastSamples())
        throw Error(Code::OutOfRange, model.info.name,
                    "the sound cannot be used: expected at least %1 samples, found %2",
                    std::to_string(wave.leastSamples()), std::to_string(samples.cols()));
    if (static_cast<double>(samples.cols()) > longestWave * static_cast<double>(wave.rate))
        throw Error(Code::TooLong, model.info.name, "the sound is too long: expected at most %1 seconds, found more",
                    std::to_string(static_cast<int>(longestWave)));
    if (static_cast<Index>(sequence.tokens.size()) < wave.tokensOf(samples.cols()))
        throw Error(Code::WrongShape, model.info.name, "the sound’s tokens have the wrong shape: expected %1, found %2",
                    std::to_string(wave.tokensOf(samples.cols())), std::to_string(sequence.tokens.size()));
}

}  // namespace

Matrix frameVectors(const AudioEmbedding& audio, const Matrix& features, Index first, Index count)
{
    if (audio.wave) {
        // All of them, because a norm may be over the whole sound; those of padding are zeros.
        const Matrix all = waveVectors(*audio.wave, features);
        Matrix vectors = Matrix::Zero(count, all.cols());
        const Index known = std::clamp<Index>(all.rows() - first, 0, count);
        vectors.topRows(known) = all.middleRows(std::min(first, all.rows()), known);
        return vectors;
    }
    if (audio.patches) {
        Matrix vectors(count, audio.entry().cols());
        for (Index i = 0; i < count; ++i) vectors.row(i) = squareVector(*audio.patches, features, first + i);
        return vectors;
    }
    const Index frames = features.cols();
    // The frames that the tokens see, and one more on either side, as far as there are any.
    const Index from = std::max<Index>(0, 2 * first - 1);
    const Index until = std::min(frames, 2 * (first + count));
    Matrix around = Matrix::Zero(until - from + 2, features.rows());
    for (Index row = 0; row < around.rows(); ++row) {
        const Index frame = from - 1 + row;
        if (frame >= 0 && frame < frames) around.row(row) = features.col(frame).transpose();
    }
    // Beyond the frames' end the second convolution sees zeros, not the first one's output for zeros.
    Matrix seen = Matrix::Zero(2 * count + 1, audio.frames.weight.cols());
    seen.middleRows(from - (2 * first - 1), until - from) = convolved(audio.frames, around, until - from, 1);
    return convolved(audio.tokens, seen, count, 2);
}

Matrix frameVectors(const AudioEmbedding& audio, const Matrix& features)
{
    return frameVectors(audio, features, 0, audio.tokensOf(features));
}

Sequence soundSequence(const AudioEmbedding& audio, std::shared_ptr<const Matrix> features)
{
    std::vector<Token> tokens;
    const double step = secondsAt(audio, 1);
    constexpr double hundredth = 0.01;
    const Index count = audio.tokensOf(*features);
    for (Index token = 0; token < count; ++token) {
        char time[32];
        std::snprintf(time, sizeof time, step < hundredth ? "%.4f s" : "%.2f s", secondsAt(audio, token));
        const std::string name = audio.patches ? squareName(*audio.patches, token) : time;
        tokens.push_back({token, name, name, {}});
        tokens.back().special = audio.patches && token < audio.patches->firstSquare();
    }
    Sequence sequence = sequenceOf(std::move(tokens));
    sequence.features = std::move(features);
    return sequence;
}

void hidePadding(const AudioEmbedding& audio, std::vector<Sequence>& sounds, const std::vector<Index>& samples)
{
    for (std::size_t i = 0; audio.wave && i < std::min(sounds.size(), samples.size()); ++i) {
        std::vector<bool>& real = sounds[i].real;
        const auto kept = static_cast<std::size_t>(audio.wave->realTokensOf(samples[i]));
        std::fill(real.begin() + static_cast<std::ptrdiff_t>(std::min(kept, real.size())), real.end(), false);
    }
}

std::vector<Sequence> paddedSounds(std::vector<Sequence> sounds)
{
    return padded(std::move(sounds), Token{-1, "[pad]", "[pad]", {}}, PaddingSide::Right);
}

void requireSound(const Model& model, const Sequence& sequence)
{
    const AudioEmbedding& audio = *model.transformer.audio;
    if (sequence.features == nullptr) throw Error(Code::Missing, model.info.name, "the sound is missing");
    const Matrix& features = *sequence.features;
    if (audio.wave) return requireWave(model, sequence);
    if (features.rows() != audio.mels || features.cols() != audio.frameCount()
        || static_cast<Index>(sequence.tokens.size()) != audio.count)
        throw Error(Code::WrongShape, model.info.name,
                    "the sound's features have the wrong shape: expected %1, found %2",
                    soundShape(audio.mels, audio.frameCount()), soundShape(features.rows(), features.cols()));
}

double secondsAt(const AudioEmbedding& audio, Index token)
{
    const double step =
        audio.wave ? static_cast<double>(audio.wave->stride()) / static_cast<double>(audio.wave->rate) : tokenSeconds;
    return step * static_cast<double>(token);
}

}  // namespace core
