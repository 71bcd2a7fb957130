#include "ui/plot/compose/composed_figure.h"

#include <QCoreApplication>

#include "ui/plot/compose/panel_figures.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using namespace figure_layout;

namespace {

constexpr double captionPoints = 7;

QRectF mapsOf(const FigurePage& page)
{
    QRectF all;
    for (const FigurePage::Map& map : page.maps) all = all.united(map.rect);
    return all;
}

/// A page while its panels are fitted to each other.
class PageComposer {
public:
    PageComposer(const PageSource& source, const std::stop_token& stop)
        : m_source(source),
          m_page(source.page),
          m_stop(stop),
          m_look(compose::pageLook(source.page)),
          m_sharers(compose::sharers(source.page)),
          m_figures(source.page.panels.size()),
          m_frames(source.page.panels.size()),
          m_said(source.page.panels.size())
    {
    }

    ComposedFigure composed()
    {
        fit();
        m_draft.page = blankPage(m_look);
        for (std::size_t i = 0; i < m_figures.size(); ++i) addPanel(i);
        addBar();
        addCaption();
        describe();
        return {std::make_shared<const Figure>(m_look, std::move(m_draft)), std::move(m_said)};
    }

private:
    /// Heights left to the figures below their heads.
    double roomOf(std::size_t panel) const
    {
        return std::max(1.0, m_page.panels[panel].place.height - compose::headHeight(m_page, panel));
    }

    void draw(std::size_t panel)
    {
        m_figures[panel] = compose::panelFigure(m_source, panel, roomOf(panel), m_frames[panel], m_stop);
    }

    const std::optional<MapFrame>* frameOf(std::size_t panel) const
    {
        const auto& figure = m_figures[panel].figure;
        return figure != nullptr && figure->frame() ? &figure->frame() : nullptr;
    }

    void fit()
    {
        for (std::size_t i = 0; i < m_figures.size(); ++i) draw(i);
        if (m_page.held.aligned) align();
        if (m_page.held.equal_cells) equalize();
    }

