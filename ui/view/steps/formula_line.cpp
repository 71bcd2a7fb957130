#include "ui/view/steps/formula_line.h"

#include <QTextDocument>

#include <algorithm>

FormulaLine::FormulaLine(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::RichText); }

void FormulaLine::setParts(const QStringList& parts)
{
    if (m_parts == parts) return;
    m_parts = parts;
    arrange();
}

void FormulaLine::setLow(bool low)
{
    if (m_low == low) return;
    m_low = low;
    arrange();
}

QSize FormulaLine::sizeHint() const { return {static_cast<int>(widthOf(oneLine())) + 2, QLabel::sizeHint().height()}; }

QSize FormulaLine::minimumSizeHint() const { return {0, QLabel::minimumSizeHint().height()}; }

void FormulaLine::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    arrange();
}

double FormulaLine::widthOf(const QString& html) const
{
    QTextDocument document;
    document.setDefaultFont(font());
    document.setDocumentMargin(0);
    document.setHtml(html);
    return document.idealWidth();
}

QString FormulaLine::oneLine() const { return m_parts.join(QStringLiteral(" ; &nbsp; ")); }

void FormulaLine::arrange()
{
    // Shares of the usual type: in a low window one line may be smaller before it becomes two.
    constexpr double smallestLine = 0.5, smallest = 0.3;
    const auto shareOf = [&](const QString& html) {
        return std::clamp(static_cast<double>(width()) / std::max(1.0, widthOf(html)), smallest, 1.0);
    };
    QString text = oneLine();
    if (double share = shareOf(text); share < 1) {
        if (!m_low || share < smallestLine) {
            text = m_parts.join(QStringLiteral("<br>"));
            share = shareOf(text);
        }
        const auto written = [whole = text, points = font().pointSizeF()](double size) {
            return QStringLiteral("<span style=\"font-size:%1pt\">%2</span>").arg(points * size, 0, 'f', 2).arg(whole);
        };
        constexpr double step = 0.97;  // letters are not exactly as much narrower as they are smaller
        if (share < 1) text = written(share);
        while (share > smallest && widthOf(text) > width()) text = written(share *= step);
    }
    if (text != QLabel::text()) setText(text);
}

#include "moc_formula_line.cpp"
