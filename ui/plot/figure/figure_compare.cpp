// Two to four maps on one scale and the difference of the first two on a diverging one.

#include "core/analysis/divergence.h"
#include "ui/plot/figure/figure_compare_sides.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/difference_words.h"
#include "ui/words/short_numbers.h"

#include <algorithm>
#include <span>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

/// A narrower map than this gets a row of its own.
constexpr double leastWidth = 90;
constexpr double leastHeight = 3.2;  ///< height of a map, in millimetres

/// One page of a comparison while it is put together.
class CompareBench {
public:
    CompareBench(const FigureSource& source, const FigureSettings& settings)
        : m_settings(settings),
          m_comparison(comparisonOf(source, settings)),
          m_fonts(fontsOf(settings, 6)),
          m_ofRuns(source.session.compare.kind == core::CompareSettings::Kind::Runs)
    {
        m_draft.page = blankPage(settings);
    }

    Draft draft()
    {
        const double title = addTitle(m_draft.page, m_settings, m_fonts);
        m_names = mapNames(m_settings, std::ssize(m_sides));
        m_footer = footerWords();
        setStyles();
        place(title);
        fitLabels(title);
        addPanels();
        addBars();
        addNames();
        m_draft.description = haveSigns() ? Figure::tr("Comparison of mixing weights, no softmax")
                                          : Figure::tr("Comparison of attention weights");
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            m_draft.notes << QStringLiteral("%1: %2").arg(m_sides[i].name, wholeName(i));
        if (!m_footer.isEmpty()) m_draft.description += QStringLiteral(", ") + m_footer;
        m_draft.notes += notes();
        const std::vector<FigurePage::Map>& maps = m_draft.page.maps;
        if (m_comparison.subtracted && !maps.empty() && maps.back().number == nullptr)
            m_draft.notes << Figure::tr("− in a cell of %1: %2 has at least %3 more there")
                                 .arg(m_panels.back().caption, m_sides[1].name, leastMinus());
        return std::move(m_draft);
    }

private:
    void setStyles()
    {
        HeatStyle weights = weightStyle(m_settings, m_draft.page, haveSigns());
        if (haveSigns() && m_settings.hasUsualRange()) {
            float size = 0;
            for (const CompareSide& side : m_sides) size = std::max(size, sizeOf(*side.head.cells));
            weights.highest = static_cast<double>(size);
            weights.lowest = -weights.highest;
        }
        std::vector<ColoredMap> maps;
        for (const CompareSide& side : m_sides)
            maps.push_back({side.head.address, side.head.cells, weights, m_comparison.chosen_row});
        m_oneRange = setRanges(m_settings, maps);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            m_panels[i].cells = maps[i].cells;
            m_panels[i].style = maps[i].style;
        }
        if (m_comparison.subtracted) m_panels.back().style = differenceStyle(weights, m_comparison.size);
    }

    /// Makes the tokens, and on slides all type, a little smaller where that lets all of them stand.
    void fitLabels(double title)
    {
        if (m_settings.label_points || m_settings.label_every != 0) return;
        fitTokens(
            m_settings, Fonts(m_fonts),
            [this, title](const Fonts& fonts) {
                m_fonts = fonts;
                place(title);
            },
            [this] { return pointsThatFit(); });
    }

    /// The size of tokens that the maps' cells have room for.
    double pointsThatFit() const
    {
        const ComparePanel& first = m_panels.front();
        const double pitch =
            std::min(first.rect.height() / static_cast<double>(std::max<Index>(1, first.cells->rows())),
                     first.rect.width() / static_cast<double>(std::max<Index>(1, first.cells->cols())));
        return m_fonts.tokens.pointSizeF() * pitch / TokenLabels::leastPitch(m_fonts.tokens, ruler());
    }

    /// Mixing weights, which are no distributions.
    bool haveSigns() const { return m_sides.front().trace->mixes != nullptr; }

    std::vector<ColorKey> keys() const
    {
        ColorKey weights{.style = m_panels.front().style,
                         .colors = m_draft.page.colors,
                         .numbers = m_fonts.numbers,
                         .text = m_fonts.names,
                         .name = haveSigns() ? mixingWeightName() : weightName(m_settings, m_sides.front().head)};
        if (!m_oneRange) {
            weights.lowest = Figure::tr("lowest");
            weights.highest = Figure::tr("highest");
        }
        for (const CompareSide& side : m_sides) sayClips(weights, *side.head.cells);
        std::vector<ColorKey> all{weights};
        if (m_comparison.subtracted) {
            all.push_back(weights);
            all.back().style = m_panels.back().style;
            all.back().lowest = all.back().highest = QString();
            all.back().clips_below = all.back().clips_above = false;
            all.back().name = Figure::tr("difference %1").arg(m_panels.back().caption);
        }
        return all;
    }

    /// @param panels  the first of them
    double longestLabel(TokenLabels::Side side, double pitch, std::size_t panels) const
    {
        double longest = 0;
        for (const ComparePanel& panel : std::span(m_panels).first(panels))
            longest =
                std::max(longest, labelsOf(m_settings, side,
                                           side == TokenLabels::Side::Left ? panel.queries : panel.keys, m_fonts.tokens)
                                      .extent(pitch, ruler()));
        return longest;
    }

    /// Whether bars stand where the last row has no map, one below the other.
    /// @param height  of a map
    bool areBarsInHole(double height) const
    {
        if (m_columns == m_panels.size() || m_panels.size() % m_columns == 0) return false;
        return static_cast<double>(keys().size()) * barHeight() <= height;
    }

    /// The height of one bar with what stands under it.
    double barHeight() const
    {
        ColorKey flat = keys().front();
        flat.flat = true;
        return barGap / 2 + barWidth + flat.extent(ruler());
    }

    /// What the bars take below the maps; those in the hole of the last row take nothing.
    double barsHeight() const { return m_settings.color_bar && !m_barsInHole ? barGap + barHeight() : 0; }

    /// The names of rows that stand once, at the left of each row of maps: of one text, or of texts that differ in few
    /// words ("tired | soft"). None where each map needs its own.
    QStringList sharedQueries() const
    {
        QStringList all;
        qsizetype different = 0;
        const qsizetype places = m_panels.front().queries.size();
        for (qsizetype place = 0; place < places; ++place) {
            QStringList names;
            for (std::size_t side = 0; side < m_sides.size(); ++side) {
                const QString name = m_panels[side].queries.value(place);
                if (!names.contains(name)) names << name;
            }
            if (names.size() > 1 && names.contains(QString())) return {};  // a text has no token there
            different += names.size() > 1;
            all << names.join(QStringLiteral(" | "));
        }
        constexpr qsizetype fewOf = 4;
        return different <= std::max<qsizetype>(1, places / fewOf) ? all : QStringList();
    }

    bool sharesQueries() const { return !m_rowNames.isEmpty(); }

    /// What stands between the maps and the bars: the keys' labels and words about them.
    double underMaps() const { return std::max(m_below, namesAt() + wordsHeight()); }

    /// How far below the maps words stand: on a slide, which has little height, under the sides' own labels, beside
    /// longer ones of the difference.
    double namesAt() const { return (besideLonger() ? m_belowSides : m_below) + 4; }

    bool besideLonger() const { return isSlide(m_settings) && isOneRow() && isNameOfEach() && m_belowSides < m_below; }

    bool isOneRow() const { return m_columns == m_panels.size(); }

    /// Whether the only words below the maps are the keys' name: each map with none below it has it then.
    bool isNameOfEach() const { return m_words == QStringList(Figure::tr("key (attended to)")); }

    /// Square cells, as many maps in a row as are wide enough.
    void place(double title)
    {
        FigurePage& page = m_draft.page;
        m_all = {};
        m_rowNames = sharedQueries();
        m_queryLabels =
            m_rowNames.isEmpty()
                ? longestLabel(TokenLabels::Side::Left, 1, m_panels.size())
                : labelsOf(m_settings, TokenLabels::Side::Left, m_rowNames, m_fonts.tokens).extent(1, ruler());
        const double line = lineHeight(m_fonts.names);
        m_left = edge + (m_settings.axis_names ? line + 3 : 0);
        m_words = joinedLines(wordsBelow(), m_fonts.names, page.size.width() - 2 * edge);
        const bool shared = sharesQueries();
        double beyond = 0;  // how far the last key's label reaches beyond its map
        const auto widthOf = [&](std::size_t columns) {
            const auto count = static_cast<double>(columns);
            const double right = edge + beyond;
            const double labels = shared ? m_queryLabels : count * m_queryLabels;
            return (page.size.width() - m_left - right - labels - (count - 1) * gap) / count;
        };
        m_columns = m_panels.size();
        while (m_columns > 1 && widthOf(m_columns) < leastWidth) --m_columns;
        Index mostKeys = 1, mostQueries = 1;
        for (const ComparePanel& panel : m_panels) {
            mostKeys = std::max(mostKeys, panel.cells->cols());
            mostQueries = std::max(mostQueries, panel.cells->rows());
        }
        const std::size_t rows = (m_panels.size() + m_columns - 1) / m_columns;
        double cell = std::max(8.0, widthOf(m_columns)) / static_cast<double>(mostKeys);
        for (const ComparePanel& panel : m_panels)
            beyond = std::max(
                beyond,
                labelsOf(m_settings, TokenLabels::Side::Bottom, panel.keys, m_fonts.tokens).overhang(cell, ruler())
                    - cell / 2);
        cell = std::max(8.0, widthOf(m_columns)) / static_cast<double>(mostKeys);
        m_below = longestLabel(TokenLabels::Side::Bottom, cell, m_panels.size());
        m_belowSides = longestLabel(TokenLabels::Side::Bottom, cell, m_sides.size());
        m_above = line + 4;
        // The last row's labels have the bars and the words below them, the others' the maps.
        const auto rowsAbove = static_cast<double>(rows - 1);
        const double labelled = edge + title + m_above + rowsAbove * (m_above + m_below + gap)
                                + footerHeight(m_draft.page, m_settings, m_fonts, m_footer) + edge;
        const auto shownRows = static_cast<double>(rows), queries = static_cast<double>(mostQueries);
        const double widestCell = cell;
        double cellHeight = cell, fixed = 0;
        for (const bool inHole : {true, false}) {
            m_barsInHole = inHole;
            fixed = labelled + underMaps() + barsHeight();
            cell = widestCell;
            if (m_settings.height_mm)
                cell = std::min(cell, std::max(8.0, page.size.height() - fixed) / shownRows / queries);
            // Where there are far more keys than queries, cells are higher than wide.
            const double least = m_settings.height_mm ? 0 : unitsOf(leastHeight) / queries;
            cellHeight = std::max(cell, least);
            if (areBarsInHole(cellHeight * queries)) break;
        }
        const double height = cellHeight * queries;
        if (!m_settings.height_mm) page.size.setHeight(fixed + shownRows * height);
        // Spare height is shared between above and below, spare width between left and right.
        const double spare = std::max(0.0, page.size.height() - fixed - shownRows * height) / 2;
        const double columnWidth = cell * static_cast<double>(mostKeys) + (shared ? 0 : m_queryLabels) + gap;
        const double content =
            m_left + (shared ? m_queryLabels : 0) + static_cast<double>(m_columns) * columnWidth - gap + beyond + edge;
        m_left += std::max(0.0, page.size.width() - content) / 2;
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            ComparePanel& panel = m_panels[i];
            const std::size_t row = i / m_columns;
            const double x = m_left + m_queryLabels + static_cast<double>(i % m_columns) * columnWidth;
            const double y =
                edge + title + spare + m_above + static_cast<double>(row) * (height + m_above + m_below + gap);
            panel.rect = QRectF(x, y, cell * static_cast<double>(panel.cells->cols()),
                                cellHeight * static_cast<double>(panel.cells->rows()));
            m_all = m_all.united(panel.rect);
        }
    }

    /// The cells that are there: a page stays blank where a text has no token.
    void addCells(const ComparePanel& panel, bool difference)
    {
        const Index count = panel.cells->rows(), keys = panel.cells->cols();
        for (const Stretch& rows : panel.rows)
            for (const Stretch& columns : panel.columns) {
                const core::Matrix values = panel.values.block(rows.first, columns.first, rows.second - rows.first,
                                                               columns.second - columns.first);
                const QRectF rect =
                    cellsIn(panel.rect, count, keys, rows.first, columns.first, rows.second - 1, columns.second - 1);
                addMap(m_draft.page, m_settings, rect, cellsOf(*panel.cells, rows, columns), panel.style,
                       [values, difference = difference || haveSigns(), settings = m_settings](Index query, Index key) {
                           const float value = values(query, key);
                           return difference ? signedCellText(settings, value) : cellText(settings, value);
                       });
                m_draft.page.maps.back().minuses = difference || haveSigns();
            }
    }

    void addPanels()
    {
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            const ComparePanel& panel = m_panels[i];
            const bool difference = i >= m_sides.size();
            addCells(panel, difference);
            if (i % m_columns == 0 || !sharesQueries())
                m_draft.page.addLabels(labelsOf(m_settings, TokenLabels::Side::Left,
                                                sharesQueries() ? m_rowNames : panel.queries, m_fonts.tokens),
                                       panel.rect, panel.cells->rows());
            m_draft.page.addLabels(labelsOf(m_settings, TokenLabels::Side::Bottom, panel.keys, m_fonts.tokens),
                                   panel.rect, panel.cells->cols());
            addCaption(panel, i);
            m_draft.tables.push_back(difference
                                         ? differenceTable(m_comparison)
                                         : FigureTable{panel.title, m_sides[i].head.address, m_sides[i].whole_queries,
                                                       m_sides[i].whole_keys, m_sides[i].head.values,
                                                       m_sides[i].head.layer, m_sides[i].queries.predict});
        }
    }

    /// Adds a panel's letter, where it has one, and its content's name. A difference gets a letter where letters were
    /// chosen.
    void addCaption(const ComparePanel& panel, std::size_t place)
    {
        const double room = panel.rect.width() + gap;
        QRectF rect(panel.rect.left(), panel.rect.top() - m_above, room, m_above - 4);
        const bool lettered = place < m_sides.size() || m_settings.text.letters != FigureSettings::Letters::Usual;
        if (lettered) rect.setLeft(rect.left() + addLetter(m_draft.page, m_settings, m_fonts, rect, place));
        QFont font = m_fonts.names;
        if (!lettered) font.setBold(m_settings.text.bold_letters);  // as the letters that it is made of
        const QStringList wordings = captionsOf(place);
        const QString fits = fitting(wordings, font, rect.width());
        m_draft.page.addText(font, m_draft.page.colors->text, rect, Qt::AlignLeft,
                             fits.isEmpty()
                                 ? TextMetrics(font, ruler()).elidedText(wordings.back(), Qt::ElideRight, rect.width())
                                 : fits);
    }

    /// A panel's name, and shorter ones.
    QStringList captionsOf(std::size_t place) const
    {
        if (const QString name = m_names.value(static_cast<qsizetype>(place)); !name.isEmpty()) return {name};
        QStringList all{m_panels[place].caption};
        if (place >= m_sides.size()) return all;
        if (!m_sides[place].texts.isEmpty()) return m_sides[place].texts;
        const QStringList parts = all.front().split(QStringLiteral(" · "));
        const HeadMap& head = m_sides[place].head;
        const core::ModelInfo& info = m_sides[place].trace->model->info;
        const Index number = head.address.head + m_settings.count_from;
        if (m_ofRuns && parts.size() > 2)
            all << parts.front();  // a run's number: the caption has its head
        else if (info.head_names.empty() && parts.size() == 2)
            all << Figure::tr("L%1 · H%2").arg(head.layer).arg(number)
                << Figure::tr("L%1H%2").arg(head.layer).arg(number);
        return all;
    }

    /// What a caption calls a side.
    QString wholeName(std::size_t side) const
    {
        if (QString name = m_names.value(static_cast<qsizetype>(side)); !name.isEmpty()) return name;
        const QStringList& texts = m_sides[side].texts;
        return texts.isEmpty() ? m_panels[side].caption : Figure::tr("“%1”").arg(texts.front());
    }

    /// The model and the head, where the maps are named by their texts.
    QString footerWords() const
    {
        const CompareSide& first = m_sides.front();
        if (first.texts.isEmpty()) return {};
        return Figure::tr("%1, %2").arg(QString::fromStdString(first.trace->model->info.name),
                                        headTitle(first.trace->model->info, first.head.address, m_settings.count_from));
    }

    void addBars()
    {
        if (!m_settings.color_bar) return;
        std::vector<ColorKey> all = keys();
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].flat = true;
            addBar(all[i], i == 0 ? QStringList{all[i].name, Figure::tr("weight")} : differenceNames(),
                   barsPlace(i, all.size()));
        }
    }

    /// The width that a bar may take, and its top.
    QRectF barsPlace(std::size_t bar, std::size_t bars) const
    {
        QRectF maps = m_all;
        if (m_barsInHole) {
            const QRectF& last = m_panels.back().rect;
            const double spare = last.height() - static_cast<double>(bars) * barHeight();
            const double apart = spare / static_cast<double>(bars + 1);
            maps.setLeft(last.right() + gap);
            maps.moveTop(last.top() + apart + static_cast<double>(bar) * (barHeight() + apart));
            return maps;
        }
        const bool apart = m_comparison.subtracted && m_columns == m_panels.size();
        if (apart && bar == 0) maps.setRight(m_panels[m_sides.size() - 1].rect.right());
        if (apart && bar == 1) maps = m_panels.back().rect;
        if (!apart && bars > 1) {
            maps.setWidth(m_all.width() / 2 - gap);
            if (bar == 1) maps.moveRight(m_all.right());
        }
        maps.moveTop(m_all.bottom() + underMaps() + barGap);
        return maps;
    }

    /// Names of the difference's bar. They explain the signs in its cells, where these have no numbers.
    QStringList differenceNames() const
    {
        const QString name = m_panels.back().caption, other = m_sides[1].name;
        const QString whole = Figure::tr("difference %1").arg(name);
        if (m_draft.page.maps.empty() || m_draft.page.maps.back().number != nullptr) return {whole, name};
        const QString least = leastMinus();
        return {Figure::tr("difference %1 (− in a cell: at least %3 more in %2)").arg(name, other, least),
                Figure::tr("difference %1 (−: at least %3 more in %2)").arg(name, other, least),
                Figure::tr("difference %1 (−: ≥ %3 more in %2)").arg(name, other, least),
                Figure::tr("%1 (−: ≥ %3 more in %2)").arg(name, other, least),
                Figure::tr("%1 (−: below −%2)").arg(name, least),
                whole,
                name};
    }

    /// The difference from which a cell has a minus.
    QString leastMinus() const
    {
        return withoutZero(QString::number(minusesFrom * m_panels.back().style.highest, 'g', 3));
    }

    /// @param place  its top, and what it may be as wide as
    void addBar(ColorKey key, const QStringList& names, const QRectF& place)
    {
        constexpr double longest = 260;
        const double width = m_draft.page.size.width();
        // The numbers at its ends reach beyond the bar.
        const TextMetrics metrics(key.numbers, ruler());
        double widest = 0;
        for (const ColorKey::Tick& tick : key.ticks()) widest = std::max(widest, metrics.horizontalAdvance(tick.label));
        const double middle = place.center().x();
        const double beside = 2 * (std::min(middle, width - middle) - edge);
        key.room = std::min(place.width() + gap, beside);
        key.name = fitting(names, key.text, key.room);
        const double length = std::max(8.0, std::min({place.width(), longest, beside - widest}));
        m_draft.page.bars.push_back({key, QRectF(middle - length / 2, place.top(), length, barWidth)});
    }

    /// Empty where all rows are read at their own tokens.
    QString readingOfSides() const
    {
        QStringList names;
        for (const CompareSide& side : m_sides)
            if (side.queries.predict) names << side.name;
        const QString reading = readingName(core::RowReading::NextToken);
        if (names.isEmpty()) return {};
        if (std::ssize(names) == std::ssize(m_sides)) return Figure::tr("rows: %1").arg(reading);
        return Figure::tr("rows of %1: %2").arg(names.join(QStringLiteral(", ")), reading);
    }

    QString axisName() const
    {
        const bool predict = std::ranges::all_of(m_sides, [](const CompareSide& side) { return side.queries.predict; });
        return predict ? predictingAxisName(m_sides.front().trace->model->info, m_fonts.names, m_all.height())
                       : Figure::tr("query (attending)");
    }

    /// How keys and rows are to be read, and numbers where the settings want it.
    QStringList wordsBelow() const
    {
        QStringList below;
        if (m_settings.axis_names) below << Figure::tr("key (attended to)");
        const bool predict = std::ranges::all_of(m_sides, [](const CompareSide& side) { return side.queries.predict; });
        if (const QString reading = readingOfSides(); !(predict && m_settings.axis_names) && !reading.isEmpty())
            below << reading;
        return m_settings.voice.notes ? below + notes() : below;
    }

    /// What the numbers mean, and how far apart the sides are.
    QStringList notes() const
    {
        QStringList below{Figure::tr("layers and heads counted from %1").arg(m_settings.count_from)};
        if (m_comparison.reordered) below << reorderedText(m_sides[0].name, m_sides[1].name);
        std::optional<double> apart;
        if (m_comparison.comparable && !haveSigns())
            apart = core::divergence(m_panels[0].values, m_panels[1].values).mean;
        if (m_comparison.comparable && m_comparison.size.equal)
            below << Figure::tr("%1 and %2 are %3")
                         .arg(m_sides[0].name, m_sides[1].name, equalText(m_comparison.size.largest));
        else if (apart)
            below << Figure::tr("Jensen–Shannon divergence of %1 and %2: %3 nats")
                         .arg(m_sides[0].name, m_sides[1].name)
                         .arg(*apart, 0, 'f', 3);
        return below;
    }

    double wordsHeight() const { return lineHeight(m_fonts.names) * static_cast<double>(m_words.size()); }

    void addNames()
    {
        FigurePage& page = m_draft.page;
        const double line = lineHeight(m_fonts.names);
        double y = m_all.bottom() + namesAt();
        const auto write = [&](double left, double top, double width, const QString& said) {
            page.addText(m_fonts.names, page.colors->text, QRectF(left, top, width, line), Qt::AlignHCenter, said);
        };
        const double narrow = m_panels.front().rect.width();
        const QString each =
            isNameOfEach() ? fitting({m_words.front(), Figure::tr("key")}, m_fonts.names, narrow) : QString();
        const std::size_t named = each.isEmpty() ? 0 : besideLonger() ? m_sides.size() : m_panels.size();
        for (std::size_t i = 0; i < named; ++i) {
            if (i + m_columns < m_panels.size()) continue;  // another map stands below it
            const QRectF& map = m_panels[i].rect;
            const bool last = i / m_columns == (m_panels.size() - 1) / m_columns;
            write(map.left(), last ? y : map.bottom() + namesAt(), map.width(), each);
        }
        for (const QString& words : named > 0 ? QStringList() : m_words) {
            writeUnderMaps(words, y);
            y += line;
        }
        addFooter(page, m_settings, m_fonts, m_footer);
        if (m_settings.axis_names) addQueriesName();
    }

    /// Beside each row of maps, or once beside all where they are too low for it.
    void addQueriesName()
    {
        FigurePage& page = m_draft.page;
        const QString name = axisName();
        const double line = lineHeight(m_fonts.names), left = m_left - line - 3;
        const auto write = [&](const QRectF& beside) {
            page.addText(m_fonts.names, page.colors->text, QRectF(left, beside.top(), line, beside.height()),
                         Qt::AlignHCenter, name, true);
        };
        if (fitting({name}, m_fonts.names, m_panels.front().rect.height()).isEmpty()) return write(m_all);
        for (std::size_t i = 0; i < m_panels.size(); i += m_columns) write(m_panels[i].rect);
    }

    /// In the middle of the last row's maps, as far as the page's edges let it.
    void writeUnderMaps(const QString& words, double top)
    {
        FigurePage& page = m_draft.page;
        QRectF maps;
        for (const ComparePanel& panel : std::span(m_panels).subspan((m_panels.size() - 1) / m_columns * m_columns))
            maps = maps.united(panel.rect);
        const double wide = TextMetrics(m_fonts.names, ruler()).horizontalAdvance(words) + 1;
        const double furthest = std::max(edge, page.size.width() - edge - wide);
        const double left = std::clamp(maps.center().x() - wide / 2, edge, furthest);
        page.addText(m_fonts.names, page.colors->text, QRectF(left, top, wide, lineHeight(m_fonts.names)),
                     Qt::AlignHCenter, words);
    }

    static constexpr double gap = 12;

    const FigureSettings& m_settings;
    Comparison m_comparison;
    const std::vector<CompareSide>& m_sides = m_comparison.sides;
    std::vector<ComparePanel>& m_panels = m_comparison.panels;
    Fonts m_fonts;
    Draft m_draft;
    bool m_ofRuns;
    bool m_oneRange = true;
    bool m_barsInHole = false;
    QStringList m_rowNames;  ///< see sharedQueries()
    std::size_t m_columns = 1;
    double m_left = 0, m_above = 0, m_below = 0, m_belowSides = 0, m_queryLabels = 0;
    QStringList m_names;  ///< the settings' own, in place of the sides'
    QString m_footer;     ///< what all sides have in common, where their names do not say it
    QRectF m_all;
    QStringList m_words;  ///< below the maps, line by line
};

}  // namespace

Draft compareFigure(const FigureSource& source, const FigureSettings& settings)
{
    return CompareBench(source, settings).draft();
}

}  // namespace figure_layout
