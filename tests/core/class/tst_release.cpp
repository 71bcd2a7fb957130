#include <QTemporaryDir>
#include <QTest>

#include "core/class/lesson_answers.h"
#include "core/class/lesson_package.h"
#include "core/class/lesson_release.h"
#include "core/file/zip_files.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/bundled_lessons.h"
#include "core/lesson/lesson_ground.h"
#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const std::string state =
    "```state\n{\"runs\": [{\"model\": \"bundled:named-heads\", \"texts\": [\"the cat sat on the mat\"]}],\n"
    "\"focus\": {\"query\": 2}}\n```\n";

/// A lesson with everything that a class must not get.
std::string whole()
{
    return "# T\n\nSee `<!-- this -->`. <!-- the answer is 4 -->\n\n```lesson\nlanguage: en\nversion: 1\n```\n\n## "
           "One\n\n"
           "Prose.\n\n"
           + state
           + "```question\nask: Which?\nkind: choice\noption: first\noption*: second\noption*: third\nhint: "
             "Two.\n```\n\n"
             "```question\nask: How many?\nkind: number\nanswer: 4711\ntolerance: 0\n```\n\n"
             "```question\nask: How much?\nkind: number\nanswer: 0.1\ntolerance: 0.06\n"
             "computed: weight(\"sat\" → \"cat\")\n```\n\n"
             "```question\nask: Which token?\nkind: token\n  answer :  sat\n```\n\n"
             "```question\nask: Why?\nkind: text\nanswer: Because it is so.\n```\n\n"
             "```expect\nweight(\"sat\" → \"cat\") ≥ 0\n```\n\n```goal\nonly mask\n```\n\n"
             "````notes\nThe answer is 4711.\n```\nanswer: x\n```\n````\n\nMore prose.\n";
}

Lesson lessonOf(const std::string& text) { return Lesson::parse(text, SOURCE_DIR "/some.lesson.md"); }

std::span<const std::byte> textBytes(const std::string& text) { return std::as_bytes(std::span(text)); }

std::vector<std::string> namesOf(const std::vector<PackedFile>& files)
{
    std::vector<std::string> names;
    for (const PackedFile& file : files) names.push_back(file.name);
    return names;
}

bool refuses(const std::function<void()>& act) { return saidParts(caught(act)).field != "nothing was thrown"; }

void write(const fs::path& file, const std::string& bytes)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

}  // namespace

/// A lesson in the form that a class gets.
class TestRelease final : public QObject {
    Q_OBJECT
private slots:
    void aReleaseTellsNoAnswer()
    {
        const Lesson lesson = lessonOf(whole());
        const std::string text = releasedText(lesson);
        for (const char* secret : {"4711", "answer", "option*", "expect", "notes", "Because", "the answer is 4"})
            QVERIFY2(text.find(secret) == std::string::npos, secret);
        const Lesson released = lessonOf(text);
        QVERIFY(released.isReleased());
        QCOMPARE(released.version(), lesson.version());
        QVERIFY(released.introduction().find("<!-- -->") != std::string::npos);
        QVERIFY(released.proseOf(0).find("More prose.") != std::string::npos);
        QCOMPARE(released.sessionAt(0), lesson.sessionAt(0));
    }

    /// The text around a comment stays in its step: no step comes or goes.
    void commentsStayComments()
    {
        const std::string steps =
            "# T\n\n## One\n\n" + state + "<!-- a -->## Not a step\n\nHTML writes <!-- in a line.\n\n";
        const std::string asks = "```question\nask: Q\nkind: number\nanswer: 4\n```\n\nand --> ends it. `<!-- secret\n";
        const Lesson released = lessonOf(releasedText(lessonOf(steps + asks + "-->` <!-- secret -->\n")));
        QCOMPARE(released.steps().size(), 1U);
        QCOMPARE(released.steps()[0].questions.size(), 1U);
        QVERIFY(released.text().find("secret") == std::string::npos);
    }

    /// Answers that are added to a release are left out when it is released again.
    void aReleaseOfAReleaseTellsNothing()
    {
        const std::string text = releasedText(lessonOf(whole()));
        const std::string added = text + "\n```question\nask: Q\nkind: number\nanswer: 4712\n```\n";
        const std::string again = releasedText(lessonOf(added));
        QVERIFY(again.find("4712") == std::string::npos);
        QCOMPARE(lessonOf(again).version(), lessonOf(text).version());
    }

