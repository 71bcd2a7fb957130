// A page of attention maps: one head's, or rows of layers and columns of heads.

#include "core/error.h"
#include "core/session/annotation.h"
#include "ui/plot/figure/figure_annotations.h"
#include "ui/plot/figure/maps_grid.h"
#include "ui/plot/figure/page_maps.h"
#include "ui/plot/figure/printed_cells.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/heat/pooled_cells.h"
#include "ui/plot/spoken/annotation_words.h"
#include "ui/plot/spoken/head_description_words.h"
#include "ui/plot/text/math_text.h"
#include "ui/plot/text/text_metrics.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

/// Points that most journals ask for.
constexpr double smallestReadable = 5;

/// Millimetres that a map should have at least.
constexpr double narrowest = 28;

/// Maps with a longer side than so many of their shorter ones have no square cells.
constexpr double thinnest = 8;

/// Millimetres that a map of many rows and few columns may be high.
constexpr double highestThin = 150;

/// Units between a map and the names under it.
constexpr double lettersGap = 3;

/// Units that a bar below the maps may be long.
constexpr double longestFlatBar = 260;

/// A picture of a long map has a cell for each dot of the figure, up to so many a side.
constexpr int mostCells = 2000;

/// One page of maps while it is put together.
class MapsPage {
public:
    MapsPage(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
        : m_source(source),
          m_trace(firstTrace(source)),
          m_settings(settings),
          m_stop(stop),
          m_maps(pageMaps(source, settings)),
          m_room(roomOf(source, settings, m_maps)),
          m_annotations(source, settings, m_maps.all_rows, m_maps.all_keys),
          m_names(mapNames(settings, std::ssize(m_maps.addresses)))
    {
        const auto heads = static_cast<Index>(m_maps.addresses.size());
        // One layer's heads, or one head's layers, are a list that wraps; layers and heads are a table.
        const bool list = settings.head || settings.layer || !settings.heads.empty() || m_maps.means;
        const auto abreast = std::clamp<Index>(static_cast<Index>(settings.width_mm / narrowest), 1, heads);
        m_grid.rows = list ? (heads + abreast - 1) / abreast : m_trace.model->info.layers;
        m_grid.columns = (heads + m_grid.rows - 1) / m_grid.rows;
        m_grid.fonts = fontsOf(settings, m_grid.single() ? 6.5 : 5.5);
        m_numbered = heads > 1 && m_trace.model->info.head_names.empty() && m_names.isEmpty();
        m_table = !list && m_numbered && m_grid.rows > 1 && m_grid.columns > 1;
        m_lettered = heads > 1 && settings.text.letters != FigureSettings::Letters::Usual
                     && settings.text.letters != FigureSettings::Letters::None;
        // Beside letters under a map there is no room for its keys.
        m_keysAbove = m_grid.single() && m_maps.letters.isThere();
        const auto side = m_keysAbove ? TokenLabels::Side::Top : TokenLabels::Side::Bottom;
        m_predict = m_maps.rows.predict;
        const auto [rows, keys] = m_room;
        m_annotations.setShown(m_maps.row_places, m_maps.key_places);
        using AnnotationSide = core::Annotation::Side;
        m_queries = m_annotations.dressed(labelsOf(settings, TokenLabels::Side::Left, rows, m_grid.fonts.tokens),
                                          AnnotationSide::Rows);
        m_keys = m_annotations.dressed(labelsOf(settings, side, keys, m_grid.fonts.tokens), AnnotationSide::Keys);
        setNotes({});
        if (!m_trace.isLong()) return;
        for (TokenLabels* labels : {&m_queries, &m_keys}) labels->widest = labels->measured(ruler());
    }

    Draft draft()
    {
        m_draft.page = blankPage(m_settings);
        const double title = addTitle(m_draft.page, m_settings, m_grid.fonts) + addOwnLetter();
        m_key = {.style = weightStyle(m_settings, m_draft.page, isMixing()),
                 .colors = m_draft.page.colors,
                 .numbers = m_grid.fonts.numbers,
                 .text = m_grid.fonts.names,
                 .name = Figure::tr("value")};  // see takeHeads()
        layOut(title);
        if (fitLabels()) layOut(title);
        if (dropLabels()) layOut(title);
        // Notes about pooled cells take room from the maps, and smaller maps may need more notes.
        constexpr int mostTries = 3;
        for (int tries = 0; notePooling() && tries < mostTries; ++tries) layOut(title);
        takeHeads();
        addMaps();
        if (m_draft.pools && !arePooled()) pool(m_draft.page, printed());
        if (m_trace.isLong() && m_settings.map.exact)
            m_draft.warnings << Figure::tr("Maps of so many tokens cannot show each cell: they stay pooled.");
        addBar();
        addLetters();
        addNames();
        addAnnotations();
        takeNotes();
        const QString model = QString::fromStdString(m_trace.model->info.name);
        m_draft.description = isMixing()                  ? Figure::tr("Mixing weights, no softmax, of %1").arg(model)
                              : m_maps.quantity.isEmpty() ? Figure::tr("Attention weights of %1").arg(model)
                                                          : Figure::tr("%1 of %2").arg(m_maps.quantity, model);
        if (m_grid.single()) m_draft.description += QStringLiteral(", ") + m_maps.heads.front().title;
        for (const QString& note : m_said) m_draft.description += QStringLiteral(", ") + note;
        if (m_predict) m_draft.description += QStringLiteral(", ") + readingNote(m_trace, m_settings.map.rows);
        return std::move(m_draft);
    }

private:
    /// Numbers of any sign, without a softmax.
    bool isMixing() const { return m_trace.mixes != nullptr; }

    bool isBarBelow() const { return m_settings.color_bar && m_settings.bar.place == core::BarLook::Place::Bottom; }

    /// The height that a bar below the maps takes.
    double barHeight() const
    {
        if (!isBarBelow()) return 0;
        ColorKey flat = m_key;
        flat.flat = true;
        return barGap / 2 + barWidth + flat.extent(ruler());
    }

    /// The height of names under a map that is alone.
    double stripHeight() const
    {
        if (!m_keysAbove) return 0;
        return lettersGap + m_maps.letters.height(TextMetrics(m_grid.fonts.tokens, ruler()));
    }

    double barExtent() const
    {
        if (!m_settings.color_bar || isBarBelow()) return besideRows();
        ColorKey widest = m_key;  // ranges are not known yet; weights of more digits are rare
        if (!m_grid.single() && m_settings.scale != FigureSettings::Scale::Shared)
            widest.highest = Figure::tr("highest"), widest.lowest = Figure::tr("lowest");
        return besideRows() + barGap + barWidth + std::max(m_key.extent(ruler()), widest.extent(ruler()));
    }

    double besideRows() const { return m_annotations.besideRows(m_grid.fonts.names); }
    double besideKeys() const { return m_annotations.besideKeys(m_grid.fonts.names); }

    /// Makes the tokens a little smaller where that lets all of them stand.
    /// @return whether it did
    bool fitLabels()
    {
        if (m_settings.label_points || m_settings.label_every > 0) return false;
        const double pitch = m_grid.map.height() / static_cast<double>(std::max<qsizetype>(1, m_queries.tokens.size()));
        const double points = m_grid.fonts.tokens.pointSizeF();
        const double fits = points * pitch / TokenLabels::leastPitch(m_grid.fonts.tokens, ruler());
        // Smaller labels leave more room to the map, and so to themselves.
        if (fits >= points || fits < 0.88 * smallestReadable) return false;
        // In quarters of a point, so that figures of about one size have one size of text.
        m_grid.fonts.tokens.setPointSizeF(std::max(smallestReadable, std::floor(fits * 4) / 4));
        m_queries.font = m_keys.font = m_grid.fonts.tokens;
        return true;
    }

    /// Small maps of many heads are larger without labels where only some tokens would have one.
    /// @return whether they go
    bool dropLabels()
    {
        if (!m_table || m_settings.label_every != 0 || m_settings.label_points || m_source.room.tokens != nullptr)
            return false;
        const double pitch = m_grid.map.height() / static_cast<double>(std::max<qsizetype>(1, m_queries.tokens.size()));
        const int stride = m_queries.readableStride(pitch, ruler());
        if (stride == 1) return false;
        m_queries.every = m_keys.every = static_cast<int>(core::noLabels);
        m_draft.warnings << Figure::tr("Maps so small have no token labels: there is room for one token in %1. Set "
                                       "how many tokens have a label (--label-every 1), or take a larger figure.")
                                .arg(stride);
        return true;
    }

    /// The height that a map has at least, so that it can be made out.
    double leastHeight() const { return unitsOf(m_grid.single() ? 8.2 : 3.2); }

    /// Maps of few keys and many queries are no wider than their labels and their height ask for.
    double widestMap(double room) const
    {
        const auto queries = static_cast<double>(std::max<qsizetype>(1, m_queries.tokens.size()));
        const auto keys = static_cast<double>(std::max<qsizetype>(1, m_keys.tokens.size()));
        if (queries <= thinnest * keys) return room;
        const double readable = TokenLabels::leastPitch(m_grid.fonts.tokens, ruler());
        const double high = m_settings.height_mm.value_or(m_grid.single() ? highestThin : 3 * narrowest);
        const double height = std::min(queries * readable, unitsOf(high));
        return std::min(room, std::max({1.2 * keys * readable, leastHeight(), height / thinnest}));
    }

    void layOut(double title)
    {
        MapsGrid& grid = m_grid;
        const double width = m_draft.page.size.width();
        const auto columns = static_cast<double>(grid.columns);
        const auto rows = static_cast<double>(grid.rows);
        const double name = lineHeight(grid.fonts.names);
        const bool single = grid.single();
        constexpr double narrow = 5;  // between rows and columns of a table alike
        grid.gapX = single ? 0 : (m_table ? narrow : std::max(4.0, 0.12 * width / columns / 2)) + besideRows();
        grid.gapY = single ? 0 : m_table ? narrow : 4;
        grid.above = captionHeight() + (m_keysAbove ? 0 : besideKeys());
        grid.left = edge + (m_settings.axis_names ? name + (m_table ? 8 : 3) : 0) + (m_table ? name + 3 : 0)
                    + m_queries.extent(1, ruler());
        const std::optional<MapFrame>& frame = m_source.frame;
        grid.beside = grid.left;
        if (frame) grid.left = std::max(grid.left, frame->left);
        grid.right = edge + barExtent();

        const auto queries = static_cast<double>(std::max<qsizetype>(1, m_queries.tokens.size()));
        const auto keys = static_cast<double>(std::max<qsizetype>(1, m_keys.tokens.size()));
        const auto mapWidth = [&] {
            return widestMap(std::max(8.0, (width - grid.left - grid.right - (columns - 1) * grid.gapX) / columns));
        };
        const double pitch = mapWidth() / keys;
        grid.right = std::max(grid.right, edge + m_keys.overhang(pitch, ruler()) - pitch / 2);
        if (!frame) grid.left = grid.beside = std::max(grid.left, edge + leadOf(m_keys, pitch));
        const double keyLabels = m_keys.extent(mapWidth() / keys, ruler());
        const bool named = m_settings.axis_names || (m_numbered && m_settings.voice.notes) || m_predict;
        grid.top = edge + title + (m_keysAbove ? keyLabels : 0) + (m_table ? name + 2 : 0);
        if (frame) grid.top = std::max(grid.top, frame->top - grid.above);
        const auto lines = static_cast<double>(m_notes.size());
        grid.bottom = edge + (named ? name + 4 : 0) + lines * name + (m_keysAbove ? besideKeys() : keyLabels)
                      + stripHeight() + barHeight();

        double cell = mapWidth() / keys;
        double around = grid.top + grid.bottom + rows * grid.above + (rows - 1) * grid.gapY;
        QSizeF& size = m_draft.page.size;
        std::optional<double> room;  // for a map's height
        if (m_settings.height_mm) room = std::max(8.0, (size.height() - around) / rows);
        const bool thin =
            std::max(queries, keys) > thinnest * std::min(queries, keys) || queries * cell < leastHeight();
        // Cells stay square: a figure that is too low gets smaller maps, one that is too high more white.
        if (room && !thin) {
            cell = std::min(cell, *room / queries);
            // Over smaller cells labels may stand upright, and are higher.
            if (const double higher = m_keys.extent(cell, ruler()) - keyLabels; higher > 0 && !frame) {
                (m_keysAbove ? grid.top : grid.bottom) += higher;
                around += higher;
                *room = std::max(8.0, *room - higher / rows);
                cell = std::min(cell, *room / queries);
            }
        }
        if (frame && frame->cell > 0) cell = std::min(cell, frame->cell);
        grid.map = QSizeF(cell * keys, queries * (thin ? rowHeight(cell, room) : cell));
        if (!m_settings.height_mm) size.setHeight(around + rows * grid.map.height());
        const double content = grid.left + grid.right + columns * grid.map.width() + (columns - 1) * grid.gapX;
        // A map beside others begins where they begin.
        if (!frame)
            grid.shift = {std::max(0.0, (width - content) / 2),
                          std::max(0.0, (size.height() - around - rows * grid.map.height()) / 2)};
        const QRectF first = grid.mapRect(0, 0);
        m_draft.frame = MapFrame{first.left() - grid.shift.x(), first.top() - grid.shift.y(), cell,
                                 static_cast<int>(grid.columns * grid.rows)};
    }

    /// The height of a letter and a name over each map.
    double captionHeight() const
    {
        return m_grid.single() || (m_table && !m_lettered) ? 0 : lineHeight(m_grid.fonts.tokens) + 2;
    }

    /// For a map so long and thin that rows of square cells could not be told apart, or that no page would hold.
    double rowHeight(double cell, const std::optional<double>& room) const
    {
        const auto queries = static_cast<double>(std::max<qsizetype>(1, m_queries.tokens.size()));
        const double width = cell * static_cast<double>(std::max<qsizetype>(1, m_keys.tokens.size()));
        constexpr double widest = 0.75;  // a map's height, in its widths
        const double readable = TokenLabels::leastPitch(m_grid.fonts.tokens, ruler());
        const double high = room.value_or(unitsOf(m_grid.single() ? highestThin : 3 * narrowest));
        double row = queries * cell < width ? std::max(cell, std::min(readable, widest * width / queries))
                                            : std::min({cell, high / queries, std::max(readable, width / queries)});
        row = std::max(row, leastHeight() / queries);
        return room ? std::min(row, *room / queries) : row;
    }

    /// @param pooled  a note about pooled cells, or nothing
    void setNotes(const QString& pooled)
    {
        m_said = m_maps.notes;
        if (!pooled.isEmpty()) m_said << pooled;
        // What a colour stands for is said in any case: these are not the cells of the data.
        const QStringList said = m_settings.voice.notes ? m_said : QStringList(pooled);
        m_notes = linesOf(said, m_grid.fonts.names, blankPage(m_settings).size.width() - 2 * edge);
    }

    /// Cells that a map has, and those that its paper shows.
    PrintedCells cells() const { return {m_queries.tokens.size(), m_keys.tokens.size()}; }
    PrintedCells printed() const
    {
        return m_settings.map.exact || m_trace.isLong() ? cells() : printedCells(m_grid.map, cells());
    }

    /// Says how many cells each colour stands for.
    /// @return whether that takes another number of lines than before
    bool notePooling()
    {
        const qsizetype before = m_notes.size();
        m_draft.pools = printed() != cells();
        setNotes(m_draft.pools ? pooledNote(m_settings.map.pooled_by, cells(), printed()) : QString());
        return m_notes.size() != before;
    }

    void takeHeads()
    {
        const double dpi = m_settings.map.exact ? m_settings.dpi : std::min(m_settings.dpi, core::seenDpi);
        const QSizeF dots = m_grid.map * (dpi / unitsPerInch);
        const auto blocks = [](qsizetype all, double room) {
            const Index most = std::clamp(qRound(room), 1, mostCells);
            return static_cast<int>(wholeBlocks(std::max<Index>(1, all), most));
        };
        const QSize most(blocks(m_keys.tokens.size(), dots.width()), blocks(m_queries.tokens.size(), dots.height()));
        if (m_maps.isLate)
            for (const core::HeadAddress& address : m_maps.addresses)
                m_maps.heads.push_back(m_trace.isLong() ? longHeadMap(m_source, address, m_settings, most, m_stop)
                                                        : oneOfMany(address));
        // Scores from elsewhere are no weights.
        if (m_trace.range == std::pair(0.0F, 1.0F) || isMixing()) m_key.name = keyName();
        const bool usual = m_settings.lowest == 0 && m_settings.highest == 1;
        if (isMixing() && m_settings.hasUsualRange()) {
            m_key.style.highest = farthest(m_maps);
            m_key.style.lowest = -m_key.style.highest;
            return;
        }
        if (usual && (m_trace.isLong() || m_maps.unbounded)) m_key.style.highest = ownEnd(m_maps);
    }

    /// Whether maps were pooled as they were read.
    bool arePooled() const { return m_maps.isLate && !m_trace.isLong(); }

    /// A map's drawing, without its numbers.
    HeadMap oneOfMany(const core::HeadAddress& address) const
    {
        if (m_stop.stop_requested()) throw core::Stopped{};
        HeadMap head = headMap(m_trace, address, m_settings.count_from, m_settings.map.pooled_by);
        if (m_draft.pools) head.cells = pooledCells(*head.cells, printed().rows, printed().cols);
        head.values.reset();
        return head;
    }

    /// The numbers of a head of which only the drawing was kept.
    std::function<std::shared_ptr<const core::Matrix>()> numbersOf(const core::HeadAddress& address) const
    {
        return [trace = m_source.traces.front(), address, from = m_settings.count_from] {
            return headMap(*trace, address, from).values;
        };
    }

    /// The colours' meaning.
    QString keyName() const
    {
        const QString name = weightName(m_settings, m_maps.heads.front());
        const QString usual = Figure::tr("attention weight");
        // The colours' range and curve follow the name of the quantity.
        return m_maps.quantity.isEmpty() || !name.startsWith(usual) ? name : m_maps.quantity + name.mid(usual.size());
    }

    void addMaps()
    {
        for (std::size_t i = 0; i < m_maps.heads.size(); ++i) {
            const QRectF rect = m_grid.mapRect(m_grid.columnOf(i), m_grid.rowOf(i));
            HeadMap& head = m_maps.heads[i];
            if (const QString name = nameOf(i); !name.isEmpty()) head.title = name;
            addMap(m_draft.page, m_settings, m_room.shown(rect, m_maps), std::move(head.cells), m_key.style,
                   numberOf(head));
            FigurePage::Map& map = m_draft.page.maps.back();
            map.minuses = isMixing();
            map.address = head.address;
            map.title = head.title;
            map.layer = head.layer;
            map.border = m_maps.border;
            map.queries = m_maps.rows.labels.size();
            map.keys = m_maps.keys.size();
            if (m_grid.columnOf(i) == 0)
                m_draft.page.addLabels(m_room.shown(m_queries, m_maps.rows.labels, m_settings), rect,
                                       m_queries.tokens.size());
            // The last of each column has the labels.
            if (i + static_cast<std::size_t>(m_grid.columns) >= m_maps.heads.size())
                m_draft.page.addLabels(m_room.shown(m_keys, m_maps.keys, m_settings), rect, m_keys.tokens.size());
            if (head.values != nullptr || arePooled())
                m_draft.tables.push_back({head.title, head.address, m_maps.whole_rows, m_maps.whole_keys, head.values,
                                          head.layer, m_predict, m_maps.row_places});
            if (arePooled()) m_draft.tables.back().later = numbersOf(head.address);
        }
        giveRanges();
    }

    void giveRanges()
    {
        std::vector<FigurePage::Map>& maps = m_draft.page.maps;
        std::vector<ColoredMap> colored;
        for (std::size_t i = 0; i < maps.size(); ++i)
            colored.push_back({m_maps.heads[i].address, maps[i].cells, maps[i].style, m_maps.chosen_row});
        m_oneRange = setRanges(m_settings, colored);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            maps[i].cells = std::move(colored[i].cells);
            maps[i].style = colored[i].style;
        }
    }

