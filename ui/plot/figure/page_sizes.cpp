#include "ui/plot/figure/page_sizes.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double usualHeight = 247;

bool isAbout(double a, double b) { return std::abs(a - b) < 0.05; }

}  // namespace

const PageSize* pageSizeNamed(std::string_view name)
{
    const auto found = std::ranges::find(pageSizes, name, &PageSize::name);
    return found == std::end(pageSizes) ? nullptr : &*found;
}

const PageSize* pageSizeOf(double width_mm, const std::optional<double>& height_mm)
{
    const auto found = std::ranges::find_if(pageSizes, [&](const PageSize& page) {
        return isAbout(page.width, width_mm)
               && (page.whole ? height_mm && isAbout(*height_mm, page.height) : !height_mm);
    });
    return found == std::end(pageSizes) ? nullptr : &*found;
}

double pageHeightOf(double width_mm)
{
    const auto found =
        std::ranges::find_if(pageSizes, [&](const PageSize& page) { return isAbout(page.width, width_mm); });
    return found == std::end(pageSizes) ? usualHeight : found->height;
}
