#include "app/feature/lesson/sheet_run_options.h"

#include "app/command/progress.h"

namespace {

constexpr core::Index mostCopies = 999;
constexpr std::uint64_t largestSeed = 999'999;

}  // namespace

void SheetRunOptions::add(cli::Command& command)
{
    command.addOption("--copies", m_copies, "So many sheets, each another one (1)")
        ->check(cli::within(core::Index{1}, mostCopies))
        ->typeName("N");
    command.addOption("--from", m_from, "The number of the first copy (1): --from 12 --copies 1 is copy 12 again")
        ->check(cli::within(core::Index{1}, mostCopies))
        ->typeName("N");
    command.addOption("--seed", m_seed, "Which sheets; the same seed makes the same ones (1)")
        ->check(cli::within(std::uint64_t{0}, largestSeed))
        ->typeName("S");
    command.addOption("--paper", m_paper, "a4 (default) or letter")
        ->check(cli::oneOf({"a4", "letter"}))
        ->typeName("PAPER");
    command.addOption("--out", m_out, "The PDF of the sheets")->required()->typeName("SHEETS.pdf");
    command.addOption("--key", m_key, "The PDF of the answers, page by page the same")->typeName("KEY.pdf");
}

void SheetRunOptions::write(const QString& title, std::function<std::vector<FigurePage>(core::Index, bool)> pages) const
{
    const SheetRun run{.title = title, .pages = std::move(pages), .from = m_from, .copies = m_copies};
    Progress progress;
    const auto told = [&](core::Index done, core::Index all) {
        progress.show(std::to_string(done) + " of " + std::to_string(all) + " sheets");
    };
    writeSheetFiles(sheetFiles(run, !m_key.empty(), told), m_out, m_key);
}
