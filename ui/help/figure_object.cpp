#include "ui/help/figure_object.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>

#include "ui/plot/figure/figure_layout.h"

#include <algorithm>

FigureObject::FigureObject(Figures figures, QSizeF most, QObject* parent)
    : QObject(parent),
      m_figures(std::move(figures)),
      m_most(most)
{
}

QTextCharFormat FigureObject::format(std::size_t figure)
{
    QTextCharFormat format;
    format.setObjectType(kind);
    format.setProperty(number, static_cast<int>(figure));
    return format;
}

void FigureObject::drawIn(QTextDocument& text) { text.documentLayout()->registerHandler(kind, this); }

const Figure& FigureObject::figure(const QTextFormat& format) const
{
    return *m_figures.at(static_cast<std::size_t>(format.intProperty(number)));
}

QSizeF FigureObject::whole(const QTextFormat& format) const
{
    return figure(format).size() / figure_layout::inch * figure_layout::unitsPerInch;
}

QSizeF FigureObject::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const QSizeF size = whole(format);
    const bool fits = size.width() <= m_most.width() && size.height() <= m_most.height();
    return fits ? size : size.scaled(m_most, Qt::KeepAspectRatio);
}

void FigureObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format)
{
    const QSizeF size = whole(format);
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / size.width(), rect.height() / size.height());
    figure(format).paint(*painter, Medium::Vector);
    painter->restore();
}

#include "moc_figure_object.cpp"
