#include "app/command/names_option.h"

#include "core/scan/scan_table.h"
#include "ui/words/head_names.h"

void NamesOption::add(cli::Command& command)
{
    command
        .addOption("--scan", scan,
                   "How sure heads' names are, as scan --json found; without it each is a guess of this text alone")
        ->check(cli::existingFile())
        ->typeName("SCAN.json");
}

void NamesOption::know(const core::ModelInfo& info) const
{
    knowNames(info.folder, isGiven() ? core::readEvidence(scan, info) : core::HeadEvidence());
}
