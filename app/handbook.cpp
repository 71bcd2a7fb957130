#include "app/command/command_line.h"
#include "app/command/offscreen_application.h"
#include "app/command/progress.h"
#include "app/render/render.h"
#include "core/error.h"
#include "core/file/whole_file.h"
#include "ui/help/handbook_pdf.h"
#include "ui/help/handbook_pictures.h"
#include "ui/plot/figure/figure_export.h"

namespace {

struct HandbookOptions {
    std::string out;
    std::string paper = "a4";
    bool progress = false;
};

int writeHandbook(const HandbookOptions& options)
{
    if (const QString ending = endingOf(options.out); ending != QLatin1String("pdf"))
        throw core::Error(core::Code::Unsupported, options.out,
                          ending.isEmpty() ? core::Words("the file's ending is not supported: expected pdf, found none")
                                           : core::Words("the file's ending is not supported: expected pdf, found %1",
                                                         ending.toStdString()));
    // The folder is checked before drawing the figures takes its time.
    std::error_code none;
    if (!std::filesystem::is_directory(std::filesystem::absolute(options.out).parent_path(), none))
        throw core::Error(core::Code::CannotWrite, options.out, "%0 cannot be written: no such folder");
    const OffscreenApplication application;
    const auto models = std::make_shared<core::OpenedModels>();
    const auto show = countedProgress("figures");
    const HandbookPdf asked{.paper = options.paper == "letter" ? HandbookPdf::Paper::Letter : HandbookPdf::Paper::A4,
                            .version = QStringLiteral(ATTENTIONSCOPE_VERSION),
                            .figure =
                                [&](const QString& command) {
                                    std::vector<std::string> arguments;
                                    for (const QString& each : HandbookPictures::argumentsOf(command).mid(1))
                                        arguments.push_back(each.toStdString());
                                    return renderedFigure(std::move(arguments), models);
                                },
                            .drawn =
                                [&](int done, int all) {
                                    if (options.progress)
                                        std::cout << done << " of " << all << " figures" << std::endl;
                                    else
                                        show(done, all);
                                }};
    const QByteArray pdf = handbookPdf(asked);
    core::writeWhole(options.out, std::string_view(pdf.constData(), static_cast<std::size_t>(pdf.size())));
    return 0;
}

}  // namespace

Subcommand addHandbook(cli::Command* command)
{
    auto options = std::make_shared<HandbookOptions>();
    command->addOption("--out", options->out, "The PDF to write")->required()->typeName("F.pdf");
    command->addOption("--paper", options->paper, "The size of its pages: a4 or letter (a4)")
        ->check(cli::oneOf({"a4", "letter"}))
        ->typeName("a4|letter");
    command->addFlag("--progress", options->progress, "Print a line for each figure that is drawn");
    return {command, [options] { return writeHandbook(*options); }};
}
