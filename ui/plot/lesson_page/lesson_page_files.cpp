#include "ui/plot/lesson_page/lesson_page_files.h"

#include <QCoreApplication>

#include "core/class/lesson_answers.h"
#include "core/error.h"
#include "core/file/zip_files.h"
#include "core/lesson/computed_step.h"
#include "core/lesson/lesson_words.h"
#include "core/lesson/recorded_steps.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/lesson_page/lesson_page.h"

namespace {

constexpr const char* pageName = "index.html";
constexpr const char* packageEnding = ".zip";

/// Letters and digits of ASCII alone, beginning with a letter, as identifiers in the manifest want it.
QByteArray identifierOf(const core::Lesson& lesson)
{
    QByteArray identifier = "lesson-";
    for (const char c : core::lessonNameOf(lesson)) {
        const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
        identifier += plain ? c : '-';
    }
    return identifier + '-' + QByteArray::fromStdString(lesson.version());
}

QByteArray manifestOf(const core::Lesson& lesson, const QString& title)
{
    const QByteArray id = identifierOf(lesson), name = htmlText(title);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<manifest identifier=\"" + id
           + "\" version=\"1.0\" xmlns=\"http://www.imsproject.org/xsd/imscp_rootv1p1p2\" "
             "xmlns:adlcp=\"http://www.adlnet.org/xsd/adlcp_rootv1p2\">\n"
             "<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>\n"
             "<organizations default=\"course\">\n<organization identifier=\"course\"><title>"
           + name + "</title>\n<item identifier=\"item\" identifierref=\"page\" isvisible=\"true\"><title>" + name
           + "</title></item>\n</organization>\n</organizations>\n<resources>\n<resource identifier=\"page\" "
             "type=\"webcontent\" adlcp:scormtype=\"sco\" href=\""
           + pageName + "\"><file href=\"" + pageName + "\"/></resource>\n</resources>\n</manifest>\n";
}

/// The package's description for systems with xAPI.
QByteArray activityOf(const core::Lesson& lesson, const QString& title)
{
    const QByteArray name = htmlText(title);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tincan xmlns=\"http://projecttincan.com/tincan.xsd\">\n"
           "<activities>\n<activity id=\"https://attentionscope.org/lessons/"
           + htmlText(QString::fromStdString(core::lessonNameOf(lesson)))
           + "\" type=\"http://adlnet.gov/expapi/activities/lesson\"><name lang=\"en\">" + name
           + "</name><description lang=\"en\">" + name + "</description><launch lang=\"en\">" + pageName
           + "</launch></activity>\n</activities>\n</tincan>\n";
}

}  // namespace

QByteArray scormPackage(const core::Lesson& lesson, const QString& title, const QByteArray& page)
{
    const std::string file = core::lessonNameOf(lesson) + packageEnding;
    const std::string bytes = core::zipOf({{"imsmanifest.xml", manifestOf(lesson, title).toStdString()},
                                           {"tincan.xml", activityOf(lesson, title).toStdString()},
                                           {pageName, page.toStdString()}},
                                          file);
    return QByteArray::fromStdString(bytes);
}

LessonPageFile lessonPageFile(const core::Lesson& lesson, const std::filesystem::path& file, const QString& language,
                              const std::function<void(std::size_t, std::size_t)>& progress,
                              const std::stop_token& stop)
{
    const bool package = file.extension() == packageEnding;
    if (!package && file.extension() != ".html" && file.extension() != ".htm")
        throw core::Error(
            core::Code::OutOfRange, "",
            "the page cannot be written: expected LESSON.html, or LESSON.zip for a learning system, found %1",
            file.filename().string());
    core::OpenedModels models;
    LessonPage page(lesson, language);
    page.setReports(package);
    const std::size_t count = lesson.steps().size();
    for (std::size_t step = 0; step < count; ++step) {
        if (progress) progress(step, count);
        page.add(core::computedStep(lesson, step, models, stop), core::recordedSteps(lesson, step, models, stop));
    }
    LessonPageFile made{page.bytes(), page.warnings()};
    if (made.bytes.size() > largestLessonPage)
        made.warnings << QCoreApplication::translate("CommandLine",
                                                     "the page has %1 MB, more than the 3 MB that one should have")
                             .arg(static_cast<double>(made.bytes.size()) / 1e6, 0, 'f', 1);
    const QString title = QString::fromStdString(core::wordsOf(lesson, language.toStdString()).title);
    if (package) made.bytes = scormPackage(lesson, title, made.bytes);
    return made;
}
