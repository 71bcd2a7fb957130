#include "app/command/sampling_options.h"

#include "app/cli/cli.h"

void SamplingOptions::add(cli::Command& command)
{
    cli::Option* generate = command.option("--generate");
    command
        .addOption(
            "--sampling-temperature", temperature,
            "Draw tokens at random, after dividing their scores by this (1): below 1 likely ones become likelier")
        ->check(cli::within(core::coldest, core::hottest))
        ->typeName("X")
        ->needs(generate);
    command.addOption("--top-k", top_k, "Draw tokens at random from this many of the likeliest only")
        ->check(cli::within(core::Index{1}, core::mostTopK))
        ->typeName("N")
        ->needs(generate);
    command
        .addOption("--top-p", top_p,
                   "Draw tokens at random from the likeliest only, up to this much probability in all")
        ->check(cli::within(core::leastTopP, 1.0))
        ->typeName("X")
        ->needs(generate);
    command.addOption("--seed", seed, "Draw tokens at random; the same seed draws the same tokens (1)")
        ->check(cli::within(std::uint64_t{0}, core::largestSeed))
        ->typeName("N")
        ->needs(generate);
}

std::optional<core::Sampling> SamplingOptions::chosen() const
{
    if (!temperature && !top_k && !top_p && !seed) return std::nullopt;
    core::Sampling sampling;
    sampling.temperature = temperature.value_or(sampling.temperature);
    sampling.top_k = top_k.value_or(sampling.top_k);
    sampling.top_p = top_p.value_or(sampling.top_p);
    sampling.seed = seed.value_or(sampling.seed);
    return sampling;
}
