// One text as the models of all runs cut it.

#include "core/error.h"
#include "ui/plot/figure/model_runs.h"
#include "ui/plot/tokenizers/tokenizers_sheet.h"

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double usualTokenPoints = 7;

/// The ids, places and bytes of the tokens.
FigureTable tableOf(const CutByModel& cut)
{
    FigureTable table{.title = cut.name,
                      .address = {},
                      .rows = wholeTokens(cut.tokens),
                      .columns = {Figure::tr("id"), Figure::tr("from"), Figure::tr("to"), Figure::tr("bytes")},
                      .values = {}};
    core::Matrix values(std::ssize(cut.tokens), 4);
    for (Index row = 0; row < values.rows(); ++row) {
        const core::Token& token = cut.tokens[static_cast<std::size_t>(row)];
        values.row(row) << static_cast<float>(token.id), static_cast<float>(token.range.from),
            static_cast<float>(token.range.to), static_cast<float>(token.bytes.size());
    }
    table.values = std::make_shared<const core::Matrix>(std::move(values));
    return table;
}

}  // namespace

Draft tokenizersFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::Trace& first = firstTrace(source);
    const auto& texts = source.session.run().texts;
    const auto item = static_cast<std::size_t>(itemOf(source, first));
    std::vector<CutByModel> cuts;
    for (const ModelRun& run : modelRuns(source))
        if (run.model->tokenizer != nullptr && item < texts.size())
            cuts.push_back(cutBy(*run.model, run.run, texts[item], stop));
    if (cuts.empty())
        throw core::Error(core::Code::Unsupported, first.model->info.name,
                          "a figure of tokenizers is not supported: expected a text and a model with a tokenizer, "
                          "found a model without one");
    const Fonts fonts = fontsOf(settings, usualTokenPoints);
    Draft draft;
    draft.page = blankPage(settings);
    const double top = edge + addTitle(draft.page, settings, fonts);
    const AccountLook look{
        .colors = draft.page.colors, .names = fonts.tokens, .numbers = fonts.numbers, .device = ruler()};
    const TokenizersSheet sheet = tokenizersSheet(cuts, look, {edge, top, draft.page.size.width() - 2 * edge, 0});
    draft.page.plates = sheet.page.plates;
    draft.page.texts.insert(draft.page.texts.end(), sheet.page.texts.begin(), sheet.page.texts.end());
    requireHeight(draft.page, settings, sheet.bottom, "tokenizers");
    QStringList names;
    for (const CutByModel& cut : cuts) {
        names << cut.name;
        draft.tables.push_back(tableOf(cut));
    }
    draft.description = Figure::tr("One text in the tokenizers of %1").arg(names.join(QStringLiteral(", ")));
    return draft;
}

}  // namespace figure_layout
