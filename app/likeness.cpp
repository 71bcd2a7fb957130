#include "core/prepare/likeness.h"
#include "app/command/command_line.h"
#include "app/command/request.h"
#include "app/likeness_texts.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"

namespace {

struct LikenessOptions {
    ModelOptions model;
    std::vector<std::string> images;
    std::vector<std::string> texts;
    std::string file;
    bool json = false;
    bool csv = false;
    bool words = false;
    bool parts = false;
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

Subcommand addLikeness(cli::Command* command)
{
    auto options = std::make_shared<LikenessOptions>();
    options->model.add(*command, true, "The model's folder");
    command->addOption("--image", options->images, "A picture, PNG or JPEG; may be repeated")
        ->typeName("F.png")
        ->takeAll()
        ->oneEachTime();
    command
        ->addOption(
            "--text", options->texts,
            "A text. Of two, without --image: why they are alike, token by token; of more, the nearest to the first "
            "come "
            "first. Beside pictures the shares of each picture add up to 1, but for SigLIP, to which each pair stands "
            "for itself")
        ->required()
        ->typeName("T")
        ->takeAll()
        ->oneEachTime();
    command->addOption("--texts", options->file, "More texts, a line each, which are compared with --text")
        ->typeName("F.txt")
        ->excludes("--image");
    command->addFlag("--words", options->words, "Of two texts: words in place of tokens")->excludes("--image");
    command
        ->addFlag("--parts", options->parts,
                  "Of two texts: the same number by the heads and layers that wrote either vector")
        ->excludes("--image");
    auto* json = command->addFlag("--json", options->json, "As JSON");
    command->addFlag("--csv", options->csv, "As CSV, as pictures always are")->excludes(json);
    return {command, [options] {
                if (!options->images.empty()) return printLikeness(*options);
                return printTextLikeness({.model = options->model,
                                          .texts = options->texts,
                                          .file = options->file,
                                          .words = options->words,
                                          .parts = options->parts,
                                          .json = options->json,
                                          .csv = options->csv});
            }};
}
