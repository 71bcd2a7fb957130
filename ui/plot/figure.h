#pragma once

#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include "core/model/head_stages.h"
#include "core/session/session.h"
#include "ui/plot/heat_data.h"
#include "ui/plot/heat_image.h"

class QCPPainter;
class QCustomPlot;

/// A figure ready to be drawn: maps of one or many heads with tokens and one colour bar, the same on any paint device.
class Figure {
public:
    /// Gathers what the settings ask for; computes nothing but stages that the Trace did not keep.
    ///
    /// @param trace  finished, with at least one token
    /// @throws core::Error{OutOfRange} naming the layer or head that the model does not have
    Figure(const core::Trace& trace, core::Index item, core::FigureSettings settings);

    /// In millimetres; the height follows from the content unless the settings give it.
    QSizeF size() const;

    /// Draws it into a rectangle of `size()` at the painter's origin, where 96 painter units are one inch.
    /// @param vector  cells as rectangles and text as text (PDF, SVG) instead of device pixels
    void paint(QCPPainter& painter, bool vector) const;

    /// Where a cell of the map of a head lies on the page, in millimetres; empty if the figure has no such map.
    QRectF cellRect(const core::HeadAddress& address, core::Index query, core::Index key) const;

    const core::FigureSettings& settings() const { return m_settings; }
    const QString& description() const { return m_description; }

private:
    struct Map {
        core::HeadAddress address;
        QString title;
        std::shared_ptr<const HeatData> data;
    };
    struct Layout;

    Layout layOut() const;
    const Palette& theme() const;
    QColor ground() const;
    HeatStyle styleOf(const Map& map, HeatStyle shared) const;
    void addPanel(QCustomPlot& plot, const Layout& layout, std::size_t index, const HeatStyle& shared) const;
    void addColorBar(QCustomPlot& plot, const Layout& layout, const HeatStyle& shared) const;
    void paintTexts(QCPPainter& painter, const Layout& layout, bool vector) const;
    QString mapTitle(const core::ModelInfo& info, const core::HeadAddress& address) const;

    core::FigureSettings m_settings;
    std::vector<Map> m_maps;  ///< row after row
    core::Index m_columns = 1;
    QStringList m_queries;
    QStringList m_keys;
    bool m_numbered = false;  ///< maps are named by layer and head numbers
    QString m_description;
};
