#pragma once

#include "ui/plot/figure/figure_layout.h"

namespace figure_layout {

/// The look of a series of a chart, wherever it is drawn.
struct SeriesLook {
    QColor color;
    Chart::Marker marker = Chart::Marker::Disc;
    QVector<qreal> dashes = {};
};
/// How several series look, which differ by more than their colours.
std::vector<SeriesLook> seriesLooks(std::size_t count, const Palette& colors);
/// Weaker, for areas behind lines.
QColor faint(const QColor& color);

/// An entry of a chart's key.
struct KeyEntry {
    enum class Look { Line, Bars, Points };

    QString words;
    SeriesLook series;
    Look look = Look::Line;
};

/// A page with charts while it is put together: title, headline and key above, notes below, and the room between.
class ChartSheet {
public:
    explicit ChartSheet(const core::FigureSettings& settings);

    FigurePage& page() { return m_draft.page; }
    const Palette& colors() const { return *m_draft.page.colors; }
    const Fonts& fonts() const { return m_fonts; }
    double line() const { return m_line; }
    double width() const { return m_draft.page.size.width() - 2 * edge; }

    /// Adds a headline, on as many lines as it needs.
    void addHeadline(const QString& words);
    void addKey(const std::vector<KeyEntry>& entries);
    /// Belongs in the caption; stands below the charts where the settings want it.
    void addNote(const QString& words);
    void addTable(FigureTable table) { m_draft.tables.push_back(std::move(table)); }
    void addWarning(const QString& words) { m_draft.warnings << words; }

    /// The room between; `high` where the page's height is open.
    QRectF room(double high);
    /// A chart with its numbers and names within a rectangle.
    /// @return where it lies now; until the next one is added
    Chart& addChart(Chart chart, const QRectF& room);
    /// @param bottom  of the content in the room
    Draft finish(double bottom, const QString& description);

private:
    double notesHeight() const;

    const core::FigureSettings& m_settings;
    Fonts m_fonts;
    double m_line;
    double m_top;
    QStringList m_notes;  ///< lines below the charts
    Draft m_draft;
};

/// The lines' width in figures.
inline constexpr double seriesWidth = 1.3;
/// The height of a chart whose height is open, in millimetres.
inline constexpr double highestChart = 75;

}  // namespace figure_layout
