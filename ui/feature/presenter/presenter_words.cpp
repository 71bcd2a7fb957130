#include "ui/feature/presenter/presenter_words.h"

#include <QPainter>
#include <QTextDocument>

#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

QString paragraphsOf(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML));
    QString text;
    for (const QString& paragraph : document.toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        text += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    return text;
}

double pointsThatFit(const QString& html, const QSize& room, double most)
{
    constexpr double least = 5, step = 0.95;
    QTextDocument document;
    document.setDocumentMargin(0);
    for (double points = most;; points *= step) {
        document.setDefaultFont(textFont(points));
        document.setHtml(html);
        document.setTextWidth(room.width());
        const bool fits = document.size().height() <= room.height() && document.idealWidth() <= room.width();
        if (fits || points * step < least) return points;
    }
}

PresenterWords::PresenterWords(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("presentedWords"));
    setAccessibleName(tr("What this step says"));
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setMinimumSize(1, 1);  // its letters are fitted to its size
}

void PresenterWords::display(const QString& markdown)
{
    setText(paragraphsOf(markdown));
    fit();
}

void PresenterWords::paintEvent(QPaintEvent* event)
{
    QPainter(this).fillRect(rect(), themeColors().window);
    QLabel::paintEvent(event);
}

void PresenterWords::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

/// What is more than half empty is easier to read than what fills the page.
void PresenterWords::fit()
{
    constexpr double most = 16, ofHeight = 0.9, aside = 0.06;
    if (isEmpty() || width() < 2) return;
    const int margin = static_cast<int>(aside * width());
    setContentsMargins(margin, 0, margin, 0);
    setFont(textFont(pointsThatFit(text(), QSize(width() - 2 * margin, static_cast<int>(ofHeight * height())), most)));
}

#include "moc_presenter_words.cpp"