    /// The numbers in a head's cells; nothing where a cell stands for several weights.
    std::function<QString(Index, Index)> numberOf(const HeadMap& head) const
    {
        if (head.values == nullptr || !m_settings.values) return {};
        return [values = head.values, settings = m_settings, signs = isMixing()](Index query, Index key) {
            const float value = (*values)(query, key);
            return signs ? signedCellText(settings, value) : cellText(settings, value);
        };
    }

    void addBar()
    {
        if (!m_settings.color_bar) return;
        const QRectF maps = m_grid.all();
        m_key.style = m_draft.page.maps.front().style;
        if (!m_oneRange) {
            m_key.lowest = Figure::tr("lowest");
            m_key.highest = Figure::tr("highest");
        }
        for (const FigurePage::Map& map : m_draft.page.maps) sayClips(m_key, *map.cells);
        if (isBarBelow()) {
            m_key.flat = true;
            m_key.room = m_draft.page.size.width() - 2 * edge;
            const double length = std::min(maps.width(), longestFlatBar);
            const double top = m_draft.page.size.height() - edge - m_grid.shift.y() - barHeight() + barGap / 2;
            m_draft.page.bars.push_back({m_key, QRectF(maps.center().x() - length / 2, top, length, barWidth)});
            return;
        }
        // A name longer than that is cut.
        const double longest = 1.7 * maps.height();
        if (m_settings.bar.label.empty() && m_key.name == Figure::tr("attention weight"))
            if (const QString fits = fitting({m_key.name, Figure::tr("weight")}, m_key.text, longest); !fits.isEmpty())
                m_key.name = fits;
        m_draft.page.bars.push_back(
            {m_key, QRectF(maps.right() + besideRows() + barGap, maps.top(), barWidth, maps.height())});
    }

