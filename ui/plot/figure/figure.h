#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include "core/model/pass/trace.h"
#include "core/session/session.h"
#include "ui/plot/chart/head_numbers.h"
#include "ui/plot/figure/figure_room.h"
#include "ui/plot/heat/long_pictures.h"
#include "ui/plot/page/figure_page.h"

#include <functional>

namespace figure_layout {
struct Draft;
}

/// Where the maps of a figure lie, in units of 1/96 inch.
struct MapFrame {
    double left = 0;  ///< left of the first map
    double top = 0;
    double cell = 0;  ///< side of a map's cells; 0: as large as there is room
    int maps = 1;
};

/// The material of a figure: the session, and its computed traces.
struct FigureSource {
    core::Session session;                                   ///< its focus, comparison and texts
    std::vector<std::shared_ptr<const core::Trace>> traces;  ///< [runs]; null where nothing was computed
    /// The first run's whole trace; accounts need the encoder's trace beside the decoder's. Null: the same as the first
    /// trace.
    std::shared_ptr<const core::Trace> whole = {};
    /// Pictures of long maps, which several figures of the source may show.
    std::shared_ptr<LongPictures> pictures = std::make_shared<LongPictures>();
    /// Where its maps begin at least, and how large their cells may be, beside other figures of a page.
    std::optional<MapFrame> frame = {};
    FigureRoom room = {};  ///< room of a film's frame
    /// [runs] as they were computed, whichever part is shown: patches take numbers from them when the first run's heads
    /// are knocked out. May be shorter.
    std::vector<std::shared_ptr<const core::Trace>> computed = {};
    /// Heads' numbers, which several figures of the source may show.
    std::shared_ptr<HeadNumbers> numbers = std::make_shared<HeadNumbers>();

    /// One run alone.
    static FigureSource of(std::shared_ptr<const core::Trace> trace, core::Index item = 0);
};

/// A table of numbers behind a figure, as CSV and NPY write it.
struct FigureTable {
    QString title;                               ///< "layer 3 · head 2", "A − B", "scores Q Kᵀ"
    std::optional<core::HeadAddress> address;    ///< address of a head's map
    QStringList rows;                            ///< the queries' tokens, as the vocabulary spells them
    QStringList columns;                         ///< the keys' tokens; empty where columns are dimensions
    std::shared_ptr<const core::Matrix> values;  ///< as computed; hidden weights are 0; null: see `later`
    core::Index layer = 0;                       ///< the number of the head's layer, counted as the settings say
    bool rows_predict = false;                   ///< rows are called after the tokens that they predict
    std::vector<core::Index> row_places = {};    ///< places of rows that are some of all, from 0
    bool summary = false;                        ///< sums up the other tables; NPY leaves it out
    /// Computes the numbers of one of many large maps, which take too much memory to be kept for display.
    std::function<std::shared_ptr<const core::Matrix>()> later = {};

    /// Never null. To be asked once and kept as long as it is read.
    std::shared_ptr<const core::Matrix> numbers() const { return values != nullptr ? values : later(); }
    /// Rows and columns, without computing any numbers.
    std::pair<core::Index, core::Index> shape() const
    {
        return values != nullptr ? std::pair{values->rows(), values->cols()}
                                 : std::pair{core::Index{rows.size()}, core::Index{columns.size()}};
    }
    core::Index size() const { return shape().first * shape().second; }
};

/// A table of a calculation that a figure of steps can show.
struct FigureStage {
    core::Stage stage;
    QString title;
    bool usual = false;  ///< shown by default

    friend bool operator==(const FigureStage&, const FigureStage&) = default;
};

/// A figure ready to be drawn, the same on any paint device: maps of one or many heads, a head's mask, its steps, a
/// comparison, a picture with the weights of one query over it, tokens joined by lines, or a chart of heads. May be
/// made and drawn on any thread.
class Figure {
    Q_DECLARE_TR_FUNCTIONS(Figure)

public:
    /// Gathers what the settings ask for; computes nothing but stages that the Trace did not keep, pictures of maps
    /// that are too long for stages, and what charts say of heads: seconds, and of knock-outs a pass for each head.
    ///
    /// @throws core::Error{OutOfRange} naming the layer or head that the model does not have, Error{Missing} naming
    /// what is not there to be drawn, Error{TooLong} for what a long map has no room for, core::Stopped
    Figure(const FigureSource& source, core::FigureSettings settings, std::stop_token stop = {});
    /// One that is laid out already.
    /// @param settings  its size, colours and resolution
    Figure(core::FigureSettings settings, figure_layout::Draft draft);

    /// In millimetres; the height follows from the content unless the settings give it.
    QSizeF size() const;

    /// The size of the smallest text on the page, in points.
    double smallestText() const;

    /// Whether every map is made of rectangles in PDF and SVG; larger ones are lossless images there.
    bool isVector() const;

    /// Whether maps have more cells than dots of fine print, and one for each dot instead.
    bool isPooled() const { return m_pooled; }

    /// Draws it into a rectangle of `size()` at the painter's origin, where 96 painter units are one inch.
    void paint(QPainter& painter, Medium medium) const;

    /// Where a cell of the map of a head lies on the page, in millimetres; empty if the figure has no such map.
    QRectF cellRect(const core::HeadAddress& address, core::Index query, core::Index key) const;

    FigureRanges ranges() const;
    /// Colours with other ends, for figures of several that share them; those of another number of maps stay.
    void setRanges(const FigureRanges& ranges);
    /// Where two numbers of a chart's axes meet on the page, in millimetres; nothing if there is no such chart.
    std::optional<QPointF> chartPoint(std::size_t chart, const QPointF& numbers) const;
    /// Where the cell of a head lies in a chart of layers × heads, in millimetres; empty if there is none.
    QRectF headRect(std::size_t chart, core::Index layer, core::Index head) const;

    const core::FigureSettings& settings() const { return m_settings; }
    const QString& description() const { return m_description; }
    /// A file name for it that tells no more than the page shows: its title, else the kind of figure.
    QString plainDescription() const;
    /// What belongs beside it on the page: its description and what its numbers mean, in whole sentences.
    QString caption() const;
    /// Its words for those who cannot see it: the settings' own, else the caption and what its maps show.
    QString alternative() const;
    /// What should be known before it is printed, a sentence each: labels that were left out, text that is too small, a
    /// page that is too high, fonts that are not there.
    const QStringList& warnings() const { return m_warnings; }
    /// For steps: all tables of this calculation, shown or not.
    const std::vector<FigureStage>& stages() const { return m_stages; }
    const std::vector<FigureTable>& tables() const { return m_tables; }
    const FigurePage& page() const { return m_page; }
    /// The frame of a figure of maps.
    const std::optional<MapFrame>& frame() const { return m_frame; }

private:
    void take(figure_layout::Draft draft);

    core::FigureSettings m_settings;
    FigurePage m_page;
    std::vector<FigureTable> m_tables;
    QString m_description;
    QStringList m_notes;
    std::function<QStringList()> m_described;
    QString m_changed;  ///< the changes from the model's own computation
    QStringList m_warnings;
    std::vector<FigureStage> m_stages;
    std::optional<MapFrame> m_frame;
    bool m_pooled = false;
};

/// Whether a figure is a chart of measures or of a comparison, and no map.
bool isChart(const core::FigureSettings& settings);

/// The heads whose maps a figure of these settings shows.
std::vector<core::HeadAddress> headsOf(const core::Trace& trace, core::Index item,
                                       const core::FigureSettings& settings);