    void itAsksTheSame()
    {
        const Lesson lesson = lessonOf(whole()), released = lessonOf(releasedText(lesson));
        const auto& was = lesson.steps()[0].questions;
        const auto& is = released.steps()[0].questions;
        QCOMPARE(is.size(), was.size());
        for (std::size_t i = 0; i < is.size(); ++i) {
            QCOMPARE(is[i].ask, was[i].ask);
            QCOMPARE(is[i].kind, was[i].kind);
            QCOMPARE(is[i].several, was[i].several);
            QCOMPARE(is[i].options.size(), was[i].options.size());
            QCOMPARE(is[i].hints, was[i].hints);
            QCOMPARE(is[i].isJudged(), i == 2);  // the engine computes it
        }
        QCOMPARE(released.steps()[0].claims.size(), 1U);  // the goal
        QVERIFY(was[0].several);
    }

    void whatIsComputedIsJudgedAtOnce()
    {
        const Lesson released = lessonOf(releasedText(lessonOf(whole())));
        OpenedModels models;
        const ClaimGround ground = lessonGround(released.sessionAt(0), models);
        const LessonQuestion& question = released.steps()[0].questions[2];
        const double right = computedNumber(*question.computed, ground);
        QCOMPARE(isRight(question, std::to_string(right), ground), std::optional(true));
        QCOMPARE(isRight(question, std::to_string(right + 0.0599), ground), std::optional(true));
        QCOMPARE(isRight(question, std::to_string(right + 0.07), ground), std::optional(false));
        QCOMPARE(isRight(released.steps()[0].questions[1], "4711", ground), std::nullopt);
    }

    void everyLessonOfTheCourseCanBeReleased()
    {
        const auto lessons = bundledLessons();
        QVERIFY(lessons.size() >= 12);
        for (const BundledLesson& each : lessons) {
            const Lesson lesson = Lesson::open(each.file);
            const std::string text = releasedText(lesson);
            for (const LessonFence& fence : blocksOf(text).fences) {
                const std::string inside = "\n" + std::string(fence.inside.of(text));
                QVERIFY(fence.name != "notes" && fence.name != "expect");
                if (fence.name == "question")
                    QVERIFY2(inside.find("\nanswer") == std::string::npos
                                 && inside.find("option*") == std::string::npos,
                             inside.c_str());
            }
            const Lesson released = Lesson::parse(text, each.file);
            QCOMPARE(released.steps().size(), lesson.steps().size());
            QCOMPARE(released.version(), lesson.version());
            QCOMPARE(releasedText(released), text);
        }
    }

    void aLessonWithoutAHeaderGetsOne()
    {
        const Lesson lesson = lessonOf("# T\n\n## One\n\n" + state);
        const Lesson released = lessonOf(releasedText(lesson));
        QVERIFY(released.isReleased());
        QCOMPARE(released.title(), std::string("T"));
        QCOMPARE(released.version(), lesson.version());
    }

    void onlyReleasesMayLackAnswers()
    {
        const std::string asks = "```question\nask: How many?\nkind: number\n```\n";
        QVERIFY(refuses([&] { lessonOf("# T\n\n## One\n\n" + state + asks); }));
        const std::string header = "```lesson\nreleased: 0123abcd\n```\n\n";
        QCOMPARE(lessonOf("# T\n\n" + header + "## One\n\n" + state + asks).version(), std::string("0123abcd"));
        QVERIFY(refuses([&] { lessonOf("# T\n\n```lesson\nreleased: 12\n```\n\n## One\n\n" + state); }));
    }

    void whatIsComputedMustBeTheAnswer()
    {
        const auto mistake = [](const std::string& lines) {
            return refuses([&] { lessonOf("# T\n\n## One\n\n" + state + "```question\nask: Q\n" + lines + "```\n"); });
        };
        QVERIFY(!mistake("kind: number\ncomputed: entropy(\"sat\")\n"));
        QVERIFY(mistake("kind: token\nanswer: sat\ncomputed: top(\"sat\")\n"));
        QVERIFY(mistake("kind: number\ncomputed: 0.5\n"));
        QVERIFY(mistake("kind: number\ncomputed: weight(\"sat\" → \"cat\") > 1\n"));
        const Lesson wrong =
            lessonOf("# T\n\n## One\n\n" + state
                     + "```question\nask: Q\nkind: number\nanswer: 17\ncomputed: entropy(\"sat\")\n```\n");
        OpenedModels models;
        const ClaimGround ground = lessonGround(wrong.sessionAt(0), models);
        QVERIFY(refuses([&] { requireAnswerable(wrong.steps()[0].questions[0], ground); }));
    }

