#include "ui/feature/film/film.h"

#include "core/error.h"
#include "core/guess/hidden_row.h"
#include "core/prepare/session_traces.h"
#include "core/stopped.h"
#include "ui/plot/figure/figure_layout.h"

#include <algorithm>

namespace {

constexpr std::size_t mostKept = std::size_t{256} << 20;  ///< bytes of traces that figures hold

/// Bytes that a figure of one layer holds, from above.
std::size_t bytesOf(const core::Trace& trace)
{
    if (trace.recorded()) return 0;  // one file, whatever is shown of it
    return core::traceBytes(*trace.model, trace.batch, core::Keep::Weights, 1);
}

/// The height that all frames have where they do not agree.
std::optional<double> commonHeight(const std::vector<double>& heights)
{
    const auto [lowest, highest] = std::ranges::minmax(heights);
    return highest - lowest < 1e-6 ? std::nullopt : std::optional(highest);
}

/// Without the runs that its first takes nothing from, which no film shows.
core::Session withoutOthers(core::Session session)
{
    const auto& interventions = session.run().interventions;
    const auto takes = [](const core::Intervention& each) { return each.kind == core::Intervention::Kind::Patch; };
    if (std::ranges::none_of(interventions, takes)) session.runs.resize(1);
    return session;
}

}  // namespace

Film::Film(FigureSource source, const FilmSettings& settings, const Progress& onFrame, std::stop_token stop)
    : m_source(std::move(source)),
      m_seconds(settings.seconds.value_or(usualSeconds(settings.kind))),
      m_states(filmStates(m_source, settings)),
      m_figures(m_states.size())
{
    if (!(m_seconds >= shortestFrame && m_seconds <= longestFrame))
        throw core::Error(core::Code::OutOfRange, "",
                          "the seconds that a frame stays cannot be used: expected 0.02 to 60, found %1",
                          std::to_string(m_seconds));
    std::vector<double> heights;
    std::size_t kept = 0;
    bool differ = false;  // in their ranges
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        if (stop.stop_requested()) throw core::Stopped{};
        const FigureSource shown = sourceOf(m_states[i], stop);
        Figure figure(shown, m_states[i].session.figure, stop);
        heights.push_back(figure.size().height());
        if (i == 0) m_ranges = figure.ranges();
        differ = differ || figure.ranges() != m_ranges;
        m_ranges.include(figure.ranges());
        kept += bytesOf(*shown.traces.front());
        if (kept <= mostKept) m_figures[i] = std::move(figure);
        if (onFrame && !onFrame(static_cast<int>(i) + 1, frames())) throw core::Stopped{};
    }
    const std::optional<double> height = commonHeight(heights);
    // Beside the tables of steps stand the ends of their colours, as long as their numbers are.
    const bool moves = differ && m_source.session.figure.content == core::FigureSettings::Content::Steps
                       && settings.kind != FilmKind::Steps;
    if (!height && !moves) return;
    for (FilmState& state : m_states) {
        if (height) state.session.figure.height_mm = height;
        if (moves) state.room.ranges = m_ranges;
    }
    std::ranges::fill(m_figures, std::nullopt);
}

FigureSource Film::sourceOf(const FilmState& state, const std::stop_token& stop)
{
    FigureSource source = m_source;
    source.session = state.session;
    source.room = state.room;
    const core::Trace& before = figure_layout::firstTrace(m_source);
    const bool isThere = !state.session.figure.layer || before.has(*state.session.figure.layer);
    if (state.session.runs == m_source.session.runs && isThere) return source;
    try {
        auto traces = core::tracesOf(withoutOthers(state.session), m_models, stop);
        core::hideGuessed(state.session, traces);
        source.whole = traces.front();
        source.traces = {core::blockOf(source.whole, state.session.focus.block)};
        source.pictures = std::make_shared<LongPictures>();
    } catch (core::Error& error) {
        if (error.file.empty()) error.file = state.session.run().model.string();
        throw;
    }
    if (source.traces.front() == nullptr)
        throw core::Error(core::Code::Missing, state.session.run().model.string(),
                          "the attention that is shown is missing: expected a model of the same kind");
    return source;
}

Figure Film::drawn(const FilmState& state, const std::stop_token& stop)
{
    return Figure(sourceOf(state, stop), state.session.figure, stop);
}

Figure Film::figure(int frame, std::stop_token stop)
{
    const auto place = static_cast<std::size_t>(frame);
    Figure figure = m_figures[place] ? *m_figures[place] : drawn(m_states[place], stop);
    figure.setRanges(m_ranges);
    return figure;
}
