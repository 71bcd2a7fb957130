#include "ui/window/token_tints.h"

#include <QSettings>

#include "core/analysis/key_weights.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/input/target_panel.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/theme/palette.h"
#include "ui/words/short_numbers.h"

#include <cmath>

namespace {

constexpr const char* tintsKey = "window/tinted_tokens";

/// @param colored  the weight's place in the range of colours
TokenChips::Tint tintOf(float weight, float colored, const HeatStyle& style)
{
    if (std::isnan(weight)) return {};
    if (weight == HeatData::hidden) return {.ground = {}, .hidden = true};
    return {.ground = style.color(colored), .weight = weight == HeatData::broken ? QString() : numberText(weight)};
}

}  // namespace

TokenTints::TokenTints(const Workbench& bench, InputPanel& panel, QObject* parent)
    : QObject(parent),
      m_bench(bench),
      m_panel(panel),
      m_isOn(QSettings().value(QLatin1String(tintsKey), true).toBool())
{
    connect(&bench.results, &RunResults::cleared, this, &TokenTints::show);
    connect(&bench.editor, &SessionEditor::lookChanged, this, &TokenTints::show);  // other colours, words or pieces
    connect(&Theme::instance(), &Theme::changed, this, &TokenTints::show);
}

void TokenTints::setOn(bool on)
{
    if (on == m_isOn) return;
    m_isOn = on;
    QSettings().setValue(QLatin1String(tintsKey), on);
    show();
}

void TokenTints::show()
{
    const auto trace = m_bench.results.shown();
    const bool isThere = m_isOn && trace != nullptr && !trace->isLong() && m_bench.selection.cellIsThere();
    TokenChips* const tinted = isThere ? chipsOfKeys(*trace) : nullptr;
    for (TokenChips* chips : {m_panel.chips(), m_panel.keyChips(), m_panel.target()->chips()})
        chips->setTints(isThere && chips == tinted ? tintsOf(trace) : std::vector<TokenChips::Tint>());
}

/// Where the tokens stand that are attended to.
TokenChips* TokenTints::chipsOfKeys(const core::Trace& trace) const
{
    if (trace.model->info.block == core::AttentionBlock::Decoder) return m_panel.target()->chips();
    // Keys that come from a cache are the same text's.
    const bool other = !trace.batch.key_sequences.empty() && trace.batch.first_query == 0;
    return other && trace.model->info.block != core::AttentionBlock::Cross ? m_panel.keyChips() : m_panel.chips();
}

/// In the colours of the map, whose range may be of the row, of the chosen row or of all rows.
std::vector<TokenChips::Tint> TokenTints::tintsOf(const std::shared_ptr<const core::Trace>& trace)
{
    using Scale = core::FigureSettings::Scale;
    const core::FigureSettings& figure = m_bench.session().figure;
    const core::RowVector read = weightsOf(*trace, m_bench.selection.cell().query);
    if (read.size() == 0) return {};
    core::Matrix rows(2, read.size());
    rows.row(0) = read;
    rows.row(1) = weightsOf(*trace, m_bench.selection.chosen().query);
    const auto cells = std::make_shared<const HeatData>(std::move(rows));
    const bool ofRows = figure.scale == Scale::Shared || figure.scale == Scale::Row || figure.scale == Scale::ChosenRow;
    const auto whole = ofRows ? nullptr : wholeMap(trace);
    std::vector<ColoredMap> page{{.cells = whole == nullptr ? cells : whole,
                                  .style = heatStyle(figure, trace->range, themeColors()),
                                  .chosen_row = 1}};
    setRanges(figure, page);
    const HeatData& colored = ofRows ? *page[0].cells : *cells;
    std::vector<TokenChips::Tint> tints;
    tints.reserve(static_cast<std::size_t>(read.size()));
    for (core::Index token = 0; token < read.size(); ++token)
        tints.push_back(tintOf(read(token), colored.at(0, token), page[0].style));
    return tints;
}

/// [T_k] of a row of the map.
core::RowVector TokenTints::weightsOf(const core::Trace& trace, core::Index query) const
{
    const core::MapLook& look = m_bench.session().figure.map;
    const core::HeadAddress address = m_bench.selection.address();
    return core::keyWeights(trace, address, query,
                            look.words ? namingTokens(trace, address.item, look.rows) : trace.queries(address.item),
                            look.words, look.special_tokens);
}

/// Every weight of the head, made once for many rows.
std::shared_ptr<const HeatData> TokenTints::wholeMap(const std::shared_ptr<const core::Trace>& trace)
{
    const core::HeadAddress address = m_bench.selection.address();
    core::MapLook look = m_bench.session().figure.map;
    look.cells = core::MapLook::Cells::Weights;
    if (m_whole.cells == nullptr || m_whole.trace.lock() != trace || m_whole.address != address
        || m_whole.look != look) {
        const core::HeadAttention& head = trace->at(address).attention.heads[static_cast<std::size_t>(address.head)];
        m_whole = {trace, address, look, shownMap(trace, address, head, look, {}).data};
    }
    return m_whole.cells;
}

#include "moc_token_tints.cpp"