    void aPackageHasWhatTheLessonNeeds()
    {
        const Lesson lesson = Lesson::open(bundledLessons().at(2).file);
        const std::string packed = packedLesson(lesson, {{"worksheets.pdf", "%PDF"}});
        QCOMPARE(packedLesson(lesson, {{"worksheets.pdf", "%PDF"}}), packed);
        const std::vector<PackedFile> files = filesOfZip(textBytes(packed), "a package");
        const std::vector<std::string> expected{"03-masks.lesson.md", "modules/m03.safetensors",
                                                "modules/m04.safetensors", "modules/m07.safetensors", "worksheets.pdf"};
        QCOMPARE(namesOf(files), expected);
        QTemporaryDir folder;
        const fs::path package = fs::path(folder.path().toStdString()) / "L.attnlesson";
        write(package, packed);
        const fs::path unpacked = unpackLesson(package, fs::path(folder.path().toStdString()) / "own");
        const Lesson again = Lesson::open(unpacked);
        QCOMPARE(again.version(), lesson.version());
        QCOMPARE(unpackLesson(package, fs::path(folder.path().toStdString()) / "own"), unpacked);
        OpenedModels models;
        for (std::size_t i = 0; i < again.steps().size(); ++i) lessonGround(again.sessionAt(i), models);
    }

    void aStrangersPackageStaysInItsFolder_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"../x", "a/../../x", "/etc/x", "a\\..\\x", ".hidden", "a/.b", "a\nb", "./x"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aStrangersPackageStaysInItsFolder()
    {
        QFETCH(const QString, name);
        const std::string lesson = "# T\n\n## One\n\n" + state;
        const std::string packed = zipOf({{"t.lesson.md", lesson}, {name.toStdString(), "x"}}, "");
        QTemporaryDir folder;
        const fs::path package = fs::path(folder.path().toStdString()) / "L.attnlesson";
        write(package, packed);
        const Error error = caught([&] { unpackLesson(package, fs::path(folder.path().toStdString()) / "own"); });
        QVERIFY(error.code == Code::Malformed);
        QVERIFY(!fs::exists(fs::path(folder.path().toStdString()) / "own"));
        QVERIFY(!fs::exists(fs::path(folder.path().toStdString()) / "x"));
    }

    void aPackageIsBounded()
    {
        const std::string lesson = "# T\n\n## One\n\n" + state;
        std::vector<PackedFile> many = {{"t.lesson.md", lesson}};
        for (std::size_t i = 0; i < core::ArchiveBounds{}.files; ++i) many.push_back({"f" + std::to_string(i), ""});
        QVERIFY(caught([&] { filesOfZip(textBytes(zipOf(many, "")), ""); }).code == Code::OutOfRange);
        QVERIFY(caught([&] {
                    zipOf({{"big", std::string(core::ArchiveBounds{}.bytes + 1, 'x')}}, "");
                }).code
                == Code::OutOfRange);
        // A few bytes that say they are many: the directory's size is believed no further than the bound.
        std::string bomb =
            zipOf({{"t.lesson.md", lesson}, {"zeros", std::string(core::ArchiveBounds{}.bytes - 4000, '\0')}}, "");
        QVERIFY(bomb.size() < core::ArchiveBounds{}.bytes / 100);
        QCOMPARE(filesOfZip(textBytes(bomb), "").size(), 2U);
        for (std::size_t at = bomb.size() - 40; at > bomb.size() - 200; at -= 20) {  // in the directory
            std::string other = bomb;
            other[at] = static_cast<char>(other[at] ^ 0x7F);
            static_cast<void>(caught([&] { filesOfZip(textBytes(other), ""); }));
        }
    }

    void damagedPackagesAreRefused()
    {
        const std::string packed = packedLesson(Lesson::open(bundledLessons().at(2).file));
        for (std::size_t cut = 1; cut < packed.size(); cut += packed.size() / 60) {
            QVERIFY(refuses([&] { filesOfZip(textBytes(packed.substr(0, cut)), ""); }));
            std::string other = packed;
            other[cut] = static_cast<char>(other[cut] ^ 0x55);
            static_cast<void>(refuses([&] { filesOfZip(textBytes(other), ""); }));
        }
        QVERIFY(caught([&] { filesOfZip(textBytes(std::string("no zip at all")), ""); }).code == Code::Malformed);
        QTemporaryDir folder;
        const fs::path package = fs::path(folder.path().toStdString()) / "L.attnlesson";
        write(package, zipOf({{"readme.txt", "no lesson"}}, ""));
        QVERIFY(saidParts(caught([&] { unpackLesson(package, folder.path().toStdString()); })).found == "0");
        write(package, zipOf({{"t.lesson.md", "no title"}}, ""));
        QVERIFY(refuses([&] { unpackLesson(package, fs::path(folder.path().toStdString()) / "own"); }));
        QVERIFY(fs::is_empty(fs::path(folder.path().toStdString()) / "own"));
    }
};

TEST_CLASS(TestRelease)
#include "tst_release.moc"