    /// Maps in a row or column are aligned with the one that begins last.
    void align()
    {
        const auto inOneLine = [](double a, double b) { return std::abs(a - b) < compose::sameLine; };
        std::vector<MapFrame> wanted(m_figures.size());
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            if (frameOf(i) == nullptr) continue;
            for (std::size_t other = 0; other < m_figures.size(); ++other) {
                const auto* frame = frameOf(other);
                if (frame == nullptr) continue;
                const core::PagePlace &here = m_page.panels[i].place, &there = m_page.panels[other].place;
                const double lower =
                    unitsOf(compose::headHeight(m_page, other) - compose::headHeight(m_page, i) + there.y - here.y);
                if (inOneLine(here.y, there.y)) wanted[i].top = std::max(wanted[i].top, (*frame)->top + lower);
                if (inOneLine(here.x, there.x))
                    wanted[i].left = std::max(wanted[i].left, (*frame)->left + unitsOf(there.x - here.x));
            }
        }
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            if (frameOf(i) == nullptr) continue;
            m_frames[i] = wanted[i];
            draw(i);
        }
    }

    void equalize()
    {
        double least = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            const auto* frame = frameOf(i);
            if (frame == nullptr || (*frame)->maps != 1) continue;
            least = count++ == 0 ? (*frame)->cell : std::min(least, (*frame)->cell);
        }
        for (std::size_t i = 0; count > 1 && i < m_figures.size(); ++i) {
            const auto* frame = frameOf(i);
            if (frame == nullptr || (*frame)->maps != 1 || (*frame)->cell <= least) continue;
            if (!m_frames[i]) m_frames[i] = MapFrame{(*frame)->left, (*frame)->top};
            m_frames[i]->cell = least;
            draw(i);
        }
    }

    void addPanel(std::size_t panel)
    {
        const core::PagePlace& place = m_page.panels[panel].place;
        ComposedPanel& said = m_said[panel];
        addHead(panel);
        const double head = compose::headHeight(m_page, panel);
        if (!m_page.panels[panel].session) return addText(panel);
        said.error = m_figures[panel].error;
        const auto& figure = m_figures[panel].figure;
        if (figure == nullptr) return;
        const QPointF at(unitsOf(place.x), unitsOf(place.y + head));
        m_draft.page.panels.push_back({at, std::make_shared<const FigurePage>(figure->page())});
        said.smallest_text = figure->smallestText();
        if (said.smallest_text < m_page.text.least_points - 0.005)
            said.readable_width = std::ceil(place.width * m_page.text.least_points / said.smallest_text);
        const QRectF maps = mapsOf(figure->page());
        if (!maps.isNull())
            said.maps = {compose::millimetresOf(maps.x() + at.x()), compose::millimetresOf(maps.y() + at.y()),
                         compose::millimetresOf(maps.width()), compose::millimetresOf(maps.height())};
        said.warnings = figure->warnings();
        for (FigureTable table : figure->tables()) {
            table.title = nameOfPanel(m_page, panel) + QLatin1Char(' ') + table.title;
            table.address.reset();
            m_draft.tables.push_back(std::move(table));
        }
    }

    void addHead(std::size_t panel)
    {
        const compose::PanelHead head = compose::headOf(m_page, panel);
        const core::PagePlace& place = m_page.panels[panel].place;
        QFont font = figureFont(m_look, compose::headPointsOf(m_page));
        const double line = lineHeight(font);
        // A heading that is larger than usual becomes smaller before it is cut.
        const double wide =
            TextMetrics(font, ruler()).horizontalAdvance(head.letter + QStringLiteral("  ") + head.heading);
        if (const double fits = 0.97 * font.pointSizeF() * unitsOf(place.width) / std::max(1.0, wide);
            fits < font.pointSizeF() && font.pointSizeF() > compose::headPoints)
            font.setPointSizeF(std::max(compose::headPoints, fits));
        QRectF rect(unitsOf(place.x), unitsOf(place.y), unitsOf(place.width), line);
        if (!head.letter.isEmpty()) {
            QFont letter = font;
            letter.setBold(m_page.text.bold_letters);
            m_draft.page.addText(letter, m_draft.page.colors->text, rect, Qt::AlignLeft, head.letter);
            rect.setLeft(rect.left() + TextMetrics(letter, ruler()).horizontalAdvance(head.letter)
                         + font.pointSizeF() * 0.9);
        }
        m_draft.page.addText(font, m_draft.page.colors->text, rect, Qt::AlignLeft,
                             TextMetrics(font, ruler()).elidedText(head.heading, Qt::ElideRight, rect.width()));
    }

    void addText(std::size_t panel)
    {
        const core::PagePlace& place = m_page.panels[panel].place;
        const QFont font = figureFont(m_look, compose::headPointsOf(m_page));
        const double line = lineHeight(font);
        double y = unitsOf(place.y + compose::headHeight(m_page, panel));
        m_said[panel].smallest_text = compose::headPointsOf(m_page);
        const QStringList lines =
            compose::wrapped(QString::fromStdString(m_page.panels[panel].text), font, unitsOf(place.width));
        for (const QString& words : lines) {
            m_draft.page.addText(font, m_draft.page.colors->text,
                                 QRectF(unitsOf(place.x), y, unitsOf(place.width), line), Qt::AlignLeft, words);
            y += line;
        }
        if (y > unitsOf(place.bottom()) + 1)
            m_said[panel].warnings << QCoreApplication::translate("Composer", "The text is higher than its panel.");
    }

    /// Beside the first of those that share it, behind the last map of its row.
    void addBar()
    {
        auto key = compose::sharedKey(m_source, m_stop);
        if (!key) return;
        const core::PagePlace& first = m_page.panels[m_sharers.front()].place;
        QRectF row;
        for (const std::size_t i : m_sharers)
            if (std::abs(m_page.panels[i].place.y - first.y) < compose::sameLine) row = row.united(m_said[i].maps);
        const QRectF maps = m_said[m_sharers.front()].maps;
        if (maps.isNull()) return;
        const QString from = letterOfPanel(m_page, m_sharers.front()), to = letterOfPanel(m_page, m_sharers.back());
        if (!from.isEmpty() && !key->name.isEmpty())
            key->name = (m_sharers.back() - m_sharers.front() + 1 == m_sharers.size() && m_sharers.size() > 2
                             ? QCoreApplication::translate("Composer", "%1, %2 to %3")
                             : QCoreApplication::translate("Composer", "%1, %2 and %3"))
                            .arg(key->name, from, to);
        const QRectF bar(unitsOf(row.right()) + barGap, unitsOf(maps.top()), barWidth, unitsOf(maps.height()));
        if (bar.right() + key->extent(ruler()) > m_draft.page.size.width() + 0.5)
            m_draft.warnings << QCoreApplication::translate(
                "Composer", "The colour bar has no room beside its maps: arrange the panels again, or make them "
                            "narrower.");
        m_draft.page.bars.push_back({*key, bar});
    }

    void addCaption()
    {
        if (!m_page.caption_shown || m_page.caption.empty()) return;
        double bottom = 0;
        for (const core::PagePanel& panel : m_page.panels) bottom = std::max(bottom, panel.place.bottom());
        const QFont font = figureFont(m_look, captionPoints);
        const double line = lineHeight(font), width = m_draft.page.size.width() - 2 * unitsOf(compose::margin);
        double y = unitsOf(bottom + compose::gap / 2);
        for (const QString& words : compose::wrapped(QString::fromStdString(m_page.caption), font, width)) {
            m_draft.page.addText(font, m_draft.page.colors->text, QRectF(unitsOf(compose::margin), y, width, line),
                                 Qt::AlignLeft, words);
            y += line;
        }
        if (y > m_draft.page.size.height() + 1)
            m_draft.warnings << QCoreApplication::translate("Composer",
                                                            "The caption has no room under the panels: make the page "
                                                            "higher, or leave it out.");
    }

    /// "Panel a: Attention weights of …"
    static QString panelSays(const QString& name, const QString& words)
    {
        return QCoreApplication::translate("Composer", "Panel %1: %2").arg(name, words);
    }

    /// Warnings about the page, and its words: its own caption, then its panels'.
    void describe()
    {
        for (std::size_t i = 0; i < m_said.size(); ++i) {
            const QString name = nameOfPanel(m_page, i);
            for (const QString& warning : m_said[i].warnings)
                m_draft.warnings << QCoreApplication::translate("Composer", "Panel %1: %2").arg(name, warning);
            const core::PagePlace& place = m_page.panels[i].place;
            if (place.x < -0.05 || place.y < -0.05 || place.right() > m_page.width_mm + 0.05
                || place.bottom() > m_page.height_mm + 0.05)
                m_draft.warnings
                    << QCoreApplication::translate("Composer", "Panel %1 reaches beyond the page.").arg(name);
        }
        m_draft.description = m_page.caption.empty()
                                  ? QCoreApplication::translate("Composer", "Attention figure of several panels")
                                  : QString::fromStdString(m_page.caption).section(QLatin1Char('\n'), 0, 0);
        QString rest = QString::fromStdString(m_page.caption).section(QLatin1Char('\n'), 1);
        m_draft.notes << rest.replace(QLatin1Char('\n'), QLatin1Char(' '));
        std::vector<std::pair<QString, std::shared_ptr<const Figure>>> panels;
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            if (m_figures[i].figure == nullptr) continue;
            panels.emplace_back(nameOfPanel(m_page, i), m_figures[i].figure);
            m_said[i].caption = m_figures[i].figure->caption();
            // A caption that somebody wrote stands for them.
            if (m_page.caption.empty()) m_draft.notes << panelSays(panels.back().first, m_said[i].caption);
        }
        m_draft.described = [panels = std::move(panels)] {
            QStringList said;
            for (const auto& [name, figure] : panels) {
                const QString caption = figure->caption(), all = figure->alternative();
                // The page's words have its caption already.
                const QString more = all.startsWith(caption) ? all.mid(caption.size()).trimmed() : all;
                if (!more.isEmpty()) said << panelSays(name, more);
            }
            return said;
        };
    }

    const PageSource& m_source;
    const core::ComposedPage& m_page;
    std::stop_token m_stop;
    FigureSettings m_look;
    std::vector<std::size_t> m_sharers;
    std::vector<compose::PanelFigure> m_figures;
    std::vector<std::optional<MapFrame>> m_frames;
    std::vector<ComposedPanel> m_said;
    Draft m_draft;
};

}  // namespace

ComposedFigure composedFigure(const PageSource& source, const std::stop_token& stop)
{
    return PageComposer(source, stop).composed();
}

QString letterOfPanel(const core::ComposedPage& page, std::size_t panel)
{
    FigureSettings look = compose::pageLook(page);
    if (look.text.letters == FigureSettings::Letters::Usual) return {};
    return letterOf(look, panel);
}

QString nameOfPanel(const core::ComposedPage& page, std::size_t panel)
{
    const QString letter = letterOfPanel(page, panel);
    return letter.isEmpty() ? QString::number(panel + 1) : letter;
}

void requireDrawn(const ComposedFigure& composed)
{
    for (const ComposedPanel& panel : composed.panels)
        if (panel.error) throw core::Error(*panel.error);
}
