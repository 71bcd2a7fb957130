#include "ui/plot/compose/panel_figures.h"

#include "core/caught_error.h"
#include "core/error.h"
#include "ui/plot/figure/page_maps.h"

#include <algorithm>

using core::FigureSettings;
using namespace figure_layout;

namespace compose {
namespace {

constexpr double headGap = 3;  ///< units

/// Range and colours of the first panel that shares them.
void takeColors(FigureSettings& settings, const FigureSettings& from)
{
    settings.color_map = from.color_map;
    settings.lowest = from.lowest;
    settings.highest = from.highest;
    settings.scale = FigureSettings::Scale::Shared;
    settings.curve = from.curve;
    settings.gamma = from.gamma;
    settings.map.dots = from.map.dots;
    settings.color_bar = false;
}

bool mayShare(const core::PagePanel& panel)
{
    using Scale = FigureSettings::Scale;
    return panel.session && panel.session->figure.content == FigureSettings::Content::Maps && !panel.own_bar
           && panel.session->figure.scale == Scale::Shared
           && panel.session->figure.map.cells == core::MapLook::Cells::Weights;
}

}  // namespace

PanelHead headOf(const core::ComposedPage& page, std::size_t panel)
{
    return {letterOfPanel(page, panel), QString::fromStdString(page.panels[panel].heading)};
}

double headHeight(const core::ComposedPage& page, std::size_t panel)
{
    if (headOf(page, panel).isEmpty()) return 0;
    return (lineHeight(figureFont(pageLook(page), headPointsOf(page))) + headGap) / unitsPerInch * inch;
}

FigureSettings pageLook(const core::ComposedPage& page)
{
    FigureSettings look;
    look.content = FigureSettings::Content::Compare;  // of several tables
    look.width_mm = page.width_mm;
    look.height_mm = page.height_mm;
    look.dpi = page.dpi;
    look.theme = page.theme;
    look.background = page.background;
    look.text = page.text;
    return look;
}

std::vector<std::size_t> sharers(const core::ComposedPage& page)
{
    std::vector<std::size_t> all;
    for (std::size_t i = 0; page.held.one_bar && i < page.panels.size(); ++i)
        if (mayShare(page.panels[i])) all.push_back(i);
    return all.size() < 2 ? std::vector<std::size_t>{} : all;
}

FigureSettings panelSettings(const core::ComposedPage& page, std::size_t panel, const std::optional<double>& height)
{
    FigureSettings settings = page.panels[panel].session->figure;
    const auto together = sharers(page);
    if (std::ranges::find(together, panel) != together.end())
        takeColors(settings, page.panels[together.front()].session->figure);
    settings.width_mm = page.panels[panel].place.width;
    settings.height_mm = height;
    settings.title.clear();
    settings.theme = page.theme;
    settings.background = FigureSettings::Background::Transparent;
    const bool spaces = settings.text.spaces;
    settings.text = page.text;
    settings.text.spaces = spaces;
    settings.text.letters = FigureSettings::Letters::Usual;  // sides of a comparison keep their A and B
    if (page.held.one_text_size) settings.label_points = page.label_points;
    return settings;
}

std::optional<ColorKey> sharedKey(const PageSource& source, const std::stop_token& stop)
{
    const auto together = sharers(source.page);
    if (together.empty()) return {};
    FigureSettings settings = panelSettings(source.page, together.front(), {});
    if (!source.page.panels[together.front()].session->figure.color_bar) return {};
    settings.color_bar = true;
    try {
        const Figure figure(*source.panels[together.front()], settings, stop);
        return figure.page().bars.empty() ? std::nullopt : std::optional(figure.page().bars.front().key);
    } catch (const core::Error&) {
        return {};  // the panel itself says why
    }
}

PanelFigure panelFigure(const PageSource& source, std::size_t panel, const std::optional<double>& height,
                        const std::optional<MapFrame>& frame, const std::stop_token& stop)
{
    if (!source.panels[panel]) return {};
    try {
        FigureSource one = *source.panels[panel];
        one.frame = frame;
        return {std::make_shared<const Figure>(one, panelSettings(source.page, panel, height), stop), {}};
    } catch (const core::Stopped&) {
        throw;
    } catch (...) {
        return {{}, core::caughtError(core::phrase("the panel"))};
    }
}

QStringList wrapped(const QString& text, const QFont& font, double width)
{
    return linesOf(text.split(QLatin1Char('\n')), font, width);
}

}  // namespace compose
