// The panels of a page in rows of its grid.

#include "ui/plot/compose/panel_figures.h"
#include "ui/plot/page/page_sizes.h"

#include <algorithm>
#include <cmath>

using namespace figure_layout;

namespace {

constexpr double usualHeight = 40;  ///< mm, of a panel that cannot be drawn

/// Rounds up to tenths of a millimetre, so that readers of the number see a round one.
double rounded(double value) { return std::ceil(value * 10 - 1e-6) / 10; }

/// The height that a panel needs for its content, its head included.
double heightOf(const PageSource& source, std::size_t panel, const std::stop_token& stop)
{
    const double head = compose::headHeight(source.page, panel);
    if (!source.page.panels[panel].session) {
        const QFont font = figureFont(compose::pageLook(source.page), compose::headPointsOf(source.page));
        const QStringList lines = compose::wrapped(QString::fromStdString(source.page.panels[panel].text), font,
                                                   unitsOf(source.page.panels[panel].place.width));
        return std::max(core::smallestPanel,
                        head + compose::millimetresOf(static_cast<double>(lines.size()) * lineHeight(font)));
    }
    const auto drawn = compose::panelFigure(source, panel, {}, {}, stop);
    return head + (drawn.figure == nullptr ? usualHeight : drawn.figure->size().height());
}

/// The width that the shared bar takes beside the panels.
double barStrip(const PageSource& source, const std::stop_token& stop)
{
    const auto key = compose::sharedKey(source, stop);
    return key ? compose::millimetresOf(barGap + barWidth + key->extent(ruler()) - edge) : 0;
}

double captionHeight(const core::ComposedPage& page)
{
    if (!page.caption_shown || page.caption.empty()) return 0;
    const QFont font = figureFont(compose::pageLook(page), 7);
    const double width = unitsOf(page.width_mm - 2 * compose::margin);
    const auto lines = compose::wrapped(QString::fromStdString(page.caption), font, width).size();
    return compose::gap / 2 + compose::millimetresOf(static_cast<double>(lines) * lineHeight(font));
}

/// Columns and widths; every row's panels have one height.
class Rows {
public:
    Rows(PageSource& source, const std::stop_token& stop) : m_source(source), m_stop(stop) {}

    void place(double strip)
    {
        core::ComposedPage& page = m_source.page;
        const auto columns = static_cast<double>(page.columns);
        const double column = (page.width_mm - 2 * compose::margin - strip - (columns - 1) * compose::gap) / columns;
        core::Index next = 0;
        m_rows = {{}};
        for (std::size_t i = 0; i < page.panels.size(); ++i) {
            const core::Index span = std::min(page.panels[i].columns, page.columns);
            if (next + span > page.columns) {
                m_rows.emplace_back();
                next = 0;
            }
            core::PagePlace& place = page.panels[i].place;
            place.x = rounded(compose::margin + static_cast<double>(next) * (column + compose::gap));
            place.width =
                std::max(core::smallestPanel,
                         std::floor(10 * (static_cast<double>(span) * (column + compose::gap) - compose::gap)) / 10);
            m_rows.back().push_back(i);
            next += span;
        }
    }

    void stack()
    {
        core::ComposedPage& page = m_source.page;
        std::vector<double> heights;
        for (const auto& row : m_rows) {
            double height = core::smallestPanel;
            for (const std::size_t i : row) height = std::max(height, heightOf(m_source, i, m_stop));
            heights.push_back(height);
        }
        const double gaps = static_cast<double>(heights.size() - 1) * compose::gap;
        double all = 0;
        for (const double height : heights) all += height;
        const double around = 2 * compose::margin + gaps + captionHeight(page);
        // On a page whose height is given rows are as high as there is room.
        const double room = page.height_follows ? core::largestFigure : page.height_mm;
        const double part = std::min(1.0, std::max(1.0, room - around) / all);
        double y = compose::margin;
        for (std::size_t r = 0; r < m_rows.size(); ++r) {
            const double height = std::max(core::smallestPanel, rounded(heights[r] * part - (part < 1 ? 0.1 : 0)));
            for (const std::size_t i : m_rows[r]) {
                page.panels[i].place.y = rounded(y);
                page.panels[i].place.height = height;
            }
            y += height + compose::gap;
        }
        if (page.height_follows)
            page.height_mm = std::clamp(rounded(y - compose::gap + compose::margin + captionHeight(page)),
                                        core::smallestFigure, core::largestFigure);
    }

private:
    PageSource& m_source;
    std::stop_token m_stop;
    std::vector<std::vector<std::size_t>> m_rows;
};

}  // namespace

core::ComposedPage arrangedPage(const PageSource& source, const std::stop_token& stop)
{
    if (source.page.panels.empty()) return source.page;
    PageSource arranged = source;
    Rows rows(arranged, stop);
    rows.place(0);
    rows.place(barStrip(arranged, stop));
    rows.stack();
    return arranged.page;
}
