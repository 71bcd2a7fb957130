// Prints what an atlas costs beside its passes alone: processor time, in alternation, text by text.
//
// usage: atlas_cost MODEL-FOLDER TEXTS.txt [TOKENS [COUNT]]     512 tokens of each of the first 20 texts, unless told

#include "core/atlas/atlas_run.h"
#include "core/atlas/atlas_texts.h"
#include "core/atlas/text_batch.h"
#include "core/error.h"
#include "tests/benchmark/measured.h"
#include "tests/said_parts.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace core;

namespace {

template<typename Work>
double seconds(const Work& work)
{
    const double begin = processorSeconds();
    work();
    return processorSeconds() - begin;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3 || argc > 5) {
        std::fputs("usage: atlas_cost MODEL-FOLDER TEXTS.txt [TOKENS [COUNT]]\n", stderr);
        return 2;
    }
    try {
        Atlas atlas{.longest = argc > 3 ? std::atol(argv[3]) : 512, .texts = atlasTexts(argv[2])};
        atlas.texts.resize(std::min<std::size_t>(atlas.texts.size(), argc > 4 ? std::atol(argv[4]) : 20));
        OpenedModels opened;
        AtlasRun whole(atlas, {{"", argv[1], argv[1]}}, opened);
        std::vector<double> passes, texts, ratios;
        std::size_t done = 0;
        // The last turn ends the atlas, which is done once; a text more is not asked for.
        while (whole.atlas().steps[0].done + 1 < atlas.texts.size()) {
            const double with = seconds([&] { whole.next(); });
            double alone = 0;
            for (; done < whole.atlas().steps[0].done; ++done) {
                PreparedRun prepared = prepare(runOf(argv[1], atlas, atlas.texts[done]), opened);
                alone += seconds([&] { runWithWeights(prepared.model, std::move(prepared.batch), {}); });
            }
            passes.push_back(alone);
            texts.push_back(with);
            ratios.push_back(with / alone);
        }
        double all_passes = 0, all_texts = 0;
        for (std::size_t i = 0; i < passes.size(); ++i) all_passes += passes[i], all_texts += texts[i];
        std::printf(
            "%zu texts, %lld tokens: %.2f s in the atlas, %.2f s in passes one by one; ratio %.3f, median of %zu "
            "turns %.3f\n",
            done, static_cast<long long>(whole.atlas().steps[0].tokens), all_texts, all_passes, all_texts / all_passes,
            ratios.size(), median(ratios));
        return 0;
    } catch (const Error& error) {
        std::fprintf(stderr, "atlas_cost: %s %s\n", error.file.c_str(), saidParts(error).field.c_str());
        return 1;
    }
}
