#pragma once

#include "core/prepare/opened_models.h"
#include "ui/plot/compose/composed_figure.h"

/// What the sessions of pages come to, with the models and the last passes kept, so that what did not change is not
/// computed again. Used by one thread at a time.
class PageSources {
public:
    /// The source of a page; panels whose sessions ask for the same runs share them.
    ///
    /// @param errors  [panels] why a session came to nothing; that panel has no source then
    /// @throws core::Stopped
    PageSource of(const core::ComposedPage& page, std::vector<std::optional<core::Error>>& errors,
                  const std::stop_token& stop);
    /// The page's source if every panel can be read.
    /// @throws core::Error for the first panel that cannot be read, core::Stopped
    PageSource whole(const core::ComposedPage& page, const std::stop_token& stop = {});

private:
    using Traces = std::vector<std::shared_ptr<const core::Trace>>;
    struct Computed {
        std::vector<core::Run> runs;
        Traces traces;
    };

    Traces tracesOf(const core::Session& session, const std::stop_token& stop);

    core::OpenedModels m_models;
    std::vector<Computed> m_computed;  ///< the newest first
};
