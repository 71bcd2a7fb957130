// What one query attends to in a picture, over the picture.

#include <QCoreApplication>

#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/heat/patch_picture.h"

#include <algorithm>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Figure", text); }

/// One page while it is put together.
class PicturePage {
public:
    PicturePage(const FigureSource& source, const FigureSettings& settings)
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
        const Index last = m_head.cells->rows() - 1;
        m_picture = PatchPicture::of(m_trace, m_item, std::min(source.session.focus.query, last), *m_head.cells);
        m_draft.page = blankPage(settings);
        m_style = weightStyle(settings, m_draft.page);
        if (settings.scale != FigureSettings::Scale::Shared)
            std::tie(m_style.lowest, m_style.highest) = m_picture.range();
    }

    Draft draft()
    {
        FigurePage& page = m_draft.page;
        const QRectF rect = place();
        fitPixels(rect);
        page.pictures.push_back({rect, m_picture.blended(m_style, m_settings.overlay), {}});
        if (core::patchPlace(m_picture.patches, m_picture.query))
            page.pictures.back().mark = m_picture.place(m_picture.query, rect);
        addBar(rect);
        addWords(rect);
        addTable();
        m_draft.description = tr("What %1 attends to in a picture: %2, %3")
                                  .arg(queryName(), QString::fromStdString(m_trace.model->info.name), m_head.title);
        return std::move(m_draft);
    }

private:
    QString queryName() const
    {
        const QString name =
            QString::fromStdString(m_trace.queries(m_item)[static_cast<std::size_t>(m_picture.query)].text);
        return core::patchPlace(m_picture.patches, m_picture.query) ? tr("patch %1").arg(name) : name;
    }

    /// As large as the page lets it be, in its own proportions.
    QRectF place()
    {
        QSizeF& size = m_draft.page.size;
        m_key = {.style = m_style,
                 .colors = m_draft.page.colors,
                 .numbers = m_fonts.numbers,
                 .text = m_fonts.names,
                 .name = weightName(m_settings, m_head),
                 .under = m_picture.meanGrey(),
                 .cover = m_settings.overlay};
        const double right = m_settings.color_bar ? barGap + barWidth + m_key.extent(ruler()) : 0;
        const double top = edge + addTitle(m_draft.page, m_settings, m_fonts);
        const double below = gap + 2 * (m_line + 3) + edge;
        double width = std::max(8.0, size.width() - 2 * edge - right);
        const double shape =
            static_cast<double>(m_picture.patches.height) / static_cast<double>(m_picture.patches.width);
        if (m_settings.height_mm) width = std::min(width, std::max(8.0, size.height() - top - below) / shape);
        if (!m_settings.height_mm) size.setHeight(top + width * shape + below);
        return {edge, top, width, width * shape};
    }

    /// A file has no more pixels than its dots can show; before colours cover them, so that squares stay sharp.
    void fitPixels(const QRectF& rect)
    {
        const QSize dots = (rect.size() * (std::max(m_settings.dpi, 300.0) / unitsPerInch)).toSize();
        if (dots.width() < m_picture.image.width())
            m_picture.image = m_picture.image.scaled(dots, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
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
        const auto number = [](double value) { return QString::number(value, 'f', 3); };
        double y = picture.bottom() + gap;
        const auto write = [&](const QColor& color, const QStringList& wordings) {
            page.addText(m_fonts.names, color, QRectF(edge, y, room, m_line), Qt::AlignLeft,
                         fitting(wordings, m_fonts.names, room));
            y += m_line + 3;
        };
        write(page.colors->text, {tr("%1 · query %2").arg(m_head.title, queryName()), queryName()});
        write(
            page.colors->muted,
            {tr("weight on [CLS] %1, on all patches %2").arg(number(m_picture.before()), number(m_picture.onSquares())),
             tr("[CLS] %1 · patches %2").arg(number(m_picture.before()), number(m_picture.onSquares()))});
    }

    void addTable()
    {
        const auto row = static_cast<std::size_t>(m_picture.query);
        m_draft.tables.push_back({tr("%1 of %2").arg(queryName(), m_head.title),
                                  m_head.address,
                                  {QString::fromStdString(m_trace.queries(m_item)[row].text)},
                                  wholeTokens(m_trace.keys(m_item)),
                                  std::make_shared<const core::Matrix>(m_head.values->row(m_picture.query))});
    }

    static constexpr double gap = 6;

    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    Index m_item;
    Fonts m_fonts;
    double m_line;  ///< height of the names
    HeadMap m_head;
    PatchPicture m_picture;
    HeatStyle m_style;
    ColorKey m_key;
    Draft m_draft;
};

}  // namespace

Draft pictureFigure(const FigureSource& source, const FigureSettings& settings)
{
    return PicturePage(source, settings).draft();
}

}  // namespace figure_layout
