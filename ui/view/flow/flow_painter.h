#pragma once

#include <QImage>
#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/view/flow/flow_layout.h"

/// All lines in view, to be kept while nothing moves.
/// @param scale  pixels of the picture for each unit
QImage flowPicture(const std::vector<FlowLine>& lines, const FlowFrame& frame, const FlowStyle& style, double scale);

/// A few lines before those of a picture, which step back.
QImage flowPictureBehind(const QImage& picture, const std::vector<FlowLine>& lines, const FlowFrame& frame,
                         const FlowStyle& style);

/// Paints tokens, the marks beside them, and the columns' names.
class FlowPainter {
public:
    /// The painter's data, which must outlive it.
    struct Subject {
        const FlowFrame& frame;
        const FlowContent& content;
        const FlowTexts& texts;
        const FlowStandOut& standOut;
        const std::vector<FlowLine>& lines;  ///< lines that stand out
        const std::vector<QColor>& heads;    ///< their colours
        const Palette& colors;
    };
    FlowPainter(QPainter& painter, const Subject& subject) : m_painter(painter), m_of(subject) {}

    void paintTokens();
    void paintHeader();

private:
    void paintColumn(FlowColumn column);
    void paintToken(const FlowToken& token, bool faded);
    void paintBox(const FlowToken& token, const QRectF& rect);
    void paintShares(FlowColumn column);
    void paintStripe(const FlowLine& line, FlowColumn column, const QRectF& rect);
    void paintName(FlowColumn column, double edge, double room, const QString& name);
    bool isChosen(const FlowToken& token) const;
    bool isSeen(const QRectF& rect) const;

    QPainter& m_painter;
    const Subject m_of;
};
