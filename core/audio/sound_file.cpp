#include "core/audio/sound_file.h"

#include "core/error.h"

#include <dlfcn.h>
#include <sndfile.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace core {
namespace {

constexpr Index mostChannels = 64, lowestRate = 1000, highestRate = 768'000;

/// The functions of libsndfile that are used. It is not linked: six codecs come with it, whose loading would slow every
/// start.
class SoundLibrary {
public:
    static const SoundLibrary& instance()
    {
        static const SoundLibrary library;
        return library;
    }

    decltype(&sf_open) open;
    decltype(&sf_readf_float) read;
    decltype(&sf_strerror) error;
    decltype(&sf_close) close;

private:
    SoundLibrary()
    {
        void* library = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr)
            throw Error(Code::Missing, "", "libsndfile is missing: expected the package libsndfile1");
        load(library, "sf_open", open);
        load(library, "sf_readf_float", read);
        load(library, "sf_strerror", error);
        load(library, "sf_close", close);
    }

    template<typename Function>
    static void load(void* library, const char* name, Function& function)
    {
        function = reinterpret_cast<Function>(dlsym(library, name));
        if (function == nullptr)
            throw Error(Code::Missing, "libsndfile", "%1 is missing: expected the package libsndfile1", name);
    }
};

}  // namespace

Sound readSound(const std::filesystem::path& path, double seconds)
{
    std::error_code none;
    if (std::filesystem::exists(path, none) && !std::filesystem::is_regular_file(path, none))
        throw Error(Code::CannotRead, path.string(), "%0 cannot be read: it is not a regular file");
    const SoundLibrary& library = SoundLibrary::instance();
    SF_INFO info{};
    const std::unique_ptr<SNDFILE, decltype(&sf_close)> file(library.open(path.c_str(), SFM_READ, &info),
                                                             library.close);
    if (file == nullptr) throw Error(Code::CannotRead, path.string(), "%0 cannot be read: %1", library.error(nullptr));
    if (info.channels < 1 || info.channels > mostChannels || info.samplerate < lowestRate
        || info.samplerate > highestRate)
        throw Error(
            Code::OutOfRange, path.string(),
            "the sound cannot be used: expected at most %1 channels of %2 to %3 samples a second, found %4 of %5",
            std::to_string(mostChannels), std::to_string(lowestRate), std::to_string(highestRate),
            std::to_string(info.channels), std::to_string(info.samplerate));
    Sound sound{.rate = info.samplerate, .samples = {}};
    const auto wanted = static_cast<std::size_t>(seconds * info.samplerate);
    constexpr sf_count_t atOnce = 1 << 14;
    std::vector<float> frames(static_cast<std::size_t>(atOnce * info.channels));
    while (sound.samples.size() < wanted) {
        const sf_count_t read = library.read(file.get(), frames.data(), atOnce);
        for (sf_count_t frame = 0; frame < read; ++frame) {
            float sum = 0;
            for (int channel = 0; channel < info.channels; ++channel)
                sum += frames[static_cast<std::size_t>(frame * info.channels + channel)];
            sound.samples.push_back(sum / static_cast<float>(info.channels));
        }
        if (read < atOnce) break;
    }
    sound.samples.resize(std::min(sound.samples.size(), wanted));
    if (!std::ranges::all_of(sound.samples, [](float sample) { return std::isfinite(sample); }))
        throw Error(Code::Malformed, path.string(),
                    "a sample of the sound cannot be understood: expected a finite number, found another");
    if (sound.samples.empty())
        throw Error(Code::Malformed, path.string(),
                    "the sound cannot be understood: expected at least one sample, found none");
    return sound;
}

}  // namespace core
