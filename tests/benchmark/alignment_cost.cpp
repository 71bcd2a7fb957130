// Prints what aligning pairs of texts costs beside their passes alone: processor time, in alternation.
//
// usage: alignment_cost MODEL-FOLDER PAIRS.tsv PROGRAM     PROGRAM runs as a process of its own, with its start

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/prepare/opened_models.h"
#include "core/prepare/prepared_run.h"
#include "tests/benchmark/measured.h"
#include "tests/said_parts.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace core;

namespace {

double secondsOfChildren()
{
    rusage used = {};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double passes(OpenedModels& models, const Run& model, const std::string& pairs)
{
    const double begin = processorSeconds();
    for (std::size_t at = 0; at < pairs.size();) {
        const std::size_t end = std::min(pairs.find('\n', at), pairs.size()), tab = pairs.find('\t', at);
        Run run = model;
        run.texts = {pairs.substr(at, tab - at)};
        run.targets = {pairs.substr(tab + 1, end - tab - 1)};
        PreparedRun ready = prepare(run, models);
        static_cast<void>(core::run(ready.model, std::move(ready.batch), RunOptions{.keep = Keep::Weights}));
        at = end + 1;
    }
    return processorSeconds() - begin;
}

double alignment(char** arguments)
{
    const double begin = secondsOfChildren();
    const pid_t child = fork();
    if (child == 0) {
        execl(arguments[3], arguments[3], "align", "--model", arguments[1], "--texts", arguments[2], "--out",
              "/dev/null", nullptr);
        _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0) throw Error(Code::Failed, arguments[3], "the program did not align the pairs");
    return secondsOfChildren() - begin;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::fputs("usage: alignment_cost MODEL-FOLDER PAIRS.tsv PROGRAM\n", stderr);
        return 2;
    }
    try {
        Run model;
        model.model = argv[1];
        OpenedModels models;
        constexpr std::size_t largest = std::size_t{1} << 28U;
        const std::string pairs = readText(argv[2], largest);
        constexpr int rounds = 7;
        std::vector<double> alone, aligned, ratios;
        for (int round = 0; round < rounds; ++round) {
            alone.push_back(passes(models, model, pairs));
            aligned.push_back(alignment(argv));
            ratios.push_back(aligned.back() / alone.back());
        }
        std::printf("%td pairs: passes %.3f s, aligned %.3f s, ratio %.3f\n", std::ranges::count(pairs, '\n'),
                    median(alone), median(aligned), median(ratios));
        return 0;
    } catch (const Error& error) {
        std::fprintf(stderr, "alignment_cost: %s %s\n", error.file.c_str(), saidParts(error).field.c_str());
        return 1;
    }
}
