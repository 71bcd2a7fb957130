#pragma once

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/lesson/computed_step.h"
#include "core/lesson/recorded_steps.h"
#include "tests/hostile_tokens.h"
#include "tests/ui/plot/called_lesson.h"
#include "ui/plot/lesson_page/lesson_page.h"

/// Pages of lessons, for their tests.
namespace lesson_pages {

inline QByteArray pageOf(const core::Lesson& lesson)
{
    core::OpenedModels models;
    LessonPage page(lesson);
    for (std::size_t step = 0; step < lesson.steps().size(); ++step)
        page.add(core::computedStep(lesson, step, models), core::recordedSteps(lesson, step, models));
    return page.bytes();
}

inline core::ComputedStep stepOf(const core::Lesson& lesson, std::size_t step)
{
    core::OpenedModels models;
    return core::computedStep(lesson, step, models);
}

/// The data that the page's script reads.
inline QJsonObject lessonFactsOf(const QByteArray& page)
{
    const qsizetype from = page.indexOf('>', page.indexOf("id=\"lesson\"")) + 1;
    return QJsonDocument::fromJson(page.mid(from, page.indexOf("</script>", from) - from)).object();
}

/// A lesson whose every text is a stranger's.
/// @param texts  that stand in its title, prose, questions, options and hints
inline core::Lesson lessonSaying(const std::vector<std::string>& texts)
{
    // What a text may not have where a lesson wants a line.
    const auto line = [](std::string text) {
        std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
        return text;
    };
    std::string prose, options, all;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        prose += "p " + texts[i] + "\n\n";
        if (i < core::mostOptions) options += (i == 0 ? "option*: o " : "option: o ") + line(texts[i]) + "\n";
        all += line(texts[i]) + ' ';
    }
    std::string question = "```question\nask: " + all + "\nkind: choice\n" + options + "hint: " + all + "\n```\n";
    return core::Lesson::parse(
        "# T " + all + "\n\n" + prose + "\n## S " + all + "\n\n" + prose
            + "\n```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", \"texts\": [\"a b c\"]}]}\n"
              "```\n"
            + question + "```question\nask: " + all + "\nkind: text\nanswer: " + all + "\n```\n",
        SOURCE_DIR "/resources/lessons/a.lesson.md");
}

/// Elements that run or load something, and everything else that nobody may take for text.
inline std::vector<std::string> hostileTexts()
{
    std::vector<std::string> texts = hostileTokens();
    for (const char* more :
         {"<script>window.broken=1</script>", "<img src=x onerror=window.broken=1>", "<svg onload=window.broken=1>",
          "\" onmouseover=\"window.broken=1", "[x](#y)", "<iframe src=x></iframe>", "</title><base target=x>"})
        texts.emplace_back(more);
    return texts;
}

}  // namespace lesson_pages
