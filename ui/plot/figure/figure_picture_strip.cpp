// What every head of a layer attends to in a picture, or one head from several queries, side by side, after the picture
// itself.

#include "core/model/pass/head_stages.h"
#include "ui/plot/figure/figure_choice.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/figure/picture_strip.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/plot/picture/patch_picture.h"
#include "ui/plot/picture/patch_words.h"

#include <algorithm>
#include <limits>
#include <tuple>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double narrowestPicture = 28;  ///< mm
constexpr double stripGap = 6;

/// A head's picture and its colours.
struct StripHead {
    HeadMap head;
    PatchPicture picture;
    HeatStyle style;
};

/// The name over a picture: what tells it from the others.
QString nameOfStrip(const StripHead& each, bool queries)
{
    if (!queries) return each.head.title;
    const QString word = each.picture.asking.value(each.picture.query);
    return word.isEmpty() ? askingWords(each.picture) : word;
}

std::vector<StripHead> headsOfStrip(const FigureSource& source, const FigureSettings& settings, const FigurePage& page)
{
    const core::Trace& trace = firstTrace(source);
    const Index item = itemOf(source, trace);
    std::vector<Index> queries = queriesIn(trace, item, settings).places;
    if (queries.size() < 2) queries = {source.session.focus.query};
    std::vector<StripHead> heads;
    for (const core::HeadAddress& address : headsOf(trace, item, settings)) {
        HeadMap head = headMap(trace, address, settings.count_from);
        const PatchNumbers numbers = PatchNumbers::of(source.traces.front(), address, *core::headStages(trace, address),
                                                      settings, pickedHeads(source.session, item));
        head.title = titleOfPicture(trace.model->info, head, numbers, settings);
        for (const Index query : queries) {
            const Index row = std::min(query, head.cells->rows() - 1);
            StripHead one{head, PatchPicture::of(trace, item, row, numbers, settings.picture),
                          weightStyle(settings, page)};
            if (settings.scale != FigureSettings::Scale::Shared)
                std::tie(one.style.lowest, one.style.highest) = one.picture.range(settings.picture.clip);
            heads.push_back(std::move(one));
        }
        if (isOfSeveralHeads(numbers, settings)) break;  // the other heads' would be the same
    }
    return heads;
}

/// One table with a row for each head.
FigureTable tableOfStrip(const std::vector<StripHead>& heads, const QStringList& columns, bool queries)
{
    const auto keys = static_cast<Index>(heads.front().picture.shown().size());
    core::Matrix numbers(static_cast<Index>(heads.size()), keys);
    QStringList rows;
    for (const StripHead& each : heads) {
        for (Index key = 0; key < keys; ++key) {
            const float number = each.picture.shown()[static_cast<std::size_t>(key)];
            numbers(rows.size(), key) = number == HeatData::hidden   ? 0.0F
                                        : number == HeatData::broken ? std::numeric_limits<float>::quiet_NaN()
                                                                     : number;
        }
        rows << nameOfStrip(each, queries);
    }
    return {.title = queries ? Figure::tr("weights of several queries in one head")
                             : Figure::tr("weights of one query in every head"),
            .address = {},
            .rows = rows,
            .columns = columns,
            .values = std::make_shared<const core::Matrix>(std::move(numbers))};
}

}  // namespace

bool hasPhotoBeside(const core::PictureLook& look) { return look.by_weight && !look.colored; }

bool isOfSeveralHeads(const PatchNumbers& numbers, const FigureSettings& settings)
{
    // Where a mean could not be taken, the weights of the head stand there, without a note.
    return shownHeads(settings.map.cells) && numbers.probe.size() == 0 && !numbers.notes.isEmpty();
}

QString titleOfPicture(const core::ModelInfo& info, const HeadMap& head, const PatchNumbers& numbers,
                       const FigureSettings& settings)
{
    return isOfSeveralHeads(numbers, settings) ? titleOfMap(info, head.address, settings) : head.title;
}

bool isPictureStrip(const FigureSettings& settings)
{
    const bool heads = settings.layer && !settings.head;
    return settings.content == FigureSettings::Content::Picture && (heads || settings.part.queries.size() > 1);
}