    QString nameOf(std::size_t map) const { return m_names.value(static_cast<qsizetype>(map)); }

    void addAnnotations()
    {
        for (std::size_t i = 0; i < m_draft.page.maps.size(); ++i)
            m_annotations.add(m_draft.page, static_cast<Index>(i) + 1, m_draft.page.maps[i].rect, m_grid.fonts.names,
                              m_keysAbove ? Annotations::Braces::Below : Annotations::Braces::Above);
    }

    /// "layers and heads counted from 1"
    QString countingNote() const
    {
        return (m_maps.means ? Figure::tr("layers counted from %1") : Figure::tr("layers and heads counted from %1"))
            .arg(m_settings.count_from);
    }

    /// What a caption says besides, and the words of those who cannot see the maps.
    void takeNotes()
    {
        const core::MapLook::Cells cells = m_settings.map.cells;
        const bool ofModel = cells == core::MapLook::Cells::ModelHeads || cells == core::MapLook::Cells::PickedHeads;
        if (m_trace.model->info.head_names.empty() && m_names.isEmpty() && !ofModel) m_draft.notes << countingNote();
        constexpr std::size_t mostSaid = 4;
        const bool whole = m_maps.quantity.isEmpty() && !m_maps.isLate && m_maps.row_places.empty() && !m_maps.means;
        const bool said = whole && m_maps.addresses.size() <= mostSaid;
        m_draft.described = [trace = m_source.traces.front(), settings = m_settings, heads = m_source.session.heads,
                             addresses = said ? m_maps.addresses : std::vector<core::HeadAddress>(),
                             rows = m_maps.all_rows, keys = m_maps.all_keys] {
            return headSentences(*trace, addresses, heads, settings) + writtenSentences(settings, rows, keys);
        };
    }

