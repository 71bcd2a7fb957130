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
    QString text = oneLine();
    if (widthOf(text) > width()) {
        if (!m_low) text = m_parts.join(QStringLiteral("<br>"));
        const double widest = widthOf(text);
        constexpr double smallest = 0.6;  // of the usual type
        const double share = std::max(smallest, static_cast<double>(width()) / std::max(1.0, widest));
        if (share < 1)
            text = QStringLiteral("<span style=\"font-size:%1pt\">%2</span>")
                       .arg(font().pointSizeF() * share * 0.98, 0, 'f', 2)
                       .arg(text);
    }
    if (text != QLabel::text()) setText(text);
}

#include "moc_formula_line.cpp"
