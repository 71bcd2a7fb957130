#include "app/feature/features.h"

#include "app/command/subcommand.h"
#include "ui/feature/built.h"

// Each is defined in the feature's own folder.
using Make = std::unique_ptr<Feature>(const FeatureGround&);
using MakeRender = std::shared_ptr<RenderFeature>();
Make makePresenter, makeBeside, makeConversation, makeComposer, makeAtlas, makeScan, makeTraining, makeLesson,
    makeGuess;
Make makeFilmWindow;
MakeRender makeFilm;

const std::vector<FeatureRow>& builtFeatures()
{
    static const std::vector<FeatureRow> built = [] {
        std::vector<FeatureRow> rows;
        if constexpr (isBuilt("presenter")) rows.push_back({makePresenter});
        if constexpr (isBuilt("beside")) rows.push_back({makeBeside});
        if constexpr (isBuilt("conversation")) rows.push_back({makeConversation});
        if constexpr (isBuilt("composer")) rows.push_back({makeComposer});
        if constexpr (isBuilt("atlas"))
            rows.push_back(
                {makeAtlas,
                 {{{"atlas",
                    "What every head of a model does over many texts: computes an atlas, prints one, or compares two",
                    addAtlas},
                   addAttend}}});
        if constexpr (isBuilt("scan"))
            rows.push_back({makeScan,
                            {{{"scan",
                               "Tell within a given time what the heads of a model do over many texts, in sentences "
                               "with their numbers and the checks that would refute them",
                               addScan},
                              addServe}}});
        if constexpr (isBuilt("training")) rows.push_back({makeTraining});
        if constexpr (isBuilt("lesson"))
            rows.push_back(
                {makeLesson,
                 {{{"lesson",
                    "Check that lessons keep their promises, make pages and worksheets of them, hand lessons out and "
                    "collect answers",
                    addLesson},
                   addLikeness},
                  {{"sheet", "Worksheets of a head as PDF, with blanks that follow from what is printed, and their key",
                    addSheet},
                   addThumbnail}}});
        if constexpr (isBuilt("guess")) rows.push_back({makeGuess});
        if constexpr (isBuilt("film")) rows.push_back({.make = makeFilmWindow, .render = makeFilm});
        return rows;
    }();
    return built;
}

Features madeFeatures(const FeatureGround& ground)
{
    Features made;
    for (const FeatureRow& row : builtFeatures())
        if (row.make != nullptr) made.push_back(row.make(ground));
    return made;
}

RenderFeatures renderFeatures()
{
    RenderFeatures made;
    for (const FeatureRow& row : builtFeatures())
        if (row.render != nullptr) made.push_back(row.render());
    return made;
}
