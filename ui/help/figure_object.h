#pragma once

#include <QTextBlock>
#include <QTextObjectInterface>

#include "ui/plot/figure/figure.h"

/// Draws a chapter's figures where they stand in its text, as lines and letters.
class FigureObject final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    using Figures = std::vector<std::shared_ptr<const Figure>>;
    /// @param figures  [figures] of the chapter
    /// @param most     what a figure may be at most, in units of 1/96 inch; larger ones are drawn smaller
    FigureObject(Figures figures, QSizeF most, QObject* parent);

    /// Stands for a figure in a text.
    static QTextCharFormat format(std::size_t figure);
    static bool isFigure(const QTextFormat& format) { return format.objectType() == kind; }
    /// Draws a text's figures in the place of their characters.
    void drawIn(QTextDocument& text);

    QSizeF intrinsicSize(QTextDocument* text, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* text, int position,
                    const QTextFormat& format) override;

private:
    static constexpr int kind = QTextFormat::UserObject + 1;
    static constexpr int number = QTextFormat::UserProperty + 1;
    const Figure& figure(const QTextFormat& format) const;
    QSizeF whole(const QTextFormat& format) const;

    const Figures m_figures;
    const QSizeF m_most;
};