    static QStringList headSentences(const core::Trace& trace, const std::vector<core::HeadAddress>& addresses,
                                     const core::HeadsSettings& heads, const FigureSettings& settings)
    {
        QStringList said;
        for (const core::HeadAddress& address : addresses) {
            try {
                const core::HeadDescription facts = core::describedHead(trace, address, heads.rows);
                QStringList one =
                    headDescription({trace, address, heads, settings.map.rows, settings.count_from}, facts);
                if (addresses.size() == 1) one.removeFirst();  // the caption has the head's name
                said += one;
            } catch (const core::Error&) {
                return {};  // the caption stands for what cannot be measured
            }
        }
        return said;
    }

    /// What was written onto the maps by hand.
    static QStringList writtenSentences(const FigureSettings& settings, const QStringList& rows,
                                        const QStringList& keys)
    {
        QStringList written;
        for (const core::Annotation& one : core::annotationsIn(settings.voice.annotations))
            written << annotationWords(one, rows, keys);
        return written.isEmpty() ? QStringList()
                                 : QStringList(Figure::tr("Annotations: %1.").arg(written.join(QStringLiteral("; "))));
    }

    /// A head's name, shortened to fit over its map.
    QString shortTitle(const HeadMap& head, double room) const
    {
        const QFont& font = m_grid.fonts.tokens;
        if (!m_numbered) return TextMetrics(font, ruler()).elidedText(head.title, Qt::ElideRight, room);
        if (m_maps.means) return fitting({head.title, Figure::tr("L%1").arg(head.layer)}, font, room);
        const Index number = head.address.head + m_settings.count_from;
        if (head.off)
            return fitting({head.title, Figure::tr("L%1 · H%2 (off)").arg(head.layer).arg(number),
                            Figure::tr("L%1H%2 off").arg(head.layer).arg(number)},
                           font, room);
        return fitting({head.title, Figure::tr("L%1 · H%2").arg(head.layer).arg(number),
                        Figure::tr("L%1H%2").arg(head.layer).arg(number)},
                       font, room);
    }