Draft pictureStrip(const FigureSource& source, const FigureSettings& settings)
{
    const core::Trace& trace = firstTrace(source);
    Draft draft;
    draft.page = blankPage(settings);
    FigurePage& page = draft.page;
    const Fonts fonts = fontsOf(settings, 6);
    const double line = lineHeight(fonts.names);
    const bool queries = settings.part.queries.size() > 1;
    FigureSettings asked = settings;
    if (queries) {
        asked.layer = settings.layer.value_or(source.session.focus.layer);
        asked.head = settings.head.value_or(source.session.focus.head);
    }
    const std::vector<StripHead> heads = headsOfStrip(source, asked, page);
    const PatchPicture& first = heads.front().picture;
    ColorKey key{.style = heads.front().style,
                 .colors = page.colors,
                 .numbers = fonts.numbers,
                 .text = fonts.names,
                 .name = Figure::tr("attention weight"),
                 .under = first.mean(settings.picture.colored),
                 .cover = settings.picture.overlay,
                 .fades = settings.picture.by_weight};
    if (settings.scale != FigureSettings::Scale::Shared) {
        key.lowest = Figure::tr("lowest");
        key.highest = Figure::tr("highest");
    }
    const double right = settings.color_bar ? barGap + barWidth + key.extent(ruler()) : 0;
    const double top = edge + addTitle(page, settings, fonts);
    const double room = page.size.width() - 2 * edge - right;
    const Index photos = hasPhotoBeside(settings.picture) ? 1 : 0;
    const Index count = photos + static_cast<Index>(heads.size());
    const auto across =
        std::clamp<Index>(static_cast<Index>((room + stripGap) / (unitsOf(narrowestPicture) + stripGap)), 1, count);
    const Index down = (count + across - 1) / across;
    double wide = (room - static_cast<double>(across - 1) * stripGap) / static_cast<double>(across);
    const double shape =
        static_cast<double>(first.image.height()) / static_cast<double>(std::max(1, first.image.width()));
    const double between = line + 2 + stripGap;
    const double below = line + edge;
    if (settings.height_mm)
        wide = std::min(wide, std::max(8.0, (page.size.height() - top - below) / static_cast<double>(down) - between)
                                  / shape);
    const double bottom = top + static_cast<double>(down) * (wide * shape + between);
    if (!settings.height_mm) page.size.setHeight(bottom + below);
    QRectF all;
    for (Index i = 0; i < count; ++i) {
        const QRectF rect(edge + static_cast<double>(i % across) * (wide + stripGap),
                          top + static_cast<double>(i / across) * (wide * shape + between) + line + 2, wide,
                          wide * shape);
        const QRectF name(rect.left(), rect.top() - line - 2, rect.width(), line);
        all = all.united(rect);
        if (i < photos) {
            page.addText(fonts.names, page.colors->text, name, Qt::AlignLeft, Figure::tr("photo"));
            page.pictures.push_back({rect, first.image, {}});
            continue;
        }
        const StripHead& each = heads[static_cast<std::size_t>(i - photos)];
        page.addText(fonts.names, page.colors->text, name, Qt::AlignLeft,
                     fitting(queries
                                 ? QStringList{nameOfStrip(each, true)}
                                 : QStringList{each.head.title,
                                               Figure::tr("head %1").arg(each.head.address.head + settings.count_from),
                                               QString::number(each.head.address.head + settings.count_from)},
                             fonts.names, name.width()));
        page.pictures.push_back({rect, each.picture.blended(each.style, settings.picture.overlay, settings.picture),
                                 core::patchPlace(each.picture.patches, each.picture.query)
                                     ? std::optional(each.picture.place(each.picture.query, rect))
                                     : std::nullopt});
    }
    if (settings.color_bar) page.bars.push_back({key, QRectF(all.right() + barGap, all.top(), barWidth, all.height())});
    const QString asking = askingWords(first);
    page.addText(fonts.names, page.colors->text, QRectF(edge, bottom, page.size.width() - 2 * edge, line),
                 Qt::AlignLeft, queries ? heads.front().head.title : Figure::tr("query %1").arg(asking));
    draft.tables.push_back(tableOfStrip(heads, wholeTokens(trace.keys(itemOf(source, trace))), queries));
    const QString model = QString::fromStdString(trace.model->info.name);
    draft.description =
        queries ? Figure::tr("What %1 tokens attend to in a picture, in %2 of %3")
                      .arg(heads.size())
                      .arg(heads.front().head.title, model)
        : heads.size() == 1
            ? Figure::tr("What %1 attends to in a picture, in %2 of %3").arg(asking, heads.front().head.title, model)
            : Figure::tr("What %1 attends to in a picture, in every head of a layer of %2").arg(asking, model);
    return draft;
}

}  // namespace figure_layout
