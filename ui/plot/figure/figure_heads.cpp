// The heads of a figure: their maps, the ranges of their colours, and what these stand for.

#include "core/attention/pooling.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/silent_head.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/words/head_title.h"
#include "ui/words/part_name.h"

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

HeatData::Pooling poolingOf(core::PooledBy by)
{
    return by == core::PooledBy::Mean ? HeatData::Pooling::Mean : HeatData::Pooling::Largest;
}

/// A head's name, and that nobody reads its map where it is off.
QString titleIn(const core::Trace& trace, const core::HeadAddress& address, Index countFrom)
{
    const QString title = headTitle(trace.model->info, address, countFrom);
    return core::addsNothing(trace, address.layer, address.head) ? Figure::tr("%1 (off)").arg(title) : title;
}

}  // namespace

QString headTitle(const core::ModelInfo& info, const core::HeadAddress& address, Index countFrom)
{
    if (!info.head_names.empty()) return givenHeadName(info, address.head);
    const QString place = Figure::tr("layer %1 · head %2")
                              .arg(core::layerNumber(info, address.layer, countFrom))
                              .arg(address.head + countFrom);
    return info.block ? QStringLiteral("%1 · %2").arg(blockName(*info.block), place) : place;
}

HeadMap headMap(const core::Trace& trace, const core::HeadAddress& address, Index countFrom, core::PooledBy by)
{
    const auto& layer = trace.layers[address.layer];
    const core::Matrix& kept = layer->items[address.item].attention.heads[address.head].weights;
    HeadMap map{address, titleIn(trace, address, countFrom), nullptr, {layer, &kept}};
    map.off = core::addsNothing(trace, address.layer, address.head);
    map.layer = core::layerNumber(trace.model->info, address.layer, countFrom);
    if (kept.rows() == 0) {
        // Its other stages may go.
        map.values = std::make_shared<const core::Matrix>(core::headStages(trace, address)->weights);
    }
    map.cells = std::make_shared<const HeatData>(core::shownWeights(*map.values, trace.mask(address)), poolingOf(by));
    return map;
}

HeadMap longHeadMap(const FigureSource& source, const core::HeadAddress& address, const FigureSettings& settings,
                    const QSize& most, const std::stop_token& stop)
{
    const std::shared_ptr<const core::Trace>& trace = source.traces.front();
    const auto picture = source.pictures->of(
        {.trace = trace, .address = address, .rows = most.height(), .cols = most.width(), .by = settings.map.pooled_by},
        stop);
    const HeatPicture shown{picture->region,
                            std::make_shared<const HeatData>(picture->values, poolingOf(settings.map.pooled_by))};
    const core::MapRegion each = shown.largestCells();
    const QString words = shown.isEven() ? Figure::tr("each %1 × %2 cells") : Figure::tr("up to %1 × %2 cells");
    return {address,
            titleIn(*trace, address, settings.count_from),
            shown.data,
            nullptr,
            words.arg(each.queries).arg(each.keys),
            core::layerNumber(trace->model->info, address.layer, settings.count_from),
            core::addsNothing(*trace, address.layer, address.head)};
}

QString weightName(const FigureSettings& settings, const HeadMap& map)
{
    using Scale = FigureSettings::Scale;
    QString name = Figure::tr("attention weight");
    if (!map.cells_stand_for.isEmpty())
        name = (settings.map.pooled_by == core::PooledBy::Largest ? Figure::tr("largest weight of %1")
                                                                  : Figure::tr("mean weight of %1"))
                   .arg(map.cells_stand_for);
    switch (settings.scale) {
    case Scale::Shared:
    case Scale::All: break;
    case Scale::Cell: name += Figure::tr(" · each map"); break;
    case Scale::Row: name += Figure::tr(" · each row"); break;
    case Scale::Head: name += Figure::tr(" · each head"); break;
    case Scale::Layer: name += Figure::tr(" · each layer"); break;
    case Scale::ChosenRow: name += Figure::tr(" · the chosen row"); break;
    }
    if (settings.curve == FigureSettings::Curve::Log) name += Figure::tr(" · log");
    if (settings.curve == FigureSettings::Curve::Gamma) name += Figure::tr(" · γ %1").arg(settings.gamma);
    return name;
}

}  // namespace figure_layout
