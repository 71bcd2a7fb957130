#include "ui/plot/figure/account_page.h"

#include <QRegularExpression>

#include "ui/plot/figure/page_maps.h"

#include <algorithm>

namespace figure_layout {
namespace {

constexpr double usualPartPoints = 6;

}  // namespace

AccountPage::AccountPage(const FigureSource& source, const core::FigureSettings& settings, std::stop_token stop)
    : m_source(source),
      m_settings(settings),
      m_stop(std::move(stop)),
      m_whole(source.whole            ? source.whole
              : source.traces.empty() ? nullptr
                                      : source.traces.front()),
      m_fonts(fontsOf(settings, usualPartPoints)),
      m_item(itemOf(source, firstTrace(source)))
{
    m_draft.page = blankPage(settings);
    m_look = {.colors = m_draft.page.colors,
              .names = m_fonts.tokens,
              .numbers = m_fonts.numbers,
              .device = ruler(),
              .paper = true,
              .least = static_cast<double>(settings.numbers.least)};
    m_top = edge + addTitle(m_draft.page, settings, m_fonts);
}

QString AccountPage::spelled(QString words) const
{
    static const QRegularExpression space(QStringLiteral("(^|[\\s“(])[␣▁Ġ](?=[^\\s,.)”])"));
    return m_settings.text.spaces ? words : words.replace(space, QStringLiteral("\\1"));
}

void AccountPage::addHeadline(const QString& words, const QString& more)
{
    const double height = lineHeight(m_fonts.names);
    const double wide = m_draft.page.size.width() - 2 * edge;
    QStringList lines;
    for (const QString& each : {words, more})
        if (!each.isEmpty()) lines += joinedLines(spelled(each).split(QStringLiteral(" · ")), m_fonts.names, wide);
    for (const QString& line : lines) {
        m_draft.page.addText(m_fonts.names, m_draft.page.colors->text, QRectF(edge, m_top, wide, height), Qt::AlignLeft,
                             line);
        m_top += height;
    }
    m_top += 6;
}

QRectF AccountPage::room(double lines) const
{
    const double width = m_draft.page.size.width() - 2 * edge;
    const double height = m_settings.height_mm ? m_draft.page.size.height() - m_top - edge : lines * m_look.line();
    return {edge, m_top, width, std::max(10.0, height)};
}

void AccountPage::take(const FigurePage& sheet, double bottom)
{
    FigurePage& page = m_draft.page;
    page.maps.insert(page.maps.end(), sheet.maps.begin(), sheet.maps.end());
    page.boxes.insert(page.boxes.end(), sheet.boxes.begin(), sheet.boxes.end());
    page.texts.insert(page.texts.end(), sheet.texts.begin(), sheet.texts.end());
    page.labels.insert(page.labels.end(), sheet.labels.begin(), sheet.labels.end());
    if (m_settings.color_bar) page.bars.insert(page.bars.end(), sheet.bars.begin(), sheet.bars.end());
    if (!m_settings.height_mm) page.size.setHeight(bottom + edge);
}

void AccountPage::addTable(const QString& title, const QStringList& rows, const QStringList& columns,
                           core::Matrix values)
{
    m_draft.tables.push_back({.title = title,
                              .address = {},
                              .rows = rows,
                              .columns = columns,
                              .values = std::make_shared<const core::Matrix>(std::move(values))});
}

}  // namespace figure_layout
