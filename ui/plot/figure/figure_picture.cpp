// One query's attention in a picture, over the picture, beside which the picture itself stands.

#include "ui/plot/figure/figure_choice.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/picture_strip.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/plot/picture/patch_words.h"

#include <algorithm>
#include <limits>
#include <optional>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

/// One page while it is put together.
class PictureBench {
public:
    PictureBench(const FigureSource& source, const FigureSettings& settings)
        : m_trace(firstTrace(source)),
          m_settings(settings),
          m_item(itemOf(source, m_trace)),
          m_fonts(fontsOf(settings, 6.5)),
          m_line(lineHeight(m_fonts.names))
    {
        FigureSettings one = settings;
        one.layer = settings.layer.value_or(source.session.focus.layer);
        one.head = settings.head.value_or(source.session.focus.head);
        m_head = headMap(m_trace, headsOf(m_trace, m_item, one).front(), settings.count_from);
        m_numbers = PatchNumbers::of(source.traces.front(), m_head.address, *core::headStages(m_trace, m_head.address),
                                     settings, pickedHeads(source.session, m_item));
        m_head.title = titleOfPicture(m_trace.model->info, m_head, m_numbers, settings);
        const Index last = m_head.cells->rows() - 1;
        const std::vector<Index> chosen = queriesIn(m_trace, m_item, settings).places;
        const Index query = chosen.empty() ? source.session.focus.query : chosen.front();
        m_picture = PatchPicture::of(m_trace, m_item, std::min(query, last), m_numbers, settings.picture);
        m_draft.page = blankPage(settings);
        m_style = weightStyle(settings, m_draft.page);
        if (settings.scale != FigureSettings::Scale::Shared)
            std::tie(m_style.lowest, m_style.highest) = m_picture.range(settings.picture.clip);
    }

    Draft draft()
    {
        FigurePage& page = m_draft.page;
        const QRectF rect = place();
        fitPixels(rect);
        if (m_photo) page.pictures.push_back({*m_photo, m_picture.image, markIn(*m_photo)});
        page.pictures.push_back(
            {rect, m_picture.blended(m_style, m_settings.picture.overlay, m_settings.picture), markIn(rect)});
        addGrid(rect);
        addBar(rect);
        if (m_photo) addNames(rect);
        addWords(rect);
        addTables();
        m_draft.description = describe();
        return std::move(m_draft);
    }

private:
    /// The picture and the page's words, as a description.
    QString describe() const
    {
        QStringList said{
            Figure::tr("What %1 attends to in a picture: %2, %3")
                .arg(askingWords(m_picture), QString::fromStdString(m_trace.model->info.name), m_head.title),
            Figure::tr("Colours: %1").arg(keyName(true)), sharesSaid(3)};
        if (m_photo) said.insert(1, Figure::tr("Left the photo as the model saw it"));
        if (const QString most = mostSaid(); m_photo && !most.isEmpty()) said.back() += Figure::tr(" · ") + most;
        if (const QString crop = cropWords(m_picture); !crop.isEmpty()) said << crop;
        return (said + m_numbers.notes).join(QStringLiteral(". ")).replace(QStringLiteral(".. "), QStringLiteral(". "));
    }

    /// "On [CLS] 0.120 · on patches 0.880"
    QString sharesSaid(int decimals) const
    {
        QString words = weightWords(m_picture, decimals);
        words[0] = words[0].toUpper();
        return words;
    }

    /// The square with the largest weight; empty where colours are no weights.
    QString mostSaid() const
    {
        const auto found = m_picture.brightest();
        if (!found || !m_picture.norms.empty()) return {};
        return Figure::tr("most on patch %1,%2: %3")
            .arg(found->place.row + 1)
            .arg(found->place.column + 1)
            .arg(static_cast<double>(found->number), 0, 'f', 3);
    }

    /// The colours' meaning, their head, and their ends.
    /// @param scale  whether it says of which cells the range is: beside a bar with its ends nobody asks
    QString keyName(bool scale) const
    {
        const QString usual = Figure::tr("attention weight");
        FigureSettings plain = m_settings;
        if (!scale) plain.scale = FigureSettings::Scale::Shared;
        QString name = weightName(plain, m_head);
        if (name.startsWith(usual)) name = m_numbers.quantity + name.mid(usual.size());
        return m_settings.scale == FigureSettings::Scale::Shared ? name : name + clipWords(m_settings.picture);
    }

    /// The asking square.
    std::optional<QRectF> markIn(const QRectF& picture) const
    {
        if (m_picture.probe || !core::patchPlace(m_picture.patches, m_picture.query)) return std::nullopt;
        return m_picture.place(m_picture.query, picture);
    }

