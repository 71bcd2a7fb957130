#include "app/sheet/sheet_run_options.h"

#include <unistd.h>

namespace {

constexpr core::Index mostCopies = 999;
constexpr std::uint64_t largestSeed = 999'999;

void showCopies(core::Index done, core::Index total)
{
    if (::isatty(STDERR_FILENO) != 1) return;
    std::cerr << "\r" << done << " of " << total << " sheets" << (done == total ? "\r\x1b[K" : "") << std::flush;
}

}  // namespace

void SheetRunOptions::add(CLI::App& command)
{
    command.add_option("--copies", m_copies, "So many sheets, each another one (1)")
        ->check(CLI::Range(core::Index{1}, mostCopies))
        ->type_name("N");
    command.add_option("--from", m_from, "The number of the first copy (1): --from 12 --copies 1 is copy 12 again")
        ->check(CLI::Range(core::Index{1}, mostCopies))
        ->type_name("N");
    command.add_option("--seed", m_seed, "Which sheets; the same seed makes the same ones (1)")
        ->check(CLI::Range(std::uint64_t{0}, largestSeed))
        ->type_name("S");
    command.add_option("--paper", m_paper, "a4 (default) or letter")
        ->check(CLI::IsMember({"a4", "letter"}))
        ->type_name("PAPER");
    command.add_option("--out", m_out, "The PDF of the sheets")->required()->type_name("SHEETS.pdf");
    command.add_option("--key", m_key, "The PDF of the answers, page by page the same")->type_name("KEY.pdf");
}

void SheetRunOptions::write(const QString& title, std::function<std::vector<FigurePage>(core::Index, bool)> pages) const
{
    const SheetRun run{.title = title, .pages = std::move(pages), .from = m_from, .copies = m_copies};
    writeSheetFiles(sheetFiles(run, !m_key.empty(), showCopies), m_out, m_key);
}
