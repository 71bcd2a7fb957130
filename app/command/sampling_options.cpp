#include "app/command/sampling_options.h"

#include "app/command/named_values.h"

#include <utility>

void SamplingOptions::add(CLI::App& command)
{
    CLI::Option* generate = command.get_option("--generate");
    command
        .add_option(
            "--sampling-temperature", temperature,
            "Draw tokens at random, after dividing their scores by this (1): below 1 likely ones become likelier")
        ->check(CLI::Range(core::coldest, core::hottest))
        ->type_name("X")
        ->needs(generate);
    command.add_option("--top-k", top_k, "Draw tokens at random from this many of the likeliest only")
        ->check(CLI::Range(core::Index{1}, core::mostTopK))
        ->type_name("N")
        ->needs(generate);
    command
        .add_option("--top-p", top_p,
                    "Draw tokens at random from the likeliest only, up to this much probability in all")
        ->check(CLI::Range(core::leastTopP, 1.0))
        ->type_name("X")
        ->needs(generate);
    command.add_option("--seed", seed, "Draw tokens at random; the same seed draws the same tokens (1)")
        ->check(CLI::Range(std::uint64_t{0}, core::largestSeed))
        ->type_name("N")
        ->needs(generate);
}

std::optional<core::Sampling> SamplingOptions::chosen() const
{
    if (!temperature && !top_k && !top_p && !seed) return std::nullopt;
    for (const auto& [value, option] : {std::pair(temperature, "--sampling-temperature"), std::pair(top_p, "--top-p")})
        if (value) requireNumber(*value, option);
    core::Sampling sampling;
    sampling.temperature = temperature.value_or(sampling.temperature);
    sampling.top_k = top_k.value_or(sampling.top_k);
    sampling.top_p = top_p.value_or(sampling.top_p);
    sampling.seed = seed.value_or(sampling.seed);
    return sampling;
}
