#pragma once

#include <QSizeF>
#include <QStringList>

#include "core/model/pass/trace.h"
#include "core/session/session.h"
#include "ui/plot/heat/long_pictures.h"
#include "ui/plot/page/figure_page.h"

/// What a figure is made from: what was asked, and what came out of it.
struct FigureSource {
    core::Session session;                                   ///< its focus, comparison and texts
    std::vector<std::shared_ptr<const core::Trace>> traces;  ///< [runs]; null where nothing was computed
    /// Of the first run; accounts need what its encoder computed beside its decoder. Null: the same as the first trace.
    std::shared_ptr<const core::Trace> whole = {};
    /// Pictures of long maps, which several figures of the source may show.
    std::shared_ptr<LongPictures> pictures = std::make_shared<LongPictures>();

    /// One run alone.
    static FigureSource of(std::shared_ptr<const core::Trace> trace, core::Index item = 0);
};

/// A table of numbers behind a figure, as CSV and NPY write it.
struct FigureTable {
    QString title;                               ///< "layer 3 · head 2", "A − B", "scores Q Kᵀ"
    std::optional<core::HeadAddress> address;    ///< of a head's map
    QStringList rows;                            ///< the queries' tokens, as the vocabulary spells them
    QStringList columns;                         ///< the keys' tokens; empty where columns are dimensions
    std::shared_ptr<const core::Matrix> values;  ///< as they were computed; hidden weights are 0
    core::Index layer = 0;                       ///< what a head's layer is called, counted as the settings say
    bool rows_predict = false;                   ///< rows are called after the tokens that they predict
    std::vector<core::Index> row_places = {};    ///< of rows that are some of all, from 0
    bool summary = false;                        ///< says what the other tables come to; NPY leaves it out
};

/// A table of a calculation that a figure of steps can show.
struct FigureStage {
    core::Stage stage;
    QString title;
    bool usual = false;  ///< shown where nobody chose

    friend bool operator==(const FigureStage&, const FigureStage&) = default;
};

/// A figure ready to be drawn, the same on any paint device: maps of one or many heads, a head's mask, its steps, a
/// comparison, a picture with the weights of one query over it, or tokens joined by lines. May be made and drawn on any
/// thread.
class Figure {
public:
    /// Gathers what the settings ask for; computes nothing but stages that the Trace did not keep, and pictures of maps
    /// that are too long for stages, which may take seconds.
    ///
    /// @throws core::Error{OutOfRange} naming the layer or head that the model does not have, Error{Missing} naming
    /// what is not there to be drawn, Error{TooLong} for what a long map has no room for, core::Stopped
    Figure(const FigureSource& source, core::FigureSettings settings, std::stop_token stop = {});

    /// In millimetres; the height follows from the content unless the settings give it.
    QSizeF size() const;

    /// Of the smallest text on the page, in points.
    double smallestText() const;

    /// Whether every map is made of rectangles in PDF and SVG; larger ones are lossless images there.
    bool isVector() const;

    /// Whether maps have more cells than dots of fine print, and one for each dot instead.
    bool isPooled() const { return m_pooled; }

    /// Draws it into a rectangle of `size()` at the painter's origin, where 96 painter units are one inch.
    void paint(QPainter& painter, Medium medium) const;

    /// Where a cell of the map of a head lies on the page, in millimetres; empty if the figure has no such map.
    QRectF cellRect(const core::HeadAddress& address, core::Index query, core::Index key) const;

    const core::FigureSettings& settings() const { return m_settings; }
    const QString& description() const { return m_description; }
    /// What should be known before it is printed, a sentence each: labels that were left out, text that is too small, a
    /// page that is too high, fonts that are not there.
    const QStringList& warnings() const { return m_warnings; }
    /// Of steps: all tables that this calculation has, whether they are shown or not.
    const std::vector<FigureStage>& stages() const { return m_stages; }
    const std::vector<FigureTable>& tables() const { return m_tables; }

private:
    core::FigureSettings m_settings;
    FigurePage m_page;
    std::vector<FigureTable> m_tables;
    QString m_description;
    QStringList m_warnings;
    std::vector<FigureStage> m_stages;
    bool m_pooled = false;
};

/// How many heads' maps a figure of these settings shows, and of which heads.
std::vector<core::HeadAddress> headsOf(const core::Trace& trace, core::Index item,
                                       const core::FigureSettings& settings);
