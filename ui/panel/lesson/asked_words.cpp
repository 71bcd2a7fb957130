#include "ui/panel/lesson/asked_words.h"

#include <QCoreApplication>
#include <QStringList>

QString solutionOf(const core::LessonQuestion& question, const core::QuestionWords& words)
{
    if (question.kind == core::LessonQuestion::Kind::Text) return QString::fromStdString(words.answer);
    if (question.kind != core::LessonQuestion::Kind::Choice) return QString::fromStdString(question.answer);
    QStringList right;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (question.options[i].right) right << QString::fromStdString(words.options[i]);
    return right.join(QCoreApplication::translate("QuestionBox", "; "));
}
