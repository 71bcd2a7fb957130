#pragma once

#include <qcustomplot.h>

#include "ui/plot/heat/map_panel.h"

/// The texts beside and under a map: its axes, the meaning of hatching, and the meaning of pixels.
class MapCaptions {
public:
    explicit MapCaptions(QCustomPlot* plot);

    /// Colour and letters as the theme has them.
    void giveTheme();

    /// @param across   keys are of another text
    /// @param predict  rows are called after the tokens that they predict
    void nameAxes(bool across, bool predict, bool mixes);
    void setHatched(bool hatched);
    void setVisible(bool visible);
    /// Sets the note, in as many lines as the plot's width needs.
    void setNote(const QString& note);

    /// @param queryLabels  their width
    /// @param strip        the height of what stands between the map and what is said below it
    void place(const QRectF& map, double queryLabels, double strip);
    double lineHeight() const;
    /// The lines of text under a map of this size.
    int lines(core::Index rows, core::Index cols) const;

private:
    QFontMetricsF metrics() const;
    QString wrapped(const QString& text) const;

    QCustomPlot* m_plot;
    QCPItemText* m_query;
    QCPItemText* m_key;
    QCPItemText* m_hatch;
    QCPItemText* m_note;
    bool m_isVisible = true;
    bool m_isHatched = false;
};

/// The cells behind a pixel where cells are smaller than it; empty where they are not.
/// @param weights  cells are weights
/// @param ratio    device pixels for each pixel
QString pixelNote(const MapPanel& panel, bool weights, double ratio);
