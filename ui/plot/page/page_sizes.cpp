#include "ui/plot/page/page_sizes.h"

#include <QCoreApplication>

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

QString pageTitle(const PageSize& page, const QString& width)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("PageSize", text); };
    const std::pair<const char*, QString> titles[] = {{"57", tr("Science, 1 column")},
                                                      {"89", tr("1 column")},
                                                      {"120", tr("1½ columns")},
                                                      {"121", tr("Science, 2 columns")},
                                                      {"170", tr("text width")},
                                                      {"183", tr("2 columns")},
                                                      {"184", tr("Science, 3 columns")},
                                                      {"acl", tr("ACL column")},
                                                      {"acl-wide", tr("ACL text width")},
                                                      {"icml", tr("ICML column")},
                                                      {"icml-wide", tr("ICML text width")},
                                                      {"neurips", tr("NeurIPS text width")},
                                                      {"a4", tr("A4 page")},
                                                      {"16:9", tr("Slide 16:9")}};
    for (const auto& [name, title] : titles)
        if (std::string_view(name) == page.name) return tr("%1, %2").arg(title, width);
    return width;
}
