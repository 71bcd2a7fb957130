#include "ui/page/view_pages.h"

#include "ui/page/compare_page.h"
#include "ui/page/flow_page.h"
#include "ui/page/heads_page.h"
#include "ui/page/map_page.h"
#include "ui/page/mask_page.h"
#include "ui/page/measures_page.h"
#include "ui/page/picture_page.h"
#include "ui/page/positions_page.h"
#include "ui/page/steps_page.h"
#include "ui/page/why_page.h"

#include <algorithm>

using core::View;

namespace {

bool readsPictures(const Workbench& bench) { return bench.results.readsPictures(); }

bool hasModule(const Workbench& bench) { return bench.run().module.has_value(); }

template<typename Page>
ViewPage* newPage(const Workbench& bench, View view, QObject* parent)
{
    return new Page(bench, view, parent);
}

struct PageRow {
    View view;
    ViewPage* (*make)(const Workbench&, View, QObject* parent);
    bool (*offered)(const Workbench&) = nullptr;  ///< null: always
};
constexpr PageRow pageRows[] = {
    {View::Map, newPage<MapPage>},           {View::Steps, newPage<StepsPage>},
    {View::Mask, newPage<MaskPage>},         {View::Compare, newPage<ComparePage>},
    {View::Heads, newPage<HeadsPage>},       {View::Flow, newPage<FlowPage>},
    {View::Measures, newPage<MeasuresPage>}, {View::Picture, newPage<PicturePage>, readsPictures},
    {View::Why, newPage<WhyPage>},           {View::Positions, newPage<PositionsPage>, hasModule},
};

const PageRow& pageRow(View view) { return *std::ranges::find(pageRows, view, &PageRow::view); }

}  // namespace

ViewPage* makePage(const Workbench& bench, View view, QObject* parent)
{
    return pageRow(view).make(bench, view, parent);
}

bool isOffered(const Workbench& bench, View view)
{
    const auto offered = pageRow(view).offered;
    return offered == nullptr || offered(bench);
}
