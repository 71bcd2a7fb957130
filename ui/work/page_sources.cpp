#include "ui/work/page_sources.h"

#include "core/caught_error.h"
#include "core/error.h"
#include "core/prepare/session_traces.h"
#include "core/stopped.h"
#include "ui/plot/shown/view_figure.h"

#include <algorithm>

PageSources::Traces PageSources::tracesOf(const core::Session& session, const std::stop_token& stop)
{
    const std::vector<core::Run>& runs = session.runs;
    const auto known = std::ranges::find(m_computed, runs, &Computed::runs);
    if (known != m_computed.end()) {
        std::rotate(m_computed.begin(), known, known + 1);
        return m_computed.front().traces;
    }
    Traces traces = core::tracesOf(session, m_models, stop);
    m_computed.insert(m_computed.begin(), {runs, traces});
    m_computed.resize(std::min(m_computed.size(), core::mostPanels));
    return traces;
}

PageSource PageSources::of(const core::ComposedPage& page, std::vector<std::optional<core::Error>>& errors,
                           const std::stop_token& stop)
{
    PageSource source{page, {}};
    errors.assign(page.panels.size(), std::nullopt);
    for (std::size_t i = 0; i < page.panels.size(); ++i) {
        source.panels.emplace_back();
        if (!page.panels[i].session) continue;
        try {
            const core::Session& session = *page.panels[i].session;
            source.panels.back() = shownSource(session, tracesOf(session, stop));
        } catch (const core::Stopped&) {
            throw;
        } catch (...) {
            errors[i] = core::caughtError(core::phrase("the panel"));
        }
    }
    return source;
}

PageSource PageSources::whole(const core::ComposedPage& page, const std::stop_token& stop)
{
    std::vector<std::optional<core::Error>> errors;
    PageSource source = of(page, errors, stop);
    for (const auto& error : errors)
        if (error) throw core::Error(*error);
    return source;
}
