#include "ui/plot/lesson_page/lesson_page.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include "core/class/lesson_answers.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/html/html_maps.h"
#include "ui/plot/html/html_markdown.h"
#include "ui/plot/lesson_page/asked_facts.h"
#include "ui/plot/lesson_page/lesson_page_words.h"
#include "ui/plot/lesson_page/lesson_picture.h"
#include "ui/plot/lesson_page/lesson_values.h"
#include "ui/plot/lesson_page/step_figure.h"
#include "ui/words/claim_words.h"

#include <algorithm>

namespace {

QByteArray button(const char* name, const QString& words, const QString& tip = {})
{
    const QByteArray title = tip.isEmpty() ? QByteArray() : " title=\"" + htmlText(tip) + '"';
    return "<button type=\"button\" class=\"" + QByteArray(name) + '"' + title + '>' + htmlText(words) + "</button>\n";
}

QByteArray stepNumber(std::size_t step) { return QByteArray::fromStdString(std::to_string(step + 1)); }

/// A language as documents name it; a stranger may have written anything.
QString languageNamed(QString language)
{
    static const QRegularExpression tag(QStringLiteral("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"));
    language.replace(QLatin1Char('_'), QLatin1Char('-'));
    return tag.match(language).hasMatch() ? language : QStringLiteral("en");
}

/// A step in the table of contents, as the program's own list has it.
QString contentsLine(const core::LessonStep& step)
{
    const bool goal = std::ranges::any_of(step.claims, &core::LessonClaim::goal);
    const QString title = lessonText(step.title);
    if (step.prediction) return LessonPage::tr("%1 (predict)").arg(title);
    if (goal) return LessonPage::tr("%1 (goal)").arg(title);
    return step.questions.empty() ? title : LessonPage::tr("%1 (question)").arg(title);
}

/// JSON that is not to be read at a glance.
QString packed(const QJsonObject& facts)
{
    return QString::fromLatin1(QJsonDocument(facts).toJson(QJsonDocument::Compact).toBase64());
}

}  // namespace

LessonPage::LessonPage(const core::Lesson& lesson, const QString& language)
    : m_lesson(lesson),
      m_language(language.isEmpty() ? lessonText(lesson.language()) : language),
      m_words(core::wordsOf(lesson, m_language.toStdString()))
{
    m_introduction = prose(m_words.introduction);
}

QStringList LessonPage::warnings() const
{
    QStringList all;
    for (const QString& address : m_missing) all << LessonPage::tr("The picture %1 is not there.").arg(address);
    return all;
}

QByteArray LessonPage::prose(const std::string& markdown)
{
    const auto picture = [this](const QString& address) {
        QByteArray data = pictureAddress(m_lesson.file().parent_path(), QUrl(address));
        if (data.isEmpty()) m_missing << address;
        m_pictures = m_pictures || !data.isEmpty();
        return data;
    };
    return "<div class=\"prose\" dir=\"auto\">\n" + htmlOfMarkdown(markdown, picture) + "</div>\n";
}

QByteArray LessonPage::goals(const core::LessonStep& step) const
{
    QByteArray lines;
    for (const core::LessonClaim& each : step.claims)
        if (each.goal) lines += "<li>" + htmlText(claimSentence(each.claim)) + "</li>\n";
    if (lines.isEmpty()) return {};
    return "<div class=\"goals\"><p>"
           + htmlText(LessonPage::tr("In AttentionScope: change what is shown until this is so.")) + "</p>\n<ul>\n"
           + lines + "</ul></div>\n";
}

/// What a page cannot do, said once and before anybody meets it.
QByteArray LessonPage::needed() const
{
    QStringList steps;
    for (std::size_t i = 0; i < m_lesson.steps().size(); ++i)
        if (std::ranges::any_of(m_lesson.steps()[i].claims, &core::LessonClaim::goal))
            steps << QString::number(static_cast<qulonglong>(i + 1));
    if (steps.isEmpty()) return {};
    const QString said =
        steps.size() == 1
            ? LessonPage::tr(
                "Step %1 has a goal. To reach it, change what is shown in the program AttentionScope, which "
                "is free. This page shows where it begins, and asks its questions.")
            : LessonPage::tr("Steps %1 have goals. To reach them, change what is shown in the program AttentionScope, "
                             "which is free. This page shows where they begin, and asks their questions.");
    return "<p class=\"needs\">" + htmlText(said.arg(steps.join(QStringLiteral(", ")))) + "</p>\n";
}