    /// How many lines stand below: beside the photo those alone that notes are, which the caption has anyway.
    int linesBelow() const
    {
        const bool notes = m_settings.voice.notes || !m_photo;
        return (m_photo ? 0 : 1) + (notes ? 1 + (isCut() ? 1 : 0) : 0);
    }

    /// The picture's rectangle: as large as the page allows, in the picture's own proportions.
    QRectF place()
    {
        QSizeF& size = m_draft.page.size;
        m_key = {.style = m_style,
                 .colors = m_draft.page.colors,
                 .numbers = m_fonts.numbers,
                 .text = m_fonts.names,
                 .name = keyName(false),
                 .under = m_picture.mean(m_settings.picture.colored),
                 .cover = m_settings.picture.overlay,
                 .fades = m_settings.picture.by_weight};
        const double right = m_settings.color_bar ? barGap + barWidth + m_key.extent(ruler()) : 0;
        const double top = edge + addTitle(m_draft.page, m_settings, m_fonts);
        const double room = size.width() - 2 * edge - right;
        // Two smaller ones would be stamps.
        constexpr double narrowest = 15;  // mm
        const double half = (room - besideGap) / 2;
        if (hasPhotoBeside(m_settings.picture) && half >= unitsOf(narrowest)) m_photo.emplace();
        const int lines = linesBelow();
        const double below = (lines > 0 ? gap + lines * (m_line + 3) : 0) + edge;
        const double above = m_photo ? m_line + 4 : 0;
        double width = std::max(8.0, m_photo ? half : room);
        // The shape of the photo, since a model may see it squashed.
        const double shape =
            static_cast<double>(m_picture.image.height()) / static_cast<double>(std::max(1, m_picture.image.width()));
        if (m_settings.height_mm) width = std::min(width, std::max(8.0, size.height() - top - above - below) / shape);
        if (!m_settings.height_mm) size.setHeight(top + above + width * shape + below);
        QRectF rect(edge, top + above, width, width * shape);
        if (m_photo) {
            // Where the page is low, both stand in its middle.
            rect.translate(std::max(0.0, half - width), 0);
            m_photo = rect;
            rect.translate(width + besideGap, 0);
        }
        return rect;
    }

    /// Over each of the two what it is.
    void addNames(const QRectF& picture)
    {
        const auto write = [&](const QRectF& of, double end, std::size_t place, const QStringList& wordings) {
            QRectF rect(of.left(), of.top() - m_line - 4, end - of.left(), m_line);
            rect.setLeft(rect.left() + addLetter(m_draft.page, m_settings, m_fonts, rect, place));
            m_draft.page.addText(m_fonts.names, m_draft.page.colors->text, rect, Qt::AlignLeft,
                                 fitting(wordings, m_fonts.names, rect.width()));
        };
        QStringList photo{Figure::tr("photo")};
        if (isCut()) photo.prepend(Figure::tr("photo, cropped"));
        write(*m_photo, picture.left() - gap, 0, photo);
        write(picture, m_draft.page.size.width() - edge, 1, namings());
    }

    /// The head and who asks, and shorter ones.
    QStringList namings() const
    {
        const QString asking = askingWords(m_picture);
        return {m_picture.probe ? Figure::tr("%1 · %2").arg(m_head.title, asking)
                                : Figure::tr("%1 · query %2").arg(m_head.title, asking),
                asking};
    }