    /// The letter of a map that is alone: it will stand beside others in a paper.
    /// @return how much height it takes
    double addOwnLetter()
    {
        if (!m_grid.single() || letterOf(m_settings, 0).isEmpty()) return 0;
        const double line = lineHeight(m_grid.fonts.names);
        const double above = m_settings.title.empty() ? 0 : m_draft.page.texts.back().rect.bottom() - edge + 4;
        addLetter(m_draft.page, m_settings, m_grid.fonts, QRectF(edge, edge + above, line, line), 0);
        return line + 2;
    }

    /// Over a map: its letter and, where rows and columns do not say it, its head.
    void addCaption(std::size_t place)
    {
        const QRectF map = m_draft.page.maps[place].rect;
        QRectF rect(map.left(), map.top() - m_grid.above, map.width() + m_grid.gapX - 2, captionHeight() - 2);
        if (m_lettered) rect.setLeft(rect.left() + addLetter(m_draft.page, m_settings, m_grid.fonts, rect, place));
        if (m_table) return;
        m_draft.page.addText(m_grid.fonts.tokens, m_draft.page.colors->text, rect, Qt::AlignLeft,
                             shortTitle(m_maps.heads[place], rect.width()));
    }

    /// Layers beside their rows and heads over their columns, instead of both over each map.
    void addTableHeads()
    {
        const QFont& font = m_grid.fonts.names;
        const QColor& color = m_draft.page.colors->text;
        const double line = lineHeight(font);
        for (Index column = 0; column < m_grid.columns; ++column) {
            const QRectF map = m_grid.mapRect(column, 0);
            const Index number = column + m_settings.count_from;
            const double room = map.width() + m_grid.gapX;
            m_draft.page.addText(
                font, color, QRectF(map.center().x() - room / 2, map.top() - m_grid.above - line - 2, room, line),
                Qt::AlignHCenter, fitting({Figure::tr("head %1").arg(number), QString::number(number)}, font, room));
        }
        const double x = m_grid.mapRect(0, 0).left() - m_queries.extent(1, ruler()) - line - 3;
        for (Index row = 0; row < m_grid.rows; ++row) {
            const QRectF map = m_grid.mapRect(0, row);
            const Index layer = m_maps.heads[static_cast<std::size_t>(row * m_grid.columns)].layer;
            const double room = map.height() + m_grid.gapY;
            m_draft.page.addText(font, color, QRectF(x, map.center().y() - room / 2, line, room), Qt::AlignHCenter,
                                 fitting({Figure::tr("layer %1").arg(layer), QString::number(layer)}, font, room),
                                 true);
        }
    }

