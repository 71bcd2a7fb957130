#include "app/command/measure_options.h"

void MeasureOptions::add(cli::Command& command, const std::string& sequences_help)
{
    command.addOption("--induction", sequences, sequences_help)
        ->check(cli::within(core::Index{1}, core::mostRepeatedSequences))
        ->typeName("N");
    command.addFlag("--skip-first-row", skip_first,
                    "Measure without the text's first row, which sees only itself in a causal map");
    command.addFlag("--skip-special-rows", skip_special,
                    "Measure without the rows of tokens that the tokenizer added, such as [CLS]");
    command.addFlag("--bits", in_bits, "Entropies and log-probabilities in bits instead of nats");
}

void MeasureOptions::apply(core::HeadsSettings& heads, const cli::Command& command) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    if (given("--induction")) heads.repeated = sequences;
    if (given("--skip-first-row")) heads.rows.first = !skip_first;
    if (given("--skip-special-rows")) heads.rows.special = !skip_special;
    if (given("--bits")) heads.unit = unit();
}
