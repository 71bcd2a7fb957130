#include "app/command/lesson_sheet.h"

#include "app/command/offscreen_application.h"
#include "core/file/whole_file.h"
#include "core/lesson/lesson.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/sheet/worksheet.h"

namespace fs = std::filesystem;

namespace {

constexpr core::Index mostCopies = 999;

struct SheetOptions {
    std::string lesson;
    std::string out;
    std::string key;
    std::string paper = "a4";
    core::Index copies = 1;
    core::Index from = 1;
    std::uint64_t seed = 1;
    bool causal = false;
};

/// Every copy's pages, one copy behind the other.
void writeSheets(const SheetOptions& options, const core::Lesson& lesson, bool key, const fs::path& file)
{
    std::vector<FigurePage> all;
    for (core::Index copy = options.from; copy < options.from + options.copies; ++copy) {
        const WorksheetRequest request{.lesson = lesson,
                                       .number = {.lesson = sheetNameOf(lesson), .seed = options.seed, .copy = copy},
                                       .copies = options.from + options.copies - 1,
                                       .causal = options.causal,
                                       .paper = options.paper == "letter" ? SheetLayout::Paper::Letter
                                                                          : SheetLayout::Paper::A4};
        std::vector<FigurePage> pages = worksheetPages(request, key);
        std::ranges::move(pages, std::back_inserter(all));
    }
    const QByteArray bytes = pdfOfPages(QString::fromStdString(lesson.title()), all);
    core::writeWhole(file, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

int makeSheets(const SheetOptions& options)
{
    const core::Lesson lesson = core::Lesson::open(options.lesson);
    const OffscreenApplication application;
    writeSheets(options, lesson, false, options.out);
    if (!options.key.empty()) writeSheets(options, lesson, true, options.key);
    return 0;
}

}  // namespace

void addLessonSheet(CLI::App& lesson, Action& action)
{
    auto options = std::make_shared<SheetOptions>();
    CLI::App* sheet = lesson.add_subcommand(
        "sheet", "Worksheets of a lesson as PDF: a head to be computed by hand, and the lesson's questions");
    sheet->add_option("lesson", options->lesson, "The lesson, NAME.lesson.md")->required()->type_name("FILE");
    sheet->add_option("--copies", options->copies, "So many sheets, each with numbers of its own (1)")
        ->check(CLI::Range(core::Index{1}, mostCopies))
        ->type_name("N");
    sheet
        ->add_option("--from", options->from, "The number of the first copy (1): --from 12 --copies 1 is copy 12 again")
        ->check(CLI::Range(core::Index{1}, mostCopies))
        ->type_name("N");
    sheet->add_option("--seed", options->seed, "Which numbers; the same seed makes the same sheets (1)")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{999'999}))
        ->type_name("S");
    sheet->add_option("--paper", options->paper, "a4 (default) or letter")
        ->check(CLI::IsMember({"a4", "letter"}))
        ->type_name("PAPER");
    sheet->add_flag("--causal", options->causal, "Each token sees itself and those before it alone");
    sheet->add_option("--out", options->out, "The PDF of the sheets")->required()->type_name("SHEETS.pdf");
    sheet->add_option("--key", options->key, "The PDF of the answers, page by page the same")->type_name("KEY.pdf");
    sheet->callback([options, &action] { action = [options] { return makeSheets(*options); }; });
}
