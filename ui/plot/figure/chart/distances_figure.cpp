// How much weight heads put on keys so many tokens away.

#include "core/analysis/distance/distance_profile.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "ui/plot/figure/chart/chart_curves.h"
#include "ui/plot/figure/chart/chart_sheet.h"
#include "ui/plot/figure/chart/chart_words.h"

#include <algorithm>
#include <map>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr int mostSteps = 8;  ///< along an axis

/// Each head's profile, and which distances there are in any of them.
struct Profiles {
    std::vector<std::pair<core::HeadAddress, core::DistanceProfile>> of;
    Index first = 0;
    Index last = 0;

    const core::DistanceProfile& at(const core::HeadAddress& head) const
    {
        return std::ranges::find(of, head, &std::pair<core::HeadAddress, core::DistanceProfile>::first)->second;
    }
};

Profiles profilesOf(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::Trace& trace = firstTrace(source);
    const core::MeasuredTokens tokens = core::measuredTokens(trace, itemOf(source, trace), source.session.heads.rows);
    Profiles profiles;
    bool any = false;
    for (const core::HeadAddress& head : headsOfCurves(source, settings)) {
        if (stop.stop_requested()) throw core::Stopped{};
        const auto weights = core::headWeights(trace, head);
        core::DistanceProfile profile = core::distanceProfile(core::shownWeights(*weights, trace.mask(head)), tokens);
        if (!profile.means.empty()) {
            profiles.first = any ? std::min(profiles.first, profile.first) : profile.first;
            profiles.last = any ? std::max(profiles.last, profile.last()) : profile.last();
            any = true;
        }
        profiles.of.emplace_back(head, std::move(profile));
    }
    if (!any)
        throw core::Error(core::Code::Missing, trace.model->info.name,
                          "the weight over distance is missing: expected at least one row that is measured");
    return profiles;
}

}  // namespace

Draft distancesFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::Trace& trace = firstTrace(source);
    if (!trace.batch.key_sequences.empty() || trace.model->info.block == core::AttentionBlock::Cross)
        throw core::Error(core::Code::Unsupported, trace.model->info.name,
                          "a figure of distances is not supported: expected queries and keys of one text, found keys "
                          "of another text");
    const Profiles profiles = profilesOf(source, settings, stop);
    std::vector<double> places;
    for (Index distance = profiles.first; distance <= profiles.last; ++distance)
        places.push_back(static_cast<double>(distance));
    const auto curve = [&](const core::HeadAddress& head) {
        std::vector<double> numbers;
        for (Index distance = profiles.first; distance <= profiles.last; ++distance)
            numbers.push_back(profiles.at(head).at(distance));
        return numbers;
    };
    const std::vector<ChartCurve> curves = chartCurves(source, settings, places, curve, stop);

    ChartSheet sheet(settings);
    const QString axis = tr("distance: query − key, tokens");
    if (settings.axis_names)
        sheet.addNote(profiles.first < 0 ? tr("Mean over the queries of this text that see a key at the distance; "
                                              "below 0 the key comes after the query.")
                                         : tr("Mean over the queries of this text that see a key at the distance."));
    Chart chart;
    const double beside = std::max(0.5, 0.015 * (places.back() - places.front()));
    chart.x = fixedAxis(places.front() - beside, places.back() + beside, mostSteps, 1);
    chart.x.name = axis;
    chart.y = evenAxis(0, rangeOf(curves).second, 5);
    chart.y.name = tr("mean attention weight");
    const double bottom = addCurves(sheet, std::move(chart), curves);
    sheet.addTable(tableOfCurves(tr("mean weight over distance"), tr("distance"), curves));
    return sheet.finish(
        bottom, tr("Mean attention weight over distance, %1").arg(QString::fromStdString(trace.model->info.name)));
}

}  // namespace figure_layout