    /// A file has no more pixels than its dots can show; before colours cover them, so that squares stay sharp.
    void fitPixels(const QRectF& rect)
    {
        const QSize dots = (rect.size() * (std::max(m_settings.dpi, 300.0) / unitsPerInch)).toSize();
        if (dots.width() < m_picture.image.width())
            m_picture.image = m_picture.image.scaled(dots, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }

    /// Thin lines between squares that are large enough for some.
    void addGrid(const QRectF& picture)
    {
        constexpr double fewest = 8;  // units of a square
        const core::PatchEmbedding& patches = m_picture.patches;
        const double wide = picture.width() * static_cast<double>(patches.side) / static_cast<double>(patches.width);
        const double high = picture.height() * static_cast<double>(patches.side) / static_cast<double>(patches.height);
        if (std::min(wide, high) < fewest) return;
        constexpr double width = 0.5;
        const QColor color(128, 128, 128, 128);
        const auto add = [&](const QPointF& from, const QPointF& to) {
            m_draft.page.arrows.push_back({.corners = {from, to}, .color = color, .width = width, .head = 0});
        };
        for (Index column = 1; column < patches.columns(); ++column) {
            const double x = picture.left() + wide * static_cast<double>(column);
            add({x, picture.top()}, {x, picture.bottom()});
        }
        for (Index row = 1; row < patches.rows(); ++row) {
            const double y = picture.top() + high * static_cast<double>(row);
            add({picture.left(), y}, {picture.right(), y});
        }
    }

    void addBar(const QRectF& picture)
    {
        if (!m_settings.color_bar) return;
        m_draft.page.bars.push_back(
            {m_key, QRectF(picture.right() + barGap, picture.top(), barWidth, picture.height())});
    }

    void addWords(const QRectF& picture)
    {
        FigurePage& page = m_draft.page;
        const double room = page.size.width() - 2 * edge;
        double y = picture.bottom() + gap;
        const auto write = [&](const QColor& color, const QStringList& wordings) {
            page.addText(m_fonts.names, color, QRectF(edge, y, room, m_line), Qt::AlignLeft,
                         fitting(wordings, m_fonts.names, room));
            y += m_line + 3;
        };
        if (linesBelow() == 0) return;
        if (!m_photo) {
            QStringList wordings = namings();
            if (!m_settings.picture.colored) wordings.prepend(Figure::tr("%1 · photo in grey").arg(wordings.front()));
            write(page.colors->text, wordings);
        }
        QStringList shares{sharesSaid(3), sharesSaid(2), sharesSaid(1)};
        if (const QString most = mostSaid(); !most.isEmpty()) shares.prepend(sharesSaid(3) + Figure::tr(" · ") + most);
        write(page.colors->text, shares);
        if (isCut()) write(page.colors->text, {cropWords(m_picture), shortCropWords(m_picture)});
    }

    bool isCut() const { return m_picture.kept[0] < 1 || m_picture.kept[1] < 1; }

    void addTables()
    {
        const auto row = static_cast<std::size_t>(m_picture.query);
        const auto shape = static_cast<Index>(m_picture.weights.size());
        core::Matrix numbers(1, shape);
        for (Index key = 0; key < shape; ++key) {
            const float number = m_picture.shown()[static_cast<std::size_t>(key)];
            numbers(0, key) = number == HeatData::hidden   ? 0.0F
                              : number == HeatData::broken ? std::numeric_limits<float>::quiet_NaN()
                                                           : number;
        }
        const QString asking = askingWords(m_picture);
        const QString title = m_picture.norms.empty()
                                  ? Figure::tr("%1 of %2").arg(asking, m_head.title)
                                  : Figure::tr("%1 of %2: %3").arg(asking, m_head.title, m_numbers.quantity);
        m_draft.tables.push_back(
            {title,
             m_head.address,
             {m_picture.probe ? asking : QString::fromStdString(m_trace.queries(m_item)[row].text)},
             wholeTokens(m_trace.keys(m_item)),
             std::make_shared<const core::Matrix>(std::move(numbers))});
        const std::vector<double> sums = kindWeights(m_picture);
        addSummary(Figure::tr("weight on each kind of token"), asking, kindNames(m_picture), sums);
        if (isCut())
            addSummary(Figure::tr("share of the photo that the crop kept"), Figure::tr("photo"),
                       {Figure::tr("width"), Figure::tr("height")}, {m_picture.kept[0], m_picture.kept[1]});
    }

    void addSummary(const QString& title, const QString& row, const QStringList& columns,
                    const std::vector<double>& values)
    {
        core::Matrix numbers(1, static_cast<Index>(values.size()));
        for (std::size_t i = 0; i < values.size(); ++i)
            numbers(0, static_cast<Index>(i)) = static_cast<float>(values[i]);
        FigureTable table{title, {}, {row}, columns, std::make_shared<const core::Matrix>(std::move(numbers))};
        table.summary = true;
        m_draft.tables.push_back(std::move(table));
    }

    static constexpr double gap = 6;
    static constexpr double besideGap = 12;

    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    std::optional<QRectF> m_photo = {};  ///< where the photo itself stands, if it does and there is room
    Index m_item;
    Fonts m_fonts;
    double m_line;  ///< height of the names
    HeadMap m_head;
    PatchNumbers m_numbers;
    PatchPicture m_picture;
    HeatStyle m_style;
    ColorKey m_key;
    Draft m_draft;
};

}  // namespace

Draft pictureFigure(const FigureSource& source, const FigureSettings& settings)
{
    return isPictureStrip(settings) ? pictureStrip(source, settings) : PictureBench(source, settings).draft();
}

}  // namespace figure_layout
