#include "ui/feature/presenter/presenter_question.h"

#include <QAccessible>
#include <QLabel>
#include <QTextDocument>
#include <QVBoxLayout>

#include "ui/panel/lesson/asked_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

#include <algorithm>

namespace {

QString optionText(const core::LessonQuestion& question, const core::QuestionWords& words, std::size_t option,
                   bool answered)
{
    const QString text = QString::fromStdString(words.options[option]).toHtmlEscaped();
    const bool right = answered && question.options[option].right;
    const QString line = QStringLiteral("<b>%1</b>&nbsp;&nbsp;%2").arg(optionLetter(option), text);
    if (right)
        return QStringLiteral("<div style=\"color:%1\">✓ <b>%2</b></div>").arg(themeColors().accent.name(), line);
    return QStringLiteral("<div style=\"color:%1\">%2</div>")
        .arg((answered ? themeColors().muted : themeColors().text).name(), line);
}

QString questionsText(const std::vector<core::LessonQuestion>& questions, const std::vector<core::QuestionWords>& words,
                      bool answered)
{
    QString text;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        text += QStringLiteral("<p><b>%1</b></p>").arg(QString::fromStdString(words[i].ask).toHtmlEscaped());
        for (std::size_t option = 0; option < words[i].options.size(); ++option)
            text += optionText(questions[i], words[i], option, answered);
        if (!answered || questions[i].kind == core::LessonQuestion::Kind::Choice) continue;
        const QString solution = solutionOf(questions[i], words[i]);
        const QString said =
            solution.isEmpty() ? PresenterQuestion::tr("The lesson does not tell the answer.") : solution;
        text += QStringLiteral("<p style=\"color:%1\"><b>%2</b></p>")
                    .arg(themeColors().accent.name(), said.toHtmlEscaped());
    }
    return text;
}

}  // namespace

QString optionLetter(std::size_t option) { return QString(QChar(u'A' + static_cast<char16_t>(option))); }

PresenterQuestion::PresenterQuestion(QWidget* wall) : QFrame(wall), m_text(new QLabel)
{
    setObjectName(QStringLiteral("presentedQuestion"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
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

void PresenterQuestion::lay(const std::vector<core::LessonQuestion>& questions,
                            const std::vector<core::QuestionWords>& words)
{
    m_questions = questions;
    m_words = words;
    m_task.clear();
    m_answered = false;
    appear();
}

void PresenterQuestion::layTask(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML));
    m_questions.clear();
    m_words.clear();
    m_task.clear();
    for (const QString& paragraph : document.toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        m_task += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    m_answered = true;
    appear();
}

void PresenterQuestion::appear()
{
    fit();
    raise();
    show();
    QAccessibleValueChangeEvent said(m_text, m_text->text());
    QAccessible::updateAccessibility(&said);
}

void PresenterQuestion::showAnswers()
{
    m_answered = true;
    fit();
    QAccessibleValueChangeEvent said(m_text, m_text->text());
    QAccessible::updateAccessibility(&said);
}

QString PresenterQuestion::text(bool answered) const
{
    return m_task.isEmpty() ? questionsText(m_questions, m_words, answered) : m_task;
}

/// The largest letters with which everything is seen on four fifths of the wall. They are those with the answers, so
/// that nothing moves when these come.
void PresenterQuestion::fit()
{
    constexpr double most = 17, least = 6, step = 0.93, ofWidth = 0.84, ofHeight = 0.8;
    const QSize wall = parentWidget()->size();
    const int margin = wall.width() / 40;
    const int across = static_cast<int>(ofWidth * wall.width());
    const int room = static_cast<int>(ofHeight * wall.height()) - 2 * margin;
    QTextDocument document;
    document.setDocumentMargin(0);
    double points = most;
    double high = 0;
    for (;; points *= step) {
        document.setDefaultFont(textFont(points));
        document.setHtml(text(true));
        document.setTextWidth(across - 2 * margin);
        high = document.size().height();
        if (high <= room || points * step < least) break;
    }
    m_text->setFont(textFont(points));
    m_text->setText(text(m_answered));
    m_text->setMargin(margin);
    const int height = std::min(static_cast<int>(high) + 2 * margin + QFontMetrics(m_text->font()).height(),
                                static_cast<int>(ofHeight * wall.height()) + 2 * margin);
    setGeometry((wall.width() - across) / 2, (wall.height() - height) / 2, across, height);
}

#include "moc_presenter_question.cpp"
