#pragma once

#include <QFontInfo>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QTransform>
#include <QWidget>

#include <vector>

/// A text that a widget wrote.
struct WrittenText {
    QString text = {};
    QPointF place = {};  ///< in the device's coordinates
    double pixels = 0;   ///< size of its font
};

/// Draws nothing, and remembers what was written.
class WritingEngine final : public QPaintEngine {
public:
    WritingEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override { m_transform = now.transform(); }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        texts.push_back({item.text(), m_transform.map(place), static_cast<double>(QFontInfo(item.font()).pixelSize())});
    }

    std::vector<WrittenText> texts;

private:
    QTransform m_transform;
};

/// What widgets that are rendered onto it write: device.texts(). What they draw as a picture is not heard of.
class WritingDevice final : public QPaintDevice {
public:
    /// @param like  its size and resolution are the device's
    explicit WritingDevice(const QWidget* like) : m_like(like) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<WrittenText>& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth: return m_like->width();
        case PdmHeight: return m_like->height();
        case PdmDpiX:
        case PdmPhysicalDpiX: return m_like->logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return m_like->logicalDpiY();
        case PdmDepth: return 32;
        case PdmNumColors: return 1 << 24;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return QPaintDevice::metric(which);
        }
    }

private:
    const QWidget* m_like;
    mutable WritingEngine m_engine;
};