    void addLetters()
    {
        if (stripHeight() == 0) return;
        const QRectF map = m_draft.page.maps.front().rect;
        const double pitch = map.width() / static_cast<double>(std::max<qsizetype>(1, m_maps.keys.size()));
        const LetterStrip::Shapes shapes = m_maps.letters.shapes({.top = m_grid.mapRect(0, 0).bottom() + lettersGap,
                                                                  .first = map.left(),
                                                                  .pitch = pitch,
                                                                  .left = map.left(),
                                                                  .right = map.right()},
                                                                 TextMetrics(m_grid.fonts.tokens, ruler()));
        const Palette& colors = *m_draft.page.colors;
        for (std::size_t i = 0; i < shapes.bars.size(); ++i)
            m_draft.page.boxes.push_back({shapes.bars[i], shapes.colorOf(i, colors.accent)});
        for (const QRectF& tick : shapes.ticks) m_draft.page.boxes.push_back({tick, colors.text});
        for (const auto* words : {&shapes.letters, &shapes.times})
            for (const LetterStrip::Word& word : *words)
                m_draft.page.addText(m_grid.fonts.tokens, colors.text, word.rect, Qt::AlignHCenter, word.text);
    }

    void addNames()
    {
        const Palette& colors = *m_draft.page.colors;
        const QRectF maps = m_grid.all();
        for (std::size_t i = 0; captionHeight() > 0 && i < m_maps.heads.size(); ++i) addCaption(i);
        if (m_table) addTableHeads();
        const double height = lineHeight(m_grid.fonts.names);
        const bool across = m_trace.model->info.block == core::AttentionBlock::Cross;
        const QString predicting = predictingAxisName(m_trace.model->info, m_grid.fonts.names, maps.height());
        QStringList below;
        if (m_predict && (predicting.isEmpty() || !m_settings.axis_names))
            below << readingNote(m_trace, m_settings.map.rows);
        if (m_settings.axis_names)
            below << fitting({across ? Figure::tr("source token (attended to)") : Figure::tr("key (attended to)"),
                              across ? Figure::tr("source") : Figure::tr("key")},
                             m_grid.fonts.names, maps.width());
        if (m_numbered && m_settings.voice.notes) below << countingNote();
        const double pitch = m_grid.map.width() / static_cast<double>(std::max<qsizetype>(1, m_keys.tokens.size()));
        const double labels = m_keysAbove ? stripHeight() + besideKeys() : m_keys.extent(pitch, ruler());
        const double notes = height * static_cast<double>(m_notes.size());
        const double end =
            m_source.frame ? 0 : m_draft.page.size.height() - edge - height - notes - m_grid.shift.y() - barHeight();
        const double y = std::max(end, maps.bottom() + labels + (m_source.frame ? 4 : 0));
        addNotes(y + (below.isEmpty() ? 0 : height));
        m_draft.page.addText(m_grid.fonts.names, colors.text, QRectF(maps.left(), y, maps.width(), height),
                             Qt::AlignHCenter, below.join(Figure::tr(" · ")));
        if (!m_settings.axis_names) return;
        addHatchName(y, maps.center().x()
                            + TextMetrics(m_grid.fonts.names, ruler()).horizontalAdvance(below.join(Figure::tr(" · ")))
                                  / 2);
        m_draft.page.addText(
            m_grid.fonts.names, colors.text,
            QRectF(maps.left() - m_grid.beside + edge, maps.top(), height, maps.height()), Qt::AlignHCenter,
            m_predict ? predicting
                      : fitting({across ? Figure::tr("target token (attending)") : Figure::tr("query (attending)"),
                                 across ? Figure::tr("target") : Figure::tr("query")},
                                m_grid.fonts.names, maps.height()),
            true);
    }

