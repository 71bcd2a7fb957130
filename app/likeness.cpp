#include "core/prepare/likeness.h"
#include "app/command/command_line.h"
#include "app/command/request.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"

namespace {

struct LikenessOptions {
    ModelOptions model;
    std::vector<std::string> images;
    std::vector<std::string> texts;
    bool json = false;
};

int printLikeness(const LikenessOptions& options)
{
    core::Run run;
    options.model.giveTo(run);
    run.texts = options.texts;
    run.images.assign(options.images.begin(), options.images.end());
    core::OpenedModels& models = openedModels();
    warnAll(models.folder(run.model, core::Tower::Pictures, run.base)->warnings);
    const core::Likeness found = core::likeness(run, models);
    const core::Matrix shares = found.shares();
    core::Json rows = core::Json::array();
    if (!options.json) std::cout << "picture,text,cosine,share\n";
    for (core::Index picture = 0; picture < shares.rows(); ++picture)
        for (core::Index text = 0; text < shares.cols(); ++text) {
            const std::string& file = options.images[static_cast<std::size_t>(picture)];
            const std::string& words = options.texts[static_cast<std::size_t>(text)];
            const float cosine = found.cosines(picture, text), share = shares(picture, text);
            if (options.json)
                rows.push_back({{"picture", file}, {"text", words}, {"cosine", cosine}, {"share", share}});
            else
                std::cout << core::csvCell(file) << ',' << core::csvCell(words) << ',' << cosine << ',' << share
                          << '\n';
        }
    if (options.json) {
        core::Json all{{"scale", found.scale}, {"pairs", rows}};
        if (found.pair_bias) all["bias"] = *found.pair_bias;
        std::cout << all.dump(2, ' ', false, core::Json::error_handler_t::replace) << '\n';
    }
    return 0;
}

}  // namespace

Subcommand addLikeness(cli::Command& app)
{
    auto options = std::make_shared<LikenessOptions>();
    cli::Command* command = app.addCommand(
        "likeness", "Print how similar pictures and texts are for a model that reads both, such as CLIP");
    options->model.add(*command, true, "The model's folder");
    command->addOption("--image", options->images, "A picture, PNG or JPEG; may be repeated")
        ->required()
        ->typeName("F.png")
        ->takeAll()
        ->oneEachTime();
    command
        ->addOption(
            "--text", options->texts,
            "A text; of several, the shares of each picture add up to 1, but for SigLIP, to which each pair stands for "
            "itself")
        ->required()
        ->typeName("T")
        ->takeAll()
        ->oneEachTime();
    command->addFlag("--json", options->json, "As JSON instead of CSV");
    return {command, [options] { return printLikeness(*options); }};
}
