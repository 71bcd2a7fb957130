#include "ui/feature/presenter/presenter_question.h"

#include <QAccessible>
#include <QLabel>
#include <QTextDocument>
#include <QVBoxLayout>

#include "ui/feature/presenter/presenter_words.h"
#include "ui/panel/lesson/asked_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/words/formula_parts.h"

#include <algorithm>
#include <optional>

namespace {

/// In columns, so that a second line hangs under the first, and with room for what tells the right one: nothing moves
/// when that comes.
QString optionText(const core::LessonQuestion& question, const core::QuestionWords& words, std::size_t option,
                   bool answered, const QFont& font)
{
    const bool right = answered && question.options[option].right;
    const QColor color = right ? themeColors().accent : answered ? themeColors().muted : themeColors().text;
    const QString cell = QStringLiteral("<td%1 style=\"color:%2\">%3</td>");
    const auto wide = [&font](const QString& text) {
        QFont bold = font;
        bold.setBold(true);
        return QStringLiteral(" width=\"%1\"").arg(QFontMetrics(bold).horizontalAdvance(text));
    };
    const QString tick(QChar(0x2713));
    return QStringLiteral("<tr>")
           + cell.arg(wide(tick + QLatin1Char(' ')), color.name(), right ? tick : QStringLiteral("&nbsp;"))
           + cell.arg(wide(QStringLiteral("M ")), color.name(), QStringLiteral("<b>%1</b>").arg(optionLetter(option)))
           + cell.arg(QString(), color.name(), formulaHtml(QString::fromStdString(words.options[option])))
           + QStringLiteral("</tr>");
}

QString questionText(const core::LessonQuestion& question, const core::QuestionWords& words, const QString& place,
                     bool answered, const QFont& font)
{
    QString text;
    if (!place.isEmpty())
        text += QStringLiteral("<p style=\"color:%1\">%2</p>").arg(themeColors().muted.name(), place.toHtmlEscaped());
    text += QStringLiteral("<p><b>%1</b></p>").arg(formulaHtml(QString::fromStdString(words.ask)));
    QString options;
    for (std::size_t option = 0; option < words.options.size(); ++option)
        options += optionText(question, words, option, answered, font);
    if (!options.isEmpty())
        text += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(options);
    if (!answered || question.kind == core::LessonQuestion::Kind::Choice) return text;
    const QString solution = solutionOf(question, words);
    const QString said = solution.isEmpty() ? PresenterQuestion::tr("The lesson does not tell the answer.") : solution;
    return text
           + QStringLiteral("<p style=\"color:%1\"><b>%2</b></p>").arg(themeColors().accent.name(), formulaHtml(said));
}

/// The room that a text needs.
/// @param across  the most of it
QSizeF sizeOf(const QString& html, const QFont& font, int across)
{
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(font);
    document.setHtml(html);
    document.setTextWidth(across);
    const double wide = std::max(document.idealWidth(), 1.0);
    if (wide < across) document.setTextWidth(wide + 1);
    return {wide + 1, document.size().height()};
}

}  // namespace

QString optionLetter(std::size_t option) { return QString(QChar(u'A' + static_cast<char16_t>(option))); }

PresenterQuestion::PresenterQuestion(QWidget* wall) : QFrame(wall), m_text(new QLabel)
{
    setObjectName(QStringLiteral("presentedQuestion"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setMinimumSize(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    keepThemed(this, [this] {
        setStyleSheet(
            QStringLiteral("#presentedQuestion { background: %1; border: 2px solid %2; border-radius: 12px; }")
                .arg(themeColors().window.name(), themeColors().accent.name()));
        if (isLaid()) fit();
    });
    hide();
}

void PresenterQuestion::lay(const core::LessonQuestion& question, const core::QuestionWords& words,
                            const QString& place)
{
    m_question = question;
    m_words = words;
    m_place = place;
    m_task.clear();
    m_answered = false;
    appear();
}

void PresenterQuestion::layTask(const QString& markdown)
{
    m_task = paragraphsOf(markdown);
    m_answered = true;
    appear();
}

void PresenterQuestion::appear()
{
    hide();
    m_room = SlideRoom(parentWidget()->grab().toImage(), parentWidget()->size(), themeColors().window);
    fit();
    raise();
    show();
    QAccessibleValueChangeEvent said(m_text, m_text->text());
    QAccessible::updateAccessibility(&said);
}

void PresenterQuestion::showAnswer()
{
    m_answered = true;
    m_text->setText(text(true, m_text->font()));
    QAccessibleValueChangeEvent said(m_text, m_text->text());
    QAccessible::updateAccessibility(&said);
}

QString PresenterQuestion::text(bool answered, const QFont& font) const
{
    return m_task.isEmpty() ? questionText(m_question, m_words, m_place, answered, font) : m_task;
}

/// Large letters and an open view of what is asked about, weighed against each other. Room is made for the answer, so
/// that nothing moves when that comes.
void PresenterQuestion::fit()
{
    constexpr double sizes[] = {17, 15, 13, 11.5, 10}, widths[] = {0.84, 0.66, 0.52, 0.42, 0.34};
    constexpr double ofHeight = 0.88, ofCovered = 3;
    const QSize wall = parentWidget()->size();
    const int margin = wall.width() / 56;
    if (m_room.size() != wall) return fitAnywhere(wall, margin);  // the screen is another one by now
    std::optional<double> least;
    QRect best;
    double bestPoints = 0;
    for (const double points : sizes)
        for (const double share : widths) {
            const int across = static_cast<int>(share * wall.width()) - 2 * margin;
            const QSizeF needed = sizeOf(text(true, textFont(points)), textFont(points), across);
            const QSize card = needed.toSize() + QSize(2 * margin + 6, 2 * margin + 6);
            if (needed.width() > across + 1 || card.height() > ofHeight * wall.height()) continue;
            const QRect at = m_room.emptiest(card, margin);
            const double cost = ofCovered * m_room.covered(at) + 1 - points / sizes[0];
            if (least && *least <= cost) continue;
            least = cost;
            best = at;
            bestPoints = points;
        }
    if (!least) return fitAnywhere(wall, margin);
    place(best, bestPoints, margin);
}

/// In the middle, with the largest letters with which everything is seen.
void PresenterQuestion::fitAnywhere(const QSize& wall, int margin)
{
    constexpr double most = 17, least = 6, step = 0.93, ofWidth = 0.84, ofHeight = 0.88;
    const int across = static_cast<int>(ofWidth * wall.width()) - 2 * margin;
    const int room = static_cast<int>(ofHeight * wall.height()) - 2 * margin;
    double points = most;
    QSizeF needed = sizeOf(text(true, textFont(points)), textFont(points), across);
    while (needed.height() > room && points * step >= least) {
        points *= step;
        needed = sizeOf(text(true, textFont(points)), textFont(points), across);
    }
    const QSize card(across + 2 * margin, std::min(static_cast<int>(needed.height()), room) + 2 * margin + 6);
    place(QRect(QPoint((wall.width() - card.width()) / 2, (wall.height() - card.height()) / 2), card), points, margin);
}

void PresenterQuestion::place(const QRect& at, double points, int margin)
{
    m_text->setFont(textFont(points));
    m_text->setText(text(m_answered, textFont(points)));
    m_text->setMargin(margin);
    setGeometry(at);
}

#include "moc_presenter_question.cpp"