    /// Says in the line of the keys' name what is hatched, where there is room at the right of it.
    /// @param from  where that name ends
    void addHatchName(double y, double from)
    {
        const auto hides = [](const FigurePage::Map& map) { return map.cells->anyHidden(); };
        if (std::ranges::none_of(m_draft.page.maps, hides)) return;
        const QFont& font = m_grid.fonts.names;
        const double end = m_draft.page.size.width() - edge, room = end - from - 2 * font.pointSizeF();
        m_draft.page.addText(font, m_draft.page.colors->text, QRectF(end - room, y, room, lineHeight(font)),
                             Qt::AlignRight, fitting({Figure::tr("hatched: hidden")}, font, room));
    }

    /// Writes the cells' meaning in the page's middle.
    void addNotes(double y)
    {
        const double height = lineHeight(m_grid.fonts.names);
        for (const QString& line : m_notes) {
            m_draft.page.addText(m_grid.fonts.names, m_draft.page.colors->text,
                                 QRectF(edge, y, m_draft.page.size.width() - 2 * edge, height), Qt::AlignHCenter, line);
            y += height;
        }
    }

    const FigureSource& m_source;
    const core::Trace& m_trace;
    const FigureSettings& m_settings;
    std::stop_token m_stop;
    PageMaps m_maps;
    MapRoom m_room;
    Annotations m_annotations;
    QStringList m_names;  ///< of the maps, as the settings say; none: their heads' own
    QStringList m_said;   ///< notes about the maps
    QStringList m_notes;  ///< the same, line by line
    TokenLabels m_queries;
    TokenLabels m_keys;
    ColorKey m_key;
    MapsGrid m_grid;
    Draft m_draft;
    bool m_table = false;      ///< a row for each layer and a column for each head
    bool m_keysAbove = false;  ///< the keys' labels stand over the map
    bool m_lettered = false;
    bool m_numbered = false;  ///< maps are named by layer and head numbers
    bool m_predict = false;   ///< rows are called after the tokens that they predict
    bool m_oneRange = true;
};

}  // namespace

Draft mapsFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    return MapsPage(source, settings, stop).draft();
}

}  // namespace figure_layout