void LessonPage::add(const core::ComputedStep& computed, const std::vector<core::RecordedStep>& recorded)
{
    const auto place = static_cast<std::size_t>(m_steps.size());
    const core::StepWords& words = m_words.steps[place];
    const core::LessonStep step = core::inWords(m_lesson.steps()[place], words);
    const QByteArray number = stepNumber(place);
    const auto room = 0.5 * static_cast<double>(largestLessonPage) / static_cast<double>(m_lesson.steps().size());
    const StepFigure figure = stepFigure(computed, step, "step" + number, room);
    m_pictures = m_pictures || figure.pictures;
    m_sections += "<section class=\"step\" id=\"step" + number + "\" aria-labelledby=\"title" + number
                  + "\">\n<h2 tabindex=\"-1\" id=\"title" + number + "\"><span class=\"step-number\">" + number
                  + "</span> " + isolatedText(lessonText(step.title)) + "</h2>\n<div class=\"told\">\n"
                  + prose(words.prose) + goals(step)
                  + "<div class=\"predict\"></div>\n<div class=\"questions\"></div>\n</div>\n<div class=\"shown\">\n"
                  + figure.html + "</div>\n</section>\n";
    QJsonObject facts{{"questions", questionFacts(step, computed)}};
    const bool named = std::ranges::any_of(step.questions, [](const core::LessonQuestion& question) {
        return question.kind == core::LessonQuestion::Kind::Cell || question.kind == core::LessonQuestion::Kind::Token;
    });
    if (named) facts["names"] = tokenNames(computed);
    if (!figure.maps.isEmpty()) facts["maps"] = figure.maps, facts["at"] = figure.at;
    if (!figure.maps.isEmpty() && recorded.size() > 1) {
        QJsonArray run;
        for (const core::RecordedStep& each : recorded)
            run.append(QJsonObject{
                {"step", static_cast<qint64>(each.step)},
                {"maps",
                 stepFigure(each.computed, step, "step" + number, room / static_cast<double>(recorded.size())).maps},
                {"here", each.computed.session.runs.front().model == computed.session.runs.front().model}});
        facts["run"] = run;
    }
    if (QJsonObject guess = guessFacts(computed); !guess.isEmpty()) {
        if (!figure.whole.isEmpty()) guess["whole"] = packed(figure.whole);
        facts["guess"] = guess;
    }
    if (computed.covers) {
        facts["covers"] = true;
        if (!figure.whole.isEmpty()) facts["whole"] = packed(figure.whole);
    }
    facts["goals"] = static_cast<int>(std::ranges::count(step.claims, true, &core::LessonClaim::goal));
    m_steps.append(facts);
}

/// Buttons that lead through the lesson.
QByteArray LessonPage::way() const
{
    return "<nav class=\"way\" aria-label=\"" + htmlText(LessonPage::tr("Steps of the lesson"))
           + "\">\n<span class=\"lesson-title\">" + isolatedText(lessonText(m_words.title))
           + "</span>\n<span class=\"where\" role=\"status\"></span>\n" + button("contents", LessonPage::tr("Contents"))
           + button("whole", LessonPage::tr("All steps"),
                    LessonPage::tr("All steps one below the other, to print them"))
           + button("back", LessonPage::tr("◀ Back"), LessonPage::tr("The previous step (Page Up)"))
           + button("next primary", LessonPage::tr("Next ▶"), LessonPage::tr("The next step (Page Down)")) + "</nav>\n";
}

QByteArray LessonPage::introduction() const
{
    QByteArray contents;
    for (std::size_t i = 0; i < m_lesson.steps().size(); ++i)
        contents += "<li><a href=\"#step" + stepNumber(i) + "\">"
                    + htmlText(contentsLine(core::inWords(m_lesson.steps()[i], m_words.steps[i]))) + "</a></li>\n";
    return "<section class=\"start\" id=\"start\" aria-labelledby=\"title\">\n<h1 tabindex=\"-1\" id=\"title\">"
           + isolatedText(lessonText(m_words.title)) + "</h1>\n" + m_introduction + needed() + "<h2>"
           + htmlText(LessonPage::tr("Contents")) + "</h2>\n<ol class=\"contents-list\">\n" + contents
           + "</ol>\n</section>\n";
}

/// The script's data for handing answers in: whose they are, and in which form a code has them.
QJsonObject LessonPage::handInFacts() const
{
    return {{"lesson", lessonText(core::lessonNameOf(m_lesson))},
            {"version", lessonText(m_lesson.version())},
            {"title", lessonText(m_words.title)}};
}

QByteArray LessonPage::bytes() const
{
    HtmlDocument document{.title = lessonText(m_words.title), .dark_colors = &Palette::dark()};
    document.language = languageNamed(m_language);
    document.pictures = m_pictures;
    document.body =
        "<header>\n" + way() + "</header>\n<main>\n" + introduction() + m_sections + "</main>\n<footer>\n<p>"
        + htmlText(LessonPage::tr("Page down and Page up, or the buttons above, lead through the steps."))
        + "</p>\n<p id=\"help\">"
        + htmlText(
            LessonPage::tr("In a map arrow keys move the cell; Home and End go along the row, with Ctrl along the "
                           "column; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves "
                           "it. Every number is one that the program has computed."))
        + "</p>\n</footer>\n<section class=\"hand-in\" id=\"hand-in\" hidden></section>\n"
        + jsonElement("lesson", {{"words", lessonPageWords()}, {"steps", m_steps}, {"handIn", handInFacts()}});
    document.styles << QStringLiteral("lesson.css");
    document.scripts = mapScripts();
    document.scripts << QStringLiteral("drawing.js") << QStringLiteral("question.js") << QStringLiteral("guess.js")
                     << QStringLiteral("hand_in.js") << QStringLiteral("lesson.js");
    if (m_reports) document.scripts << QStringLiteral("report.js");
    document.reports = m_reports;
    return document.bytes();
}
