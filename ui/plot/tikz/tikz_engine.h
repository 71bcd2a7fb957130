#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include "ui/plot/pdf/indexed_pictures.h"
#include "ui/plot/text/plain_text.h"

#include <map>
#include <utility>
#include <vector>

/// Writes what is painted as commands of TikZ (Till Tantau, “The TikZ and PGF Packages”, 3.1): paths and nodes. Images
/// become one picture in a file beside it, where there may be one, else rectangles. Units are 1/96 inch from the upper
/// left corner.
class TikzEngine final : public QPaintEngine, public WholeTexts {
public:
    TikzEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    bool begin(QPaintDevice* device) override;
    bool end() override;
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override;
    void drawRects(const QRectF* rects, int count) override;
    void drawRects(const QRect* rects, int count) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& part) override;
    /// Gathers images for a file of this name, which the commands include.
    void keepPictures(const QByteArray& file) { m_file = file; }
    /// Gathered, or written as rectangles: one for each run of equal pixels, up to mostShapes.
    void drawImage(const QRectF& rect, const QImage& image, const QRectF& part, Qt::ImageConversionFlags) override;
    void drawTextItem(const QPointF& place, const QTextItem& item) override;
    void drawWholeText(const QRectF& rect, Qt::Alignment alignment, double baseline, const QString& text) override;

    /// The picture's commands, and the definitions of the colours that they name.
    QByteArray commands() const;
    const QByteArray& colors() const { return m_colors; }
    /// All images in their places; null where there is none.
    QImage picture() const;
    /// More shapes of all kinds do not fit into TeX's memory.
    static constexpr qint64 mostShapes = 20'000;
    bool isTooMuch() const { return m_shapes > mostShapes; }
    /// Characters that pdfTeX shows as boxes.
    const QString& lacking() const { return m_lacking; }

private:
    QByteArray nameOf(const QColor& color);
    QByteArray fillOptions();
    QByteArray drawOptions();
    /// Appends to the command before where that has the same options.
    void add(const QByteArray& command, const QByteArray& path);
    void flush();
    QByteArray rectangle(const QRectF& rect) const;
    QByteArray pathOf(const QPainterPath& path) const;
    QRectF picturesRect() const;
    void putText(const QPointF& place, const char* anchor, const QFont& font, const QString& text);

    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1;
    QPainterPath m_clip;
    std::map<QRgb, QByteArray> m_names;
    QByteArray m_colors, m_commands;
    QByteArray m_open, m_paths;  ///< a command that may grow
    int m_joined = 0;            ///< paths in it
    qint64 m_shapes = 0;
    QByteArray m_file;  ///< file of the pictures; empty: none
    std::vector<std::pair<QRectF, QImage>> m_pictures;
    QString m_lacking;
};

/// A page for the engine.
class TikzDevice final : public QPaintDevice, public FewCells {
public:
    /// @param file  for pictures; empty: there is none
    explicit TikzDevice(const QSizeF& units, const QByteArray& file = {}) : m_units(units), m_withFile(!file.isEmpty())
    {
        m_engine.keepPictures(file);
    }

    /// Labels and lines need room in TeX's memory too.
    long long mostCells() const override { return m_withFile ? 12'000 : TikzEngine::mostShapes; }

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const TikzEngine& engine() const { return m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_units;
    bool m_withFile;
    mutable TikzEngine m_engine;
};
