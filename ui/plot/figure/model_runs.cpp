#include "ui/plot/figure/model_runs.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>

namespace figure_layout {

std::vector<ModelRun> modelRuns(const FigureSource& source)
{
    const core::Trace& first = firstTrace(source);
    std::vector<ModelRun> runs;
    for (std::size_t run = 0; run < source.traces.size(); ++run) {
        const core::Trace* trace = source.traces[run].get();
        if (trace == nullptr) continue;
        // The shown part of an encoder–decoder does not know the other one.
        std::shared_ptr<const core::Trace> whole = run == 0 ? source.whole : nullptr;
        if (whole == nullptr && run < source.computed.size()) whole = source.computed[run];
        const auto& model = whole != nullptr ? whole->model : trace->model;
        if (std::ranges::find(runs, model, &ModelRun::model) != runs.end()) continue;
        const core::Index item = run == 0 ? itemOf(source, first) : 0;
        runs.push_back({run, model, std::ssize(trace->queries(item))});
    }
    return runs;
}

void requireHeight(FigurePage& page, const core::FigureSettings& settings, double bottom, const std::string& what)
{
    if (!settings.height_mm) return page.size.setHeight(bottom + edge);
    if (bottom + edge <= page.size.height() + 1) return;
    const auto millimetres = [](double units) { return std::lround(std::ceil(units / unitsPerInch * inch)); };
    throw core::Error(core::Code::OutOfRange, "",
                      "the height for a figure of %1 cannot be used: expected at least %2 mm, or none, found %3 mm",
                      what, std::to_string(millimetres(bottom + edge)),
                      std::to_string(millimetres(page.size.height())));
}

}  // namespace figure_layout
